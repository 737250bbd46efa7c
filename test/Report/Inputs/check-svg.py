"""Check a picture of an overlap report against the report as JSON.

Usage: check-svg.py PICTURE REPORT

Structure, not pixels: lanes, bars in order inside the plot and as long as what
they stand for, one scale for before and after, a bounded number of shapes.
"""

import json
import sys
import xml.etree.ElementTree as ElementTree

SVG = "{http://www.w3.org/2000/svg}"
LEFT, RIGHT = 130, 1184
# Shapes of one lane: one for two and a half pixels, a gap between any two, and
# as many exposed ones and labels.
MAX_SHAPES = 3 * 1054


def fail(message):
    sys.exit(message)


def has_class(element, name):
    return name in element.get("class", "").split()


def groups(element, name):
    return [g for g in element.findall(SVG + "g") if has_class(g, name)]


def interval(rect):
    start = float(rect.get("x"))
    return start, start + float(rect.get("width"))


def check_row(name, rects):
    """Bars do not overlap, and stay inside the plot."""
    last = LEFT
    for rect in rects:
        start, end = interval(rect)
        # A hair-thin bar is drawn half a pixel wide.
        if start < last - 0.52 or end > RIGHT + 0.52:
            fail(f"{name}: a bar from {start} to {end}, after {last}")
        last = end


def covered(rects, height=24):
    """The area of bars of a lane, in pixels of its width."""
    return sum((interval(r)[1] - interval(r)[0]) * float(r.get("height")) / height for r in rects)


def expect_width(name, rects, nanoseconds, scale, height=24, most=None):
    """Bars cover what they stand for, however many are drawn as one."""
    width, wanted = covered(rects, height), nanoseconds * scale
    hairs = sum(r.get("width") == "0.50" for r in rects)
    room = 0.05 * (len(rects) + 1) + 0.01 * wanted + 0.5 * hairs
    if width < wanted - room or (most is None and width > wanted + room):
        fail(f"{name}: {width} pixels for {wanted}")


def check_lane(name, lane, block, scale):
    rects = [r for r in lane.findall(SVG + "rect") if r.find(SVG + "title") is not None]
    if len(list(lane.iter())) > 4 * MAX_SHAPES:
        fail(f"{name}: {len(list(lane.iter()))} shapes")
    bars = [r for r in rects if has_class(r, "bar")]
    check_row(name, bars)
    if name == "compute":
        held = [r for r in rects if has_class(r, "held")]
        check_row("held", held)
        expect_width(name, bars, block["times"]["compute_ns"], scale)
        expect_width("held", held, block["times"]["exposed_ns"], scale)
        return
    group = next(g for g in block["groups"] if g["name"] == name)
    expect_width(name, bars, group["communication_ns"], scale)
    exposed = [r for r in rects if has_class(r, "exposed")]
    check_row("exposed", exposed)
    expect_width("exposed", exposed, group["exposed_ns"], scale, 5, "merged")


def check_panel(panel, block, scale):
    lanes = groups(panel, "lane")
    names = [lane.findtext(SVG + "text") for lane in lanes]
    wanted = ["compute"] + [group["name"] for group in block["groups"]]
    if names != wanted:
        fail(f"lanes {names}, expected {wanted}")
    for name, lane in zip(names, lanes):
        check_lane(name, lane, block, scale)
    (memory,) = groups(panel, "memory")
    known = None not in block["memory"].values() and block["schedule"]
    if len(memory.findall(SVG + "path")) != (2 if known else 0):
        fail("curves of memory")
    bounds = [line for line in panel.findall(SVG + "line") if has_class(line, "bound")]
    place = LEFT + block["bounds"]["lower_bound_ns"] * scale
    if abs(float(bounds[0].get("x1")) - place) > 0.02:
        fail("the lower bound stands elsewhere")


def check_block(drawn, block):
    if drawn.findtext(SVG + "text") != block["title"]:
        fail(f"{drawn.findtext(SVG + 'text')}, expected {block['title']}")
    reports = {"after": block}
    if "before" in block:
        reports = {"before": block["before"], "after": block}
    panels = groups(drawn, "panel")
    if [panel.get("data-order") for panel in panels] != list(reports):
        fail("panels")
    makespan = max(report["times"]["makespan_ns"] for report in reports.values())
    scale = (RIGHT - LEFT) / makespan if makespan else 0
    for panel, report in zip(panels, reports.values()):
        check_panel(panel, report, scale)


def main():
    root = ElementTree.parse(sys.argv[1]).getroot()
    with open(sys.argv[2], encoding="utf-8") as file:
        report = json.load(file)
    blocks = groups(root, "block")
    if len(blocks) != len(report["blocks"]):
        fail(f"{len(blocks)} blocks")
    for drawn, block in zip(blocks, report["blocks"]):
        check_block(drawn, block)
    height = float(root.get("height"))
    for element in root.iter():
        for name in ("y", "y1", "y2"):
            if not 0 <= float(element.get(name, 0)) <= height:
                fail(f"{element.tag} at {element.get(name)}, of {height}")
    if "prefers-color-scheme:dark" not in root.findtext(SVG + "style"):
        fail("one colour scheme")
    (legend,) = groups(root, "legend")
    print(f"{len(blocks)} blocks, {len(legend.findall(SVG + 'text'))} entries")


if __name__ == "__main__":
    main()
