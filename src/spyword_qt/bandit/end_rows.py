"""What the end of Secret Bandit shows of everybody: roles, votes and nights, in rows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from spyword_engine.bandit.ending import Winner
from spyword_engine.bandit.night import Night
from spyword_engine.bandit.roles import KILLERS_SIDE, Role
from spyword_engine.bandit.views import EndView
from spyword_engine.bandit.vote import Vote, VoteKind
from spyword_engine.seat import Seat
from spyword_qt import time_wording
from spyword_qt.bandit.end_wording import deed_names, role_plural, voted_out
from spyword_qt.bandit.role_marks import glyph, thumb, tone
from spyword_qt.people import Person
from spyword_qt.widgets.deed_cells import DeedRow, Done
from spyword_qt.widgets.matrix_cells import Cell, Group, Head, Row

ROLE_ORDER: Final = (Role.POLICE, Role.DOCTOR, Role.CITIZEN, Role.KILLER, Role.BANDIT)
"""Side by side."""
KILLERS_ORDER: Final = (Role.KILLER, Role.BANDIT, Role.POLICE, Role.DOCTOR, Role.CITIZEN)
"""The same where the killers have won: whose game it was comes first."""


def heads(log: Sequence[Vote]) -> tuple[Head, ...]:
    """The heads of all votes' columns, by day; those after a tie bear another sign."""
    signs = ["ballot" if vote.kind is VoteKind.VOTE else "duel" for vote in log]
    return tuple(
        Head(number, sign, vote.day) for number, (vote, sign) in enumerate(zip(log, signs, strict=True), 1)
    )


def groups(people: Mapping[Seat, Person], end: EndView, gone: str) -> tuple[Group, ...]:
    """Everybody by role with their points and what they voted; `gone` is said once of who was out by then."""
    found = []
    for role in KILLERS_ORDER if end.winner is Winner.KILLERS else ROLE_ORDER:
        seats = [seat for seat, had in enumerate(end.roles) if had is role]
        rows = tuple(
            Row(people[seat], _cells(seat, people, end, gone), time_wording.added(end.points[seat]))
            for seat in seats
        )
        won = seats[0] in end.winners
        found.append(Group(glyph(role), tone(role), role_plural(role), rows, won))
    return tuple(found)


def deeds(people: Mapping[Seat, Person], end: EndView) -> tuple[DeedRow, ...]:
    """What was done in the nights, in their order, and last who was out by each and by the next vote."""
    killed, saved, shot, checked, out, voted = deed_names()
    nights = end.nights
    done = (
        _row(Role.KILLER, killed, [_done(people, night.victim) for night in nights]),
        _row(Role.DOCTOR, saved, [_done(people, night.saved, _vain(night)) for night in nights]),
        _row(Role.BANDIT, shot, [_done(people, night.shot) for night in nights]),
        _row(Role.POLICE, checked, [_done(people, night.checked, _answer(night)) for night in nights]),
        DeedRow("close", "accent", out, tuple(tuple(_all(people, night.out)) for night in nights)),
    )
    gone = [voted_out(end, night) for night in nights]
    if all(seat is None for seat in gone):
        return done
    return (*done, DeedRow("ballot", "accent", voted, tuple(_done(people, seat) for seat in gone)))


def signs_of(end: EndView) -> set[str]:
    """The icons that say what came of the deeds of these nights."""
    return {sign for night in end.nights for sign in (_answer(night), _vain(night)) if sign}


def _row(role: Role, name: str, cells: Sequence[tuple[Done, ...]]) -> DeedRow:
    return DeedRow(glyph(role), tone(role), name, tuple(cells))


def _done(people: Mapping[Seat, Person], seat: Seat | None, sign: str = "") -> tuple[Done, ...]:
    return () if seat is None else (Done(people[seat], sign),)


def _all(people: Mapping[Seat, Person], seats: Sequence[Seat]) -> Iterator[Done]:
    return (Done(people[seat]) for seat in seats)


def _answer(night: Night) -> str:
    return "" if night.answer is None else thumb(night.answer)


def _vain(night: Night) -> str:
    """The sign of an empty needle: the doctor saved somebody whom the killers hadn't chosen."""
    return "" if night.saved in (None, night.victim) else "needle"


def _cells(seat: Seat, people: Mapping[Seat, Person], end: EndView, gone: str) -> tuple[Cell, ...]:
    cells: list[Cell] = []
    is_told = False
    for vote in end.log:
        ballots = dict(vote.ballots)
        if seat in ballots:
            cells.append(_ballot(seat, ballots[seat], people, end))
        else:
            # All who are in have a ballot, be it an empty one.
            cells.append(Cell() if is_told else Cell(text=gone, icon="close"))
            is_told = True
    return tuple(cells)


def _ballot(seat: Seat, choice: Seat | None, people: Mapping[Seat, Person], end: EndView) -> Cell:
    if choice is None:
        return Cell(icon="pass")
    on_target = end.roles[seat] not in KILLERS_SIDE and end.roles[choice] in KILLERS_SIDE
    return Cell(person=people[choice], on_target=on_target)
