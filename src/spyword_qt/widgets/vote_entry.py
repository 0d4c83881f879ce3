"""What each row of a vote says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spyword_engine.ballot import Outcome
from spyword_engine.views import VoteView
from spyword_qt.people import Person


@dataclass(frozen=True, slots=True)
class VoteEntry:
    """What a row says. Without a person it is the row of passes, called `label`."""

    person: Person | None
    label: str
    count: int
    voters: tuple[Person, ...] | None
    """None where only totals are told."""
    chosen: bool
    """Whether this decided the vote: who is out, or the passes."""
    mark: str
    """A word below the count, of somebody tied; mostly empty."""
    sign: str
    """The icon that goes with it, of how the tie is broken."""


def entries(vote: VoteView, people: Mapping[int, Person], *, tied: str, passed: str) -> list[VoteEntry]:
    """Rows for everybody who got votes and for the passes, most votes first.

    `tied` and `passed` are how these are called.
    """
    in_tie = vote.tied if vote.outcome in (Outcome.DUEL, Outcome.LOTS) else ()
    found = [
        VoteEntry(
            person=people[seat],
            label=people[seat].name,
            count=count,
            voters=_voters(vote, people, seat),
            chosen=seat == vote.out,
            mark=tied if seat in in_tie else "",
            sign=str(vote.outcome) if seat in in_tie else "",
        )
        for seat, count in vote.totals
    ]
    if vote.passes:
        decided = vote.outcome is Outcome.PASSED
        found.append(VoteEntry(None, passed, vote.passes, _voters(vote, people, None), decided, "", ""))
    # Whom a lot fell on isn't put first: that would tell before the light has.
    return sorted(found, key=_rank)


def _voters(vote: VoteView, people: Mapping[int, Person], choice: int | None) -> tuple[Person, ...] | None:
    if vote.ballots is None:
        return None
    return tuple(people[voter] for voter, chosen in vote.ballots if chosen == choice)


def _rank(entry: VoteEntry) -> tuple[int, int]:
    """By votes; among equals passes come first where they decided, else last."""
    if entry.person is not None:
        return -entry.count, 1
    return -entry.count, 0 if entry.chosen else 2
