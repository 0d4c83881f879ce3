"""Somebody on a ballot: long names use the room there is, and a duel is a scene of two."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from spyword_engine.bandit.phase import Phase
from spyword_qt.people import guests
from spyword_qt.screens.night import NightScreen
from spyword_qt.screens.vote import VoteScreen
from spyword_qt.seating import seat_people
from spyword_qt.theme.tokens import DARK, LIGHT, MIN_TEXT, Colours
from spyword_qt.widgets.ballot_tile import BallotTile
from spyword_qt.widgets.control import POINTED
from spyword_qt.widgets.emblem import Emblem
from spyword_qt.widgets.text import FitText
from tests.layout.choices import NAMES
from tests.layout.painted import texts
from tests.layout.scenes import SCENES
from tests.layout.stand import Stand
from tests.qt.bandit.nights import night
from tests.qt.conftest import Clock
from tests.qt.onlookers import PEOPLE, put_up
from tests.qt.pages import said
from tests.qt.test_theme import contrast

SIZES = [(1280, 800), (800, 600), (1920, 1080), (800, 1280)]


def ballot(
    qtbot: QtBot,
    clock: Clock,
    size: tuple[int, int],
    count: int,
    *,
    names: str = "plain",
    duel: bool = False,
    colours: Colours = LIGHT,
) -> VoteScreen:
    people = seat_people(guests(NAMES[names]))
    screen = VoteScreen(clock)
    screen.show_vote(
        people[0], people[1 : count + 1], round_number=1, pass_offered=not duel, duel=duel, progress=None
    )
    put_up(qtbot, screen, size, colours=colours)
    return screen


def tiles_of(screen: QWidget) -> list[BallotTile]:
    return screen.findChildren(BallotTile)


def signs_of(screen: QWidget) -> list[QRect]:
    return [emblem.geometry() for emblem in screen.findChildren(Emblem) if emblem.isVisible()]


def test_long_names_stand_in_larger_letters_than_the_smallest(qtbot: QtBot, clock: Clock) -> None:
    screen = ballot(qtbot, clock, (1280, 800), 11, names="long")
    for tile in tiles_of(screen):
        # The letters on the chip are a picture.
        assert max(piece.px for piece in texts(tile)) > MIN_TEXT, tile.person.name


@pytest.mark.parametrize("size", SIZES)
def test_no_word_of_a_name_is_broken_that_has_room_nor_leaves_a_letter_alone(
    qtbot: QtBot, clock: Clock, size: tuple[int, int]
) -> None:
    for tile in tiles_of(ballot(qtbot, clock, size, 11, names="long")):
        rows = tile._words()[0].rows
        words = [word for row in rows for word in row.split()]
        assert min(map(len, words)) >= 3 or tile.person.name.startswith("a b"), rows
        if " " in tile.person.name:
            assert "".join(rows) == tile.person.name
            assert all(row.endswith((" ", "-")) for row in rows[:-1]), rows


@pytest.mark.parametrize("size", SIZES)
def test_usual_names_are_all_of_one_size(qtbot: QtBot, clock: Clock, size: tuple[int, int]) -> None:
    tiles = tiles_of(ballot(qtbot, clock, size, 11))
    assert len({tile._words()[0].font.pixelSize() for tile in tiles}) == 1


def test_names_keep_to_their_tile_and_off_its_chip(qtbot: QtBot, clock: Clock) -> None:
    for tile in tiles_of(ballot(qtbot, clock, (1280, 800), 11, names="long")):
        assert all(QRectF(tile.rect()).contains(piece.ink) for piece in texts(tile))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [2, 3])
def test_a_duel_is_a_scene_with_its_sign_between_large_tiles(
    qtbot: QtBot, clock: Clock, size: tuple[int, int], count: int
) -> None:
    screen = ballot(qtbot, clock, size, count, duel=True)
    tiles = [tile.geometry() for tile in tiles_of(screen)]
    covered = sum(tile.width() * tile.height() for tile in tiles)
    assert covered > 0.33 * screen.width() * screen.height()
    signs = signs_of(screen)
    assert len(signs) == count - 1
    for (one, other), sign in zip(pairwise(tiles), signs, strict=True):
        assert one.united(other).contains(sign)
    for tile in tiles_of(screen):
        names = [piece.ink.translated(tile.pos()) for piece in texts(tile)]
        assert not any(QRectF(sign).intersects(name) for sign in signs for name in names)


def test_the_signs_of_a_duel_are_equally_far_from_chips_whatever_titles_there_are(qapp: object) -> None:
    stand = Stand(SCENES["vote in a duel of three"], NAMES["plain"][:4])
    stand.lay_out((800, 1280), 1.0)
    tiles, signs = stand.room.findChildren(BallotTile), signs_of(stand.room)
    below = [
        tile.y() + tile.chip_rect().top() - sign.bottom() for tile, sign in zip(tiles[1:], signs, strict=True)
    ]
    assert below[0] == pytest.approx(below[1], abs=1)
    assert min(below) >= 15
    stand.clear_away()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [2, 3])
def test_a_ballot_of_few_fills_its_page(
    qtbot: QtBot, clock: Clock, size: tuple[int, int], count: int
) -> None:
    screen = ballot(qtbot, clock, size, count)
    tiles = tiles_of(screen)
    covered = sum(tile.width() * tile.height() for tile in tiles)
    assert covered > 0.45 * screen.width() * screen.height()
    submit = screen.findChild(QAbstractButton, "submit_vote")
    assert submit is not None
    below = submit.y() - max(tile.geometry().bottom() for tile in tiles)
    assert below < 0.1 * screen.height()


def test_the_round_is_told_above_the_ballot(qtbot: QtBot, clock: Clock) -> None:
    screen = ballot(qtbot, clock, (1280, 800), 4)
    people = seat_people(guests(NAMES["plain"]))
    for duel, caption in ((False, "Round 3, vote"), (True, "Round 3, duel vote")):
        screen.show_vote(people[0], people[1:4], round_number=3, pass_offered=False, duel=duel, progress=None)
        assert caption in said(screen)


def test_no_sign_of_a_duel_stands_on_another_ballot(qtbot: QtBot, clock: Clock) -> None:
    screen = ballot(qtbot, clock, (1280, 800), 2, duel=True)
    people = seat_people(guests(NAMES["plain"]))
    screen.show_vote(people[0], people[1:5], round_number=1, pass_offered=True, duel=False, progress=None)
    assert signs_of(screen) == []
    assert len({tile.geometry().topLeft().toTuple() for tile in tiles_of(screen)}) == 4


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("names", ["plain", "long", "chinese"])
def test_the_check_of_who_is_chosen_never_lies_on_a_name(
    qtbot: QtBot, clock: Clock, size: tuple[int, int], names: str
) -> None:
    for tile in tiles_of(ballot(qtbot, clock, size, 11, names=names)):
        before = tile.grab().toImage()
        inks = [piece.ink.toRect().adjusted(0, 2, 0, -2) & tile.rect() for piece in texts(tile)]
        tile.setChecked(True)
        after = tile.grab().toImage()
        for ink in inks:
            inside = ink & tile.rect().adjusted(8, 8, -8, -8)
            assert before.copy(inside) == after.copy(inside), tile.person.name


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_the_check_of_who_is_chosen_leaves_the_chip_of_a_tall_tile(
    qtbot: QtBot, clock: Clock, size: tuple[int, int]
) -> None:
    for tile in tiles_of(ballot(qtbot, clock, size, 6)):
        chip = tile.chip_rect().toRect()
        before = tile.grab(chip).toImage()
        tile.setChecked(True)
        assert tile.grab(chip).toImage() == before


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("names", ["plain", "long", "chinese"])
def test_the_check_of_who_is_chosen_never_lies_on_the_letters_of_a_chip(
    qtbot: QtBot, clock: Clock, size: tuple[int, int], names: str
) -> None:
    for tile in tiles_of(ballot(qtbot, clock, size, 11, names=names)):
        chip = tile.chip_rect()
        letters = QRectF(0, 0, 0.45 * chip.width(), 0.45 * chip.width())
        letters.moveCenter(chip.center())
        before = tile.grab(letters.toRect()).toImage()
        tile.setChecked(True)
        assert tile.grab(letters.toRect()).toImage() == before, tile.person.name


def test_the_check_of_who_is_chosen_leaves_the_chip_beside_a_usual_name(qtbot: QtBot, clock: Clock) -> None:
    for tile in tiles_of(ballot(qtbot, clock, (800, 600), 11)):
        chip = tile.chip_rect().toRect()
        before = tile.grab(chip).toImage()
        tile.setChecked(True)
        assert tile.grab(chip).toImage() == before, tile.person.name


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("duel", [False, True])
def test_every_chip_on_a_ballot_has_a_rim_that_is_seen(
    qtbot: QtBot, clock: Clock, colours: Colours, duel: bool
) -> None:
    for tile in tiles_of(ballot(qtbot, clock, (1280, 800), 2 if duel else 11, duel=duel, colours=colours)):
        image, chip = tile.grab().toImage(), tile.chip_rect()
        rim = image.pixelColor(round(chip.left()) + 1, round(chip.center().y())).name()
        ground = image.pixelColor(round(chip.left()) - 3, round(chip.center().y())).name()
        assert contrast(rim, ground) >= 3, tile.person.name


@pytest.mark.parametrize("size", [(800, 600), (1920, 1080)])
def test_chips_above_names_stand_in_line_whoever_has_a_title(
    qtbot: QtBot, clock: Clock, size: tuple[int, int]
) -> None:
    screen = VoteScreen(clock)
    screen.show_vote(PEOPLE[0], PEOPLE[7:10], round_number=1, pass_offered=True, duel=False, progress=None)
    put_up(qtbot, screen, size)
    tiles = tiles_of(screen)
    assert len({bool(tile.person.title) for tile in tiles}) == 2
    assert len({tile.chip_rect().top() for tile in tiles}) == 1


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (800, 1280)])
def test_two_lines_of_a_night_tile_stay_within_its_ring(
    qtbot: QtBot, clock: Clock, size: tuple[int, int]
) -> None:
    screen = NightScreen(clock)
    room = put_up(qtbot, screen, size, text=2.0)
    screen.show_night(night(Phase.DOCTOR), PEOPLE, number=1, out=(), may_step_back=True, is_dummy=False)
    room.setProperty(POINTED, False)
    tile = screen.findChild(BallotTile, "target_5")
    QApplication.processEvents()
    tile.setFocus()
    assert tile.ring_shown()
    outline = tile.body().adjusted(1, 1, -1, -1)
    assert all(outline.contains(piece.ink) for piece in texts(tile))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("scene", ["vote", "vote in a duel", "vote in a duel of three"])
def test_the_advice_above_a_ballot_grows_with_the_text(scene: str) -> None:
    letters = []
    for text in (1.0, 2.0):
        stand = Stand(SCENES[scene], NAMES["plain"][:4])
        stand.lay_out((800, 1280), text)
        advice = (piece for label in stand.screen.findChildren(FitText) for piece in texts(label))
        letters.append(max(piece.px for piece in advice if "else should" in piece.text))
        stand.clear_away()
    assert letters[1] >= 1.3 * letters[0]


@pytest.mark.parametrize("size", SIZES)
def test_the_signs_of_a_duel_of_three_touch_no_tile(
    qtbot: QtBot, clock: Clock, size: tuple[int, int]
) -> None:
    screen = ballot(qtbot, clock, size, 3, duel=True)
    signs = signs_of(screen)
    assert len(signs) == 2
    assert not any(sign.intersects(tile.geometry()) for sign in signs for tile in tiles_of(screen))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("names", ["plain", "long"])
@pytest.mark.parametrize("text", [1.5, 2.0])
def test_chips_stand_above_names_in_an_upright_duel_of_three_in_large_letters(
    names: str, text: float
) -> None:
    stand = Stand(SCENES["vote in a duel of three"], NAMES[names][:12])
    stand.lay_out((800, 1280), text)
    for tile in tiles_of(stand.room):
        chip, (name, *_) = tile.chip_rect(), texts(tile)
        assert chip.center().x() == pytest.approx(tile.width() / 2, abs=1)
        assert name.ink.top() > chip.bottom()
    stand.clear_away()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("names", ["plain", "long"])
@pytest.mark.parametrize("text", [1.5, 2.0])
def test_the_question_above_a_ballot_is_larger_than_its_advice(names: str, text: float) -> None:
    stand = Stand(SCENES["vote in a duel"], NAMES[names][:12])
    stand.lay_out((800, 1280), text)
    pieces = [piece for label in stand.screen.findChildren(FitText) for piece in texts(label)]
    question = [piece for piece in pieces if "should go?" in piece.text]
    advice = next(piece for piece in pieces if "A tie" in piece.text)
    # No word of it is left alone on its last line.
    assert len(question) == 1
    assert advice.px <= 0.81 * question[0].px
    stand.clear_away()


@pytest.mark.usefixtures("qapp")
def test_an_upright_duel_is_the_same_again_once_letters_are_as_usual() -> None:
    stand = Stand(SCENES["vote in a duel of three"], NAMES["long"][:12])
    chips = []
    for text in (1.0, 1.5, 1.0):
        stand.lay_out((800, 1280), text)
        chips.append([tile.chip_rect() for tile in tiles_of(stand.room)])
    assert chips[0] == chips[2] != chips[1]
    stand.clear_away()


@pytest.mark.usefixtures("qapp")
def test_the_question_above_a_ballot_takes_no_second_line_for_hardly_larger_letters() -> None:
    stand = Stand(SCENES["vote in a duel"], NAMES["long"][:12], language="pl")
    stand.lay_out((800, 600), 1.5)
    pieces = [piece.text for label in stand.screen.findChildren(FitText) for piece in texts(label)]
    assert any("VII" in text and "odpaść" in text for text in pieces)
    stand.clear_away()
