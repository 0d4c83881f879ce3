"""What is brought in while the first screen is looked at."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from spyword_qt.foresight import NEXT


@pytest.mark.parametrize("name", NEXT)
def test_what_is_brought_in_is_there(name: str) -> None:
    assert find_spec(name) is not None
