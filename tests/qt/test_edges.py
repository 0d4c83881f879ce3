"""Distances that are alike everywhere: panels' edges, what stands in a row, what goes round something."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from spyword_qt.screens.pack_editor_cards import PreviewCard
from spyword_qt.screens.pack_editor_tints import TintDisc
from spyword_qt.screens.profile_sheet import ProfileSheet
from spyword_qt.theme.tokens import LIGHT, palette
from spyword_qt.widgets.board import Board
from spyword_qt.widgets.slot_label import SlotLabel
from spyword_qt.widgets.stat_tile import StatTile
from spyword_qt.widgets.text import Text
from spyword_qt.widgets.tile_grid import TileGrid
from spyword_qt.widgets.title_coin import TitleCoin
from tests.layout.choices import NAMES
from tests.layout.scenes import SCENES
from tests.layout.stand import Stand

Lay = Callable[..., Stand]


@pytest.fixture
def lay(qtbot: QtBot) -> Iterator[Lay]:
    stands: list[Stand] = []

    def lay(scene: str, size: tuple[int, int], language: str = "en", text: float = 1.0) -> Stand:
        stand = Stand(SCENES[scene], NAMES["plain"][:12], language=language)
        stands.append(stand)
        stand.lay_out(size, text)
        return stand

    yield lay
    for stand in stands:
        stand.clear_away()


def one(stand: Stand, name: str) -> QWidget:
    found = stand.room.findChild(QWidget, name)
    assert isinstance(found, QWidget)
    return found


def left(widget: QWidget, stand: Stand) -> int:
    return widget.mapTo(stand.room, QPoint()).x()


@pytest.mark.parametrize(
    ("scene", "language", "text"),
    [
        ("gains", "en", 1.0),
        ("setup's packages", "en", 1.0),
        ("about", "en", 1.0),
        ("setup's roles", "it", 1.5),
    ],
)
def test_a_panel_has_the_padding_of_its_sides_above_and_below(
    lay: Lay, scene: str, language: str, text: float
) -> None:
    stand = lay(scene, (800, 600), language, text)
    board = next(board for board in stand.room.findChildren(Board) if board.isVisible())
    content = board.scrolled.geometry()
    buttons = next(
        child for child in board.children() if isinstance(child, QWidget) and child.y() > content.bottom()
    )
    assert content.top() >= content.left()
    assert board.height() - buttons.geometry().bottom() - 1 >= content.left()


def test_numbers_of_tiles_in_a_row_stand_on_one_line(qtbot: QtBot) -> None:
    tiles = tuple(StatTile() for _ in range(3))
    for tile, label in zip(tiles, ("gry", "najlepsza seria wygranych", "rundy"), strict=True):
        tile.show_stat("9", label)
        tile.stand_with(tiles)
    grid = TileGrid(tiles)
    qtbot.addWidget(grid)
    grid.setPalette(palette(LIGHT))
    grid.resize(620, grid.heightForWidth(620))
    grid.show()
    tops = set()
    for tile in tiles:
        image, ink = tile.grab().toImage(), QColor(LIGHT.ink)
        rows = (
            y for y in range(image.height()) for x in range(image.width()) if image.pixelColor(x, y) == ink
        )
        tops.add(next(rows))
    assert len(tops) == 1


def test_a_ring_round_a_title_leaves_it_room(qtbot: QtBot) -> None:
    coin = TitleCoin()
    coin.show_title("New Face", "0 / 1", "star", 0.0, worn=False, said="")
    coin.setCheckable(True)
    coin.setChecked(True)
    qtbot.addWidget(coin)
    coin.setPalette(palette(LIGHT))
    coin.resize(134, coin.heightForWidth(134))
    image = coin.grab().toImage()
    # Beside the coin there is nothing but the tile.
    ground = image.pixelColor(22, coin.height() // 3)
    middle = [image.pixelColor(coin.width() // 2, y) == ground for y in range(coin.height())]
    assert longest(middle[:20]) >= 4, "the coin touches the ring above it"
    assert longest(middle[-20:]) >= 4, "the note touches the ring below it"


def longest(rows: list[bool]) -> int:
    """The most of these that are so in succession."""
    return max(len(list(run)) * is_so for is_so, run in groupby(rows))


def test_preferences_end_as_far_above_the_edge_as_other_pages(lay: Lay) -> None:
    stand = lay("preferences", (800, 1280), "pl")
    data = one(stand, "data")
    foot = data.mapTo(stand.room, QPoint(0, data.height())).y()
    assert stand.room.height() - foot >= 26


def test_what_is_done_with_a_picture_stands_over_the_ways_on(lay: Lay) -> None:
    stand = lay("person's name and chip", (800, 1280), "pl")
    sheet = stand.room.findChild(ProfileSheet)
    assert isinstance(sheet, ProfileSheet)
    choose, cancel, said = (
        one(stand, name) for name in ("portrait_choose", "person_cancel", "portrait_said")
    )
    paste = one(stand, "portrait_paste")
    assert left(paste, stand) == left(cancel, stand)
    assert isinstance(said, Text)
    assert said.alignment() & Qt.AlignmentFlag.AlignLeft
    below = choose.mapTo(stand.room, QPoint()).y() - said.mapTo(stand.room, QPoint(0, said.height())).y()
    assert below >= 8


def test_six_colours_of_a_cover_stand_in_a_row(lay: Lay) -> None:
    stand = lay("package anew", (800, 600))
    discs = stand.room.findChildren(TintDisc)
    assert len(discs) == 6
    assert len({disc.y() for disc in discs}) == 1


def test_what_stands_for_two_words_is_of_one_size(lay: Lay) -> None:
    stand = lay("package anew, not finished", (800, 1280), "pl")
    cards = stand.room.findChildren(PreviewCard)
    labels = [label for card in cards for label in card.findChildren(SlotLabel) if "słowo" in label.text()]
    words = [label for label in labels if "Twoje" not in label.text()]
    assert len(words) == 2
    assert len({label.letters() for label in words}) == 1


def test_no_word_is_left_alone_in_the_middle(qtbot: QtBot) -> None:
    note = Text("Without pictures, both cards show the same sign: it tells nothing.")
    qtbot.addWidget(note)
    wide = note.sizeHint().width() - 60
    note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    shown = note.shown(wide)
    assert shown.count == 2
    assert len(shown.rows[1].split()) > 1
