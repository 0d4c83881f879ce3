"""What a front end knows of a game and its record doesn't."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta, timezone

import msgspec

from spyword_engine.progress.faults import BadEnvelope
from spyword_engine.progress.line import Id, Line, Moment, Verdict
from spyword_engine.progress.xp import with_xp
from spyword_engine.seat import Seat


class Envelope(msgspec.Struct, frozen=True):
    """A game's circumstances. Raises BadEnvelope for a time without offset, or a profile on two seats."""

    game: Id
    """An id that no other game has, on whatever machine."""
    kind: str
    start: Moment
    end: Moment
    language: Id
    package: Id | None
    """None for a kind that has no packages."""
    profiles: tuple[Id | None, ...]
    """By seat; None for a guest."""

    def __post_init__(self) -> None:
        if self.start.tzinfo is None or self.end.tzinfo is None:
            raise BadEnvelope("Start and end have their offset from UTC.")
        seated = [profile for profile in self.profiles if profile is not None]
        if len(seated) != len(set(seated)):
            raise BadEnvelope("A profile sits once at a table.")

    def lines(self, line_of: Callable[[Seat], Line | None]) -> dict[str, Line]:
        """By profile id, what `line_of` gives for each profile's seat."""
        by_profile = {profile: line_of(seat) for seat, profile in enumerate(self.profiles)}
        return {profile: line for profile, line in by_profile.items() if profile and line}

    def line(
        self,
        seat: Seat,
        *,
        role: str,
        verdict: Verdict,
        rounds: int,
        survived: bool,
        counts: Mapping[str, int],
        ballots_hidden: bool = False,
    ) -> Line:
        """What the profile on the seat keeps of the game, XP included."""
        others = (*self.profiles[:seat], *self.profiles[seat + 1 :])
        return with_xp(
            Line(
                game=self.game,
                kind=self.kind,
                start=_to_the_second(self.start),
                end=_to_the_second(self.end),
                language=self.language,
                package=self.package,
                role=role,
                verdict=verdict,
                players=len(self.profiles),
                companions=tuple(profile for profile in others if profile is not None),
                rounds=rounds,
                survived=survived,
                counts={count: number for count, number in counts.items() if number},
                ballots_hidden=ballots_hidden,
                xp=0,
            )
        )


def _to_the_second(moment: datetime) -> datetime:
    # A zone with its rules becomes the offset of the moment: the same value as a file gives back.
    offset = moment.utcoffset() or timedelta()
    return moment.replace(microsecond=0, tzinfo=timezone(offset), fold=0)
