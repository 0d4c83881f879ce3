"""What each row of a vote says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spyword_qt.people import Person
from spyword_qt.tally import Tally


@dataclass(frozen=True, slots=True)
class VoteEntry:
    """What a row says. Without a person it is the row of votes for nobody, called `label`."""

    person: Person | None
    label: str
    count: int
    voters: tuple[Person, ...] | None
    """None where only totals are told."""
    chosen: bool
    """Whether this decided the vote: who is out, or the votes for nobody."""
    mark: str
    """A word below the count, of somebody tied; mostly empty."""
    sign: str
    """The icon that goes with it, of how the tie is broken."""


def entries(vote: Tally, people: Mapping[int, Person], *, tied: str, blank: str) -> list[VoteEntry]:
    """Rows for everybody who got votes and for the votes for nobody, most votes first.

    `tied` and `blank` are how these are called.
    """
    found = [
        VoteEntry(
            person=people[seat],
            label=people[seat].name,
            count=count,
            voters=_voters(vote, people, seat),
            chosen=seat == vote.out,
            mark=tied if seat in vote.tied else "",
            sign=vote.sign if seat in vote.tied else "",
        )
        for seat, count in vote.totals
    ]
    # Whom a lot fell on isn't put first: that would tell before the light has.
    found.sort(key=_rank)
    if vote.blank:
        voters = _voters(vote, people, None)
        found.append(VoteEntry(None, blank, vote.blank, voters, vote.blank_decided, "", ""))
    # Where it is no act to vote for nobody, it never comes before votes for somebody.
    return sorted(found, key=_rank) if vote.may_pass else found


def _voters(vote: Tally, people: Mapping[int, Person], choice: int | None) -> tuple[Person, ...] | None:
    if vote.ballots is None:
        return None
    return tuple(people[voter] for voter, chosen in vote.ballots if chosen == choice)


def _rank(entry: VoteEntry) -> tuple[int, int]:
    """By votes; among equals those for nobody come first where they decided, else last."""
    if entry.person is not None:
        return -entry.count, 1
    return -entry.count, 0 if entry.chosen else 2
