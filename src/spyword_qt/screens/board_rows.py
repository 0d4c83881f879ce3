"""The board itself: everybody on it in their order; who leads sits at the table, the others on a panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from spyword_qt import phrasing
from spyword_qt.screens import board_wording
from spyword_qt.screens.board_paint import (
    AT_THE_TABLE,
    LEADER,
    OTHERS,
    PAD,
    Told,
    Widths,
    height_of,
    ink_of,
    name_width,
    numbers_width,
    paint_place,
)
from spyword_qt.screens.board_ranks import Measure, Rank, leaders
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import DARK, RADIUS_PANEL, TABLE_SHADE, Colours, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.scroll import with_foot

GAP: Final = 14
EDGE: Final = 8
"""Between the panel's edge and the first row."""
FOOT: Final = 28
MOST_LEADERS: Final = 2
"""More who share the first place don't all sit at the table."""


class BoardRows(QWidget):
    """To be scrolled; only the rows in view are painted."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("scrolled")
        self._m = DESIGN
        self._places: tuple[Told, ...] = ()
        self._leaders = 0
        self._left = self._width = self._room = 0
        self._widths = Widths(0, 0)

    def show_board(self, board: Sequence[Rank], measure: Measure) -> None:
        """Show these places, in their order."""
        self._places = tuple(_told(rank, measure) for rank in board)
        lead = len(leaders(board))
        self._leaders = lead if lead <= MOST_LEADERS else 0
        said = (
            self.tr("{place}. {name}: {value} {note}").format(
                place=told.place, name=told.name, value=told.value, note=told.note
            )
            for told in self._places
        )
        self.setAccessibleName(board_wording.measure_name(measure))
        self.setAccessibleDescription(phrasing.apart(said))
        self._settle()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m

    def arrange(self, left: int, width: int, room: int) -> None:
        """Lay out so far from the left edge and so wide; `room` pixels in height are seen at once."""
        self._left, self._width, self._room = left, width, room
        self._settle()

    def sizeHint(self) -> QSize:
        return QSize(0, self._height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, seen = colours_of(self), QRectF(event.rect())
        for number, told in enumerate(self._places[: self._leaders]):
            top = number * self._leader_step()
            area = QRectF(self._left, top, self._width, height_of(self._m, LEADER))
            if area.intersects(seen):
                self._paint_leader(painter, area, told, colours)
        if self._leaders < len(self._places):
            self._paint_others(painter, seen, colours)

    def _paint_leader(self, painter: QPainter, area: QRectF, told: Told, colours: Colours) -> None:
        m = self._m
        width = 2 * m.stroke
        paint.rounded(painter, area, m.px(RADIUS_PANEL), fill=TABLE_SHADE, edge=colours.brass, width=width)
        paint_place(painter, area, told, m, AT_THE_TABLE, LEADER, self._widths)

    def _paint_others(self, painter: QPainter, seen: QRectF, colours: Colours) -> None:
        m, others = self._m, self._places[self._leaders :]
        top, row = self._leaders * self._leader_step(), height_of(m, OTHERS)
        edge = m.px(EDGE)
        panel = QRectF(self._left, top, self._width, len(others) * row + 2 * edge)
        paint.rounded(painter, panel, m.px(RADIUS_PANEL), fill=colours.surface, edge=colours.line)
        ink = ink_of(colours, is_dark=colours is DARK)
        for number, told in enumerate(others):
            area = QRectF(self._left, top + edge + number * row, self._width, row)
            if not area.intersects(seen):
                continue
            if number:
                inset = m.px(PAD)
                line = QRectF(area.left() + inset, area.top(), area.width() - 2 * inset, m.stroke)
                painter.fillRect(line, QColor(colours.line))
            paint_place(painter, area, told, m, ink, OTHERS, self._widths)

    def _settle(self) -> None:
        m = self._m
        sizes = [LEADER if i < self._leaders else OTHERS for i in range(len(self._places))]
        placed = list(zip(self._places, sizes, strict=True))
        self._widths = Widths(
            max((name_width(m, told, size) for told, size in placed), default=0),
            max((numbers_width(m, told, size) for told, size in placed), default=0),
        )
        self.setFixedHeight(max(1, self._height()))
        self.update()

    def _height(self) -> int:
        m, others = self._m, len(self._places) - self._leaders
        height = self._leaders * self._leader_step()
        if others > 0:
            height += others * height_of(m, OTHERS) + 2 * m.px(EDGE)
        return with_foot(height, m.px(FOOT), self._room)

    def _leader_step(self) -> int:
        return height_of(self._m, LEADER) + self._m.px(GAP)


def _told(rank: Rank, measure: Measure) -> Told:
    return Told(
        place=str(rank.place),
        avatar=rank.person.avatar,
        name=rank.person.name,
        title=rank.person.title,
        value=board_wording.value(rank.score, measure),
        note=board_wording.value_note(rank.score, measure),
        share=rank.share,
    )
