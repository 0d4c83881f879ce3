"""A scroll bar of a handle only."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollBar

from spyword_qt.theme.tokens import colours_of
from spyword_qt.widgets import paint

BAR: Final = 14
"""Breadth in pixels, to be taken hold of."""
HANDLE: Final = 6
"""Breadth of what is seen of it."""
OUTSIDE: Final = 3
ENDS: Final = 2
"""Pixels kept free at either end."""


class ScrollBar(QScrollBar):
    """Quiet until it is pointed at; it keeps more distance from what it scrolls than from the edge."""

    def __init__(self, orientation: Qt.Orientation) -> None:
        super().__init__(orientation)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        if orientation is Qt.Orientation.Vertical:
            self.setFixedWidth(BAR)
        else:
            self.setFixedHeight(BAR)

    def paintEvent(self, _event: QPaintEvent) -> None:
        # Brought in late: no bar is painted at a start, and there is much that a style knows.
        from PySide6.QtWidgets import QStyle, QStyleOptionSlider

        option = QStyleOptionSlider()
        self.initStyleOption(option)
        slider = QStyle.SubControl.SC_ScrollBarSlider
        handle = self.style().subControlRect(QStyle.ComplexControl.CC_ScrollBar, option, slider, self)
        shown = QRectF(handle)
        if self.orientation() is Qt.Orientation.Vertical:
            shown.adjust(0, ENDS, -OUTSIDE, -ENDS)
            shown.setLeft(shown.right() - HANDLE)
        else:
            shown.adjust(ENDS, 0, -ENDS, -OUTSIDE)
            shown.setTop(shown.bottom() - HANDLE)
        colours = colours_of(self)
        is_held = self.underMouse() or self.isSliderDown()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint.rounded(painter, shown, HANDLE / 2, fill=colours.edge if is_held else colours.handle)
