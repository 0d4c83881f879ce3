"""A window with a game in it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.qt.games.party import Party


@pytest.fixture
def party(tmp_path: Path, qtbot: QtBot) -> Iterator[Party]:
    """Closed again after the test, with whatever window came after it."""
    # Looking for what is left behind means looking at all that Python holds: what was there before is put
    # out of sight, for good, or every test would look at what all others left.
    gc.collect()
    gc.freeze()
    party = Party(tmp_path)
    yield party
    party.close()
