"""Somebody who presses anything: buttons, places, keys; and resizes, and changes language and theme."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from spyword_engine.bandit.record import read_record as read_bandit_record
from spyword_engine.bandit.record import replay as bandit_replay
from spyword_engine.bandit.views import table_view as bandit_view
from spyword_engine.record import read_record, replay
from spyword_engine.views import table_view
from spyword_qt import languages
from spyword_qt.evening import Evening
from spyword_qt.store.preferences import LANGUAGES, Preferences
from spyword_qt.store.veil import game_in
from spyword_qt.tables import Tables
from tests.qt import nosy
from tests.qt.bandit.desk import NAMES
from tests.qt.games.bandit_party import IN_HAND
from tests.qt.games.many_hands import handle
from tests.qt.games.party import SECRET, Party

AT_THE_TABLE: Final = (
    *("handoff", "clue", "discussion", "result", "judge", "dawn", "words", "hands"),
    *("home", "rules", "preferences", "setup"),
)
"""Screens on which nobody may read a secret of the game that is on."""
ON: Final = {
    "home": ("new_game", "resume_game"),
    "setup": ("start_game", "act", "back"),
    "handoff": ("ready",),
    "card": ("got_it",),
    "clue": ("gave_clue",),
    "discussion": ("start_vote",),
    "vote": ("submit_vote", "candidate_0", "candidate_1", "candidate_2", "candidate_3", "candidate_4"),
    "result": ("continue",),
    "private": ("done",),
    "guess": ("submit_guess",),
    "over": ("play_again", "home"),
    "judge": ("judge_ready",),
    "night": ("confirm", "answer_shown", "hold_fire", "back", "target_0", "target_5", "target_9"),
    "dawn": ("continue",),
    "words": ("spoke",),
    "hands": ("close_vote", "act", "candidate_1", "candidate_7", *(f"hand_{seat}" for seat in range(12))),
}
"""What leads on from a screen."""
LEADS_AWAY: Final = ("quit",)
KEYS: Final = (
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_F11,
    Qt.Key.Key_A,
)
SIZES: Final = ((800, 600), (1280, 800), (1920, 1080), (800, 1280), (1024, 640))
STATES: Final = (
    Qt.ApplicationState.ApplicationInactive,
    Qt.ApplicationState.ApplicationActive,
    Qt.ApplicationState.ApplicationHidden,
)


class Monkey:
    """Acts upon a party's window by chance, and looks round after each act."""

    def __init__(self, party: Party, seed: int) -> None:
        self.games = 0
        self._party = party
        self._rng = random.Random(seed)
        evening = party.window.findChild(Evening)
        assert isinstance(evening, Evening)
        self._evening = evening
        self._on_screens = _texts_of_the_program()
        self._last_screen = ""
        self._ways: Sequence[tuple[int, Callable[[], None]]] = (
            (50, self._lead_on),
            (15, self._press_something),
            (10, self._press_somewhere),
            (8, self._key),
            (3, self._type),
            (3, self._resize),
            (4, self._prefer),
            (3, self._look_away),
            (4, self._wait),
        )

    def act(self) -> None:
        """Do one thing, and look round."""
        weights = [weight for weight, _ in self._ways]
        (way,) = self._rng.choices([way for _, way in self._ways], weights)
        way()
        self._party.wait(0.5)
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._look_round()

    def assert_it_is_the_game_on_disk(self) -> None:
        """What the table has is what the rules make of the record."""
        tables = self._party.window.findChild(Tables)
        path = self._party.folder / "game.json"
        if tables is None or tables.on is None or not path.exists():
            return
        record = game_in(path)["record"]
        if tables.kind == "bandit":
            view: object = bandit_view(bandit_replay(read_bandit_record(record)))
        else:
            view = table_view(replay(read_record(record)))
        assert view == tables.on.view()

    # What is done

    def _lead_on(self) -> None:
        self._click([self._named(name) for name in ON.get(self._party.screen, ("back",))])

    def _press_something(self) -> None:
        self._click(list(self._party.window.findChildren(QAbstractButton)))

    def _click(self, buttons: Sequence[QAbstractButton | None]) -> None:
        usable = [one for one in buttons if one and one.isVisible() and one.isEnabled()]
        may = [one for one in usable if one.objectName() not in LEADS_AWAY]
        if may:
            QTest.mouseClick(self._rng.choice(may), Qt.MouseButton.LeftButton)

    def _named(self, name: str) -> QAbstractButton | None:
        return self._party.window.findChild(QAbstractButton, name)

    def _press_somewhere(self) -> None:
        window = self._party.window
        # Offscreen, one that fills the screen is smaller for the platform than for itself.
        size = handle(window).size().boundedTo(window.size())
        at = QPoint(self._rng.randrange(size.width()), self._rng.randrange(size.height()))
        under = window.childAt(at)
        if under is not None and under.objectName() not in LEADS_AWAY:
            press = self._rng.choice((QTest.mouseClick, QTest.mouseDClick))
            press(handle(window), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)

    def _key(self) -> None:
        here = QApplication.focusWidget()
        if here is None or here.objectName() not in LEADS_AWAY:
            QTest.keyClick(handle(self._party.window), self._rng.choice(KEYS))

    def _type(self) -> None:
        lines = [line for line in self._party.page.findChildren(QLineEdit) if line.isVisible()]
        if lines:
            self._rng.choice(lines).setText(self._rng.choice((*NAMES, "", " ", "x" * 40, "\u202e&\n")))

    def _resize(self) -> None:
        if not self._party.window.isFullScreen():
            self._party.window.resize(*self._rng.choice(SIZES))

    def _prefer(self) -> None:
        preferences = self._backstage_preferences()
        change = self._rng.choice(
            (
                {"language": self._rng.choice(LANGUAGES)},
                {"theme": self._rng.choice(("light", "dark", "system"))},
                {"text": self._rng.choice((1.0, 1.25, 2.0))},
            )
        )
        self._evening.choose(replace(preferences, **change))

    def _backstage_preferences(self) -> Preferences:
        return self._evening._backstage.preferences

    def _look_away(self) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.applicationStateChanged.emit(self._rng.choice(STATES))

    def _wait(self) -> None:
        self._party.wait(self._rng.choice((1, 5, 40)))

    # What is seen

    def _look_round(self) -> None:
        screen = self._party.screen
        if screen == "over" != self._last_screen:
            self.games += 1
        if screen not in SECRET and screen in AT_THE_TABLE:
            written = list(nosy.everything_written())
            assert nosy.leaks(self._secrets(), written) == [], f"a word can be read on {screen}"
            assert nosy.marked_ballots() == [], f"a ballot can be seen on {screen}"
            for name in IN_HAND:
                for page in self._party.pages(name):
                    assert nosy.pictures(page) == [], f"{name} keeps a picture on {screen}"
                    told = [text for _, text in nosy.written_in(page) if text in NAMES]
                    assert name == "card" or told == [], f"{name} tells of people on {screen}"
        if screen != self._last_screen:
            self.assert_it_is_the_game_on_disk()
        self._last_screen = screen

    def _secrets(self) -> list[str]:
        path = self._party.folder / "game.json"
        game = game_in(path) if path.exists() else {"ended": "before it began"}
        if game["ended"] is not None or game["kind"] == "bandit":
            return []
        words = [word[0] for word in game["record"]["package"]["words"]]
        return [word for word in words if word.casefold() not in self._on_screens]


def _texts_of_the_program() -> str:
    """Everything that it says in any language: a word that is among it is no secret where it is read."""
    folder: Path = languages.FOLDER
    return "\n".join(path.read_text("utf-8").casefold() for path in folder.glob("*.ts"))


def widgets() -> list[str]:
    """The kinds of all widgets that there are, sorted."""
    return sorted(type(widget).__name__ for widget in QApplication.allWidgets() if _is_whole(widget))


def _is_whole(widget: QWidget) -> bool:
    return type(widget).__module__.startswith("spyword_qt")
