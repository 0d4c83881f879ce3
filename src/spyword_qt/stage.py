"""The stack of screens: builds each when it is first needed, fills it on entering, empties it on leaving."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol

import shiboken6
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QStackedWidget

from spyword_qt.flow import Flow
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.screen import Screen
from spyword_qt.theme import motion
from spyword_qt.widgets.panel import Panel
from spyword_qt.widgets.still import still


class Scene(Protocol):
    """Knows one screen, and where what it shows comes from and what it says goes to."""

    @property
    def screen(self) -> Screen:
        """The screen, built and wired when it is first asked for: a `cached_property`, for `Stage.renew`."""

    def show(self) -> None:
        """Gives the screen what it has to show now."""


class Stage(QObject):
    """Follows the flow: whatever screen it enters is filled and shown, whatever it leaves forgets."""

    def __init__(self, stack: QStackedWidget, flow: Flow, scene_of: Callable[[ScreenName], Scene]) -> None:
        super().__init__(stack)
        self._stack = stack
        self._scene_of = scene_of
        self._text = 1.0
        self._entered: dict[ScreenName, Scene] = {}
        """Those whose screen may be in the stack."""
        self._ahead: set[ScreenName] = set()
        """Those that were built before anybody came to them, and that nobody has come to yet."""
        flow.entered.connect(self.enter)
        flow.left.connect(self.leave)

    def set_text_size(self, factor: float) -> None:
        """Takes the people's preference for text, 1.0 to 2.0, for every screen, built already or not."""
        self._text = factor
        for screen in self._stack.findChildren(Screen):
            screen.set_text_size(factor)

    def renew(self) -> None:
        """Throws away every screen but the one that is shown: they are built anew when they are next needed.

        What they were shown is in the language of before (titles, kinds of packages), and nobody shows a
        hidden screen anything.
        """
        self.strike(self._entered.values())

    def strike(self, scenes: Iterable[Scene]) -> None:
        """Throws away the screens of those scenes, but for the one that is shown."""
        shown, gone = self._stack.currentWidget(), tuple(scenes)
        for name, scene in tuple(self._entered.items()):
            screen = scene.screen
            if screen is not shown and scene in gone:
                del self._entered[name], vars(scene)["screen"]
                self._ahead.discard(name)
                # At once: until the event loop came to it, whoever looks through all windows would find it.
                shiboken6.delete(screen)

    def has(self, name: ScreenName) -> bool:
        """Whether a screen of that name has been built."""
        return name in self._entered

    def build_ahead(self, name: ScreenName) -> None:
        """Builds a screen that nobody has come to yet, empty."""
        if not self.has(name):
            scene = self._entered[name] = self._scene_of(name)
            self._ahead.add(name)
            with self._focus_kept():
                self._take_in(scene.screen)

    def lay_out_ahead(self, name: ScreenName) -> None:
        """Lays such a screen out, as large as it will be."""
        if name in self._ahead:
            self._entered[name].screen.lay_out_ahead(self._stack.size())

    def fill_ahead(self, name: ScreenName) -> None:
        """Fills such a screen as if somebody had come to it. It is to be one that never holds a secret."""
        if name in self._ahead:
            with self._focus_kept():
                self._entered[name].show()

    def draw_ahead(self, name: ScreenName) -> None:
        """Draws such a screen for nobody: letters and shapes are looked up the first time."""
        if name in self._ahead:
            still(self._entered[name].screen)

    def enter(self, name: ScreenName) -> None:
        """Shows a screen with what it has to show now."""
        scene = self._entered[name] = self._scene_of(name)
        self._ahead.discard(name)
        self.put_up(scene.screen, scene.show)

    def put_up(self, screen: Screen, fill: Callable[[], None]) -> None:
        """Shows a screen with what `fill` gives it."""
        is_new = self._stack.currentWidget() is not screen
        self._take_in(screen)
        # Filled before it is seen, and deaf from then on: nobody presses what they haven't looked at.
        fill()
        self._stack.setCurrentWidget(screen)
        screen.enter()
        if is_new:
            motion.rise(screen)

    @contextmanager
    def _focus_kept(self) -> Iterator[None]:
        """Some screens take the focus when they are filled: it is to stay where people see it."""
        before = self._stack.window().focusWidget()
        yield
        if before is not None and self._stack.window().focusWidget() is not before:
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_in(self, screen: Screen) -> None:
        if self._stack.indexOf(screen) < 0:
            self._stack.addWidget(screen)
            screen.set_text_size(self._text)

    def leave(self, name: ScreenName) -> None:
        """Takes back what a screen was lent, and closes what lies over it."""
        # Not the one that serves it now: of a game that was closed on it, none does any more.
        screen = self._entered[name].screen
        for panel in screen.findChildren(Panel):
            if panel.isVisible():
                panel.dismiss()
        screen.forget()
