"""One row of a vote: who it was for, how many, and whose they were."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from spyword_qt.people import Person
from spyword_qt.theme import icons
from spyword_qt.theme.fonts import ui, voice
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import (
    DARK,
    IVORY,
    LIGHT,
    RADIUS_TILE,
    TABLE_LIT,
    TABLE_SHADE,
    Colours,
    colours_of,
)
from spyword_qt.widgets import paint
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.fitting import draw_elided
from spyword_qt.widgets.lit_disc import paint_lit_disc
from spyword_qt.widgets.mark import keyhole
from spyword_qt.widgets.vote_style import RowStyle

_LEFT = Qt.AlignmentFlag.AlignLeft


@dataclass(frozen=True, slots=True)
class VoteEntry:
    """What a row says. Without a person it is the row of passes, called `label`."""

    person: Person | None
    label: str
    count: int
    voters: tuple[Person, ...] | None
    """None where only totals are told."""
    chosen: bool
    """Whether this decided the vote: who is out, or the passes."""
    mark: str
    """A word below the count, of somebody tied; mostly empty."""
    sign: str
    """The icon that goes with it, of how the tie is broken."""


class VoteRow(QWidget):
    """A row, as tall as its style says."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._m = Metrics(1280, 800)
        self._entry: VoteEntry | None = None
        self._style: RowStyle | None = None
        self._lit: bool | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_entry(self, entry: VoteEntry) -> None:
        """Show a row's content, and say it to those who listen."""
        self._entry, self._lit = entry, None
        self.setAccessibleName(f"{entry.label}: {entry.count}")
        self.setAccessibleDescription(", ".join(voter.name for voter in entry.voters or ()))
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

    def paintEvent(self, event: QPaintEvent) -> None:
        entry, style = self._entry, self._style
        if entry is None or style is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = colours_of(self)
        chosen = entry.chosen if self._lit is None else self._lit
        self._paint_ground(painter, colours, entry, chosen)
        self._paint_candidate(painter, colours, entry, style)
        self._paint_count(painter, colours, entry, style, chosen)
        if entry.voters is None:
            self._paint_tokens(painter, entry.count, style)
        else:
            self._paint_voters(painter, colours, entry.voters, style)

    def _paint_ground(self, painter: QPainter, colours: Colours, entry: VoteEntry, chosen: bool) -> None:
        rect, radius, stroke = QRectF(self.rect()), self._m.px(RADIUS_TILE), self._m.stroke
        fill = colours.surface if chosen else colours.sunk
        if self._lit:
            paint.rounded(
                painter, rect, radius, fill=fill, edge=colours.ink, width=paint.CHOSEN_BORDER * stroke
            )
        elif entry.mark:
            paint.rounded(
                painter, rect, radius, fill=fill, edge=colours.brass, width=paint.HOVER_BORDER * stroke
            )
        else:
            paint.rounded(painter, rect, radius, fill=fill, edge=colours.line, width=paint.BORDER * stroke)

    def _paint_candidate(
        self, painter: QPainter, colours: Colours, entry: VoteEntry, style: RowStyle
    ) -> None:
        height = float(self.height())
        if style.under:
            block = style.chip + 1.3 * style.name
            left, top = (style.candidate + style.pad - style.chip) / 2, (height - block) / 2
            name = QRectF(4, top + style.chip + 1, style.candidate + style.pad - 8, 1.3 * style.name)
        else:
            left, top = style.left, (height - style.chip) / 2
            start = left + style.chip + self._m.px(14)
            name = QRectF(start, 0, style.candidate - start, height)
        square = QRectF(left, top, style.chip, style.chip)
        if entry.person is None:
            inset = 0.14 * style.chip
            inside = square.adjusted(inset, inset, -inset, -inset)
            icons.draw(painter, inside, "pass", colours.mute)
        else:
            person = entry.person
            paint_chip(painter, square, person.chip, person.initials, dark=colours is DARK)
        painter.setPen(QColor(colours.ink))
        align = Qt.AlignmentFlag.AlignHCenter if style.under else _LEFT
        draw_elided(painter, name, entry.label, ui(style.name, 600), align)

    def _paint_count(
        self, painter: QPainter, colours: Colours, entry: VoteEntry, style: RowStyle, chosen: bool
    ) -> None:
        painter.setPen(QColor(colours.accent if chosen and entry.person else colours.ink))
        room = QRectF(style.candidate, 0, style.counted - style.candidate, self.height())
        small = self._m.font(15)
        if entry.mark and not style.inline:
            room.adjust(0, 0, 0, -1.1 * small)
        draw_elided(painter, room, str(entry.count), voice(style.count), Qt.AlignmentFlag.AlignRight)
        if entry.mark and not style.inline:
            painter.setPen(QColor(colours.brassink))
            below = QRectF(
                style.candidate, room.center().y() + 0.42 * style.count, room.width() + 14, 1.3 * small
            )
            below.moveRight(style.counted + 7)
            draw_elided(painter, below, entry.mark, ui(small, 600))
        if not style.under:
            side = self._m.px(24)
            middle = (style.counted + style.voters - self._m.px(8)) / 2
            where = QRectF(middle - side / 2, (self.height() - side) / 2, side, side)
            if entry.sign:
                icons.draw(painter, where, entry.sign, colours.brassink)
            else:
                icons.draw(painter, where, "back", colours.mute)

    def _cells(self, count: int, style: RowStyle) -> list[QRectF]:
        lines = -(-count // style.per_line)
        top = (self.height() - lines * style.line) / 2
        return [
            QRectF(
                style.voters + (i % style.per_line) * style.cell,
                top + (i // style.per_line) * style.line,
                style.cell,
                style.line,
            )
            for i in range(count)
        ]

    def _paint_tokens(self, painter: QPainter, count: int, style: RowStyle) -> None:
        for cell in self._cells(count, style):
            centre, radius = cell.center(), style.voter / 2 - 1
            paint_lit_disc(painter, centre, radius, TABLE_LIT, TABLE_SHADE)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(LIGHT.brass), max(1.5, 0.08 * radius)))
            painter.drawEllipse(centre, radius, radius)
            painter.fillPath(keyhole(centre + QPointF(0, -0.14 * radius), 0.22 * radius), QColor(IVORY))

    def _paint_voters(
        self, painter: QPainter, colours: Colours, voters: tuple[Person, ...], style: RowStyle
    ) -> None:
        font = ui(style.voter_name, 500)
        for person, cell in zip(voters, self._cells(len(voters), style), strict=True):
            if style.inline:
                top = cell.center().y() - style.voter / 2
                square = QRectF(cell.left(), top, style.voter, style.voter)
                name = cell.adjusted(style.voter + 6, 0, -4, 0)
                align = _LEFT
            else:
                square = QRectF(cell.center().x() - style.voter / 2, cell.top(), style.voter, style.voter)
                name = cell.adjusted(2, style.voter + 2, -2, 0)
                align = Qt.AlignmentFlag.AlignHCenter
            paint_chip(painter, square, person.chip, person.initials, dark=colours is DARK)
            painter.setPen(QColor(colours.ink))
            draw_elided(painter, name, person.name, font, align)
