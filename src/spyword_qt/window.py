"""The window: the room, the stack of screens in it, and the notice bar. It knows no game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout

from spyword_qt.store.preferences import ThemeChoice
from spyword_qt.theme import fonts, motion, tokens
from spyword_qt.widgets.notice import Notice
from spyword_qt.widgets.page import Page
from spyword_qt.widgets.room import Room

SMALLEST: Final = (800, 600)
SEEN_MS: Final = 50
"""After its first picture was painted; by then the system shows it."""


class Window(QMainWindow):
    """Everything that is seen lies in its room; a choice of theme dresses the room."""

    closing = Signal()
    fullscreen_chosen = Signal(bool)
    """F11 or Esc has just filled the screen, or left it."""
    seen = Signal()
    """For the first time: what its first picture didn't need can be done now."""

    def __init__(self, *, still: bool = False) -> None:
        """`still`: nothing moves, whatever people prefer."""
        super().__init__()
        self._is_still = still
        self._wants_stillness = False
        self._is_settled = False
        fonts.load()
        self.setMinimumSize(*SMALLEST)
        self.resize(1280, 800)
        self._theme: ThemeChoice = "system"
        self._room = Room()
        self.stack = QStackedWidget()
        self.stack.setObjectName("screens")
        column = QVBoxLayout(self._room)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stack)
        self.setCentralWidget(self._room)
        self.notice = Notice(self._room)
        self.stack.currentChanged.connect(self.notice.follow)
        self._room.gave_way.connect(self._beware)
        self.retranslate()
        fullscreen = QShortcut(QKeySequence(Qt.Key.Key_F11), self)
        fullscreen.setAutoRepeat(False)
        fullscreen.activated.connect(self._toggle_fullscreen)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)
        self.seen.connect(self._settle_in)
        self._room.installEventFilter(self)

    def dress(self, theme: ThemeChoice) -> None:
        """Takes the colours of a theme, or those that the system asks for."""
        self._theme = theme
        self.setPalette(tokens.palette(tokens.DARK if self._wants_dark() else tokens.LIGHT))

    def hold_still(self, wanted: bool) -> None:
        """Lets nothing move where that is wanted, or where the system asks for it and Qt tells."""
        self._wants_stillness = wanted
        # Nobody sees an unseen window move, and asking the system takes a twentieth of a start.
        is_unseen = not (self.isVisible() or self._is_settled)
        is_still = wanted or self._is_still or is_unseen or self._is_still_by_system()
        self.setProperty(motion.REDUCED, is_still)

    def fill_screen(self, is_full: bool) -> None:
        """Fills the screen, or goes back to what it was before; unseen, it does so when it is shown."""
        if is_full != self.isFullScreen():
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def retranslate(self) -> None:
        """Sets the title, which never names anything of a game."""
        self.setWindowTitle(self.tr("The Spy’s Word"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Only what nothing on the screen wants comes here: Esc closes a panel or leaves a page first.
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self._toggle_fullscreen()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(SEEN_MS, self, self.seen.emit)
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _beware(self) -> None:
        """A press that was meant for what lay there before isn't one."""
        page = self.stack.currentWidget()
        if isinstance(page, Page):
            page.guard.startle()

    def _settle_in(self) -> None:
        self._is_settled = True
        from spyword_qt.theme.app_icon import app_icon

        self.setWindowIcon(app_icon())
        self.hold_still(self._wants_stillness)

    def _is_still_by_system(self) -> bool:
        from PySide6.QtWidgets import QStyle

        return self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, self) == 0

    def _toggle_fullscreen(self) -> None:
        is_full = not self.isFullScreen()
        self.fill_screen(is_full)
        self.fullscreen_chosen.emit(is_full)

    def _wants_dark(self) -> bool:
        if self._theme == "system":
            return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return self._theme == "dark"

    def _follow_system(self, _scheme: Qt.ColorScheme) -> None:
        if self._theme == "system":
            self.dress("system")
