//===- ReportSvg.c - Reports as pictures ----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// A block is one panel, or two on one scale, that of what it is compared with
// above. A panel has a lane for the compute stream, one for each process group,
// an axis, and a curve of memory. Bars too narrow to be told apart are drawn as
// one, so that a picture has some thousand shapes at most, whatever the
// program.
//
//===----------------------------------------------------------------------===//

#include "commute/Report.h"

#include "Cost.h"
#include "Svg.h"

#include <stdio.h>
#include <stdlib.h>

enum {
  WIDTH = 1200,
  MARGIN = 16,
  LEFT = 130,
  PLOT = WIDTH - LEFT - MARGIN,
  TITLE = 52,
  HEAD = 24,
  LANE = 24,
  LANE_GAP = 5,
  AXIS = 24,
  MEMORY = 54,
  PANEL_GAP = 14,
  LEGEND = 30,
  BLOCK_GAP = 26,
  NUM_COLOURS = 6,
  /// Of labels: characters of the lanes' names, and pixels of one in a bar.
  NAME_CHARACTERS = 15,
  TITLE_CHARACTERS = 110,
  TIP_CHARACTERS = 160,
  FIGURE_SIZE = 32,
};

/// Bars of at least this width are drawn each; a gap of less is none; bars that
/// are drawn as one are about so wide.
static const double minBar = 2.5, minGap = 1, maxRun = 3, minLabel = 34,
                    labelAdvance = 6.2;

/// A picture that is being drawn.
typedef struct Picture {
  CommuteSvg svg;
  /// The top of what comes next.
  double y;
  /// Pixels per nanosecond in the block at hand.
  double scale;
} Picture;

//===----------------------------------------------------------------------===//
// Bars
//===----------------------------------------------------------------------===//

/// Bars that are drawn as one.
typedef struct Run {
  double from;
  double to;
  double nanoseconds;
  size_t count;
} Run;

/// How bars that are drawn as one show how much of their width they fill: by
/// their height, from the bottom or from the top, or not at all.
typedef enum Share { SHARE_BOTTOM, SHARE_TOP, SHARE_NONE } Share;

/// A row of bars that come in the order of time.
typedef struct Row {
  const Picture *picture;
  double y;
  double height;
  /// Of a bar.
  const char *shape;
  int colour;
  Share share;
  bool hasLabels;
  Run run;
} Row;

static void beginBar(const Row *row, const char *extra, double from, double to,
                     double y, double height) {
  const CommuteSvg *svg = &row->picture->svg;
  commuteSvgWrite(svg, "<rect class=\"%s%s", row->shape, extra);
  if (row->colour >= 0)
    commuteSvgWrite(svg, " g%d", row->colour);
  commuteSvgWrite(svg,
                  "\" x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\"",
                  LEFT + from, y, to - from, height);
}

/// Draws what is left of small bars, which together cover the area that they
/// would cover one by one.
static void flush(Row *row) {
  Run *run = &row->run;
  if (run->count == 0)
    return;
  // What is hardly there is still to be seen.
  double to = run->to - run->from < 0.5 ? run->from + 0.5 : run->to;
  double share = run->nanoseconds * row->picture->scale / (run->to - run->from);
  double height = row->height;
  if (row->share != SHARE_NONE && share < 1)
    height *= share;
  char time[FIGURE_SIZE];
  commuteSvgFormatTime(run->nanoseconds, time, sizeof time);
  beginBar(row, " many", run->from, to,
           row->y + (row->share == SHARE_BOTTOM ? row->height - height : 0),
           height);
  commuteSvgWrite(&row->picture->svg,
                  "><title>%zu operation%s, %s</title></rect>\n", run->count,
                  run->count == 1 ? "" : "s", time);
  run->count = 0;
}

