"""People whose names begin alike are told apart wherever there is no room for a whole name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from spyword_qt.people import Person, guests
from spyword_qt.seating import seat_people
from spyword_qt.theme.fonts import ui
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.deed_cells import DeedRow, Done
from spyword_qt.widgets.deed_table import DeedTable
from spyword_qt.widgets.free_seat import OfferedSeat
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.name_line import STILL_READ, shown_name
from spyword_qt.widgets.people_matrix import Matrix
from spyword_qt.widgets.seat import Seat
from spyword_qt.widgets.table_disc import TableDisc
from spyword_qt.widgets.vote_row import VoteRow
from tests.layout.painted import texts
from tests.layout.scenes import SCENES
from tests.layout.stand import Stand

ALIKE = (
    "Maximilian-Alexander Aaa",
    "Maximilian-Alexander Bbb",
    "Maximilian Aaa-Alexander",
    "Maximilian Bbb-Alexander",
    "Maximilian",
    "Maximilian Alexander",
    "Maximilian Alexander VII",
)
FAMILY = "👩‍👩‍👧‍👦"
OTHERS = ("Ann", "Marco", "Łucja", "Ben", "Sofia")
PAINTED = (Seat, OfferedSeat, VoteRow, Matrix, TableDisc)


def beginnings(names: tuple[str, ...]) -> tuple[Person, ...]:
    return seat_people(guests(names))


def names_on(widget: QWidget) -> Iterator[str]:
    """What is painted there of names that begin as theirs do; of a vote's row only whom it was for."""
    pieces = list(texts(widget))
    shown = [piece.text for piece in pieces]
    if isinstance(widget, VoteRow):
        shown = ["".join(shown)]
    elif isinstance(widget, Seat):
        # All lines of a name, without the letters on the chip.
        under = widget.chip_square().bottom()
        shown = ["".join(piece.text for piece in pieces if piece.ink.top() > under)]
    yield from (text for text in shown if text.startswith("Ma"))


@pytest.mark.parametrize("width", [70, 90, 120, 150])
def test_no_two_are_shortened_to_the_same(qapp: object, width: int) -> None:
    font = ui(15)
    shown = [shown_name(person, font, width) for person in beginnings((*ALIKE, *OTHERS))]
    assert len(set(shown)) == len(shown)
    assert all(natural_width(text, font) <= width + 2 for text in shown)


def test_a_name_that_nobody_shares_keeps_its_beginning(qapp: object) -> None:
    (person,) = beginnings(("Bartholomew Featherstone",))
    assert "Bartholomew Featherstone".startswith(shown_name(person, ui(15), 90).removesuffix("…"))


def test_what_tells_two_apart_is_shown_with_their_beginning(qapp: object) -> None:
    shown = [shown_name(person, ui(15), 110) for person in beginnings(ALIKE[:2])]
    assert [text[:3] for text in shown] == ["Max", "Max"]
    assert [text[-4:] for text in shown] == ["…Aaa", "…Bbb"]


def test_characters_of_several_parts_stay_whole(qapp: object) -> None:
    names = (f"{FAMILY * 4}👩‍👩‍👧‍👧", f"{FAMILY * 4}👨‍👩‍👧‍👧")
    # Where there is no font for emoji, each part of one is as wide as another machine has all of it.
    room = natural_width(f"{FAMILY}…{FAMILY}", ui(15))
    shown = [shown_name(person, ui(15), room) for person in beginnings(names)]
    assert shown[0] != shown[1]


def test_a_wide_character_stands_for_a_name_rather_than_an_ellipsis_alone(qapp: object) -> None:
    (person,) = beginnings((f"{FAMILY} Family",))
    assert shown_name(person, ui(15), natural_width(FAMILY, ui(15))) == FAMILY


@pytest.mark.parametrize("scene", ["setup", "result", "over", "clue"])
def test_a_full_small_table_shows_everybody_as_themselves(qapp: object, scene: str) -> None:
    stand = Stand(SCENES[scene], (*ALIKE[:4], *OTHERS, "Kaia", "Tomasz", "Giulia"))
    stand.lay_out((800, 600), 1.0)
    try:
        widgets = [widget for widget in stand.screen.findChildren(QWidget) if isinstance(widget, PAINTED)]
        shown = [name for widget in widgets if widget.isVisible() for name in names_on(widget)]
        assert len(set(shown)) == len(shown)
        assert shown
    finally:
        stand.clear_away()


def test_their_chips_tell_them_apart_where_there_are_no_names(qapp: object) -> None:
    initials = [person.avatar.initials for person in beginnings((*ALIKE[:4], *OTHERS))]
    assert len(set(initials)) == len(initials)


def test_a_roomy_row_of_a_vote_has_a_long_name_on_two_lines(qapp: object) -> None:
    stand = Stand(
        SCENES["result, duel"], (ALIKE[1], *OTHERS, "Kaia", "Tomasz", "Giulia", "Wei", "Lili", "Igor")
    )
    stand.lay_out((1280, 800), 1.0)
    try:
        rows = [row for row in stand.screen.findChildren(VoteRow) if row.isVisible()]
        pieces = [list(texts(row))[:2] for row in rows]
        (long,) = [two for two in pieces if two[0].text.startswith("Max")]
        assert [piece.text.strip() for piece in long] == ["Maximilian-", "Alexander Bbb"]
        assert long[0].px >= 20
    finally:
        stand.clear_away()


def test_a_long_name_in_a_picture_is_shortened_rather_than_too_small_to_read(qtbot: QtBot) -> None:
    people = beginnings(("Wolfeschlegelsteinhausen-Bergerdorff der Ältere", "Ann"))
    table = DeedTable()
    qtbot.addWidget(table)
    table.rescale(Metrics(2560, 1600))
    table.resize(900, 300)
    table.show_rows([DeedRow("knife", "ink", "Out", ((Done(people[0]),), (Done(people[1]),)))], "12", "", "")
    sizes = {piece.text: piece.px for piece in texts(table)}
    (long,) = (text for text in sizes if text.startswith("Wolf"))
    assert long.endswith("…")
    assert sizes[long] >= round(STILL_READ * sizes["Ann"])
