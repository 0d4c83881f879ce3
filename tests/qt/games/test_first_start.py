"""Which language a window speaks: the one that was asked for, the one that was chosen, or the system's."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from spyword_qt.app import create_window
from spyword_qt.store.preferences import Preferences, PreferencesFile

NEW_GAME = {"en": "New Game", "it": "Nuova partita", "pl": "Nowa gra", "zh": "新游戏"}


class System:
    """One whose people want these languages, the first one most."""

    def __init__(self, *wanted: str) -> None:
        self._wanted = wanted

    def uiLanguages(self) -> list[str]:
        return [*self._wanted]


@pytest.fixture
def spoken(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Starts on such a system, and says which language is spoken then."""

    def start(*wanted: str, language: str | None = None) -> str:
        monkeypatch.setattr(QLocale, "system", lambda: System(*wanted))
        window = create_window(tmp_path, language=language, clock=lambda: 0.0)
        qtbot.addWidget(window)
        QApplication.processEvents()
        button = window.findChild(QAbstractButton, "new_game")
        assert isinstance(button, QAbstractButton)
        code = QLocale().name().partition("_")[0]
        assert button.text() == NEW_GAME[code]
        return code

    return start


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (["pl-PL", "en-US"], "pl"),
        (["de-DE", "de", "it-CH"], "it"),
        (["zh-Hant-TW"], "zh"),
        (["zh-Hans-SG"], "zh"),
        (["en-GB", "pl"], "en"),
        (["de-DE"], "en"),
    ],
)
def test_a_first_start_takes_the_systems_language(
    spoken: Callable[..., str], wanted: list[str], said: str
) -> None:
    assert spoken(*wanted) == said


def test_what_was_asked_for_wins(spoken: Callable[..., str]) -> None:
    assert spoken("pl-PL", language="it") == "it"


def test_what_was_chosen_wins_over_the_system(spoken: Callable[..., str], tmp_path: Path) -> None:
    PreferencesFile(tmp_path).save(Preferences(language="zh"))
    assert spoken("pl-PL") == "zh"
    assert spoken("pl-PL", language="it") == "it", "this time"
    assert spoken("pl-PL") == "zh"
