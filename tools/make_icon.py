"""Makes the pictures of the game's mark in src/spyword_qt/theme/icon: `python -m tools.make_icon`."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator

from spyword_qt.theme.app_icon import FOLDER, SIDES
from spyword_qt.widgets.mark import paint_mark

DRAWING: Final = 512
"""Side of the drawing that scales."""


def picture(side: int) -> bytes:
    """The mark as a PNG of so many pixels."""
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_mark(painter, QRectF(image.rect()))
    painter.end()
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(content.data())


def windows_icon(pictures: dict[int, bytes]) -> bytes:
    """PNGs by their side in one ICO file: a header, an entry of 16 bytes for each, then the pictures."""
    entries, content = b"", b""
    start = 6 + 16 * len(pictures)
    for side, png in pictures.items():
        # A side of 256 doesn't fit the byte, and is written as 0.
        entries += struct.pack("<4B2H2I", side % 256, side % 256, 0, 0, 1, 32, len(png), start + len(content))
        content += png
    return struct.pack("<3H", 0, 1, len(pictures)) + entries + content


def draw(path: Path) -> None:
    """The mark as an SVG."""
    drawing = QSvgGenerator()
    drawing.setFileName(str(path))
    drawing.setSize(QSize(DRAWING, DRAWING))
    drawing.setViewBox(QRect(0, 0, DRAWING, DRAWING))
    drawing.setTitle("The Spy's Word")
    drawing.setDescription("")
    painter = QPainter(drawing)
    paint_mark(painter, QRectF(0, 0, DRAWING, DRAWING))
    painter.end()


def main() -> None:
    """Writes them all."""
    application = QGuiApplication([])
    FOLDER.mkdir(exist_ok=True)
    pictures = {side: picture(side) for side in SIDES}
    for side, png in pictures.items():
        (FOLDER / f"{side}.png").write_bytes(png)
    (FOLDER / "spyword.ico").write_bytes(windows_icon(pictures))
    draw(FOLDER / "spyword.svg")
    application.quit()


if __name__ == "__main__":
    main()
