"""A page that is about no game: a title, a sentence, and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.screen import Screen
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.buttons import Button
from spyword_qt.widgets.column import PageColumn
from spyword_qt.widgets.emblem import Emblem
from spyword_qt.widgets.text import FitText, Text, TextRole

WIDTH: Final = 660
EDGE: Final = 28
COIN: Final = 90


class PlainScreen(Screen):
    """Whoever builds upon it sets `title` and `sentence`, and adds buttons; the first has the focus."""

    def __init__(
        self, name: str, glyph: str, clock: Callable[[], float], parent: QWidget | None = None
    ) -> None:
        super().__init__(name, clock, parent)
        self.title = FitText(role=TextRole.TITLE)
        self.sentence = Text(role=TextRole.BODY, tone="soft")
        emblem = Emblem(COIN)
        emblem.show_coin(glyph)
        self._buttons: list[Button] = []
        self._column = PageColumn(self)
        self._column.add(emblem)
        self._column.add(self.title, 24)
        self._column.add(self.sentence, 12)

    def add_button(self, button: Button, name: str, on_press: Callable[[], None]) -> None:
        """Put a button at the foot."""
        button.setObjectName(name)
        button.clicked.connect(on_press)
        self._buttons.append(button)
        self._column.add_action(button)

    def enter(self) -> None:
        super().enter()
        self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def arrange(self, m: Metrics) -> None:
        edge = m.px(EDGE)
        width = min(m.px(WIDTH), self.width() - 2 * edge)
        room = QRect((self.width() - width) // 2, edge, width, self.height() - 2 * edge)
        self._column.place(room, m)
