"""The end of Secret Bandit: whose game it was and why, who was who, every night and every vote."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from spyword_engine.bandit.views import TableView
from spyword_qt import phrasing
from spyword_qt.bandit.end_matrix import BanditMatrix
from spyword_qt.bandit.end_wording import (
    WINNER_GLYPHS,
    votes_heading,
    when_sentence,
    why_sentence,
    winner_title,
)
from spyword_qt.people import Person
from spyword_qt.screens.bandit_nights import BanditNights
from spyword_qt.screens.bandit_share_picture import bandit_share_image
from spyword_qt.screens.end_screen import EndScreen
from spyword_qt.screens.end_title import EndTitle
from spyword_qt.screens.seen_people import GainView
from spyword_qt.screens.share_panel import SharePanel
from spyword_qt.theme.metrics import Metrics


class BanditOverScreen(EndScreen):
    """That of Secret Bandit."""

    columns = (520, 490)
    votes_first = True

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        self._view: TableView | None = None
        self._people: tuple[Person, ...] = ()
        self._nights = BanditNights()
        self._matrix = BanditMatrix()
        super().__init__(self._nights, self._matrix, clock, parent)
        self.retranslate()

    def show_over(self, view: TableView, people: tuple[Person, ...]) -> None:
        """Show a game that is over."""
        self._view, self._people = view, people
        self.begin_end()

    def show_gains(self, gains: tuple[GainView, ...]) -> None:
        """Show what the game brought everybody, by seat; nothing where that is still to come."""
        self.take_gains(gains, votes_hidden=False)

    def forget(self) -> None:
        self._view = None
        self._people = ()
        super().forget()

    def retranslate(self) -> None:
        super().retranslate()
        view = self._view
        if view is None or view.end is None:
            return
        self._matrix.show_end(view, self._people)
        self.tell_votes(votes_heading(view), votes_heading(view, short=True))
        self._nights.show_nights(self._people, view.end)

    def say_who_won(self, title: EndTitle, m: Metrics) -> None:
        view = self._view
        if view is None or view.end is None:
            return
        winner, why = view.end.winner, why_sentence(view)
        told = why if m.small else phrasing.paragraph((when_sentence(view), why))
        title.show_winner(WINNER_GLYPHS[winner], winner_title(winner), told)

    def remarks(self) -> Sequence[QWidget]:
        return (self._nights,)

    def share(self) -> None:
        view = self._view
        if view is not None:
            told = QCoreApplication.translate("SharePanel", "Winner, roles, nights and votes in one picture.")
            SharePanel(self, bandit_share_image(view, self._people), told).open()
