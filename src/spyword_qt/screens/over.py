"""The end: whose game it was and why, both cards, who was who, and every vote."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from spyword_engine.views import TableView
from spyword_qt.people import Person
from spyword_qt.screens.end_show import EndStage, end_parts
from spyword_qt.screens.end_texts import EndTexts, end_of, end_texts
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen import EndCards
from spyword_qt.screens.share_panel import SharePanel
from spyword_qt.screens.share_picture import share_image
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.motion import motion_of
from spyword_qt.theme.tokens import PAGE_MARGIN
from spyword_qt.widgets.button_row import ButtonRow
from spyword_qt.widgets.buttons import PrimaryButton, SecondaryButton
from spyword_qt.widgets.emblem import Emblem
from spyword_qt.widgets.fact_panel import FactPanel
from spyword_qt.widgets.matrix import VoteMatrix
from spyword_qt.widgets.open_card import OpenCard
from spyword_qt.widgets.settle import settle
from spyword_qt.widgets.show import Show
from spyword_qt.widgets.target_note import TargetNote
from spyword_qt.widgets.text import FitText, Text, TextRole

LEFT_COLUMN: Final = 608
SMALL_LEFT: Final = 506
BETWEEN: Final = 38
SMALL_BETWEEN: Final = 30
TOP: Final = 38
FOOT: Final = 32
GAP: Final = 18
COIN: Final = 92
TALLEST_CARD: Final = 1.5  # of its width
LOWEST_CARD: Final = 140
TEXT_SIZES: Final = (2.0, 1.75, 1.5, 1.25, 1.0)
"""What the letters beside the cards are tried in."""
SHARE_GAP: Final = 16


class OverScreen(Screen):
    """Everything lies open now."""

    play_again = Signal()
    home = Signal()

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.OVER.value, clock, parent)
        self._view: TableView | None = None
        self._people: tuple[Person, ...] = ()
        self._cards: EndCards | None = None
        self._texts: EndTexts | None = None
        self._coin = Emblem(COIN, self)
        self._title = FitText(role=TextRole.TITLE, parent=self)
        self._why = Text(role=TextRole.NOTE, tone="soft", parent=self)
        self._citizen_card = OpenCard(self)
        self._spy_card = OpenCard(self)
        self._guess = FactPanel(self)
        self._play_again = PrimaryButton(icon="arrow")
        self._play_again.setObjectName("play_again")
        self._play_again.clicked.connect(self._again_pressed)
        self._home = SecondaryButton()
        self._home.setObjectName("home")
        self._home.clicked.connect(self._home_pressed)
        self._buttons = ButtonRow(self._play_again, self._home)
        self._buttons.setParent(self)
        self._heading = FitText(role=TextRole.SECTION, parent=self)
        self._share = SecondaryButton("", "share", size="low", parent=self)
        self._share.setObjectName("share")
        self._share.clicked.connect(self._share_pressed)
        self._matrix = VoteMatrix(self)
        self._target = TargetNote(self)
        self._show = Show(self)
        self.retranslate()

    def show_over(self, view: TableView, people: tuple[Person, ...], cards: EndCards) -> None:
        """Show a game that is over, with the pictures of both words."""
        self._view, self._people, self._cards = view, people, cards
        self._matrix.show_end(people, end_of(view), view.out, view.left)
        self.retranslate()
        self.refresh()
        self._play_again.setFocus()

    def enter(self) -> None:
        super().enter()
        if motion_of(self).reduced or not self.isVisible():
            return
        stage = EndStage(
            self._coin,
            (self._title, self._why),
            (self._citizen_card, self._spy_card),
            (self._guess, self._heading, self._target),
            self._matrix,
        )
        self._show.play(end_parts(stage), stage.widgets())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.guard.is_open():
            self._show.skip()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._show.skip()
        super().keyPressEvent(event)

    def forget(self) -> None:
        self._show.skip()
        self._view = self._cards = self._texts = None
        self._people = ()
        self._citizen_card.forget()
        self._spy_card.forget()
        self._matrix.forget()
        self._title.setText("")
        self._why.setText("")
        self._guess.show_fact("ghost", "")
        self._target.set_text("")

    def retranslate(self) -> None:
        self._play_again.setText(self.tr("Play Again"))
        self._home.setText(self.tr("Home"))
        self._share.setText(self.tr("Share"))
        view, cards = self._view, self._cards
        if view is None or cards is None:
            return
        end, texts = end_of(view), end_texts(view)
        self._texts = texts
        self._coin.show_coin(texts.glyph)
        self._title.setText(texts.winner)
        self._citizen_card.show_card(cards.citizen, texts.citizens, end.citizen_word, "citizen")
        self._spy_card.show_card(cards.spy, texts.spies, end.spy_word, "spy")
        self._guess.show_fact("ghost", texts.guess, texts.guess_note)
        self._target.set_text(texts.on_target)

    def arrange(self, m: Metrics) -> None:
        self._show.skip()
        texts = self._texts
        if texts is not None:
            self._why.setText(texts.why if m.small else texts.story)
        self._heading.setText(self.tr("Every vote") if m.small else self.tr("Who was who, and every vote"))
        top, foot, side = m.px(TOP), m.height - m.px(FOOT), m.px(PAGE_MARGIN)
        if m.portrait:
            self._arrange_portrait(QRect(side, top, m.width - 2 * side, foot - top), m)
            return
        left = QRect(side, top, m.px(SMALL_LEFT if m.small else LEFT_COLUMN), foot - top)
        beside = left.right() + 1 + m.px(SMALL_BETWEEN if m.small else BETWEEN)
        middle, fitting = self._fit_ends(left, m)
        self._place_cards(middle, fitting)
        self._place_votes(QRect(beside, top, m.width - side - beside, foot - top), m)

    def _arrange_portrait(self, room: QRect, m: Metrics) -> None:
        middle, m = self._fit_ends(room, m)
        tallest = round(TALLEST_CARD * (room.width() - m.px(GAP)) / 2)
        spare = middle.height() - self._votes_height(m) - m.px(GAP)
        cards = QRect(middle)
        cards.setHeight(max(round(m.px(LOWEST_CARD) * m.text), min(spare, tallest)))
        self._place_cards(cards, m)
        self._place_votes(middle.adjusted(0, cards.height() + m.px(GAP), 0, 0), m)

    def _fit_ends(self, room: QRect, m: Metrics) -> tuple[QRect, Metrics]:
        """Winner, guess and buttons in letters that leave the cards room; returns that, and for what size."""
        cards = self._citizen_card, self._spy_card
        votes = (self._heading, self._share, self._target) if m.portrait else ()
        for text in (size for size in TEXT_SIZES if size <= m.text):
            fitting = Metrics(m.width, m.height, text)
            for part in (self._title, self._why, *cards, self._guess, self._buttons, *votes):
                for widget in (part, *part.findChildren(QWidget)):
                    rescale = getattr(widget, "rescale", None)
                    if rescale is not None:
                        rescale(fitting)
                settle(part)
            middle = self._place_ends(room, fitting)
            if middle.height() >= self._least_between(fitting):
                break
        return middle, fitting

    def _least_between(self, m: Metrics) -> int:
        """Pixels in height that the cards need at least, and in portrait the votes below them."""
        least = self._citizen_card.minimumSizeHint().height()
        if m.portrait:
            votes = self._votes_height(m) - self._matrix.sizeHint().height()
            cards = round(m.px(LOWEST_CARD) * m.text)
            return cards + m.px(GAP) + votes + self._matrix.minimumSizeHint().height()
        return 2 * least + m.px(GAP) if m.small else least

    def _place_ends(self, room: QRect, m: Metrics) -> QRect:
        """Winner at the top of a room, guess and buttons at its foot; returns what is left between them."""
        top = self._place_title(room, m) + m.px(GAP)
        self._buttons.turn(room.width(), m)
        height = self._buttons.heightForWidth(room.width())
        foot = room.bottom() + 1 - height
        self._buttons.setGeometry(room.x(), foot, room.width(), height)
        self._guess.setVisible(self._texts is not None and bool(self._texts.guess))
        if not self._guess.isHidden():
            height = self._guess.heightForWidth(room.width())
            foot -= height + m.px(GAP)
            self._guess.setGeometry(room.x(), foot, room.width(), height)
        return QRect(room.x(), top, room.width(), foot - m.px(GAP) - top)

    def _place_title(self, room: QRect, m: Metrics) -> int:
        """The winner beside its coin; returns where that ends."""
        coin = m.px(COIN)
        beside = room.adjusted(coin + m.px(20), 0, 0, 0)
        title = self._title.heightForWidth(beside.width())
        why = self._why.heightForWidth(beside.width())
        height = max(coin, title + why)
        top = room.y() + (height - title - why) // 2
        self._coin.setGeometry(room.x(), room.y() + (height - coin) // 2, coin, coin)
        self._title.setGeometry(beside.x(), top, beside.width(), title)
        self._why.setGeometry(beside.x(), top + title, beside.width(), why)
        return room.y() + height

    def _place_cards(self, room: QRect, m: Metrics) -> None:
        """Side by side; where it is small and wide, flat upon one another."""
        gap = m.px(GAP)
        if m.small and not m.portrait:
            width, height = room.width(), (room.height() - gap) // 2
            second = QRect(room.x(), room.y() + height + gap, width, height)
        else:
            width = (room.width() - gap) // 2
            height = min(room.height(), round(TALLEST_CARD * width))
            second = QRect(room.x() + width + gap, room.y(), width, height)
        self._citizen_card.setGeometry(room.x(), room.y(), width, height)
        self._spy_card.setGeometry(second)

    def _place_votes(self, room: QRect, m: Metrics) -> None:
        note = self._note_height(room.width(), m)
        top = room.y() + self._place_heading(room, m) + m.px(8)
        height = min(room.bottom() + 1 - top - note, self._matrix.sizeHint().height())
        self._matrix.setGeometry(room.x(), top, room.width(), height)
        self._target.setGeometry(room.x(), top + height + m.px(8), room.width(), max(0, note - m.px(8)))

    def _place_heading(self, room: QRect, m: Metrics) -> int:
        """The heading with the button that shares beside it; returns the height of both."""
        share = self._share.sizeHint()
        width = room.width() - share.width() - m.px(SHARE_GAP)
        heading = self._heading.heightForWidth(width)
        height = max(heading, share.height())
        self._heading.setGeometry(room.x(), room.y() + (height - heading) // 2, width, heading)
        corner = QPoint(room.right() + 1 - share.width(), room.y() + (height - share.height()) // 2)
        self._share.setGeometry(QRect(corner, share))
        return height

    def _votes_height(self, m: Metrics) -> int:
        room = QRect(0, 0, m.width - 2 * m.px(PAGE_MARGIN), 0)
        matrix = self._matrix.sizeHint().height() + self._note_height(room.width(), m)
        return self._place_heading(room, m) + m.px(8) + matrix

    def _note_height(self, width: int, m: Metrics) -> int:
        explained = self._texts is not None and bool(self._texts.on_target)
        self._target.setVisible(explained)
        return self._target.heightForWidth(width) + m.px(8) if explained else 0

    def _share_pressed(self) -> None:
        view, cards = self._view, self._cards
        if view is not None and cards is not None and self.guard.is_open():
            self._show.skip()
            SharePanel(self, share_image(view, self._people, cards)).open()

    def _again_pressed(self) -> None:
        self.act(self.play_again)

    def _home_pressed(self) -> None:
        self.act(self.home)
