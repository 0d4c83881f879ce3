"""Two files are written for a game: what becomes of the one says nothing of the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

from spyword_qt.game import Game
from spyword_qt.keeper import Keeper
from spyword_qt.store.game_pack import GamePacks
from spyword_qt.store.games import Games
from spyword_qt.store.not_saved import NotSaved, SaveProblem


class _Disk:
    """Takes or refuses a game."""

    def __init__(self) -> None:
        self.is_full = False

    def save(self, _game: object) -> None:
        if self.is_full:
            _refuse()


class _Game:
    def saved(self, _left: float | None) -> None:
        return None


def _refuse() -> None:
    raise NotSaved(Path("anything"), SaveProblem.FULL)


def _straight(save: Callable[[], None]) -> Callable[[], None]:
    return save


def _take() -> None:
    pass


@pytest.fixture
def disk() -> _Disk:
    return _Disk()


@pytest.fixture
def keeper(qapp: object, disk: _Disk) -> Keeper:
    return Keeper(cast("Games", disk), cast("GamePacks", None))


def _save(keeper: Keeper) -> None:
    keeper.save(cast("Game", _Game()), None, _straight)
    keeper.finish()


def test_a_game_that_is_not_saved_stays_so_whatever_else_is(keeper: Keeper, disk: _Disk) -> None:
    said: list[Any] = []
    keeper.not_saved.connect(partial(said.append, True))
    disk.is_full = True
    for _ in range(3):
        _save(keeper)
        keeper.write(_take)
        keeper.finish()
    assert not keeper.is_saved
    assert len(said) == 1


def test_a_game_is_saved_whatever_else_is_not(keeper: Keeper) -> None:
    said: list[Any] = []
    keeper.not_saved.connect(partial(said.append, True))
    _save(keeper)
    keeper.write(_refuse)
    keeper.finish()
    assert keeper.is_saved
    assert said == []
