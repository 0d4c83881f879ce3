"""Check pictures against STYLE.md: `python lint.py [FILE.svg ...]`, without names all of assets/packs.

The exit status is 1 on any failure. Likeness can't be checked: look at every picture.
"""

from __future__ import annotations

import json
import math
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtCore import qInstallMessageHandler
from render import render, rgba

PACKS = Path(__file__).resolve().parents[1] / "packs"

RAMPS = {
    "neutral": ("FBF6EA", "F0DFBF", "C9D6E4", "8FA3BF", "64789C", "3B4A78", "2E3B63", "1B2240"),
    "red": ("F2A48D", "E5694C", "B3303F", "761E36"),
    "orange": ("E58A3C", "C4622D", "8F3F24"),
    "gold": ("EBC067", "E6A850", "C98F3C"),
    "brown": ("B5702F", "8A5A2B", "573620", "3E2617"),
    "green": ("8DB255", "4F7D45", "2C5446"),
    "blue": ("6FC0CC", "2F8F9B", "6FA3C7", "4D7EA8"),
    "purple": ("B79CCB", "6B4374"),
    "pink": ("EBA9B4", "C9607A"),
    "skin": ("F2C09A", "D9966E", "C98A5E", "A0673F", "8C5A3C", "66402A"),
}
TINTS = {
    "sage": ("DCE3C6", "C9D3AE"),
    "sand": ("F3E6CB", "E6D3AC"),
    "fog": ("CFE0E0", "B6CED0"),
    "dusk": ("DDD6E8", "C9BFDA"),
    "clay": ("F3D9CC", "E6C2B0"),
    "night": ("3B4A78", "2E3B63"),
}
COLOURS: frozenset[str] = frozenset().union(*RAMPS.values(), *TINTS.values())
SHAPES = frozenset(("use", "path", "circle", "ellipse", "rect"))
ELEMENTS = SHAPES | {"svg", "defs", "linearGradient", "radialGradient", "stop", "g"}
PLACES = frozenset(("viewBox", "x", "y", "width", "height", "transform", "d", "cx", "cy", "r", "rx", "ry"))
PAINT = frozenset(("fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap"))
GRADIENTS = frozenset(("gradientUnits", "gradientTransform", "x1", "y1", "x2", "y2", "offset", "stop-color"))
ATTRIBUTES = PLACES | PAINT | GRADIENTS | {"id", "href", "stroke-linejoin"}
LARGEST_FILE = 6144
LARGE, SMALL = 512, 96
DISC = 246.2
"""The disc's radius at LARGE, with its antialiased edge."""
COVERAGE = (0.14, 0.82)
CONTRAST = 110
SEEN = 40
"""How much the red, green and blue of a pixel differ, added up, for it to count as drawn."""

qt_warnings: list[str] = []


def faults(picture: Path) -> Iterator[str]:
    """What is wrong with one picture."""
    data = picture.read_bytes()
    yield from _faults_of_source(data.decode())
    tint = tint_of(data.decode())
    pack = picture.with_name("pack.json")
    if tint is None:
        yield "the backdrop is none of the six"
    elif pack.exists() and json.loads(pack.read_bytes())["tint"] != tint:
        yield f"the backdrop is {tint}, pack.json says otherwise"
    qt_warnings.clear()
    image = render(data, LARGE)
    if image is None or qt_warnings:
        yield f"QtSvg can't draw it {qt_warnings[:1]}"
        return
    alpha = rgba(image)[3::4]
    if stray := sum(alpha[place] > 8 for place in _outside_disc()):
        yield f"{stray} pixels outside the disc"
    coverage, contrast = _coverage_and_contrast(data)
    if not COVERAGE[0] <= coverage <= COVERAGE[1]:
        yield f"covers {coverage:.2f} of the disc"
    if contrast < CONTRAST:
        yield f"contrast is {contrast:.0f} only"


def tint_of(source: str) -> str | None:
    """The name of the backdrop's tint."""
    for name, (light, dark) in TINTS.items():
        if f'stop-color="#{light}"/><stop offset=".825" stop-color="#{dark}"' in source:
            return name
    return None


def _faults_of_source(source: str) -> Iterator[str]:
    if len(source.encode()) > LARGEST_FILE:
        yield f"is larger than {LARGEST_FILE} bytes"
    root = ElementTree.fromstring(source)
    if root.get("viewBox") != f"0 0 {LARGE} {LARGE}":
        yield "the viewBox is another"
    for element in root.iter():
        if (name := _local(element.tag)) not in ELEMENTS:
            yield f"<{name}> is not allowed"
        for attribute in map(_local, element.attrib):
            if attribute not in ATTRIBUTES:
                yield f"{attribute}= is not allowed"
    colours = {colour.upper() for colour in re.findall(r"#([0-9A-Fa-f]{6})\b", source)}
    if strange := colours - COLOURS:
        yield f"colours off the palette: {', '.join(sorted(strange))}"
    if re.search(r'(fill|stroke)="(?!none|url|#)', source):
        yield "colours are written as #rrggbb"
    ids = re.findall(r'\bid="([^"]*)"', source)
    if missing := set(re.findall(r'(?:url\(#|href="#)(\w+)', source)) - set(ids):
        yield f"nothing has the id {', '.join(sorted(missing))}"
    if "<!--" in source or any(len(one) > 2 for one in ids):
        yield "comments and long ids may tell the word"


def _local(name: str) -> str:
    return name.rpartition("}")[2]


@cache
def _outside_disc() -> tuple[int, ...]:
    centre = LARGE / 2 - 0.5
    return tuple(
        y * LARGE + x for y in range(LARGE) for x in range(LARGE) if math.hypot(x - centre, y - centre) > DISC
    )


@cache
def _inside_small_disc() -> tuple[int, ...]:
    centre = SMALL / 2 - 0.5
    return tuple(
        4 * (y * SMALL + x)
        for y in range(SMALL)
        for x in range(SMALL)
        if math.hypot(x - centre, y - centre) <= 45
    )


def _coverage_and_contrast(data: bytes) -> tuple[float, float]:
    """How much of the disc the subject takes, from 0 to 1, and how far it stands out from the backdrop."""
    backdrop = ElementTree.fromstring(data)
    drawn = [child for child in backdrop if _local(child.tag) != "defs"]
    for child in drawn[2:]:
        backdrop.remove(child)
    whole, empty = render(data, SMALL), render(ElementTree.tostring(backdrop), SMALL)
    if whole is None or empty is None:
        return 0, 0
    one, other = rgba(whole), rgba(empty)
    places = _inside_small_disc()
    differences = [sum(abs(one[place + band] - other[place + band]) for band in range(3)) for place in places]
    seen = [difference for difference in differences if difference > SEEN]
    return len(seen) / len(places), sum(seen) / max(len(seen), 1)


def main(names: list[str]) -> int:
    """The command line; returns the exit status."""
    qInstallMessageHandler(lambda _type, _context, message: qt_warnings.append(message))
    pictures = [Path(name) for name in names] or sorted(PACKS.glob("*/*.svg"))
    failed = False
    for picture in pictures:
        for fault in faults(picture):
            failed = True
            print(f"{'/'.join(picture.parts[-2:])}: {fault}")
    if not failed:
        print(f"{len(pictures)} pictures are in order.")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
