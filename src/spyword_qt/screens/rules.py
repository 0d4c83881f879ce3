"""How it is played: in two minutes for newcomers, and in full, as the table's own settings have it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from spyword_engine.settings import recommended
from spyword_qt.bandit.tour_text import tour_steps as bandit_steps
from spyword_qt.game_kind import GameKind
from spyword_qt.screens.game_choice import GameChoice
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.rulebook import Rulebook
from spyword_qt.screens.rules_page import RulesPage
from spyword_qt.screens.rules_text import USUAL_PLAYERS
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.tour import Tour
from spyword_qt.screens.tour_text import tour_steps as word_steps
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN, PAGE_TOP
from spyword_qt.widgets.header import Header
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.scroll_keys import scroll_by_keys
from spyword_qt.widgets.tabs import Tabs

WIDTH: Final = 920
"""Of the page in design pixels, at most: longer lines are hard to read."""
BOTTOM: Final = 32
GAP: Final = 16
TOUR, ALL_RULES = range(2)


class RulesScreen(Screen):
    """Two pages: the tour goes on by keys and taps, the rules scroll by wheel, finger and keys."""

    back = Signal()
    game_wanted = Signal(str)
    """Another game's rules are to be shown."""

    def __init__(
        self, clock: Callable[[], float], write: Callable[[], Rulebook], parent: QWidget | None = None
    ) -> None:
        super().__init__(ScreenName.RULES, clock, parent)
        self._write = write
        self._book: Rulebook | None = None
        self._header = Header(back=True, parent=self)
        self._header.back_pressed.connect(self._leave)
        self._tabs = Tabs(("how_to_play", "all_rules"), self)
        self._tabs.chosen.connect(self._turn_to)
        self._choice = GameChoice(self, names="rules_of")
        self._choice.be_short(True)
        self._choice.chosen.connect(self._want)
        self._choice.hide()
        self._tour = Tour(self)
        self._tour.finished.connect(self._leave)
        self._page = RulesPage()
        self._scroll = Scroll(self._page, self)
        scroll_by_keys(self._scroll, self._scroll)
        self._shown = TOUR
        self.retranslate()
        self._turn_to(TOUR)

    def show_rules(self, write: Callable[[], Rulebook], game: GameKind | None = None) -> None:
        """Explain a game, by what writes its rules in the language of the moment.

        Which one it is where another can be looked at as well; None where only this one matters.
        """
        self._write = write
        can_choose = game is not None
        is_same = can_choose is not self._choice.isHidden() and write() == self._book
        self._choice.setVisible(can_choose)
        if game is not None:
            self._choice.show_game(game)
        if not is_same:
            self.retranslate()
            self.refresh()
        self._scroll.verticalScrollBar().setValue(0)

    def show_tour(self) -> None:
        """Turn to the page for newcomers."""
        self._turn_to(TOUR)

    def show_all_rules(self) -> None:
        """Turn to the page on which something is looked up."""
        self._turn_to(ALL_RULES)

    def enter(self) -> None:
        super().enter()
        self._turn_to(self._shown)

    def retranslate(self) -> None:
        self._header.set_caption(self.tr("Rules"))
        self._tabs.set_texts((self.tr("How to play"), self.tr("All rules")))
        self._choice.retranslate()
        book = self._book = self._write()
        self._tour.show_steps(book.steps, (*word_steps(recommended(USUAL_PLAYERS)), *bandit_steps()))
        self._page.show_rules(book)

    def arrange(self, m: Metrics) -> None:
        margin, top = m.px(PAGE_MARGIN), m.px(PAGE_TOP)
        across, tabs = m.width - 2 * margin, self._tabs.sizeHint()
        header = self._header.height()
        beside = self._header.sizeHint().width() + tabs.width() <= across
        if not beside:
            tabs.setWidth(min(across, tabs.width()))
            tabs.setHeight(self._tabs.height_at(tabs.width()))
        high = max(header, tabs.height()) if beside else header
        own = across - tabs.width() if beside else across
        self._header.setGeometry(margin, top + (high - header) // 2, own, header)
        top += high + m.px(GAP)
        if beside:
            line = top - m.px(GAP) - (high + tabs.height()) // 2
            self._tabs.setGeometry(margin + own, line, tabs.width(), tabs.height())
        else:
            self._tabs.setGeometry(margin, top, tabs.width(), tabs.height())
            top += tabs.height() + m.px(GAP)
        if not m.portrait:
            # There the words of a step have need of the height.
            self._choice.keep_low(across, m)
        choice = self._choice.height_at(across)
        foot = m.height - m.px(BOTTOM)
        least = foot - top - choice - m.px(GAP)
        if not self._choice.isHidden():
            self._choice.setGeometry(margin, top, across, choice)
            top += choice + m.px(GAP)
        self._tour.arrange(m, QRect(0, top, m.width, foot - top), least)
        width = min(across, round(m.px(WIDTH) * min(m.text, 1.25)))
        self._page.arrange(m, (m.width - width) // 2, width, m.height - top)
        self._scroll.setGeometry(0, top, m.width, m.height - top)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    def _want(self, game: GameKind) -> None:
        self.game_wanted.emit(game)
        # From its beginning.
        self._turn_to(self._shown)

    def _turn_to(self, page: int) -> None:
        self._shown = page
        self._tabs.show_chosen(page)
        self._tour.setVisible(page == TOUR)
        self._scroll.setVisible(page == ALL_RULES)
        if page == TOUR:
            self._tour.begin()
        elif self._header.back_button is not None:
            self._header.back_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave(self) -> None:
        self.act(self.back)
