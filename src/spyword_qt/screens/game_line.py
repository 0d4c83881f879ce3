"""A line of the list of somebody's games, and how it is painted."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from spyword_engine.deal import Role
from spyword_engine.progress.line import Verdict
from spyword_qt.theme import fonts, icons
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import FOCUS_RESERVE, FOCUS_WIDTH, LEADING, RADIUS_TILE, Colours, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.control import POINTED
from spyword_qt.widgets.lines import Lines, natural_width
from spyword_qt.widgets.verdict import paint_verdict

SIDE: Final = 14
ABOVE: Final = 11
SIGN: Final = 36
GLYPH: Final = 30
GAP: Final = 14
OUTCOME: Final = 22
ABOUT: Final = 19
XP: Final = 23
SEPARATOR: Final = " · "
MOST_END: Final = 0.35
"""Of the words' room that votes may take for themselves, under the XP."""
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class GameLine:
    """A game in words."""

    verdict: Verdict
    role: Role
    outcome: str
    about: tuple[str, ...]
    xp: str
    votes: str
    """How many votes were on target; empty where that isn't told."""


class GameLinePainter(QStyledItemDelegate):
    """Lines are equally high: as high as the longest needs to be."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._m = DESIGN
        self._size = QSize()
        self._end = 0
        self._votes_beside = True

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window; `measure` is due."""
        self._m = m
        self._size = QSize()

    def measure(self, width: int) -> bool:
        """Find the height of a line for a width in pixels; whether it has changed."""
        lines = self._lines()
        xp = max((natural_width(line.xp, self._xp_font()) for line in lines), default=0)
        votes = max((natural_width(line.votes, self._font(big=False)) for line in lines), default=0)
        room = width - self._before() - self._m.px(GAP + SIDE)
        self._votes_beside = votes <= MOST_END * room
        self._end = max(xp, votes) if self._votes_beside else xp
        outcome = self._break(max((line.outcome for line in lines), key=len, default=""), room - self._end)
        small = self._break("", room, big=False).line_height
        about = small * max((len(self._about(line, room - self._end)) for line in lines), default=1)
        least = self._m.px(SIGN)
        height = max(least, outcome.height + about) + 2 * self._m.px(ABOVE)
        size = QSize(width, height)
        changed, self._size = size != self._size, size
        return changed

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return self._size

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        line = index.data(Qt.ItemDataRole.UserRole)
        room = QRectF(option.rect)
        colours = colours_of(self._view)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.row():
            painter.setPen(QPen(QColor(colours.line), self._m.stroke))
            painter.drawLine(QPointF(room.left() + self._before(), room.top()), room.topRight())
        self._paint_line(painter, room, line, colours)
        if option.state & QStyle.StateFlag.State_HasFocus and not self._view.window().property(POINTED):
            width = FOCUS_WIDTH * self._m.stroke
            ring = room.adjusted(0, 2, 0, -2)
            paint.rounded(painter, ring, self._m.px(RADIUS_TILE), edge=colours.focus, width=width)
        painter.restore()

    def _paint_line(self, painter: QPainter, room: QRectF, line: GameLine, colours: Colours) -> None:
        m = self._m
        sign, glyph = m.px(SIGN), m.px(GLYPH)
        left, middle = room.left() + self._side(), room.center().y()
        spot = QRectF(left, round(middle - sign / 2), sign, sign)
        paint_verdict(painter, spot, line.verdict, colours, m.stroke)
        left += sign + m.px(GAP)
        spot = QRectF(left, middle - glyph / 2, glyph, glyph)
        icons.stamp(painter, spot, line.role.value, getattr(colours, line.role.value))
        left += glyph + m.px(GAP)
        end = room.right() - m.px(SIDE) - self._end
        width = end - m.px(GAP) - left
        outcome = self._break(line.outcome, width)
        about = self._break("\n".join(self._about(line, width)), width, big=False)
        top = middle - (outcome.height + about.height) / 2
        outcome.paint(painter, QRectF(left, top, width, outcome.height), LEFT, colours.ink)
        about.paint(painter, QRectF(left, top + outcome.height, width, about.height), LEFT, colours.soft)
        self._paint_end(painter, QRectF(end, room.top(), self._end, room.height()), line, colours)

    def _paint_end(self, painter: QPainter, room: QRectF, line: GameLine, colours: Colours) -> None:
        xp = Lines(line.xp, self._xp_font(), room.width() + 1, LEADING)
        votes = Lines(line.votes, self._font(big=False), room.width() + 1, LEADING)
        below = votes.height if line.votes and self._votes_beside else 0
        spot = QRectF(room.left(), room.center().y() - (xp.height + below) / 2, room.width(), xp.height)
        xp.paint(painter, spot, RIGHT, colours.brassink)
        if below:
            spot.moveTop(spot.bottom())
            spot.setHeight(below)
            votes.paint(painter, spot, RIGHT, colours.soft)

    def _lines(self) -> list[GameLine]:
        model = self._view.model()
        return [model.index(row, 0).data(Qt.ItemDataRole.UserRole) for row in range(model.rowCount())]

    def _before(self) -> int:
        """Pixels from the left edge to the words."""
        return self._side() + self._m.px(SIGN + GLYPH + 2 * GAP)

    def _side(self) -> int:
        return ceil(FOCUS_RESERVE * self._m.stroke) + self._m.px(SIDE)

    def _about(self, line: GameLine, width: float) -> list[str]:
        """The facts on lines: each whole, as many as go side by side."""
        facts = line.about if self._votes_beside or not line.votes else (*line.about, line.votes)
        lines: list[str] = []
        for fact in facts:
            longer = SEPARATOR.join((*lines[-1:], fact))
            if lines and self._about_width(longer) <= width:
                lines[-1] = longer
            else:
                lines.append(fact)
        return lines

    def _about_width(self, text: str) -> int:
        return natural_width(text, self._font(big=False))

    def _break(self, text: str, width: float, *, big: bool = True) -> Lines:
        return Lines(text, self._font(big=big), width, LEADING)

    def _font(self, *, big: bool) -> QFont:
        m = self._m
        return fonts.ui(m.font(OUTCOME), 600) if big else fonts.ui(m.font(ABOUT), 450)

    def _xp_font(self) -> QFont:
        return fonts.voice(self._m.font(XP))
