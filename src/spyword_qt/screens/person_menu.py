"""What can be done with somebody in the list besides opening them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal, SignalInstance
from PySide6.QtWidgets import QVBoxLayout, QWidget

from spyword_qt import count_wording
from spyword_qt.screens.people_panels import Entries
from spyword_qt.screens.seen_people import KnownPerson
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.buttons import SecondaryButton
from spyword_qt.widgets.page import Page
from spyword_qt.widgets.panel import Panel
from spyword_qt.widgets.text import Text, TextRole

WIDTH: Final = 560
CLOSE: Final = 5
BELOW: Final = 12
"""More than between two entries, so that nobody takes what is said for the next one's."""


class _Explained(QWidget):
    """A button, and close below it what it does."""

    def __init__(self, button: SecondaryButton, sentence: str) -> None:
        super().__init__()
        button.setAccessibleDescription(sentence)
        self._column = QVBoxLayout(self)
        self._column.addWidget(button)
        self._column.addWidget(Text(sentence, TextRole.LABEL, "soft"))

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._column.setContentsMargins(0, 0, 0, m.px(BELOW))
        self._column.setSpacing(m.px(CLOSE))


class PersonMenu(Panel):
    """Opens as a choice; deleting asks in the same place before it is done."""

    edit = Signal(str)
    export = Signal(str)
    retire = Signal(str, bool)
    """Whether the profile of that id is to be retired, or to come back."""
    delete = Signal(str)

    def __init__(self, screen: Page, person: KnownPerson) -> None:
        super().__init__(screen, "", width=WIDTH)
        self.setObjectName("person_menu")
        self._person = person
        self.set_words(person.name)
        rest = self.tr("Bring Back") if person.retired else self.tr("Retire")
        explained = (
            self.tr("Offered again when a game is set up.")
            if person.retired
            else self.tr("Keeps everything, and is no longer offered when a game is set up.")
        )
        retire = self._entry("undo" if person.retired else "rest", rest, self._retire, name="retire")
        entries: list[QWidget] = [
            self._entry("edit", self.tr("Name and Chip"), partial(self._do, self.edit)),
            self._entry("share", self.tr("Export to a File"), partial(self._do, self.export), name="export"),
            _Explained(retire, explained),
            self._entry("remove", self.tr("Delete"), self._ask_delete),
        ]
        self.set_body(Entries(*entries))
        self.safe = self.add_choice(self.tr("Done"), primary=True, name="keep")

    def _entry(
        self, icon: str, text: str, on_press: Callable[[], None], *, name: str = ""
    ) -> SecondaryButton:
        button = SecondaryButton(text, icon)
        button.setObjectName(f"person_{name or icon}")
        button.clicked.connect(partial(self._heed, on_press))
        return button

    def _heed(self, on_press: Callable[[], None], _checked: bool = False) -> None:
        if self._screen.guard.is_open():
            on_press()

    def _do(self, signal: SignalInstance) -> None:
        self.dismiss()
        signal.emit(self._person.id)

    def _retire(self) -> None:
        self.dismiss()
        self.retire.emit(self._person.id, not self._person.retired)

    def _ask_delete(self) -> None:
        person = self._person
        self.turn_to(self.tr("Delete {name}?").format(name=person.name), lost(person))
        self.safe = self.add_choice(self.tr("Keep the Profile"), primary=True, name="keep")
        self.add_choice(self.tr("Delete"), partial(self.delete.emit, person.id), name="act")
        self.open()


def lost(person: KnownPerson) -> str:
    """What is lost with somebody."""
    if not person.over_all.played:
        return QCoreApplication.translate(
            "PersonMenu", "There are no games yet that would be lost with this profile."
        )
    return QCoreApplication.translate(
        "PersonMenu", "{games}, {titles} and level {level} are lost with this profile."
    ).format(
        games=count_wording.games(person.over_all.played),
        titles=count_wording.titles(person.titles),
        level=person.level,
    )
