"""A contact sheet to look at: `python sheet.py OUT.png COLUMNS CELL FILE.svg ...`.

Each picture is drawn at CELL pixels, and at 96 below, on the light and on the dark ground of the app.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QColor, QImage, QPainter
from render import render

PADDING = 16
SMALL = 96
LIGHT, DARK = "#FFFAF0", "#242D52"


def sheet(pictures: Sequence[Path], columns: int, cell: int) -> QImage:
    """The pictures in rows, left to right; one that can't be drawn leaves its place empty."""
    rows = -(-len(pictures) // columns)
    height = cell + 2 * PADDING + SMALL
    page = QImage(columns * (cell + PADDING) + PADDING, rows * height + PADDING, QImage.Format.Format_RGB32)
    page.fill(QColor(LIGHT))
    painter = QPainter(page)
    for place, picture in enumerate(pictures):
        row, column = divmod(place, columns)
        x, y = PADDING + column * (cell + PADDING), PADDING + row * height
        large, small = render(picture, cell), render(picture, SMALL)
        if large is not None and small is not None:
            painter.drawImage(x, y, large)
            half, below = cell // 2, y + cell + PADDING // 2
            painter.fillRect(x + half, below, half, SMALL + PADDING // 2, QColor(DARK))
            for left in (x, x + half):
                painter.drawImage(left + (half - SMALL) // 2, below + PADDING // 4, small)
    painter.end()
    return page


if __name__ == "__main__":
    sheet([Path(name) for name in sys.argv[4:]], int(sys.argv[2]), int(sys.argv[3])).save(sys.argv[1])
