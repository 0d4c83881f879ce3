"""`spyword-qt --check-data`: where stats differ from the games, without a display and without a change."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from spyword_qt.app import main
from spyword_qt.check_data import check
from spyword_qt.store.profiles import FOLDER
from tests.engine.progress.games import LOST, WON, bandit, line
from tests.store.people import files, hidden, opened


@pytest.fixture
def ada(tmp_path: Path) -> Path:
    """Ada's file: a game won, and one lost; Bob beside her."""
    profiles = opened(tmp_path)
    one = profiles.create("Ada", 0, 0).id
    profiles.create("Bob", 0, 0)
    profiles.give(one, line(1, WON, companions=("b",)))
    profiles.give(one, line(2, LOST))
    return tmp_path / FOLDER / f"{one}.json"


def change(file: Path, *replacements: tuple[str, str]) -> None:
    text = file.read_text()
    for old, new in replacements:
        assert text.count(old) == 1
        text = text.replace(old, new)
    file.write_text(text)


def test_where_nobody_is_all_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path) == 0
    assert capsys.readouterr().out == "Profiles: 0. Faults: 0.\n"
    assert list(tmp_path.iterdir()) == []


def test_sums_that_are_right(tmp_path: Path, ada: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path) == 0
    assert capsys.readouterr().out == "Profiles: 2. Faults: 0.\n"


def test_games_of_both_kinds(tmp_path: Path, ada: Path, capsys: pytest.CaptureFixture[str]) -> None:
    counts = {"votes_cast": 2, "votes_on_target": 1, "points": -10, "killers_found": 2}
    opened(tmp_path).give(ada.stem, bandit(3, LOST, role="police", counts=counts))
    opened(tmp_path).give(ada.stem, bandit(4, WON, role="killer", counts={"points": 40}))
    assert check(tmp_path) == 0
    assert capsys.readouterr().out == "Profiles: 2. Faults: 0.\n"
    change(ada, ('"points": 30', '"points": 31'), ('"won_as_killer": 1', '"won_as_killer": 2'))
    assert check(tmp_path) == 1
    where = f"{FOLDER}/{ada.name}: stats.kinds.bandit.counts"
    assert capsys.readouterr().out.splitlines() == [
        f"{where}.points is 31, and by the games it is 30",
        f"{where}.won_as_killer is 2, and by the games it is 1",
        "Profiles: 2. Faults: 2.",
    ]


def test_sums_that_are_wrong_are_told_by_path_with_both_values(
    tmp_path: Path, ada: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(
        ada,
        ('"xp": 70,\n', '"xp": 7000,\n'),
        ('"companions": ["b"],\n', ""),
        ('"played_as_citizen": 2', '"played_as_citizen": 2, "passes": 1'),
        ('{"title": "newcomer", "game": "g0001", "at": "2026-03-06T20:01:00+01:00"},\n      ', ""),
    )
    before = files(tmp_path)
    assert check(tmp_path) == 1
    assert capsys.readouterr().out.splitlines() == [
        f'profiles/{ada.name}: stats.companions is null, and by the games it is ["b"]',
        f"profiles/{ada.name}: stats.kinds.word.counts.passes is 1, and by the games it is null",
        f"profiles/{ada.name}: stats.xp is 7000, and by the games it is 70",
        f'profiles/{ada.name}: titles.newcomer is null, and by the games it is "g0001"',
        "Profiles: 2. Faults: 4.",
    ]
    assert files(tmp_path) == before


def test_the_next_game_puts_wrong_sums_right(tmp_path: Path, ada: Path) -> None:
    change(ada, ('"xp": 70,\n', '"xp": 7000,\n'))
    opened(tmp_path).give(ada.stem, line(3))
    assert check(tmp_path) == 0


def test_hidden_ballots_are_told_to_nobody(
    tmp_path: Path, ada: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opened(tmp_path).give(ada.stem, hidden(3))
    assert check(tmp_path) == 0
    change(ada, ('"xp": 128,\n', '"xp": 129,\n'))
    capsys.readouterr()
    assert check(tmp_path) == 1
    # 70, and 50 without the two ballots on target; one more than that in the file.
    assert "stats.xp is 121, and by the games it is 120\n" in capsys.readouterr().out


def test_the_game_given_last_is_told_to_nobody_though_another_ended_later(
    tmp_path: Path, ada: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    profiles = opened(tmp_path)
    profiles.give(ada.stem, line(9))
    profiles.give(ada.stem, hidden(3))
    assert check(tmp_path) == 0
    change(ada, ('"xp": 148,\n', '"xp": 149,\n'))
    capsys.readouterr()
    assert check(tmp_path) == 1
    # 70 and 20, and 50 without the two ballots on target; one more than that in the file.
    assert "stats.xp is 141, and by the games it is 140\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"{", "is broken"),
        (b"", "is broken"),
        (b'{"version": 2}', "is from a newer version of The Spy's Word"),
    ],
)
def test_a_file_that_is_none_is_told_and_left_where_it_is(
    tmp_path: Path, ada: Path, capsys: pytest.CaptureFixture[str], content: bytes, told: str
) -> None:
    ada.write_bytes(content)
    before = files(tmp_path)
    assert check(tmp_path) == 1
    assert capsys.readouterr().out.splitlines() == [f"profiles/{ada.name}: {told}", "Profiles: 2. Faults: 1."]
    assert files(tmp_path) == before


def test_what_a_crash_left_of_a_file_is_told(
    tmp_path: Path, ada: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada.unlink()
    assert check(tmp_path) == 1
    assert f"{ada.name}: is gone, and only its backup is left\n" in capsys.readouterr().out
    assert not ada.exists()


def test_what_the_system_keeps_back_is_told(
    tmp_path: Path, ada: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada.unlink()
    ada.mkdir()
    assert check(tmp_path) == 1
    assert f"{ada.name}: can't be read\n" in capsys.readouterr().out
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / FOLDER).write_text("")
    assert check(tmp_path / "elsewhere") == 1
    assert capsys.readouterr().out.startswith(f"{FOLDER}: can't be read: ")


def test_the_program_does_it_and_has_its_status(tmp_path: Path, ada: Path) -> None:
    assert main(["--data-dir", str(tmp_path), "--check-data"]) == 0
    change(ada, ('"xp": 70,\n', '"xp": 7000,\n'))
    assert main(["--data-dir", str(tmp_path), "--check-data"]) == 1


def test_it_needs_no_display_and_no_letters_of_its_own(tmp_path: Path, ada: Path) -> None:
    change(ada, ('"companions": ["b"],\n', '"companions": ["b", "王"],\n'))
    displays = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    bare = {name: value for name, value in os.environ.items() if name not in displays}
    command = [sys.executable, "-m", "spyword_qt", "--data-dir", str(tmp_path), "--check-data"]
    done = subprocess.run(
        command, env={**bare, "PYTHONIOENCODING": "ascii"}, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stderr) == (1, "")
    assert '["b", "\\u738b"]' in done.stdout
