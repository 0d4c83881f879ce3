"""Frames of a screen's rise, of the public screens that have most on them.

A rise eases out: near its end it stands on the same pixel for two frames, of which one isn't painted and
counts as dropped.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from bench.frames import SIZES, Frame, TimedRoom, report
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


def screens() -> list[Screen]:
    """A vote's result and a discussion, each of a full table."""
    table = view(PLAYERS, 1, open_=True)
    people = seat_people(guests(table.players))
    result, discussion = ResultScreen(monotonic), DiscussionScreen(monotonic)
    result.show_result(table, people)
    discussion.show_discussion(table, people, ClockView(50, 90, False))
    return [result, discussion]


def main() -> None:
    for size in SIZES:
        room = TimedRoom(size)
        room.show()
        shown = screens()
        frames: dict[Screen, list[list[Frame]]] = {screen: [] for screen in shown}
        for _ in range(RUNS):
            for screen in shown:
                room.switch_to(screen)
                frames[screen].append(room.watch(Span.SCREEN.milliseconds))
                room.watch(2500)
        for screen, runs in frames.items():
            report(f"{size[0]}x{size[1]}, {screen.objectName()}", runs)
        room.close()


if __name__ == "__main__":
    main()
