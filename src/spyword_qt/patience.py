"""Keeps people's hands off a page while a disk is waited for, and asks for a moment where that is felt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from spyword_qt.widgets.notice import MILLISECONDS, Notice
from spyword_qt.widgets.page import Page

FELT_MS: Final = 400
"""Sooner than that nobody wonders."""


class Patience(QObject):
    """`page` gives the one that is shown."""

    def __init__(self, page: Callable[[], Page], notice: Notice, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._notice = notice
        self._held: Page | None = None
        self._has_asked = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._ask)

    def wait(self, is_awaited: bool) -> None:
        """From now on nobody does anything, or everybody may again."""
        if is_awaited:
            self._held = self._page()
            self._held.guard.hold(True)
            self._timer.start(FELT_MS)
            return
        held, self._held = self._held, None
        if held is not None:
            held.guard.hold(False)
        self._timer.stop()
        if self._has_asked:
            self._has_asked = False
            self._notice.hush()

    def _ask(self) -> None:
        # It would go by itself.
        self._timer.start(MILLISECONDS)
        self._has_asked = True
        self._notice.say(QCoreApplication.translate("wording", "One moment: the disk is slow."), "clock")
