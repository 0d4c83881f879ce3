"""Gives a game that is over to those who sat at it: once each, whatever happens on the way."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING
from uuid import uuid4

from spyword_engine.names import tidy
from spyword_engine.progress.envelope import Envelope
from spyword_engine.progress.gain import Gain, gain
from spyword_engine.progress.history import History
from spyword_engine.progress.levels import level_of
from spyword_engine.progress.line import Line
from spyword_engine.progress.word import KIND, lines_of
from spyword_engine.record import read_record, replay
from spyword_engine.seat import Seat
from spyword_qt.people import Avatar
from spyword_qt.store.games import Games
from spyword_qt.store.json_file import NotSaved
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

    A game is known by its id, so what a crash left half done is simply done again. `refused` is called with
    what an owed game has raised that nobody expects: it is set aside, or it would stop every start.
    """

    def __init__(self, profiles: Profiles, games: Games, refused: Callable[[Exception], None]) -> None:
        self._profiles = profiles
        self._games = games
        self._refused = refused
        self._unwritten: list[SavedGame] = []
        """Owed, and not even that could be put on disk."""

    def has_work(self, saved: SavedGame) -> bool:
        """Whether the game, or one that is owed, has somebody to be given to."""
        return any(saved.profiles) or bool(self._unwritten) or self._games.owes()

    def give(self, saved: SavedGame) -> Given:
        """Gives it to everybody who may have it; what can't be written now is still owed."""
        profiles = self._known(saved)
        lines = _lines(saved, profiles)
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
            gains.append(self._nothing(profile) if brought is None else brought)
        return Given(tuple(gains), is_all)

    def admit(self, saved: SavedGame, seat: Seat, name: str, avatar: Avatar) -> None:
        """Makes the profile that the seat has got in the saved game, with this game in it.

        It is written once, whole: there is no moment in which it lacks the game. Raises BadName, TAKEN too,
        and NotSaved.
        """
        profile_id = saved.profiles[seat]
        assert profile_id is not None
        profiles = self._known(saved)
        profiles[seat] = profile_id
        line = _lines(saved, profiles)[profile_id]
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

    # What is owed

    def owe(self, saved: SavedGame) -> bool:
        """Puts a game that is owed out of the way of the next one; whether that could be done on disk."""
        try:
            self._games.owe(saved)
        except NotSaved:
            self._unwritten.append(saved)
            return False
        return True

    def make_way(self) -> bool:
        """Before another game is saved: whatever is owed of the one that lies there is put out of the way.

        Whether that could be done on disk.
        """
        unwritten, self._unwritten = self._unwritten, []
        if unwritten:
            owed = [self.owe(saved) for saved in unwritten]
            return all(owed)
        saved = self._games.load().value if self._games.owes() else None
        return saved is None or not saved.is_owed or self.owe(saved)

    def catch_up(self, saved: SavedGame | None) -> bool:
        """At a start: gives the game that lies there too, if it is owed. Whether nothing is owed any more."""
        is_all = True
        if saved is not None and saved.is_owed:
            try:
                is_all = self.give(saved).is_all
            except Exception as error:
                self._set_aside(saved, error)
            else:
                if is_all:
                    # Given again at the next start, it would change nothing.
                    with suppress(NotSaved):
                        self._games.save(replace(saved, is_given=True))
        return self.settle() and is_all

    def settle(self) -> bool:
        """Gives all that was put out of the way; whether nothing is owed any more."""
        look = _Look(self._profiles)
        self._unwritten = [saved for saved in self._unwritten if not self._settle(saved, look)]
        is_all = not self._unwritten
        for saved in tuple(self._games.owed()):
            try:
                is_settled = self._settle(saved, look)
            except Exception as error:
                self._set_aside(saved, error)
                continue
            is_all = is_all and is_settled
            if is_settled:
                with suppress(NotSaved):
                    self._games.settle(saved)
        return is_all

    # Within

    def _known(self, saved: SavedGame) -> list[str | None]:
        """By seat; whose profile was removed meanwhile is a guest."""
        return [profile if self.is_known(profile) else None for profile in saved.profiles]

    def _set_aside(self, saved: SavedGame, error: Exception) -> None:
        self._refused(error)
        with suppress(NotSaved):
            self._games.set_aside(saved)

    def _settle(self, saved: SavedGame, look: _Look) -> bool:
        is_all = True
        for profile, line in _lines(saved, self._known(saved)).items():
            if look.has(profile, line):
                continue
            if profile not in look.refusing:
                try:
                    self._give(profile, line, is_late=True)
                except NotSaved:
                    look.refusing.add(profile)
            is_all = is_all and profile not in look.refusing
        return is_all

    def _give(self, profile: str, line: Line, *, is_late: bool = False) -> Gain | None:
        given = self._profiles.give(profile, line, is_late=is_late)
        if given is not None and not _is_in(given[1], line):
            # It has the game from when somebody at the table was still a guest.
            given = self._profiles.give_anew(profile, line)
        return None if given is None else gain(*given, line.game)

    def _would_bring(self, profile_id: str, line: Line) -> Gain | None:
        profile = self._profiles.get(profile_id)
        if profile is None:
            return None
        before = profile.history.without(line.game)
        return gain(before, before.given(line), line.game)

    def _nothing(self, profile_id: str | None) -> Gain | None:
        if profile_id is None:
            return None
        profile = self._profiles.get(profile_id)
        stats = (History() if profile is None else profile.history).shown.stats
        level, tally = level_of(stats.xp), stats.kind(KIND)
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


class _Look:
    """At each profile once, however many games are owed: one that can't be written owes more with each."""

    def __init__(self, profiles: Profiles) -> None:
        self._profiles = profiles
        self._seen: dict[str, History] = {}
        self.refusing: set[str] = set()
        """Those that couldn't be written."""

    def has(self, profile_id: str, line: Line) -> bool:
        """Whether the profile had the game when it was looked at first."""
        if profile_id not in self._seen:
            profile = self._profiles.get(profile_id)
            self._seen[profile_id] = History() if profile is None else profile.history
        return _is_in(self._seen[profile_id], line)


def _is_in(history: History, line: Line) -> bool:
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


def _lines(saved: SavedGame, profiles: list[str | None]) -> dict[str, Line]:
    match = replay(read_record(json.loads(saved.record)))
    assert saved.ended is not None
    envelope = Envelope(
        game=saved.id,
        kind=KIND,
        start=saved.started,
        end=saved.ended,
        language=match.setup.package.language,
        package=saved.pack_id,
        profiles=tuple(profiles),
    )
    return lines_of(match, envelope)
