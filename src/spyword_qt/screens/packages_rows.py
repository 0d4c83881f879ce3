"""The lines of a list of words as they were understood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt import phrasing
from spyword_qt.screens.seen_packs import SeenRow
from spyword_qt.theme import fonts, icons
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import LEADING, colours_of
from spyword_qt.widgets.lines import Lines

MOST_ROWS: Final = 60
"""Shown: whoever has more sees the faulty ones among the first."""
LETTERS: Final = 20
NOTE: Final = 18
MARK: Final = 20
BESIDE: Final = 10
ROW_GAP: Final = 6
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True, slots=True)
class _Broken:
    """A row broken to the width."""

    text: Lines
    note: Lines | None

    @property
    def height(self) -> int:
        return self.text.height + (self.note.height if self.note else 0)


class RowList(QWidget):
    """Faulty rows first, each with its reason, then those that are taken; the rest is counted."""

    def __init__(self) -> None:
        super().__init__()
        self._m = DESIGN
        self._rows: tuple[SeenRow, ...] = ()
        self._more = 0
        self._broken: tuple[int, list[_Broken]] | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_rows(self, rows: Sequence[SeenRow]) -> None:
        """Show what was understood of each line."""
        in_order = sorted(rows, key=lambda row: not row.problem)
        self._rows, self._more = tuple(in_order[:MOST_ROWS]), max(0, len(rows) - MOST_ROWS)
        self._broken = None
        self.setAccessibleName(phrasing.apart(row.problem or row.text for row in self._rows))
        self.updateGeometry()
        self.update()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self._broken = None
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._m.px(300), self.heightForWidth(self._m.px(300)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._m.px(160), 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = self._lines(width)
        return sum(row.height + self._m.px(ROW_GAP) for row in rows)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self._m, colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = self._before()
        top = 0.0
        for place, lines in enumerate(self._lines(self.width())):
            row = self._rows[place] if place < len(self._rows) else None
            width = self.width() - left
            bad = row is not None and bool(row.problem)
            if row is not None:
                side = m.font(MARK)
                spot = QRectF(0, top + (lines.text.line_height - side) / 2, side, side)
                icons.stamp(
                    painter, spot, "close" if bad else "check", colours.accent if bad else colours.good
                )
            ink = colours.ink if row is not None else colours.mute
            lines.text.paint(painter, QRectF(left, top, width, lines.text.height), LEFT, ink)
            if lines.note is not None:
                below = QRectF(left, top + lines.text.height, width, lines.note.height)
                lines.note.paint(painter, below, LEFT, colours.accent)
            top += lines.height + m.px(ROW_GAP)

    def _lines(self, width: int) -> list[_Broken]:
        if self._broken is None or self._broken[0] != width:
            self._broken = width, list(self._break(width - self._before()))
        return self._broken[1]

    def _break(self, width: int) -> list[_Broken]:
        m = self._m
        font, small = fonts.ui(m.font(LETTERS), 550), fonts.ui(m.font(NOTE), 450)
        broken = [
            _Broken(
                Lines(row.text, font, width, LEADING),
                Lines(row.problem, small, width, LEADING) if row.problem else None,
            )
            for row in self._rows
        ]
        if self._more:
            rest = QCoreApplication.translate("packages", "and %n more lines", "", self._more)
            broken.append(_Broken(Lines(rest, small, width, LEADING), None))
        return broken

    def _before(self) -> int:
        return self._m.font(MARK) + self._m.px(BESIDE)
