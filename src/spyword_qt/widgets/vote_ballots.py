"""The ballots of a row: its voters' chips with their names, or tokens that tell nobody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from spyword_qt.people import Person
from spyword_qt.theme import icons
from spyword_qt.theme.fonts import ui
from spyword_qt.theme.tokens import DARK, IVORY, LIGHT, TABLE_LIT, TABLE_SHADE, Colours
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.lit_disc import paint_lit_disc
from spyword_qt.widgets.mark import keyhole
from spyword_qt.widgets.name_line import draw_name
from spyword_qt.widgets.vote_style import RowStyle

SLIDE: Final = 1.6
"""How far from the right a ballot comes, in diameters of its chip."""
SEEN_BY: Final = 0.5
"""How far on its way a ballot has come when it is wholly seen."""


class Ballots:
    """So many ballots in a row of that height; `voters` is None where only totals are told.

    `arrivals` says of each how far it has come, 0 to 1; None is all the way.
    """

    def __init__(
        self,
        count: int,
        voters: Sequence[Person] | None,
        arrivals: Sequence[float] | None,
        style: RowStyle,
        height: int,
    ) -> None:
        self._voters = voters
        self._style = style
        self._arrivals = arrivals or (1.0,) * count
        lines = style.lines(count)
        across, longer = divmod(count, lines)
        top, cell = (height - lines * style.line + style.between) / 2, style.cell_of(across + (longer > 0))
        # No line is left to one alone.
        self._cells = [
            QRectF(style.voters + column * cell, top + line * style.line, cell, style.line - style.between)
            for line in range(lines)
            for column in range(across + (line < longer))
        ]

    def paint(self, painter: QPainter, colours: Colours) -> None:
        """Paint those that are on their way or there."""
        for i, (cell, arrival) in enumerate(zip(self._cells, self._arrivals, strict=True)):
            if arrival <= 0:
                continue
            painter.save()
            painter.setOpacity(min(1.0, arrival / SEEN_BY))
            painter.translate(self._to_go(arrival), 0)
            if self._voters is None:
                self._paint_token(painter, cell)
            else:
                self._paint_voter(painter, colours, self._voters[i], cell)
            painter.restore()

    def paint_arrows(self, painter: QPainter, colours: Colours, there: QRectF) -> None:
        """Paint the arrow of each that is on its way, ahead of it into the arrow's place `there`."""
        for cell, arrival in zip(self._cells, self._arrivals, strict=True):
            if not 0 < arrival < 1:
                continue
            start = QPointF(self._square(cell).left() + self._to_go(0), cell.center().y())
            where = QRectF(there)
            where.moveCenter(start + (there.center() - start) * arrival)
            painter.setOpacity(min(1.0, arrival / SEEN_BY))
            icons.stamp(painter, where, "back", colours.mute)
            painter.setOpacity(1.0)

    def _to_go(self, arrival: float) -> float:
        return (1 - arrival) * SLIDE * self._style.voter

    def _square(self, cell: QRectF) -> QRectF:
        """Where in a cell its chip lies."""
        side = float(self._style.voter)
        if self._style.inline:
            return QRectF(cell.left(), cell.center().y() - side / 2, side, side)
        return QRectF(cell.center().x() - side / 2, cell.top(), side, side)

    def _paint_token(self, painter: QPainter, cell: QRectF) -> None:
        centre, radius = cell.center(), self._style.voter / 2 - 1
        paint_lit_disc(painter, centre, radius, TABLE_LIT, TABLE_SHADE)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(LIGHT.brass), max(1.5, 0.08 * radius)))
        painter.drawEllipse(centre, radius, radius)
        painter.fillPath(keyhole(centre + QPointF(0, -0.14 * radius), 0.22 * radius), QColor(IVORY))

    def _paint_voter(self, painter: QPainter, colours: Colours, person: Person, cell: QRectF) -> None:
        style, square = self._style, self._square(cell)
        if style.inline:
            name = cell.adjusted(style.voter + 6, 0, -4, 0)
            align = Qt.AlignmentFlag.AlignLeft
        else:
            name = cell.adjusted(2, style.voter + 2, -2, 0)
            align = Qt.AlignmentFlag.AlignHCenter
        paint_chip(painter, square, person.avatar, dark=colours is DARK)
        painter.setPen(QColor(colours.ink))
        draw_name(painter, name, person, ui, style.voter_name, align)
