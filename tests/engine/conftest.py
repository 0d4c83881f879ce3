"""One referee for a file's tests: each begins its own game, and none may bring it down."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.engine.referee_process import RefereeProcess


@pytest.fixture(scope="module")
def referee() -> Iterator[RefereeProcess]:
    process = RefereeProcess()
    yield process
    assert process.close() == (b"", b"", 0)


@pytest.fixture
def fresh_referee() -> Iterator[RefereeProcess]:
    """A referee without a game."""
    process = RefereeProcess()
    yield process
    assert process.close() == (b"", b"", 0)
