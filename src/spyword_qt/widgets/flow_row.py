"""Controls side by side, each as wide as its text asks for, on as many lines as they need."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import TILE_GAP
from spyword_qt.widgets.control import Control


class FlowRow(QWidget):
    """What is left of a line goes to its buttons in equal parts, unless they keep to the left."""

    def __init__(self, *buttons: Control, spread: bool = True) -> None:
        super().__init__()
        self._buttons = buttons
        self._spread = spread
        self._gap = TILE_GAP
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for button in buttons:
            button.setParent(self)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self.set_gap(m.px(TILE_GAP))

    def set_gap(self, pixels: int) -> None:
        """Let so much lie between two controls, and between two lines of them."""
        self._gap = pixels
        self.updateGeometry()
        self._place()

    def sizeHint(self) -> QSize:
        width = sum(button.sizeHint().width() + self._gap for button in self._buttons) - self._gap
        return QSize(width, self._line_height())

    def minimumSizeHint(self) -> QSize:
        widest = max(button.minimumSizeHint().width() for button in self._buttons)
        return QSize(widest, self._line_height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = sum(1 for _ in self._lines(width))
        return lines * (self._line_height() + self._gap) - self._gap

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    def _place(self) -> None:
        top, height = 0, self._line_height()
        for line in self._lines(self.width()):
            widths = [self._width_of(button, self.width()) for button in line]
            wanted = sum(width + self._gap for width in widths) - self._gap
            more = (self.width() - wanted) / len(line) if self._spread else 0.0
            left = 0.0
            for button, width in zip(line, widths, strict=True):
                breadth = width + more
                button.setGeometry(round(left), top, round(left + breadth) - round(left), height)
                left += breadth + self._gap
            top += height + self._gap

    def _lines(self, width: int) -> Iterator[list[Control]]:
        line: list[Control] = []
        left = 0
        for button in self._buttons:
            breadth = self._width_of(button, width)
            if line and left + breadth > width:
                yield line
                line, left = [], 0
            line.append(button)
            left += breadth + self._gap
        yield line

    def _width_of(self, button: Control, _room: int) -> int:
        """Pixels that a control takes at the least where the row has so much room."""
        return button.sizeHint().width()

    def _line_height(self) -> int:
        return max(button.sizeHint().height() for button in self._buttons)
