"""The countdown of who talks, in an event loop: it beats while it runs, and only then."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from spyword_qt.clock import Beat, Clock, ClockView, Countdown

BEAT_MS: Final = 200
MORE_SECONDS: Final = 30.0


class TalkClock(QObject):
    """At most one countdown at a time. `up` comes once for each, and never after `stop` or `hold`."""

    ticked = Signal(object)
    stood_still = Signal()
    up = Signal()

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._countdown: Countdown | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(BEAT_MS)
        self._timer.timeout.connect(self._beat)

    def view(self) -> ClockView | None:
        """How it stands; None where there is no countdown."""
        return None if self._countdown is None else self._countdown.view()

    def begin(self, limit: float) -> None:
        """A new countdown of so many seconds, running."""
        self._countdown = Countdown(self._clock, limit, limit)
        self._timer.start()

    def restore(self, left: float, limit: float) -> None:
        """A countdown as it was saved, paused."""
        self._countdown = Countdown(self._clock, left, max(left, limit), paused=True)

    def hold(self) -> None:
        """Stops it where it is."""
        self._timer.stop()
        if self._countdown is not None:
            self._countdown.pause()

    def stop(self) -> None:
        """Forgets the countdown."""
        self._timer.stop()
        self._countdown = None

    def toggle(self) -> None:
        """Holds it, or lets it go on."""
        if self._countdown is None:
            return
        if self._countdown.view().paused:
            self._countdown.go_on()
            self._timer.start()
        else:
            self.hold()
        self.ticked.emit(self._countdown.view())

    def add_half_a_minute(self) -> None:
        """Gives it more time; running or held, it stays so, and one that has run out runs on."""
        if self._countdown is None:
            return
        has_run_out = self._countdown.view().left <= 0
        self._countdown.add(MORE_SECONDS)
        if has_run_out:
            self._countdown.go_on()
            self._timer.start()
        self.ticked.emit(self._countdown.view())

    def _beat(self) -> None:
        if self._countdown is None:
            return
        beat = self._countdown.beat()
        if beat is Beat.UP:
            self.hold()
            self.up.emit()
            return
        if beat is Beat.STOOD_STILL:
            self._timer.stop()
            self.stood_still.emit()
        self.ticked.emit(self._countdown.view())
