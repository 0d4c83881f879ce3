"""A round picture that is no secret, in its brass ring."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.widgets.medallion import paint_medallion, picture_rect, render_picture


class Medal(QWidget):
    """As large as its place lets it be; it is drawn when it is first seen at that size."""

    def __init__(self, picture: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = picture
        self._drawn: QPixmap | None = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._drawn = None

    def paintEvent(self, _event: QPaintEvent) -> None:
        place = QRectF(self.rect())
        if self._drawn is None:
            side = round(picture_rect(place).width())
            self._drawn = render_picture(self._picture, side, self.devicePixelRatioF())
        paint_medallion(QPainter(self), place, self._drawn)
