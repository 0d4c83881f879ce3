"""A window with a game in it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.qt.games.bandit_party import BanditParty
from tests.qt.games.party import Party


@pytest.fixture
def party(tmp_path: Path, qtbot: QtBot) -> Iterator[Party]:
    """Closed again after the test, with whatever window came after it."""
    put_out_of_sight()
    party = Party(tmp_path)
    yield party
    party.close()


@pytest.fixture
def bandits(tmp_path: Path, qtbot: QtBot) -> Iterator[BanditParty]:
    """The same for Secret Bandit."""
    put_out_of_sight()
    folder = tmp_path / "data"
    folder.mkdir()
    party = BanditParty(folder)
    yield party
    party.close()


def put_out_of_sight() -> None:
    """Looking for what is left behind means looking at all that Python holds.

    What was there before isn't looked at any more, or every test would look at what all others left.
    """
    gc.collect()
    gc.freeze()
