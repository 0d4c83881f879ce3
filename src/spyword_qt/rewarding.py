"""What a game brings to those who sat at it, and who of them is no guest any more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from spyword_engine.seat import Seat
from spyword_qt.gains import gain_views
from spyword_qt.giving import Given, new_id
from spyword_qt.keeping import AT_THE_CLOSE, Keeping
from spyword_qt.people import Person, Seated
from spyword_qt.playing import G, S
from spyword_qt.present_names import called_now
from spyword_qt.screens.seen_people import GainView
from spyword_qt.seating import seat_people
from spyword_qt.upkeep import Upkeep


def _raise(error: Exception) -> None:
    raise error


class Rewarding(Keeping[G, S]):
    """What every presenter does about those who sit there."""

    gained = Signal()
    """`gains` has something new to tell."""
    seated = Signal(object)
    """Who sits there (`Seated`, by seat), since those aren't quite the ones that were set up any more."""

    def __init__(self, upkeep: Upkeep, parent: QObject | None = None) -> None:
        super().__init__(upkeep, parent)
        self._giving = upkeep.giving
        self._giver = upkeep.giver
        self._faces = upkeep.faces
        self._titles_in = ""
        self._gains: tuple[GainView, ...] = ()
        self._giver.given.connect(self._take)

    @property
    def people(self) -> tuple[Person, ...]:
        """The people of the game, by seat, with what they wear in the table's language."""
        if self._game is not None and self._titles_in != self._faces.language:
            self._people = self._seated(self._game)
        return self._people

    def leave_off(self) -> None:
        """The window is closed: waits for what is being given, and saves."""
        self._catch_up()
        self._giver.finish(AT_THE_CLOSE)
        super().leave_off()

    def gains(self) -> tuple[GainView, ...]:
        """What the game brought, by seat. None before it is over, nor for a moment after: `gained` tells."""
        return self._gains

    def keep_guest(
        self, seat: Seat, name: str | None = None, refused: Callable[[Exception], object] = _raise
    ) -> None:
        """Makes a profile of a guest once the game is over, and gives the game to it.

        It gets the guest's chip, and their name unless it is given another. `refused` hears of BadName, TAKEN
        where somebody with a profile has it, and of NotSaved; then the guest stays one. What comes next waits
        until it is quiet.
        """
        self._giver.finish()
        game = self._on()
        if not game.is_over or seat in game.left or self._giving.is_known(game.seats[seat].profile):
            return
        person = self.people[seat]
        # The game knows the profile before it is there: after a crash in between its seat is a guest's still.
        self._game = with_profile = game.with_profile(seat, new_id())
        name = person.name if name is None else name
        admit = partial(self._giving.admit, with_profile.saved(), seat, name, person.avatar)

        def tell(raised: Exception | None) -> None:
            if raised is None:
                self._count_play_of(with_profile.seats[seat])
                self.seated.emit(self._here(with_profile.seats))
                self._giver.begin(with_profile.saved())
            else:
                self._game = game
                self.keep()
                refused(raised)

        self._keeper.save_with(with_profile, self._owing.through, admit, tell)

    # What each kind does its own way

    def _count_play(self) -> None:
        """Counts what this game used up for the table, once; not before the game is done with."""

    def _count_play_of(self, one: Seated) -> None:
        """The same for somebody who is known by another key from now on."""

    # Within

    def _seat(self, game: G) -> None:
        self._gains = ()
        self._take_up(game, self._seated(game))

    def _seated(self, game: G) -> tuple[Person, ...]:
        self._titles_in = self._faces.language
        return seat_people(game.seats, self._faces.of(game.seats))

    def _here(self, seats: tuple[Seated, ...]) -> tuple[Seated, ...]:
        """By the names they have now; whose profile was removed meanwhile sits as a guest."""
        self._giver.finish()
        here = [one if self._giving.is_known(one.profile) else replace(one, profile=None) for one in seats]
        return called_now(here, self._faces.names(here))

    def _wind_up(self) -> None:
        self._count_play()
        self._giver.begin(self._on().saved())

    def _take(self, given: Given, _is_settled: bool) -> None:
        if self._game is None:
            # It was on another presenter's table.
            return
        if given.is_all and not self._game.is_given:
            self._game = self._game.given()
            self.keep()
        self._gains = gain_views(self.people, given.gains, self._game.left, self._faces.title)
        self.gained.emit()
