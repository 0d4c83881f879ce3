"""The window's icon: the mark in the sizes that desktops ask for, made by `tools/make_icon.py`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

FOLDER: Final = Path(__file__).parent / "icon"
SIDES: Final = (16, 24, 32, 48, 64, 128, 256)


def app_icon() -> QIcon:
    """All sizes; Qt reads a file when it needs it."""
    icon = QIcon()
    for side in SIDES:
        icon.addFile(str(FOLDER / f"{side}.png"), QSize(side, side))
    return icon
