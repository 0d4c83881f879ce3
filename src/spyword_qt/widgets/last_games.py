"""How the latest games went: ten signs in two rows, the latest last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from spyword_engine.progress.line import Verdict
from spyword_qt.theme.tokens import colours_of
from spyword_qt.widgets.plate import PAD, Plate
from spyword_qt.widgets.verdict import paint_verdict

COUNT: Final = 10
ACROSS: Final = 5
TOP: Final = 12
DISC: Final = 38
ROW: Final = 60
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class LastGames(Plate):
    """Places of games that are still to come are faint."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = ""
        self._verdicts: tuple[Verdict, ...] = ()

    def show_games(self, heading: str, verdicts: Sequence[Verdict], said: str) -> None:
        """Show how the games went under a heading; `said` is what those hear who can't see it."""
        self._heading, self._verdicts = heading, tuple(verdicts)
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
        return self.heading_lines(self._heading, width).height + self.metrics.px(2 * TOP + rows * ROW)

    def paint_content(self, painter: QPainter) -> None:
        colours, m = colours_of(self), self.metrics
        pad, side = m.px(PAD), m.px(DISC)
        heading = self.heading_lines(self._heading, self.width())
        room = QRectF(pad, m.px(TOP), self.width() - 2 * pad, heading.height)
        heading.paint(painter, room, LEFT, colours.soft)
        left, step = pad, (self.width() - 2 * pad) / ACROSS
        row = (self.height() - room.bottom() - m.px(TOP)) / (COUNT // ACROSS)
        for place in range(COUNT):
            down, along = divmod(place, ACROSS)
            verdict = self._verdicts[place] if place < len(self._verdicts) else None
            square = QRectF(0, 0, side, side)
            square.moveLeft(round(left + (along + 0.5) * step - side / 2))
            square.moveTop(round(room.bottom() + (down + 0.5) * row - side / 2))
            paint_verdict(painter, square, verdict, colours, m.stroke)
