"""The title that is looked at: on somebody's card, how it is earned, and whether to wear it."""

from __future__ import annotations

from math import inf
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from spyword_qt import time_wording, title_wording
from spyword_qt.screens.seen_people import TitlesView, TitleView
from spyword_qt.screens.title_row import part_done
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.buttons import Button, PrimaryButton, SecondaryButton
from spyword_qt.widgets.column import KEPT_TEXT, Stack
from spyword_qt.widgets.meter import Meter
from spyword_qt.widgets.name_card import NameCard
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.text import Text, TextRole

GAP: Final = 16
LEAST_CARD: Final = 264
"""Pixels in height below which no long name can be read on it."""
MOST_CARD: Final = 400
CARD_SHAPE: Final = 0.86
"""Width over height of the card's room."""


class TitlesPick(QWidget):
    """`wear` gives the id of the title that is to be worn from now on; empty for none."""

    wear = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title: TitleView | None = None
        self._card = NameCard(self)
        self._how = Text(role=TextRole.BODY)
        self._how.setObjectName("how_to_earn")
        self._meter = Meter()
        self._far = Text(role=TextRole.NOTE, tone="soft")
        self._far.setObjectName("how_far")
        self._words = Stack()
        self._words.setObjectName("scrolled")
        for part, above in ((self._how, 0), (self._meter, 10), (self._far, 6)):
            self._words.add(part, above)
        self._scroll = Scroll(self._words, self)
        self._wear = PrimaryButton("", size="normal", parent=self)
        self._wear.setObjectName("wear_title")
        self._take_off = SecondaryButton("", parent=self)
        self._take_off.setObjectName("take_off_title")
        for button in (self._wear, self._take_off):
            button.clicked.connect(self._press)

    def show_title(self, view: TitlesView, title: TitleView) -> None:
        """Show a title as it looks, or would look, on somebody's card; to be arranged after."""
        self._title = title
        is_theirs = title.earned is not None
        self._card.show_card(view.avatar, view.name, title.name, theirs=is_theirs)
        self._how.setText(title_wording.how_to_earn(title.scope, title.stat, title.at_least))
        self._meter.setVisible(not is_theirs)
        self._meter.show_part(part_done(title))
        if title.earned is not None:
            self._far.setText(self.tr("Earned on {day}").format(day=time_wording.day(title.earned)))
        else:
            self._far.setText(title_wording.how_far(title))
        self._wear.setText(self.tr("Wear This Title"))
        self._wear.setEnabled(is_theirs)
        self._take_off.setText(self.tr("Take It Off"))
        had_focus = self._button.hasFocus()
        self._wear.setVisible(not title.is_worn)
        self._take_off.setVisible(title.is_worn)
        if had_focus:
            self._button.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _button(self) -> Button:
        """The one that is there for the title."""
        return self._wear if self._take_off.isHidden() else self._take_off

    def arrange(self, m: Metrics) -> None:
        """Lay out in the place that it has."""
        if m.portrait:
            self._lie(m)
        else:
            self._stand(m)

    def height_at(self, width: int, m: Metrics) -> int:
        """Pixels in height that it takes beside the card in an upright window."""
        words = width - round(CARD_SHAPE * m.px(MOST_CARD)) - m.px(2 * GAP)
        return max(self._fit(words, inf, m) + m.px(GAP), m.px(0.8 * MOST_CARD))

    def _fit(self, width: int, height: float, m: Metrics) -> int:
        """Take the largest letters in which words and button are no higher than that; returns the height."""
        button, taken = self._button, 0
        for smaller in m.with_smaller_text(kept=KEPT_TEXT):
            for part in (self._how, self._far, button):
                part.rescale(smaller)
            self._words.space(m)
            taken = self._words.height_at(width) + button.heightForWidth(width)
            if taken <= height:
                break
        return taken

    def _stand(self, m: Metrics) -> None:
        """Card above words above button, in the middle."""
        width, gap = self.width(), m.px(GAP)
        self._fit(width, self.height() - 2 * gap - LEAST_CARD, m)
        button, words = self._button.heightForWidth(width), self._words.height_at(width)
        room = self.height() - button - 2 * gap
        widest = min(m.px(MOST_CARD), round(width / CARD_SHAPE))
        card = min(widest, max(LEAST_CARD, room - words))
        words = min(words, room - card)
        top = (room - card - words) // 2
        self._card.setGeometry(0, top, width, card)
        top += card + gap
        self._scroll.setGeometry(0, top, width, words)
        self._button.setGeometry(0, top + words + gap, width, button)

    def _lie(self, m: Metrics) -> None:
        """The card beside words and button."""
        gap, height = m.px(GAP), self.height()
        card = round(CARD_SHAPE * min(height, m.px(MOST_CARD)))
        self._card.setGeometry(QRect(0, 0, card, height))
        left = card + 2 * gap
        width = self.width() - left
        self._fit(width, height - gap, m)
        button = self._button.heightForWidth(width)
        words = min(self._words.height_at(width), height - button - gap)
        top = (height - words - gap - button) // 2
        self._scroll.setGeometry(left, top, width, words)
        self._button.setGeometry(left, top + words + gap, width, button)

    def _press(self, _checked: bool = False) -> None:
        if self._title is not None:
            self.wear.emit("" if self._title.is_worn else self._title.id)
