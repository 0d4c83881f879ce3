"""Where the parts of a game's end lie: side by side or in a column, and where that has no room, scrolled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.end_gains import EndGains
from spyword_qt.screens.end_middle import EndMiddle
from spyword_qt.screens.end_title import EndTitle
from spyword_qt.screens.end_votes import EndVotes
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN
from spyword_qt.widgets.button_row import ButtonRow
from spyword_qt.widgets.columns import Columns
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.settle import rescale_all, settle

WIDEST: Final = 1400
TALLEST: Final = 960
BETWEEN: Final = 36
SMALL_BETWEEN: Final = 30
TOP: Final = 36
FOOT: Final = 30
GAP: Final = 16
MOST_MIDDLE: Final = 0.34
"""Part of a column that what stands beside the votes may take before these have had their share."""
KEPT: Final = 0.8
"""Part of the size that people want letters in, below which an end is scrolled rather than seen at once."""

KEPT_ON_BUTTONS: Final = 0.7
"""The same of what is on buttons, below which a text rather takes two lines."""


@dataclass(frozen=True, slots=True)
class EndLayout:
    """The parts of an end; all but the buttons are in what scrolls."""

    scroll: Scroll
    content: QWidget
    title: EndTitle
    middle: EndMiddle
    votes: EndVotes
    gains: EndGains
    buttons: ButtonRow
    columns: tuple[int, int]
    """Design pixels in width of what stands left of the votes, in a usual window and a small one."""
    votes_first: bool
    """Whether votes stand above what they stand beside elsewhere, where all is one column."""

    def arrange(self, m: Metrics) -> None:
        """Lay them out for a window."""
        page = _page(m)
        self.scroll.setGeometry(0, 0, m.width, m.height)
        self.content.setMinimumHeight(0)
        fitting = self._arrange_column(page, m) if m.portrait else self._arrange_beside(page, m)
        if self._can_be_read(fitting, m):
            _have_tab_go_through(self.votes, self.gains, self.buttons)
        else:
            self._arrange_scrolled(page, m)
            _have_tab_go_through(self.gains, self.votes, self.buttons)
        self.scroll.settle_bar()

    def _can_be_read(self, fitting: Metrics, m: Metrics) -> bool:
        """Whether every vote is seen, in letters that are near enough to those that people want."""
        matrix = self.votes.matrix
        if not matrix.is_seen_whole():
            return False
        # Where usual letters are wanted, all at once is worth smaller ones.
        is_usual = m.text <= 1.0
        return is_usual or (fitting.text >= KEPT * m.text and matrix.has_letters_for(KEPT * m.text))

    def _arrange_beside(self, page: QRect, m: Metrics) -> Metrics:
        """Lay out with the votes at the right; returns for what size of text the left is."""
        large, small = self.columns
        left = QRect(page)
        left.setWidth(m.px(small if m.small else large))
        beside = page.adjusted(left.width() + m.px(SMALL_BETWEEN if m.small else BETWEEN), 0, 0, 0)
        middle, fitting = self._fit_ends(left, m)
        self.votes.stand_beside(fitting, m.text)
        spare = min(
            middle.height() - self.middle.most_height(left.width()),
            beside.height() - self.votes.height_at(beside.width()),
        )
        if spare > 0:
            # All of it stands together in the middle, rather than the buttons far below the rest.
            left, beside = (room.adjusted(0, spare // 2, 0, spare // 2 - spare) for room in (left, beside))
            middle = self._place_ends(left, fitting)
        self.middle.place(middle)
        self.votes.place(beside)
        return fitting

    def _arrange_column(self, page: QRect, m: Metrics) -> Metrics:
        """Lay out one below the other; returns for what size of text."""
        between, fitting = self._fit_ends(page, m)
        width, gap = between.width(), m.px(GAP)
        height = self.middle.height_at(width)
        if height > MOST_MIDDLE * between.height():
            spare = between.height() - gap - self.votes.height_at(width)
            height = max(self.middle.least_height(width), min(spare, height))
        votes = between.height() - gap - height
        if self.votes_first:
            votes = min(votes, self.votes.height_at(width))
            self.votes.place(QRect(between.x(), between.y(), width, votes))
            self.middle.place(between.adjusted(0, votes + gap, 0, 0))
        else:
            self.middle.place(QRect(between.x(), between.y(), width, height))
            self.votes.place(between.adjusted(0, height + gap, 0, 0))
        return fitting

    def _arrange_scrolled(self, page: QRect, m: Metrics) -> None:
        """Lay out one below the other as high as that gets, the buttons alone always at the foot."""
        _rescale((self.title, self.middle, self.votes, self.gains, self.buttons), m)
        width, gap = page.width(), m.px(GAP)
        self.buttons.keep_in_lines(width, m, kept=KEPT_ON_BUTTONS)
        height = self.buttons.heightForWidth(width)
        foot = m.height - m.px(FOOT) - height
        self.buttons.setGeometry(page.x(), foot, width, height)
        self.scroll.setGeometry(0, 0, m.width, foot - gap)
        room = QRect(page.x(), m.px(TOP), width, 0)
        room.translate(0, self._place_head(room, m) + gap)
        blocks = [(self.middle.place, self.middle.scrolled_height), (self.votes.place, self.votes.height_at)]
        for place, height_at in reversed(blocks) if self.votes_first else blocks:
            room.setHeight(height_at(width))
            place(room)
            room.translate(0, room.height() + gap)
        self.content.setMinimumHeight(room.y())

    def _place_head(self, room: QRect, m: Metrics) -> int:
        """Winner and gains at the top of a room, side by side where that is lower; returns their height."""
        width, gap = room.width(), m.px(GAP)
        half = (width - gap) // 2
        title, gains = self.title.heightForWidth(width), self.gains.heightForWidth(width)
        beside = max(self.title.heightForWidth(half), self.gains.heightForWidth(half))
        if gains and beside <= title + gains and not m.portrait:
            self._place_title(QRect(room.x(), room.y(), half, beside))
            gains = self.gains.heightForWidth(half)
            top = room.y() + (beside - gains) // 2
            self.gains.setGeometry(room.x() + half + gap, top, width - gap - half, gains)
            return beside
        self._place_title(QRect(room.x(), room.y(), width, title))
        self.gains.setGeometry(room.x(), room.y() + title + gap, width, gains)
        return title + gap + gains if gains else title

    def _place_title(self, place: QRect) -> None:
        """The winner: nothing that stands over the votes is larger."""
        self.title.setGeometry(place)
        self.votes.keep_heading(self.title.letters())

    def _fit_ends(self, room: QRect, m: Metrics) -> tuple[QRect, Metrics]:
        """Winner, gains and buttons in letters that leave the rest room; returns that, and for what size."""
        parts: tuple[QWidget, ...] = (self.title, self.middle, self.gains, self.buttons)
        for fitting in m.with_smaller_text():
            _rescale((*parts, self.votes) if m.portrait else parts, fitting)
            between = self._place_ends(room, fitting)
            least = self.middle.least_height(room.width())
            if m.portrait:
                least += m.px(GAP) + self.votes.least_height(room.width())
            if between.height() >= least:
                break
        return between, fitting

    def _place_ends(self, room: QRect, m: Metrics) -> QRect:
        """Winner at the top of a room, gains and buttons at its foot; returns what is left between."""
        title = self.title.heightForWidth(room.width())
        self._place_title(QRect(room.x(), room.y(), room.width(), title))
        top = room.y() + title + m.px(GAP)
        self.buttons.keep_in_lines(room.width(), m, kept=KEPT_ON_BUTTONS)
        height = self.buttons.heightForWidth(room.width())
        foot = room.bottom() + 1 - height
        self.buttons.setGeometry(room.x(), foot, room.width(), height)
        height = self.gains.heightForWidth(room.width())
        foot -= height + m.px(GAP) if height else 0
        self.gains.setGeometry(room.x(), foot, room.width(), height)
        return QRect(room.x(), top, room.width(), foot - m.px(GAP) - top)


def _page(m: Metrics) -> QRect:
    """Where everything lies: the window, or where that is very large the middle of it."""
    side, top, foot = m.px(PAGE_MARGIN), m.px(TOP), m.px(FOOT)
    page = QRect(side, top, m.width - 2 * side, m.height - top - foot)
    if m.portrait:
        return page
    middle = QRect(0, 0, min(page.width(), m.px(WIDEST)), min(page.height(), m.px(TALLEST)))
    middle.moveCenter(page.center())
    return middle


def _have_tab_go_through(*parts: QWidget) -> None:
    """Have Tab go from one part to the next, as they are read."""
    stops = [
        one for part in parts for one in part.findChildren(QWidget) if isinstance(one, Control | Columns)
    ]
    for one, following in pairwise(stops):
        QWidget.setTabOrder(one, following)


def _rescale(parts: Sequence[QWidget], m: Metrics) -> None:
    for part in parts:
        rescale_all(part, m)
        settle(part)
