"""A line of the list of somebody's games, and how it is painted."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

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
    mark: tuple[str, str]
    """The icon of the role, and the field of `Colours` that it is drawn in."""
    outcome: str
    about: tuple[str, ...]
    xp: str
    votes: str
    """How many votes were on target; empty where that isn't told."""


@dataclass(frozen=True, slots=True)
class _Words:
    """The words of a line, broken to their places."""

    outcome: Lines
    about: Lines
    xp: Lines
    votes: Lines | None


class GameLinePainter(QStyledItemDelegate):
    """Each line is as high as its words ask for, which `measure` finds out beforehand."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._m = DESIGN
        self._sizes: list[QSize] = []
        self._end = 0
        self._votes_beside = True
        self._kept: dict[GameLine, _Words] = {}

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window; `measure` is due."""
        self._m = m
        self._sizes = []

    def measure(self, width: int) -> bool:
        """Find the heights of all lines for a width in pixels; whether any has changed."""
        self._kept.clear()
        lines = self._lines()
        xp = max((natural_width(line.xp, self._xp_font()) for line in lines), default=0)
        votes = max((natural_width(line.votes, self._font(big=False)) for line in lines), default=0)
        room = width - self._before() - self._m.px(GAP + SIDE)
        self._votes_beside = votes <= MOST_END * room
        self._end = max(xp, votes) if self._votes_beside else xp
        room -= self._end
        outcomes = {text: self._break(text, room).height for text in {line.outcome for line in lines}}
        words = (outcomes[line.outcome] + self._about_height(line, room) for line in lines)
        least, around = self._m.px(SIGN), 2 * self._m.px(ABOVE)
        sizes = [QSize(width, max(least, height) + around) for height in words]
        changed, self._sizes = sizes != self._sizes, sizes
        return changed

    def sizeHint(self, _option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return self._sizes[index.row()] if self._sizes else QSize()

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
        self._paint_signs(painter, room, line, colours)
        words = QRectF(room)
        words.setLeft(room.left() + self._before())
        words.setRight(room.right() - self._m.px(SIDE))
        self._paint_words(painter, words, line, colours)
        if option.state & QStyle.StateFlag.State_HasFocus and not self._view.window().property(POINTED):
            width = FOCUS_WIDTH * self._m.stroke
            ring = room.adjusted(0, 2, 0, -2)
            paint.rounded(painter, ring, self._m.px(RADIUS_TILE), edge=colours.focus, width=width)
        painter.restore()

    def _paint_signs(self, painter: QPainter, room: QRectF, line: GameLine, colours: Colours) -> None:
        m = self._m
        sign, glyph = m.px(SIGN), m.px(GLYPH)
        left, middle = room.left() + self._side(), room.center().y()
        spot = QRectF(left, round(middle - sign / 2), sign, sign)
        paint_verdict(painter, spot, line.verdict, colours, m.stroke)
        spot = QRectF(left + sign + m.px(GAP), middle - glyph / 2, glyph, glyph)
        icon, tone = line.mark
        icons.stamp(painter, spot, icon, getattr(colours, tone))

    def _paint_words(self, painter: QPainter, room: QRectF, line: GameLine, colours: Colours) -> None:
        if line not in self._kept:
            self._kept[line] = self._words(line, room.width() - self._end - self._m.px(GAP))
        words = self._kept[line]
        _paint_two(painter, room, LEFT, (words.outcome, colours.ink), (words.about, colours.soft))
        if words.votes is None:
            words.xp.paint(painter, room, RIGHT, colours.brassink)
        else:
            _paint_two(painter, room, RIGHT, (words.xp, colours.brassink), (words.votes, colours.soft))

    def _words(self, line: GameLine, width: float) -> _Words:
        beside = self._votes_beside and line.votes
        return _Words(
            outcome=self._break(line.outcome, width),
            about=self._break("\n".join(self._about(line, width)), width, big=False),
            xp=Lines(line.xp, self._xp_font(), self._end + 1, LEADING),
            votes=self._break(line.votes, self._end + 1, big=False) if beside else None,
        )

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

    def _about_height(self, line: GameLine, width: float) -> int:
        facts = self._about(line, width)
        whole = "\n".join(facts)
        # Breaking takes longer than measuring, and a fact is seldom as wide as its line.
        if self._about_width(whole) > width:
            return self._break(whole, width, big=False).height
        return len(facts) * ceil(self._m.font(ABOUT) * LEADING)

    def _about_width(self, text: str) -> int:
        return natural_width(text, self._font(big=False))

    def _break(self, text: str, width: float, *, big: bool = True) -> Lines:
        return Lines(text, self._font(big=big), width, LEADING)

    def _font(self, *, big: bool) -> QFont:
        m = self._m
        return fonts.ui(m.font(OUTCOME), 600) if big else fonts.ui(m.font(ABOUT), 450)

    def _xp_font(self) -> QFont:
        return fonts.voice(self._m.font(XP))


def _paint_two(
    painter: QPainter,
    room: QRectF,
    align: Qt.AlignmentFlag,
    upper: tuple[Lines, str],
    lower: tuple[Lines, str],
) -> None:
    """Paint lines of one colour over lines of another, together in the middle of a room's height."""
    spot = QRectF(room)
    spot.setTop(room.center().y() - (upper[0].height + lower[0].height) / 2)
    for lines, colour in (upper, lower):
        spot.setHeight(lines.height)
        lines.paint(painter, spot, align, colour)
        spot.moveTop(spot.bottom())
