"""A person as their file keeps them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from spyword_engine.names import tidy
from spyword_engine.progress.check import YEARS, check_history, plain, read_history
from spyword_engine.progress.history import History, history_of
from spyword_engine.progress.levels import level_of
from spyword_engine.progress.line import Id, Line, Moment, Verdict
from spyword_engine.progress.stats import Stats, stats_of
from spyword_engine.progress.titles import earliest, is_reached, titles
from spyword_qt.store.entry import Entry

CHIPS: Final = 12
"""How many colours there are for a chip, and how many patterns."""

Chip: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=CHIPS)]


class Profile(msgspec.Struct, frozen=True):
    """A person who is known on this machine. It is changed with `but`."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}\Z")]
    """A UUID's digits; it never changes and goes along to other machines."""
    name: str
    created: Moment
    colour: Chip
    pattern: Chip
    initials: Annotated[str, msgspec.Meta(max_length=16)] = ""
    """Empty where they are to be made of the name."""
    portrait: str = ""
    """The name of the picture's file; empty for none."""
    title: Id | None = None
    """The id of the title they wear."""
    retired: bool = False
    """Whether they are left out where people are invited."""
    history: History = History()
    """It holds hidden ballots: show only what `History.shown` and `History.shown_lines` give."""

    def __repr__(self) -> str:
        # A history would tell hidden ballots.
        return f"Profile({self.id!r}, {self.name!r})"

    def but(self, **changes: object) -> Profile:
        """The same with these fields changed."""
        return replace(self, **changes)


def to_values(profile: Profile) -> dict[str, Any]:
    """As plain JSON values, in the order of the fields."""
    values: dict[str, Any] = msgspec.to_builtins(profile.but(history=History()))
    values["history"] = plain(profile.history)
    return values


def from_values(values: object) -> Profile:
    """Back from plain JSON values, as it stands there. Raises ValueError, TypeError or LookupError."""
    if not isinstance(values, Mapping):
        raise TypeError("a profile is an object")
    # Halves of a character can be spelt in JSON, and neither written to a file nor drawn.
    msgspec.json.encode(values)
    profile = msgspec.convert({**values, "history": {}}, Profile)
    _check(profile)
    return profile.but(history=read_history(values["history"]))


def from_file(data: bytes, version: int) -> Profile:
    """As `from_values`, of a whole file of that version, in a third of the time.

    Raises ValueError for whatever isn't good beyond doubt, and says nothing about it by that.
    """
    try:
        file = msgspec.json.decode(data, type=_File)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValueError("not as files are written") from error
    history = file.profile.history
    # Of what is empty it isn't known whether it was there.
    is_whole = history.released or not any(line.ballots_hidden for line in history.lines)
    if file.version != version or not history.lines or not is_whole:
        raise ValueError("not as files are written, or as few are")
    _check(file.profile)
    check_history(history)
    return file.profile


class _File(msgspec.Struct):
    version: int
    profile: Profile


def _check(profile: Profile) -> None:
    if tidy(profile.name) != profile.name:
        raise ValueError("a name isn't as names are kept")
    if profile.initials and tidy(profile.initials) != profile.initials:
        raise ValueError("initials aren't as names are kept")
    if profile.portrait and not is_portrait_of(profile.id, profile.portrait):
        raise ValueError("a picture is somebody else's")
    if profile.created.year not in YEARS:
        raise ValueError("a profile is of no year that can be reckoned with")


def is_portrait_of(profile_id: str, name: str) -> bool:
    """Whether a file of that name is a picture of the person."""
    start, end = name[: len(profile_id) + 1], name[len(profile_id) + 1 :]
    digits, dot, kind = end.partition(".")
    return start == f"{profile_id}-" and dot + kind == ".png" and len(digits) == 8 and digits.isalnum()


def true_to_its_lines(history: History) -> History:
    """The history with the sums of its lines; titles that they don't give stay.

    Sums are only kept to be read: taken from a file as they stand, a wrong one would be carried on with every
    game. A title may have been earned before games came in between, and is never taken away.
    """
    stats, have = stats_of(history.lines), {one.title for one in history.titles}
    lacks_none = all(title in have or not is_reached(about, stats) for title, about in titles().items())
    # Which game earned what takes ten times as long to find, and hardly ever has to be.
    if stats == history.stats and lacks_none:
        return history
    anew = history_of(history.lines)
    earned = earliest((*anew.titles, *history.titles))
    return History(anew.lines, anew.stats, earned, history.released)


def entry_of(profile: Profile) -> Entry:
    """What a list shows of them; the portrait by its file's name."""
    shown, lines = profile.history.shown, profile.history.counted
    stats, level = shown.stats, level_of(shown.stats.xp)
    evening = lines[-1].evening if lines else None
    then = [line for line in lines if line.evening == evening]
    # Others, as a spy's, have no target to be on.
    votes, votes_then = ([line for line in some if line.seeks] for some in (lines, then))
    return Entry(
        id=profile.id,
        name=profile.name,
        colour=profile.colour,
        pattern=profile.pattern,
        initials=profile.initials,
        portrait=profile.portrait,
        title=profile.title if any(one.title == profile.title for one in shown.titles) else None,
        retired=profile.retired,
        level=level.number,
        xp=stats.xp,
        into=level.into,
        step=level.step,
        played=stats.over_all.played,
        won=stats.over_all.won,
        votes_cast=_sum(votes, "votes_cast"),
        votes_on_target=_sum(votes, "votes_on_target"),
        guessing_games=sum(map(_has_a_guess, lines)),
        ghost_guesses=_over_kinds(stats, "won_by_guess"),
        titles=len(shown.titles),
        last_played=lines[-1].end if lines else None,
        evening=evening,
        evening_played=len(then),
        evening_won=sum(line.verdict is Verdict.WON for line in then),
        evening_votes_cast=_sum(votes_then, "votes_cast"),
        evening_votes_on_target=_sum(votes_then, "votes_on_target"),
        evening_guessing_games=sum(map(_has_a_guess, then)),
        evening_ghost_guesses=_sum(then, "won_by_guess"),
    )


def _has_a_guess(line: Line) -> bool:
    return "won_by_guess" in line.about.counts


def _over_kinds(stats: Stats, count: str) -> int:
    return sum(tally.value(count) for tally in stats.kinds.values())


def _sum(lines: Iterable[Line], count: str) -> int:
    return sum(line.counts.get(count, 0) for line in lines)
