"""Sizes for a window given to all in a widget, and made known at once."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from spyword_qt.theme.metrics import Metrics


def rescale_all(root: QWidget, m: Metrics) -> None:
    """Let a widget and all in it take the sizes that fit a window, each after what it is in."""
    for part in (root, *root.findChildren(QWidget)):
        rescale = getattr(part, "rescale", None)
        if rescale is not None:
            rescale(m)


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
