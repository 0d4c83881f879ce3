"""The two cards of a word game's end, and below them what the ghost guessed."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from spyword_engine.views import EndView
from spyword_qt.screens.end_cards import GAP, card_places, highest_cards, least_cards, scrolled_cards
from spyword_qt.screens.end_middle import EndMiddle
from spyword_qt.screens.end_texts import EndTexts
from spyword_qt.screens.seen import EndCards
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.widgets.fact_strip import FactStrip
from spyword_qt.widgets.open_card import OpenCard


class EndWords(EndMiddle):
    """Cards beside one another, or upon one another where that leaves them larger."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self.cards = OpenCard(self), OpenCard(self)
        """The citizens' and the spies'."""
        citizens, spies = self.cards
        citizens.match(spies)
        spies.match(citizens)
        self.guess = FactStrip(self)

    def show_words(self, cards: EndCards, end: EndView, texts: EndTexts) -> None:
        """Show both words with their pictures, and a guess where there was one."""
        citizens, spies = self.cards
        citizens.show_card(cards.citizen, texts.citizens, end.citizen_word, "citizen")
        spies.show_card(cards.spy, texts.spies, end.spy_word, "spy")
        self.guess.show_fact("ghost", texts.guess, texts.guess_note)
        self.guess.setVisible(bool(texts.guess))

    def forget(self) -> None:
        for card in self.cards:
            card.forget()
        self.guess.show_fact("ghost", "")

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        for part in (*self.cards, self.guess):
            part.rescale(m)

    def least_height(self, width: int) -> int:
        return least_cards(width, self._m, self._least_card()) + self._guess_height(width)

    def height_at(self, width: int) -> int:
        return highest_cards(width, self._m) + self._guess_height(width)

    def scrolled_height(self, width: int) -> int:
        return scrolled_cards(width, self._m, self._least_card()) + self._guess_height(width)

    def place(self, room: QRect) -> None:
        self.setGeometry(room)
        guess = self._guess_height(room.width())
        cards = QRect(0, 0, room.width(), room.height() - guess)
        for card, place in zip(self.cards, card_places(cards, self._m), strict=True):
            card.setGeometry(place)
        if guess:
            gap = self._m.px(GAP)
            below = self.cards[1].geometry().bottom() + 1 + gap
            self.guess.setGeometry(0, below, room.width(), guess - gap)

    def _least_card(self) -> int:
        return max(card.minimumSizeHint().height() for card in self.cards)

    def _guess_height(self, width: int) -> int:
        """Pixels of the guess, with what parts it from the cards."""
        # What isn't shown yet isn't hidden for that.
        if self.guess.isHidden():
            return 0
        return self.guess.heightForWidth(width) + self._m.px(GAP)
