"""Shows: several movements on one clock, which anybody may cut short."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.motion import Span, motion_of


@dataclass(frozen=True, slots=True)
class Cue:
    """One movement of a show, which begins so many milliseconds after the show does."""

    begins: int
    span: Span

    @property
    def ends(self) -> int:
        return self.begins + self.span.milliseconds

    def at(self, ms: float) -> float:
        """How far the movement is then, eased; 0 before it and 1 after it."""
        part = (ms - self.begins) / self.span.milliseconds
        return QEasingCurve(self.span.easing).valueForProgress(min(1.0, max(0.0, part)))


def in_turn(count: int, begins: int, every: int, span: Span) -> tuple[Cue, ...]:
    """So many movements of a kind, each `every` milliseconds after the one before."""
    return tuple(Cue(begins + every * place, span) for place in range(count))


class Timeline(QObject):
    """The clock of a show upon a widget."""

    ended = Signal(bool)
    """True where the show came to its end by itself, False where it was cut short."""

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self._owner = owner
        self._clock: QVariantAnimation | None = None

    def play(self, milliseconds: int, step: Callable[[float], None]) -> bool:
        """Call `step` with the milliseconds passed until the end; False where nothing moves here."""
        self.drop()
        self._clock = motion_of(self._owner).play(self._owner, milliseconds, step)
        if self._clock is None:
            return False
        self._clock.finished.connect(self._finish)
        step(0.0)
        return True

    def runs(self) -> bool:
        """Whether the show is on."""
        return self._clock is not None

    def skip(self) -> None:
        """Cut the show short, if it is on."""
        if self.runs():
            self.drop()
            self.ended.emit(False)

    def drop(self) -> None:
        """Stop without a word, if it is on."""
        clock, self._clock = self._clock, None
        if clock is not None:
            clock.finished.disconnect(self._finish)
            clock.stop()

    def _finish(self) -> None:
        self._clock = None
        self.ended.emit(True)
