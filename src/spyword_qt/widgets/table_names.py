"""Names round the table: one size for all of them, and where each one lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from spyword_qt.people import Person
from spyword_qt.theme.fonts import ui
from spyword_qt.widgets.fitting import line_font
from spyword_qt.widgets.name_line import shown_name
from spyword_qt.widgets.table_layout import Span

TURN_SIZE: Final = 1.18
"""How much larger the name is whose turn it is."""
_WEIGHT: Final = 550
_TURN_WEIGHT: Final = 600


@dataclass(frozen=True, slots=True)
class Label:
    """A name as it is painted."""

    text: str
    font: QFont
    place: QRectF

    def ink(self) -> QRectF:
        """Where its letters are."""
        measure = QFontMetricsF(self.font)
        drawn = measure.tightBoundingRect(self.text)
        width = measure.horizontalAdvance(self.text)
        base = self.place.center().y() + (measure.ascent() - measure.descent()) / 2
        return QRectF(self.place.center().x() - width / 2, base + drawn.top(), width, drawn.height())

    def touches(self, spot: QPointF, radius: float) -> bool:
        """Whether letters lie on a disc."""
        return from_place(spot, self.ink()) < radius


def labels(
    people: Sequence[Person], spans: Sequence[Span], sizes: range, height: float, turn: int | None
) -> list[Label]:
    """Everybody's name in its stretch, `height` high, in letters of one of these `sizes` in pixels.

    All are equally large, but for that at the place whose `turn` it is; the longest are shortened rather
    than make all others too small to read.
    """
    size = shared_size(people, spans, sizes)
    made = []
    for i, (person, span) in enumerate(zip(people, spans, strict=True)):
        room = span.right - span.left
        font = ui(size, weight=_WEIGHT)
        if i == turn:
            larger = line_font(person.name, _turn_font, round(TURN_SIZE * size), room)
            font = _turn_font(max(size, larger.pixelSize()))
        width = QFontMetricsF(font).horizontalAdvance(person.name) + 1
        place = span.place(width, height)
        made.append(Label(shown_name(person, font, place.width()), font, place))
    return made


def are_whole(people: Sequence[Person], spans: Sequence[Span], sizes: range, *, has_turn: bool) -> bool:
    """Whether no name has to be smaller than the largest of these sizes, where any may have the turn.

    In the smallest letters a name is no larger for that: chips have their room.
    """
    px = sizes[-1]
    larger = px if len(sizes) == 1 else round(TURN_SIZE * px)
    measure = QFontMetricsF(_turn_font(larger) if has_turn else ui(px, weight=_WEIGHT))
    return all(
        measure.horizontalAdvance(person.name) + 1 <= span.right - span.left
        for person, span in zip(people, spans, strict=True)
    )


def name_height(px: int) -> float:
    """Of a line of names whose letters are that large."""
    return 1.25 * px


def _turn_font(px: int) -> QFont:
    return ui(px, weight=_TURN_WEIGHT)


def shared_size(people: Sequence[Person], spans: Sequence[Span], sizes: range) -> int:
    """The one of these sizes in which all names are whole that can be in any."""
    make = partial(ui, weight=_WEIGHT)
    whole = []
    for person, span in zip(people, spans, strict=True):
        room = span.right - span.left
        font = line_font(person.name, make, sizes[-1], room)
        if font.pixelSize() in sizes and QFontMetricsF(font).horizontalAdvance(person.name) <= room:
            whole.append(font.pixelSize())
    return min(whole, default=sizes.start)


def from_place(at: QPointF, place: QRectF) -> float:
    """How far a point is from a rectangle."""
    aside = max(place.left() - at.x(), 0.0, at.x() - place.right())
    above = max(place.top() - at.y(), 0.0, at.y() - place.bottom())
    return hypot(aside, above)
