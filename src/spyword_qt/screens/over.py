"""The end: whose game it was and why, both cards, who was who, and every vote."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QRect, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from spyword_engine.seat import Seat
from spyword_engine.settings import VoteResult
from spyword_engine.views import TableView
from spyword_qt.people import Person
from spyword_qt.screens.end_cards import GAP, card_places, highest_cards, lie_flat
from spyword_qt.screens.end_gains import EndGains
from spyword_qt.screens.end_show import EndStage, end_parts
from spyword_qt.screens.end_texts import EndTexts, end_of, end_texts, votes_heading
from spyword_qt.screens.end_title import EndTitle
from spyword_qt.screens.end_votes import EndVotes
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen import EndCards
from spyword_qt.screens.seen_people import GainView
from spyword_qt.screens.share_panel import SharePanel
from spyword_qt.screens.share_picture import share_image
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.motion import motion_of
from spyword_qt.theme.tokens import PAGE_MARGIN
from spyword_qt.widgets.button_row import ButtonRow
from spyword_qt.widgets.buttons import PrimaryButton, SecondaryButton
from spyword_qt.widgets.fact_strip import FactStrip
from spyword_qt.widgets.matrix import VoteMatrix
from spyword_qt.widgets.open_card import OpenCard, level_labels
from spyword_qt.widgets.settle import settle
from spyword_qt.widgets.show import Show

WIDEST: Final = 1400
TALLEST: Final = 900
LEFT_COLUMN: Final = 608
SMALL_LEFT: Final = 506
BETWEEN: Final = 38
SMALL_BETWEEN: Final = 30
TOP: Final = 38
FOOT: Final = 32
LOWEST_CARD: Final = 140


class OverScreen(Screen):
    """Everything lies open now."""

    play_again = Signal()
    home = Signal()
    keep_guest = Signal(object, object)
    """The seat of a guest who wants a profile, and its name; None for the one they have at the table."""

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.OVER.value, clock, parent)
        self._view: TableView | None = None
        self._people: tuple[Person, ...] = ()
        self._cards: EndCards | None = None
        self._texts: EndTexts | None = None
        self._title = EndTitle(self)
        self._citizen_card = OpenCard(self)
        self._spy_card = OpenCard(self)
        self._guess = FactStrip(self)
        self._gains = EndGains(self)
        self._gains.keep_guest.connect(self.keep_guest)
        self._play_again = PrimaryButton(icon="arrow")
        self._play_again.setObjectName("play_again")
        self._play_again.clicked.connect(self._again_pressed)
        self._home = SecondaryButton()
        self._home.setObjectName("home")
        self._home.clicked.connect(self._home_pressed)
        self._buttons = ButtonRow(self._play_again, self._home)
        self._buttons.setParent(self)
        self._matrix = VoteMatrix()
        self._votes = EndVotes(self._matrix, self)
        self._votes.share.connect(self._share_pressed)
        self._show = Show(self)
        self._show.ended.connect(self._gains.reveal)
        self._gains.opened.connect(self._show.skip)
        self.retranslate()

    def show_over(self, view: TableView, people: tuple[Person, ...], cards: EndCards) -> None:
        """Show a game that is over, with the pictures of both words."""
        self._view, self._people, self._cards = view, people, cards
        self._matrix.show_end(people, end_of(view), view.out, view.left)
        self.retranslate()
        self.refresh()
        self._play_again.setFocus()

    def show_gains(self, gains: tuple[GainView, ...]) -> None:
        """Show what the game brought everybody, by seat; nothing where that is still to come."""
        view = self._view
        hidden = view is not None and view.settings.vote_result is VoteResult.TOTALS
        if self._gains.show_gains(gains, votes_hidden=hidden):
            self.refresh()
        if not self._show.plays():
            self._gains.reveal()

    def refuse_guest(self, seat: Seat, sentence: str) -> None:
        """Say why a guest got no profile."""
        self._gains.refuse_guest(seat, sentence)

    def enter(self) -> None:
        super().enter()
        if motion_of(self).reduced or not self.isVisible():
            return
        cards = (self._citizen_card, self._spy_card)
        remarks = (self._guess, *self._votes.remarks)
        title = self._title
        stage = EndStage(self, title.coin, title.words, cards, remarks, self._matrix)
        self._show.play(end_parts(stage), stage.widgets())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.guard.is_open():
            self._show.skip()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._show.skip()
        super().keyPressEvent(event)

    def forget(self) -> None:
        self._gains.forget()
        self._show.skip()
        self._view = self._cards = self._texts = None
        self._people = ()
        self._citizen_card.forget()
        self._spy_card.forget()
        self._votes.forget()
        self._title.forget()
        self._guess.show_fact("ghost", "")

    def retranslate(self) -> None:
        self._play_again.setText(self.tr("Play Again"))
        self._home.setText(self.tr("Home"))
        self._gains.retranslate()
        view, cards = self._view, self._cards
        if view is None or cards is None:
            return
        self._votes.tell(votes_heading(view), votes_heading(view, short=True))
        end, texts = end_of(view), end_texts(view)
        self._texts = texts
        self._citizen_card.show_card(cards.citizen, texts.citizens, end.citizen_word, "citizen")
        self._spy_card.show_card(cards.spy, texts.spies, end.spy_word, "spy")
        self._guess.show_fact("ghost", texts.guess, texts.guess_note)

    def arrange(self, m: Metrics) -> None:
        self._show.skip()
        texts = self._texts
        if texts is not None:
            self._title.show_winner(texts.glyph, texts.winner, texts.why if m.small else texts.story)
        page = self._page(m)
        if m.portrait:
            self._arrange_portrait(page, m)
            return
        between = m.px(SMALL_BETWEEN if m.small else BETWEEN)
        left = QRect(page)
        left.setWidth(m.px(SMALL_LEFT if m.small else LEFT_COLUMN))
        beside = page.adjusted(left.width() + between, 0, 0, 0)
        middle, fitting = self._fit_ends(left, m)
        self._votes.stand_beside(fitting, m.text)
        spare = min(
            middle.height() - highest_cards(left.width(), fitting),
            beside.height() - self._votes.height_at(beside.width()),
        )
        if spare > 0 and not lie_flat(m):
            # All of it stands together in the middle, rather than the buttons far below the cards.
            left, beside = (room.adjusted(0, spare // 2, 0, spare // 2 - spare) for room in (left, beside))
            middle = self._place_ends(left, fitting)
        self._place_cards(middle, fitting)
        self._votes.place(beside)

    def _page(self, m: Metrics) -> QRect:
        """Where everything lies: the window, or where that is very large the middle of it."""
        side, top, foot = m.px(PAGE_MARGIN), m.px(TOP), m.px(FOOT)
        page = QRect(side, top, m.width - 2 * side, m.height - top - foot)
        if m.portrait:
            return page
        middle = QRect(0, 0, min(page.width(), m.px(WIDEST)), min(page.height(), m.px(TALLEST)))
        middle.moveCenter(page.center())
        return middle

    def _arrange_portrait(self, room: QRect, m: Metrics) -> None:
        middle, m = self._fit_ends(room, m)
        tallest = highest_cards(room.width(), m)
        spare = middle.height() - self._votes.height_at(middle.width()) - m.px(GAP)
        cards = QRect(middle)
        cards.setHeight(max(round(m.px(LOWEST_CARD) * m.text), min(spare, tallest)))
        self._place_cards(cards, m)
        self._votes.place(middle.adjusted(0, cards.height() + m.px(GAP), 0, 0))

    def _fit_ends(self, room: QRect, m: Metrics) -> tuple[QRect, Metrics]:
        """Winner, guess and buttons in letters that leave the cards room; returns that, and for what size."""
        cards = self._citizen_card, self._spy_card
        votes = (self._votes,) if m.portrait else ()
        for fitting in m.with_smaller_text():
            for part in (self._title, *cards, self._guess, self._gains, self._buttons, *votes):
                for widget in (part, *part.findChildren(QWidget)):
                    rescale = getattr(widget, "rescale", None)
                    if rescale is not None:
                        rescale(fitting)
                settle(part)
            middle = self._place_ends(room, fitting)
            if middle.height() >= self._least_between(fitting, room.width()):
                break
        return middle, fitting

    def _least_between(self, m: Metrics, width: int) -> int:
        """Pixels in height that the cards need at least, and in portrait the votes below them."""
        least = self._citizen_card.minimumSizeHint().height()
        if m.portrait:
            return round(m.px(LOWEST_CARD) * m.text) + m.px(GAP) + self._votes.least_height(width)
        return 2 * least + m.px(GAP) if lie_flat(m) else least

    def _place_ends(self, room: QRect, m: Metrics) -> QRect:
        """Winner at the top of a room, guess, gains and buttons at its foot; returns what is left between."""
        title = self._title.heightForWidth(room.width())
        self._title.setGeometry(room.x(), room.y(), room.width(), title)
        top = room.y() + title + m.px(GAP)
        self._buttons.turn(room.width(), m)
        height = self._buttons.heightForWidth(room.width())
        foot = room.bottom() + 1 - height
        self._buttons.setGeometry(room.x(), foot, room.width(), height)
        height = self._gains.heightForWidth(room.width())
        foot -= height + m.px(GAP) if height else 0
        self._gains.setGeometry(room.x(), foot, room.width(), height)
        self._guess.setVisible(self._texts is not None and bool(self._texts.guess))
        if not self._guess.isHidden():
            height = self._guess.heightForWidth(room.width())
            foot -= height + m.px(GAP)
            self._guess.setGeometry(room.x(), foot, room.width(), height)
        return QRect(room.x(), top, room.width(), foot - m.px(GAP) - top)

    def _place_cards(self, room: QRect, m: Metrics) -> None:
        for card, place in zip((self._citizen_card, self._spy_card), card_places(room, m), strict=True):
            card.setGeometry(place)
        level_labels((self._citizen_card, self._spy_card))

    def _share_pressed(self) -> None:
        view, cards = self._view, self._cards
        if view is not None and cards is not None and self.guard.is_open():
            self._show.skip()
            told = QCoreApplication.translate("SharePanel", "Winner, words, roles and votes in one picture.")
            SharePanel(self, share_image(view, self._people, cards), told).open()

    def _again_pressed(self) -> None:
        self.act(self.play_again)

    def _home_pressed(self) -> None:
        self.act(self.home)
