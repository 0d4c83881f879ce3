"""Both cards of a package as they will be dealt, and what can be done with their pictures."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from spyword_qt.screens.offered_picture import has_picture, picture_in
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import CARD_ASPECT, CARD_RADIUS, TILE_GAP, colours_of
from spyword_qt.widgets.buttons import SecondaryButton
from spyword_qt.widgets.card_front import CardFront
from spyword_qt.widgets.flow_row import FlowRow
from spyword_qt.widgets.settle import settle
from spyword_qt.widgets.text import Text, TextRole

RIM: Final = 8
"""Round a card, for the dashes that say that a picture can be let go here."""
DASHES: Final = (3.0, 2.4)
STROKE: Final = 3.0
CARD: Final = 345
LOW_CARD: Final = 250
"""Where it lies above or below what is typed, and scrolls with it."""
LEAST_WITH_LINE: Final = 240
"""Pixels in height of a card that has room for the line over its word."""
SPACING: Final = 12


class PreviewCard(QWidget):
    """A card with its front up, as large as its place lets it be. A picture can be dropped on it."""

    offered = Signal(object)
    """Path or bytes of what may be a picture."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._awaits = False
        self._shown: Path | bytes | None = None
        self._front = CardFront(self)
        self._front.absent.tone = "mute"
        self.setAcceptDrops(True)

    def show_card(self, picture: Path | bytes, line: str, word: str, absent: str) -> None:
        """Show a word with its picture; `absent` stands where there is no word yet."""
        front = self._front
        if picture != self._shown:
            self._shown = picture
            front.picture.show_picture(picture)
        front.line.setText(line)
        front.word.setText(word)
        front.absent.setText("" if word else absent)
        self.setAccessibleName(word or absent)

    def match(self, other: PreviewCard) -> None:
        """Write what stands for a word no larger than on another card."""
        self._front.absent.match(other._front.absent)

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        card = self._card()
        self._front.setGeometry(card)
        # On a card this small it couldn't be read.
        self._front.line.setVisible(card.height() >= LEAST_WITH_LINE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._awaits:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(colours_of(self).brassink), STROKE * self._m.stroke)
        pen.setDashPattern(DASHES)
        painter.setPen(pen)
        card, by = QRectF(self._card()), self._m.px(RIM) - STROKE * self._m.stroke
        radius = CARD_RADIUS * card.width() + by
        painter.drawRoundedRect(card.adjusted(-by, -by, by, by), radius, radius)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if has_picture(event.mimeData()):
            event.acceptProposedAction()
            self._await(True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._await(False)
        event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        self._await(False)
        picture = picture_in(event.mimeData())
        if picture is not None:
            event.acceptProposedAction()
            self.offered.emit(picture)

    def _await(self, awaits: bool) -> None:
        self._awaits = awaits
        self.update()

    def _card(self) -> QRect:
        rim = self._m.px(RIM)
        room = self.rect().adjusted(rim, rim, -rim, -rim)
        width = min(room.width(), int(room.height() * CARD_ASPECT))
        card = QRect(0, 0, max(1, width), max(1, round(width / CARD_ASPECT)))
        card.moveCenter(room.center())
        return card


class CardPair(QWidget):
    """Both side by side, as high as their width asks for, and no higher than they may be."""

    def __init__(self) -> None:
        super().__init__()
        self._m = DESIGN
        self._most = 0
        self._least = CARD
        self.cards = first, second = PreviewCard(self), PreviewCard(self)
        first.match(second)
        second.match(first)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def bound(self, most: int, *, may_be_low: bool) -> None:
        """Be no higher than so many pixels, and no lower than can be seen well."""
        self._most = most
        self._least = LOW_CARD if may_be_low else CARD
        self.updateGeometry()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        width = 2 * self._m.px(CARD)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._m.px(200), self._m.px(120))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rim = 2 * self._m.px(RIM)
        card = (width - self._m.px(TILE_GAP)) // 2 - rim
        return max(self._m.px(self._least), min(round(card / CARD_ASPECT) + rim, self._most))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        gap = self._m.px(TILE_GAP)
        half = (self.width() - gap) // 2
        first, second = self.cards
        first.setGeometry(0, 0, half, self.height())
        second.setGeometry(self.width() - half, 0, half, self.height())


class CardsPart(QWidget):
    """The cards over a button each, and what there is to say about pictures."""

    picture_pressed = Signal(int)
    picture_offered = Signal(int, object)

    def __init__(self) -> None:
        super().__init__()
        self.pair = CardPair()
        self.said = Text(role=TextRole.LABEL, tone="soft")
        self.said.setObjectName("pictures_said")
        self.said.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        first, second = (SecondaryButton("", "picture", size="low") for _ in range(2))
        self.buttons = (first, second)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.pair)
        self._column.addWidget(FlowRow(*self.buttons))
        self._column.addWidget(self.said)
        self._column.addStretch()
        for word, (card, button) in enumerate(zip(self.pair.cards, self.buttons, strict=True)):
            card.setObjectName(f"preview_{word}")
            card.offered.connect(partial(self.picture_offered.emit, word))
            button.setObjectName(f"picture_{word}")
            button.clicked.connect(partial(self._press, word))

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._column.setSpacing(m.px(SPACING))

    def height_at(self, width: int, most: int, *, may_be_low: bool = False) -> int:
        """Pixels that all takes at a width, with cards as high as `most` leaves them."""
        self.pair.bound(most, may_be_low=may_be_low)
        settle(self)
        rest = self._column.totalHeightForWidth(width) - self.pair.heightForWidth(width)
        self.pair.bound(most - rest, may_be_low=may_be_low)
        self._column.invalidate()
        return self._column.totalHeightForWidth(width)

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        for button, name in zip(self.buttons, picture_names(), strict=True):
            button.setText(self.tr("Picture"))
            button.setAccessibleName(name)

    def _press(self, word: int, _checked: bool = False) -> None:
        self.picture_pressed.emit(word)


def word_names() -> tuple[str, str]:
    """What the two words are called as long as nothing is typed."""
    return (
        QCoreApplication.translate("packages", "First word"),
        QCoreApplication.translate("packages", "Second word"),
    )


def picture_names() -> tuple[str, str]:
    """What the pictures of both words are called."""
    return (
        QCoreApplication.translate("packages", "Picture of the first word"),
        QCoreApplication.translate("packages", "Picture of the second word"),
    )
