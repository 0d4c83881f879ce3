"""A window with a game in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.qt.games.party import Party


@pytest.fixture
def party(tmp_path: Path, qtbot: QtBot) -> Iterator[Party]:
    """Closed again after the test, with whatever window came after it."""
    party = Party(tmp_path)
    yield party
    party.close()
