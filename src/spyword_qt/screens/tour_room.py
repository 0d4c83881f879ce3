"""How the words of a tour and their picture share a window: ways to lie, the pleasantest first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QRect, QSize

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.text import TextRole

COLUMN: Final = 470
MOST_COLUMN_TEXT: Final = 1.25
"""Of the preference for text, that the column grows with before the picture has to give way."""
COLUMN_LEFT: Final = 80
WIDEST: Final = 1440
BESIDE: Final = 48
ABOVE: Final = 24
HIGH_PICTURE: Final = 0.42
"""Of the height, that a picture over the words keeps as long as it can."""
LOW_PICTURE: Final = 0.3
NARROW_PICTURE: Final = 0.32
"""Of the width, that a picture beside them keeps."""
ALL_TEXT: Final = 1.0
LIKE_A_NOTE: Final = TextRole.NOTE.value.size / TextRole.BODY.value.size
"""Of the letters' size, that they keep rather than the picture its place."""
LESS_TEXT: Final = (0.75, 0.625, 0.5)
"""The same where not even the picture's place is enough."""


@dataclass(frozen=True)
class TourRoom:
    """One way to lie, in pixels from the corner of what words and picture have."""

    text: float
    """The preference for text that sentences are set in."""
    in_a_row: bool
    """Whether both buttons are beside one another."""
    words: QRect
    """The most that they may take."""
    beside: QRect | None = None
    """Where the picture is, unless it is above the words."""

    def column(self, height: int) -> QRect:
        """Where words so high lie: halfway down beside a picture, else at the foot.

        In all of it, with the buttons at the foot, where these are in a row for want of room.
        """
        spare = max(0, self.words.height() - height)
        if self.beside is not None and self.in_a_row:
            return self.words
        above = spare if self.beside is None else spare // 2
        return self.words.adjusted(0, above, 0, above - spare)

    def picture(self, column: QRect, m: Metrics) -> QRect:
        """Where the picture is over or beside such words; empty where it is left out."""
        if self.beside is not None:
            return self.beside
        if column.top() <= m.px(ABOVE):
            return QRect()
        return QRect(column.left(), 0, column.width(), column.top() - m.px(ABOVE))

    def step_column(self, room: QSize, top: int, foot: int, height: int) -> QRect:
        """Where one step's words lie, `height` pixels high or higher, with the buttons at `foot`.

        Beside a picture they begin at `top`, if they can; below one, where it leaves off; without, on top.
        """
        if self.beside is None:
            top = foot - height if foot - height >= round(LOW_PICTURE * room.height()) else 0
        top = max(0, min(top, foot - height))
        return QRect(self.words.left(), top, self.words.width(), foot - top)


def ways_to_lie(m: Metrics, room: QSize) -> Iterator[TourRoom]:
    """Ways for a part of a window, for whoever takes the first in which all words are seen."""
    lie = _under_picture if m.portrait else _beside_picture
    for text in (ALL_TEXT, LIKE_A_NOTE):
        for giving_way, in_a_row in ((0.0, False), (0.5, False), (1.0, False), (1.0, True)):
            yield lie(m, room, giving_way, text=text * m.text, in_a_row=in_a_row)
    for text in _texts(m):
        yield _alone(m, room, text)


def larger_ways(way: TourRoom, m: Metrics) -> Iterator[tuple[TourRoom, bool]]:
    """Ways like one, in larger letters, and whether the picture is to stay, the pleasantest first."""
    larger = in_larger_letters(way, m)
    for each in larger:
        if each.text >= LIKE_A_NOTE * m.text:
            yield each, True
    for each in larger:
        yield each, False


def in_larger_letters(way: TourRoom, m: Metrics) -> list[TourRoom]:
    """The same way with sentences in larger letters, the largest first."""
    return [replace(way, text=text) for text in _texts(m) if text > way.text]


def _texts(m: Metrics) -> list[float]:
    """Preferences for text that sentences may be set in, the largest first."""
    return [part * m.text for part in (ALL_TEXT, LIKE_A_NOTE)] + [
        part * m.text for part in LESS_TEXT if part * m.text >= 1
    ]


def ways_for_a_step(way: TourRoom, m: Metrics, room: QSize) -> tuple[TourRoom, ...]:
    """Those like a way in which all steps lie, with the buttons in one place, the pleasantest first.

    A picture that one step has no room for needn't be missing from the others.
    """
    if m.portrait or not way.in_a_row:
        return (way,)
    return _beside_picture(m, room, 1.0, text=way.text, in_a_row=True), _alone(m, room, way.text)


def _under_picture(m: Metrics, room: QSize, giving_way: float, *, text: float, in_a_row: bool) -> TourRoom:
    """`giving_way` (0 to 1) is how far the picture does."""
    side = m.px(COLUMN_LEFT) // 2
    part = HIGH_PICTURE + (LOW_PICTURE - HIGH_PICTURE) * giving_way
    top = round(part * room.height())
    return TourRoom(text, in_a_row, QRect(side, top, room.width() - 2 * side, room.height() - top))


def _beside_picture(m: Metrics, room: QSize, giving_way: float, *, text: float, in_a_row: bool) -> TourRoom:
    left, right = _sides(m, room)
    usual = round(m.px(COLUMN) * min(m.text, MOST_COLUMN_TEXT))
    most = right - left - m.px(BESIDE) - round(NARROW_PICTURE * room.width())
    width = usual + round(max(0, most - usual) * giving_way)
    beside = left + width + m.px(BESIDE)
    picture = QRect(beside, 0, right - beside, room.height())
    return TourRoom(text, in_a_row, QRect(left, 0, width, room.height()), picture)


def _alone(m: Metrics, room: QSize, text: float) -> TourRoom:
    left, right = _sides(m, room)
    words = QRect(left, 0, right - left, room.height())
    return TourRoom(text, True, words, None if m.portrait else QRect())


def _sides(m: Metrics, room: QSize) -> tuple[int, int]:
    """How far words and picture may reach."""
    spare = max(0, room.width() - m.px(WIDEST)) // 2
    left = m.px(COLUMN_LEFT // 2 if m.small or m.portrait else COLUMN_LEFT)
    return spare + left, room.width() - spare - m.px(COLUMN_LEFT // 2)
