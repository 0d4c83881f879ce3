"""What somebody who is out sees alone: the ghost guesses, and everybody else types a word too."""

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


class PrivateScreen(WordScreen):
    """The same steps for every role, so that neither typing nor time tells which it was."""

    done = Signal(str)

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        done = PrimaryButton("", "hide")
        super().__init__(ScreenName.PRIVATE, clock, done, parent)
        self._role: Role | None = None
        done.setObjectName("done")

    def show_private(self, person: Person, role: Role, tint: str) -> None:
        """Show somebody who is out what they were, on the disc of the package's tint."""
        self._role = role
        self.block.show_person(person)
        self.card.show_role(role, tint)
        self.retranslate()
        self.refresh()

    def sent(self) -> SignalInstance:
        return self.done

    def forget(self) -> None:
        self._role = None
        super().forget()

    def retranslate(self) -> None:
        super().retranslate()
        name = self.block.name.text()
        self.header.set_caption(self.tr("For {name} only").format(name=name))
        self.block.task.setText(self.tr("Type one word, then hide the screen."))
        self.button.setText(self.tr("Done"))
        self.note.setText(self.tr("Only {name} should see this.").format(name=name))
        if self._role is not None:
            self._tell(self._role)

    def _tell(self, role: Role) -> None:
        any_word = self.tr("Type any word, so that nobody can tell.")
        thrown_away = self.tr("It is thrown away.")
        tellings = {
            Role.CITIZEN: Told(self.tr("You are a citizen"), any_word, thrown_away),
            Role.SPY: Told(self.tr("You are a spy"), any_word, thrown_away),
            Role.GHOST: Told(
                self.tr("You are the ghost"),
                self.tr("You have one guess, and only one."),
                self.tr("What is the citizens’ word?"),
            ),
        }
        self.card.say(tellings[role], tellings.values())
