"""The stack of screens: builds each when it is first needed, fills it on entering, empties it on leaving."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget

from spyword_qt.flow import Flow
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.screen import Screen
from spyword_qt.theme import motion
from spyword_qt.widgets.panel import Panel


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
                # At once: until the event loop came to it, whoever looks through all windows would find it.
                shiboken6.delete(screen)

    def enter(self, name: ScreenName) -> None:
        """Shows a screen with what it has to show now."""
        scene = self._entered[name] = self._scene_of(name)
        self.put_up(scene.screen, scene.show)

    def put_up(self, screen: Screen, fill: Callable[[], None]) -> None:
        """Shows a screen with what `fill` gives it."""
        is_new = self._stack.currentWidget() is not screen
        if self._stack.indexOf(screen) < 0:
            self._stack.addWidget(screen)
            screen.set_text_size(self._text)
        # Filled before it is seen, and deaf from then on: nobody presses what they haven't looked at.
        fill()
        self._stack.setCurrentWidget(screen)
        screen.enter()
        if is_new:
            motion.rise(screen)

    def leave(self, name: ScreenName) -> None:
        """Takes back what a screen was lent, and closes what lies over it."""
        # Not the one that serves it now: of a game that was closed on it, none does any more.
        screen = self._entered[name].screen
        for panel in screen.findChildren(Panel):
            if panel.isVisible():
                panel.dismiss()
        screen.forget()
