"""How loud it is: a poker chip that is pushed along a groove."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from spyword_qt.people import Avatar
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import DARK, FOCUS_RESERVE, FOCUS_WIDTH, RADIUS_BUTTON, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.control import KEYBOARD_REASONS, POINTED

STEPS: Final = 10
HEIGHT: Final = 64
CHIP: Final = 46
GROOVE: Final = 16
KNOB: Final = Avatar(0, 0, "")
"""Which of the twelve chips it is."""


class Volume(QSlider):
    """From 0, which is silence, to `STEPS`; says its value when the chip is let go, or at each key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._m = DESIGN
        self.setRange(0, STEPS)
        self.setPageStep(2)
        # What follows the value is heard and written to a file: not at every pixel.
        self.setTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._m.px(300), self._m.target(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._m.px(160), self._m.target(HEIGHT))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.window().setProperty(POINTED, True)
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._follow(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._follow(event)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setSliderDown(False)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            # They lead to the controls above and below, as they do from any other.
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            self.window().setProperty(POINTED, False)
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in KEYBOARD_REASONS:
            self.window().setProperty(POINTED, False)
        super().focusInEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self._m, colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus() and not self.window().property(POINTED):
            width = FOCUS_WIDTH * m.stroke
            ring = QRectF(self.rect())
            paint.rounded(painter, ring, m.px(RADIUS_BUTTON), edge=colours.focus, width=width)
        chip, height = self._chip(), m.px(GROOVE)
        groove = QRectF(self._before(), (self.height() - height) / 2, self._way() + chip, height)
        line = paint.BORDER * m.stroke
        paint.rounded(painter, groove, height / 2, fill=colours.surface, edge=colours.edge, width=line)
        middle = self._before() + chip / 2 + self._way() * self.sliderPosition() / STEPS
        full = QRectF(groove)
        full.setRight(middle)
        paint.rounded(painter, full, height / 2, fill=colours.primary)
        spot = QRectF(middle - chip / 2, (self.height() - chip) / 2, chip, chip)
        is_silent, is_dark = self.sliderPosition() == 0, colours is DARK
        paint_chip(painter, spot, KNOB, out=is_silent, ground=colours.lamp, dark=is_dark)

    def _follow(self, event: QMouseEvent) -> None:
        along = (event.position().x() - self._before() - self._chip() / 2) / max(1, self._way())
        self.setSliderPosition(round(STEPS * max(0.0, min(1.0, along))))

    def _chip(self) -> int:
        return self._m.px(CHIP)

    def _before(self) -> float:
        return FOCUS_RESERVE * self._m.stroke + self._m.px(4)

    def _way(self) -> float:
        """Pixels that the chip's middle can travel."""
        return self.width() - 2 * self._before() - self._chip()
