# Writes Timeline.html as C: cmake -DPAGE=... -DOUTPUT=... -P EmbedPage.cmake

# Appends a text as an array of characters and its size.
function(commute_write_characters text name output)
  string(HEX "${text}" hex)
  string(LENGTH "${hex}" length)
  math(EXPR length "${length} / 2")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "(char)0x\\1," elements "${hex}")
  string(REGEX REPLACE "((\\(char\\)0x..,){6})" "\\1\n" elements "${elements}")
  file(APPEND "${output}" "const char ${name}[] = {\n${elements}};\n"
    "const size_t ${name}Size = ${length};\n")
endfunction()

file(READ "${PAGE}" page)
string(FIND "${page}" "@REPORT@" place)
string(SUBSTRING "${page}" 0 ${place} head)
math(EXPR place "${place} + 8")
string(SUBSTRING "${page}" ${place} -1 tail)
file(WRITE "${OUTPUT}"
  "/* Made from Timeline.html. */\n#include \"TimelinePage.h\"\n")
commute_write_characters("${head}" commuteTimelinePageHead "${OUTPUT}")
commute_write_characters("${tail}" commuteTimelinePageTail "${OUTPUT}")
