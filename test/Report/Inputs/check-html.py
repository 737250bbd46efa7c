"""Check that a page with an overlap report is complete, and needs no other file.

Usage: check-html.py PAGE REPORT
"""

import html.parser
import json
import sys


class Page(html.parser.HTMLParser):
    """What a page refers to, and the text of its scripts and style sheets."""

    def __init__(self):
        super().__init__()
        self.open = []
        self.references = []
        self.scripts = {}
        self.style = ""

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        self.references += [attrs[name] for name in ("src", "href", "data") if name in attrs]
        if tag not in ("meta", "link", "br", "img", "input"):
            self.open.append((tag, attrs.get("type", "")))

    def handle_endtag(self, tag):
        if not self.open or self.open.pop()[0] != tag:
            sys.exit(f"a </{tag}> that ends nothing")

    def handle_data(self, data):
        tag, kind = self.open[-1] if self.open else ("", "")
        if tag == "script":
            self.scripts[kind] = self.scripts.get(kind, "") + data
        elif tag == "style":
            self.style += data


def main():
    page = Page()
    with open(sys.argv[1], encoding="utf-8") as file:
        page.feed(file.read())
    page.close()
    with open(sys.argv[2], encoding="utf-8") as file:
        report = json.load(file)
    if page.open:
        sys.exit(f"{page.open} is not ended")
    if page.references or "import" in page.style or "fetch(" in page.scripts[""]:
        sys.exit(f"the page needs {page.references}")
    if json.loads(page.scripts["application/json"]) != report:
        sys.exit("the page has another report")
    if "prefers-color-scheme: dark" not in page.style:
        sys.exit("one colour scheme")
    for event in ("wheel", "pointermove", "keydown"):
        if f'"{event}"' not in page.scripts[""]:
            sys.exit(f"nothing listens to {event}")
    print("complete")


if __name__ == "__main__":
    main()
