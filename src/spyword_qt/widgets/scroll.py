"""A column that scrolls where it doesn't fit, so that nothing is cut off at 200 % text."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QScroller, QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.field import Field
from spyword_qt.widgets.finger import scroll_by_finger
from spyword_qt.widgets.scroll_bar import ScrollBar
from spyword_qt.widgets.scroll_edge import ScrollEdges

FOOT: Final = 24
"""Design pixels that are left free below the last of what scrolls, as a rule."""


def with_foot(height: int, foot: int, room: int) -> int:
    """The height of what scrolls in a room, with so much free below it: that alone never makes it scroll."""
    return height + foot if height > room else min(height + foot, room)


class Scroll(QScrollArea):
    """Scrolls one widget up and down, by wheel, key and finger; see-through.

    An edge beyond which there is more says so.
    """

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = content
        self._edges = ScrollEdges(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        bar = ScrollBar(Qt.Orientation.Vertical)
        bar.rangeChanged.connect(self._keep_typing_seen)
        bar.rangeChanged.connect(self._show_edges)
        bar.valueChanged.connect(self._show_edges)
        self.setVerticalScrollBar(bar)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        viewport = QWidget()
        viewport.setAutoFillBackground(False)
        # Of one that Qt made Python has to find out what it is, among all the kinds of widgets: a start
        # takes a quarter longer then.
        self.setViewport(viewport)
        self.setWidget(content)
        # QScrollArea makes what it is given opaque.
        content.setAutoFillBackground(False)

    def wanted_height(self, width: int) -> int:
        """Pixels in height that the content takes at a width when nothing has to scroll."""
        layout = self._content.layout()
        if layout is not None and layout.hasHeightForWidth():
            # Qt makes the content no lower than the least of its parts, whatever they want at a width.
            return max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())
        has_own = self._content.hasHeightForWidth()
        own = self._content.heightForWidth(width) if has_own else self._content.sizeHint().height()
        return max(own, self._content.minimumHeight())

    def to_top(self) -> None:
        """Begin anew at the top, whatever a finger has set going."""
        if QScroller.hasScroller(self.viewport()):
            QScroller.scroller(self.viewport()).stop()
        self.verticalScrollBar().setValue(0)

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._edges.rescale(m)

    def settle_bar(self) -> None:
        """Have a bar where one is needed; for who fills the content anew without laying this out."""
        # A bar that a former size needed would keep itself needed by the lines that it makes wrap.
        fits = self.wanted_height(self.width()) <= self.height()
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.settle_bar()
        super().resizeEvent(event)
        self._edges.place()

    def paintEvent(self, event: QPaintEvent) -> None:
        # Only where there is something to scroll. Sizes that are passed through on the way are never painted.
        if self.verticalScrollBar().maximum() > 0 and not QScroller.hasScroller(self.viewport()):
            scroll_by_finger(self)
        super().paintEvent(event)

    def event(self, event: QEvent) -> bool:
        # Of what has no layout, as of what is laid out by hand, only what is around it hears.
        if event.type() == QEvent.Type.LayoutRequest:
            self.settle_bar()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.settle_bar()
        return super().eventFilter(watched, event)

    def _keep_typing_seen(self) -> None:
        """Follow a line that is typed into where what is around it takes more room, or the window less."""
        field = self.window().focusWidget()
        if isinstance(field, Field) and self._content.isAncestorOf(field):
            field.be_seen()

    def _show_edges(self) -> None:
        self._edges.show()
