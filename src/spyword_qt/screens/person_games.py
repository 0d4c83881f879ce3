"""The third page on somebody: their latest games, of which only those are painted that are seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from spyword_qt import phrasing, stat_wording
from spyword_qt.past import about_game, past
from spyword_qt.screens.game_line import GameLine, GameLinePainter
from spyword_qt.screens.seen_people import GameView
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.control import KEYBOARD_REASONS, POINTED
from spyword_qt.widgets.finger import scroll_by_finger
from spyword_qt.widgets.scroll_bar import ScrollBar
from spyword_qt.widgets.scroll_edge import ScrollEdges

LINE: Final = Qt.ItemDataRole.UserRole
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()


class _Games(QAbstractListModel):
    """The games in words."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[GameLine, ...] = ()

    def show_games(self, games: Sequence[GameView]) -> None:
        """Take other games."""
        self.beginResetModel()
        self._lines = tuple(
            GameLine(
                game.verdict,
                past(game.kind).role_mark(game.role),
                past(game.kind).outcome(game.role, game.verdict),
                about_game(game),
                stat_wording.xp_gained(game.xp),
                "" if game.on_target is None else stat_wording.votes_on_target(game.on_target),
            )
            for game in games
        )
        self.endResetModel()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        line = self._lines[index.row()]
        if role == LINE:
            return line
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return phrasing.row((line.outcome, *line.about, line.votes, line.xp))
        return None


class PersonGames(QListView):
    """Keys go from game to game; wheel and finger scroll."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._games = _Games()
        self._painter = GameLinePainter(self)
        self.setModel(self._games)
        self.setItemDelegate(self._painter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._edges = ScrollEdges(self)
        bar = ScrollBar(Qt.Orientation.Vertical)
        bar.rangeChanged.connect(self._show_edges)
        bar.valueChanged.connect(self._show_edges)
        self.setVerticalScrollBar(bar)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        scroll_by_finger(self)

    def show_games(self, games: Sequence[GameView]) -> None:
        """Show games, the first at the top."""
        self._games.show_games(games)
        self._measure()
        self.scrollToTop()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._painter.rescale(m)
        self._edges.rescale(m)
        self.verticalScrollBar().setSingleStep(m.px(40))
        self._measure()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._edges.place()
        self._measure()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.window().setProperty(POINTED, True)
        super().mousePressEvent(event)
        self._show_edges()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.window().setProperty(POINTED, False)
        super().keyPressEvent(event)
        self.viewport().update()
        self._show_edges()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in KEYBOARD_REASONS:
            self.window().setProperty(POINTED, False)
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._games.index(0))
        self._show_edges()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_edges()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._measure()

    def _show_edges(self) -> None:
        if self.hasFocus() and not self.window().property(POINTED):
            # The game that keys are at may be the last one seen.
            self._edges.hide()
        else:
            self._edges.show()

    def _measure(self) -> None:
        # It takes some milliseconds, and who doesn't look at the list needn't wait for it.
        if self.isVisible() and self._painter.measure(self.viewport().width()):
            self.scheduleDelayedItemsLayout()
