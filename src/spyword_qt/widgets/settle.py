"""Sizes that have just changed, made known at once."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


def settle(root: QWidget) -> None:
    """Let every layout in a widget hear of new sizes further down.

    By themselves they do when events are next handled, and a layout within a layout not before; asked
    until then, they answer what would have been right for the former sizes.
    """
    for part in (*reversed(root.findChildren(QWidget)), root):
        part.updateGeometry()
        layout = part.layout()
        if layout is not None:
            layout.activate()
