"""The game that was going on when the program was left."""

from __future__ import annotations

import errno
import json
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from spyword_qt.store import veil
from spyword_qt.store.games import Games
from spyword_qt.store.json_file import Outcome, Reading
from spyword_qt.store.not_saved import NotSaved
from spyword_qt.store.saved_game import SavedGame

GAME = SavedGame(
    record=b'{"deal": {"words": ["apple", "jab\\u0142ko"]}, "actions": [{"type": "see_card", "seat": 0}]}',
    id="0" * 31 + "a",
    pack_id="fruit-01",
    profiles=(None, "0" * 31 + "b", None),
    started=datetime.fromisoformat("2026-02-03T20:15:00+01:00"),
    clock_left=42.5,
)
OVER = replace(GAME, ended=datetime.fromisoformat("2026-02-03T21:00:00+01:00"), clock_left=None)


def any_record(game: SavedGame) -> None:
    """Nothing is wrong with it."""


def games(folder: Path) -> Games:
    return Games(folder, any_record)


def test_at_first_there_is_no_game(tmp_path: Path) -> None:
    assert not games(tmp_path).waiting()
    assert games(tmp_path).load() == Reading(None, Outcome.ABSENT)


WITH_CHIPS = replace(GAME, chips=((3, 4), None, (11, 0)))
JUDGED = replace(GAME, kind="bandit", pack_id=None, details={"judge": "Zoë"})


@pytest.mark.parametrize(
    "game", [GAME, replace(GAME, clock_left=None), OVER, replace(OVER, is_given=True), JUDGED, WITH_CHIPS]
)
def test_what_is_saved_is_loaded(tmp_path: Path, game: SavedGame) -> None:
    games(tmp_path).save(game)
    assert games(tmp_path).waiting()
    loaded = games(tmp_path).load().value
    assert loaded is not None
    assert json.loads(loaded.record) == json.loads(game.record)
    assert replace(loaded, record=game.record) == game


def test_what_is_secret_of_it_can_be_read_in_no_file(tmp_path: Path) -> None:
    kept = games(tmp_path)
    kept.save(GAME)
    kept.save(GAME)
    (tmp_path / "game.json").write_bytes((tmp_path / "game.json").read_bytes()[:-9])
    games(tmp_path).load()
    kept.save(OVER)
    kept.owe(OVER)
    texts = {path.name: path.read_text("utf-8") for path in tmp_path.iterdir()}
    assert len(texts) > 1
    for secret in ("apple", "jab", "see_card", "fruit"):
        assert [name for name, text in texts.items() if secret in text] == []


def test_whoever_repairs_a_file_can_lift_the_veil(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games(tmp_path).save(GAME)
    assert veil.main([str(tmp_path / "game.json")]) == 0
    game = json.loads(capsys.readouterr().out)
    assert game["record"]["actions"] == [{"type": "see_card", "seat": 0}]
    assert game["pack_id"] == "fruit-01"
    assert game["clock_left"] == 42.5


@pytest.mark.parametrize("text", ["", "?", "AAAA", "jabłko", veil.veil(b"x" * 1000)[:-8], 7, None])
def test_a_veil_that_is_torn_is_a_broken_game(tmp_path: Path, text: object) -> None:
    games(tmp_path).save(GAME)
    change(tmp_path / "game.json", {veil.VEILED: text})
    assert games(tmp_path).load().outcome is Outcome.LOST


def test_what_is_too_large_under_the_veil_is_not_unpacked(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="too large"):
        veil.unveil(veil.veil(bytes(veil.MOST_BYTES + 1)))


def change(path: Path, to: dict[str, object]) -> None:
    """Changes what lies open in the file."""
    content = json.loads(path.read_bytes())
    path.write_text(json.dumps({**content, "game": {**content["game"], **to}}))


def lay_open(path: Path, game: dict[str, object]) -> None:
    """Writes a game as it was written before there was a veil."""
    path.write_text(json.dumps({"version": 2, "game": game}))


def test_one_from_before_there_was_a_veil_is_veiled_when_it_is_read_with_its_backup(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    games(tmp_path).save(GAME)
    lay_open(path, veil.game_in(path))
    (tmp_path / "game.json.bak").write_bytes(path.read_bytes())
    loaded = games(tmp_path).load()
    assert loaded.outcome is Outcome.READ
    assert loaded.value is not None
    assert replace(loaded.value, record=GAME.record) == GAME
    assert not [one.name for one in tmp_path.iterdir() if "see_card" in one.read_text("utf-8")]
    assert games(tmp_path).load() == loaded


def test_a_cleared_game_is_gone_with_its_backup(tmp_path: Path) -> None:
    kept = games(tmp_path)
    kept.save(GAME)
    kept.save(GAME)
    kept.clear()
    assert not kept.waiting()
    assert list(tmp_path.iterdir()) == []


def test_a_record_that_does_not_replay_counts_as_broken(tmp_path: Path) -> None:
    def short(game: SavedGame) -> None:
        if b"vote" in game.record:
            raise ValueError("not ours")

    kept = Games(tmp_path, short)
    kept.save(GAME)
    kept.save(replace(GAME, record=b'{"vote": 1}'))

    reading = kept.load()

    assert reading.outcome is Outcome.RESTORED
    assert list(tmp_path.glob("*.broken-*"))
    assert reading.value is not None
    assert json.loads(reading.value.record) == json.loads(GAME.record)


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "bingo"},
        {"kind": 1},
        {"details": None},
        {"chips": None},
        {"chips": [[1]]},
        {"chips": [[1, 12]]},
        {"chips": [[True, 1]]},
        {"pack_id": None},
        {"pack_id": 3},
        {"pack_id": ""},
        {"pack_id": "fruit-\ud800"},
        {"pack_id": "f" * 101},
        {"started": None},
        {"started": "2026-02-03T20:15:00"},
        {"started": "0001-01-01T00:00:00+00:00"},
        {"started": "9999-12-31T23:00:00-05:00"},
        {"ended": "yesterday"},
        {"ended": 7},
        {"is_given": 1},
        {"id": 7},
        {"id": "../../game"},
        {"id": "A" * 32},
        {"profiles": None},
        {"profiles": ["somebody", None, None]},
        {"profiles": ["0" * 32, "0" * 32, None]},
        {"clock_left": "42"},
        {"clock_left": -1},
        {"clock_left": float("inf")},
        {"clock_left": 10**400},
        {"clock_left": 86_401},
        {"clock_left": float("nan")},
    ],
)
def test_a_wrong_value_is_a_broken_game(tmp_path: Path, change: dict[str, object]) -> None:
    games(tmp_path).save(GAME)
    path = tmp_path / "game.json"
    lay_open(path, {**veil.game_in(path), **change})
    assert games(tmp_path).load().outcome is Outcome.LOST


