"""Counts of things in the table's language. Used before the first paint, so it knows no engine."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def people(count: int) -> str:
    """So many people."""
    return QCoreApplication.translate("wording", "%n people", "", count)


def times_played(times: int) -> str:
    """How often somebody of the table has played a package."""
    if times == 0:
        return QCoreApplication.translate("wording", "new to this table")
    return QCoreApplication.translate("wording", "played %n times", "", times)


def games(count: int) -> str:
    """So many games."""
    return QCoreApplication.translate("wording", "%n games", "", count)


def titles(count: int) -> str:
    """So many titles that are worn."""
    return QCoreApplication.translate("wording", "%n titles", "", count)
