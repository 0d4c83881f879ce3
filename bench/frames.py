"""What moves, at two sizes of window: the time that each frame takes."""

from __future__ import annotations

from collections.abc import Iterator

from bench import card_turn, screen_rise, vote_arrows
from bench.facts import Facts
from bench.timed_room import SIZES, TimedRoom

NOTE = (
    "Time of this thread alone, from the window's update to the end of its paint, drawn in software. Dropped"
    " are frames that came later than a sixtieth of a second after the one before, for whatever reason:"
    " other programs count there."
)


def measured() -> Iterator[Facts]:
    """A card's turn, a vote's count, a screen's rise."""
    for width, height in SIZES:
        room = TimedRoom((width, height))
        room.show()
        for what, frames in (
            ("A card turns", card_turn.frames(room)),
            ("A vote is counted", vote_arrows.frames(room)),
            ("A screen rises", screen_rise.frames(room)),
        ):
            yield Facts(f"{what}, {width}x{height}", frames, NOTE)
        room.close()
