"""A bar that says what was done, and takes it back for as long as it is seen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import RADIUS_TILE, TABLE_SHADE, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.buttons import SecondaryButton
from spyword_qt.widgets.text import Text, TextRole

PAD: Final = 12
SIDE: Final = 22


class UndoBar(QWidget):
    """In the colour of the table, as what is said to all of it; unlike a notice it stays."""

    undo_pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._said = Text(role=TextRole.NOTE, tone="ivory")
        self._said.setObjectName("undo_said")
        self._said.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._undo = SecondaryButton("", "undo", size="low")
        self._undo.setObjectName("undo")
        self._undo.clicked.connect(self.undo_pressed)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._said, 1)
        self._row.addWidget(self._undo)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def say(self, sentence: str, *, undo: bool) -> None:
        """Say what was done; `undo`: and offer to take it back."""
        self._said.setText(sentence)
        self._undo.setVisible(undo)

    def stand_after(self, page: QWidget) -> None:
        """Come after everything on a page where Tab goes round."""
        stops = [part for part in page.findChildren(QWidget) if part.focusPolicy() & Qt.FocusPolicy.TabFocus]
        QWidget.setTabOrder(stops[-1], self._undo)

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._undo.setText(self.tr("Undo"))

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._m = m
        pad = m.px(PAD)
        self._row.setContentsMargins(m.px(SIDE), pad, pad, pad)
        self._row.setSpacing(m.px(SIDE))

    def height_at(self, width: int) -> int:
        """Pixels in height that the bar takes at a width."""
        self._row.invalidate()
        return self._row.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        return QSize(self._m.px(600), self._row.totalHeightForWidth(self._m.px(600)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        m = self._m
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brass, width = colours_of(self).brass, 2 * m.stroke
        paint.rounded(
            painter, QRectF(self.rect()), m.px(RADIUS_TILE), fill=TABLE_SHADE, edge=brass, width=width
        )
