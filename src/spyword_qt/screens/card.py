"""A card in the hands of its player."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from spyword_engine.deal import Role
from spyword_qt.bandit.pictures import role_picture
from spyword_qt.bandit.role_wording import role_name, role_task
from spyword_qt.people import Person
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.person_screen import PersonScreen
from spyword_qt.screens.progress import show_progress
from spyword_qt.screens.seen import CardFace, Progress, RoleFace
from spyword_qt.widgets.buttons import PrimaryButton
from spyword_qt.widgets.card import Card


class CardScreen(PersonScreen):
    """The card turns up by itself; it can be hidden once it has been seen."""

    got_it = Signal()

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        self._card = Card()
        got_it = PrimaryButton("", "hide")
        super().__init__(ScreenName.CARD, clock, self._card, got_it, parent=parent)
        self._face: CardFace | RoleFace | None = None
        self._again = False
        self._progress: Progress | None = None
        got_it.setObjectName("got_it")
        got_it.clicked.connect(self._hide_card)

    def show_card(
        self, person: Person, face: CardFace | RoleFace, progress: Progress | None, again: bool
    ) -> None:
        """Lay somebody's card face down before them; `again` where they know it already."""
        self._face, self._again, self._progress = face, again, progress
        self.block.show_person(person)
        self.retranslate()
        self.refresh()

    def enter(self) -> None:
        super().enter()
        # A card turns in less time than a fresh screen stays deaf: nobody hides one that wasn't open.
        self._card.turn_up()
        self.button.setFocus()

    def forget(self) -> None:
        self._face = None
        self._card.forget()

    def retranslate(self) -> None:
        name = self.block.name.text()
        if self._again:
            self.header.set_caption(self.tr("Check My Word"))
            self.block.task.setText(self.tr("Read it once more, then hide it."))
        else:
            self.header.set_caption(self.tr("Cards"))
            self.block.task.setText(self.tr("Read it, remember it, hide it. Then pass the device on."))
        show_progress(self.header, self._progress)
        self.button.setText(self.tr("Got It"))
        self.note.setText(self.tr("Only {name} should see this.").format(name=name))
        if self._face is not None:
            self._show_front(self._face)

    def _show_front(self, face: CardFace | RoleFace) -> None:
        match face:
            case CardFace():
                line, word, absent = self._line(face.role), face.word or "", self.tr("No word")
                self._card.show_front(face.picture, face.tint, line, word, absent=absent)
            case RoleFace(role):
                self._card.show_role(role_picture(role), role_name(role), role_task(role))
            case _:
                assert_never(face)

    def _line(self, role: Role | None) -> str:
        match role:
            case None | Role.CITIZEN:
                return self.tr("Your word")
            case Role.SPY:
                return self.tr("You are a spy. Your word")
            case Role.GHOST:
                return self.tr("You are the ghost")
            case _:
                assert_never(role)

    def _hide_card(self) -> None:
        # A machine that hangs may hand on a click that was meant for the gate after the screen listens.
        if self._card.is_open():
            self.act(self.got_it)