/// Draws a bar with a name, or adds it to those that are drawn as one.
static void addBar(Row *row, CommuteCost start, CommuteCost end,
                   const char *name) {
  const CommuteSvg *svg = &row->picture->svg;
  double from = commuteCostGetReal(start) * row->picture->scale;
  double to = commuteCostGetReal(end) * row->picture->scale;
  double nanoseconds = commuteCostGetReal(commuteCostSubtract(end, start));
  Run *run = &row->run;
  if (!(nanoseconds > 0))
    return;
  if (run->count > 0 && (to - from >= minBar || from - run->to >= minGap ||
                         run->to - run->from >= maxRun))
    flush(row);
  if (to - from < minBar) {
    if (run->count == 0)
      *run = (Run){.from = from};
    run->to = to;
    run->nanoseconds += nanoseconds;
    ++run->count;
    return;
  }
  char time[FIGURE_SIZE];
  commuteSvgFormatTime(nanoseconds, time, sizeof time);
  beginBar(row, "", from, to, row->y, row->height);
  commuteSvgWrite(svg, "><title>");
  commuteSvgWriteText(svg, name, TIP_CHARACTERS);
  commuteSvgWrite(svg, ", %s</title></rect>\n", time);
  if (to - from < minLabel || !row->hasLabels)
    return;
  commuteSvgWrite(svg, "<text class=\"label\" x=\"%.2f\" y=\"%.1f\">",
                  LEFT + from + 3, row->y + LANE / 2.0 + 3.5);
  commuteSvgWriteText(svg, name, (size_t)((to - from - 8) / labelAdvance));
  commuteSvgWrite(svg, "</text>\n");
}

//===----------------------------------------------------------------------===//
// Lanes
//===----------------------------------------------------------------------===//

static void beginLane(const Picture *picture, const char *name) {
  commuteSvgWrite(
      &picture->svg,
      "<g class=\"lane\"><rect class=\"back\" x=\"%d\" "
      "y=\"%.1f\" width=\"%d\" height=\"%d\"/>\n<text class=\"end\" "
      "x=\"%d\" y=\"%.1f\">",
      LEFT, picture->y, PLOT, LANE, LEFT - 8, picture->y + LANE / 2.0 + 4);
  commuteSvgWriteText(&picture->svg, name, NAME_CHARACTERS);
  commuteSvgWrite(&picture->svg, "</text>\n");
}

static void endLane(Picture *picture) {
  commuteSvgWrite(&picture->svg, "</g>\n");
  picture->y += LANE + LANE_GAP;
}

/// Draws when compute stands still, over so many pixels.
static void drawHeld(const Picture *picture, const CommuteReport *report,
                     const char *shape, double height, Share share) {
  Row row = {.picture = picture,
             .y = picture->y,
             .height = height,
             .shape = shape,
             .colour = -1,
             .share = share};
  for (size_t i = 0; i < report->numScheduled; ++i) {
    const CommuteReportOperation *operation = &report->schedule[i];
    addBar(&row, operation->held.start, operation->held.end, operation->name);
  }
  flush(&row);
}

static void drawCompute(Picture *picture, const CommuteReport *report) {
  beginLane(picture, "compute");
  Row row = {.picture = picture,
             .y = picture->y,
             .height = LANE,
             .shape = "bar compute",
             .colour = -1,
             .hasLabels = true};
  for (size_t i = 0; i < report->numScheduled; ++i) {
    const CommuteReportOperation *operation = &report->schedule[i];
    if (operation->kind == COMMUTE_NODE_COLLECTIVE)
      continue;
    CommuteCost start = operation->kind == COMMUTE_NODE_WAIT
                            ? operation->held.end
                            : operation->interval.start;
    addBar(&row, start, operation->interval.end, operation->name);
  }
  flush(&row);
  drawHeld(picture, report, "held", LANE, SHARE_TOP);
  endLane(picture);
}

