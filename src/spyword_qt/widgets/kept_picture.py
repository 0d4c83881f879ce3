"""Pictures of what a widget paints the same each time: gradients and large letters take a part of a frame.

Nothing that may be a secret is painted by one: it would be found in memory, or show by its speed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import ceil

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap


def blank(size: QSize, dpr: float) -> QPixmap:
    """A see-through picture of so many logical pixels."""
    pixmap = QPixmap(ceil(size.width() * dpr), ceil(size.height() * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


class KeptPicture:
    """One part of a widget, painted anew only where it would look otherwise."""

    def __init__(self) -> None:
        self._pixmap = QPixmap()
        self._made_of: Hashable = None

    def paint(
        self, painter: QPainter, room: QRect, made_of: Hashable, draw: Callable[[QPainter], None]
    ) -> None:
        """Paint what `draw` does within `room`, in the widget's coordinates; it depends on `made_of`."""
        dpr = painter.device().devicePixelRatioF()
        made_of = room.getRect(), dpr, made_of
        if made_of != self._made_of:
            self._pixmap = blank(room.size(), dpr)
            inner = QPainter(self._pixmap)
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            inner.translate(-room.topLeft())
            draw(inner)
            inner.end()
            self._made_of = made_of
        painter.drawPixmap(room.topLeft(), self._pixmap)
