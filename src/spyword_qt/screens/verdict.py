"""What a vote decided: who is out and what they were, or why nobody is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QBoxLayout, QWidget

from spyword_qt.people import Person
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.column import Stack
from spyword_qt.widgets.emblem import Emblem
from spyword_qt.widgets.role_line import RoleLine
from spyword_qt.widgets.text import FitText, Text, TextRole

EMBLEM: Final = 132
ASIDE: Final = 28
ABOVE: Final = 20


class Verdict(QWidget):
    """An emblem, how it came, a name that the table can read, a role, and a note on what it means."""

    def __init__(self) -> None:
        super().__init__()
        self.emblem = Emblem(EMBLEM)
        self._how = Text(role=TextRole.BODY, tone="soft")
        self._who = FitText(role=TextRole.NAME)
        self._role = RoleLine()
        self._note = Text(role=TextRole.NOTE, tone="soft")
        self._words = Stack()
        self._words.add(self._how)
        self._words.add(self._who, 4)
        self._words.add(self._role, 12)
        self._words.add(self._note, 20)
        keeps_its_place = self._words.sizePolicy()
        keeps_its_place.setRetainSizeWhenHidden(True)
        self._words.setSizePolicy(keeps_its_place)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.emblem, 0, Qt.AlignmentFlag.AlignLeft)
        self._row.addWidget(self._words, 1)

    def say_how(self, how: str, note: str) -> None:
        """Say how the vote came to its end, and below everything what that means."""
        self._how.setText(how)
        self._note.setText(note)
        self._note.setVisible(bool(note))

    def show_out(self, person: Person, icon: str, tone: str, role: str) -> None:
        """Show who is out, and their role beside an icon, in a tone of `Colours`."""
        self.emblem.show_people([person])
        self._who.setText(person.name)
        self._role.show_role(icon, tone, role)
        self._role.show()

    def show_duel(self, people: list[Person], word: str) -> None:
        """Show who are to meet again, and the word for that."""
        self.emblem.show_people(people)
        self._who.setText(word)
        self._role.hide()

    def show_coin(self, icon: str, word: str, tone: str = "", state: str = "") -> None:
        """Show a coin with a word that is about nobody, and where given how it stands."""
        self.emblem.show_coin(icon)
        self._who.setText(word)
        self._role.show_role(icon, tone, state)
        self._role.setVisible(bool(state))

    def show_words(self, shown: bool) -> None:
        """Show what was decided, or only where that will stand."""
        self._words.setVisible(shown)

    def set_out(self, m: Metrics, *, emblem: bool) -> None:
        """Lay out in letters of their own, with or without the emblem."""
        for part in (self._how, self._role, self._note):
            part.rescale(m)
        # Large as it is: more of it would leave no room for the rest.
        self._who.rescale(m.with_usual_text())
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if m.portrait else direction.TopToBottom)
        self._row.setSpacing(m.px(ASIDE if m.portrait else ABOVE))
        self._words.space(m)
        self.emblem.setVisible(emblem)

    def emblem_square(self, screen: QWidget) -> QRectF:
        """Where the emblem lies on a screen."""
        place = self.emblem.mapTo(screen, QPoint())
        return QRectF(QRectF(place.x(), place.y(), 0, 0).topLeft(), QSizeF(self.emblem.size()))
