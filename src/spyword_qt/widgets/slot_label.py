"""A label whose place is fixed: its letters shrink and wrap to fit, and nothing moves."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from spyword_qt.theme.tokens import colours_of
from spyword_qt.widgets.fitting import draw_fitted, fitted


class SlotLabel(QLabel):
    """Text in the middle of a fixed slot, or at its left; halfway down it, or as `down` says.

    `make` gives a font by its pixels, `tone` names the field of `Colours` it is drawn in.
    """

    def __init__(self, make: Callable[[int], QFont], tone: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._make, self.tone = make, tone
        self._most = self._least = 15
        self._twin: SlotLabel | None = None
        self._least_alike = 0.0
        self.to_the_left = False
        self.down = Qt.AlignmentFlag.AlignVCenter
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def place(self, slot: QRectF, most: float, least: float) -> None:
        """Lay it into `slot`, with letters of `most` pixels that wrap where they would be under `least`."""
        self._most = max(1, round(most))
        self._least = max(1, min(self._most, round(least)))
        self.setGeometry(slot.toAlignedRect())

    def match(self, twin: SlotLabel, *, down_to: float = 0.0) -> None:
        """Have letters no larger than those of a label that stands beside this one.

        Where they would be less than the part `down_to` of its own, it keeps these.
        """
        self._twin, self._least_alike = twin, down_to

    def setText(self, text: str) -> None:
        """Show a text; what is beside it may get other letters."""
        super().setText(text)
        if self._twin is not None:
            self._twin.update()

    def letters(self) -> int:
        """Pixels of its letters."""
        own = self._fitting()
        if self._twin is None or not self._twin.text():
            return own
        other = self._twin._fitting()
        return min(own, other) if other >= self._least_alike * own else own

    def _fitting(self) -> int:
        """Pixels of the largest letters for which there is room."""
        room = QSizeF(self.size())
        return fitted(self.text(), room, self._make, self._most, self._least).pixelSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        text = self.text()
        if not text:
            return
        painter = QPainter(self)
        room = QRectF(self.rect())
        font = self._make(self.letters())
        painter.setPen(QColor(getattr(colours_of(self), self.tone)))
        across = Qt.AlignmentFlag.AlignLeft if self.to_the_left else Qt.AlignmentFlag.AlignHCenter
        draw_fitted(painter, room, text, font, across, self.down)
