"""The end of Secret Bandit: whose game it was and why, who was who, every night and every vote."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QRect, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from spyword_engine.bandit.views import TableView
from spyword_engine.seat import Seat
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
from spyword_qt.screens.end_gains import EndGains
from spyword_qt.screens.end_show import EndStage, end_parts
from spyword_qt.screens.end_title import EndTitle
from spyword_qt.screens.end_votes import EndVotes
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen_people import GainView
from spyword_qt.screens.share_panel import SharePanel
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.motion import motion_of
from spyword_qt.theme.tokens import PAGE_MARGIN
from spyword_qt.widgets.button_row import ButtonRow
from spyword_qt.widgets.buttons import PrimaryButton, SecondaryButton
from spyword_qt.widgets.settle import settle
from spyword_qt.widgets.show import Show

WIDEST: Final = 1400
TALLEST: Final = 960
LEFT_COLUMN: Final = 520
SMALL_LEFT: Final = 490
BETWEEN: Final = 34
TOP: Final = 34
FOOT: Final = 30
GAP: Final = 16
MOST_NIGHTS: Final = 0.34  # of the height between winner and buttons, in portrait


class BanditOverScreen(Screen):
    """Everything lies open now."""

    play_again = Signal()
    home = Signal()
    keep_guest = Signal(object, object)
    """The seat of a guest who wants a profile, and its name; None for the one they have at the table."""

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.OVER.value, clock, parent)
        self._view: TableView | None = None
        self._people: tuple[Person, ...] = ()
        self._title = EndTitle(self)
        self._nights = BanditNights(self)
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
        self._matrix = BanditMatrix()
        self._votes = EndVotes(self._matrix, self)
        self._votes.share.connect(self._share_pressed)
        self._show = Show(self)
        self._show.ended.connect(self._gains.reveal)
        self._gains.opened.connect(self._show.skip)
        self.retranslate()

    def show_over(self, view: TableView, people: tuple[Person, ...]) -> None:
        """Show a game that is over."""
        self._view, self._people = view, people
        self._matrix.show_end(view, people)
        self.retranslate()
        self.refresh()
        self._play_again.setFocus()

    def show_gains(self, gains: tuple[GainView, ...]) -> None:
        """Show what the game brought everybody, by seat; nothing where that is still to come."""
        if self._gains.show_gains(gains, votes_hidden=False):
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
        remarks = (self._nights, *self._votes.remarks)
        stage = EndStage(self, self._title.coin, self._title.words, (), remarks, self._matrix)
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
        self._view = None
        self._people = ()
        self._votes.forget()
        self._nights.forget()
        self._title.forget()

    def retranslate(self) -> None:
        self._play_again.setText(self.tr("Play Again"))
        self._home.setText(self.tr("Home"))
        self._gains.retranslate()
        view = self._view
        if view is None or view.end is None:
            return
        self._votes.tell(votes_heading(view), votes_heading(view, short=True))
        self._nights.show_nights(self._people, view.end)

    def arrange(self, m: Metrics) -> None:
        self._show.skip()
        self._say_who_won(m)
        page = self._page(m)
        if m.portrait:
            self._arrange_portrait(page, m)
            return
        left = QRect(page)
        left.setWidth(m.px(SMALL_LEFT if m.small else LEFT_COLUMN))
        middle, fitting = self._fit_ends(left, m)
        self._nights.place(middle)
        self._votes.stand_beside(fitting, m.text)
        beside = left.width() + m.px(BETWEEN)
        self._votes.place(page.adjusted(beside, 0, 0, 0))

    def _say_who_won(self, m: Metrics) -> None:
        view = self._view
        if view is None or view.end is None:
            return
        winner, why = view.end.winner, why_sentence(view)
        told = why if m.small else phrasing.paragraph((when_sentence(view), why))
        self._title.show_winner(WINNER_GLYPHS[winner], winner_title(winner), told)

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
        between, _ = self._fit_ends(room, m, votes=True)
        least = self._nights.least_height(room.width())
        named = self._nights.height_at(room.width())
        wanted = named if named <= MOST_NIGHTS * between.height() else least
        height = min(self._votes.height_at(room.width()), between.height() - wanted - m.px(GAP))
        self._votes.place(QRect(between.x(), between.y(), between.width(), height))
        self._nights.place(between.adjusted(0, height + m.px(GAP), 0, 0))

    def _fit_ends(self, room: QRect, m: Metrics, *, votes: bool = False) -> tuple[QRect, Metrics]:
        """Winner, gains and buttons in letters that leave the rest room; returns that, and for what size."""
        parts = (self._title, self._gains, self._buttons, self._nights)
        for fitting in m.with_smaller_text():
            for part in (*parts, self._votes) if votes else parts:
                for widget in (part, *part.findChildren(QWidget)):
                    rescale = getattr(widget, "rescale", None)
                    if rescale is not None:
                        rescale(fitting)
                settle(part)
            between = self._place_ends(room, fitting)
            least = self._nights.least_height(room.width())
            if votes:
                least += m.px(GAP) + self._votes.least_height(room.width())
            if between.height() >= least:
                break
        return between, fitting

    def _place_ends(self, room: QRect, m: Metrics) -> QRect:
        """Winner at the top of a room, gains and buttons at its foot; returns what is left between."""
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
        return QRect(room.x(), top, room.width(), foot - m.px(GAP) - top)

    def _share_pressed(self) -> None:
        view = self._view
        if view is not None and self.guard.is_open():
            self._show.skip()
            told = QCoreApplication.translate("SharePanel", "Winner, roles, nights and votes in one picture.")
            SharePanel(self, bandit_share_image(view, self._people), told).open()

    def _again_pressed(self) -> None:
        self.act(self.play_again)

    def _home_pressed(self) -> None:
        self.act(self.home)
