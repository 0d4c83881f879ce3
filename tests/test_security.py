"""SECURITY.md: every promise names tests that there are."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "SECURITY.md").read_text("utf-8")


def test_every_promise_names_its_tests_and_they_are_there() -> None:
    promises = re.findall(r"^- \*\*.*?(?=^- \*\*|^#|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert len(promises) > 10
    for promise in promises:
        tests = re.findall(r"`(tests/[\w/]+\.py)`", promise)
        assert tests, promise
        for test in tests:
            assert (ROOT / test).is_file(), test
