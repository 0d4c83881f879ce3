"""Lets a finger scroll."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea, QScroller


def scroll_by_finger(area: QAbstractScrollArea) -> None:
    """Have what is in an area follow a finger on it."""
    gesture = QScroller.grabGesture(area.viewport(), QScroller.ScrollerGestureType.TouchGesture)
    # Each area's gesture has a number of its own. Of one that it doesn't know PySide makes an enumeration,
    # and keeps that for good: with every panel that scrolls there would be eleven objects more.
    vars(Qt.GestureType).get("_sbk_missing_", {}).pop(str(gesture.value), None)
