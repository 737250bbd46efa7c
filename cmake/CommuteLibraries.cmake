# The C libraries besides MLIR.

find_path(COMMUTE_YAJL_INCLUDE_DIR yajl/yajl_parse.h REQUIRED)
find_library(COMMUTE_YAJL_LIBRARY yajl REQUIRED)
find_path(COMMUTE_UTHASH_INCLUDE_DIR uthash.h REQUIRED)
