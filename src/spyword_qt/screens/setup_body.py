"""The part of the set-up that scrolls where it must: table, covers, settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.page_buttons import PageButtons
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.setup_packages import SHOWN, CoverRow
from spyword_qt.screens.setup_recommended import RecommendedLine
from spyword_qt.screens.setup_settings import SettingPills
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import TILE_GAP
from spyword_qt.widgets.buttons import QuietButton
from spyword_qt.widgets.strip import TableStrip
from spyword_qt.widgets.text import FitText, TextRole

BEFORE_SECTION: Final = 8
UNDER_SECTION: Final = 2
BEFORE_RECOMMENDED: Final = 4
UNDER_RECOMMENDED: Final = 0
SPREAD: Final = 36
"""Where there is room, sections stand so much farther apart."""
COVER: Final = 250
COVER_TEXT_PART: Final = 0.345
"""Part of a cover's height that its kind and its note have."""


@dataclass(frozen=True)
class Plan:
    """Heights and widths in pixels for one room."""

    width: int
    pills_width: int
    cover_columns: int
    cover_rows: int
    recommended: int
    covers: int
    spread: int
    height: int


class SetupBody(QWidget):
    """Laid out by a plan that is made first, since how the page is laid out depends on its height."""

    def __init__(self, screen: Screen) -> None:
        super().__init__()
        self.setObjectName("scrolled")
        self._height = 0
        self.strip = TableStrip(self)
        self.packages_title = FitText(role=TextRole.SECTION, parent=self)
        self.packages_title.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.pages = PageButtons(self)
        self.all_packages = QuietButton("", "arrow", parent=self)
        self.all_packages.setObjectName("all_packages")
        self.covers = CoverRow(screen.guard, self)
        self.pages.wanted.connect(self.covers.page)
        self.covers.moved.connect(self._show_pages)
        self.recommended = RecommendedLine(self)
        self.pills = SettingPills(screen, self)

    def sizeHint(self) -> QSize:
        return QSize(0, self._height)

    def plan(self, m: Metrics, width: int, pills_width: int, recommended: int, room: int) -> Plan:
        """How it would stand in so much room; higher than the room where the covers can't give way."""
        columns, rows = (3, 2) if m.portrait else (4, 1) if m.small else (SHOWN + 1, 1)
        least = max(m.px(150), round((1.3 * m.font(18) + 1.3 * m.font(18)) / COVER_TEXT_PART))
        between = (rows - 1) * m.px(TILE_GAP)
        gaps = BEFORE_SECTION, UNDER_SECTION, BEFORE_RECOMMENDED, UNDER_RECOMMENDED
        fixed = (
            self.strip.sizeHint().height()
            + self._section_height()
            + recommended
            + self.pills.height_at(pills_width)
            + sum(m.px(gap) for gap in gaps)
        )
        most = max(least, m.px(COVER))
        covers = min(room - fixed, rows * most + between)
        if covers < rows * least + between:
            # They scroll then, and needn't be small as well.
            covers = rows * most + between
        spread = min(m.px(SPREAD), max(0, room - fixed - covers) // 2)
        height = fixed + covers + 2 * spread
        return Plan(width, pills_width, columns, rows, recommended, covers, spread, height)

    def place(self, m: Metrics, margin: int, plan: Plan) -> None:
        """Lay out by the plan, `margin` pixels from the left edge."""
        self._height = plan.height
        self.setFixedHeight(plan.height)
        y = self.strip.sizeHint().height()
        self.strip.setGeometry(margin, 0, plan.width, y)
        y += m.px(BEFORE_SECTION) + plan.spread
        section = self._section_height()
        button = self.all_packages.sizeHint().width()
        pages = self.pages.sizeHint().width()
        self.packages_title.setGeometry(margin, y, plan.width - button - pages, section)
        self.pages.setGeometry(margin + plan.width - button - pages, y, pages, section)
        self.all_packages.setGeometry(margin + plan.width - button, y, button, section)
        y += section + m.px(UNDER_SECTION)
        self.covers.setGeometry(margin, y, plan.width, plan.covers)
        self.covers.set_columns(plan.cover_columns, plan.cover_rows)
        self._show_pages()
        y += plan.covers + m.px(BEFORE_RECOMMENDED) + plan.spread
        width = min(plan.width, self.recommended.sizeHint().width())
        self.recommended.setGeometry(margin, y, width, plan.recommended)
        y += plan.recommended + m.px(UNDER_RECOMMENDED)
        self.pills.setGeometry(margin, y, plan.pills_width, self.pills.height_at(plan.pills_width))
        self.pills.place()

    def beside_recommended(self, gap: int) -> QRect:
        """The free part of the line over the settings, in this widget's coordinates."""
        line = self.recommended.geometry()
        left = line.right() + gap
        right = self.strip.geometry().right()
        return QRect(left, line.top(), right - left + 1, line.height())

    def _show_pages(self) -> None:
        self.pages.show_ways(self.covers.can_page(-1), self.covers.can_page(1))

    def _section_height(self) -> int:
        return max(
            self.pages.sizeHint().height(),
            self.packages_title.sizeHint().height(),
            self.all_packages.sizeHint().height(),
        )
