"""What the open guess and the private screen share: a card to type a word upon, and one try."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from spyword_engine.guess import is_blank
from spyword_engine.language import ENGLISH
from spyword_qt.screens.guess_card import GuessCard
from spyword_qt.screens.person_screen import PersonScreen
from spyword_qt.widgets.buttons import PrimaryButton


class WordScreen(PersonScreen):
    """The button lives while there is a word to send; Enter does the same."""

    def __init__(
        self,
        name: str,
        clock: Callable[[], float],
        button: PrimaryButton,
        parent: QWidget | None = None,
    ) -> None:
        self.card = GuessCard()
        super().__init__(name, clock, self.card, button, parent=parent)
        self.card.field.setObjectName("guess_text")
        self.card.field.textChanged.connect(self._follow)
        self.card.field.entered.connect(self._send)
        button.clicked.connect(self._send)
        button.setEnabled(False)
        QWidget.setTabOrder(self.card.field, button)

    def sent(self) -> SignalInstance:
        """The signal that carries the word."""
        raise NotImplementedError

    def first_focus(self) -> QWidget:
        return self.card.field

    def refuse(self, sentence: str) -> None:
        """Say why the word won't do."""
        self.card.refuse(sentence)

    def forget(self) -> None:
        self.card.forget()

    def retranslate(self) -> None:
        self.card.field.set_prompt(self.tr("Type a word"))

    def _follow(self, text: str) -> None:
        self.button.setEnabled(not _is_nothing(text))

    def _send(self) -> None:
        text = self.card.field.text()
        if _is_nothing(text):
            self.refuse(self.tr("Type a word first."))
        else:
            self.act(self.sent(), text)


def _is_nothing(text: str) -> bool:
    # Languages differ in articles, and an article alone counts as a word: in any of them the same is blank.
    return is_blank(text, ENGLISH)
