"""One row of a vote: who it was for, how many, and whose they were."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from spyword_qt import phrasing
from spyword_qt.theme import icons
from spyword_qt.theme.fonts import ui, voice
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import DARK, LEADING, RADIUS_TILE, Colours, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.fitting import draw_elided, draw_line, line_font
from spyword_qt.widgets.kept_lines import KeptLines
from spyword_qt.widgets.lines import line_height, natural_width
from spyword_qt.widgets.name_block import NameBlock
from spyword_qt.widgets.vote_ballots import Ballots
from spyword_qt.widgets.vote_entry import VoteEntry
from spyword_qt.widgets.vote_style import MARK, MARK_BEYOND, MARK_WEIGHT, RowStyle

_LEFT = Qt.AlignmentFlag.AlignLeft
_COUNTS_FROM: Final = 0.7
"""How far a ballot must have come to be counted."""
_CLEAR: Final = 0.08
"""Part of a row's height between the lines of a name and each of its edges."""
_LEAP: Final = 0.16
"""By how much a count grows at the moment that a ballot is added to it."""


class VoteRow(QWidget):
    """A row, as tall as its style says."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._entry: VoteEntry | None = None
        self._style: RowStyle | None = None
        self._lit: bool | None = None
        self._arrivals: tuple[float, ...] | None = None
        self._decided = 1.0
        self._kept = KeptLines()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_entry(self, entry: VoteEntry) -> None:
        """Show a row's content, and say it to those who listen."""
        if entry != self._entry:
            self._kept.clear()
        self._entry, self._lit = entry, None
        self._arrivals, self._decided = None, 1.0
        self.setAccessibleName(phrasing.labelled(entry.label, str(entry.count)))
        self.setAccessibleDescription(phrasing.row(voter.name for voter in entry.voters or ()))
        self.update()

    def set_style(self, style: RowStyle, m: Metrics) -> None:
        """Take the measures that all rows share."""
        self._style, self._m = style, m
        self.update()

    def set_lit(self, lit: bool | None) -> None:
        """While lots are drawn: whether the light is on this row; None when they are drawn."""
        if lit is not self._lit:
            self._lit = lit
            self.update()

    def set_count(self, arrivals: Sequence[float] | None, decided: float = 1.0) -> None:
        """While ballots are counted: how far each has come, and how far it shows what they decide, 0 to 1."""
        counted = (None if arrivals is None else tuple(arrivals), decided)
        if counted != (self._arrivals, self._decided):
            self._arrivals, self._decided = counted
            self.update()

    def candidate_square(self) -> QRectF:
        """Where the chip of whom the row is about lies."""
        style, height = self._style, float(self.height())
        if style is None:
            return QRectF()
        if style.under:
            left, top = (style.candidate + style.pad - style.chip) / 2, (height - style.block) / 2
        else:
            left, top = style.left, (height - style.chip) / 2
        return QRectF(left, top, style.chip, style.chip)

    def paintEvent(self, event: QPaintEvent) -> None:
        entry, style = self._entry, self._style
        if entry is None or style is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = colours_of(self)
        ballots = Ballots(entry.count, entry.voters, self._arrivals, style, self.height())
        self._paint_ground(painter, colours, entry)
        self._paint_candidate(painter, colours, entry, style)
        self._paint_count(painter, colours, entry, style)
        if style.arrow:
            self._paint_arrow(painter, colours, entry, style, ballots)
        ballots.paint(painter, colours)

    def _paint_ground(self, painter: QPainter, colours: Colours, entry: VoteEntry) -> None:
        stroke = self._m.stroke
        if self._lit is not None:
            fill, edge, width = _ground(colours, self._lit), colours.ink, paint.CHOSEN_BORDER
            if not self._lit:
                edge, width = colours.brass, paint.HOVER_BORDER
            self._paint_panel(painter, fill, edge, width * stroke)
            return
        if self._decided < 1:
            self._paint_panel(painter, colours.sunk, colours.line, paint.BORDER * stroke)
            painter.setOpacity(self._decided)
        width = paint.HOVER_BORDER if entry.chosen or entry.mark else paint.BORDER
        self._paint_panel(painter, _ground(colours, entry.chosen), _edge(colours, entry), width * stroke)
        painter.setOpacity(1.0)

    def _paint_panel(self, painter: QPainter, fill: str, edge: str, width: float) -> None:
        rect, radius = QRectF(self.rect()), self._m.px(RADIUS_TILE)
        paint.rounded(painter, rect, radius, fill=fill, edge=edge, width=width)

    def _paint_candidate(
        self, painter: QPainter, colours: Colours, entry: VoteEntry, style: RowStyle
    ) -> None:
        square = self.candidate_square()
        if style.under:
            start = (style.candidate + style.pad - style.named) / 2
            name = QRectF(start, square.bottom() + 1, style.named, style.block - style.chip)
        else:
            start = square.right() + self._m.px(14)
            name = QRectF(start, 0, style.named, self.height())
        if entry.person is None:
            inset = 0.14 * style.chip
            inside = square.adjusted(inset, inset, -inset, -inset)
            icons.stamp(painter, inside, "pass", colours.mute)
        else:
            paint_chip(painter, square, entry.person.avatar, dark=colours is DARK)
        painter.setPen(QColor(colours.ink))
        align = Qt.AlignmentFlag.AlignHCenter if style.under else _LEFT
        make = partial(ui, weight=600)
        if entry.person is None:
            draw_line(painter, name, entry.label, make, style.name, align)
        else:
            spare = name.height() - line_height(style.name, LEADING)
            clear = min(_CLEAR * name.height(), spare / 2)
            name = name.adjusted(0, clear, 0, -clear)
            block = NameBlock(entry.person, make)
            of = entry.person, style.name, name.width(), name.height()
            lines = self._kept.get(of, partial(block.lines, name.size(), style.name))
            lines.paint(painter, name, align | Qt.AlignmentFlag.AlignVCenter, colours.ink)

    def _paint_count(self, painter: QPainter, colours: Colours, entry: VoteEntry, style: RowStyle) -> None:
        chosen = entry.chosen if self._lit is None else self._lit
        shows_mark = bool(entry.mark) and not style.inline
        small = self._m.font(MARK)
        room = QRectF(style.candidate, 0, style.counted - style.candidate, self.height())
        if shows_mark:
            room.adjust(0, 0, 0, -1.1 * small)
        count, leap = self._counted(entry)
        painter.save()
        middle = room.right() - 0.3 * style.count
        painter.translate(middle, room.center().y())
        painter.scale(leap, leap)
        painter.translate(-middle, -room.center().y())
        if count:
            self._draw_count(painter, room, str(count), style, colours.ink)
        if count and chosen and entry.person:
            painter.setOpacity(self._decided)
            self._draw_count(painter, room, str(count), style, colours.accent)
        painter.restore()
        if shows_mark:
            painter.setOpacity(self._decided)
            painter.setPen(QColor(colours.brassink))
            # A name under its chip reaches farther than the candidate's part.
            start = style.candidate + (style.pad if style.under else 0)
            top = room.center().y() + 0.42 * style.count
            below = QRectF(start, top, style.counted + MARK_BEYOND - start, 1.3 * small)
            font = line_font(entry.mark, partial(ui, weight=MARK_WEIGHT), small, below.width())
            # Under the number's middle, as far as the arrow beside it lets it be.
            most = natural_width(str(entry.count), voice(style.count))
            taken = min(below.width(), natural_width(entry.mark, font) + 1)
            begin = min(room.right() - (most + taken) / 2, below.right() - taken)
            below = QRectF(max(start, begin), top, taken, below.height())
            # Where there is no room, the border and the sign say it.
            if natural_width(entry.mark, font) <= below.width() + 1:
                draw_elided(painter, below, entry.mark, font)
            painter.setOpacity(1.0)

    def _draw_count(self, painter: QPainter, room: QRectF, count: str, style: RowStyle, colour: str) -> None:
        painter.setPen(QColor(colour))
        draw_elided(painter, room, count, voice(style.count), Qt.AlignmentFlag.AlignRight)

    def _counted(self, entry: VoteEntry) -> tuple[int, float]:
        """The count by now, and how much larger than itself it is drawn."""
        if self._arrivals is None:
            return entry.count, 1.0
        added = [arrival for arrival in self._arrivals if arrival >= _COUNTS_FROM]
        fresh = max(((1 - arrival) / (1 - _COUNTS_FROM) for arrival in added), default=0.0)
        return len(added), 1 + _LEAP * fresh

    def _paint_arrow(
        self, painter: QPainter, colours: Colours, entry: VoteEntry, style: RowStyle, ballots: Ballots
    ) -> None:
        side, middle = style.arrow, (style.counted + style.voters - self._m.px(8)) / 2
        where = QRectF(middle - side / 2, (self.height() - side) / 2, side, side)
        if entry.sign and self._decided > 0:
            painter.setOpacity(self._decided)
            icons.stamp(painter, where, entry.sign, colours.brassink)
            painter.setOpacity(1.0)
        elif self._arrivals is None or 1.0 in self._arrivals:
            icons.stamp(painter, where, "back", colours.mute)
        ballots.paint_arrows(painter, colours, where)


def _ground(colours: Colours, chosen: bool) -> str:
    return colours.surface if chosen else colours.sunk


def _edge(colours: Colours, entry: VoteEntry) -> str:
    """Who is out is found at a glance among a dozen."""
    if entry.chosen and entry.person is not None:
        return colours.accent
    return colours.brass if entry.chosen or entry.mark else colours.line
