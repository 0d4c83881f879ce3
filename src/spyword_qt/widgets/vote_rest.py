"""The line below the rows of a vote, of those whom nobody voted for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from spyword_qt import phrasing
from spyword_qt.people import Person
from spyword_qt.theme.fonts import ui
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import LEADING, MIN_TEXT
from spyword_qt.widgets.lines import Lines
from spyword_qt.widgets.vote_entry import VoteEntry

LETTERS: Final = 21
KEPT: Final = 0.6
"""Part of their size that the letters keep in any case."""
MOST_LINES: Final = 2


def rest_texts(entries: Sequence[VoteEntry], candidates: Sequence[Person]) -> tuple[str, ...]:
    """Whom of these nobody voted for by their names, and by their number alone; nothing of none or all."""
    voted = [entry.person for entry in entries if entry.person]
    names = [person.name for person in candidates if person not in voted]
    if not names or not voted:
        return ()
    told = QCoreApplication.translate("VoteRows", "Nobody voted for: {names}")
    others = QCoreApplication.translate("VoteRows", "Nobody voted for the other %n.", "", len(names))
    return told.format(names=phrasing.row(names)), others


def rest_lines(texts: Sequence[str], m: Metrics, width: float, height: float) -> Lines:
    """The first of `texts` in the largest letters in which it has room, the last one in any case.

    Each is to take no more than two lines, and no more than the height given.
    """
    most = m.font(LETTERS)
    for text in texts or ("",):
        for px in range(most, max(MIN_TEXT, round(KEPT * most)) - 1, -1):
            lines = Lines(text, ui(px, 450), max(1.0, width), LEADING)
            if lines.count <= MOST_LINES and lines.height <= height:
                return lines
    return lines
