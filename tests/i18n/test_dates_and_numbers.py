"""Dates, hours and numbers are written as each language writes them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

import pytest

from spyword_qt import languages, time_wording
from spyword_qt.spoken import SOURCE

WHEN = datetime(2026, 11, 29, 20, 5)
WRITTEN = {
    "en": ("29 Nov 2026", "Nov 2026", "29 Nov 2026, 8:05 PM", "1 h 2 min", "12,345"),
    "it": ("29 nov 2026", "nov 2026", "29 nov 2026, 20:05", "1 h 2 min", "12.345"),
    "pl": ("29 lis 2026", "lis 2026", "29 lis 2026, 20:05", "1 godz. 2 min", "12 345"),
    "zh": ("2026/11/29", "2026年11月", "2026/11/29 20:05", "1小时2分钟", "12,345"),
}


@pytest.fixture(autouse=True)
def english_again(qapp: object) -> Iterator[None]:
    yield
    languages.speak(SOURCE)


def plain(text: str) -> str:
    """With usual spaces: those that don't break differ between versions of Qt's tables."""
    return text.replace("\u202f", " ").replace("\xa0", " ")


@pytest.mark.parametrize("language", WRITTEN)
def test_they_are_written_as_the_language_has_it(language: str) -> None:
    languages.speak(language)
    said = (
        time_wording.day(WHEN),
        time_wording.month(WHEN),
        time_wording.moment(WHEN),
        time_wording.hours(3725),
        time_wording.number(12345),
    )
    assert tuple(map(plain, said)) == WRITTEN[language]
