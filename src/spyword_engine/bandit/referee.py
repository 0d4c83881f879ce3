"""Secret Bandit, as a referee leads it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

import msgspec

from spyword_engine.bandit import wire
from spyword_engine.bandit.actions import Action
from spyword_engine.bandit.deal import Deal, deal
from spyword_engine.bandit.match import Match, Setup, begin
from spyword_engine.bandit.record import DealRecord, plain, read_record, record_of, replay
from spyword_engine.bandit.views import card_view, judge_view, table_view
from spyword_engine.errors import BadRecord, BadSetup, IllegalAction, Reason
from spyword_engine.names import tidy_table
from spyword_engine.naming import seat_of
from spyword_engine.requests import Answer, Fault, chance, field, names, optional, read_action
from spyword_engine.sentences import refusal_sentence


class RefereedBandit:
    """A game of Secret Bandit, and the actions that led to where it stands."""

    def __init__(self, match: Match, actions: Iterable[Action] = ()) -> None:
        self._match = match
        self._actions = list(actions)

    @classmethod
    def opened(cls, request: Mapping[str, Any]) -> Self:
        """A new game as a `new` asks for it."""
        given = field(request, "players", list)
        rng = chance(request)
        dealt = optional(request, "deal", dict)
        try:
            players = tidy_table(names(given))
            seated = deal(len(players), rng) if dealt is None else _deal(dealt, players)
            return cls(begin(Setup(players, seated)))
        except BadSetup as error:
            raise Fault("bad_setup", str(error)) from None

    @classmethod
    def loaded(cls, record: Mapping[str, Any]) -> Self:
        """The game of a record."""
        try:
            read = read_record(record)
            return cls(replay(read), read.actions)
        except BadRecord as error:
            raise Fault("bad_record", str(error)) from None

    def do(self, asked: Mapping[str, Any]) -> None:
        """Carries out an action that came by names."""
        action: Action = read_action(asked, self._match.setup.players, Action)
        try:
            self._match = self._match.apply(action).match
        except IllegalAction as error:
            raise self._refused(error, asked["do"], asked.get("player")) from None
        self._actions.append(action)

    def table(self) -> Answer:
        """What everybody may see."""
        return wire.table(table_view(self._match))

    def card(self, player: str) -> Answer:
        """The player's card."""
        players = self._match.setup.players
        try:
            return wire.card(card_view(self._match, seat_of(player, players)), players)
        except IllegalAction as error:
            raise self._refused(error, "card", player) from None

    def judge(self) -> Answer:
        """What the judge may see."""
        return wire.judge(judge_view(self._match), self._match.setup.players)

    def record(self) -> Answer:
        """What `loaded` takes."""
        return plain(record_of(self._match, self._actions))

    def _refused(self, error: IllegalAction, act: str, player: object) -> Fault:
        if act == "choose" and error.reason is Reason.BAD_CHOICE:
            none = "Somebody has to be chosen in this step."
            some = f"{player!r} may not be chosen in this step."
            return Fault(error.reason.value, none if player is None else some)
        # The public phase: which step of a night is on would tell which roles are in.
        sentence = refusal_sentence(error.reason, act=act, player=player, phase=self._match.phase.public)
        return Fault(error.reason.value, sentence)


def _deal(given: Mapping[str, Any], players: tuple[str, ...]) -> Deal:
    try:
        named = msgspec.convert(given, DealRecord)
    except msgspec.ValidationError:
        raise BadSetup("A deal is roles by name: police, killer, doctor, bandit or citizen.") from None
    return named.deal(players)
