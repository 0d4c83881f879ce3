"""The scenes that both games have in common: the gate before a player's secret, and a card."""

from __future__ import annotations

from functools import cached_property
from typing import Generic, Protocol, TypeVar

from spyword_qt.clock import Clock
from spyword_qt.device import Gate, Opened, Purpose
from spyword_qt.people import Person
from spyword_qt.screens.card import CardScreen
from spyword_qt.screens.handoff import HandoffScreen
from spyword_qt.screens.seen import CardFace, Progress, RoleFace, VoteAhead
from spyword_qt.table_actions import TableActions


class PassedRound(Protocol):
    """A presenter whose device goes from hand to hand."""

    @property
    def step(self) -> object:
        """Whose hands it is in."""

    @property
    def people(self) -> tuple[Person, ...]:
        """By seat."""

    def ready(self) -> None:
        """The one whom the gate names has it."""

    def got_it(self) -> None:
        """The card's reader hides it."""

    def card_face(self) -> CardFace | RoleFace:
        """On loan: the card of the seat that it was opened by."""

    def progress(self) -> Progress | None:
        """How many have had it, where everybody gets it in turn."""


T = TypeVar("T")
P = TypeVar("P", bound=PassedRound)


class GameScene(Generic[T]):
    """What a game's scenes share: presenter, the screens' clock, what opens over a screen that lies open."""

    def __init__(self, table: T, clock: Clock, actions: TableActions) -> None:
        self._table = table
        self._clock = clock
        self._actions = actions


class HandoffScene(GameScene[P]):
    """The gate before every secret of a player's."""

    @cached_property
    def screen(self) -> HandoffScreen:
        return self._handoff()

    def show(self) -> None:
        step = self._table.step
        if isinstance(step, Gate):
            person = self._table.people[step.seat]
            progress, vote = self._table.progress(), self._vote_ahead(step)
            self.screen.show_handoff(person, step.purpose, step.note, progress, vote)

    def _vote_ahead(self, _step: Gate) -> VoteAhead | None:
        """Which vote is cast behind the gate, in a game that votes so."""
        return None

    def _handoff(self) -> HandoffScreen:
        handoff = HandoffScreen(self._clock)
        handoff.ready.connect(self._table.ready)
        self._actions.menu_on(handoff, handoff.menu)
        return handoff


class CardScene(GameScene[P]):
    """A card, in the hands of its player."""

    @cached_property
    def screen(self) -> CardScreen:
        return self._card()

    def show(self) -> None:
        step = self._table.step
        if isinstance(step, Opened):
            self.screen.show_card(
                self._table.people[step.seat],
                self._table.card_face(),
                self._table.progress(),
                again=step.purpose is Purpose.LOOK,
            )

    def _card(self) -> CardScreen:
        card = CardScreen(self._clock)
        card.got_it.connect(self._table.got_it)
        return card
