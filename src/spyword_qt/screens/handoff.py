"""The gate before every secret: it names who gets the device, and shows nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from spyword_qt.device import GateNote, Purpose
from spyword_qt.people import Person
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.person_screen import PersonScreen
from spyword_qt.screens.progress import show_progress
from spyword_qt.screens.seen import Progress, VoteAhead
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.buttons import PrimaryButton
from spyword_qt.widgets.card import Card

WIDE_COLUMN: Final = 560
"""Design pixels of the person's column, with large letters."""
USUAL_TEXT: Final = 1.25


class HandoffScreen(PersonScreen):
    """Whoever is named says that they have the device; who came here by mistake goes back."""

    ready = Signal()
    back = Signal()
    menu = Signal()
    person_first = False

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        ready = PrimaryButton("", "arrow")
        card = Card(tilted=True)
        super().__init__(
            ScreenName.HANDOFF, clock, card, ready, hero=True, back=True, menu=True, parent=parent
        )
        self._purpose = Purpose.CARD
        self._remark: GateNote | None = None
        self._progress: Progress | None = None
        self._vote: VoteAhead | None = None
        self.block.name.setObjectName("handoff_player")
        ready.setObjectName("ready")
        ready.clicked.connect(self._say_ready)
        self.header.back_pressed.connect(self._go_back)
        self.header.menu_pressed.connect(self._open_menu)

    def show_handoff(
        self,
        person: Person,
        purpose: Purpose,
        note: GateNote | None,
        progress: Progress | None,
        vote: VoteAhead | None = None,
    ) -> None:
        """Name who gets the device, for what, and where it isn't simply their turn, why."""
        self._purpose, self._remark, self._progress, self._vote = purpose, note, progress, vote
        self.block.show_person(person)
        # Only a second look is somebody's own wish, and may be given up.
        self.header.show_back(purpose is Purpose.LOOK)
        self.retranslate()
        self.refresh()

    def retranslate(self) -> None:
        name = self.block.name.text()
        self.header.set_caption(self._caption())
        show_progress(self.header, self._progress)
        self.block.remark.setText(self._reason())
        self.block.lead.setText(self.tr("Pass to"))
        self.block.task.setText(self._task())
        self.button.setText(self.tr("I Am {name}").format(name=name))
        self.note.setText(self.tr("Everyone else, look away."))
        self.header.name_back(self.tr("Back to the Table"))

    def column_width(self, m: Metrics) -> int:
        # The card is the same for everybody; the name is what has to be read.
        return m.px(WIDE_COLUMN) if m.text > USUAL_TEXT else super().column_width(m)

    def _caption(self) -> str:
        match self._purpose:
            case Purpose.CARD:
                return self.tr("Cards")
            case Purpose.LOOK:
                return self.tr("Check My Word")
            case Purpose.VOTE:
                return self._vote_caption()
            case Purpose.PRIVATE:
                return self.tr("For one pair of eyes")
            case _:
                assert_never(self._purpose)

    def _vote_caption(self) -> str:
        if self._vote is None:
            return self.tr("Vote")
        caption = self.tr("Round {number}, duel vote") if self._vote.duel else self.tr("Round {number}, vote")
        return caption.format(number=self._vote.round)

    def _task(self) -> str:
        match self._purpose:
            case Purpose.CARD:
                return self.tr("Your card is waiting.")
            case Purpose.LOOK:
                return self.tr("Your card, once more.")
            case Purpose.VOTE:
                if self._vote is not None and self._vote.duel:
                    return self.tr("It is your vote in the duel.")
                return self.tr("It is your vote.")
            case Purpose.PRIVATE:
                return self.tr("This is for your eyes only.")
            case _:
                assert_never(self._purpose)

    def _reason(self) -> str:
        match self._remark:
            case None:
                return ""
            case GateNote.MENU:
                return ""
            case GateNote.TIME_UP:
                return self.tr("Time is up: now everyone votes.")
            case GateNote.COVERED:
                return self.tr("Covered: the window was left.")
            case GateNote.RESUMED:
                return self.tr("The game goes on where it was.")
            case GateNote.VOTE_ANEW:
                return self.tr("Somebody left: the vote begins anew.")
            case _:
                assert_never(self._remark)

    def _say_ready(self) -> None:
        self.act(self.ready)

    def _go_back(self) -> None:
        self.act(self.back)

    def _open_menu(self) -> None:
        self.act(self.menu)
