"""The first page on somebody: what their games come to, and some of their titles."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtWidgets import QWidget

from spyword_engine.progress.kinds import KINDS
from spyword_engine.progress.line import Verdict
from spyword_qt import phrasing, stat_wording, time_wording
from spyword_qt.past import Past, past
from spyword_qt.screens.seen_people import PersonView, RoleTally, TitleView
from spyword_qt.screens.title_row import columns_for, fill, place_rows, preview
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import TILE_GAP
from spyword_qt.widgets.buttons import QuietButton
from spyword_qt.widgets.fact_panel import FactPanel
from spyword_qt.widgets.last_games import LastGames
from spyword_qt.widgets.role_bars import Bar, RoleBars
from spyword_qt.widgets.scroll import with_foot
from spyword_qt.widgets.stat_tile import StatTile
from spyword_qt.widgets.text import Text, TextRole
from spyword_qt.widgets.tile_grid import TileGrid
from spyword_qt.widgets.title_coin import TitleCoin

ROWS: Final = 2
ROWS_OF_TALL: Final = 3
TALL: Final = 960
"""Design pixels in height from which on a window has room for one more."""
MOST_COINS: Final = 18
BARS_PART: Final = 0.6
"""Of the width, where the last games stand beside the bars."""
LEAST_BESIDE: Final = 680
"""Design pixels from which on they do."""
BEFORE_TITLES: Final = 10
FOOT: Final = 16
NOTHING: Final = "–"


class PersonOverview(QWidget):
    """`all_titles` asks for the gallery, `title_opened` for one title in it."""

    all_titles = Signal()
    title_opened = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("scrolled")
        self._height = 0
        self._view: PersonView | None = None
        self._tiles = tuple(StatTile() for _ in range(4))
        for tile in self._tiles:
            tile.stand_with(self._tiles)
        self._grid = TileGrid(self._tiles)
        self._grid.setParent(self)
        self._bars = tuple(RoleBars(self) for _ in KINDS)
        self._last = LastGames(self)
        self._nothing = FactPanel(self)
        self._heading = Text(role=TextRole.SECTION, parent=self)
        self._count = Text(role=TextRole.NOTE, tone="soft", parent=self)
        self._all = QuietButton("", "arrow", parent=self)
        self._all.setObjectName("all_titles")
        self._all.clicked.connect(partial(self._ask, None))
        self._coins = tuple(TitleCoin(self) for _ in range(MOST_COINS))
        for place, coin in enumerate(self._coins):
            coin.setObjectName(f"title_coin_{place}")
            coin.clicked.connect(partial(self._ask, coin))
        self._shown: tuple[TitleView, ...] = ()

    def show_person(self, view: PersonView) -> None:
        """Show what somebody's games come to; to be arranged after."""
        self._view = view
        self._show_numbers(view)
        self._show_games(view)
        self._heading.setText(self.tr("Titles"))
        self._count.setText(
            self.tr("{earned} of {count}").format(earned=view.titles.earned, count=len(view.titles.titles))
        )
        self._all.setText(self.tr("All Titles"))

    def sizeHint(self) -> QSize:
        return QSize(0, self._height)

    def arrange(self, m: Metrics, width: int, room: int) -> None:
        """Lay out in a width in pixels, of which so many in height are seen at once."""
        view = self._view
        if view is None:
            return
        columns = columns_for(width, m)
        rows = ROWS_OF_TALL if m.height >= m.px(TALL) else ROWS
        # The rest of the titles is a press away: rather none of those here is cut than all seem to be here.
        fewer = ((count, 0, False) for count in range(rows, 1, -1))
        usual = (rows, BEFORE_TITLES, False)
        for shown, before_titles, small in (usual, *fewer, (ROWS, 0, True), (1, 0, False), usual):
            self._show_titles(view, shown * columns)
            for coin in self._coins:
                coin.be_small(small)
            height = self._place(m, width, columns, m.px(before_titles))
            if height <= room:
                break
        self._height = with_foot(height, m.px(FOOT), room)
        self.setFixedHeight(self._height)

    def _show_titles(self, view: PersonView, most: int) -> None:
        self._shown = preview(view.titles.titles, most)
        for place, coin in enumerate(self._coins):
            coin.setVisible(place < len(self._shown))
            if place < len(self._shown):
                fill(coin, self._shown[place])

    def _place(self, m: Metrics, width: int, columns: int, before_titles: int) -> int:
        """Put everything under one another; returns the pixels in height that it takes."""
        gap, top = m.px(TILE_GAP), 0
        height = self._grid.heightForWidth(width)
        self._grid.setGeometry(0, top, width, height)
        top += height + gap
        top += self._place_games(m, width, top) + before_titles
        top += self._place_heading(m, width, top)
        return top + place_rows(self._coins[: len(self._shown)], QPoint(0, top), width, columns)

    def _show_numbers(self, view: PersonView) -> None:
        numbers, on_target = view.numbers, view.numbers["votes_on_target"]
        games, won, streak, votes = self._tiles
        games.show_stat(time_wording.number(numbers["played"]), self.tr("games"))
        won.show_stat(time_wording.number(numbers["won"]), self.tr("won"))
        streak.show_stat(time_wording.number(numbers["best_streak"]), self.tr("best streak"))
        share = (
            time_wording.percent(round(100 * on_target / view.aimed_votes)) if view.aimed_votes else NOTHING
        )
        explained = self.tr("{hits} of %n votes that could be on target", "", view.aimed_votes)
        explained = explained.format(hits=time_wording.number(on_target))
        votes.show_stat(share, self.tr("votes on target"), explained, short=self.tr("on target"))

    def _show_games(self, view: PersonView) -> None:
        for bars, kind in zip(self._bars, view.kinds, strict=False):
            told = past(kind.kind)
            bars.show_bars(told.wins_heading(), [_bar(told, tally) for tally in kind.roles])
        verdicts = phrasing.row(stat_wording.verdict(verdict) for verdict in view.last)
        said = self.tr("Last ten games, the latest last: {verdicts}").format(verdicts=verdicts)
        dash = stat_wording.verdict(Verdict.NEITHER)
        self._last.show_games(self.tr("Last ten games"), view.last, dash, said)
        self._nothing.show_fact(
            "fan",
            self.tr("No finished game yet."),
            self.tr("The first one brings XP, and a title with it."),
        )

    def _place_games(self, m: Metrics, width: int, top: int) -> int:
        kinds = 0 if self._view is None else len(self._view.kinds)
        has_played = kinds > 0
        beside = width >= m.px(LEAST_BESIDE) * min(m.text, 1.3)
        self._nothing.setVisible(not has_played)
        for place, bars in enumerate(self._bars):
            bars.setVisible(place < kinds)
        self._last.setVisible(has_played and (beside or not m.small))
        if not has_played:
            height = self._nothing.heightForWidth(width)
            self._nothing.setGeometry(0, top, width, height)
            return height
        gap = m.px(TILE_GAP)
        first, *others = self._bars[:kinds]
        below: list[RoleBars | LastGames] = [*others]
        if beside:
            left = round((width - gap) * BARS_PART)
            right = width - gap - left
            height = max(first.heightForWidth(left), self._last.heightForWidth(right))
            first.setGeometry(0, top, left, height)
            self._last.setGeometry(left + gap, top, right, height)
        else:
            height = first.heightForWidth(width)
            first.setGeometry(0, top, width, height)
            if not self._last.isHidden():
                below.append(self._last)
        for plate in below:
            taller = plate.heightForWidth(width)
            plate.setGeometry(0, top + height + gap, width, taller)
            height += gap + taller
        return height

    def _place_heading(self, m: Metrics, width: int, top: int) -> int:
        button, heading, count = self._all.sizeHint(), self._heading.sizeHint(), self._count.sizeHint()
        gap = round(m.px(14) * m.text)
        if heading.width() + gap + count.width() + gap + button.width() > width:
            self._heading.setGeometry(0, top, width - gap - count.width(), heading.height())
            self._count.setGeometry(width - count.width(), top, count.width(), heading.height())
            self._all.setGeometry(width - button.width(), top + heading.height(), *button.toTuple())
            return heading.height() + button.height()
        height = max(button.height(), heading.height())
        self._heading.setGeometry(0, top, heading.width(), height)
        self._count.setGeometry(heading.width() + gap, top + m.px(3), count.width(), height)
        self._all.setGeometry(width - button.width(), top, button.width(), height)
        return height

    def _ask(self, coin: TitleCoin | None, _checked: bool = False) -> None:
        if coin is None:
            self.all_titles.emit()
        else:
            self.title_opened.emit(self._shown[self._coins.index(coin)].id)


def _bar(told: Past, tally: RoleTally) -> Bar:
    icon, tone = told.role_mark(tally.role)
    return Bar(
        icon=icon,
        tone=tone,
        word=told.role_name(tally.role),
        part=tally.won / max(1, tally.played),
        value=stat_wording.won_of(tally.won, tally.played),
    )
