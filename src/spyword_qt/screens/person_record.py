"""The second page on somebody: how it went over time, and every number in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from spyword_engine.progress.kinds import KINDS
from spyword_engine.progress.levels import xp_for
from spyword_qt import number_wording, stat_wording, time_wording
from spyword_qt.screens.seen_people import PersonView
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import TILE_GAP
from spyword_qt.widgets.bar_chart import BarChart
from spyword_qt.widgets.fact_list import FactList
from spyword_qt.widgets.line_chart import LineChart
from spyword_qt.widgets.scroll import FOOT, with_foot
from spyword_qt.widgets.text import Text, TextRole

GUIDES: Final = 4
"""Levels that are named beside the line, at most."""
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10**9)
"""Between two of them; the last is more than XP can reach."""
LEAST_COLUMN: Final = 350
"""Design pixels of a column of facts, at normal text."""
BEFORE_SECTION: Final = 14


class _Section:
    """Lists of facts under a heading, which is hidden where it is empty."""

    def __init__(self, parent: QWidget) -> None:
        self._parent = parent
        self.heading = Text(role=TextRole.SECTION, parent=parent)
        self._lists: list[FactList] = []
        self._count = 0

    @property
    def lists(self) -> list[FactList]:
        """Those that are shown."""
        return self._lists[: self._count]

    def show_groups(self, heading: str, groups: Sequence[stat_wording.Group]) -> None:
        """Show groups of facts, none of them for nothing at all."""
        self.heading.setText(heading)
        self.heading.setVisible(bool(heading))
        self._count = len(groups)
        while len(self._lists) < self._count:
            self._lists.append(FactList(self._parent))
        for place, facts in enumerate(self._lists):
            facts.setVisible(place < self._count)
        for facts, (name, told) in zip(self._lists, groups, strict=False):
            facts.show_facts(name, told)


class PersonRecord(QWidget):
    """Charts above, lists below in as many columns as there is room for: over all, and of each game."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("scrolled")
        self._height = 0
        self._xp, self._wins = LineChart(self), BarChart(self)
        self._xp.setObjectName("xp_chart")
        self._wins.setObjectName("wins_chart")
        self._sections = tuple(_Section(self) for _ in range(1 + len(KINDS)))

    def show_person(self, view: PersonView) -> None:
        """Show somebody's numbers; to be arranged after."""
        self._show_xp(view)
        self._show_wins(view)
        told = number_wording.sections(view)
        for place, section in enumerate(self._sections):
            section.show_groups(*(told[place] if place < len(told) else ("", ())))

    def sizeHint(self) -> QSize:
        return QSize(0, self._height)

    def arrange(self, m: Metrics, width: int, room: int) -> None:
        """Lay out in a width in pixels, of which so many in height are seen at once."""
        gap, top = m.px(TILE_GAP), 0
        for chart in (self._xp, self._wins):
            if not chart.isHidden():
                height = chart.heightForWidth(width)
                chart.setGeometry(0, top, width, height)
                top += height + gap
        for section in self._sections:
            top = self._place_section(m, section, width, top)
        self._height = with_foot(top - gap, m.px(FOOT), room)
        self.setFixedHeight(self._height)

    def _place_section(self, m: Metrics, section: _Section, width: int, top: int) -> int:
        """Put a section below a line; returns where the next one may begin."""
        gap = m.px(TILE_GAP)
        if not section.heading.isHidden():
            top += m.px(BEFORE_SECTION) if top else 0
            height = section.heading.heightForWidth(width)
            section.heading.setGeometry(0, top, width, height)
            top += height + gap
        count = 2 if width >= 2 * m.px(LEAST_COLUMN) * m.text else 1
        breadth = (width - (count - 1) * gap) // count
        # Those that belong together stand under one another.
        ends = [top] * count
        for facts in section.lists:
            column = ends.index(min(ends))
            height = facts.heightForWidth(breadth)
            facts.setGeometry(column * (breadth + gap), ends[column], breadth, height)
            ends[column] += height + gap
        return max(ends)

    def _show_xp(self, view: PersonView) -> None:
        evenings = view.evenings
        self._xp.setVisible(bool(evenings))
        self._xp.show_values([one.day for one in evenings], [one.xp for one in evenings], _guides(view))
        ends = (
            (time_wording.day(evenings[0].day), time_wording.day(evenings[-1].day)) if evenings else ("", "")
        )
        if len(evenings) == 1:
            ends = ("", ends[1])
        note = self.tr("Not in this line: {xp} XP for votes that stayed secret.")
        self._xp.show_readings(
            self.tr("XP over time"),
            [stat_wording.standing(one) for one in evenings],
            ends,
            note.format(xp=time_wording.number(view.kept_back)) if view.kept_back else "",
        )

    def _show_wins(self, view: PersonView) -> None:
        periods, unit = view.periods, view.unit
        self._wins.setVisible(bool(periods))
        self._wins.show_parts([(one.won, one.played) for one in periods])
        ends = ("", "")
        if periods:
            ends = (stat_wording.start(unit, periods[0].first), stat_wording.start(unit, periods[-1].first))
        if len(periods) == 1:
            ends = ("", ends[1])
        readings = [stat_wording.wins(unit, one) for one in periods]
        self._wins.show_readings(self.tr("Games won, of all that were played"), readings, ends)


def _guides(view: PersonView) -> list[tuple[int, str]]:
    """Some of the levels that were reached, by their XP."""
    highest = view.evenings[-1].level if view.evenings else 1
    step = next(step for step in STEPS if highest // step <= GUIDES)
    levels = [level for level in range(step, highest + 1, step) if level > 1]
    return [(xp_for(level), stat_wording.level_name(level)) for level in levels]
