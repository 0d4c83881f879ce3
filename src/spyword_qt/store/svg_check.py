"""Reads an SVG drawing that people bring, and writes anew only what is known to be harmless to draw.

QtSvg is given nothing but elements and attributes looked at here: no script, no link, no other file, no
picture inside the drawing, no effect, no entity, nothing that multiplies itself.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final
from xml.etree.ElementTree import Element, SubElement, tostring
from xml.parsers import expat

from spyword_qt.store.image_check import BadPicture, PictureProblem

MOST_BYTES: Final = 500_000
MOST_DRAWN: Final = 500_000
"""Letters that tell what is drawn, those counted again that a `use` repeats."""
_ELEMENT: Final = 20
"""What an element counts beside its letters: a drawing has 25,000 at most."""
_DEAR: Final = {"mask": 10_000, "stroke-dasharray": 10_000}
"""What takes long to draw for a few letters: a drawing has 50 of them at most."""
_DEEPEST: Final = 64

_SVG: Final = "http://www.w3.org/2000/svg"
_XLINK: Final = "http://www.w3.org/1999/xlink"
_BETWEEN: Final = " "
"""Between namespace and name, as expat gives them: no URI holds a space."""

_ALLOWED: Final = frozenset(
    (
        *("svg", "g", "defs", "symbol", "use", "style", "clipPath", "mask"),
        *("path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"),
        *("linearGradient", "radialGradient", "stop"),
    )
)
_IGNORED: Final = frozenset(("title", "desc", "metadata"))
_ELSEWHERE: Final = re.compile(r"(?i)@import|@font-face|javascript:|url\((?!\s*['\"]?\s*#)|\\")
"""Another file, or letters spelt so that it couldn't be seen. `url(#…)` is a part of the drawing."""
_EFFECT: Final = re.compile(r"(?i)(filter|mask|marker[a-z-]*|stroke-dasharray)\s*:(?!\s*none)")
"""In a style that is for many elements at once: what can't be counted there."""
_PART: Final = re.compile(r"#([^\s'\")]+)")


def cleaned(data: bytes) -> bytes:
    """The drawing, in UTF-8. Raises BadPicture, naming what was refused."""
    if len(data) > MOST_BYTES:
        raise BadPicture(PictureProblem.TOO_LARGE)
    reader = _Reader()
    reader.read(data)
    if reader.root is None or reader.root.tag != "svg":
        raise BadPicture(PictureProblem.UNKNOWN)
    if _Cost(reader.root).of_all() > MOST_DRAWN:
        raise BadPicture(PictureProblem.DRAWING_TOO_COMPLEX)
    reader.root.set("xmlns", _SVG)
    reader.root.set("xmlns:xlink", _XLINK)
    written: bytes = tostring(reader.root, "utf-8")
    return written


class _Reader:
    """Builds a tree of what may be drawn."""

    def __init__(self) -> None:
        self.root: Element | None = None
        self._open: list[Element] = []
        self._ignored = 0
        self._parser = expat.ParserCreate(namespace_separator=_BETWEEN)
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._text
        self._parser.StartDoctypeDeclHandler = self._doctype
        self._parser.EntityDeclHandler = self._entity

    def read(self, data: bytes) -> None:
        try:
            self._parser.Parse(data, True)
        except expat.ExpatError as error:
            raise BadPicture(PictureProblem.BROKEN, f"line {error.lineno}") from error

    def _doctype(self, _name: str, _system: str | None, _public: str | None, has_subset: int) -> None:
        if has_subset:
            raise BadPicture(PictureProblem.DRAWING_REFUSED, "DOCTYPE")

    def _entity(self, name: str, *_what: object) -> None:
        raise BadPicture(PictureProblem.DRAWING_REFUSED, f"ENTITY {name}")

    def _start(self, qualified: str, attributes: dict[str, str]) -> None:
        namespace, _, name = qualified.rpartition(_BETWEEN)
        if self._ignored or (self.root is not None and namespace != _SVG) or name in _IGNORED:
            # Programs leave notes of their own in a drawing.
            self._ignored += 1
            return
        if len(self._open) == _DEEPEST:
            raise BadPicture(PictureProblem.DRAWING_TOO_COMPLEX)
        if namespace != _SVG:
            raise BadPicture(PictureProblem.UNKNOWN)
        if name not in _ALLOWED or (name == "svg" and self._open):
            raise BadPicture(PictureProblem.DRAWING_REFUSED, name)
        kept = _harmless(name, attributes)
        element = Element(name, kept) if not self._open else SubElement(self._open[-1], name, kept)
        if self.root is None:
            self.root = element
        self._open.append(element)

    def _end(self, _name: str) -> None:
        if self._ignored:
            self._ignored -= 1
            return
        closed = self._open.pop()
        if closed.tag == "style":
            rules = "".join(closed.itertext())
            if _ELSEWHERE.search(rules) or _EFFECT.search(rules):
                raise BadPicture(PictureProblem.DRAWING_REFUSED, "style")

    def _text(self, text: str) -> None:
        if self._ignored or not self._open:
            return
        last = self._open[-1]
        if len(last):
            last[-1].tail = (last[-1].tail or "") + text
        else:
            last.text = (last.text or "") + text


def _harmless(element: str, attributes: Mapping[str, str]) -> dict[str, str]:
    kept: dict[str, str] = {}
    for qualified, value in attributes.items():
        namespace, _, name = qualified.rpartition(_BETWEEN)
        if name == "href" and namespace in ("", _XLINK):
            kept["xlink:href"] = value
        elif name == "style" and not namespace:
            # Qt takes a style's entries for attributes, so they are looked at as such.
            entries = (entry.partition(":") for entry in value.split(";"))
            kept |= {key.strip(): text.strip() for key, _, text in entries if key.strip()}
        elif not namespace:
            kept[name] = value
    for name, value in kept.items():
        if _is_refused(name, value):
            raise BadPicture(PictureProblem.DRAWING_REFUSED, f"{element} {name.removeprefix('xlink:')}")
    return kept


def _is_refused(name: str, value: str) -> bool:
    if name == "xlink:href":
        return not value.startswith("#")
    if name.startswith(("filter", "marker")):
        return value != "none"
    return name.lower().startswith("on") or _ELSEWHERE.search(value) is not None


class _Cost:
    """How many letters are drawn when everything draws again what it points to."""

    def __init__(self, root: Element) -> None:
        self._root = root
        self._named = {name: element for element in root.iter() if (name := element.get("id"))}
        self._known: dict[Element, int] = {}
        self._within: set[Element] = set()

    def of_all(self) -> int:
        """Of the whole drawing. Raises BadPicture where something points to what it is in."""
        try:
            return self._of(self._root)
        except RecursionError as error:
            raise BadPicture(PictureProblem.DRAWING_TOO_COMPLEX, "use") from error

    def _of(self, element: Element) -> int:
        if element in self._known:
            return self._known[element]
        if element in self._within:
            raise BadPicture(PictureProblem.DRAWING_TOO_COMPLEX, "use")
        self._within.add(element)
        cost = _ELEMENT + len(element.text or "") + sum(map(self._of, element))
        for name, value in element.items():
            cost += len(value) + (_DEAR.get(name, 0) if value != "none" else 0)
            if name == "xlink:href" or "url(" in value:
                parts = (self._named.get(part) for part in _PART.findall(value))
                cost += sum(self._of(part) for part in parts if part is not None)
        self._within.discard(element)
        self._known[element] = cost
        return cost
