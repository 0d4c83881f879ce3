"""How the latest games went: ten signs in two rows, the latest last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from spyword_engine.progress.line import Verdict
from spyword_qt.theme.fonts import ui
from spyword_qt.theme.tokens import LEADING, Colours, colours_of
from spyword_qt.widgets.block import fit
from spyword_qt.widgets.lines import Lines
from spyword_qt.widgets.plate import PAD, Plate
from spyword_qt.widgets.verdict import paint_verdict

COUNT: Final = 10
ACROSS: Final = 5
TOP: Final = 12
DISC: Final = 38
ROW: Final = 54
MOST_ROW: Final = 64
LETTERS: Final = 18
GAP: Final = 0.4
"""Between a sign and its meaning, in sizes of the letters."""
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class LastGames(Plate):
    """Places of games to come bear a dot. A dash is explained; a check and a bare ring need not be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = ""
        self._verdicts: tuple[Verdict, ...] = ()
        self._dash = ""

    def show_games(self, heading: str, verdicts: Sequence[Verdict], dash: str, said: str) -> None:
        """Show how the games went under a heading, and what a dash means, if there is any.

        `said` is what those hear who can't see it.
        """
        self._heading, self._verdicts = heading, tuple(verdicts)
        self._dash = dash if Verdict.NEITHER in verdicts else ""
        self.setAccessibleName(said)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = self.metrics.px(316)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.metrics.px(2 * PAD + ACROSS * (DISC + 8)), 0)

    def heightForWidth(self, width: int) -> int:
        rows = self.metrics.px(ROW) * (COUNT // ACROSS)
        heading = self.heading_lines(self._heading, width).height
        return heading + self.metrics.px(2 * TOP) + rows + self._legend_height(width)

    def paint_content(self, painter: QPainter) -> None:
        colours, m = colours_of(self), self.metrics
        pad, side = m.px(PAD), m.px(DISC)
        heading = self.heading_lines(self._heading, self.width())
        room = QRectF(pad, m.px(TOP), self.width() - 2 * pad, heading.height)
        heading.paint(painter, room, LEFT, colours.soft)
        step, rows, legend = room.width() / ACROSS, COUNT // ACROSS, self._legend_height(self.width())
        left = self.height() - room.bottom() - m.px(TOP) - legend
        # Beside a plate of many lines the rows stay together, in the middle of what is left.
        row = min(left / rows, m.px(MOST_ROW))
        top = room.bottom() + (left - rows * row) / 2
        for place in range(COUNT):
            down, along = divmod(place, ACROSS)
            verdict = self._verdicts[place] if place < len(self._verdicts) else None
            square = QRectF(0, 0, side, side)
            square.moveLeft(round(pad + (along + 0.5) * step - side / 2))
            square.moveTop(round(top + (down + 0.5) * row - side / 2))
            paint_verdict(painter, square, verdict, colours, m.stroke)
        if self._dash:
            self._paint_legend(painter, colours, QRectF(pad, top + rows * row, room.width(), legend))

    def _paint_legend(self, painter: QPainter, colours: Colours, room: QRectF) -> None:
        lines = self._legend(self.width())
        px = lines.font.pixelSize()
        sign = QRectF(room.left(), room.top() + (lines.line_height - px) / 2, px, px)
        paint_verdict(painter, sign, Verdict.NEITHER, colours, self.metrics.stroke)
        room.setLeft(room.left() + self._beside())
        lines.paint(painter, room, LEFT, colours.soft)

    def _legend(self, width: int) -> Lines:
        """What the dash means, on one line where letters of any readable size let it be."""
        room = width - 2 * self.metrics.px(PAD) - self._beside()
        return fit(self._dash, _letters, self.metrics.font(LETTERS), room, LEADING)

    def _legend_height(self, width: int) -> int:
        return self._legend(width).height if self._dash else 0

    def _beside(self) -> float:
        """Pixels that the sign takes beside its meaning."""
        return (1 + GAP) * self.metrics.font(LETTERS)


def _letters(px: int) -> QFont:
    return ui(px, 450)
