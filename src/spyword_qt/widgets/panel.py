"""Questions and sheets inside the window, upon a page that is dimmed meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import shiboken6
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import colours_of
from spyword_qt.widgets.board import Board
from spyword_qt.widgets.buttons import Button, PrimaryButton, SecondaryButton
from spyword_qt.widgets.page import Page
from spyword_qt.widgets.settle import rescale_all

DIM: Final = 0.6


class Panel(QWidget):
    """A panel over a screen: title, sentence, a place for a widget, and a row of buttons.

    It keeps the focus inside, Esc presses its safe choice, and it is gone once dismissed. What doesn't
    fit the window scrolls; the buttons stay.
    """

    dismissed = Signal()

    def __init__(self, screen: Page, title: str, sentence: str = "", *, width: int = 660) -> None:
        super().__init__(screen)
        self.hide()
        self._screen = screen
        self._former_focus: QWidget | None = None
        self.safe: Button | None = None
        self._board = Board(self, width)
        self.set_words(title, sentence)
        self._board.set_aside(screen.aside)
        screen.aside_changed.connect(self._board.set_aside)
        screen.arranged.connect(self._follow)

    def set_words(self, title: str, sentence: str = "") -> None:
        """Say what the panel is about."""
        self._board.set_words(title, sentence)
        self.setAccessibleName(title)

    def set_body(self, body: QWidget) -> None:
        """Put a widget under the sentence."""
        self._board.set_body(body)

    def turn_to(self, title: str, sentence: str = "") -> None:
        """Ask something else in the same place: body and choices go, and after new ones `open` is due."""
        self.set_words(title, sentence)
        # What comes may lie under the pointer: whoever clicks on hasn't read it yet.
        self._screen.guard.close(until_quiet=True)
        self._board.clear()
        self.safe = None

    def add_choice(
        self,
        text: str,
        on_press: Callable[[], None] | None = None,
        *,
        primary: bool = False,
        icon: str = "",
        name: str = "",
    ) -> Button:
        """Add a button that dismisses the panel and then does `on_press`; `name` is its object name."""
        kind = PrimaryButton if primary else SecondaryButton
        button = kind(text, icon, size="normal")
        button.setObjectName(name)
        button.clicked.connect(partial(self._choose, on_press))
        self._board.add_choice(button)
        return button

    def open(self, focus: QWidget | None = None) -> None:
        """Show the panel and give the focus to a control in it: `focus`, else the safe choice."""
        if not self.isVisible():
            self._former_focus = self._screen.focusWidget()
        self._screen.guard.watch(self)
        m = self._screen.metrics
        rescale_all(self, m)
        self.show()
        self.raise_()
        self._place(m)
        target = focus or self.safe or next(iter(self._stops()), None)
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def dismiss(self) -> None:
        """Close the panel for good: from now on nobody finds it on the screen."""
        self._leave()
        self.setParent(None)
        self.deleteLater()
        self.dismissed.emit()

    def focusNextPrevChild(self, forwards: bool) -> bool:
        stops = self._stops()
        if not stops:
            return False
        here = self.focusWidget()
        at = stops.index(here) if here in stops else -1
        target = stops[(at + (1 if forwards else -1)) % len(stops)]
        reason = Qt.FocusReason.TabFocusReason if forwards else Qt.FocusReason.BacktabFocusReason
        target.setFocus(reason)
        self._board.scrolled.ensureWidgetVisible(target)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.escape()
        event.accept()

    def escape(self) -> None:
        """Take the safe way out."""
        if self.safe is not None:
            self.safe.click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        veil = QColor(colours_of(self).ground)
        veil.setAlphaF(DIM)
        QPainter(self).fillRect(self.rect(), veil)

    def _choose(self, on_press: Callable[[], None] | None, _checked: bool = False) -> None:
        if self._screen.guard.is_open():
            self.dismiss()
            if on_press is not None:
                on_press()

    def _leave(self) -> None:
        self.hide()
        former, self._former_focus = self._former_focus, None
        # What was shown anew under the panel may have lost it.
        if former is not None and shiboken6.isValid(former) and former.isVisible():
            former.setFocus(Qt.FocusReason.OtherFocusReason)

    def _stops(self) -> list[QWidget]:
        """The controls that Tab visits, in the order in which they lie."""
        # Not by the focus chain, which leads through every screen of the window.
        within = self._board.findChildren(QWidget)
        reachable = (widget for widget in within if widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        return [widget for widget in reachable if widget.isEnabled() and widget.isVisible()]

    def _follow(self, m: Metrics) -> None:
        """Lie anew with the screen; a closed sheet does so when it opens."""
        if not self.isHidden():
            self._place(m)

    def _place(self, m: Metrics) -> None:
        """Cover the screen and put the board in its middle."""
        self.setGeometry(self._screen.rect())
        self._board.place(self.rect(), m)


class Sheet(Panel):
    """A panel that stays on its screen, hidden, with its controls; a press beside it closes it."""

    def __init__(self, screen: Page, title: str = "", sentence: str = "", *, width: int = 720) -> None:
        super().__init__(screen, title, sentence, width=width)
        self._done = self.add_choice(self.tr("Done"), primary=True)
        self.safe = self._done

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._done.setText(self.tr("Done"))
        super().changeEvent(event)

    def dismiss(self) -> None:
        """Close the sheet until it is opened again."""
        self._leave()
        self.dismissed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if not self._board.geometry().contains(event.position().toPoint()):
            self.escape()


def ask(
    screen: Page, title: str, sentence: str, safe_text: str, act_text: str, on_act: Callable[[], None]
) -> Panel:
    """Ask before something is done; the safe choice is primary, has the focus, and is what Esc presses."""
    panel = Panel(screen, title, sentence)
    panel.safe = panel.add_choice(safe_text, primary=True, name="keep")
    panel.add_choice(act_text, on_act, name="act")
    panel.open()
    return panel
