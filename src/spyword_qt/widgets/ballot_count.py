"""When each ballot comes into its row, while a vote is counted before everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spyword_qt.theme.motion import Span
from spyword_qt.theme.timeline import Cue, in_turn
from spyword_qt.widgets.vote_entry import VoteEntry

FIRST: Final = 160
"""Milliseconds until the first ballot, in which the screen rises."""
EVERY: Final = 140
"""Milliseconds from ballot to ballot."""


def arrivals(entries: Sequence[VoteEntry]) -> tuple[tuple[Cue, ...], ...]:
    """The cues of every row's ballots, from the row's first place to its last.

    Open ballots come by their voters' seats. Of totals, each row gets a token in turn: an order that
    has nothing to do with who voted when.
    """
    places = [(row, place) for row, entry in enumerate(entries) for place in range(entry.count)]

    def turn(at: tuple[int, int]) -> tuple[int, int]:
        row, place = at
        voters = entries[row].voters
        return (place, row) if voters is None else (voters[place].seat, row)

    cues = in_turn(len(places), FIRST, EVERY, Span.BALLOT)
    by_place = dict(zip(sorted(places, key=turn), cues, strict=True))
    return tuple(
        tuple(by_place[row, place] for place in range(entry.count)) for row, entry in enumerate(entries)
    )
