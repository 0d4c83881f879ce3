"""How the editor of a package lies: texts beside both cards, or below them; the button stays at the foot.

Under cards beside them, if it can: the fields need all of their height once something is wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, pairwise
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.pack_editor_cards import CardsPart
from spyword_qt.screens.pack_editor_fields import FieldsPart
from spyword_qt.screens.pack_editor_scopes import ScopeTabs
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN
from spyword_qt.widgets.buttons import PrimaryButton
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.settle import settle
from spyword_qt.widgets.turning_row import MOST_TEXT

LEFT: Final = 640
PART: Final = 0.56
SMALL_PART: Final = 0.4
"""Of the width, for the fields: cards get too small to read before fields do."""
BETWEEN: Final = 36
GAP: Final = 14
FOOT: Final = 28
SMALL_FOOT: Final = 20
PORTRAIT_CARDS: Final = 0.42
"""Of the room, for the cards at the most where they lie above the fields."""


class EditorPage(QWidget):
    """What the editor is made of, empty."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._order: tuple[QWidget, ...] = ()
        self._room: QRect | None = None
        self._tabs = ScopeTabs()
        self._tabs.setParent(self)
        self._fields = FieldsPart()
        self._left = Scroll(self._fields, self)
        self._save = PrimaryButton("", "check", parent=self)
        self._save.setObjectName("save_package")
        self._cards = CardsPart()
        self._right = Scroll(self._cards, self)

    def arrange(self, m: Metrics, room: QRect) -> None:
        """Lay out in this room of the screen."""
        self._room = room
        self.setGeometry(room)
        for part in (self._fields, self._cards):
            settle(part)
        margin, gap, foot = m.px(PAGE_MARGIN), m.px(GAP), m.px(SMALL_FOOT if m.small else FOOT)
        width = room.width() - 2 * margin
        tabs = min(width, self._tabs.sizeHint().width())
        self._tabs.setGeometry(margin, 0, tabs, self._tabs.heightForWidth(tabs))
        top = self._tabs.height() + gap
        height = room.height() - top - foot
        if m.portrait:
            fields = height - self._place_save(QRect(margin, top, width, height)) - 2 * gap
            cards = self._cards_height(width, round(PORTRAIT_CARDS * height))
            self._right.setGeometry(margin, top, width, cards)
            self._draw_together(width, fields - cards)
            self._left.setGeometry(margin, top + cards + gap, width, fields - cards)
            self._order_stops(self._cards.buttons, _stops(self._fields), [self._save])
            return
        between = m.px(BETWEEN)
        left = min(m.px(LEFT), round(width * (SMALL_PART if m.small or m.text > MOST_TEXT else PART)))
        right = width - left - between
        texts, pictures = QRect(margin, top, left, height), QRect(margin + left + between, top, right, height)
        # Large letters leave both too little height: cards are what has to be seen whole.
        below = height - self._place_save(pictures) - gap
        if self._cards_height(right, below) >= self._right.wanted_height(right):
            pictures.setHeight(below)
            self._order_stops(_stops(self._fields), self._cards.buttons, [self._save])
        else:
            self._order_stops(_stops(self._fields), [self._save], self._cards.buttons)
            texts.setHeight(height - self._place_save(texts) - gap)
            self._cards_height(right, height)
        self._draw_together(left, texts.height())
        self._left.setGeometry(texts)
        self._right.setGeometry(pictures)

    def _order_stops(self, *parts: Sequence[QWidget]) -> None:
        """Let Tab go round as the parts lie."""
        order = (*_stops(self._tabs), *chain.from_iterable(parts))
        if order != self._order:
            self._order = order
            for one, following in pairwise(order):
                QWidget.setTabOrder(one, following)

    def _place_save(self, room: QRect) -> int:
        """Put the button at the foot of a room; returns how high it is."""
        high = self._save.heightForWidth(room.width())
        self._save.setGeometry(room.left(), room.bottom() + 1 - high, room.width(), high)
        return high

    def _draw_together(self, width: int, height: int) -> None:
        """Let what is wrong take its room from between the fields, before it hides the colours."""
        self._fields.draw_together(close=False)
        if self._left.wanted_height(width) > height:
            self._fields.draw_together(close=True)

    def _cards_height(self, width: int, most: int) -> int:
        """Let the cards be as high as what is under them leaves; returns how high all is, at the most."""
        self._cards.pair.set_most(most)
        below = self._right.wanted_height(width) - self._cards.pair.heightForWidth(width)
        self._cards.pair.set_most(most - below)
        return min(most, self._right.wanted_height(width))


def _stops(part: QWidget) -> list[QWidget]:
    """What Tab stops at, in the order in which it lies."""
    return [each for each in part.findChildren(QWidget) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
