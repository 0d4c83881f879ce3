"""Render one SVG with QtSvg, as the game does."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

app = QGuiApplication.instance() or QGuiApplication([])


def render(svg: Path | bytes, size: int) -> QImage | None:
    """The picture at `size` pixels on a transparent ground, or None if QtSvg can't read it."""
    renderer = QSvgRenderer(QByteArray(svg if isinstance(svg, bytes) else svg.read_bytes()))
    if not renderer.isValid():
        return None
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return image


def rgba(image: QImage) -> bytes:
    """Four bytes a pixel, row by row, colours not multiplied by alpha."""
    # The bits live as long as the image does, so it needs a name.
    converted = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return bytes(converted.constBits())
