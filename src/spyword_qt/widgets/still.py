"""Pictures of things as they lie on a screen, for a movement to carry about; see-through where they are."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget


def still(widget: QWidget) -> QPixmap:
    """A widget and all in it. (`QWidget.grab` would put the room's colour behind it.)"""
    pixmap = _blank(widget)
    widget.render(pixmap, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return pixmap


def drawn(widget: QWidget, draw: Callable[[QPainter], None]) -> QPixmap:
    """What `draw` paints in place of a widget, in the widget's coordinates."""
    pixmap = _blank(widget)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return pixmap


def _blank(widget: QWidget) -> QPixmap:
    dpr = widget.devicePixelRatioF()
    pixmap = QPixmap(widget.size() * dpr)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
