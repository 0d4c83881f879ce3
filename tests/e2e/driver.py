"""Plays whole games through the window, pressing controls by name and knowing only what is on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtWidgets import QLabel, QLineEdit, QStackedWidget, QWidget

from tests.e2e.hands import Hands, spin_until

MOST_STEPS = 2000
"""More than any game of twelve needs."""

VoteChoice: TypeAlias = Callable[[str, Sequence[int]], int | None]
"""From the voter's name and the seats that may be voted for to a seat, or None to pass."""


class Stuck(AssertionError):
    """The window did not do what a press should bring about."""


def lowest_seat(voter: str, candidates: Sequence[int]) -> int:
    """Everybody votes for the first who may be voted for: a game without ties."""
    return min(candidates)


class Driver:
    """Somebody who plays every part of a game.

    `seen` lists the screens in the order in which they were acted on; `on_screen`, where given, is called
    with the name of each before that.
    """

    def __init__(
        self,
        window: QWidget,
        hands: Hands,
        *,
        vote: VoteChoice = lowest_seat,
        guess: str = "nothing like it",
        on_screen: Callable[[str], None] | None = None,
    ) -> None:
        self.seen: list[str] = []
        self._window = window
        self._hands = hands
        self._vote = vote
        self._guess = guess
        self._on_screen = on_screen
        self._holder = ""
        self._steps: dict[str, Callable[[], None]] = {
            "handoff": self._take_over,
            "card": lambda: self.press("got_it"),
            "clue": lambda: self.press("gave_clue"),
            "discussion": lambda: self.press("start_vote"),
            "vote": self._cast_vote,
            "result": lambda: self.press("continue"),
            "private": lambda: self._answer("done"),
            "guess": lambda: self._answer("submit_guess"),
        }

    @property
    def screen(self) -> str:
        """The name of the screen that is shown."""
        stack = self._window.findChild(QStackedWidget, "screens")
        page = stack.currentWidget() if stack else None
        if page is None:
            raise Stuck("The window has no stack of screens.")
        return page.objectName()

    def control(self, name: str) -> QWidget:
        """The one visible widget of that name; waits until it is there and enabled."""

        def there() -> list[QWidget]:
            named = self._window.findChildren(QWidget, name)
            return [widget for widget in named if widget.isVisible() and widget.isEnabled()]

        spin_until(lambda: len(there()) == 1)
        found = there()
        if len(found) != 1:
            raise Stuck(f"{len(found)} controls {name} can be used on the screen {self.screen}.")
        return found[0]

    def await_screen(self, name: str) -> None:
        """Until the screen of that name is shown; raises Stuck where it doesn't come."""
        if not spin_until(lambda: self.screen == name):
            raise Stuck(f"The screen {name} does not come; {self.screen} is shown.")

    def press(self, name: str) -> None:
        """Click a control, once it listens."""
        self.control(name)
        self._hands.settle()
        self._hands.click(self.control(name))

    def type_into(self, name: str, text: str) -> None:
        """Click a line and type into it."""
        self.press(name)
        line = self.control(name)
        if not isinstance(line, QLineEdit):
            raise Stuck(f"{name} is no line to type into.")
        self._hands.type(text)
        if not spin_until(lambda: line.text() == text):
            raise Stuck(f"{name} holds {line.text()!r} after {text!r} was typed.")

    def set_table(self, names: Sequence[str]) -> None:
        """From the start screen to the names typed, everything else as it is offered."""
        self.await_screen("home")
        self._look()
        self.press("new_game")
        self.await_screen("setup")
        for name in names:
            self.type_into("player_name", name)
            self.press("add_player")
        self._look()

    def deal(self) -> None:
        """Start the game that is set up."""
        self.press("start_game")
        self.await_screen("handoff")

    def play_on(self, until: str = "over") -> None:
        """Act on screen after screen until one of that name is shown; raises Stuck where nothing moves."""
        for _ in range(MOST_STEPS):
            if self.screen == until:
                self._look()
                return
            self.step()
        raise Stuck(f"The game does not come to {until} in {MOST_STEPS} steps.")

    def step(self) -> None:
        """Do what the screen that is shown asks for, and wait until it is done."""
        before = self._moment()
        self._look()
        self._steps[before[0]]()
        if not spin_until(lambda: self._moment() != before):
            raise Stuck(f"Nothing came of what was done on the screen {before[0]}.")

    def _take_over(self) -> None:
        self._holder = self._label("handoff_player")
        self.press("ready")

    def _cast_vote(self) -> None:
        choice = self._vote(self._holder, self._candidates())
        self.press("pass" if choice is None else f"candidate_{choice}")
        self.press("submit_vote")

    def _answer(self, finish: str) -> None:
        self.type_into("guess_text", self._guess)
        self.press(finish)

    def _candidates(self) -> list[int]:
        prefix = "candidate_"
        shown = (w for w in self._window.findChildren(QWidget) if w.isVisible() and w.isEnabled())
        return sorted(
            int(w.objectName().removeprefix(prefix)) for w in shown if w.objectName().startswith(prefix)
        )

    def _look(self) -> None:
        name = self.screen
        self.seen.append(name)
        if self._on_screen:
            self._on_screen(name)

    def _moment(self) -> tuple[str, str, str]:
        # What tells two steps apart: a clue screen stays while its speaker changes.
        return self.screen, self._label("handoff_player"), self._label("speaker")

    def _label(self, name: str) -> str:
        labels = self._window.findChildren(QLabel, name)
        return next((label.text() for label in labels if label.isVisible()), "")
