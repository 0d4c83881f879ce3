"""Days as people speak of them."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QCoreApplication

from spyword_qt.time_wording import day

WEEK: Final = 7


def last_played(evening: date | None, tonight: date) -> str:
    """When somebody was last in a game; both are the dates on which evenings began."""
    if evening is None:
        return QCoreApplication.translate("when", "not played yet")
    days = (tonight - evening) // timedelta(days=1)
    if days == 0:
        return QCoreApplication.translate("when", "tonight")
    if days == 1:
        return QCoreApplication.translate("when", "last night")
    if 1 < days < WEEK:
        return QCoreApplication.translate("when", "%n days ago", "", days)
    return day(evening)
