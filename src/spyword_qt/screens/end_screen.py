"""The end of any game: whose it was, what it brought, who was who, every vote, and the ways on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from spyword_engine.seat import Seat
from spyword_qt.screens.end_gains import EndGains
from spyword_qt.screens.end_layout import EndLayout
from spyword_qt.screens.end_middle import EndMiddle
from spyword_qt.screens.end_show import EndStage, end_parts
from spyword_qt.screens.end_title import EndTitle
from spyword_qt.screens.end_votes import EndVotes
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen_people import GainView
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.motion import motion_of
from spyword_qt.widgets.button_row import ButtonRow
from spyword_qt.widgets.buttons import PrimaryButton, SecondaryButton
from spyword_qt.widgets.open_card import OpenCard
from spyword_qt.widgets.people_matrix import Matrix
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.scroll_keys import scrolled_by
from spyword_qt.widgets.show import Show


class EndScreen(Screen):
    """Everything lies open now."""

    play_again = Signal()
    home = Signal()
    keep_guest = Signal(object, object)
    """The seat of a guest who wants a profile, and its name; None for the one they have at the table."""

    columns: ClassVar[tuple[int, int]]
    """See `EndLayout`."""
    votes_first: ClassVar[bool]
    """See `EndLayout`."""

    def __init__(
        self, middle: EndMiddle, matrix: Matrix, clock: Callable[[], float], parent: QWidget | None = None
    ) -> None:
        super().__init__(ScreenName.OVER.value, clock, parent)
        content = QWidget()
        self._scroll = Scroll(content, self)
        self._title = EndTitle(content)
        self._middle = middle
        middle.setParent(content)
        self._votes = EndVotes(matrix, content)
        self._votes.share.connect(self._share_pressed)
        self._gains = EndGains(self)
        self._gains.setParent(content)
        self._gains.keep_guest.connect(self.keep_guest)
        self._play_again = PrimaryButton(icon="arrow")
        self._play_again.setObjectName("play_again")
        self._play_again.clicked.connect(self._again_pressed)
        self._home = SecondaryButton()
        self._home.setObjectName("home")
        self._home.clicked.connect(self._home_pressed)
        buttons = ButtonRow(self._play_again, self._home)
        buttons.setParent(self)
        self._layout = EndLayout(
            self._scroll,
            content,
            self._title,
            middle,
            self._votes,
            self._gains,
            buttons,
            self.columns,
            self.votes_first,
        )
        self._show = Show(self)
        self._show.ended.connect(self._gains.reveal)
        self._gains.opened.connect(self._show.skip)
        # Its pictures stay where they are.
        self._scroll.verticalScrollBar().valueChanged.connect(self._show.skip)

    def say_who_won(self, title: EndTitle, m: Metrics) -> None:
        """Say it in as many words as a window has room for."""
        raise NotImplementedError

    def share(self) -> None:
        """Offer the end as a picture."""
        raise NotImplementedError

    def cards(self) -> Sequence[OpenCard]:
        """The cards that are turned up; not every game has any."""
        return ()

    def remarks(self) -> Sequence[QWidget]:
        """What comes with the heading of the votes."""
        return ()

    def begin_end(self) -> None:
        """Show a game that has just been taken."""
        self.retranslate()
        self.refresh()
        self._scroll.to_top()
        self._play_again.setFocus()

    def tell_votes(self, heading: str, short: str) -> None:
        """Say what stands over roles and votes, where there is much room and little."""
        self._votes.tell(heading, short)

    def take_gains(self, gains: tuple[GainView, ...], *, votes_hidden: bool) -> None:
        """Show what a game brought everybody; see `EndGains`."""
        if self._gains.show_gains(gains, votes_hidden=votes_hidden):
            self.refresh()
        if not self._show.plays():
            self._gains.reveal()

    def refuse_guest(self, seat: Seat, sentence: str, *, is_bad: bool) -> None:
        """Say why a guest got no profile; see `GainsPanel`."""
        self._gains.refuse_guest(seat, sentence, is_bad=is_bad)

    def enter(self) -> None:
        super().enter()
        if motion_of(self).reduced or not self.isVisible():
            return
        title, remarks = self._title, (*self.remarks(), *self._votes.remarks)
        stage = EndStage(self, title.coin, title.words, self.cards(), remarks, self._votes.matrix)
        self._show.play(end_parts(stage), stage.widgets(), self._scroll.geometry())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.guard.is_open():
            self._show.skip()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._show.skip()
        if not scrolled_by(self._scroll, event.key()):
            super().keyPressEvent(event)

    def forget(self) -> None:
        self._gains.forget()
        self._show.skip()
        self._votes.forget()
        self._title.forget()
        self._middle.forget()

    def retranslate(self) -> None:
        self._play_again.setText(QCoreApplication.translate("OverScreen", "Play Again"))
        self._home.setText(QCoreApplication.translate("OverScreen", "Home"))
        self._gains.retranslate()

    def arrange(self, m: Metrics) -> None:
        self._show.skip()
        self.say_who_won(self._title, m)
        self._layout.arrange(m)

    def _share_pressed(self) -> None:
        if self.guard.is_open():
            self._show.skip()
            self.share()

    def _again_pressed(self) -> None:
        self.act(self.play_again)

    def _home_pressed(self) -> None:
        self.act(self.home)
