"""A package that people made, by its cover: neither word nor picture."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt import phrasing
from spyword_qt.screens import packages_wording
from spyword_qt.screens.seen_packs import OwnCover
from spyword_qt.theme import fonts
from spyword_qt.theme.tokens import LEADING, RADIUS_TILE, colours_of
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.lines import Lines
from spyword_qt.widgets.medallion import paint_cover_medallion
from spyword_qt.widgets.text import SERIF_LEADING

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
PAD: Final = 18
MEDAL: Final = 96
BESIDE: Final = 18
NAME: Final = 27
NOTE: Final = 19
UNBROKEN: Final = "\u00a0"
"""Keeps a number from standing on a line by itself."""


class OwnTile(Control):
    """Cover, name, what is in it, and how often it was played. Tab stops at one tile of a field."""

    reached = Signal()

    def __init__(self, tint: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._tint = tint
        self._inside = self._played = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_cover(self, own: OwnCover, tonight: date) -> None:
        """Show a package; `tonight` is the date on which this evening began."""
        self._inside = packages_wording.inside(own)
        self._played = packages_wording.played((own.pack,), tonight)
        name = packages_wording.pack_name(own.pack)
        self.setText(UNBROKEN.join(name.rsplit(maxsplit=1)))
        self.setAccessibleName(name)
        self.setAccessibleDescription(phrasing.row((self._inside, self._played)))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = self.metrics.px(386)
        return QSize(width, self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        words = sum(lines.height for lines in self._lines(width))
        return max(words, self.metrics.px(MEDAL)) + 2 * self.metrics.px(PAD)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self.metrics, colours_of(self)
        painter = self.painter()
        self.paint_tile(painter, m.px(RADIUS_TILE))
        side = m.px(MEDAL)
        medal = QRectF(m.px(PAD), (self.height() - side) / 2, side, side)
        paint_cover_medallion(painter, medal, self._tint)
        left = medal.right() + m.px(BESIDE)
        width = self.width() - left - m.px(PAD)
        every = self._lines(self.width())
        top = (self.height() - sum(lines.height for lines in every)) / 2
        for lines, colour in zip(every, (colours.ink, colours.soft, colours.mute), strict=True):
            lines.paint(painter, QRectF(left, top, width, lines.height), LEFT, colour)
            top += lines.height

    def _lines(self, width: int) -> tuple[Lines, Lines, Lines]:
        m = self.metrics
        room = width - 2 * m.px(PAD) - m.px(MEDAL) - m.px(BESIDE)
        return (
            self.kept(self._break_name, self.text(), room),
            self.kept(self._break_note, self._inside, room),
            self.kept(self._break_note, self._played, room),
        )

    def _break_name(self, name: str, width: int) -> Lines:
        return Lines(name, fonts.voice(self.metrics.font(NAME)), width, SERIF_LEADING)

    def _break_note(self, note: str, width: int) -> Lines:
        return Lines(note, fonts.ui(self.metrics.font(NOTE), 450), width, LEADING)
