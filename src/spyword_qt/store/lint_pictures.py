"""Whether anything but what it shows tells a package's two pictures apart.

Whoever looks from across the table, or minds how long a card takes, must not learn which of the two it is.
So the two are of like size, and that is:

- one square view box: both are drawn in the same place, at the same scale;
- the same extents: on a small card, no pixel is painted by one of them and left bare by the other;
- about as many bytes, and few: a card with either is read and drawn in less time than a person notices.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from spyword_qt.store.pack import Pack

MOST_BYTES: Final = 6144
"""Drawn on a card, the largest picture takes less than 20 ms."""
MOST_TIMES: Final = 3
"""How often the bytes of the smaller picture may go into the larger one."""
_CARD: Final = 96
"""Pixels of the smallest card's side."""
_APART: Final = 128
"""Between the opacities (0 to 255) of a pixel painted and one left bare. On an edge of both, where one paints
once more, they differ by less: edges are smoothed."""


def problems_of_pictures(pack: Pack) -> Iterator[tuple[str, str]]:
    """What is wrong with the two, if both are there: each time the place in pack.json, and what."""
    pictures = (pack.picture(0), pack.picture(1))
    if not all(picture.is_file() for picture in pictures):
        return
    boxes: list[str] = []
    sizes: list[int] = []
    for index, picture in enumerate(pictures):
        place = f"words[{index}].picture"
        size = picture.stat().st_size
        sizes.append(size)
        if size > MOST_BYTES:
            yield place, f"{picture.name} has {size} bytes, more than {MOST_BYTES}"
        try:
            box = _view_box(picture)
        except (OSError, ElementTree.ParseError, ValueError):
            yield place, f"{picture.name} can't be read as an SVG with a square view box"
        else:
            boxes.append(box)
    if max(sizes) > MOST_TIMES * min(sizes):
        yield "words[1].picture", f"has {sizes[1]} bytes, words[0].picture has {sizes[0]}: too far apart"
    if len(boxes) < 2:
        return
    if boxes[0] != boxes[1]:
        yield "words[1].picture", f"has view box {boxes[1]}, words[0].picture has {boxes[0]}"
    elif _paint_apart(*pictures):
        yield "words[1].picture", "is of another outline than words[0].picture"


def _view_box(picture: Path) -> str:
    """Raises ParseError or ValueError unless it is a drawing with a square one."""
    root = ElementTree.parse(picture).getroot()
    box = root.get("viewBox", "")
    _left, _top, width, height = map(float, box.split())
    if root.tag != "{http://www.w3.org/2000/svg}svg" or width != height:
        raise ValueError
    return box


def _paint_apart(first: Path, second: Path) -> bool:
    opacities = zip(_opacities(first), _opacities(second), strict=True)
    return any(abs(one - other) > _APART for one, other in opacities)


def _opacities(picture: Path) -> bytes:
    image = QImage(_CARD, _CARD, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(picture)).render(painter)
    painter.end()
    opacities = image.convertToFormat(QImage.Format.Format_Alpha8)
    return bytes(opacities.constBits())
