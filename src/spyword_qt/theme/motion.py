"""Everything that moves: how long it takes, how it eases, and whether it moves at all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QByteArray,
    QEasingCurve,
    QPoint,
    QPropertyAnimation,
    QVariantAnimation,
)
from PySide6.QtWidgets import QWidget

RISE: Final = 16
"""Design pixels that a new screen rises by."""
REDUCED: Final = "reduced_motion"
"""Property of a window that says its people want stillness."""

_Curve = QEasingCurve.Type


class Span(Enum):
    """A movement: milliseconds and easing."""

    CARD_REST = (40, _Curve.Linear)  # a fresh card lies still, however long its front takes to be drawn
    CARD_AWAY = (160, _Curve.InCubic)  # the first half of a card's turn, the same for every card
    CARD_BACK = (160, _Curve.OutCubic)
    SCREEN = (220, _Curve.OutCubic)
    CHIP_OUT = (420, _Curve.OutQuint)
    BALLOT = (240, _Curve.OutCubic)
    APPEAR = (260, _Curve.OutCubic)
    GLIDE = (320, _Curve.OutCubic)  # covers come to rest
    COIN = (420, _Curve.OutBack)  # whose game it was
    XP = (700, _Curve.InOutCubic)  # what a game brought comes onto a bar
    PRESS = (90, _Curve.OutCubic)
    PULSE = (180, _Curve.OutCubic)
    TOUR = (1500, _Curve.InOutSine)  # a picture of "how to play" happens
    LOTS = (2400, _Curve.OutCubic)
    SUNRISE = (1800, _Curve.OutCubic)  # it is day

    @property
    def milliseconds(self) -> int:
        return self.value[0]

    @property
    def easing(self) -> QEasingCurve.Type:
        return self.value[1]


@dataclass(frozen=True, slots=True)
class Motion:
    """Runs movements, or jumps to their end where people asked for stillness."""

    reduced: bool = False

    def run(
        self,
        owner: QWidget,
        span: Span,
        step: Callable[[float], None],
        start: float = 0.0,
        end: float = 1.0,
    ) -> QVariantAnimation | None:
        """Call `step` with values from `start` to `end`; the owner takes the animation with it when it goes.

        None where nothing moves, with `step(end)` already called.
        """
        if self.reduced or not owner.isVisible():
            step(end)
            return None
        movement = _movement(owner, span.milliseconds, step, start, end)
        movement.setEasingCurve(span.easing)
        movement.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)
        return movement

    def play(
        self, owner: QWidget, milliseconds: int, step: Callable[[float], None]
    ) -> QVariantAnimation | None:
        """Call `step` with the milliseconds passed, for a show of several movements; see `theme.timeline`.

        None where nothing moves, and `step` is never called.
        """
        if self.reduced or not owner.isVisible():
            return None
        movement = _movement(owner, milliseconds, step, 0.0, milliseconds)
        movement.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)
        return movement


def _movement(
    owner: QWidget, milliseconds: int, step: Callable[[float], None], start: float, end: float
) -> QVariantAnimation:
    movement = QVariantAnimation(owner)
    movement.setDuration(milliseconds)
    movement.setStartValue(float(start))
    movement.setEndValue(float(end))
    movement.valueChanged.connect(step)
    return movement


def motion_of(widget: QWidget) -> Motion:
    """The motion that the people at this widget's window want."""
    return Motion(bool(widget.window().property(REDUCED)))


def rise(page: QWidget, distance: int = RISE) -> None:
    """Let a page that was just shown rise by so many pixels into its place at the top of its stack."""
    if motion_of(page).reduced:
        return
    movement = QPropertyAnimation(page, QByteArray(b"pos"), page)
    movement.setDuration(Span.SCREEN.milliseconds)
    movement.setEasingCurve(Span.SCREEN.easing)
    movement.setStartValue(QPoint(0, distance))
    movement.setEndValue(QPoint(0, 0))
    movement.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)
