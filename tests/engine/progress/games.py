"""Games that were played, as envelopes and as lines made by hand."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from spyword_engine.match import Match
from spyword_engine.progress.envelope import Envelope
from spyword_engine.progress.history import History
from spyword_engine.progress.line import Line, Verdict
from spyword_engine.progress.word import lines_of
from spyword_engine.progress.xp import with_xp

FRIDAY = datetime.fromisoformat("2026-03-06T20:00:00+01:00")
WON, LOST, NEITHER = Verdict.WON, Verdict.LOST, Verdict.NEITHER


def envelope(profiles: str, **changes: Any) -> Envelope:
    """An envelope by seats: "Ab.d" seats the profiles A, b and d, and a guest on seat 2."""
    given: dict[str, Any] = {
        "game": "g1",
        "kind": "word",
        "start": FRIDAY,
        "end": FRIDAY + timedelta(minutes=12, seconds=30),
        "language": "en",
        "package": "animals-01",
        "profiles": tuple(None if letter == "." else letter for letter in profiles),
    }
    return Envelope(**{**given, **changes})


def lines(match: Match, profiles: str | None = None, **changes: Any) -> dict[str, Line]:
    """The lines of a match, with a profile on each seat unless told: A on 0, B on 1, and so on."""
    seated = "ABCDEFGHIJKL"[: len(match.setup.players)] if profiles is None else profiles
    return lines_of(match, envelope(seated, **changes))


def line(number: int, verdict: Verdict = LOST, **changes: Any) -> Line:
    """A line by hand, of game number so-and-so: each ends a minute after the one before."""
    end: datetime = changes.pop("end", FRIDAY + timedelta(minutes=number))
    given: dict[str, Any] = {
        "game": f"g{number:04}",
        "kind": "word",
        "start": end - timedelta(seconds=90),
        "end": end,
        "language": "en",
        "package": "animals-01",
        "role": "citizen",
        "verdict": verdict,
        "players": 6,
        "rounds": 2,
        "xp": 0,
    }
    return with_xp(Line(**{**given, **changes}))


def bandit(number: int, verdict: Verdict = LOST, **changes: Any) -> Line:
    """A line of Secret Bandit by hand, as `line` makes one of The Spy's Word."""
    about: dict[str, Any] = {"kind": "bandit", "package": None, "players": 12}
    return line(number, verdict, **{**about, **changes})


def in_a_row(*verdicts: Verdict, first: int = 1, **changes: Any) -> list[Line]:
    """Games one after the other that ended so."""
    return [line(number, verdict, **changes) for number, verdict in enumerate(verdicts, first)]


def given(*games: Line, to: History | None = None) -> History:
    """The history after these games, one given after the other."""
    history = History() if to is None else to
    for game in games:
        history = history.given(game)
    return history


def ids(history: Any) -> set[str]:
    """The titles of a history, or of what is shown of one."""
    return {one.title for one in history.titles}


def nonzero(counts: Mapping[str, int]) -> dict[str, int]:
    """What there is any of."""
    return {name: number for name, number in counts.items() if number}
