"""Check a trace against the report as JSON.

Usage: check-trace.py TRACE REPORT
"""

import json
import sys

PHASES = {"M", "X", "s", "f", "C"}


def fail(message):
    sys.exit(message)


def check_process(events, block):
    names = {e["tid"]: e["args"]["name"] for e in events
             if e["name"] == "thread_name"}
    wanted = ["compute"] + [group["name"] for group in block["groups"]]
    if names != dict(enumerate(wanted)):
        fail(f"threads {names}")
    slices = [e for e in events if e["ph"] == "X"]
    if len(slices) != len(block["schedule"]):
        fail(f"{len(slices)} slices")
    for event, op in zip(slices, block["schedule"]):
        thread = op["group"] + 1 if op["kind"] == "collective" else 0
        if (event["name"], event["tid"]) != (op["name"], thread):
            fail(f"{event['name']} for {op['name']}")
        if abs(event["ts"] * 1000 - op["start_ns"]) > 1e-3 or event["dur"] < 0:
            fail(f"{event['name']} at {event['ts']}")
    starts = {e["id"]: e for e in events if e["ph"] == "s"}
    ends = {e["id"]: e for e in events if e["ph"] == "f"}
    waited = [op for op in block["schedule"] if op.get("wait") is not None]
    if starts.keys() != ends.keys() or len(starts) != len(waited):
        fail(f"{len(starts)} arrows for {len(waited)} waits")
    for flow, op in zip(starts.values(), waited):
        end, wait = ends[flow["id"]], block["schedule"][op["wait"]]
        if abs(flow["ts"] * 1000 - op["start_ns"]) > 1e-3 or end["bp"] != "e":
            fail(f"the arrow from {op['name']}")
        if abs(end["ts"] * 1000 - wait["start_ns"]) > 1e-3:
            fail(f"the arrow to {wait['name']}")
    for key, name in (("peak_live_bytes", "live"), ("peak_in_flight_bytes", "in flight")):
        values = [e["args"]["bytes"] for e in events if e["name"] == name]
        if max(values, default=None) != block["memory"][key]:
            fail(f"{name}: {max(values, default=None)}")


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        events = json.load(file)["traceEvents"]
    with open(sys.argv[2], encoding="utf-8") as file:
        blocks = json.load(file)["blocks"]
    if not {event["ph"] for event in events} <= PHASES:
        fail("an event of another kind")
    ids = [event["id"] for event in events if event["ph"] == "s"]
    if len(set(ids)) != len(ids):
        fail("two arrows of one number")
    reports = [part for block in blocks
               for part in ([block["before"], block] if "before" in block else [block])]
    for index, report in enumerate(reports, 1):
        check_process([e for e in events if e["pid"] == index], report)
    print(f"{len(reports)} processes")


if __name__ == "__main__":
    main()
