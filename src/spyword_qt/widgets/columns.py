"""A row of painted columns that scrolls sideways where it is too wide."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QScroller, QWidget

from spyword_qt.widgets.columns_edge import ColumnsEdge
from spyword_qt.widgets.finger import scroll_by_finger
from spyword_qt.widgets.scroll_bar import ScrollBar
from spyword_qt.widgets.sideways import scrolls_around

_SCROLLS: Final = Qt.ScrollBarPolicy.ScrollBarAlwaysOn


class _Canvas(QWidget):
    """All columns, seen or not."""

    def __init__(self, draw: Callable[[QPainter, QRect], None]) -> None:
        super().__init__()
        self._draw = draw

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw(painter, event.rect())


class Columns(QScrollArea):
    """Paints with `draw(painter, seen)`, in coordinates that begin at the first column; see-through.

    Wheel, finger, arrow keys and a bar scroll it; it takes the focus only where there is something to scroll.
    Columns fade there into what `paint_ground` paints, in coordinates of the parent.
    """

    focus_changed = Signal()

    def __init__(
        self,
        draw: Callable[[QPainter, QRect], None],
        paint_ground: Callable[[QPainter], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._canvas = _Canvas(draw)
        self._follows_finger = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        bar = ScrollBar(Qt.Orientation.Horizontal)
        self.setHorizontalScrollBar(bar)
        viewport = QWidget()
        viewport.setAutoFillBackground(False)
        # Of one that Qt made Python would have to find out what it is, as `Scroll` says.
        self.setViewport(viewport)
        self.setWidget(self._canvas)
        # QScrollArea makes what it is given opaque.
        self._canvas.setAutoFillBackground(False)
        self._around, self._paint_ground = parent, paint_ground
        self._edges: tuple[ColumnsEdge, ...] = ()
        bar.rangeChanged.connect(self._show_edges)
        bar.valueChanged.connect(self._show_edges)

    def set_breadth(self, pixels: int, *, scrolls: bool) -> None:
        """Set how wide all columns are together, and whether that is more than is seen."""
        policy = Qt.ScrollBarPolicy
        self.setHorizontalScrollBarPolicy(_SCROLLS if scrolls else policy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus)
        if scrolls and not self._follows_finger:
            scroll_by_finger(self)
        elif self._follows_finger and not scrolls:
            # A finger on it scrolls what is around it.
            QScroller.ungrabGesture(self.viewport())
        self._follows_finger = scrolls
        self._canvas.resize(pixels, self.viewport().height())
        self._canvas.update()
        self._show_edges()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._canvas.resize(self._canvas.width(), self.viewport().height())
        self._show_edges()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned, bar = event.angleDelta(), self.horizontalScrollBar()
        along = turned.x() or (0 if scrolls_around(self) else turned.y())
        if not along or bar.maximum() == 0:
            event.ignore()
            return
        bar.setValue(bar.value() - along)
        event.accept()

    def _show_edges(self) -> None:
        bar, scrolls = self.horizontalScrollBar(), self.horizontalScrollBarPolicy() == _SCROLLS
        if scrolls and not self._edges:
            # Most of what could scroll never has to.
            make = partial(ColumnsEdge, self.viewport(), self._around, self._paint_ground)
            self._edges = make(is_right=False), make(is_right=True)
        for edge, hidden in zip(self._edges, (bar.value(), bar.maximum() - bar.value()), strict=False):
            edge.show_more(scrolls and hidden > 0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit()
