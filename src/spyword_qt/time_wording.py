"""Days, months, hours and numbers as the language of the moment writes them."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime


def day(when: date) -> str:
    """A day of a year."""
    pattern = QCoreApplication.translate("times", "d MMM yyyy", "date format: a day, short")
    return QLocale().toString(QDate(when.year, when.month, when.day), pattern)


def month(when: date) -> str:
    """A month of a year."""
    pattern = QCoreApplication.translate("times", "MMM yyyy", "date format: a month, short")
    return QLocale().toString(QDate(when.year, when.month, 1), pattern)


def year(when: date) -> str:
    """A year."""
    pattern = QCoreApplication.translate("times", "yyyy", "date format: a year")
    return QLocale().toString(QDate(when.year, 1, 1), pattern)


def moment(when: datetime) -> str:
    """A day and the time of day."""
    time = QLocale().toString(QTime(when.hour, when.minute), QLocale.FormatType.ShortFormat)
    return QCoreApplication.translate("times", "{day}, {time}", "a game’s end").format(
        day=day(when), time=time
    )


def hours(seconds: int) -> str:
    """So long, to the minute."""
    whole, minutes = divmod(seconds // 60, 60)
    if not whole:
        return QCoreApplication.translate("times", "{minutes} min").format(minutes=minutes)
    return QCoreApplication.translate("times", "{hours} h {minutes} min").format(
        hours=number(whole), minutes=minutes
    )


def percent(share: int) -> str:
    """So many of a hundred."""
    return QCoreApplication.translate("board", "{percent}%").format(percent=number(share))


def number(count: int) -> str:
    """A number with the marks that part its thousands."""
    return QLocale().toString(count)


def signed(count: int) -> str:
    """A number that may be less than none."""
    return number(count) if count >= 0 else f"−{number(-count)}"


def added(count: int) -> str:
    """What is added to a sum, or taken from it: with its sign."""
    return f"+{number(count)}" if count >= 0 else signed(count)
