"""Where everything stands while a game is set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import product
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QWidget

from spyword_qt.game_kind import GameKind
from spyword_qt.screens.pill_row import EASY_PAD
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.setup_body import Plan, SetupBody, SetupPart
from spyword_qt.screens.setup_judged import JudgedPart
from spyword_qt.screens.setup_top import SetupTop
from spyword_qt.screens.setup_word import WordPart
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN
from spyword_qt.widgets.buttons import PrimaryButton, Size
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.text import Text, TextRole

GAP: Final = 10
BESIDE_START: Final = 18
_LINE = Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class _Distances:
    """Design pixels from the window's top to its foot."""

    top: int
    under_choice: int
    above_table: int
    above_start: int
    bottom: int


_EASY: Final = _Distances(22, 14, 14, 14, 26)
_COMPACT: Final = _Distances(16, 8, 13, 16, 21)
"""Where there is no room for more."""
_GIVING_WAY: Final[tuple[Size, ...]] = ("hero", "close")


class SetupPage(QWidget):
    """Names at the top and the start button at the foot stay; what is between scrolls where it must."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self._apart = _EASY
        self.top = SetupTop(self)
        self.body = SetupBody()
        self.word, self.judged = WordPart(screen, self.body), JudgedPart(screen, self.body)
        self.parts: Mapping[GameKind, SetupPart] = {"word": self.word, "bandit": self.judged}
        """What each game lets its host choose."""
        self.judged.hide()
        self.body.show_part(self.word)
        self.area = Scroll(self.body, self)
        self.reason = Text(role=TextRole.CAPTION, tone="soft", parent=self)
        self.reason.setObjectName("start_reason")
        self.start = PrimaryButton("", "arrow", parent=self)
        self.start.setObjectName("start_game")

    def arrange(self, m: Metrics) -> None:
        """Lay out for a window: the most spacious way in which nothing has to scroll."""
        self.setGeometry(0, 0, m.width, m.height)
        margin = m.px(PAGE_MARGIN)
        width = m.width - 2 * margin
        self.body.part.line.show()
        # How high the table is depends on how wide it is: long names break.
        self.body.strip.resize(width, self.body.strip.height())
        compact_ways = (True,) if m.small and not m.portrait else (False, not m.portrait)
        for lines, compact in product(range(self.body.strip.lines_of_names(), 0, -1), compact_ways):
            self.body.strip.break_names(lines)
            self._apart = _COMPACT if compact else _EASY
            apart = self._apart
            top = self.top.place(m, m.px(apart.top), m.px(apart.under_choice), compact=compact)
            top += m.px(apart.above_table)
            ways = self._place_beside, self._place_beside_line, self._place_stacked
            if any(way(m, margin, width, top) for way in ways):
                return
        self._place_scrolling(m, margin, width, top)

    def _place_beside(self, m: Metrics, margin: int, width: int, top: int) -> bool:
        """The start button beside the settings, if that fits."""
        if m.small or m.portrait or not self._has_room_for_reason(m, width):
            return False
        room = m.height - m.px(self._apart.bottom) - top
        start, pills = self._side_by_side(m, width)
        plan = self.body.plan(m, width, pills, self._line_height(m, width), room)
        if self.body.height_of(plan) > room or self.body.part.pills.row_width() > pills:
            return False
        self._place_body(m, margin, top, room, plan)
        self._place_reason(m, top)
        row = self.body.pills_rect().translated(0, top)
        height = max(row.height(), self.start.heightForWidth(start))
        at = row.top() - (height - row.height()) // 2
        self.start.setGeometry(margin + width - start, at, start, height)
        self.start.raise_()
        return True

    def _side_by_side(self, m: Metrics, width: int) -> tuple[int, int]:
        """Pixels of the start button and of the pills beside it; it gives way to them first."""
        start = pills = 0
        for size in _GIVING_WAY:
            self.start.set_size(size)
            start = self.start.sizeHint().width()
            pills = width - start - m.px(BESIDE_START)
            if self.body.part.pills.row_width(EASY_PAD) <= pills:
                break
        return start, pills

    def _place_beside_line(self, m: Metrics, margin: int, width: int, top: int) -> bool:
        """The start button below the settings of a small window, and beside it the line that was over them.

        The covers get that line's room.
        """
        part, has_reason = self.body.part, not self.reason.isHidden()
        is_compact = self._apart is _COMPACT
        if not is_compact or m.portrait or not part.line_may_go_down(has_reason=has_reason):
            return False
        self.start.set_size("close")
        line = part.line.sizeHint()
        start = width - line.width() - m.px(BESIDE_START)
        if start < self.start.sizeHint().width():
            return False
        foot = max(line.height(), self.start.heightForWidth(start))
        if has_reason and not self._has_room_for_reason_in(QSize(line.width(), foot)):
            return False
        below = m.px(self._apart.above_start) + foot
        room = m.height - m.px(self._apart.bottom) - top
        plan = self.body.plan(m, width, width, 0, room - below)
        spare = room - below - self.body.height_of(plan)
        if spare < 0:
            return False
        # The line stands where the button does: at the foot of the window.
        plan = replace(plan, foot=foot, height=plan.height + spare + below)
        self._place_body(m, margin, top, room, plan)
        self.start.setGeometry(margin + width - start, top + room - foot, start, foot)
        self.start.raise_()
        part.line.setVisible(not has_reason)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignLeft | _LINE)
        self.reason.setGeometry(margin, top + room - foot, line.width(), foot)
        self.reason.raise_()
        return True

    def _place_stacked(self, m: Metrics, margin: int, width: int, top: int) -> bool:
        """The start button below the settings, if that fits."""
        if not self._has_room_for_reason(m, width):
            return False
        room = self._place_start(m, margin, width) - m.px(self._apart.above_start) - top
        plan = self.body.plan(m, width, width, self._line_height(m, width), room)
        if self.body.height_of(plan) > room:
            return False
        self._place_body(m, margin, top, room, plan)
        self._place_reason(m, top)
        return True

    def _place_scrolling(self, m: Metrics, margin: int, width: int, top: int) -> None:
        foot = self._place_start(m, margin, width) - m.px(self._apart.above_start)
        # Scrolled away, the reason would leave the button dead without a word.
        reason = 0 if self.reason.isHidden() else self.reason.heightForWidth(width)
        room = foot - reason - top
        # Names that would be shortened needn't be now.
        self.body.strip.break_names(self.body.strip.lines_of_names())
        part, above = self.body.part, m.px(self._apart.above_start)
        line = part.line.sizeHint().height()
        # What the reason doesn't stand in can wait.
        goes_down = part.line_may_go_down(has_reason=False)
        plan = self.body.plan(m, width, width, 0 if goes_down else line, room)
        if goes_down:
            plan = replace(plan, foot=line, height=plan.height + above + line)
        self._place_body(m, margin, top, room, plan)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignHCenter | _LINE)
        self.reason.setGeometry(margin, foot - reason + above // 2, width, reason)

    def _place_start(self, m: Metrics, margin: int, width: int) -> int:
        """Put the start button at the foot; returns its top."""
        self.start.set_size("close" if self._apart is _COMPACT else "hero")
        height = self.start.heightForWidth(width)
        top = m.height - m.px(self._apart.bottom) - height
        self.start.setGeometry(margin, top, width, height)
        return top

    def _place_body(self, m: Metrics, margin: int, top: int, room: int, plan: Plan) -> None:
        self.body.place(m, margin, plan)
        self.area.setGeometry(0, top, m.width, room)

    def _place_reason(self, m: Metrics, top: int) -> None:
        """Say why there is no start, in the line over the settings."""
        room = self.body.beside_line(m.px(GAP))
        self.reason.setAlignment(Qt.AlignmentFlag.AlignRight | _LINE)
        self.reason.setGeometry(room.translated(QPoint(0, top)))
        self.reason.raise_()

    def _line_height(self, m: Metrics, width: int) -> int:
        """Pixels for the line over the settings, which says as well why there is no start."""
        own = self.body.part.line.sizeHint().height()
        if self.reason.isHidden():
            return own
        return max(own, self.reason.heightForWidth(self._beside_line(m, width)))

    def _has_room_for_reason(self, m: Metrics, width: int) -> bool:
        """Whether each word of why there is no start fits beside the line over the settings.

        An upright window and a small one have room for it over the button, where it would break beside.
        """
        if self.reason.isHidden():
            return True
        beside = self._beside_line(m, width)
        if self.reason.minimumSizeHint().width() > beside:
            return False
        is_whole = self.reason.heightForWidth(beside) <= self.reason.heightForWidth(width)
        return is_whole or not (m.portrait or m.small)

    def _has_room_for_reason_in(self, room: QSize) -> bool:
        is_whole = self.reason.minimumSizeHint().width() <= room.width()
        return is_whole and self.reason.heightForWidth(room.width()) <= room.height()

    def _beside_line(self, m: Metrics, width: int) -> int:
        return width - self.body.part.line.sizeHint().width() - m.px(GAP)
