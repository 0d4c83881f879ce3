"""The game that one device has on: what of it may be seen, whose hands it is in, and how it is moved on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from spyword_engine.actions import Action, Leave, TimeUp
from spyword_engine.deal import Role
from spyword_engine.events import Event
from spyword_engine.match import Match
from spyword_engine.phase import Phase
from spyword_engine.views import TableView, table_view
from spyword_qt import loans
from spyword_qt.clock import Clock, ClockView
from spyword_qt.device import DeviceStep, GateNote, OnTable, Opened, screen_for, step_for
from spyword_qt.discussion_clock import DiscussionClock
from spyword_qt.game import Game
from spyword_qt.people import Person
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.seen import CardFace, EndCards, Offers

_VOTES: Final = (Phase.VOTE, Phase.DUEL_VOTE)


class Playing(QObject):
    """What the presenter holds, and shows to the screens."""

    moved = Signal()
    happened = Signal(object)
    """The engine's events of an action, before `moved`: facts that everybody may know, for sounds."""
    ticked = Signal(object)

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._step: DeviceStep = OnTable()
        self._people: tuple[Person, ...] = ()
        self._countdown = DiscussionClock(clock, self)
        self._countdown.ticked.connect(self.ticked)

    @property
    def is_on(self) -> bool:
        """Whether there is a game, over or not."""
        return self._game is not None

    @property
    def step(self) -> DeviceStep:
        """Whose hands the device is in."""
        return self._step

    @property
    def is_secret_open(self) -> bool:
        """Whether somebody has the device with a secret of theirs on it."""
        return isinstance(self._step, Opened)

    @property
    def screen(self) -> ScreenName:
        """The screen that belongs to where game and device are."""
        return screen_for(self.view(), self._step)

    @property
    def people(self) -> tuple[Person, ...]:
        """The people of the game, by seat."""
        return self._people

    def view(self) -> TableView:
        """What everybody may see."""
        return table_view(self._on().match)

    def card_face(self) -> CardFace:
        """On loan: the card of the seat that the device was opened by."""
        return loans.card_face(self._on(), self._step)

    def private_role(self) -> Role:
        """On loan: the role of the seat that is out and has opened its private screen."""
        return loans.private_role(self._on(), self._step)

    @property
    def tint(self) -> str:
        """The ground of the package's pictures. It is the same for both words."""
        return self._on().pack.tint

    def end_cards(self) -> EndCards:
        """Both pictures, once the game is over."""
        return loans.end_cards(self._on())

    def clock_view(self) -> ClockView | None:
        """The discussion's countdown; None where it has none."""
        return self._countdown.view()

    def offers(self) -> Offers:
        """What the table's menu can do now."""
        game = self._on()
        return Offers(
            undo=game.can_undo,
            redeal=game.can_redeal,
            more_time=game.match.phase is Phase.DISCUSSION and self.clock_view() is not None,
            leavers=tuple(one for one in self.people if one.seat not in game.match.left),
        )

    # Within

    @property
    def _phase(self) -> Phase:
        return self._on().match.phase

    def _on(self) -> Game:
        if self._game is None:
            raise LookupError("no game is on the table")
        return self._game

    def _take_up(self, game: Game, people: tuple[Person, ...]) -> None:
        self._countdown.stop()
        self._game = game
        self._people = people

    def _put_away(self) -> None:
        self._countdown.stop()
        self._game = None
        self._people = ()
        self._step = OnTable()

    def _move_on(self, action: Action) -> tuple[Event, ...]:
        match, before = self._on().match, self._phase
        self._game, events = self._on().after(action)
        self._step = step_for(self.view(), _reason(action, match, self._phase))
        if self._phase is not before:
            self._countdown.follow(self._phase, self._on().match.time_limit)
        return events

    def _move_to(self, step: DeviceStep) -> None:
        self._step = step
        self.moved.emit()


def _reason(action: Action, before: Match, phase: Phase) -> GateNote | None:
    """What a gate says that an action led to, from a match to a phase."""
    match action:
        case TimeUp():
            return GateNote.TIME_UP
        case Leave(seat) if before.ballots and phase is before.phase in _VOTES and seat in before.inside:
            return GateNote.VOTE_ANEW
    return None
