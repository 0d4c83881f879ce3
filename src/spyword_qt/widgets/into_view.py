"""What the keys go to is seen whole, wherever it lies in what scrolls."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QScrollArea, QWidget

LEAST_AROUND: Final = 50
"""Pixels above and below that are seen with it, where there is room: as many as Qt keeps."""


def come_into_view(widget: QWidget, around: int = 0) -> None:
    """Scroll what a widget lies in, if it lies in such, until it is seen with so many pixels around it."""
    area = widget.parentWidget()
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    if isinstance(area, QScrollArea):
        area.ensureWidgetVisible(widget, LEAST_AROUND, max(LEAST_AROUND, around))
