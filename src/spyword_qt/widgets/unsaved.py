"""Asks before what somebody has filled in is thrown away with the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget

from spyword_qt.widgets.page import Page
from spyword_qt.widgets.panel import Panel


class Unsaved(QObject):
    """Of one form upon a page, while the form is seen. `is_changed` says whether there is anything."""

    thrown_away = Signal()
    """Somebody has said so: the form is to go."""

    def __init__(self, page: Page, form: QWidget, is_changed: Callable[[], bool]) -> None:
        super().__init__(form)
        self._page = page
        self._form = form
        self._is_changed = is_changed
        self._is_asking = False

    def watch(self) -> None:
        """Have the window ask before it closes."""
        self._page.window().installEventFilter(self)

    def leave(self) -> None:
        """Let the form go, once somebody has said what is to become of what was changed."""
        if self._is_changed():
            self._ask(self.thrown_away.emit)
        else:
            self.thrown_away.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Who closes the window again, instead of answering, means it. What is being kept needs no question.
        may_ask = self._form.isVisible() and not self._is_asking and not self._page.guard.is_held
        if event.type() == QEvent.Type.Close and may_ask and self._is_changed():
            event.ignore()
            self._ask(self._close)
            return True
        return super().eventFilter(watched, event)

    def _ask(self, throw_away: Callable[[], None]) -> None:
        panel = Panel(
            self._page, self.tr("Discard the changes?"), self.tr("What you changed is not saved yet.")
        )
        panel.safe = panel.add_choice(self.tr("Go On Editing"), primary=True, name="keep")
        panel.add_choice(self.tr("Throw Away"), throw_away, name="act")
        panel.dismissed.connect(self._go_on)
        self._is_asking = True
        panel.open()

    def _go_on(self) -> None:
        self._is_asking = False

    def _close(self) -> None:
        window = self._page.window()
        self.thrown_away.emit()
        window.close()
