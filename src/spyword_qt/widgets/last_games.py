"""How the latest games went: ten signs in two rows, the latest last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QWidget

from spyword_engine.progress.line import Verdict
from spyword_qt.theme.fonts import ui
from spyword_qt.theme.tokens import Colours, colours_of
from spyword_qt.widgets.fitting import draw_elided
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.plate import PAD, Plate
from spyword_qt.widgets.verdict import paint_verdict

COUNT: Final = 10
ACROSS: Final = 5
TOP: Final = 12
DISC: Final = 38
ROW: Final = 60
LETTERS: Final = 18
# In sizes of these letters.
GAP: Final = 0.4
BETWEEN: Final = 0.9
LINE: Final = 1.4
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class LastGames(Plate):
    """Places of games that are still to come are faint."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = ""
        self._verdicts: tuple[Verdict, ...] = ()
        self._meanings: tuple[tuple[Verdict, str], ...] = ()

    def show_games(
        self, heading: str, verdicts: Sequence[Verdict], words: Mapping[Verdict, str], said: str
    ) -> None:
        """Show how the games went under a heading, with the `words` for each sign that is there.

        `said` is what those hear who can't see it.
        """
        self._heading, self._verdicts = heading, tuple(verdicts)
        self._meanings = tuple((sign, word) for sign, word in words.items() if sign in verdicts)
        self.setAccessibleName(said)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = self.metrics.px(316)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.metrics.px(2 * PAD + ACROSS * (DISC + 8)), 0)

    def heightForWidth(self, width: int) -> int:
        rows = COUNT // ACROSS
        heading = self.heading_lines(self._heading, width).height
        return heading + self.metrics.px(2 * TOP + rows * ROW) + self._meanings_height(width)

    def paint_content(self, painter: QPainter) -> None:
        colours, m = colours_of(self), self.metrics
        pad, side = m.px(PAD), m.px(DISC)
        heading = self.heading_lines(self._heading, self.width())
        room = QRectF(pad, m.px(TOP), self.width() - 2 * pad, heading.height)
        heading.paint(painter, room, LEFT, colours.soft)
        left, step = pad, (self.width() - 2 * pad) / ACROSS
        below = self._meanings_height(self.width())
        row = (self.height() - room.bottom() - m.px(TOP) - below) / (COUNT // ACROSS)
        for place in range(COUNT):
            down, along = divmod(place, ACROSS)
            verdict = self._verdicts[place] if place < len(self._verdicts) else None
            square = QRectF(0, 0, side, side)
            square.moveLeft(round(left + (along + 0.5) * step - side / 2))
            square.moveTop(round(room.bottom() + (down + 0.5) * row - side / 2))
            paint_verdict(painter, square, verdict, colours, m.stroke)
        self._paint_meanings(painter, colours, self.height() - m.px(TOP) - below)

    def _paint_meanings(self, painter: QPainter, colours: Colours, top: float) -> None:
        font = self._letters()
        for number, line in enumerate(self._lines_of_meanings(self.width())):
            x, y = float(self.metrics.px(PAD)), top + number * LINE * font.pixelSize()
            for sign, word in line:
                square = QRectF(x, y + (LINE - 1) / 2 * font.pixelSize(), font.pixelSize(), font.pixelSize())
                paint_verdict(painter, square, sign, colours, self.metrics.stroke)
                beside = QRectF(
                    square.right() + GAP * font.pixelSize(), y, self.width(), LINE * font.pixelSize()
                )
                painter.setPen(QColor(colours.soft))
                draw_elided(painter, beside, word, font, LEFT)
                x += self._width_of(word)

    def _lines_of_meanings(self, width: int) -> list[list[tuple[Verdict, str]]]:
        """What the signs mean, as many beside one another as have room."""
        lines: list[list[tuple[Verdict, str]]] = []
        left = 0.0
        for sign, word in self._meanings:
            needed = self._width_of(word)
            if not lines or needed > left:
                lines.append([])
                left = width - 2.0 * self.metrics.px(PAD)
            lines[-1].append((sign, word))
            left -= needed
        return lines

    def _meanings_height(self, width: int) -> int:
        return round(len(self._lines_of_meanings(width)) * LINE * self._letters().pixelSize())

    def _width_of(self, word: str) -> float:
        font = self._letters()
        return natural_width(word, font) + (1 + GAP + BETWEEN) * font.pixelSize()

    def _letters(self) -> QFont:
        return ui(self.metrics.font(LETTERS), 450)
