"""What each part of the program may know: arrows go one way, as ARCHITECTURE.md has it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src"
MAY_NOT_KNOW = {
    "spyword_engine": ("spyword_qt", "PySide6"),
    "spyword_qt/theme": ("spyword_engine", "spyword_qt.widgets", "spyword_qt.screens", "spyword_qt.store"),
    "spyword_qt/widgets": ("spyword_qt.screens", "spyword_qt.store", "spyword_qt.table", "spyword_qt.flow"),
    "spyword_qt/screens": (
        *("spyword_qt.table", "spyword_qt.flow", "spyword_qt.stage", "spyword_qt.game"),
        *("spyword_qt.bandit.table", "spyword_qt.bandit.playing", "spyword_qt.bandit.game"),
    ),
    "spyword_qt/store": ("spyword_qt.widgets", "spyword_qt.screens", "spyword_qt.table"),
}


def imported(path: Path) -> Iterator[str]:
    """The modules that a file names in its imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("part", MAY_NOT_KNOW)
def test_a_part_knows_nothing_that_is_built_of_it(part: str) -> None:
    for path in sorted((SOURCES / part).rglob("*.py")):
        for module in imported(path):
            for other in MAY_NOT_KNOW[part]:
                assert module != other, path
                assert not module.startswith(f"{other}."), path


def test_wording_knows_no_screen_but_what_screens_are_shown() -> None:
    wordings = [path for path in SOURCES.rglob("*wording.py") if path.parent.name != "screens"]
    assert wordings
    for path in wordings:
        of_screens = [module for module in imported(path) if module.startswith("spyword_qt.screens.")]
        assert all(module.split(".")[2].startswith("seen") for module in of_screens), path
