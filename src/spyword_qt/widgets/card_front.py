"""The open side of a card: picture, one line, word, each in a slot that never moves."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.fonts import ui, voice
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import MIN_TEXT, Colours, colours_of
from spyword_qt.widgets.card_back import paint_frame
from spyword_qt.widgets.medallion import paint_medallion, picture_rect, render_picture
from spyword_qt.widgets.slot_label import SlotLabel


@dataclass(frozen=True, slots=True)
class Slots:
    """Where line and word stand: top and height in heights of the card, letters in widths of it."""

    line: tuple[float, float]
    most_line: float
    least_line: float
    """With letters smaller than these the line goes on more than one."""
    word: tuple[float, float]


WORD_SLOTS: Final = Slots(line=(0.655, 0.09), most_line=0.043, least_line=0.034, word=(0.735, 0.2))
"""A line above the word says what the word is."""
ROLE_SLOTS: Final = Slots(line=(0.77, 0.182), most_line=0.05, least_line=0.1, word=(0.638, 0.13))
"""The line is a sentence about the word above it, on as many lines as let it be large."""


class Picture(QWidget):
    """A medallion that shows a picture only while it holds one; it is drawn when it is first needed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._source: Path | bytes | None = None
        self._pixmap: QPixmap | None = None

    def show_picture(self, source: Path | bytes | None) -> None:
        """Show a picture, SVG or PNG; None drops it and every pixel of it."""
        self._source = source
        self._pixmap = None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._pixmap = None

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._pixmap is None and self._source is not None:
            side = round(picture_rect(QRectF(self.rect())).width())
            self._pixmap = render_picture(self._source, side, self.devicePixelRatioF())
        paint_medallion(QPainter(self), QRectF(self.rect()), self._pixmap)


class CardFront(QWidget):
    """The open side, as large as the widget itself; its slots depend on nothing else that it shows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = 1.0
        self._slots = WORD_SLOTS
        self.picture = Picture(self)
        self.picture.setObjectName("picture")
        self.line = SlotLabel(lambda px: ui(px, 450), "soft", self)
        self.word = SlotLabel(voice, "ink", self)
        self.word.setObjectName("word")
        self.absent = SlotLabel(voice, "ink", self)

    def rescale(self, m: Metrics) -> None:
        """Take the people's preference for text; all else follows from the widget's size."""
        self._text = m.text
        self._arrange()

    def lay_out(self, slots: Slots) -> None:
        """Give line and word other places: those of the kind of card that it is."""
        self._slots = slots
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        side = 0.735 * width
        self.picture.setGeometry(QRectF((width - side) / 2, 0.068 * height, side, side).toRect())
        left, across = 0.07 * width, 0.86 * width
        line_top, line_height = self._slots.line
        self.line.place(
            QRectF(left, line_top * height, across, line_height * height),
            max(MIN_TEXT, self._slots.most_line * width * self._text),
            max(MIN_TEXT, self._slots.least_line * width),
        )
        word_top, word_height = self._slots.word
        for label in (self.word, self.absent):
            slot = QRectF(left, word_top * height, across, word_height * height)
            label.place(slot, 0.17 * width, 0.1 * width)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_front(painter, QRectF(self.rect()), colours_of(self))


def paint_front(painter: QPainter, rect: QRectF, colours: Colours) -> None:
    """Paint the ground of an open side with frame and inner hairline."""
    paint_frame(painter, rect, colours.surface)
    inset = 0.035 * rect.width()
    line = QColor(colours.brass)
    line.setAlphaF(0.6)
    painter.setPen(QPen(line, max(1.0, 0.0025 * rect.width())))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = 0.045 * rect.width()
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
