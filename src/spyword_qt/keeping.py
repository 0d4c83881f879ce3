"""The game as it is kept: saved with every move, and at its end given to those who sat at it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from spyword_engine.actions import Action
from spyword_engine.errors import BadName
from spyword_engine.events import Event
from spyword_engine.seat import Seat
from spyword_qt.clock import Clock, ClockView
from spyword_qt.dealer import Dealer
from spyword_qt.device import DeviceStep, GateNote, step_for
from spyword_qt.faces import Faces
from spyword_qt.gains import gain_views
from spyword_qt.game import Game
from spyword_qt.giver import Giver
from spyword_qt.giving import Given, Giving, new_id
from spyword_qt.keeper import Keeper
from spyword_qt.people import Person, Seated
from spyword_qt.playing import Playing
from spyword_qt.present_names import called_now
from spyword_qt.screens.seen_people import GainView
from spyword_qt.seating import seat_people
from spyword_qt.store.json_file import NotSaved
from spyword_qt.told import Told

PATIENCE_MS: Final = 1000
"""After which a game goes on although the disk hasn't answered."""
AT_THE_CLOSE: Final = 10.0
"""Seconds that a window which is closed waits for the disk."""
BETWEEN_CLOCKS: Final = 1.0
"""Seconds of a discussion that are lost at most if the program is killed."""


