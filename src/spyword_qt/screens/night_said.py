"""What is said aloud in a step of the night; or, where nothing is, what is done instead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtWidgets import QGridLayout, QWidget

from spyword_qt.bandit.night_wording import Cue as Told
from spyword_qt.screens.night_letters import INSTEAD
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.steady_text import SteadyText
from spyword_qt.widgets.text import TextRole


class NightSaid(QWidget):
    """Both in the same place, as high as any of both would be there."""

    def __init__(self) -> None:
        super().__init__()
        self._words = SteadyText(TextRole.SECTION)
        self._instead = SteadyText(TextRole.LEAD)
        place = QGridLayout(self)
        place.setContentsMargins(0, 0, 0, 0)
        for text in (self._words, self._instead):
            place.addWidget(text, 0, 0)

    def show_told(self, told: Told, cues: Iterable[Told]) -> None:
        """Show what is said, or done instead, with room for what any of the cues tells."""
        cues = tuple(cues)
        self._words.keep_room_for(cue.words for cue in cues)
        self._instead.keep_room_for(instead(cue) for cue in cues)
        self._words.setText(told.words)
        self._instead.setText(instead(told))

    def set_letters(self, m: Metrics, size: float, instead: float) -> None:
        """Take letters of a design size, and for what is done instead of another one at least."""
        self._words.set_letters(m, size)
        self._instead.set_letters(m, max(TextRole.NOTE.value.size, INSTEAD * size, instead))

    def height_of(self, cues: Sequence[Told], width: int) -> int:
        """Pixels that the highest of these would take."""
        return max(
            self._words.height_of((cue.words for cue in cues), width),
            self._instead.height_of(map(instead, cues), width),
        )


def instead(told: Told) -> str:
    """What is done where nothing is said."""
    return "" if told.words else told.task


def beside(told: Told) -> str:
    """What is done besides saying something."""
    return told.task if told.words else ""
