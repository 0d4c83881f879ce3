"""Which game it is to be: each by a picture, its name and a sentence."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.game_kind import GAMES, GameKind
from spyword_qt.game_pictures import game_picture
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import TILE_GAP
from spyword_qt.widgets.game_tile import GameTile
from spyword_qt.widgets.settle import rescale_all


class GameChoice(QWidget):
    """A tile for each game, `game_word` and `game_bandit`, equally high: side by side where there is room."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, names: str = "game") -> None:
        """`names` is what the tiles' names begin with."""
        super().__init__(parent)
        self._m = DESIGN
        self.tiles: dict[GameKind, GameTile] = {}
        for game in GAMES:
            tile = GameTile(game_picture(game), self)
            tile.setObjectName(f"{names}_{game}")
            tile.clicked.connect(partial(self._choose, game))
            self.tiles[game] = tile
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def show_game(self, game: GameKind) -> None:
        """Show which one is chosen."""
        for each, tile in self.tiles.items():
            tile.setChecked(each == game)

    def sentence(self) -> str:
        """What is said of the game that is chosen."""
        return next((tile.accessibleDescription() for tile in self.tiles.values() if tile.isChecked()), "")

    def be_short(self, short: bool) -> None:
        """Leave the sentences out, where there is no room for them."""
        for tile in self.tiles.values():
            tile.be_short(short)

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self.tiles["word"].show_game(
            QCoreApplication.translate("games", "The Spy’s Word"),
            self.tr("One word is different. 4 to 12\u00a0people."),
        )
        self.tiles["bandit"].show_game(
            QCoreApplication.translate("games", "Secret Bandit"),
            self.tr("Nights, days and a judge. 12 to 16\u00a0people."),
        )

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._m = m

    def keep_low(self, width: int, m: Metrics) -> None:
        """Take the largest letters in which each name has one line beside the other, or else usual ones."""
        for smaller in m.with_smaller_text():
            rescale_all(self, smaller)
            widest = max(tile.sizeHint().width() for tile in self.tiles.values())
            if len(self.tiles) * widest + (len(self.tiles) - 1) * m.px(TILE_GAP) <= width:
                return

    def sizeHint(self) -> QSize:
        gap = self._m.px(TILE_GAP)
        width = sum(tile.sizeHint().width() for tile in self.tiles.values()) + gap
        return QSize(width, self.height_at(width))

    def height_at(self, width: int) -> int:
        """Pixels in height that the tiles take at a width."""
        rows = len(self.tiles) // self._columns(width)
        return rows * self._tile_height(width) + (rows - 1) * self._m.px(TILE_GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        columns, gap = self._columns(self.width()), self._m.px(TILE_GAP)
        wide, high = self._tile_width(self.width()), self._tile_height(self.width())
        if columns > 1:
            high = self.height()
        for place, tile in enumerate(self.tiles.values()):
            row, column = divmod(place, columns)
            tile.setGeometry(column * (wide + gap), row * (high + gap), wide, high)

    def _columns(self, width: int) -> int:
        """As many as there are games, or one where their words would have no room beside one another."""
        count = len(self.tiles)
        least = max(tile.minimumSizeHint().width() for tile in self.tiles.values())
        return count if count * least + (count - 1) * self._m.px(TILE_GAP) <= width else 1

    def _tile_width(self, width: int) -> int:
        columns = self._columns(width)
        return (width - (columns - 1) * self._m.px(TILE_GAP)) // columns

    def _tile_height(self, width: int) -> int:
        each = self._tile_width(width)
        return max(tile.heightForWidth(each) for tile in self.tiles.values())

    def _choose(self, game: GameKind, _checked: bool = False) -> None:
        # A tile that is pressed again would let go.
        self.show_game(game)
        self.chosen.emit(game)
