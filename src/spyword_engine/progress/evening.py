"""When one evening ends and the next begins."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Final

NEW_EVENING: Final = 5
"""The hour: what happens between midnight and it counts to the evening before."""
_LATE: Final = timedelta(hours=NEW_EVENING)


def evening_of(moment: datetime) -> date:
    """The local date on which the evening of a local moment began."""
    return (moment - _LATE).date()
