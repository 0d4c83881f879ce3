"""What is chosen for the word game: its package, and its settings."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from spyword_qt.draft import Draft
from spyword_qt.screens.page_buttons import PageButtons
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.setup_body import Plan, SetupPart
from spyword_qt.screens.setup_packages import SHOWN, CoverRow
from spyword_qt.screens.setup_recommended import RecommendedLine
from spyword_qt.screens.setup_settings import SettingPills
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import TILE_GAP
from spyword_qt.widgets.buttons import QuietButton
from spyword_qt.widgets.text import FitText, TextRole

BEFORE_SECTION: Final = 4
UNDER_SECTION: Final = 2
BEFORE_RECOMMENDED: Final = 2
UNDER_RECOMMENDED: Final = 0
BEFORE_SETTINGS: Final = 16
"""Where nothing stands between them and the covers."""
SPREAD: Final = 36
"""Where there is room, sections stand so much farther apart."""
COVER: Final = 280
LEAST_COVER: Final = 150
LEAST_IN_PORTRAIT: Final = 140
"""Where they stand in two rows, and settings as well."""
LEAST_IN_SMALL: Final = 180
"""In a small window, where a note takes two lines."""
ROOMY_COVER: Final = 190
"""From which height on covers stand in two rows in a window that has so much room."""
COVER_TEXT_PART: Final = 0.42
"""Part of a cover's height that its kind and its note have."""


class WordPart(SetupPart):
    """Covers over settings."""

    def __init__(self, screen: Screen, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = FitText(role=TextRole.SECTION, parent=self)
        self._title.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._pages = PageButtons(self)
        self.all_packages = QuietButton("", "arrow", parent=self)
        self.all_packages.setObjectName("all_packages")
        self.covers = CoverRow(screen.guard, self)
        self._pages.wanted.connect(self.covers.page)
        self.covers.moved.connect(self._show_pages)
        self.line = self.recommended = RecommendedLine(self)
        self.pills = self.settings = SettingPills(screen, self)
        self._is_line_below = False

    def show_draft(self, draft: Draft) -> None:
        """Show how everything is set."""
        self.settings.show_draft(draft)
        self.recommended.show_draft(draft)

    def retranslate(self) -> None:
        """Set every text that no draft changes in the language of the moment."""
        self._title.setText(self.tr("The package"))
        self.covers.retranslate()
        self._pages.retranslate()
        self.settings.retranslate()

    def line_may_go_down(self, *, has_reason: bool) -> bool:
        return not has_reason or not self.recommended.has_button

    def plan(self, m: Metrics, width: int, pills_width: int, line: int, room: int) -> Plan:
        least = m.px(LEAST_IN_SMALL if m.small else LEAST_IN_PORTRAIT if m.portrait else LEAST_COVER)
        least = max(least, round((1.3 * m.font(18) + 1.3 * m.font(18)) / COVER_TEXT_PART))
        between_lines = (BEFORE_RECOMMENDED, UNDER_RECOMMENDED) if line else (BEFORE_SETTINGS,)
        gaps = sum(m.px(gap) for gap in (BEFORE_SECTION, UNDER_SECTION, *between_lines))
        pills = self.pills.height_at(pills_width)
        fixed = self._section_height() + line + pills + gaps
        columns, rows = (3, 2) if m.portrait else (4, 1) if m.small else (SHOWN + 1, 1)
        if not (m.portrait or m.small) and room - fixed >= 2 * max(least, m.px(ROOMY_COVER)) + m.px(TILE_GAP):
            rows = 2
        between = (rows - 1) * m.px(TILE_GAP)
        most = max(least, m.px(COVER))
        covers = min(room - fixed, rows * most + between)
        if covers < rows * least + between:
            # It scrolls then. Settings that begin to be seen say best what there is below, the lower row of
            # them if it can be; where there is no room for that, covers needn't be small as well.
            before, row = room - fixed + pills, self.pills.pills[0].sizeHint().height()
            low, high = rows * least + between, rows * most + between
            seen = next((seen for seen in (pills, row) if before - seen + row // 2 >= low), None)
            covers = high if seen is None else max(low, min(before - seen, high))
        spread = min(m.px(SPREAD), max(0, room - fixed - covers) // 2)
        height = fixed + covers + 2 * spread
        return Plan(width, pills_width, columns, rows, line, covers, spread, height)

    def place(self, m: Metrics, plan: Plan) -> None:
        y = m.px(BEFORE_SECTION) + plan.spread
        section = self._section_height()
        button = self.all_packages.sizeHint().width()
        pages = self._pages.sizeHint().width()
        self._title.setGeometry(0, y, plan.width - button - pages, section)
        self._pages.setGeometry(plan.width - button - pages, y, pages, section)
        self.all_packages.setGeometry(plan.width - button, y, button, section)
        y += section + m.px(UNDER_SECTION)
        self.covers.setGeometry(0, y, plan.width, plan.middle)
        self.covers.set_columns(plan.columns, plan.rows)
        self._show_pages()
        y += plan.middle + plan.spread
        width = min(plan.width, self.recommended.sizeHint().width())
        if plan.foot:
            self.recommended.setGeometry(0, plan.height - plan.foot, width, plan.foot)
            y += m.px(BEFORE_SETTINGS)
        else:
            y += m.px(BEFORE_RECOMMENDED)
            self.recommended.setGeometry(0, y, width, plan.line)
            y += plan.line + m.px(UNDER_RECOMMENDED)
        self.pills.setGeometry(0, y, plan.pills_width, self.pills.height_at(plan.pills_width))
        self.pills.place()
        self._keep_tab_order(is_line_below=plan.foot > 0)

    def _keep_tab_order(self, *, is_line_below: bool) -> None:
        """Have keys come to the line and the settings in the order in which they are seen."""
        if is_line_below != self._is_line_below:
            self._is_line_below = is_line_below
            line, pills = self.recommended.button, self.pills.pills
            for one, other in pairwise((*pills, line) if is_line_below else (line, *pills)):
                QWidget.setTabOrder(one, other)

    def _show_pages(self) -> None:
        self._pages.show_ways(self.covers.can_page(-1), self.covers.can_page(1))

    def _section_height(self) -> int:
        return max(
            self._pages.sizeHint().height(),
            self._title.sizeHint().height(),
            self.all_packages.sizeHint().height(),
        )