/// Draws what of the collectives of a group is exposed: when they run while
/// compute stands still. Both come in the order of time.
static void drawExposed(const Picture *picture, const CommuteReport *report,
                        size_t group) {
  enum { HEIGHT = 5 };
  Row row = {.picture = picture,
             .y = picture->y + LANE - HEIGHT,
             .height = HEIGHT,
             .shape = "exposed",
             .colour = -1,
             .share = SHARE_NONE};
  size_t next = 0;
  for (size_t i = 0; i < report->numScheduled; ++i) {
    const CommuteReportOperation *operation = &report->schedule[i];
    if (operation->group != group ||
        !(commuteCostGetReal(operation->exposed) > 0))
      continue;
    for (; next < report->numScheduled; ++next) {
      CommuteInterval held = report->schedule[next].held;
      if (!commuteCostIsLess(held.start, held.end))
        continue;
      CommuteCost start = operation->interval.start;
      CommuteCost end = operation->interval.end;
      if (commuteCostIsLess(start, held.start))
        start = held.start;
      if (commuteCostIsLess(held.end, end))
        end = held.end;
      if (commuteCostIsLess(start, end))
        addBar(&row, start, end, operation->name);
      // The rest of a wait may be for the next one.
      if (commuteCostIsLess(operation->interval.end, held.end))
        break;
    }
  }
  flush(&row);
}

