"""The end of Secret Bandit as a picture: all that is told at the end is on it, and it can be had."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from spyword_qt.bandit.end_matrix import BanditMatrix
from spyword_qt.people import guests
from spyword_qt.screens.bandit_nights import BanditNights
from spyword_qt.screens.bandit_share_picture import BanditSharePicture
from spyword_qt.screens.share_panel import SharePanel
from spyword_qt.screens.share_picture import HEIGHT, WIDTH
from spyword_qt.seating import seat_people
from spyword_qt.widgets.deed_table import DeedTable
from tests.layout.painted import texts
from tests.qt.bandit.judged import NAMES, Judged
from tests.qt.bandit.test_bandit_over import killers_win, long_game, over
from tests.qt.conftest import Clock
from tests.qt.pages import button, label, said


def drawn_by_sixteen() -> Judged:
    game = Judged(16).night(15, saved=14, shot=0)
    for _ in range(3):
        game.vote({1: 2, 2: 1})
    return game


def pictured(qtbot: QtBot, game: Judged) -> BanditSharePicture:
    picture = BanditSharePicture(game.view, seat_people(guests(game.view.players)))
    qtbot.addWidget(picture)
    picture.image()
    return picture


@pytest.mark.parametrize("game", [killers_win, long_game, drawn_by_sixteen])
def test_winner_roles_points_votes_and_nights_are_all_on_it(qtbot: QtBot, game: object) -> None:
    assert callable(game)
    played = game()
    picture = pictured(qtbot, played)
    end = played.view.end
    matrix, nights = picture.findChild(BanditMatrix), picture.findChild(BanditNights)
    table = picture.findChild(DeedTable)
    written = {piece.text for piece in texts(matrix)}
    assert set(played.view.players) | {"Police", "Doctor", "Citizens", "Killers", "Bandit"} <= written
    assert matrix.left_out() == 0
    assert table.height() >= table.least_height(table.width())
    assert {"Killers’ victim", "Out at dawn"} <= {piece.text for piece in texts(table)}
    assert table.accessibleDescription().count("Night ") == len(end.nights)
    parts = [child for child in picture.children() if isinstance(child, QWidget) and not child.isHidden()]
    places = [part.geometry() for part in parts if part.height()]
    assert all(QRect(0, 0, WIDTH, HEIGHT).contains(place) for place in places)
    assert not any(one.intersects(two) for i, one in enumerate(places) for two in places[:i])
    assert nights.geometry().top() > matrix.geometry().bottom()


def test_whose_game_it_was_and_which_game_stand_in_words(qtbot: QtBot) -> None:
    picture = pictured(qtbot, killers_win())
    told = [text.text() for text in picture.findChildren(QLabel)]
    assert {"The killers win", "Secret Bandit", "Who was who, and every vote"} <= set(told)


def test_it_is_shared_from_the_end_as_in_the_word_game(clock: Clock, room: QWidget) -> None:
    screen = over(killers_win(), clock, room)
    screen.enter()
    button(screen, "share").click()
    assert screen.findChild(SharePanel) is None, "a screen that was just entered is deaf"
    clock.pass_by(1)
    button(screen, "share").click()
    assert label(screen, "share_said").text() == "Winner, roles, nights and votes in one picture."
    QGuiApplication.clipboard().clear()
    clock.pass_by(1)
    button(screen, "share_copy").click()
    copied: QImage = QGuiApplication.clipboard().image()
    assert (copied.width(), copied.height()) == (WIDTH, HEIGHT)
    assert "Copied. Paste it wherever you talk." in said(screen)


def test_nothing_can_be_shared_of_a_game_that_is_forgotten(clock: Clock, room: QWidget) -> None:
    screen = over(killers_win(), clock, room)
    screen.enter()
    clock.pass_by(1)
    screen.forget()
    button(screen, "share").click()
    assert screen.findChild(SharePanel) is None
    assert not any(name in " ".join(said(screen)) for name in NAMES[:12])


def test_what_nights_are_called_never_runs_together(qtbot: QtBot) -> None:
    picture = pictured(qtbot, long_game())
    table = picture.findChild(DeedTable)
    heads = [piece for piece in texts(table) if piece.text.removeprefix("Night ").isdigit()]
    assert len(heads) == 7
    assert len({piece.px for piece in heads}) == 1
    assert all(one.ink.right() + 6 < two.ink.left() for one, two in pairwise(heads))
