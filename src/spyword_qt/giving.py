"""Gives a game that is over to those who sat at it: once each, whatever happens on the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING
from uuid import uuid4

from spyword_engine.names import tidy
from spyword_engine.progress.gain import Gain, gain
from spyword_engine.progress.history import History
from spyword_engine.progress.levels import level_of
from spyword_engine.progress.line import Line
from spyword_engine.seat import Seat
from spyword_qt.game_kind import GameKind
from spyword_qt.game_lines import lines_of
from spyword_qt.people import Avatar
from spyword_qt.store.not_saved import NotSaved
from spyword_qt.store.profile import Profile
from spyword_qt.store.saved_game import SavedGame

if TYPE_CHECKING:
    from spyword_qt.store.profiles import Profiles


@dataclass(frozen=True)
class Given:
    """What came of giving a game."""

    gains: tuple[Gain | None, ...]
    """By seat; None for a guest. One of nothing for who left, and for whose profile can't be read."""
    is_all: bool
    """Whether everybody's profile has it now."""


class Giving:
    """Between saved games that are over and the profiles of a data folder. For one thread at a time.

    A game is known by its id, so what a crash left half done is simply done again.
    """

    def __init__(self, profiles: Profiles) -> None:
        self._profiles = profiles

    def lines(self, saved: SavedGame) -> Mapping[str, Line]:
        """What it brings to each profile that there still is, by its id."""
        return lines_of(saved, self._known(saved))

    def give(self, saved: SavedGame) -> Given:
        """Gives it to everybody who may have it; what can't be written now is still owed."""
        profiles = self._known(saved)
        lines = lines_of(saved, profiles)
        gains: list[Gain | None] = []
        is_all = True
        for profile in profiles:
            brought = None
            if profile is not None and profile in lines:
                try:
                    brought = self._give(profile, lines[profile])
                except NotSaved:
                    is_all = False
                    brought = self._would_bring(profile, lines[profile])
            gains.append(self._nothing(profile, saved.kind) if brought is None else brought)
        return Given(tuple(gains), is_all)

    def give_late(self, profile: str, line: Line) -> None:
        """Gives one of them a game that was owed to it. Raises NotSaved."""
        self._give(profile, line, is_late=True)

    def admit(self, saved: SavedGame, seat: Seat, name: str, avatar: Avatar) -> None:
        """Makes the profile that the seat has got in the saved game, with this game in it.

        It is written once, whole: there is no moment in which it lacks the game. Raises BadName, TAKEN too,
        and NotSaved.
        """
        profile_id = saved.profiles[seat]
        assert profile_id is not None
        profiles = self._known(saved)
        profiles[seat] = profile_id
        line = lines_of(saved, profiles)[profile_id]
        self._profiles.save(
            Profile(
                id=profile_id,
                name=tidy(name),
                created=line.end,
                colour=avatar.colour,
                pattern=avatar.pattern,
                history=History().given(line),
            )
        )

    def is_known(self, profile: str | None) -> bool:
        """Whether there is such a profile; a guest has none."""
        return profile is not None and self._profiles.has(profile)

    # Within

    def _known(self, saved: SavedGame) -> list[str | None]:
        """By seat; whose profile was removed meanwhile is a guest."""
        return [profile if self.is_known(profile) else None for profile in saved.profiles]

    def _give(self, profile: str, line: Line, *, is_late: bool = False) -> Gain | None:
        given = self._profiles.give(profile, line, is_late=is_late)
        if given is not None and not has_in(given[1], line):
            # It has the game from when somebody at the table was still a guest.
            given = self._profiles.give_anew(profile, line)
        return None if given is None else gain(*given, line.game)

    def _would_bring(self, profile_id: str, line: Line) -> Gain | None:
        profile = self._profiles.get(profile_id)
        if profile is None:
            return None
        before = profile.history.without(line.game)
        return gain(before, before.given(line), line.game)

    def _nothing(self, profile_id: str | None, kind: GameKind) -> Gain | None:
        if profile_id is None:
            return None
        profile = self._profiles.get(profile_id)
        stats = (History() if profile is None else profile.history).shown.stats
        level, tally = level_of(stats.xp), stats.kind(kind)
        return Gain(
            xp=0,
            parts=(),
            earlier=0,
            xp_before=stats.xp,
            before=level,
            after=level,
            titles=(),
            streak=tally.streak,
            losing_run=tally.losing_run,
        )


def has_in(history: History, line: Line) -> bool:
    """Whether it has the game with all the companions that are known now; others may be gone since."""
    return any(
        one.game == line.game and set(one.companions).issuperset(line.companions) for one in history.lines
    )


def nothing_given(saved: SavedGame) -> Given:
    """What came of a table of guests."""
    return Given((None,) * len(saved.profiles), True)


def new_id() -> str:
    """An id for a profile that nobody has yet."""
    return uuid4().hex