static void drawGroup(Picture *picture, const CommuteReport *report,
                      size_t group) {
  beginLane(picture, report->groups[group].name);
  Row row = {.picture = picture,
             .y = picture->y,
             .height = LANE,
             .shape = "bar",
             .colour = (int)(group % NUM_COLOURS),
             .hasLabels = true};
  for (size_t i = 0; i < report->numScheduled; ++i) {
    const CommuteReportOperation *operation = &report->schedule[i];
    if (operation->group == group)
      addBar(&row, operation->interval.start, operation->interval.end,
             operation->name);
  }
  flush(&row);
  drawExposed(picture, report, group);
  endLane(picture);
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// The most bytes in each column of pixels.
typedef struct Columns {
  uint64_t live[PLOT + 1];
  uint64_t inFlight[PLOT + 1];
} Columns;

static void raise(uint64_t *bytes, uint64_t other) {
  if (other > *bytes)
    *bytes = other;
}

static size_t getColumn(const Picture *picture, CommuteCost time) {
  double x = commuteCostGetReal(time) * picture->scale;
  return x >= PLOT ? PLOT : (size_t)x;
}

/// Fills the columns; one that nothing is issued in has what was there before.
static size_t fillColumns(const Picture *picture, const CommuteReport *report,
                          Columns *columns) {
  size_t column = 0;
  for (size_t i = 0; i < report->numScheduled; ++i) {
    const CommuteReportOperation *operation = &report->schedule[i];
    size_t end = getColumn(picture, operation->issued);
    const CommuteReportOperation *last =
        i > 0 ? &report->schedule[i - 1] : operation;
    for (; column < end; ++column) {
      raise(&columns->live[column + 1], last->liveBytes);
      raise(&columns->inFlight[column + 1], last->inFlightBytes);
    }
    raise(&columns->live[end], operation->liveBytes);
    raise(&columns->inFlight[end], operation->inFlightBytes);
  }
  size_t end = getColumn(picture, report->simulation.makespan);
  for (; column < end; ++column) {
    const CommuteReportOperation *last =
        &report->schedule[report->numScheduled - 1];
    columns->live[column + 1] = last->liveBytes;
    columns->inFlight[column + 1] = last->inFlightBytes;
  }
  return end;
}

/// Draws the area below a curve, with a step where it changes.
static void drawArea(const Picture *picture, const char *shape,
                     const uint64_t *bytes, size_t end, double peak) {
  const CommuteSvg *svg = &picture->svg;
  double bottom = picture->y + MEMORY;
  commuteSvgWrite(svg, "<path class=\"%s\" d=\"M%d %.1f", shape, LEFT, bottom);
  for (size_t i = 0; i <= end; ++i)
    if (i == 0 || bytes[i] != bytes[i - 1])
      commuteSvgWrite(svg, "H%zuV%.1f", LEFT + i,
                      bottom - (double)bytes[i] / peak * (MEMORY - 2));
  commuteSvgWrite(svg, "H%zuV%.1fZ\"/>\n", LEFT + end, bottom);
}

/// Draws the bytes of a panel, on a scale that has room for `peak`.
static bool drawMemory(Picture *picture, const CommuteReport *report,
                       uint64_t peak) {
  const CommuteSvg *svg = &picture->svg;
  char live[FIGURE_SIZE], inFlight[FIGURE_SIZE];
  commuteSvgFormatBytes(report->simulation.peakLiveBytes, live, sizeof live);
  commuteSvgFormatBytes(report->simulation.peakInFlightBytes, inFlight,
                        sizeof inFlight);
  commuteSvgWrite(svg,
                  "<g class=\"memory\"><text class=\"end\" x=\"%d\" "
                  "y=\"%.1f\">memory</text>\n",
                  LEFT - 8, picture->y + 12);
  commuteSvgWrite(svg,
                  "<text class=\"end dim small\" x=\"%d\" y=\"%.1f\">"
                  "peak live %s</text>\n",
                  LEFT - 8, picture->y + 28, live);
  commuteSvgWrite(svg,
                  "<text class=\"end dim small\" x=\"%d\" y=\"%.1f\">"
                  "in flight %s</text>\n",
                  LEFT - 8, picture->y + 42, inFlight);
  bool isKnown = report->simulation.peakLiveBytes != COMMUTE_BYTES_UNKNOWN &&
                 report->simulation.peakInFlightBytes != COMMUTE_BYTES_UNKNOWN;
  Columns *columns = calloc(1, sizeof *columns);
  if (columns && isKnown && peak > 0 && report->numScheduled > 0) {
    size_t end = fillColumns(picture, report, columns);
    drawArea(picture, "live", columns->live, end, (double)peak);
    drawArea(picture, "flight", columns->inFlight, end, (double)peak);
  }
  commuteSvgWrite(svg,
                  "<line class=\"grid\" x1=\"%d\" y1=\"%.1f\" x2=\"%d\" "
                  "y2=\"%.1f\"/>\n</g>\n",
                  LEFT, picture->y + MEMORY, LEFT + PLOT, picture->y + MEMORY);
  picture->y += MEMORY;
  free(columns);
  return columns != NULL;
}

//===----------------------------------------------------------------------===//
// Panels
//===----------------------------------------------------------------------===//

static double getPanelHeight(const CommuteReport *report) {
  return HEAD + (double)(report->numGroups + 1) * (LANE + LANE_GAP) + AXIS +
         MEMORY + PANEL_GAP;
}

/// Draws the marks of the axis: lines behind the lanes, times below them.
static void drawAxis(const Picture *picture, double makespan, double height) {
  const CommuteSvg *svg = &picture->svg;
  if (!(makespan > 0))
    return;
  double step = commuteSvgGetStep(makespan);
  CommuteSvgUnit unit = commuteSvgGetUnit(makespan);
  commuteSvgWrite(svg, "<g class=\"axis\">\n");
  for (int i = 0; i * step <= makespan * (1 + 1e-9); ++i) {
    double x = LEFT + i * step * picture->scale;
    commuteSvgWrite(svg,
                    "<line class=\"grid\" x1=\"%.2f\" y1=\"%.1f\" "
                    "x2=\"%.2f\" y2=\"%.1f\"/>",
                    x, picture->y, x, picture->y + height + 4);
    commuteSvgWrite(svg,
                    "<text class=\"%s dim small\" x=\"%.2f\" "
                    "y=\"%.1f\">%g %s</text>\n",
                    x > WIDTH - 50 ? "end" : "middle", x,
                    picture->y + height + 15, i * step / unit.nanoseconds,
                    unit.name);
  }
  commuteSvgWrite(svg, "</g>\n");
}

static void drawHead(Picture *picture, const CommuteReport *report,
                     const char *name) {
  const CommuteSvg *svg = &picture->svg;
  const CommuteSimulation *simulation = &report->simulation;
  double makespan = commuteCostGetReal(simulation->makespan);
  double exposed = commuteCostGetReal(simulation->exposed);
  char time[FIGURE_SIZE], held[FIGURE_SIZE], bound[FIGURE_SIZE];
  commuteSvgFormatTime(makespan, time, sizeof time);
  commuteSvgFormatTime(exposed, held, sizeof held);
  commuteSvgFormatTime(commuteCostGetReal(report->bounds.lowerBound), bound,
                       sizeof bound);
  commuteSvgWrite(svg,
                  "<text x=\"%d\" y=\"%.1f\"><tspan class=\"head\">%s%s"
                  "</tspan> <tspan class=\"dim\">exposed communication %s "
                  "(%.1f %%), lower bound %s</tspan></text>\n",
                  LEFT, picture->y + 15, name, time, held,
                  makespan > 0 ? 100 * exposed / makespan : 0.0, bound);
  picture->y += HEAD;
}

static bool drawPanel(Picture *picture, const CommuteReport *report,
                      const char *order, const char *name, double makespan,
                      uint64_t peak) {
  const CommuteSvg *svg = &picture->svg;
  commuteSvgWrite(svg, "<g class=\"panel\" data-order=\"%s\">\n", order);
  drawHead(picture, report, name);
  double lanes = (double)(report->numGroups + 1) * (LANE + LANE_GAP);
  drawAxis(picture, makespan, lanes);
  double top = picture->y;
  drawCompute(picture, report);
  for (size_t i = 0; i < report->numGroups; ++i)
    drawGroup(picture, report, i);
  Picture groups = *picture;
  groups.y = top + LANE + LANE_GAP;
  drawHeld(&groups, report, "band", picture->y - LANE_GAP - groups.y,
           SHARE_NONE);
  double bound =
      LEFT + commuteCostGetReal(report->bounds.lowerBound) * picture->scale;
  commuteSvgWrite(svg,
                  "<line class=\"bound\" x1=\"%.2f\" y1=\"%.1f\" "
                  "x2=\"%.2f\" y2=\"%.1f\"/>\n",
                  bound, top - 3, bound, picture->y);
  picture->y += AXIS;
  bool isDone = drawMemory(picture, report, peak);
  picture->y += PANEL_GAP;
  commuteSvgWrite(svg, "</g>\n");
  return isDone;
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

static double getMakespan(const CommuteReport *report) {
  return commuteCostGetReal(report->simulation.makespan);
}

/// Returns the largest of some numbers of bytes that is known, or 0.
static uint64_t getPeak(const CommuteReport *report, uint64_t peak) {
  const uint64_t peaks[] = {report->simulation.peakLiveBytes,
                            report->simulation.peakInFlightBytes};
  for (size_t i = 0; i < sizeof peaks / sizeof peaks[0]; ++i)
    if (peaks[i] != COMMUTE_BYTES_UNKNOWN && peaks[i] > peak)
      peak = peaks[i];
  return peak;
}

static bool drawBlock(Picture *picture, const CommuteReportEntry *entry) {
  const CommuteSvg *svg = &picture->svg;
  const CommuteReport *report = entry->report, *before = entry->before;
  double makespan = getMakespan(report);
  uint64_t peak = getPeak(report, before ? getPeak(before, 0) : 0);
  commuteSvgWrite(svg,
                  "<g class=\"block\">\n<text class=\"title\" x=\"%d\" "
                  "y=\"%.1f\">",
                  MARGIN, picture->y + 20);
  commuteSvgWriteText(svg, report->title, TITLE_CHARACTERS);
  commuteSvgWrite(svg,
                  "</text>\n<text class=\"dim\" x=\"%d\" y=\"%.1f\">"
                  "%u operation%s, %u collective%s",
                  MARGIN, picture->y + 38, (unsigned)report->numOperations,
                  report->numOperations == 1 ? "" : "s",
                  (unsigned)report->numCollectives,
                  report->numCollectives == 1 ? "" : "s");
  if (before) {
    double change = getMakespan(before) > 0
                        ? 100 * (makespan / getMakespan(before) - 1)
                        : 0;
    commuteSvgWrite(svg, ", makespan %+.1f %%", change);
  }
  commuteSvgWrite(svg, "</text>\n");
  picture->y += TITLE;
  if (before && getMakespan(before) > makespan)
    makespan = getMakespan(before);
  picture->scale = makespan > 0 ? PLOT / makespan : 0;
  bool isDone = true;
  if (before)
    isDone = drawPanel(picture, before, "before", "before: ", makespan, peak);
  isDone = drawPanel(picture, report, "after", before ? "after: " : "",
                     makespan, peak) &&
           isDone;
  commuteSvgWrite(svg, "</g>\n");
  picture->y += BLOCK_GAP;
  return isDone;
}

static void drawLegend(Picture *picture) {
  static const struct {
    const char *shape;
    const char *text;
  } entries[] = {
      {"compute", "compute"},
      {"g0", "communication, by process group"},
      {"held", "compute stands still"},
      {"exposed", "exposed communication"},
      {"live", "live memory"},
      {"flight", "in flight"},
  };
  const CommuteSvg *svg = &picture->svg;
  double x = MARGIN;
  commuteSvgWrite(svg, "<g class=\"legend\">\n");
  for (size_t i = 0; i < sizeof entries / sizeof entries[0]; ++i) {
    commuteSvgWrite(svg,
                    "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"14\" "
                    "height=\"12\"/><text class=\"dim\" x=\"%.1f\" "
                    "y=\"%.1f\">%s</text>\n",
                    entries[i].shape, x, picture->y, x + 20, picture->y + 10,
                    entries[i].text);
    size_t length = 0;
    while (entries[i].text[length])
      ++length;
    x += 42 + 6.5 * (double)length;
  }
  commuteSvgWrite(svg,
                  "<line class=\"bound\" x1=\"%.1f\" y1=\"%.1f\" "
                  "x2=\"%.1f\" y2=\"%.1f\"/><text class=\"dim\" x=\"%.1f\" "
                  "y=\"%.1f\">lower bound</text>\n</g>\n",
                  x + 6, picture->y - 2, x + 6, picture->y + 14, x + 16,
                  picture->y + 10);
  picture->y += LEGEND;
}

static double getHeight(const CommuteReportSet *set) {
  double height = 2 * MARGIN + LEGEND;
  for (size_t i = 0; i < set->numEntries; ++i) {
    const CommuteReportEntry *entry = &set->entries[i];
    height += TITLE + BLOCK_GAP + getPanelHeight(entry->report);
    if (entry->before)
      height += getPanelHeight(entry->before);
  }
  return height;
}

bool commuteReportWriteSvg(const CommuteReportSet *set,
                           MlirStringCallback callback, void *userData) {
  Picture picture = {.svg = {callback, userData}, .y = MARGIN};
  const CommuteSvg *svg = &picture.svg;
  double height = getHeight(set);
  commuteSvgWrite(svg,
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" "
                  "height=\"%.0f\" viewBox=\"0 0 %d %.0f\" role=\"img\" "
                  "aria-label=\"Timelines of ",
                  WIDTH, height, WIDTH, height);
  commuteSvgWriteText(svg, set->title, TITLE_CHARACTERS);
  commuteSvgWrite(svg, "\">\n<style>");
  for (size_t i = 0; commuteSvgStyle[i]; ++i)
    callback(mlirStringRefCreateFromCString(commuteSvgStyle[i]), userData);
  commuteSvgWrite(
      svg,
      "</style>\n<defs><pattern id=\"hatch\" width=\"6\" "
      "height=\"6\" patternUnits=\"userSpaceOnUse\" "
      "patternTransform=\"rotate(45)\"><rect class=\"bg\" width=\"6\" "
      "height=\"6\"/><line class=\"hatchline\" "
      "x1=\"0\" y1=\"0\" x2=\"0\" y2=\"6\"/></pattern></defs>\n"
      "<rect class=\"bg\" width=\"%d\" height=\"%.0f\"/>\n",
      WIDTH, height);
  bool isDone = true;
  for (size_t i = 0; i < set->numEntries; ++i)
    isDone &= drawBlock(&picture, &set->entries[i]);
  drawLegend(&picture);
  commuteSvgWrite(svg, "</svg>\n");
  return isDone;
}
