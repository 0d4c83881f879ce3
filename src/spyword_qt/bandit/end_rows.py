"""What the end of Secret Bandit shows of everybody: roles, votes and nights, in rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from spyword_engine.bandit.night import Night
from spyword_engine.bandit.roles import KILLERS_SIDE, Role
from spyword_engine.bandit.views import EndView
from spyword_engine.bandit.vote import Vote, VoteKind
from spyword_engine.seat import Seat
from spyword_qt.bandit.end_wording import night_heading, night_told, role_heading
from spyword_qt.bandit.role_marks import glyph, thumb, tone
from spyword_qt.people import Person
from spyword_qt.widgets.deed_list import Deed, DeedRow
from spyword_qt.widgets.matrix_cells import Cell, Group, Head, Row

ROLE_ORDER: Final = (Role.POLICE, Role.DOCTOR, Role.CITIZEN, Role.KILLER, Role.BANDIT)
"""Side by side."""


def heads(log: Sequence[Vote]) -> tuple[Head, ...]:
    """The heads of all votes' columns; those after a tie bear a sign."""
    return tuple(
        Head(number, "" if vote.kind is VoteKind.VOTE else "duel") for number, vote in enumerate(log, 1)
    )


def groups(people: Mapping[Seat, Person], end: EndView, gone: str) -> tuple[Group, ...]:
    """Everybody by role and what they voted; `gone` is said once of who was out by then."""
    found = []
    for role in ROLE_ORDER:
        seats = [seat for seat, had in enumerate(end.roles) if had is role]
        rows = tuple(Row(people[seat], _cells(seat, people, end, gone)) for seat in seats)
        points = end.points[seats[0]]
        found.append(Group(glyph(role), tone(role), role_heading(role, points), rows))
    return tuple(found)


def nights(people: Mapping[Seat, Person], end: EndView) -> tuple[DeedRow, ...]:
    """What was done in each night, and who was out by it."""
    return tuple(
        DeedRow(night_heading(night.night), _deeds(people, night), night_told(night, people))
        for night in end.nights
    )


def _deeds(people: Mapping[Seat, Person], night: Night) -> tuple[Deed, ...]:
    answer = "" if night.answer is None else thumb(night.answer)
    chosen = (
        (Role.KILLER, night.victim, ""),
        (Role.DOCTOR, night.saved, ""),
        (Role.BANDIT, night.shot, ""),
        (Role.POLICE, night.checked, answer),
    )
    deeds = [Deed(glyph(role), people[seat], sign) for role, seat, sign in chosen if seat is not None]
    return (*deeds, *(Deed("", people[seat], gone=True) for seat in night.out))


def _cells(seat: Seat, people: Mapping[Seat, Person], end: EndView, gone: str) -> tuple[Cell, ...]:
    cells: list[Cell] = []
    is_told = False
    for vote in end.log:
        ballots = dict(vote.ballots)
        if seat in ballots:
            cells.append(_ballot(seat, ballots[seat], people, end))
        else:
            # All who are in have a ballot, be it an empty one.
            cells.append(Cell() if is_told else Cell(text=gone, gone=people[seat]))
            is_told = True
    return tuple(cells)


def _ballot(seat: Seat, choice: Seat | None, people: Mapping[Seat, Person], end: EndView) -> Cell:
    if choice is None:
        return Cell(icon="pass")
    on_target = end.roles[seat] not in KILLERS_SIDE and end.roles[choice] in KILLERS_SIDE
    return Cell(person=people[choice], on_target=on_target)
