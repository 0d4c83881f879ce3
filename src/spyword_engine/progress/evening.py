"""When one evening ends and the next begins."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Final

NEW_EVENING: Final = timedelta(hours=5)
"""After midnight: what happens before it counts to the evening before."""


def evening_of(moment: datetime) -> date:
    """The local date on which the evening of a local moment began."""
    return (moment - NEW_EVENING).date()
