"""A box to type or paste several lines into."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QWidget

from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import FOCUS_RESERVE, FOCUS_WIDTH, RADIUS_BUTTON, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.scroll_bar import ScrollBar

LETTERS: Final = 21
SIDE: Final = 18
HEIGHT: Final = 190
INK_BORDER: Final = 2.5


class TextBox(QWidget):
    """As the game draws a line to type into, but of many lines. Tab leaves it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._m = DESIGN
        self.edit = QPlainTextEdit(self)
        self.edit.setObjectName(name)
        self.edit.setFrameShape(QFrame.Shape.NoFrame)
        self.edit.setTabChangesFocus(True)
        self.edit.setVerticalScrollBar(ScrollBar(Qt.Orientation.Vertical))
        clear = self.edit.palette()
        clear.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.edit.setPalette(clear)
        self.edit.installEventFilter(self)
        self.setFocusProxy(self.edit)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_prompt(self, name: str, prompt: str) -> None:
        """Say what it is for to a screen reader, and on the empty box what to type."""
        self.edit.setAccessibleName(name)
        self.edit.setPlaceholderText(prompt)

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self.edit.setFont(fonts.ui(m.font(LETTERS), 500))
        self._place()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._m.px(400), self._m.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._m.px(200), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, m = colours_of(self), self._m
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, radius, stroke = QRectF(self.rect()), m.px(RADIUS_BUTTON), m.stroke
        if self.edit.hasFocus():
            paint.rounded(painter, rect, radius, edge=colours.focus, width=FOCUS_WIDTH * stroke)
            gap = FOCUS_RESERVE * stroke
            body = rect.adjusted(gap, gap, -gap, -gap)
            width = INK_BORDER * stroke
            paint.rounded(painter, body, radius - gap, fill=colours.lamp, edge=colours.ink, width=width)
        else:
            width = paint.BORDER * stroke
            paint.rounded(painter, rect, radius, fill=colours.surface, edge=colours.edge, width=width)

    def _place(self) -> None:
        side = self._m.px(SIDE)
        self.edit.setGeometry(self.rect().adjusted(side, side // 2 + 2, -side // 2, -side // 2 - 2))
