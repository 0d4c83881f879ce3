"""Notices when the eyes for which a secret is open may have gone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from spyword_qt.clock import STOOD_STILL_AFTER, steady

BEAT_MS: Final = 1000


class Watch(QObject):
    """Watches a window. The game's own panels live inside it, so they never count as another window."""

    eyes_lost = Signal()
    """The window isn't in use any more, or is out of sight; the screens are others; the machine has slept."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._application_state)
            # A picture of the screen may be on the wall from now on.
            application.screenAdded.connect(self._screens_changed)
            application.screenRemoved.connect(self._screens_changed)
        self._beaten_at = steady()
        # Sleep has no event of its own: it shows in a beat that comes far too late. This is the machine's
        # time, never an injected clock's.
        self._timer = QTimer(self)
        self._timer.setInterval(BEAT_MS)
        self._timer.timeout.connect(self._beat)

    def look_out(self, is_secret_open: bool) -> None:
        """Watches for sleep only while there is something to cover: otherwise nothing wakes up."""
        if is_secret_open and not self._timer.isActive():
            self._beaten_at = steady()
            self._timer.start()
        elif not is_secret_open:
            self._timer.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        minimised = event.type() == QEvent.Type.WindowStateChange and self._window.isMinimized()
        if minimised or event.type() == QEvent.Type.Hide:
            self.eyes_lost.emit()
        return super().eventFilter(watched, event)

    def _application_state(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self.eyes_lost.emit()

    def _screens_changed(self, _screen: QScreen) -> None:
        self.eyes_lost.emit()

    def _beat(self) -> None:
        now = steady()
        has_slept = now - self._beaten_at > STOOD_STILL_AFTER
        self._beaten_at = now
        if has_slept:
            self.eyes_lost.emit()
