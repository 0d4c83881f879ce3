"""What widgets keep rather than make for each paint: it is made anew where it would look otherwise."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from spyword_qt.people import guests
from spyword_qt.seating import seat_people
from spyword_qt.theme import fonts
from spyword_qt.theme.tokens import DARK, LIGHT, colours_of, palette
from spyword_qt.widgets import table_names
from spyword_qt.widgets.ballot_tile import BallotTile
from spyword_qt.widgets.groove import room_for_either
from spyword_qt.widgets.hand_tile import CandidateTile, HandTile
from spyword_qt.widgets.kept_picture import KeptPicture
from spyword_qt.widgets.name_chips import NameChips
from spyword_qt.widgets.picture_tile import LetterTile
from spyword_qt.widgets.steady_text import SteadyText
from spyword_qt.widgets.table_disc import TableDisc
from spyword_qt.widgets.text import Text
from tests.layout.painted import texts
from tests.qt.nosy import leaks, written_in
from tests.qt.onlookers import seen

LONG = seat_people(guests(["Maximilian Alexander Featherstone", "Bo"]))[0]


@pytest.mark.parametrize("kind", [BallotTile, CandidateTile, HandTile])
def test_a_tile_made_higher_writes_its_name_as_large_as_one_that_always_was(
    qtbot: QtBot, kind: type[BallotTile | CandidateTile | HandTile]
) -> None:
    def name(tile: QWidget) -> list[tuple[str, float]]:
        return [(piece.text, piece.px) for piece in texts(tile) if not piece.text.isdigit()]

    grown = kind(LONG)
    qtbot.addWidget(grown)
    grown.resize(240, 48)
    low = name(grown)
    for height in (110, 76, 90):
        grown.resize(240, height)
        always = kind(LONG)
        qtbot.addWidget(always)
        always.resize(240, height)
        assert name(grown) == name(always), height
    assert max(px for _, px in name(grown)) > max(px for _, px in low)


class _Spot(QWidget):
    """A kept picture of one content in the colour of the theme."""

    def __init__(self) -> None:
        super().__init__()
        self.content = "plain"
        self.painted = 0
        self._picture = KeptPicture()

    def paintEvent(self, _event: QPaintEvent) -> None:
        made_of = self.content, colours_of(self)
        self._picture.paint(QPainter(self), self.rect(), made_of, self._draw)

    def _draw(self, painter: QPainter) -> None:
        self.painted += 1
        colours = colours_of(self)
        painter.fillRect(self.rect(), QColor(colours.spy if self.content == "marked" else colours.citizen))


def test_a_kept_picture_shows_what_it_is_made_of_now(qtbot: QtBot) -> None:
    spot = _Spot()
    qtbot.addWidget(spot)
    spot.resize(20, 20)

    def middle(grabbed: QImage) -> str:
        return grabbed.pixelColor(grabbed.rect().center()).name()

    for colours in (LIGHT, DARK, LIGHT):
        spot.setPalette(palette(colours))
        for content, colour in (("plain", colours.citizen), ("marked", colours.spy)):
            spot.content = content
            spot.grab()
            assert middle(spot.grab().toImage()) == colour.lower()
    assert spot.painted == 6


def test_whoever_is_nosy_reads_what_is_kept(qtbot: QtBot) -> None:
    """Or no test would find a secret that stays there."""
    text, spot, chips, tile = Text("guitar"), _Spot(), NameChips(), HandTile(LONG)
    spot.content = "guitar"
    chips.keep_room_for([[seat_people(guests(["Guitar"]))[0]]])
    for widget in (text, spot, chips, tile):
        qtbot.addWidget(widget)
        widget.grab()
    # As if only what is shown were forgotten.
    QLabel.setText(text, "")
    tile.kept(tile._break_name, "guitar", 100)
    for widget in (text, spot, chips, tile):
        assert leaks(["guitar"], written_in(widget)), widget
    text.setText("lute")
    text.setText("")
    chips.keep_room_for(())
    for widget in (text, chips):
        assert not leaks(["guitar"], written_in(widget)), widget


def test_what_was_measured_before_there_were_chinese_glyphs_is_measured_anew(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    steady, tile, chips = SteadyText(), LetterTile(1.0), NameChips()
    for widget in (steady, tile, chips):
        qtbot.addWidget(widget)
    steady.keep_room_for(["王国"])
    tile.setText("王国")
    chips.show_people(seat_people(guests(["王国王国"])))

    def measured() -> list[int]:
        either = room_for_either(("王", "国"), 40)
        return [steady.heightForWidth(40), tile.least_width(), either, chips.heightForWidth(90)]

    # Letters are cut otherwise, as by another font.
    before = measured()
    monkeypatch.setattr(fonts, "ui", lambda px, weight=500: fonts.voice(3 * px))
    assert measured() == before
    monkeypatch.setattr(fonts, "_late", [0])
    assert all(now > then for now, then in zip(measured(), before, strict=True))


def test_a_table_seats_people_anew_once_there_are_chinese_glyphs(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = seat_people(guests(["王国王国王国王国", "李", "Ann", "Ben", "Zoë"]))

    def table() -> TableDisc:
        disc = TableDisc()
        qtbot.addWidget(disc)
        disc.resize(420, 420)
        disc.show_people(people)
        disc.show_text("", "2", "")
        return disc

    kept = table()
    before = seen(kept)
    # Names are wider then, as in another font.
    monkeypatch.setattr(table_names, "ui", lambda px, weight: fonts.ui(2 * px, weight))
    monkeypatch.setattr(fonts, "_late", [0])
    assert seen(kept) == seen(table()) != before
