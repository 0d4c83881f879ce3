"""What others lie upon and show through, so that they can end in it."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget


class Ground(QWidget):
    """The room, or the board of a panel."""

    def paint_ground(self, painter: QPainter, part: QRect) -> None:
        """Paint a part of it as it is between what lies upon it, in its own coordinates."""
        raise NotImplementedError


def ground_of(widget: QWidget) -> Ground | None:
    """What a widget lies upon, if that is known."""
    around = widget.parentWidget()
    while around is not None and not isinstance(around, Ground):
        around = around.parentWidget()
    return around
