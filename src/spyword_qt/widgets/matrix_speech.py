"""The end's table of people and votes in words, for those who listen to it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from spyword_qt import phrasing
from spyword_qt.widgets.matrix_cells import Cell, Head, Row


def spoken_rows(role: str, rows: Sequence[Row], *, won: bool) -> str:
    """A role, whether it has won, and who had it, each with their cells in the order of the votes."""
    if won:
        role = QCoreApplication.translate("VoteMatrix", "{role}, who won").format(role=role)
    return phrasing.labelled(role, phrasing.row(_spoken_row(row) for row in rows))


def spoken_heads(heads: Sequence[Head]) -> str:
    """The numbers of the votes; nothing where none was held."""
    if not heads:
        return ""
    votes = phrasing.row(_spoken_head(head) for head in heads)
    return QCoreApplication.translate("VoteMatrix", "Votes: {votes}").format(votes=votes)


def spoken_passes(passed: str, cells: Sequence[Cell]) -> str:
    """How many passed in each vote, after the word for it; nothing where that isn't told."""
    return phrasing.labelled(passed, phrasing.row(map(_spoken_cell, cells))) if cells else ""


def _spoken_head(head: Head) -> str:
    match head.icon:
        case "duel":
            sentence = QCoreApplication.translate("VoteMatrix", "{number} a duel")
        case "lots":
            sentence = QCoreApplication.translate("VoteMatrix", "{number} by lot")
        case _:
            sentence = "{number}"
    return sentence.format(number=head.number)


def _spoken_row(row: Row) -> str:
    said = [_spoken_cell(cell) for cell in row.cells]
    # What is empty after the last word is so because they were gone.
    while said and not said[-1]:
        said.pop()
    if not said:
        return row.person.name
    sentence = QCoreApplication.translate("VoteMatrix", "{name} ({votes})", "somebody, and what they voted")
    return sentence.format(name=row.person.name, votes=phrasing.row(cell or "–" for cell in said))


def _spoken_cell(cell: Cell) -> str:
    if cell.person is not None:
        return cell.person.name
    if cell.number is not None:
        return str(cell.number)
    match cell.icon:
        case "duel":
            return QCoreApplication.translate("VoteMatrix", "in the duel")
        case "pass":
            return QCoreApplication.translate("VoteMatrix", "passed")
        case _:
            return cell.text
