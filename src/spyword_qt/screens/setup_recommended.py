"""Whether the settings are the recommended ones, and the way back to them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.draft import Draft
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.buttons import QuietButton
from spyword_qt.widgets.text import Text, TextRole

BADGE: Final = 26
GAP: Final = 10


class _Badge(QWidget):
    """The check before the sentence."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = colours_of(self)
        paint.badge(painter, QRectF(self.rect()), colours.good, colours.on_good)


class RecommendedLine(QWidget):
    """A check and a sentence; or, once the host has changed something, the button that undoes that."""

    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._metrics = DESIGN
        self._players = 0
        self._badge = _Badge(self)
        self._sentence = Text(role=TextRole.CAPTION, tone="good", parent=self)
        self._sentence.setObjectName("recommended")
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._back = QuietButton("", "undo", parent=self)
        self._back.setObjectName("recommend")
        self._back.clicked.connect(self.wanted)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def button(self) -> QWidget:
        """The way back, be it shown or not."""
        return self._back

    @property
    def has_button(self) -> bool:
        """Whether there is a way back to press."""
        return not self._back.isHidden()

    def show_draft(self, draft: Draft) -> None:
        """Say whether the draft's settings are those recommended for so many."""
        self._players = draft.players
        self._back.setVisible(not draft.is_recommended)
        self._badge.setVisible(draft.is_recommended)
        self._sentence.setVisible(draft.is_recommended)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._sentence.setText(self.tr("Recommended for {count}").format(count=self._players))
        self._back.setText(self.tr("Back to Recommended for {count}").format(count=self._players))
        self._place()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._metrics = m

    def sizeHint(self) -> QSize:
        sentence = self._metrics.px(BADGE + GAP) + self._sentence.sizeHint().width()
        back = self._back.sizeHint()
        return QSize(max(sentence, back.width()), max(self._sentence.sizeHint().height(), back.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        side, gap = self._metrics.px(BADGE), self._metrics.px(GAP)
        self._badge.setGeometry(0, (self.height() - side) // 2, side, side)
        self._sentence.setGeometry(side + gap, 0, max(1, self.width() - side - gap), self.height())
        self._back.setGeometry(0, 0, min(self.width(), self._back.sizeHint().width()), self.height())
