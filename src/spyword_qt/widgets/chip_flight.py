"""A chip that flies over a screen, from where somebody was to where they are shown now."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from spyword_qt.people import Person
from spyword_qt.theme.motion import Span, motion_of
from spyword_qt.theme.tokens import DARK, colours_of
from spyword_qt.widgets.chip import paint_chip


class ChipFlight(QWidget):
    """Lies over its screen, hidden but for the flight; nobody can press it."""

    landed = Signal()

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self._screen = screen
        self._pixmap = QPixmap()
        self._start = self._end = self._now = QRectF()
        self._flight: QVariantAnimation | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def fly(self, person: Person, start: QRectF, end: QRectF) -> None:
        """Fly from one place on the screen to another; `landed` tells when it is there."""
        self.setGeometry(self._screen.rect())
        self._start, self._end, self._now = start, end, start
        self._pixmap = self._drawn(person, end.size())
        self.show()
        self.raise_()
        self._flight = motion_of(self).run(self, Span.CHIP_OUT, self._move)

    def flies(self) -> bool:
        """Whether it is on its way."""
        return self._flight is not None

    def end(self) -> None:
        """Be there at once, if it is on its way."""
        flight, self._flight = self._flight, None
        if flight is not None:
            flight.stop()
            self._pixmap = QPixmap()
            self.hide()
            self.landed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self._now, self._pixmap, QRectF(self._pixmap.rect()))

    def _move(self, part: float) -> None:
        before = self._now
        size = self._start.size() + (self._end.size() - self._start.size()) * part
        self._now = QRectF(QPointF(), size)
        self._now.moveCenter(self._start.center() + (self._end.center() - self._start.center()) * part)
        self.update(before.united(self._now).toAlignedRect().adjusted(-1, -1, 1, 1))
        if part == 1.0:
            self.end()

    def _drawn(self, person: Person, size: QSizeF) -> QPixmap:
        dpr = self.devicePixelRatioF()
        pixmap = QPixmap((size * dpr).toSize())
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        dark = colours_of(self) is DARK
        paint_chip(painter, QRectF(QPointF(), size), person.avatar, dark=dark)
        painter.end()
        return pixmap
