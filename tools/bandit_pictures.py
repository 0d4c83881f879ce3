"""The pictures of Secret Bandit, taken by playing it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from spyword_qt.app import create_window
from tests.e2e.bandit_driver import BanditDriver
from tests.e2e.hands import ManualClock, QuickHands
from tools import regulars

NAMES: Final = (
    *("Ann", "Marco", "Łucja", "Ben", "Sofia", "Kaia", "Tomasz"),
    *("Giulia", "Wei", "Nadia", "Oskar", "Lili", "Igor", "Quentin"),
)
JUDGE: Final = "Olga"
SPEECH: Final = "speech_seconds_60"
SPOKEN_SECONDS: Final = 22
TAKEN: Final = {
    "setup": "bandit_setup",
    "card": "bandit_card",
    "judge": "judge",
    "night": "night",
    "dawn": "dawn",
    "words": "words",
    "hands": "hands",
    "over": "bandit_over",
}
"""What a picture of each screen is called."""


class BanditPhotographer:
    """A whole game, with a picture of every screen that the word game hasn't, when it is at its fullest."""

    def __init__(self, out: Path, folder: Path, size: tuple[int, int], theme: str) -> None:
        self._out, self._theme = out, theme
        self._clock = ManualClock()
        regulars.settle(folder, theme, NAMES)
        self._window: QWidget = create_window(folder, seed=5, clock=self._clock)
        self._window.resize(*size)
        self._window.show()
        self._taken: set[str] = set()

    def shoot(self) -> None:
        """Plays to the end."""
        driver = BanditDriver(self._window, QuickHands(self._window, self._clock), on_screen=self._look)
        driver.set_bandit_table((), JUDGE, same_table=True)
        button = self._window.findChild(QAbstractButton, SPEECH)
        assert button is not None
        button.click()
        self._take("setup")
        driver.deal()
        driver.play_on()
        self._window.close()

    def _look(self, screen: str) -> None:
        if screen == "night" and not self._is_there("confirm", enabled=True):
            # Once somebody is chosen there is more to be seen.
            if self._is_there("answer_shown", enabled=True):
                self._take("answer")
            return
        if screen == "hands" and not self._is_there("hand_0", checked=True):
            return
        if screen == "words" and "words" not in self._taken:
            self._speak_on(SPOKEN_SECONDS)
        if screen != "setup":
            self._take(screen)

    def _take(self, screen: str) -> None:
        if screen in self._taken or (screen != "answer" and screen not in TAKEN):
            return
        self._taken.add(screen)
        QTest.qWait(450)
        suffix = "" if self._theme == "light" else f"-{self._theme}"
        self._window.grab().save(str(self._out / f"{TAKEN.get(screen, screen)}{suffix}.png"))

    def _speak_on(self, seconds: int) -> None:
        for _ in range(seconds // 2):
            self._clock.advance(2)
            QTest.qWait(220)

    def _is_there(self, name: str, *, enabled: bool = False, checked: bool = False) -> bool:
        found = self._window.findChildren(QAbstractButton, name)
        return any(
            each.isVisible() and (each.isEnabled() or not enabled) and (each.isChecked() or not checked)
            for each in found
        )
