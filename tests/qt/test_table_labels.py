"""What is round a table lies on nothing that is somebody else's, and what is on it is as large as may be."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from math import hypot

import pytest
from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from spyword_qt.people import Person, guests
from spyword_qt.seating import seat_people
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import IVORY, PAGE_MARGIN
from spyword_qt.widgets.table_disc import TableDisc
from spyword_qt.widgets.table_middle import Middle, place_lines
from tests.layout.choices import NAMES as PEOPLE
from tests.layout.painted import texts
from tests.layout.scenes import SCENES
from tests.layout.stand import Stand

NAMES = ("Ann", "Marco", "Łucja", "Ben", "Sofia", "Kaia", "Tomasz", "Giulia", "Wei", "Nadia", "Oskar", "Lili")
TITLE = "Element wystroju"
MARK = 20
"""Pixels across of the least disc that bears a number."""
WINDOW = (800, 1280)
ROOMS = ((704, 665), (704, 743), (921, 1004))
"""What the start has for its table in that window and in another."""


def everybody(count: int) -> list[Person]:
    return [replace(person, title=TITLE) for person in seat_people(guests(NAMES[:count]))]


def table(count: int, room: tuple[int, int], text: float = 1.0) -> TableDisc:
    disc = TableDisc(titled=True)
    disc.show_people(everybody(count))
    disc.rescale(Metrics(*WINDOW, text))
    disc.resize(*room)
    return disc


def away(chip: QRectF, ink: QRectF) -> float:
    """Pixels from the edge of a chip to letters; less than 0 where they lie on it."""
    to, at = chip.center(), ink
    aside = max(at.left() - to.x(), 0.0, to.x() - at.right())
    above = max(at.top() - to.y(), 0.0, to.y() - at.bottom())
    return float((aside**2 + above**2) ** 0.5 - chip.width() / 2)


CASES = [*((count, ROOMS[0], 1.0) for count in range(4, 13)), (12, ROOMS[1], 1.0), (8, ROOMS[2], 2.0)]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("count", "room", "text"), [*CASES, (12, ROOMS[2], 1.0)])
def test_a_title_lies_on_nobodys_chip_or_name(count: int, room: tuple[int, int], text: float) -> None:
    disc = table(count, room, text)
    pieces, chips = list(texts(disc)), disc.chip_rects()
    names = [piece.ink for piece in pieces if piece.text in NAMES]
    titles = [piece.ink for piece in pieces if piece.text == TITLE]
    assert titles, "those that have room are there"
    for title in titles:
        assert disc.rect().contains(title.toAlignedRect())
        assert all(away(chip, title) > 0 for chip in chips)
        assert not any(map(title.intersects, names))
        assert not any(other is not title and title.intersects(other) for other in titles)


@pytest.mark.usefixtures("qapp")
def test_short_names_are_whole_at_the_start_and_titles_no_larger() -> None:
    people = PEOPLE["chinese"][:12]
    stand = Stand(SCENES["home with a last table"], people)
    stand.lay_out((1024, 768), 1.5)
    (disc,) = stand.screen.findChildren(TableDisc)
    letters = {piece.text: piece.px for piece in texts(disc)}
    short = [name for name in people if len(name) < 5]
    assert set(short) <= letters.keys()
    assert letters["Part of the Furniture"] <= letters[short[0]]
    stand.clear_away()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("names", "least"), [(NAMES[:4], 40), (PEOPLE["long"][:4], 20)])
def test_names_at_the_start_grow_with_large_text_and_stand_beside_their_chips(
    names: tuple[str, ...], least: int
) -> None:
    stand = Stand(SCENES["home with a last table"], names)
    stand.lay_out((1280, 800), 2.0)
    (disc,) = stand.screen.findChildren(TableDisc)
    chips = disc.chip_rects()
    outside = [piece for piece in texts(disc) if min(away(chip, piece.ink) for chip in chips) > 0]
    beside = [min(outside, key=lambda piece: away(chip, piece.ink)) for chip in chips]
    for chip, name in zip(chips, beside, strict=True):
        assert name.px >= least
        assert away(chip, name.ink) < 0.7 * name.px
    stand.clear_away()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("scene", ["last table", "game to resume", "notice"])
def test_a_name_and_its_title_stand_on_one_axis_near_their_chip(scene: str) -> None:
    stand = Stand(SCENES[f"home with a {scene}"], NAMES[:4], language="pl")
    stand.lay_out(WINDOW, 1.5)
    (disc,) = stand.screen.findChildren(TableDisc)
    pieces, chips = list(texts(disc)), disc.chip_rects()
    assert sum(piece.text == TITLE for piece in pieces) == 2
    names = [piece for piece in pieces if piece.text in NAMES]
    for title in (piece for piece in pieces if piece.text == TITLE):
        middle = title.ink.center().x()
        name = next(name for name in names if abs(name.ink.center().x() - middle) <= 2)
        chip = min(chips, key=partial(away, ink=name.ink))
        assert chip.left() - 1 <= middle <= chip.right() + 1
    stand.clear_away()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("room", ROOMS[:2])
def test_a_name_is_below_the_middle_of_its_chip_where_there_is_room_for_no_title(
    room: tuple[int, int],
) -> None:
    disc = table(12, room)
    pieces, chips = list(texts(disc)), disc.chip_rects()
    assert sum(piece.text == TITLE for piece in pieces) < 12
    for place in (3, 9):
        name = next(piece for piece in pieces if piece.text == NAMES[place])
        assert name.ink.center().x() == pytest.approx(chips[place].center().x(), abs=2)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("scene", ["dawn", "discussion", "speeches, stopped", "clue"])
def test_twelve_sit_within_a_small_windows_margin_and_no_mark_touches_a_name(scene: str) -> None:
    stand = Stand(SCENES[scene], NAMES)
    stand.lay_out((800, 600), 1.0)
    disc = stand.screen.findChild(TableDisc)
    assert disc is not None
    at = disc.pos()
    margin = Metrics(800, 600).px(PAGE_MARGIN)
    assert all(margin <= at.x() + chip.left() for chip in disc.chip_rects())
    assert all(at.x() + chip.right() <= 800 - margin for chip in disc.chip_rects())
    pieces = list(texts(disc))
    names = [piece for piece in pieces if piece.text in NAMES]
    assert len(names) == len(disc.chip_rects())
    numbers = [piece.ink for piece in pieces if piece.text.isdigit()]
    mark = QRectF(0, 0, MARK, MARK)
    for number in numbers:
        mark.moveCenter(number.center())
        assert all(away(mark, name.ink) > 3 for name in names)
    stand.clear_away()


@pytest.mark.usefixtures("qapp")
def test_clues_begin_at_one_edge_in_a_small_window_however_many_give_them() -> None:
    edges = set()
    for scene, count in (("clue", 12), ("clue", 4), ("clue in a duel", 7)):
        stand = Stand(SCENES[scene], NAMES[:count])
        stand.lay_out((800, 600), 1.0)
        button = stand.screen.findChild(QWidget, "gave_clue")
        assert button is not None
        edges.add(button.mapTo(stand.screen, QPoint()).x())
        stand.clear_away()
    assert len(edges) == 1


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("radius", [60, 80, 110])
def test_large_text_takes_what_room_a_small_table_has_in_its_middle(radius: int) -> None:
    middle, centre = Middle("Order", "Clues", "2/4"), QPointF()
    usual = place_lines(middle, centre, radius, Metrics(*WINDOW))
    large = place_lines(middle, centre, radius, Metrics(*WINDOW, 2.0))
    assert large.pixels > usual.pixels
    for less, more in ((usual.small, large.small), (usual.note, large.note)):
        assert less is not None
        assert more is not None
        assert more.height() > less.height()
        assert hypot(more.right(), more.center().y()) < radius, "within the ring"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("count", [2, 4])
def test_large_text_leaves_few_people_a_table_that_is_larger_than_their_chips(count: int) -> None:
    disc = TableDisc()
    people = everybody(count)
    disc.show_people(people, turn=people[1].seat, order=[person.seat for person in people])
    disc.show_clues(1, count, "Speaking order", "Duel", "2/4")
    disc.rescale(Metrics(*WINDOW, 2.0))
    disc.resize(720, 472)
    letters = {piece.text: piece.px for piece in texts(disc)}
    assert all(letters[person.name] >= 44 for person in people)
    assert min(letters["Speaking order"], letters["2/4"]) >= 22
    chips, middle = disc.chip_rects(), disc.middle()
    assert middle.width() > 2.5 * chips[0].width()
    towards = QLineF(middle.center(), chips[1].center())
    towards.setLength(middle.width() / 2 + 4)
    speaks = disc.grab().toImage().pixelColor(towards.p2().toPoint())
    assert speaks.name() == IVORY.lower(), "the piece of the ring is at the speaker's chip"
