"""Lots that are drawn: a light hops over the rows of those tied, and comes to rest on one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QVariantAnimation, Signal
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.motion import Span, motion_of
from spyword_qt.widgets.vote_row import VoteRow

ROUNDS: Final = 3
"""The light goes over the tied rows so often before it stays on one."""


class VoteLots(QObject):
    """The light over the rows of a widget; never where people asked for stillness."""

    shown = Signal()
    """The light has come to rest, or somebody ended it."""

    def __init__(self, rows_of: QWidget) -> None:
        super().__init__(rows_of)
        self._widget = rows_of
        self._rows: list[VoteRow] = []
        self._light: QVariantAnimation | None = None

    def draw(self, rows: Sequence[VoteRow], out: VoteRow) -> None:
        """Let the light hop over these rows and stay on `out`, drawn before."""
        self.stop()
        self._rows = list(rows)
        hops = [*self._rows * ROUNDS, *self._rows[: self._rows.index(out) + 1]]
        self._hop(hops, 0.0)
        hop = partial(self._hop, hops)
        self._light = motion_of(self._widget).run(self._widget, Span.LOTS, hop, 0.0, len(hops))

    def runs(self) -> bool:
        """Whether the light is hopping."""
        return self._light is not None

    def stop(self) -> None:
        """Put the light out, wherever it is."""
        light, self._light = self._light, None
        if light is not None:
            light.stop()
        for row in self._rows:
            row.set_lit(None)
        self._rows = []
        if light is not None:
            self.shown.emit()

    def _hop(self, hops: Sequence[VoteRow], at: float) -> None:
        here = hops[min(int(at), len(hops) - 1)]
        for row in self._rows:
            row.set_lit(row is here)
        if at >= len(hops):
            self.stop()
