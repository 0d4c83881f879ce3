"""What the people in front of the screen chose."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from spyword_qt.people import Seated
from spyword_qt.store.json_file import Outcome
from spyword_qt.store.preferences import Preferences, PreferencesFile, WindowPlace

CHOSEN = Preferences(
    language="pl",
    theme="dark",
    text=1.5,
    reduce_motion=True,
    kinds_off=("fruit", "own-动物"),
    last_table=(Seated("Ania", "0" * 32), Seated("王芳")),
    last_settings={"spies": 1, "ghost": False},
    window=WindowPlace(-1200, 80, 1280, 800, is_maximised=True),
    game="bandit",
    judge="Zoë",
    speech_seconds=60,
    call_out_steps=False,
    speak_script=True,
)


def write(folder: Path, preferences: object) -> None:
    (folder / "preferences.json").write_text(json.dumps({"version": 1, "preferences": preferences}))


def test_at_first_there_are_defaults(tmp_path: Path) -> None:
    reading = PreferencesFile(tmp_path).load()
    assert (reading.value, reading.outcome) == (Preferences(), Outcome.ABSENT)


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    PreferencesFile(tmp_path).save(CHOSEN)
    assert PreferencesFile(tmp_path).load().value == CHOSEN


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("language", "xx"),
        ("language", ["en"]),
        ("theme", "pink"),
        ("theme", None),
        ("text", 0.5),
        ("text", 2.1),
        ("text", float("nan")),
        ("text", True),
        ("text", "1.5"),
        ("reduce_motion", 1),
        ("kinds_off", "fruit"),
        ("kinds_off", ["fruit", 7]),
        ("last_table", "Ania"),
        ("last_table", ["Ania", 2]),
        ("last_table", ["Ania", "\ud83d"]),
        ("last_table", [{"profile": None}]),
        ("last_table", [{"name": "Ania", "profile": 7}]),
        ("last_table", [{"name": ["Ania"], "profile": None}]),
        ("last_table", [{"name": "Ania", "profile": None, "chip": 3}]),
        ("last_table", [{"name": "Ania", "profile": None, "chip": [3]}]),
        ("last_table", [{"name": "Ania", "profile": None, "chip": [3, 12]}]),
        ("last_table", [{"name": "Ania", "profile": None, "chip": [True, 3]}]),
        ("window", [0, 0, 1280, 800]),
        ("window", {"x": 0, "y": 0, "width": 1280, "height": 800}),
        ("window", {"x": 0, "y": 0, "width": 0, "height": 800, "is_maximised": False}),
        ("window", {"x": 0, "y": 10**9, "width": 1280, "height": 800, "is_maximised": False}),
        ("window", {"x": 0.5, "y": 0, "width": 1280, "height": 800, "is_maximised": False}),
        ("last_settings", []),
        ("game", "chess"),
        ("game", ["word"]),
        ("judge", None),
        ("speech_seconds", 45),
        ("speech_seconds", 60.0),
        ("speech_seconds", False),
        ("call_out_steps", 1),
        ("speak_script", None),
    ],
)
def test_a_wrong_value_falls_back_alone(tmp_path: Path, name: str, wrong: object) -> None:
    PreferencesFile(tmp_path).save(CHOSEN)
    saved = json.loads((tmp_path / "preferences.json").read_bytes())["preferences"]
    write(tmp_path, {**saved, name: wrong})

    reading = PreferencesFile(tmp_path).load()

    assert reading.outcome is Outcome.READ
    assert reading.value == replace(CHOSEN, **{name: getattr(Preferences(), name)})


def test_a_table_that_was_kept_before_there_were_profiles_is_one_of_guests(tmp_path: Path) -> None:
    write(tmp_path, {"last_table": ["Ania", "王芳"]})
    assert PreferencesFile(tmp_path).load().value.last_table == (Seated("Ania"), Seated("王芳"))


def test_what_is_unknown_or_missing_does_no_harm(tmp_path: Path) -> None:
    write(tmp_path, {"theme": "light", "volume": 11})
    assert PreferencesFile(tmp_path).load().value == Preferences(theme="light")


def test_preferences_that_are_no_object_are_broken(tmp_path: Path) -> None:
    write(tmp_path, ["dark"])
    reading = PreferencesFile(tmp_path).load()
    assert (reading.value, reading.outcome) == (Preferences(), Outcome.LOST)


def test_what_is_needed_before_the_first_paint_brings_nothing_heavy() -> None:
    code = (
        "import sys, spyword_qt.store.preferences, spyword_qt.store.data_dir, spyword_qt.store.games\n"
        "heavy = {'msgspec', 'rapidfuzz', 'platformdirs', 'spyword_engine', 'importlib.metadata'}\n"
        "print(*heavy & sys.modules.keys())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


def test_a_guest_finds_their_chip_again(tmp_path: Path) -> None:
    table = (Seated("Ania", chip=(3, 9)), Seated("王芳", "0" * 32))
    PreferencesFile(tmp_path).save(Preferences(last_table=table))
    assert [one.chip for one in PreferencesFile(tmp_path).load().value.last_table] == [(3, 9), None]
