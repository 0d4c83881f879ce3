"""The end as a picture: what is on it, what isn't, and what can be done with it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from spyword_engine.views import TableView
from spyword_qt.people import guests
from spyword_qt.screens.over import OverScreen
from spyword_qt.screens.share_panel import SharePanel
from spyword_qt.screens.share_picture import HEIGHT, WIDTH, SharePicture, share_image
from spyword_qt.seating import seat_people
from spyword_qt.theme import tokens
from spyword_qt.theme.fonts import ui
from spyword_qt.widgets.card_front import Picture
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.matrix import VoteMatrix
from spyword_qt.widgets.slot_label import SlotLabel
from spyword_qt.widgets.text import Text
from tests.layout.painted import texts
from tests.qt.conftest import Clock
from tests.qt.nosy import leaks
from tests.qt.pages import CARDS, button, label, over, said, shown
from tests.qt.played import NAMES, Played
from tests.qt.test_table_screens import ODD_NAMES


def four() -> Played:
    return Played(4).vote({}, otherwise=1)


def seven() -> Played:
    game = Played(7, ghost=2).vote({}, otherwise=1).go_on()
    return game.vote({}, otherwise=2).go_on().guess("banjo")


def twelve() -> Played:
    in_a_ring = {seat: (seat + 1) % 12 for seat in range(12)}
    game = Played(ODD_NAMES, spies=(1, 3), ghost=5).vote({**in_a_ring, 0: 2})
    for seat in (4, 6, 1, 3):
        game.go_on().vote({}, otherwise=seat)
    return game.go_on().vote({}, otherwise=5).go_on().guess("a very long guess that goes on")


def five(ballots: dict[int, int | None], vote_result: str) -> Played:
    """One vote of five, three for seat 1 and one for each of seats 0 and 2: the only spy is out."""
    return Played(5, vote_result=vote_result).vote(ballots)


GAMES = pytest.mark.parametrize("game", [four, seven, twelve])


def over_view(game: Played) -> TableView:
    """The end of a game; one that is decided is left from its last result."""
    if game.view.end is None:
        game.go_on()
    return game.view


def pictured(qtbot: QtBot, game: Played) -> SharePicture:
    view = over_view(game)
    picture = SharePicture(view, seat_people(guests(view.players)), CARDS)
    qtbot.addWidget(picture)
    picture.image()
    return picture


def image_of(game: Played) -> QImage:
    view = over_view(game)
    return share_image(view, seat_people(guests(view.players)), CARDS)


def matrix_of(picture: SharePicture) -> VoteMatrix:
    matrix = picture.findChild(VoteMatrix)
    assert isinstance(matrix, VoteMatrix)
    return matrix


def pixels_of(image: QImage, place: QRect, colour: str) -> int:
    wanted = QColor(colour).rgb()
    return sum(
        image.pixel(x, y) == wanted
        for x in range(place.left(), place.right())
        for y in range(place.top(), place.bottom())
    )


# What is on it


@GAMES
def test_it_has_a_phones_shape(qtbot: QtBot, game: Callable[[], Played]) -> None:
    image = image_of(game())
    assert (image.width(), image.height()) == (WIDTH, HEIGHT) == (1080, 1920)


def test_it_says_who_won_both_words_and_the_games_name(qtbot: QtBot) -> None:
    told = said(pictured(qtbot, seven()))
    assert {"The citizens win", "guitar", "violin", "The citizens’ word", "The spy’s word"} <= set(told)
    assert {"The ghost guessed “banjo”.", "The Spy’s Word"} <= set(told)


@GAMES
def test_everybody_is_on_it_with_their_chip(qtbot: QtBot, game: Callable[[], Played]) -> None:
    played = game()
    picture = pictured(qtbot, played)
    matrix, image = matrix_of(picture), picture.image()
    places = [rect.translated(matrix.pos()) for rect in matrix.people_rects()]
    people = seat_people(guests(played.view.players))
    by_role = [
        person
        for role in ("citizen", "spy", "ghost")
        for person in people
        if played.view.end is not None and played.view.end.roles[person.seat] == role
    ]
    assert len(places) == len(by_role)
    for person, place in zip(by_role, places, strict=True):
        chip = QRect(place.left(), place.top(), place.height(), place.height())
        assert pixels_of(image, chip, tokens.CHIP_COLOURS[person.avatar.colour]) > 40, person.name


@GAMES
def test_both_pictures_are_drawn_large(qtbot: QtBot, game: Callable[[], Played]) -> None:
    picture = pictured(qtbot, game())
    image = picture.image()
    drawn = picture.findChildren(Picture)
    assert len(drawn) == 2
    for one in drawn:
        assert min(one.width(), one.height()) >= 130
        middle = image.copy(QRect(one.mapTo(picture, one.rect().center()) - QPoint(60, 60), QSize(120, 120)))
        assert len({middle.pixel(x, y) for x in range(0, 120, 4) for y in range(0, 120, 4)}) > 20


@GAMES
def test_whose_word_it_was_takes_two_lines_at_most(qtbot: QtBot, game: Callable[[], Played]) -> None:
    picture = pictured(qtbot, game())
    labels = [label for label in picture.findChildren(SlotLabel) if "word" in label.text()]
    assert len(labels) == 2
    for one in labels:
        lines = list(texts(one))
        assert len(lines) <= 2
        assert " ".join(line.text for line in lines) == one.text()
        assert min(line.px for line in lines) >= 25, "a phone shows it a third as large"


@GAMES
def test_nothing_is_cut_off_or_lies_on_anything_else(qtbot: QtBot, game: Callable[[], Played]) -> None:
    picture = pictured(qtbot, game())
    parts = [
        child
        for child in picture.findChildren(QWidget)
        if child.parentWidget() is picture and not child.isHidden()
    ]
    for place, part in enumerate(parts):
        assert picture.rect().contains(part.geometry())
        assert not any(part.geometry().intersects(other.geometry()) for other in parts[:place])
    for text in picture.findChildren(Text):
        if text.text() and not text.isHidden():
            assert text.height() >= text.heightForWidth(text.width())


@GAMES
def test_every_name_is_there_to_its_last_letter(qtbot: QtBot, game: Callable[[], Played]) -> None:
    played = game()
    picture = pictured(qtbot, played)
    places = matrix_of(picture).people_rects()
    room = places[0].width() - 2 * min(place.height() for place in places)
    for name in played.view.players:
        assert natural_width(name, ui(tokens.MIN_TEXT, 500)) <= room


def test_it_is_painted_in_the_light_room_whatever_the_window_is_in(
    qtbot: QtBot, clock: Clock, room: QWidget
) -> None:
    images = []
    for colours in (tokens.LIGHT, tokens.DARK):
        room.setPalette(tokens.palette(colours))
        screen = shared(clock, room)
        copied(screen, clock)
        images.append(QGuiApplication.clipboard().image().convertToFormat(QImage.Format.Format_RGB32))
        button(screen, "share_done").click()
    assert images[0] == images[1] == image_of(seven())


def test_rows_of_a_full_table_are_read_on_a_phone(qtbot: QtBot) -> None:
    places = matrix_of(pictured(qtbot, twelve())).people_rects()
    assert min(place.height() for place in places) >= 50


def test_a_game_without_votes_has_no_votes_to_name(qtbot: QtBot) -> None:
    told = said(pictured(qtbot, Played(4).to_clues().leave(0)))
    assert "Who was who" in told
    assert "Nobody wins" in told


# What isn't


ONE_WAY: dict[int, int | None] = {0: 1, 3: 1, 4: 1, 1: 2, 2: 0}
ANOTHER_WAY: dict[int, int | None] = {0: 1, 2: 1, 3: 1, 1: 0, 4: 2}


def test_open_ballots_are_on_it(qtbot: QtBot) -> None:
    assert image_of(five(ONE_WAY, "open")) != image_of(five(ANOTHER_WAY, "open"))


def test_with_totals_only_nobodys_ballot_is(qtbot: QtBot) -> None:
    assert image_of(five(ONE_WAY, "totals")) == image_of(five(ANOTHER_WAY, "totals"))


def test_of_a_very_long_game_the_last_votes_are(qtbot: QtBot) -> None:
    view = over_view(twelve())
    assert view.end is not None
    long = replace(view, end=replace(view.end, log=view.end.log * 5))
    picture = SharePicture(long, seat_people(guests(long.players)), CARDS)
    qtbot.addWidget(picture)
    picture.image()
    assert matrix_of(picture).left_out() > 0
    assert "Who was who, and the last votes" in said(picture)
    assert "Who was who, and every vote" in said(pictured(qtbot, twelve()))


# What can be done with it


def shared(clock: Clock, room: QWidget) -> OverScreen:
    """An end with the panel that shares it open."""
    screen = over(seven(), clock, room)
    shown(screen).enter()
    clock.pass_by(1)
    button(screen, "share").click()
    clock.pass_by(1)
    return screen


def copied(screen: OverScreen, clock: Clock) -> None:
    clock.pass_by(1)
    button(screen, "share_copy").click()


def saved_as(screen: OverScreen, path: Path) -> None:
    """Choose a file for the picture."""
    button(screen, "share_save").click()
    dialog = screen.window().findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(path))
    dialog.close()


def test_nothing_is_shared_by_a_screen_that_is_still_deaf(clock: Clock, room: QWidget) -> None:
    screen = over(seven(), clock, room)
    shown(screen).enter()
    button(screen, "share").click()
    assert screen.findChild(SharePanel) is None


def test_it_is_copied(clock: Clock, room: QWidget) -> None:
    screen = shared(clock, room)
    button(screen, "share_copy").click()
    assert QGuiApplication.clipboard().image().size().toTuple() == (WIDTH, HEIGHT)
    assert "Copied" in label(screen, "share_said").text()


@pytest.mark.parametrize("name", ["game.png", "game"])
def test_it_is_saved(name: str, tmp_path: Path, clock: Clock, room: QWidget) -> None:
    screen = shared(clock, room)
    saved_as(screen, tmp_path / name)
    assert QImage(str(tmp_path / "game.png")).size().toTuple() == (WIDTH, HEIGHT)
    assert "Saved as game" in label(screen, "share_said").text()


def test_a_folder_that_takes_nothing_is_said(tmp_path: Path, clock: Clock, room: QWidget) -> None:
    screen = shared(clock, room)
    saved_as(screen, tmp_path / "nowhere" / "game.png")
    assert "can’t be saved" in label(screen, "share_said").text()
    saved_as(screen, tmp_path / "game.png")
    assert "Saved" in label(screen, "share_said").text()


def test_the_name_that_is_offered_tells_nothing_of_the_game(clock: Clock, room: QWidget) -> None:
    screen = shared(clock, room)
    button(screen, "share_save").click()
    dialog = screen.window().findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    offered = Path(dialog.selectedFiles()[0]).name
    assert re.fullmatch(r"spyword-\d{4}-\d\d-\d\d-\d{4}(\.png)?", offered)
    assert not any(name in offered for name in (*NAMES, "guitar", "violin"))
    dialog.close()


def test_the_panel_is_left_to_the_end_as_it_was(clock: Clock, room: QWidget) -> None:
    screen = shared(clock, room)
    button(screen, "share_done").click()
    told: list[bool] = []
    screen.play_again.connect(lambda: told.append(True))
    button(screen, "play_again").click()
    assert told == [True]
    assert {"guitar", "violin"} <= {text.text() for text in screen.findChildren(QLabel)}


def test_no_word_stays_behind_in_a_widget(clock: Clock, room: QWidget) -> None:
    screen = shared(clock, room)
    button(screen, "share_done").click()
    screen.forget()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert leaks(["guitar", "violin"]) == []
