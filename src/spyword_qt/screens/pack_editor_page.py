"""How the editor of a package lies: texts beside both cards, or in one page with them; the button stays.

Under cards beside them, if it can: the fields need all of their height once something is wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, pairwise
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

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
SMALL_PART: Final = 0.415
"""Of the width, for the fields: cards get too small to read before fields do."""
BETWEEN: Final = 36
GAP: Final = 14
FOOT: Final = 28
SMALL_FOOT: Final = 20
PORTRAIT_CARDS: Final = 0.42
"""Of the room, for the cards at the most where they lie above the fields."""
LOW_CARDS: Final = 0.6
"""The same where they lie below them."""


class _Sheet(QWidget):
    """What scrolls: the fields, and the cards where they have no room of their own."""

    def __init__(self, fields: QWidget) -> None:
        super().__init__()
        self.setObjectName("scrolled")
        self._fields = fields
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(fields, 1)

    def keep(self, cards: QWidget, m: Metrics, *, first: bool) -> None:
        """Have the cards above the fields, or below."""
        self._column.setSpacing(m.px(GAP))
        self._column.insertWidget(0 if first else 1, cards)
        cards.show()

    def give(self, cards: QWidget, owner: QWidget) -> None:
        """Leave the cards to somebody else."""
        if cards.parentWidget() is not owner:
            self._column.removeWidget(cards)
            cards.setParent(owner)
            cards.show()


class EditorPage(QWidget):
    """What the editor is made of, empty."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._order: tuple[QWidget, ...] = ()
        self._room: QRect | None = None
        self._tabs = ScopeTabs()
        self._tabs.setParent(self)
        self._fields = FieldsPart()
        self._sheet = _Sheet(self._fields)
        self._left = Scroll(self._sheet, self)
        self._save = PrimaryButton("", "check", parent=self)
        self._save.setObjectName("save_package")
        self._cards = CardsPart()
        self._cards.setParent(self)

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
        page = QRect(margin, top, width, height)
        if m.portrait or m.text > MOST_TEXT or not self._lie_beside(page, m):
            self._lie_in_one(page, m)

    def _lie_beside(self, page: QRect, m: Metrics) -> bool:
        """Put the cards beside the fields; returns whether they are seen whole there."""
        self._save.set_size("hero")
        height, between, gap = page.height(), m.px(BETWEEN), m.px(GAP)
        part = SMALL_PART if m.small else PART
        left = min(m.px(LEFT), round(page.width() * part))
        right = page.width() - left - between
        texts, pictures = QRect(page), QRect(page)
        texts.setWidth(left)
        pictures.setLeft(page.left() + left + between)
        # Large letters leave both too little height: cards are what has to be seen whole.
        below = height - self._place_save(pictures) - gap
        if self._cards.height_at(right, below) <= below:
            pictures.setHeight(below)
            self._order_stops(_stops(self._fields), self._cards.buttons, [self._save])
        elif self._cards.height_at(right, height) <= height:
            self._order_stops(_stops(self._fields), [self._save], self._cards.buttons)
            texts.setHeight(height - self._place_save(texts) - gap)
        else:
            return False
        self._sheet.give(self._cards, self)
        self._fields.spread(left, m)
        self._draw_together(left, texts.height())
        self._left.setGeometry(texts)
        self._cards.setGeometry(pictures)
        return True

    def _lie_in_one(self, page: QRect, m: Metrics) -> None:
        """Let fields and cards scroll together; in a window that is wide they would hide what is typed."""
        width, gap = page.width(), m.px(GAP)
        # A window that is wide has no height to spare for what is wrong.
        self._save.set_size("hero" if m.portrait else "normal")
        height = page.height() - self._place_save(page) - gap
        self._sheet.give(self._cards, self)
        self._fields.spread(width, m)
        self._draw_together(width, 0)
        rest = height - gap - self._left.wanted_height(width)
        most = round((PORTRAIT_CARDS if m.portrait else LOW_CARDS) * height)
        self._cards.height_at(width, min(rest, most), may_be_low=m.portrait)
        self._sheet.keep(self._cards, m, first=m.portrait)
        settle(self._sheet)
        self._left.setGeometry(page.left(), page.top(), width, height)
        parts = self._cards.buttons, _stops(self._fields)
        self._order_stops(*(parts if m.portrait else reversed(parts)), [self._save])

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


def _stops(part: QWidget) -> list[QWidget]:
    """What Tab stops at, in the order in which it lies."""
    return [each for each in part.findChildren(QWidget) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
