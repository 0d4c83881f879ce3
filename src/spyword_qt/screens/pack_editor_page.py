"""How the editor of a package lies: texts beside both cards, or below them; the button stays at the foot."""

from __future__ import annotations

from itertools import pairwise
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
        self._is_portrait: bool | None = None
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
        self._order_stops(m.portrait)
        margin, gap, foot = m.px(PAGE_MARGIN), m.px(GAP), m.px(SMALL_FOOT if m.small else FOOT)
        width = room.width() - 2 * margin
        tabs = min(width, self._tabs.sizeHint().width())
        self._tabs.setGeometry(margin, 0, tabs, self._tabs.heightForWidth(tabs))
        top = self._tabs.height() + gap
        height = room.height() - top - foot
        if m.portrait:
            most = round(PORTRAIT_CARDS * height)
            cards = self._cards_height(m, width, most)
            self._right.setGeometry(margin, top, width, cards)
            self._place_fields(m, QRect(margin, top + cards + gap, width, height - cards - gap))
            return
        between = m.px(BETWEEN)
        left = min(m.px(LEFT), round(width * (SMALL_PART if m.small or m.text > MOST_TEXT else PART)))
        right = width - left - between
        self._place_fields(m, QRect(margin, top, left, height))
        self._cards_height(m, right, height)
        self._right.setGeometry(margin + left + between, top, right, height)

    def _order_stops(self, portrait: bool) -> None:
        """Let Tab go round as the parts lie."""
        if portrait is self._is_portrait:
            return
        self._is_portrait = portrait
        texts = (*_stops(self._fields), self._save)
        rest = (*self._cards.buttons, *texts) if portrait else (*texts, *self._cards.buttons)
        for one, following in pairwise((*_stops(self._tabs), *rest)):
            QWidget.setTabOrder(one, following)

    def _place_fields(self, m: Metrics, room: QRect) -> None:
        """The button stays at the foot."""
        high = self._save.heightForWidth(room.width())
        self._save.setGeometry(room.left(), room.bottom() + 1 - high, room.width(), high)
        height = room.height() - high - m.px(GAP)
        self._fields.draw_together(close=False)
        if self._left.wanted_height(room.width()) > height:
            # What is wrong takes its room from between the fields, before it takes the colours out of sight.
            self._fields.draw_together(close=True)
        self._left.setGeometry(room.left(), room.top(), room.width(), height)

    def _cards_height(self, m: Metrics, width: int, most: int) -> int:
        """Let the cards be as high as what is under them leaves; returns how high all is, at the most."""
        self._cards.pair.set_most(most)
        below = self._right.wanted_height(width) - self._cards.pair.heightForWidth(width)
        self._cards.pair.set_most(most - below)
        return min(most, self._right.wanted_height(width))


def _stops(part: QWidget) -> list[QWidget]:
    """What Tab stops at, in the order in which it lies."""
    return [each for each in part.findChildren(QWidget) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
