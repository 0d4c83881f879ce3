"""The start screen: what can be begun, and who was at the last table."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from spyword_qt import languages
from spyword_qt.people import guests
from spyword_qt.screens.home import HomeScreen
from spyword_qt.seating import seat_people
from spyword_qt.theme.motion import REDUCED
from spyword_qt.widgets.buttons import PrimaryButton
from spyword_qt.widgets.guard import SECONDS
from spyword_qt.widgets.logo import Logo
from spyword_qt.widgets.name_plate import NamePlate
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.table_disc import TableDisc
from tests.qt.conftest import Clock

PEOPLE = seat_people(guests(("Ann", "<b>Ben</b>", "Łucja", "王")))


@pytest.fixture
def home(qtbot: QtBot, clock: Clock) -> HomeScreen:
    screen = HomeScreen(clock)
    screen.setProperty(REDUCED, True)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.enter()
    clock.pass_by(SECONDS)
    return screen


def button(screen: HomeScreen, name: str) -> QAbstractButton:
    found = screen.findChildren(QAbstractButton, name)
    assert len(found) == 1
    return found[0]


def test_without_an_interrupted_game_the_new_one_is_the_main_action(home: HomeScreen) -> None:
    assert not button(home, "resume_game").isVisible()
    assert isinstance(button(home, "new_game"), PrimaryButton)


def test_an_interrupted_game_is_the_main_action(home: HomeScreen) -> None:
    home.show_home(PEOPLE, can_resume=True)
    resume = button(home, "resume_game")
    assert resume.isVisible()
    assert isinstance(resume, PrimaryButton)
    assert not isinstance(button(home, "new_game"), PrimaryButton)


def test_the_last_table_is_shown_by_name(home: HomeScreen) -> None:
    home.show_home(PEOPLE, can_resume=False)
    table = home.findChild(TableDisc)
    assert table.isVisible()
    assert "4 people" in table.accessibleName()
    assert table.accessibleDescription() == "Ann, <b>Ben</b>, Łucja, 王"


def test_before_the_first_table_there_is_the_mark_alone(home: HomeScreen) -> None:
    assert home.findChild(TableDisc) is None
    home.show_home(PEOPLE, can_resume=False)
    home.show_home((), can_resume=False)
    assert not home.findChild(TableDisc).isVisible()
    assert sum(logo.isVisible() for logo in home.findChildren(Logo)) == 1


@pytest.mark.parametrize("can_resume", [False, True])
def test_how_to_play_can_be_learnt_before_the_first_game_and_after_it(
    home: HomeScreen, qtbot: QtBot, can_resume: bool
) -> None:
    for people in ((), PEOPLE):
        home.show_home(people, can_resume)
        learn = button(home, "how_to_play")
        assert learn.isVisible()
        with qtbot.waitSignal(home.how_to_play, timeout=100):
            QTest.mouseClick(learn, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("name", ["new_game", "resume_game", "rules", "quit"])
def test_each_button_says_so_once(home: HomeScreen, qtbot: QtBot, name: str) -> None:
    home.show_home(PEOPLE, can_resume=True)
    with qtbot.waitSignal(getattr(home, name), timeout=100):
        QTest.mouseClick(button(home, name), Qt.MouseButton.LeftButton)


def test_a_fresh_screen_is_deaf(home: HomeScreen, qtbot: QtBot) -> None:
    home.enter()
    with qtbot.assertNotEmitted(home.new_game):
        button(home, "new_game").click()


def test_enter_on_the_focused_button_begins(home: HomeScreen, clock: Clock, qtbot: QtBot) -> None:
    home.show_home(PEOPLE, can_resume=True)
    home.enter()
    clock.pass_by(SECONDS)
    with qtbot.waitSignal(home.resume_game, timeout=100):
        QTest.keyClick(home.focusWidget(), Qt.Key.Key_Return)


def test_buttons_made_anew_are_tall_at_once_and_keep_the_focus(home: HomeScreen) -> None:
    home.show_home(PEOPLE, can_resume=True)
    assert button(home, "resume_game").hasFocus()
    assert min(button(home, name).height() for name in ("new_game", "resume_game", "rules", "quit")) >= 48


@pytest.mark.parametrize("can_resume", [False, True])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_is_read_is_whole_or_left_out(home: HomeScreen, language: str, can_resume: bool) -> None:
    languages.speak(language)
    home.show_home(PEOPLE, can_resume=can_resume)
    scroll = home.findChild(Scroll)
    assert scroll is not None
    # The lowest has a notice above it.
    for size in ((800, 600), (1280, 800), (800, 1280), (800, 530)):
        home.resize(*size)
        for text in (1.0, 1.5, 2.0):
            home.set_text_size(text)
            QCoreApplication.processEvents()
            assert scroll.verticalScrollBar().maximum() == 0, (size, text)
            if can_resume:
                others = [button(home, name) for name in ("new_game", "how_to_play", "people", "packages")]
                assert len({other.height() for other in others}) == 1, (size, text)
                assert len({other.mapTo(home, QPoint()).y() for other in others}) == 2, (size, text)
            foot = [button(home, name) for name in ("rules", "preferences", "quit")]
            letters = {one.letters_at(one.width()) for one in foot}
            assert len(letters) == 1, (size, text)
            assert letters.pop() <= button(home, "people").letters_at(500), (size, text)
            assert len({one.y() for one in foot}) <= (2 if language == "pl" else 1), (size, text)


@pytest.mark.parametrize("can_resume", [False, True])
def test_what_is_at_the_foot_grows_with_the_letters(home: HomeScreen, can_resume: bool) -> None:
    languages.speak("pl")
    home.show_home(PEOPLE, can_resume=can_resume)
    home.resize(1024, 768)
    sizes = []
    for text in (1.0, 2.0):
        home.set_text_size(text)
        QCoreApplication.processEvents()
        sizes.append(button(home, "quit").letters_at(500))
    assert sizes[1] >= 1.2 * sizes[0]


def test_an_upright_window_leaves_the_table_most_of_its_height(home: HomeScreen) -> None:
    home.show_home(PEOPLE, can_resume=False)
    home.resize(800, 1280)
    QCoreApplication.processEvents()
    below = [button(home, name).geometry() for name in ("how_to_play", "people", "packages")]
    assert len({place.top() for place in below}) == 1
    assert all(one.right() < other.left() for one, other in pairwise(below))
    name = home.findChild(NamePlate)
    logo = name.parentWidget().findChild(Logo)
    assert logo.geometry().right() < name.geometry().left()
    assert home.findChild(TableDisc).height() > 0.55 * home.height()
    home.set_text_size(2.0)
    for can_resume in (True, False):
        home.show_home(PEOPLE, can_resume=can_resume)
        QCoreApplication.processEvents()
        assert home.findChild(TableDisc).height() > 0.33 * home.height()
    QCoreApplication.processEvents()
    below = [button(home, name).geometry() for name in ("how_to_play", "people")]
    assert below[0].bottom() < below[1].top(), "in large letters they have no room beside one another"
