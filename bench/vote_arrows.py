"""Frames of a vote's count: every ballot comes into its row, and the chip of who is out flies off."""

from __future__ import annotations

from time import monotonic
from typing import Final

from bench.facts import Fact
from bench.timed_room import Frame, TimedRoom, facts
from spyword_engine.ballot import Outcome, VoteKind
from spyword_engine.phase import Phase
from spyword_engine.settings import recommended
from spyword_engine.views import TableView, VoteView
from spyword_qt.people import guests
from spyword_qt.screens.result import ResultScreen
from spyword_qt.seating import seat_people

COUNT_MS: Final = 2500
RUNS: Final = 2
CHOICES: Final = (1, 4, 1, 1, 1, 6, 4, 1, 6, 1, 4, 9)


def view(players: int, round_: int, *, open_: bool) -> TableView:
    """A table that has just voted."""
    choices = [choice % players for choice in CHOICES[:players]]
    totals = {seat: choices.count(seat) for seat in range(players) if seat in choices}
    vote = VoteView(
        kind=VoteKind.VOTE,
        round=round_,
        ballots=tuple(enumerate(choices)) if open_ else None,
        totals=tuple(totals.items()),
        passes=0,
        outcome=Outcome.OUT,
        tied=(),
        out=1,
    )
    return TableView(
        phase=Phase.RESULT,
        round=round_,
        players=tuple(f"Player {seat}" for seat in range(players)),
        inside=tuple(range(players)),
        left=(),
        out=(),
        order=tuple(range(players)),
        turn=None,
        waiting=(),
        candidates=(),
        pass_offered=False,
        time_limit=None,
        settings=recommended(players),
        last_vote=vote,
        last_guess=None,
        winner=None,
        end=None,
    )


def count(room: TimedRoom, screen: ResultScreen, seen: TableView) -> list[Frame]:
    """Frames from the switch of the screen on."""
    screen.show_result(seen, seat_people(guests(seen.players)))
    room.switch_to(screen)
    frames = room.watch(COUNT_MS)
    screen.forget()
    return frames


def frames(room: TimedRoom) -> list[Fact]:
    """Of open and of secret votes, seven and twelve at the table."""
    screen = ResultScreen(monotonic)
    found: list[Fact] = []
    for players in (7, 12):
        for open_ in (True, False):
            runs = [count(room, screen, view(players, round_, open_=open_)) for round_ in range(RUNS)]
            found += facts(f"{players} players, {'open ballots' if open_ else 'totals'}", runs)
    return found
