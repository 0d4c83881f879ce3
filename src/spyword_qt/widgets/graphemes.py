"""Splitting a name the way its reader sees it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QTextBoundaryFinder


def graphemes(text: str) -> Iterator[str]:
    """The characters as seen: an accent or an emoji's joined parts stay with their letter."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, text)
    # Qt counts UTF-16 units, where an emoji is two.
    units = text.encode("utf-16-le")
    start = 0
    while (end := finder.toNextBoundary()) != -1:
        yield units[2 * start : 2 * end].decode("utf-16-le")
        start = end
