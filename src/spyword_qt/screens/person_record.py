"""The second page on somebody: how it went over time, and every number in words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from spyword_engine.progress.levels import xp_for
from spyword_qt import stat_wording, time_wording
from spyword_qt.screens.seen_people import PersonView
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import TILE_GAP
from spyword_qt.widgets.bar_chart import BarChart
from spyword_qt.widgets.fact_list import FactList
from spyword_qt.widgets.line_chart import LineChart

GUIDES: Final = 4
"""Levels that are named beside the line, at most."""
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 10**9)
"""Between two of them; the last is more than XP can reach."""
LEAST_COLUMN: Final = 350
"""Design pixels of a column of facts, at normal text."""
FOOT: Final = 24


class PersonRecord(QWidget):
    """Charts above, lists below in as many columns as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("scrolled")
        self._height = 0
        self._xp, self._wins = LineChart(self), BarChart(self)
        self._xp.setObjectName("xp_chart")
        self._wins.setObjectName("wins_chart")
        self._lists = tuple(FactList(self) for _ in range(4))

    def show_person(self, view: PersonView) -> None:
        """Show somebody's numbers; to be arranged after."""
        self._show_xp(view)
        self._show_wins(view)
        games, survival, votes, time = self._lists
        games.show_facts(self.tr("Wins and losses"), stat_wording.game_facts(view.numbers))
        survival.show_facts(self.tr("At the table"), stat_wording.survival_facts(view.numbers))
        votes.show_facts(self.tr("Votes"), stat_wording.vote_facts(view.numbers))
        time.show_facts(self.tr("Evenings and company"), stat_wording.time_facts(view.numbers))

    def sizeHint(self) -> QSize:
        return QSize(0, self._height)

    def arrange(self, m: Metrics, width: int) -> None:
        """Lay out in a width in pixels."""
        gap, top = m.px(TILE_GAP), 0
        for chart in (self._xp, self._wins):
            if not chart.isHidden():
                height = chart.heightForWidth(width)
                chart.setGeometry(0, top, width, height)
                top += height + gap
        count = 2 if width >= 2 * m.px(LEAST_COLUMN) * m.text else 1
        breadth = (width - (count - 1) * gap) // count
        # Those that belong together stand under one another.
        ends = [top] * count
        for facts in self._lists:
            column = ends.index(min(ends))
            height = facts.heightForWidth(breadth)
            facts.setGeometry(column * (breadth + gap), ends[column], breadth, height)
            ends[column] += height + gap
        self._height = max(ends) - gap + m.px(FOOT)
        self.setFixedHeight(self._height)

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
        readings = [stat_wording.wins(unit, one) for one in periods]
        self._wins.show_readings(
            self.tr("Games won, of all that were played"), readings, ends if len(periods) > 1 else ("", "")
        )


def _guides(view: PersonView) -> list[tuple[int, str]]:
    """Some of the levels that were reached, by their XP."""
    highest = view.evenings[-1].level if view.evenings else 1
    step = next(step for step in STEPS if highest // step <= GUIDES)
    levels = [level for level in range(step, highest + 1, step) if level > 1]
    return [(xp_for(level), stat_wording.level_name(level)) for level in levels]
