"""Plays Secret Bandit through the window: the players by their cards, the judge as the screen asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from tests.e2e.driver import Driver
from tests.e2e.hands import Hands, spin_until

NIGHT_CHOICE: Final = "target_"
CANDIDATE: Final = "candidate_"
HAND: Final = "hand_"


class BanditDriver(Driver):
    """Knows no role: at night the last is chosen, the bandit holds fire, and most hands go up for one."""

    def __init__(
        self, window: QWidget, hands: Hands, *, on_screen: Callable[[str], None] | None = None
    ) -> None:
        super().__init__(window, hands, on_screen=on_screen)
        self._steps |= {
            "judge": lambda: self.press("judge_ready"),
            "night": self._lead_night,
            "dawn": lambda: self.press("continue"),
            "words": lambda: self.press("spoke"),
            "hands": self._count_hands,
        }

    def set_bandit_table(self, names: Sequence[str], judge: str, *, same_table: bool = False) -> None:
        """From the start screen to everybody seated, also those of the last table, and the judge named."""
        self.await_screen("home")
        self.press("new_game")
        self.await_screen("setup")
        self.press("game_bandit")
        if same_table:
            self.press("same_table")
        for name in names:
            self.type_into("player_name", name)
            self.press("add_player")
        self.type_into("judge_name", judge)
        self._look()

    def _lead_night(self) -> None:
        if self._is_offered("answer_shown"):
            self.press("answer_shown")
            return
        if self._is_offered("hold_fire"):
            self.press("hold_fire")
        elif targets := self._named(NIGHT_CHOICE):
            self.press(targets[-1])
        # Else the step is only called: nobody is there to choose.
        self._look()
        chosen = self._moment()
        self.press("confirm")
        spin_until(lambda: self._moment() != chosen)

    def _count_hands(self) -> None:
        """Half of them are against the first candidate, and whoever that is against the second."""
        first, second = self._named(CANDIDATE)[:2]
        self.press(first)
        voters = self._named(HAND)
        for voter in voters[: len(voters) // 2 + 1]:
            self.press(voter)
        self.press(second)
        self.press(self._named(HAND)[0])
        self._look()
        counted = self._moment()
        self.press("close_vote")
        if self._is_offered("act"):
            self.press("act")
        spin_until(lambda: self._moment() != counted)

    def _moment(self) -> tuple[str, str, str]:
        # Steps of a night differ in their words alone.
        shown = [label.text() for label in self._window.findChildren(QLabel) if label.isVisible()]
        return self.screen, " ".join(shown), self._label("speaker")

    def _is_offered(self, name: str) -> bool:
        return any(
            button.isVisible() and button.isEnabled()
            for button in self._window.findChildren(QAbstractButton, name)
        )

    def _named(self, start: str) -> list[str]:
        shown = (
            button.objectName()
            for button in self._window.findChildren(QAbstractButton)
            if button.isVisible() and button.isEnabled() and button.objectName().startswith(start)
        )
        return sorted(shown, key=lambda name: int(name.removeprefix(start)))
