"""Frames of a screen's rise, of the public screens that have most on them.

A rise eases out: near its end it stands on the same pixel for two frames, of which one isn't painted and
counts as dropped.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from bench.facts import Fact
from bench.timed_room import Frame, TimedRoom, facts
from bench.vote_arrows import view
from spyword_qt.clock import ClockView
from spyword_qt.people import guests
from spyword_qt.screens.discussion import DiscussionScreen
from spyword_qt.screens.result import ResultScreen
from spyword_qt.screens.screen import Screen
from spyword_qt.seating import seat_people
from spyword_qt.theme.motion import Span

PLAYERS: Final = 12
RUNS: Final = 4
AT_REST_MS: Final = 2500
"""By when all that goes on upon a screen by itself is over."""


def screens() -> list[Screen]:
    """A vote's result and a discussion, each of a full table."""
    table = view(PLAYERS, 1, open_=True)
    people = seat_people(guests(table.players))
    result, discussion = ResultScreen(monotonic), DiscussionScreen(monotonic)
    result.show_result(table, people)
    discussion.show_discussion(table, people, ClockView(50, 90, False))
    return [result, discussion]


def frames(room: TimedRoom) -> list[Fact]:
    """Of both, each risen to several times."""
    shown = screens()
    risen: dict[Screen, list[list[Frame]]] = {screen: [] for screen in shown}
    for _ in range(RUNS):
        for screen in shown:
            room.switch_to(screen)
            risen[screen].append(room.watch(Span.SCREEN.milliseconds))
            room.watch(AT_REST_MS)
    return [fact for screen, runs in risen.items() for fact in facts(screen.objectName(), runs)]
