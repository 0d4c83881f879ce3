"""The script is said aloud where there is a voice for the language, and nothing is said of it where not."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import ClassVar

import pytest
from PySide6.QtCore import QLocale, QObject
from pytestqt.qtbot import QtBot

from spyword_qt.bandit.script import Script
from spyword_qt.bandit.speech import TRIAL, Speech


class Voice(QObject):
    """Stands in for QTextToSpeech, with engines of whatever languages a test says."""

    engines: ClassVar[dict[str, tuple[str, ...]]] = {}
    said: ClassVar[list[str]] = []
    spoken: ClassVar[list[str]] = []
    """In which locales."""

    def __init__(self, engine: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine

    @staticmethod
    def availableEngines() -> list[str]:
        return list(Voice.engines)

    def availableLocales(self) -> list[QLocale]:
        return [QLocale(name) for name in Voice.engines[self._engine]]

    def setLocale(self, locale: QLocale) -> None:
        Voice.spoken.append(locale.name())

    def enqueue(self, sentence: str) -> int:
        Voice.said.append(sentence)
        return len(Voice.said)

    def stop(self) -> None:
        Voice.said.append("hush")


@pytest.fixture
def engines(monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[str, ...]]:
    """The engines that the machine has, for a test to fill."""
    given: dict[str, tuple[str, ...]] = {}
    monkeypatch.setattr(Voice, "engines", given)
    monkeypatch.setattr(Voice, "said", [])
    monkeypatch.setattr(Voice, "spoken", [])
    monkeypatch.setitem(sys.modules, "PySide6.QtTextToSpeech", SimpleNamespace(QTextToSpeech=Voice))
    return given


def found(qtbot: QtBot, speech: Speech, language: str) -> bool:
    """Whether a voice is found."""
    with qtbot.waitSignal(speech.found) as told:
        speech.look_for(language)
    return told.args == [True]


@pytest.fixture
def speech(qapp: object) -> Speech:
    return Speech()


@pytest.mark.parametrize("on_linux", [True, False])
def test_it_says_one_sentence_after_the_other(
    qtbot: QtBot,
    speech: Speech,
    engines: dict[str, tuple[str, ...]],
    monkeypatch: pytest.MonkeyPatch,
    on_linux: bool,
) -> None:
    monkeypatch.setattr(
        "spyword_qt.bandit.speech.sys", SimpleNamespace(platform="linux" if on_linux else "darwin")
    )
    engines["other"] = ("de_DE",)
    engines["speaks"] = ("it_IT", "pl_PL")
    assert found(qtbot, speech, "pl")
    speech.say("one")
    speech.say("two")
    assert Voice.said == ["one", "two"]
    assert Voice.spoken == ["pl_PL"]


def test_a_language_nobody_speaks_is_silent(
    qtbot: QtBot, speech: Speech, engines: dict[str, tuple[str, ...]]
) -> None:
    engines["speaks"] = ("en_GB",)
    assert not found(qtbot, speech, "zh")
    speech.say("one")
    speech.hush()
    assert Voice.said == []


def test_the_languages_own_country_is_heard_before_others(
    qtbot: QtBot, speech: Speech, engines: dict[str, tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: QLocale("pl_PL")))
    engines["speaks"] = ("zh_TW", "zh_CN")
    assert found(qtbot, speech, "zh")
    assert Voice.spoken == ["zh_CN"]


def test_qts_own_trial_engine_is_no_voice(
    qtbot: QtBot, speech: Speech, engines: dict[str, tuple[str, ...]]
) -> None:
    engines[TRIAL] = ("en_US",)
    assert not found(qtbot, speech, "en")


def test_without_the_library_it_is_silent(
    qtbot: QtBot, speech: Speech, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtTextToSpeech", None)
    assert not found(qtbot, speech, "en")
    speech.say("one")


def test_what_is_said_while_a_voice_is_looked_for_waits(
    qtbot: QtBot, speech: Speech, engines: dict[str, tuple[str, ...]]
) -> None:
    engines["speaks"] = ("en_US",)
    with qtbot.waitSignal(speech.found):
        speech.look_for("en")
        speech.say("too early")
        speech.say("in time")
    assert Voice.said == ["in time"]


def test_nothing_is_said_before_a_voice_was_looked_for(
    speech: Speech, engines: dict[str, tuple[str, ...]]
) -> None:
    engines["speaks"] = ("en_US",)
    speech.say("one")
    assert Voice.said == []


def test_it_can_be_broken_off(qtbot: QtBot, speech: Speech, engines: dict[str, tuple[str, ...]]) -> None:
    engines["speaks"] = ("en_US",)
    assert found(qtbot, speech, "en")
    speech.say("one")
    speech.hush()
    assert Voice.said == ["one", "hush"]


def test_another_language_takes_another_voice(
    qtbot: QtBot, speech: Speech, engines: dict[str, tuple[str, ...]]
) -> None:
    engines["speaks"] = ("en_US", "it_IT")
    assert found(qtbot, speech, "en")
    assert found(qtbot, speech, "it")
    assert Voice.spoken == ["en_US", "it_IT"]
    assert not found(qtbot, speech, "pl")
    speech.say("one")
    assert "one" not in Voice.said


def test_the_script_is_said_by_the_voice_that_was_found_while_the_game_was_set_up(
    qtbot: QtBot, qapp: QObject, engines: dict[str, tuple[str, ...]]
) -> None:
    engines["speaks"] = ("en_US",)
    script = Script(lambda: True, lambda: "en", qapp)
    with qtbot.waitSignal(script.voice_found) as told:
        script.look_for_voice()
    assert told.args == [True]
    script.say("one")
    assert Voice.said == ["one"]
    assert Voice.spoken == ["en_US"]
