"""Says that columns go on beyond an edge: they fade there into what they lie on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.widgets.fading import paint_fading
from spyword_qt.widgets.still import drawn

MOST: Final = 0.12
"""Of what is seen, that fades."""
_FADING: Final = ((0.0, 0), (0.5, 150), (1.0, 255))
"""How much of the ground there is, of 255, by the way to the edge."""


class ColumnsEdge(QWidget):
    """Lies over an edge of a view, where there is more beyond; it is never pressed.

    `paint_ground` paints what `ground`, around the view, is in its own coordinates.
    """

    def __init__(
        self, view: QWidget, ground: QWidget, paint_ground: Callable[[QPainter], None], *, is_right: bool
    ) -> None:
        super().__init__(view)
        self._view, self._ground, self._paint_ground = view, ground, paint_ground
        self._is_right = is_right
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_more(self, more: bool) -> None:
        """Lie over the edge of the view as large as it is now, where there is more."""
        width = round(MOST * self._view.width())
        left = self._view.width() - width if self._is_right else 0
        self.setGeometry(left, 0, width, self._view.height())
        self.setVisible(more)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, drawn(self, self._paint_fading))

    def _paint_fading(self, painter: QPainter) -> None:
        beyond = Qt.Edge.RightEdge if self._is_right else Qt.Edge.LeftEdge
        paint_fading(painter, self, beyond, _FADING, self._ground, self._paint_ground)