class Keeping(Playing):
    """What the presenter does about disks.

    An action is on disk before `moved` tells of it. Meanwhile the screen shows what was before, and what is
    pressed there is stale: it does nothing.
    """

    told = Signal(object)
    gained = Signal()
    """`gains` has something new to tell."""
    seated = Signal(object)
    """Who sits there (`Seated`, by seat), since those aren't quite the ones that were set up any more."""

    def __init__(
        self,
        keeper: Keeper,
        dealer: Dealer,
        giving: Giving,
        faces: Faces,
        clock: Clock,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(clock, parent)
        self._keeper = keeper
        self._dealer = dealer
        self._giving = giving
        self._faces = faces
        self._titles_in = ""
        self._gains: tuple[GainView, ...] = ()
        self._has_told_owing = False
        self._is_way_barred = False
        """Whether a game that is owed lies in the saved game's file, and couldn't be put elsewhere."""
        self._giver = Giver(giving, self)
        self._giver.given.connect(self._take)
        self._countdown.stood_still.connect(self.keep)
        self._clock_kept = 0.0
        self._countdown.ticked.connect(self._keep_clock)
        self._untold: tuple[Event, ...] | None = None
        """What has happened, and waits for the disk to be told."""
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._lose_patience)
        keeper.settled.connect(self._catch_up)
        keeper.not_saved.connect(partial(self.told.emit, Told.NOT_SAVED))

    @property
    def people(self) -> tuple[Person, ...]:
        """The people of the game, by seat, with what they wear in the table's language."""
        if self._game is not None and self._titles_in != self._faces.language:
            self._people = self._seated(self._game)
        return self._people

    def keep(self) -> None:
        """Saves the game as it stands, clock included."""
        if self._game is not None and self._is_way_clear():
            clock = self.clock_view()
            self._clock_kept = 0.0 if clock is None else clock.left
            self._keeper.save(self._game, clock)

    def leave_off(self) -> None:
        """The window is closed: waits for what is being given, and saves."""
        self._catch_up()
        self._giver.finish()
        self.keep()
        self._keeper.finish(AT_THE_CLOSE)

    def hold(self) -> bool:
        """Something went wrong: what is open is covered, the clock stands, and the game is saved.

        Returns whether there is a game, and it is on disk.
        """
        is_untold, self._untold = self._untold is not None, None
        if self._game is None:
            return False
        self._countdown.hold()
        self._step = step_for(self.view(), GateNote.RESUMED)
        if is_untold and self._game.is_over:
            # Whatever went wrong may go wrong again.
            with suppress(Exception):
                self._wind_up()
        self.keep()
        self._keeper.finish(PATIENCE_MS / 1000)
        return self._keeper.is_saved and not self._is_way_barred

    def lay_aside(self) -> None:
        """Takes the game off the table; it is on disk, to be gone on with."""
        self.leave_off()
        self._put_away()

    # At the end

    def gains(self) -> tuple[GainView, ...]:
        """What the game brought, by seat. None before it is over, nor for a moment after: `gained` tells."""
        return self._gains

    def keep_guest(self, seat: Seat, name: str | None = None) -> None:
        """Makes a profile of a guest once the game is over, and gives the game to it.

        It gets the guest's chip, and their name unless it is given another. Raises BadName, TAKEN where
        somebody with a profile has it, and NotSaved; then the guest stays one.
        """
        self._giver.finish()
        game = self._on()
        if not game.is_over or seat in game.match.left or self._giving.is_known(game.seats[seat].profile):
            return
        person = self.people[seat]
        # The game knows the profile before it is there: after a crash in between its seat is a guest's still.
        self._game = game.with_profile(seat, new_id())
        try:
            self._keeper.put(self._game)
            self._giving.admit(self._game.saved(), seat, person.name if name is None else name, person.avatar)
        except (BadName, NotSaved):
            self._game = game
            self.keep()
            raise
        self._keeper.write(self._dealer.count(self._game, (self._game.seats[seat],)))
        self.seated.emit(self._here(self._game.seats))
        self._giver.begin(self._game.saved())

    def settle(self) -> None:
        """Gives what a crash or a full disk has kept from being given. Before a profile is shown."""
        if not self._giving.catch_up(self._keeper.saved()):
            self._tell_owing()

    # Within

    def _begin(self, game: Game) -> None:
        self._seat(game)
        self._step = step_for(self.view())
        self._tell_when_kept(())

    def _seat(self, game: Game) -> None:
        self._gains = ()
        self._take_up(game, self._seated(game))

    def _seated(self, game: Game) -> tuple[Person, ...]:
        self._titles_in = self._faces.language
        return seat_people(game.seats, self._faces.of(game.seats))

    def _here(self, seats: tuple[Seated, ...]) -> tuple[Seated, ...]:
        """By the names they have now; whose profile was removed meanwhile sits as a guest."""
        self._giver.finish()
        here = [one if self._giving.is_known(one.profile) else Seated(one.name) for one in seats]
        return called_now(here, self._faces.names(here))

    def _do(self, action: Action) -> None:
        if self._untold is not None:
            return
        events = self._move_on(action)
        if self._on().is_over:
            self._game = self._dealer.end(self._on())
        self._tell_when_kept(events)

    def _move_to(self, step: DeviceStep) -> None:
        if self._untold is None:
            super()._move_to(step)

    def _tell_when_kept(self, events: tuple[Event, ...]) -> None:
        self._untold = events
        self._patience.start()
        self.keep()
        if self._is_way_barred:
            self._catch_up()

    def _catch_up(self) -> None:
        """Tells what has happened, if that waits for the disk."""
        if self._untold is None:
            return
        self._patience.stop()
        events, self._untold = self._untold, None
        if self._on().is_over:
            self._wind_up()
        if events:
            self.happened.emit(events)
        self.moved.emit()

    def _wind_up(self) -> None:
        """The game has just come to its end."""
        self._count_play()
        self._giver.begin(self._on().saved())

    def _lose_patience(self) -> None:
        self._keeper.say_not_saved()
        self._catch_up()

    def _keep_clock(self, clock: ClockView) -> None:
        """Not with every tick: a disk is no clock."""
        if abs(clock.left - self._clock_kept) >= BETWEEN_CLOCKS and not self._keeper.is_saving:
            self.keep()

    def _count_play(self) -> None:
        """Counts the package for the table, once; not before the game is done with.

        Counted any earlier, the chooser would tell the ghost the kind of the words that are on the table.
        """
        game = self._on()
        if not game.is_counted:
            self._keeper.write(self._dealer.count(game, game.seats))
            self._game = replace(game, is_counted=True)
            self.keep()

    def _is_way_clear(self) -> bool:
        """Whether this game may be saved: over one that is owed it would cost what that one brought."""
        if self._is_way_barred:
            self._giver.finish()
            self._is_way_barred = not self._giving.make_way()
        if self._is_way_barred:
            self._keeper.say_not_saved()
        return not self._is_way_barred

    def _part(self) -> bool:
        """Before another game, or none, is on: what it brought is given, or owed. Whether its file may go."""
        self._catch_up()
        self._giver.finish()
        self._keeper.finish()
        game, is_clear = self._on(), self._is_way_clear()
        return (game.is_given or not game.is_over or self._giving.owe(game.saved())) and is_clear

    def _take(self, given: Given, is_settled: bool) -> None:
        game = self._on()
        if given.is_all and not game.is_given:
            self._game = replace(game, is_given=True)
            self.keep()
        self._has_told_owing &= not is_settled
        if not is_settled:
            self._tell_owing()
        self._gains = gain_views(self.people, given.gains, game.match.left, self._faces.title)
        self.gained.emit()

    def _tell_owing(self) -> None:
        if not self._has_told_owing:
            self._has_told_owing = True
            self.told.emit(Told.NOT_GIVEN)
