"""A scroll bar of a handle only."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollBar

from spyword_qt.theme.tokens import colours_of
from spyword_qt.widgets import paint

BAR: Final = 14
"""Breadth in pixels."""


class ScrollBar(QScrollBar):
    """It keeps a little more distance from what it scrolls than from the edge."""

    def __init__(self, orientation: Qt.Orientation) -> None:
        super().__init__(orientation)
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
        left, top = (4, 2) if self.orientation() is Qt.Orientation.Vertical else (2, 4)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shown = QRectF(handle).adjusted(left, top, -2, -2)
        paint.rounded(painter, shown, BAR / 2, fill=colours_of(self).edge)
