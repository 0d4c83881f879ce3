"""How games that were played are told of, by their kind: a further kind is a further entry here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from spyword_engine.progress.line import Verdict
from spyword_qt import count_wording, time_wording, word_past
from spyword_qt.bandit import past as bandit_past
from spyword_qt.screens.seen_people import GameView
from spyword_qt.stat_wording import Group


class Past(Protocol):
    """What a kind of game has to say of itself. Roles go by their names in lines."""

    def game_name(self) -> str:
        """The game."""

    def wins_heading(self) -> str:
        """What stands over how often somebody won in each role."""

    def role_name(self, role: str) -> str:
        """A role as a heading."""

    def role_mark(self, role: str) -> tuple[str, str]:
        """A role's icon, and the field of `Colours` that it is drawn in."""

    def outcome(self, role: str, verdict: Verdict) -> str:
        """How a game went for somebody, and in which role."""

    def groups(self, numbers: Mapping[str, int]) -> tuple[Group, ...]:
        """What is counted of it."""


def past(kind: str) -> Past:
    """Of that kind of game."""
    return _PASTS[kind]


def about_game(game: GameView) -> tuple[str, ...]:
    """What else is told of a game: when, what its words were or else which game it was, how many people."""
    what = game.words or past(game.kind).game_name()
    return time_wording.moment(game.ended), what, count_wording.people(game.players)


_PASTS: Final[Mapping[str, Past]] = {"word": word_past, "bandit": bandit_past}
