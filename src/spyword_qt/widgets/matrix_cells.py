"""What stands in each cell of the end's matrix: people by role, and every vote they cast."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from spyword_engine.ballot import Outcome, VoteKind
from spyword_engine.deal import Role
from spyword_engine.views import EndView, OutView, VoteView
from spyword_qt.people import Person

WON: Final = "crown"
"""The icon that marks a group that has won."""
ROLE_ORDER = (Role.CITIZEN, Role.SPY, Role.GHOST)


@dataclass(frozen=True, slots=True)
class Cell:
    """The chip somebody voted for, a word, a number of votes, or an icon; the others are empty."""

    person: Person | None = None
    on_target: bool = False
    """A citizen's vote for a spy or the ghost."""
    text: str = ""
    """What is said of somebody who was out by then; where a column is too narrow for it, a cross is shown."""
    gone: bool = False
    number: int | None = None
    """Votes received, where the table plays with totals only."""
    decisive: bool = False
    """Whether that number was the end of them."""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """Somebody and their cells, one a vote."""

    person: Person
    cells: tuple[Cell, ...]
    note: str = ""
    """What stands behind the name, below a heading of its own."""


@dataclass(frozen=True, slots=True)
class Group:
    """Those of a role, under a glyph and a name in a tone of `Colours`."""

    glyph: str
    tone: str
    name: str
    rows: tuple[Row, ...]
    won: bool = False


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a vote's column: its number from 1, and an icon where it was a duel or went to lots."""

    number: int
    icon: str
    day: int = 0
    """Votes of one day stand together below it, by their icons alone; 0 where a game has no days."""


def heads(log: Sequence[VoteView]) -> tuple[Head, ...]:
    """The heads of all columns."""
    return tuple(Head(number, _sign(vote)) for number, vote in enumerate(log, 1))


def passes(log: Sequence[VoteView]) -> tuple[Cell, ...]:
    """How many passed in each vote, where ballots don't say who did; nothing where nobody ever did."""
    told = tuple(Cell(number=vote.passes) for vote in log if vote.ballots is None)
    return told if any(cell.number for cell in told) else ()


def groups(
    people: Mapping[int, Person],
    end: EndView,
    out: Sequence[OutView],
    left: Collection[int],
    *,
    out_word: str,
    left_word: str,
) -> tuple[tuple[Role, tuple[Row, ...]], ...]:
    """Rows by role in seat order; roles that nobody had are left out.

    The words are what is said once of who had been voted out, or had left, when a vote was held.
    """
    rounds = {who.seat: who.round for who in out}
    found = []
    for role in ROLE_ORDER:
        seats = [seat for seat, had in enumerate(end.roles) if had is role]
        rows = tuple(
            Row(people[seat], _cells(seat, people, end, rounds, left_word if seat in left else out_word))
            for seat in seats
        )
        if rows:
            found.append((role, rows))
    return tuple(found)


def _sign(vote: VoteView) -> str:
    if vote.outcome is Outcome.LOTS:
        return "lots"
    return "duel" if vote.kind is VoteKind.DUEL else ""


def _cells(
    seat: int, people: Mapping[int, Person], end: EndView, rounds: Mapping[int, int], word: str
) -> tuple[Cell, ...]:
    cells: list[Cell] = []
    gone = False
    for place, vote in enumerate(end.log):
        duels = vote.kind is VoteKind.DUEL and place > 0 and seat in end.log[place - 1].tied
        if _is_gone(seat, end.log[:place], vote, rounds, duels):
            cells.append(Cell() if gone else Cell(text=word, gone=True))
            gone = True
        elif vote.ballots is None:
            cells.append(Cell(number=dict(vote.totals).get(seat, 0), decisive=vote.out == seat))
        elif duels:
            cells.append(Cell(icon="duel"))
        else:
            cells.append(_ballot(seat, people, end, dict(vote.ballots)))
    return tuple(cells)


def _is_gone(
    seat: int, before: Sequence[VoteView], vote: VoteView, rounds: Mapping[int, int], duels: bool
) -> bool:
    if any(earlier.out == seat for earlier in before):
        return True
    if seat not in rounds or rounds[seat] > vote.round or vote.out == seat:
        return False
    if rounds[seat] < vote.round:
        return True
    # Out in this very round without being voted out: they left, before this vote if they aren't in it.
    return vote.ballots is not None and not duels and seat not in dict(vote.ballots)


def _ballot(seat: int, people: Mapping[int, Person], end: EndView, ballots: Mapping[int, int | None]) -> Cell:
    if seat not in ballots:
        return Cell()
    choice = ballots[seat]
    if choice is None:
        return Cell(icon="pass")
    on_target = end.roles[seat] is Role.CITIZEN and end.roles[choice] is not Role.CITIZEN
    return Cell(person=people[choice], on_target=on_target)
