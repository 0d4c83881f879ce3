"""What was done to whom, under a heading each: signs beside chips and names, on as few lines as they need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from spyword_qt import phrasing
from spyword_qt.people import Person
from spyword_qt.theme import icons
from spyword_qt.theme.fonts import ui
from spyword_qt.theme.tokens import DARK, Colours, colours_of
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.fitting import draw_elided
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.plate import Plate

_LEFT: Final = Qt.AlignmentFlag.AlignLeft
_TOP_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
PAD: Final = 22
TOP: Final = 16
BETWEEN: Final = 12
"""From the last line of a row to the heading of the next one."""
LETTERS: Final = 20
# In sizes of the letters.
SIGN: Final = 1.15
CHIP: Final = 1.5
LINE: Final = 1.85
GAP: Final = 0.36
APART: Final = 1.1


@dataclass(frozen=True, slots=True)
class Deed:
    """The icon of what was done, to whom, and the icon of what came of it, where something did."""

    sign: str
    person: Person
    answer: str = ""
    gone: bool = False
    """Whether they were out by it: then their chip is struck through."""


@dataclass(frozen=True, slots=True)
class DeedRow:
    """What belongs together, and all of it in words, for those who listen."""

    heading: str
    deeds: tuple[Deed, ...]
    told: str


@dataclass(frozen=True, slots=True)
class _Placed:
    deed: Deed
    room: QRectF


class DeedList(Plate):
    """As high as its width asks for."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[DeedRow, ...] = ()

    def show_rows(self, rows: Sequence[DeedRow]) -> None:
        """Show these, from the top down."""
        self._rows = tuple(rows)
        self.setAccessibleDescription(phrasing.paragraph(row.told for row in rows) if rows else "")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        # Its height goes by its width alone.
        return QSize(self.metrics.px(440), 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.metrics.px(260), 0)

    def heightForWidth(self, width: int) -> int:
        between, top = self.metrics.px(BETWEEN), self.metrics.px(TOP)
        height = sum(self._row_height(row, width) + between for row in self._rows)
        return round(height - between + 2 * top) if self._rows else 0

    def paint_content(self, painter: QPainter) -> None:
        colours, m = colours_of(self), self.metrics
        y = float(m.px(TOP))
        for row in self._rows:
            heading = self.heading_lines(row.heading, self.width())
            place = QRectF(m.px(PAD), y, self.width() - 2 * m.px(PAD), heading.height)
            heading.paint(painter, place, _TOP_LEFT, colours.soft)
            for placed in self._flow(row, self.width()):
                self._paint_deed(painter, colours, placed.deed, placed.room.translated(0, y + heading.height))
            y += self._row_height(row, self.width()) + m.px(BETWEEN)

    def _row_height(self, row: DeedRow, width: int) -> float:
        below = max((placed.room.bottom() for placed in self._flow(row, width)), default=0.0)
        return self.heading_lines(row.heading, width).height + below

    def _flow(self, row: DeedRow, width: int) -> Iterator[_Placed]:
        """Where the deeds of a row lie below its heading."""
        px, font = self.metrics.font(LETTERS), self._font()
        left, right = float(self.metrics.px(PAD)), float(width - self.metrics.px(PAD))
        x, y = left, 0.0
        for deed in row.deeds:
            name = natural_width(deed.person.name, font)
            wanted = min(self._around(deed) + name, right - left)
            if x > left and x + wanted > right:
                x, y = left, y + LINE * px
            yield _Placed(deed, QRectF(x, y, wanted, LINE * px))
            x += wanted + APART * px

    def _around(self, deed: Deed) -> float:
        """Pixels in width of all but the name."""
        signs = bool(deed.sign) + bool(deed.answer)
        return self.metrics.font(LETTERS) * (signs * (SIGN + GAP) + CHIP + GAP)

    def _paint_deed(self, painter: QPainter, colours: Colours, deed: Deed, room: QRectF) -> None:
        px = self.metrics.font(LETTERS)
        x = room.left()
        if deed.sign:
            icons.stamp(painter, _square(x, room, SIGN * px), deed.sign, colours.mute)
            x += (SIGN + GAP) * px
        chip = _square(x, room, CHIP * px)
        paint_chip(painter, chip, deed.person.avatar, out=deed.gone, dark=colours is DARK)
        x += (CHIP + GAP) * px
        end = room.right() - (SIGN + GAP) * px * bool(deed.answer)
        painter.setPen(QColor(colours.ink))
        draw_elided(
            painter, QRectF(x, room.top(), end - x, room.height()), deed.person.name, self._font(), _LEFT
        )
        if deed.answer:
            icons.stamp(painter, _square(end + GAP * px, room, SIGN * px), deed.answer, colours.ink)

    def _font(self) -> QFont:
        return ui(self.metrics.font(LETTERS), 500)


def _square(left: float, room: QRectF, side: float) -> QRectF:
    return QRectF(left, room.center().y() - side / 2, side, side)
