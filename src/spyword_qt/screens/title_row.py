"""Coins of titles in rows, and how a coin is filled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint

from spyword_qt import title_wording
from spyword_qt.screens.seen_people import TitleView
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.title_coin import TitleCoin

COLUMN: Final = 134
"""Least design pixels that a coin takes across, at normal text."""
MOST_COLUMNS: Final = 6


def fill(coin: TitleCoin, title: TitleView) -> None:
    """Let a coin show a title."""
    part = None if title.earned is not None else part_done(title)
    coin.show_title(
        title.name,
        title_wording.how_far(title),
        title_wording.glyph(title.scope, title.stat),
        part,
        worn=title.is_worn,
        said=title_wording.how_to_earn(title.scope, title.stat, title.at_least),
    )


def part_done(title: TitleView) -> float:
    """How much of the way to a title is done, 0 to 1. Everybody begins on level 1: that is none of it."""
    start = 1 if title.stat == "level" else 0
    return (title.have - start) / (title.at_least - start)


def columns_for(width: int, m: Metrics) -> int:
    """How many coins stand side by side in so many pixels."""
    return max(2, min(MOST_COLUMNS, int(width / (m.px(COLUMN) * m.text))))


def place_rows(coins: Sequence[TitleCoin], at: QPoint, width: int, columns: int) -> int:
    """Put coins into rows of so many, from a point on; returns the pixels in height that they take."""
    breadth, top = width // columns, at.y()
    for start in range(0, len(coins), columns):
        row = coins[start : start + columns]
        height = max(coin.heightForWidth(breadth) for coin in row)
        for place, coin in enumerate(row):
            coin.setGeometry(at.x() + place * breadth, top, breadth, coin.heightForWidth(breadth))
        top += height
    return top - at.y()


def preview(titles: Sequence[TitleView], count: int) -> tuple[TitleView, ...]:
    """So many titles of a gallery: half of them earned, the worn one first, half of them the nearest ones."""
    earned = sorted((one for one in titles if one.earned is not None), key=_by_date, reverse=True)
    earned.sort(key=_worn_first)
    nearest = sorted((one for one in titles if one.earned is None), key=_nearness)
    most = max(count - count // 2, count - len(nearest))
    first = earned[:most]
    return (*first, *nearest[: count - len(first)])


def _by_date(title: TitleView) -> int:
    return 0 if title.earned is None else title.earned.toordinal()


def _worn_first(title: TitleView) -> bool:
    return not title.is_worn


def _nearness(title: TitleView) -> tuple[float, int]:
    return (-part_done(title), title.at_least)
