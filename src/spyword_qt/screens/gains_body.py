"""Everybody's gain from a game, and below it the guests, who gained nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import attrgetter
from typing import Final

from PySide6.QtCore import Signal

from spyword_engine.seat import Seat
from spyword_qt.people import Person
from spyword_qt.screens.gain_grid import GainGrid
from spyword_qt.screens.gain_tile import GainTile
from spyword_qt.screens.guest_row import GuestRow
from spyword_qt.screens.seen_people import GainView
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.column import Stack
from spyword_qt.widgets.text import Text, TextRole

ABOVE_HEADING: Final = 22
ABOVE_GUESTS: Final = 10


class GainsBody(Stack):
    """Whoever has just got a profile comes after those who had one: nobody moves from their place."""

    wanted = Signal(object, object)
    """A guest's seat, and the name that their profile is to have; None for the one at the table."""
    edited = Signal()
    """Somebody types a guest's other name."""

    def __init__(self) -> None:
        super().__init__()
        self._gains: dict[Seat, GainView] = {}
        self._tiles: dict[Seat, GainTile] = {}
        self._rows: dict[Seat, GuestRow] = {}
        self._grid = GainGrid()
        self._heading = Text(self.tr("Guests"), TextRole.CAPTION)
        self._note = Text(
            self.tr("Whoever gets a profile now keeps what this game brings."), TextRole.LABEL, "soft"
        )
        self._guests = GainGrid()
        self.add(self._grid)
        self.add(self._heading, ABOVE_HEADING)
        self.add(self._note)
        self.add(self._guests, ABOVE_GUESTS)

    @property
    def tiles(self) -> tuple[GainTile, ...]:
        """Of those who have a profile, from the top down."""
        return tuple(self._tiles.values())

    @property
    def rows(self) -> tuple[GuestRow, ...]:
        """Of the guests, from the top down."""
        return tuple(self._rows.values())

    def show_gains(self, gains: Sequence[GainView]) -> tuple[GainTile, ...]:
        """Show who gained what; returns the tiles of those who weren't there before."""
        first = sorted(gains, key=attrgetter("has_left"))
        shown = {gain.person.seat: gain for gain in first if not gain.is_guest}
        here = [seat for seat in self._tiles if seat in shown]
        new = [seat for seat in shown if seat not in here]
        self._tiles = {seat: self._tile(shown[seat]) for seat in (*here, *new)}
        self._gains = shown
        guests = (gain.person for gain in gains if gain.is_guest and not gain.has_left)
        self._rows = {person.seat: self._rows.get(person.seat) or self._row(person) for person in guests}
        self._grid.set_tiles(self.tiles)
        self._guests.set_tiles(self.rows)
        self._heading.setVisible(bool(self._rows) and bool(self._tiles))
        self._note.setVisible(bool(self._rows))
        return tuple(self._tiles[seat] for seat in new)

    def row_of(self, seat: Seat) -> GuestRow:
        """Of a guest."""
        return self._rows[seat]

    def be_tight(self, tight: bool) -> None:
        """Tell less of everybody, so that more people have room."""
        for tile in self.tiles:
            tile.be_tight(tight)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self.space(m)

    def _tile(self, gain: GainView) -> GainTile:
        seat = gain.person.seat
        is_same = seat in self._tiles and self._gains[seat] == gain
        return self._tiles[seat] if is_same else GainTile(gain)

    def _row(self, person: Person) -> GuestRow:
        row = GuestRow(person)
        row.wanted.connect(partial(self.wanted.emit, person.seat))
        row.edited.connect(self.edited)
        return row
