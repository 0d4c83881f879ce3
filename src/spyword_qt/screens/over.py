"""The end: whose game it was and why, both cards, who was who, and every vote."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from spyword_engine.settings import VoteResult
from spyword_engine.views import TableView
from spyword_qt.people import Person
from spyword_qt.screens.end_screen import EndScreen
from spyword_qt.screens.end_texts import EndTexts, end_of, end_texts, votes_heading
from spyword_qt.screens.end_title import EndTitle
from spyword_qt.screens.end_words import EndWords
from spyword_qt.screens.seen import EndCards
from spyword_qt.screens.seen_people import GainView
from spyword_qt.screens.share_panel import SharePanel
from spyword_qt.screens.share_picture import share_image
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.matrix import VoteMatrix
from spyword_qt.widgets.open_card import OpenCard


class OverScreen(EndScreen):
    """That of the word game."""

    columns = (608, 506)
    votes_first = False

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        self._view: TableView | None = None
        self._people: tuple[Person, ...] = ()
        self._cards: EndCards | None = None
        self._texts: EndTexts | None = None
        self._words = EndWords()
        self._matrix = VoteMatrix()
        super().__init__(self._words, self._matrix, clock, parent)
        self.retranslate()

    def show_over(self, view: TableView, people: tuple[Person, ...], cards: EndCards) -> None:
        """Show a game that is over, with the pictures of both words."""
        self._view, self._people, self._cards = view, people, cards
        self.begin_end()

    def show_gains(self, gains: tuple[GainView, ...]) -> None:
        """Show what the game brought everybody, by seat; nothing where that is still to come."""
        view = self._view
        hidden = view is not None and view.settings.vote_result is VoteResult.TOTALS
        self.take_gains(gains, votes_hidden=hidden)

    def forget(self) -> None:
        self._view = self._cards = self._texts = None
        self._people = ()
        super().forget()

    def retranslate(self) -> None:
        super().retranslate()
        view, cards = self._view, self._cards
        if view is None or cards is None:
            return
        self._matrix.show_end(self._people, end_of(view), view.out, view.left)
        self.tell_votes(votes_heading(view), votes_heading(view, short=True))
        self._texts = end_texts(view)
        self._words.show_words(cards, end_of(view), self._texts)

    def say_who_won(self, title: EndTitle, m: Metrics) -> None:
        texts = self._texts
        if texts is not None:
            title.show_winner(texts.glyph, texts.winner, texts.why if m.small else texts.story)

    def cards(self) -> Sequence[OpenCard]:
        return self._words.cards

    def remarks(self) -> Sequence[QWidget]:
        return (self._words.guess,)

    def share(self) -> None:
        view, cards = self._view, self._cards
        if view is not None and cards is not None:
            told = QCoreApplication.translate("SharePanel", "Winner, words, roles and votes in one picture.")
            SharePanel(self, share_image(view, self._people, cards), told).open()
