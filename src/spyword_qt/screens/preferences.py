"""What the people in front of the screen choose for the program, applied at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.preference_controls import PreferenceControls
from spyword_qt.screens.preferences_page import PreferencesPage
from spyword_qt.screens.screen import Screen
from spyword_qt.store.preferences import Preferences
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN
from spyword_qt.widgets.buttons import QuietButton, SecondaryButton
from spyword_qt.widgets.header import Header
from spyword_qt.widgets.scroll import Scroll

WIDTH: Final = 1200
TOP: Final = 22
GAP: Final = 20


class PreferencesScreen(Screen):
    """Every control says the whole of the preferences anew. The page scrolls; back and About stay."""

    changed = Signal(object)
    about = Signal()
    data = Signal()
    """Somebody wants to back up, or to restore."""
    back = Signal()

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.PREFERENCES, clock, parent)
        self._header = Header(back=True, parent=self)
        self._header.back_pressed.connect(self._leave)
        self._about = QuietButton("", parent=self)
        self._about.setObjectName("about")
        self._about.clicked.connect(self._ask_about)
        self._controls = PreferenceControls(self)
        self._controls.changed.connect(self._change)
        self._data = SecondaryButton("", "save", size="low")
        self._data.setObjectName("data")
        self._data.clicked.connect(self._ask_for_data)
        self._page = PreferencesPage(self._controls, self._data)
        self._scroll = Scroll(self._page, self)
        self.retranslate()

    def show_preferences(self, preferences: Preferences, language: str) -> None:
        """Show how everything is set; `language` is that of the words where none was chosen."""
        self._controls.show_preferences(preferences, language)

    def enter(self) -> None:
        super().enter()
        self._scroll.verticalScrollBar().setValue(0)
        if self._header.back_button is not None:
            self._header.back_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self._header.set_caption(self.tr("Preferences"))
        self._about.setText(self.tr("About This Game"))
        self._data.setText(self.tr("Back Up and Restore"))
        self._controls.retranslate()
        self._page.retranslate()

    def arrange(self, m: Metrics) -> None:
        margin, top = m.px(PAGE_MARGIN), m.px(TOP)
        about, height = self._about.sizeHint(), self._header.height()
        high = max(height, about.height())
        left = m.width - margin - about.width()
        self._header.setGeometry(margin, top + (high - height) // 2, left - margin, height)
        self._about.setGeometry(left, top + (high - about.height()) // 2, about.width(), about.height())
        top += high + m.px(GAP)
        width = min(m.width - 2 * margin, m.px(WIDTH))
        self._page.arrange(m, (m.width - width) // 2, width, m.height - top)
        self._scroll.setGeometry(0, top, m.width, m.height - top)
        focus = self.focusWidget()
        if focus is not None and self._page.isAncestorOf(focus):
            # It was pressed there, and what it did has moved everything.
            self._scroll.ensureWidgetVisible(focus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # No shortcut: that would take Esc from a panel.
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    def _change(self, preferences: Preferences) -> None:
        self.act(self.changed, preferences)

    def _ask_about(self, _checked: bool = False) -> None:
        self.act(self.about)

    def _ask_for_data(self, _checked: bool = False) -> None:
        self.act(self.data)

    def _leave(self) -> None:
        self.act(self.back)
