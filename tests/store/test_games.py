"""The game that was going on when the program was left."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from spyword_qt.store.games import Games, SavedGame
from spyword_qt.store.json_file import NotSaved, Outcome, Reading

GAME = SavedGame(
    record=b'{"deal": {"words": ["apple", "jab\\u0142ko"]}, "actions": [{"type": "see_card", "seat": 0}]}',
    pack_id="fruit-01",
    started="2026-02-03T20:15:00+01:00",
    clock_left=42.5,
)


def any_record(game: SavedGame) -> None:
    """Nothing is wrong with it."""


def games(folder: Path) -> Games:
    return Games(folder, any_record)


def test_at_first_there_is_no_game(tmp_path: Path) -> None:
    assert not games(tmp_path).waiting()
    assert games(tmp_path).load() == Reading(None, Outcome.ABSENT)


@pytest.mark.parametrize("game", [GAME, replace(GAME, clock_left=None)])
def test_what_is_saved_is_loaded(tmp_path: Path, game: SavedGame) -> None:
    games(tmp_path).save(game)
    assert games(tmp_path).waiting()
    loaded = games(tmp_path).load().value
    assert loaded is not None
    assert json.loads(loaded.record) == json.loads(game.record)
    assert replace(loaded, record=game.record) == game


def test_the_record_lies_in_the_file_as_json(tmp_path: Path) -> None:
    games(tmp_path).save(GAME)
    content = json.loads((tmp_path / "game.json").read_bytes())
    assert content["game"]["record"]["actions"] == [{"type": "see_card", "seat": 0}]


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
    assert reading.set_aside is not None
    assert reading.value is not None
    assert json.loads(reading.value.record) == json.loads(GAME.record)


@pytest.mark.parametrize(
    "change",
    [
        {"pack_id": 3},
        {"started": None},
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
    content = json.loads(path.read_bytes())
    path.write_text(json.dumps({**content, "game": {**content["game"], **change}}))
    assert games(tmp_path).load().outcome is Outcome.LOST


@pytest.mark.parametrize("gone", ["record", "pack_id", "started", "clock_left"])
def test_a_missing_value_is_a_broken_game(tmp_path: Path, gone: str) -> None:
    games(tmp_path).save(GAME)
    path = tmp_path / "game.json"
    content = json.loads(path.read_bytes())
    del content["game"][gone]
    path.write_text(json.dumps(content))
    assert games(tmp_path).load().outcome is Outcome.LOST


def test_a_game_of_a_newer_version_is_neither_replaced_nor_cleared(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text('{"version": 2, "game": {}}')
    kept = games(tmp_path)
    assert kept.load().outcome is Outcome.NEWER
    with pytest.raises(NotSaved):
        kept.save(GAME)
    with pytest.raises(NotSaved):
        kept.clear()
    assert path.read_text() == '{"version": 2, "game": {}}'


def test_the_repr_shows_no_word() -> None:
    assert "apple" not in repr(GAME)
