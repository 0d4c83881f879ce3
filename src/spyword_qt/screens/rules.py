"""The rules, on one page, as they are with the table's own settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from spyword_engine.settings import Settings, recommended
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.rules_page import RulesPage
from spyword_qt.screens.screen import Screen
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN
from spyword_qt.widgets.header import Header
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.scroll_keys import scroll_by_keys

WIDTH: Final = 920
"""Of the page in design pixels, at most: longer lines are hard to read."""
TOP: Final = 22
GAP: Final = 16
USUAL_PLAYERS: Final = 7
"""Whose recommended settings are explained where no game is on."""


class RulesScreen(Screen):
    """Who there is, then what happens in its order. The page scrolls by wheel, finger and keys."""

    back = Signal()

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.RULES, clock, parent)
        self._settings = recommended(USUAL_PLAYERS)
        self._header = Header(back=True, parent=self)
        self._header.back_pressed.connect(self._leave)
        self._page = RulesPage()
        self._scroll = Scroll(self._page, self)
        scroll_by_keys(self._scroll, self)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self._leave)
        self.retranslate()

    def show_rules(self, settings: Settings | None) -> None:
        """Explain the game with these settings, or, for None, as it is usually played."""
        self._settings = settings or recommended(USUAL_PLAYERS)
        self.retranslate()
        self.refresh()
        self._scroll.verticalScrollBar().setValue(0)

    def enter(self) -> None:
        super().enter()
        if self._header.back_button is not None:
            self._header.back_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self._header.set_caption(self.tr("Rules"))
        self._page.show_rules(self._settings)

    def arrange(self, m: Metrics) -> None:
        margin, top = m.px(PAGE_MARGIN), m.px(TOP)
        self._header.setGeometry(margin, top, m.width - 2 * margin, self._header.height())
        top += self._header.height() + m.px(GAP)
        width = min(m.width - 2 * margin, round(m.px(WIDTH) * min(m.text, 1.25)))
        self._page.arrange(m, (m.width - width) // 2, width)
        self._scroll.setGeometry(0, top, m.width, m.height - top)

    def _leave(self) -> None:
        self.act(self.back)
