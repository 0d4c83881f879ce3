"""What the signs in the end's matrix mean, as far as there are any in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from spyword_engine.deal import Role
from spyword_qt import phrasing
from spyword_qt.widgets.legend import DISC, RING, LegendEntry
from spyword_qt.widgets.matrix_cells import WON, Group, Head


def won(groups: Iterable[Group]) -> list[LegendEntry]:
    """What marks those of these groups that have won; nothing where none has."""
    text = QCoreApplication.translate("VoteMatrix", "won", "what a crown beside a role means")
    return [LegendEntry(WON, text)] if any(group.won for group in groups) else []


def legend(
    groups: Sequence[Group], heads: Sequence[Head], roles: Sequence[Role], crossed: Sequence[str]
) -> list[LegendEntry]:
    """An entry for each sign in these groups and heads.

    `roles` are everybody's, and `crossed` is what crosses stand for.
    """
    cells = [cell for group in groups for row in group.rows for cell in row.cells]
    icons = {head.icon for head in heads} | {cell.icon for cell in cells}
    entries = won(groups)
    if any(cell.on_target for cell in cells):
        entries.append(LegendEntry(RING, _found(roles)))
    if any(cell.decisive for cell in cells):
        text = QCoreApplication.translate("VoteMatrix", "votes that put somebody out")
        entries.append(LegendEntry(DISC, text))
    if "pass" in icons:
        entries.append(LegendEntry("pass", QCoreApplication.translate("VoteMatrix", "passed")))
    if "duel" in icons:
        text = QCoreApplication.translate("VoteMatrix", "a duel, and who was in it")
        entries.append(LegendEntry("duel", text))
    if "lots" in icons:
        text = QCoreApplication.translate("VoteMatrix", "a tie broken by lot")
        entries.append(LegendEntry("lots", text))
    if crossed:
        entries.append(LegendEntry("close", phrasing.row(crossed)))
    return entries


def _found(roles: Sequence[Role]) -> str:
    """What a ring means in a game of these roles."""
    if Role.GHOST in roles and roles.count(Role.SPY) > 1:
        return QCoreApplication.translate("VoteMatrix", "a citizen’s vote that found a spy or the ghost")
    if Role.GHOST in roles:
        return QCoreApplication.translate("VoteMatrix", "a citizen’s vote that found the spy or the ghost")
    if roles.count(Role.SPY) > 1:
        return QCoreApplication.translate("VoteMatrix", "a citizen’s vote that found a spy")
    return QCoreApplication.translate("VoteMatrix", "a citizen’s vote that found the spy")
