"""Every title there is: a shelf for each family, from the easiest to the hardest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby
from operator import itemgetter
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from spyword_engine.progress.stats import GENERAL
from spyword_qt import title_wording
from spyword_qt.past import past
from spyword_qt.screens.seen_people import TitleView
from spyword_qt.screens.title_row import columns_for, fill, place_rows
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.scroll import with_foot
from spyword_qt.widgets.text import Text, TextRole
from spyword_qt.widgets.title_coin import TitleCoin

BEFORE_SECTION: Final = 20
UNDER_SECTION: Final = 6
UNDER_NAME: Final = 4
AFTER_NAME: Final = 14
"""Beside a family's name, so that it and the next one aren't read as one."""
BETWEEN: Final = 8
FOOT: Final = 32


class _Shelf:
    """The titles of a family: its name over their coins."""

    def __init__(self, titles: Sequence[TitleView], parent: QWidget) -> None:
        self._named = titles[0]
        self.label = Text(role=TextRole.LABEL, tone="soft", parent=parent)
        # Where the next one's name takes two lines, this one's stays by its coins.
        self.label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        self.coins = tuple(TitleCoin(parent) for _ in titles)
        self.retranslate()

    def retranslate(self) -> None:
        self.label.setText(title_wording.family(self._named.scope, self._named.stat).name)

    @property
    def place_taken(self) -> QRect:
        """Where the name and the coins lie."""
        place = self.label.geometry()
        for coin in self.coins:
            place = place.united(coin.geometry())
        return place

    def heading_height(self, breadth: int, columns: int, m: Metrics) -> int:
        """Pixels in height that the name takes over so many columns at most."""
        return self.label.heightForWidth(self._heading_width(breadth, columns, m))

    def place(self, at: QPoint, heading: int, breadth: int, columns: int, m: Metrics) -> int:
        """Lie from a point on, with so much height for the name; returns the pixels in height taken."""
        width = self._heading_width(breadth, columns, m)
        columns = min(columns, len(self.coins))
        self.label.setGeometry(at.x(), at.y(), width, heading - m.px(UNDER_NAME))
        below = at + QPoint(0, heading)
        return heading + place_rows(self.coins, below, breadth * columns, columns)

    def _heading_width(self, breadth: int, columns: int, m: Metrics) -> int:
        return breadth * min(columns, len(self.coins)) - m.px(AFTER_NAME)


class TitlesGallery(QWidget):
    """One coin is chosen, whose id `chosen` gives; Tab comes to it, arrow keys go to the others."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("scrolled")
        self._height = 0
        self._sections: dict[str, Text] = {}
        self._coins: dict[str, TitleCoin] = {}
        self._order: list[tuple[str, _Shelf]] = []

    def show_titles(self, titles: Sequence[TitleView], chosen: str) -> None:
        """Show all of them, and which is chosen; to be arranged after."""
        if list(self._coins) != [title.id for title in titles]:
            self._build(titles)
        for title in titles:
            fill(self._coins[title.id], title)
        for _, shelf in self._order:
            shelf.retranslate()
        for scope, section in self._sections.items():
            of_all = scope == GENERAL
            section.setText(self.tr("For games of any kind") if of_all else past(scope).game_name())
        self.choose(chosen)

    def choose(self, chosen: str) -> None:
        """Mark which one is chosen."""
        for each, coin in self._coins.items():
            coin.setChecked(each == chosen)
            policy = Qt.FocusPolicy
            coin.setFocusPolicy(policy.StrongFocus if each == chosen else policy.ClickFocus)

    def coin(self, title: str) -> TitleCoin | None:
        """The coin of a title by its id, if there is such a title."""
        return self._coins.get(title)

    def shelf_of(self, title: str) -> QRect:
        """Where the titles of its family lie, under their name; empty if there is no such title."""
        coin = self._coins.get(title)
        return next((shelf.place_taken for _, shelf in self._order if coin in shelf.coins), QRect())

    def sizeHint(self) -> QSize:
        return QSize(0, self._height)

    def arrange(self, m: Metrics, width: int, room: int) -> None:
        """Lay out in a width in pixels, of which so many in height are seen at once."""
        columns, top = columns_for(width, m), 0
        for scope, shelves in groupby(self._order, itemgetter(0)):
            top += m.px(BEFORE_SECTION) if top else 0
            heading = self._sections[scope]
            height = heading.heightForWidth(width)
            heading.setGeometry(0, top, width, height)
            top += height + m.px(UNDER_SECTION)
            for line in _lines([shelf for _, shelf in shelves], columns):
                top += self._place_line(line, top, width // columns, columns, m) + m.px(BETWEEN)
        self._height = with_foot(top, m.px(FOOT), room)
        self.setFixedHeight(self._height)

    def _place_line(self, line: Sequence[_Shelf], top: int, breadth: int, columns: int, m: Metrics) -> int:
        """Put shelves beside one another; returns the pixels in height that they take."""
        heading = max(shelf.heading_height(breadth, columns, m) for shelf in line) + m.px(UNDER_NAME)
        left, most = 0, 0
        for shelf in line:
            most = max(most, shelf.place(QPoint(left, top), heading, breadth, columns, m))
            left += breadth * len(shelf.coins)
        return most

    def _build(self, titles: Sequence[TitleView]) -> None:
        for child in self.findChildren(QWidget):
            child.hide()
            child.deleteLater()
        self._coins, self._sections, self._order = {}, {}, []
        for (scope, _), group in groupby(titles, _family):
            if scope not in self._sections:
                self._sections[scope] = Text(role=TextRole.SECTION, parent=self)
            family = tuple(group)
            shelf = _Shelf(family, self)
            self._order.append((scope, shelf))
            for title, coin in zip(family, shelf.coins, strict=True):
                coin.setObjectName(f"title_{title.id}")
                coin.setCheckable(True)
                coin.clicked.connect(partial(self._pick, title.id))
                self._coins[title.id] = coin
        for child in self.findChildren(QWidget):
            child.show()

    def _pick(self, title: str, _checked: bool = False) -> None:
        self.choose(title)
        self.chosen.emit(title)


def _lines(shelves: Iterable[_Shelf], columns: int) -> Iterator[list[_Shelf]]:
    """The shelves, those beside one another that have room so."""
    line: list[_Shelf] = []
    for shelf in shelves:
        if line and sum(len(one.coins) for one in (*line, shelf)) > columns:
            yield line
            line = []
        line.append(shelf)
    yield line


def _family(title: TitleView) -> tuple[str, str]:
    return title.scope, title.stat
