"""What the end's matrix needs room for, measured from what it shows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from spyword_qt.theme.fonts import ui
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import MIN_TEXT
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.matrix_cells import Group, Head
from spyword_qt.widgets.matrix_grid import NAME, Contents, letters
from spyword_qt.widgets.matrix_paint import group_width, notes_width


def contents_of(
    groups: Sequence[Group], heads: Sequence[Head], passed: str, over_notes: str, m: Metrics
) -> Contents:
    """Measure people by groups with their votes below `heads`.

    `passed` is what the row of passes is called, where there is one, and `over_notes` what stands over notes.
    """
    rows = [row for group in groups for row in group.rows]
    cells = [cell for row in rows for cell in row.cells]
    names = [row.person.name for row in rows] + ([passed] if passed else [])
    notes = [row.note for row in rows]
    return Contents(
        groups=tuple(len(group.rows) for group in groups),
        passes=bool(passed),
        votes=len(heads),
        name_width=partial(_longest, names, m),
        head_width=partial(_longest_head, groups, m),
        least_width=max((group_width(group, MIN_TEXT) for group in groups[:1]), default=0.0),
        note_width=partial(_longest_note, notes, over_notes, m),
        days=any(head.day for head in heads),
        chips=any(cell.person is not None for cell in cells),
    )


def _longest(names: Sequence[str], m: Metrics, row: float) -> float:
    """Width of the longest name, in rows of so many pixels."""
    font = ui(letters(m, NAME, row), 500)
    return max((natural_width(name, font) for name in names), default=0)


def _longest_head(groups: Sequence[Group], m: Metrics, row: float) -> float:
    px = letters(m, NAME, row)
    return max((group_width(group, px) for group in groups), default=0.0)


def _longest_note(notes: Sequence[str], over: str, m: Metrics, row: float) -> float:
    return notes_width(notes, over, m, row) if any(notes) else 0.0
