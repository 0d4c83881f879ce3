"""A window that is never shown, for one screen at a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout

from spyword_engine.progress.titles import titles
from spyword_qt import languages
from spyword_qt.people import Person, guests
from spyword_qt.screens.screen import Screen
from spyword_qt.seating import seat_people
from spyword_qt.theme import tokens
from spyword_qt.theme.motion import REDUCED
from spyword_qt.widgets.control import POINTED
from spyword_qt.widgets.guard import SECONDS
from spyword_qt.widgets.notice import Notice
from spyword_qt.widgets.room import Room
from tests.layout.stretched import Stretched

TITLE: Final = "part_of_the_furniture"
"""As long a title as there is."""
STRETCHED: Final = "stretched"


class Clock:
    """Stands still, until it is set forward."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@dataclass(frozen=True)
class Table:
    """Who plays, for a scene to make a screen of."""

    names: tuple[str, ...]
    clock: Clock
    language: str = "en"
    """What titles and kinds of packages are called in."""

    @property
    def many(self) -> bool:
        """Whether there are enough for two spies and a ghost."""
        return len(self.names) > 8

    @cached_property
    def people(self) -> tuple[Person, ...]:
        """Every second of whom wears a title."""
        people = seat_people(guests(self.names))
        return tuple(replace(one, title=self.title) if one.seat % 2 else one for one in people)

    @property
    def title(self) -> str:
        """The title that is worn there."""
        return titles()[TITLE].name(self.language)


@dataclass(frozen=True)
class Scene:
    """A screen as it can be seen in a game. `then` is what is done there before it is looked at."""

    build: Callable[[Table], Screen]
    then: Callable[[Screen, Table], object] | None = None
    shows_people: bool = True
    notice: bool = False
    crowd: bool = False
    """Whether it is of a game for many; see `choices.CROWDS`."""


class Stand:
    """A scene in its window. Whoever makes one has to clear it away."""

    def __init__(
        self,
        scene: Scene,
        names: Sequence[str],
        *,
        language: str = "en",
        colours: tokens.Colours = tokens.LIGHT,
    ) -> None:
        self.clock = Clock()
        self.names = tuple(names)
        self._stretched = Stretched() if language == STRETCHED else None
        self._language = "en" if self._stretched is not None else language
        table = Table(self.names, self.clock, self._language)
        self.room = Room()
        self.room.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.room.setPalette(tokens.palette(colours))
        self.room.setProperty(REDUCED, True)
        self.room.setProperty(POINTED, True)
        self.screen = scene.build(table)
        column = QVBoxLayout(self.room)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.screen)
        self.notice = Notice(self.room) if scene.notice else None
        self._switch()
        self.room.resize(1280, 800)
        self.room.show()
        self.screen.enter()
        self.clock.now += 2 * SECONDS
        if scene.then is not None:
            scene.then(self.screen, table)

    def lay_out(self, size: tuple[int, int], text: float) -> None:
        """Take a size of window and of text."""
        self.room.resize(*size)
        self.screen.set_text_size(text)
        if self.notice is not None:
            self.notice.set_text_size(text)
            sentence = (
                "Your preferences come from a newer version of the game. They stay as they are; "
                "changes won’t be saved."
            )
            self.notice.say(QCoreApplication.translate("wording", sentence), "close")
        QApplication.processEvents()

    def clear_away(self) -> None:
        """Bury the window, and speak English again."""
        if self._stretched is not None:
            QCoreApplication.removeTranslator(self._stretched)
        languages.speak("en")
        self.room.close()
        self.room.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _switch(self) -> None:
        """Change the language while the screen is there, as people do."""
        languages.speak(self._language)
        if self._stretched is not None:
            QCoreApplication.installTranslator(self._stretched)
        QApplication.processEvents()
