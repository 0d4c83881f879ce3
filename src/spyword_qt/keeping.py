"""The game as it is kept: on disk with every move."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from PySide6.QtCore import QObject, QTimer

from spyword_qt.clock import ClockView
from spyword_qt.device import GateNote, OnTable
from spyword_qt.playing import G, Playing, S
from spyword_qt.upkeep import Upkeep

PATIENCE_MS: Final = 1000
"""After which a game goes on although the disk hasn't answered."""
AT_THE_CLOSE: Final = 10.0
"""Seconds that a window which is closed waits for the disk."""
BETWEEN_CLOCKS: Final = 1.0
"""Seconds of talk that are lost at most if the program is killed."""


class Keeping(Playing[G, S]):
    """What every presenter does about the disk.

    An action is on disk before `moved` tells of it. Meanwhile the screen shows what was before, and what is
    pressed there is stale: it does nothing.
    """

    def __init__(self, upkeep: Upkeep, parent: QObject | None = None) -> None:
        super().__init__(upkeep.clock, parent)
        self._keeper = upkeep.keeper
        self._owing = upkeep.owing
        self._countdown.stood_still.connect(self.keep)
        self._clock_kept = 0.0
        self._countdown.ticked.connect(self._keep_clock)
        self._untold: tuple[object, ...] | None = None
        """What has happened, and waits for the disk to be told."""
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._lose_patience)
        self._keeper.settled.connect(self._catch_up)

    def keep(self) -> None:
        """Saves the game as it stands, clock included."""
        if self._game is not None:
            clock = self.clock_view()
            self._clock_kept = 0.0 if clock is None else clock.left
            self._keeper.save(self._game, clock, self._owing.through)

    def leave_off(self) -> None:
        """The window is closed: saves."""
        self._catch_up()
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
        self._step = self._step_now(GateNote.RESUMED)
        if is_untold and self._game.is_over:
            # Whatever went wrong may go wrong again.
            with suppress(Exception):
                self._wind_up()
        self.keep()
        self._keeper.finish(PATIENCE_MS / 1000)
        return self._keeper.is_saved and not self._owing.is_way_barred

    def lay_aside(self) -> None:
        """Takes the game off the table; it is on disk, to be gone on with."""
        self.leave_off()
        self._put_away()

    # Within

    def _wind_up(self) -> None:
        """The game has just come to its end."""
        raise NotImplementedError

    def _move_to(self, step: S | OnTable) -> None:
        if self._untold is None:
            super()._move_to(step)

    def _tell_when_kept(self, events: tuple[object, ...]) -> None:
        self._untold = events
        self._patience.start()
        self.keep()
        if self._owing.is_way_barred:
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

    def _lose_patience(self) -> None:
        self._keeper.say_not_saved()
        self._catch_up()

    def _keep_clock(self, clock: ClockView) -> None:
        """Not with every tick: a disk is no clock."""
        if abs(clock.left - self._clock_kept) >= BETWEEN_CLOCKS and not self._keeper.is_saving:
            self.keep()
