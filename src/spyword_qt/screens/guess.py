"""The ghost guesses before everybody, where roles are revealed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from spyword_engine.deal import Role
from spyword_qt.people import Person
from spyword_qt.screens.guess_card import Told
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.word_screen import WordScreen
from spyword_qt.widgets.buttons import PrimaryButton


class GuessScreen(WordScreen):
    """One try; what is typed stays on the screen only until then."""

    submit_guess = Signal(str)

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        submit = PrimaryButton("", "check")
        super().__init__(ScreenName.GUESS, clock, submit, parent)
        submit.setObjectName("submit_guess")

    def show_guess(self, person: Person, tint: str) -> None:
        """Ask somebody who was the ghost, on the disc of the package's tint."""
        self.block.show_person(person)
        self.card.show_role(Role.GHOST, tint)
        self.retranslate()
        self.refresh()

    def sent(self) -> SignalInstance:
        return self.submit_guess

    def retranslate(self) -> None:
        super().retranslate()
        self.header.set_caption(self.tr("The ghost guesses"))
        self.block.task.setText(self.tr("Think aloud if you like: only what you submit counts."))
        self.button.setText(self.tr("Submit Guess"))
        self.note.setText(self.tr("Everyone may watch."))
        if self.card.is_lent():
            told = Told(
                self.tr("You are the ghost"),
                self.tr("You have one guess, and only one."),
                self.tr("What is the citizens’ word?"),
            )
            self.card.say(told)
