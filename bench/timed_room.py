"""A window that times each of its own paints."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from statistics import median
from time import perf_counter, thread_time
from typing import Final

from PySide6.QtCore import QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QStackedWidget, QVBoxLayout

from bench.facts import Fact
from spyword_qt.screens.screen import Screen
from spyword_qt.theme import motion, tokens
from spyword_qt.widgets.room import Room

BUDGET_MS: Final = 1000 / 60
SIZES: Final = ((1280, 800), (1920, 1080))
APPLICATION: Final = QApplication.instance() or QApplication([])


@dataclass(frozen=True, slots=True)
class Frame:
    """One paint of the window, in milliseconds."""

    began: float
    work: float
    """Of this thread alone: what other programs do meanwhile doesn't count."""


class TimedRoom(Room):
    """The room with a stack of screens, as in the game's window."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__()
        self.frames: list[Frame] = []
        self.stack = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stack)
        self.setPalette(tokens.palette(tokens.LIGHT))
        self.resize(*size)

    def event(self, event: QEvent) -> bool:
        if event.type() != QEvent.Type.UpdateRequest:
            return super().event(event)
        began, worked = perf_counter(), thread_time()
        handled = super().event(event)
        self.frames.append(Frame(1000 * began, 1000 * (thread_time() - worked)))
        return handled

    def switch_to(self, screen: Screen) -> None:
        """Show a screen as the stage does."""
        if self.stack.indexOf(screen) < 0:
            self.stack.addWidget(screen)
        self.stack.setCurrentWidget(screen)
        screen.enter()
        motion.rise(screen)

    def watch(self, milliseconds: int) -> list[Frame]:
        """Let so much time pass; returns the frames painted meanwhile."""
        self.frames.clear()
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()
        return list(self.frames)


def facts(title: str, runs: list[list[Frame]]) -> list[Fact]:
    """How the frames of several runs were: what their work took, and how many came late."""
    work = sorted(frame.work for run in runs for frame in run)
    gaps = [after.began - before.began for run in runs for before, after in pairwise(run)]
    dropped = sum(max(0, round(gap / BUDGET_MS) - 1) for gap in gaps)
    told = (
        f"{title}: {len(work) // len(runs)} frames, {median(work):.1f} ms in the middle,"
        f" {work[int(0.95 * (len(work) - 1))]:.1f} for 95 in 100, {dropped} of {len(work) + dropped} dropped;"
        " the longest"
    )
    return [Fact(told, work[-1], "ms", at_most=round(BUDGET_MS, 1), mark="U7")]
