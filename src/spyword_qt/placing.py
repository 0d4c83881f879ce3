"""Where a window stands: where it was last, as far as the screens that there are now allow it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QMargins, QObject, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication

from spyword_qt.backstage import Backstage
from spyword_qt.store.preferences import WindowPlace
from spyword_qt.window import Window

FRAME: Final = QMargins(8, 32, 8, 8)
"""Pixels that a wide frame takes. What it takes indeed is known only once the window is there."""


def fitting(place: WindowPlace, screens: Sequence[QRect], least: QSize) -> QRect:
    """The place, moved into the screen that most of it lies on, and no larger than that but for `least`.

    `screens` are what windows may take of each, the main one first. A window on none of them goes to the
    middle of the main one.
    """
    wanted = QRect(place.x, place.y, place.width, place.height)
    screen = max(screens, key=lambda each: _area(each.intersected(wanted)))
    room = screen.marginsRemoved(FRAME)
    size = wanted.size().boundedTo(room.size()).expandedTo(least)
    placed = QRect(wanted.topLeft(), size)
    if not screen.intersects(wanted):
        placed.moveCenter(room.center())
    # The upper left corner comes last: there the frame is taken hold of.
    placed.moveRight(min(placed.right(), room.right()))
    placed.moveBottom(min(placed.bottom(), room.bottom()))
    placed.moveLeft(max(placed.left(), room.left()))
    placed.moveTop(max(placed.top(), room.top()))
    return placed


class Placing(QObject):
    """Puts a window where the last one was closed, and keeps where it is closed itself."""

    def __init__(self, window: Window, backstage: Backstage) -> None:
        super().__init__(window)
        self._window = window
        self._backstage = backstage
        self._restore()
        window.closing.connect(self._keep)

    def _restore(self) -> None:
        place = self._backstage.preferences.window
        main = QGuiApplication.primaryScreen()
        if place is None or main is None:
            return
        screens = [main, *(screen for screen in QGuiApplication.screens() if screen is not main)]
        rooms = [screen.availableGeometry() for screen in screens]
        self._window.setGeometry(fitting(place, rooms, self._window.minimumSize()))
        if place.is_maximised:
            self._window.setWindowState(self._window.windowState() | Qt.WindowState.WindowMaximized)

    def _keep(self) -> None:
        window, preferences = self._window, self._backstage.preferences
        spot = window.normalGeometry()
        if spot.isEmpty():
            # Of a window that was never anything but maximised some systems don't tell.
            return
        place = WindowPlace(spot.x(), spot.y(), spot.width(), spot.height(), window.isMaximized())
        if place != preferences.window:
            self._backstage.remember_preferences(replace(preferences, window=place))


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