@pytest.mark.parametrize(
    "gone", ["record", "id", "pack_id", "profiles", "started", "ended", "is_given", "clock_left"]
)
def test_a_missing_value_is_a_broken_game(tmp_path: Path, gone: str) -> None:
    games(tmp_path).save(GAME)
    path = tmp_path / "game.json"
    game = veil.game_in(path)
    del game[gone]
    lay_open(path, game)
    assert games(tmp_path).load().outcome is Outcome.LOST


def test_a_game_of_a_newer_version_is_neither_replaced_nor_cleared(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text('{"version": 5, "game": {}}')
    kept = games(tmp_path)
    assert kept.load().outcome is Outcome.NEWER
    with pytest.raises(NotSaved):
        kept.save(GAME)
    with pytest.raises(NotSaved):
        kept.clear()
    assert path.read_text() == '{"version": 5, "game": {}}'


def test_a_game_from_before_there_was_another_kind_is_one_of_words(tmp_path: Path) -> None:
    games(tmp_path).save(GAME)
    path = tmp_path / "game.json"
    content = json.loads(path.read_bytes())
    for newer in ("kind", "details", "chips"):
        del content["game"][newer]
    path.write_text(json.dumps({"version": 3, "game": content["game"]}))
    loaded = games(tmp_path).load().value
    assert loaded is not None
    assert replace(loaded, record=GAME.record) == GAME


def test_a_game_from_before_there_were_profiles_is_one_of_guests(tmp_path: Path) -> None:
    old = {
        "pack_id": "fruit-01",
        "started": "2026-02-03T20:15:00+01:00",
        "clock_left": 42.5,
        "record": {"players": ["Ada", "Ben"]},
    }
    (tmp_path / "game.json").write_text(json.dumps({"version": 1, "game": old}))
    game = games(tmp_path).load().value
    assert game is not None
    assert game.profiles == (None, None)
    assert (game.started, game.ended, game.is_given, game.clock_left) == (GAME.started, None, False, 42.5)
    games(tmp_path).save(game)
    assert games(tmp_path).load().value == game, "once saved, it keeps the id that it has got"


@pytest.mark.parametrize(
    ("game", "owes"), [(None, False), (GAME, False), (OVER, True), (replace(OVER, is_given=True), False)]
)
def test_only_a_game_that_is_over_and_not_given_is_owed(
    tmp_path: Path, game: SavedGame | None, owes: bool
) -> None:
    kept = games(tmp_path)
    if game is not None:
        kept.save(game)
    assert kept.owes() is owes


def test_a_game_that_is_owed_makes_way_and_is_found_again(tmp_path: Path) -> None:
    kept = games(tmp_path)
    kept.save(GAME)
    kept.save(OVER)
    kept.owe(OVER)
    assert not kept.waiting(), "not even by its backup"
    kept.save(replace(GAME, id="0" * 31 + "c"))
    again = games(tmp_path)
    assert again.owes()
    (owed,) = again.owed()
    assert replace(owed, record=OVER.record) == OVER
    again.settle(owed)
    assert not again.owes()
    assert again.waiting()


def test_what_is_owed_is_put_aside_without_room_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "no space")

    kept = games(tmp_path)
    kept.save(OVER)
    with monkeypatch.context() as disk:
        disk.setattr("os.fsync", full)
        kept.owe(OVER)
    assert [replace(owed, record=OVER.record) for owed in games(tmp_path).owed()] == [OVER]


def test_a_game_whose_end_could_not_be_saved_is_written_aside(tmp_path: Path) -> None:
    kept = games(tmp_path)
    kept.save(GAME)
    kept.owe(OVER)
    assert not kept.waiting()
    assert [replace(owed, record=OVER.record) for owed in kept.owed()] == [OVER]


def test_what_is_owed_and_broken_is_set_aside(tmp_path: Path) -> None:
    kept = games(tmp_path)
    kept.save(OVER)
    kept.owe(OVER)
    (path,) = tmp_path.iterdir()
    path.write_text("{")
    assert list(kept.owed()) == []
    assert not kept.owes()
    assert [path.name.partition(".broken")[1] for path in tmp_path.iterdir()] == [".broken"]


def test_the_repr_shows_no_word() -> None:
    assert "apple" not in repr(GAME)
