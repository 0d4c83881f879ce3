"""Five cards of equal make: nobody across the table can tell one role's from another's."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from spyword_engine.bandit.roles import Role
from spyword_qt.bandit.pictures import role_picture
from spyword_qt.bandit.role_wording import role_name, role_task
from spyword_qt.game_pictures import game_picture
from spyword_qt.screens.card import CardScreen
from spyword_qt.screens.judge import JudgeScreen
from spyword_qt.screens.seen import Progress, RoleFace
from spyword_qt.theme.tokens import DARK, LIGHT, Colours
from spyword_qt.widgets.card import Card
from spyword_qt.widgets.card_front import Picture
from spyword_qt.widgets.medallion import render_picture
from tests.qt import nosy
from tests.qt.conftest import Clock
from tests.qt.nosy import everything_written, leaks
from tests.qt.onlookers import CITIZEN, PEOPLE, SIZES, put_up, seen

ANN = PEOPLE[0]
SECRETS = [text for role in Role for text in (role_name(role), role_task(role))]
SIDE = 240
AS_BRIGHT = 0.04
"""Of white, by which two roles' pictures differ at most; on a card it is a third of that."""
MOST_BYTES = 6144


def shown(
    qtbot: QtBot, clock: Clock, role: Role, size: tuple[int, int], colours: Colours = LIGHT
) -> CardScreen:
    """A role's card, face up in a window of its own."""
    screen = CardScreen(clock)
    put_up(qtbot, screen, size, colours=colours)
    screen.show_card(ANN, RoleFace(role), Progress(0, 12), again=False)
    screen.enter()
    clock.pass_by(1)
    return screen


def brightness(image: QImage) -> float:
    """How bright it is on average, of 1 for white, as eyes weigh colours."""
    pixels = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return sum(map(_brightness, pixels)) / len(pixels)


def _brightness(colour: QColor) -> float:
    return colour.alphaF() * (0.2126 * colour.redF() + 0.7152 * colour.greenF() + 0.0722 * colour.blueF())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_with_word_picture_and_line_blanked_all_five_are_the_same(
    qtbot: QtBot, clock: Clock, size: tuple[int, int], colours: Colours
) -> None:
    blanked = []
    for role in Role:
        screen = shown(qtbot, clock, role, size, colours)
        for label in screen.findChild(Card).findChildren(QLabel):
            label.clear()
        screen.findChild(Picture).show_picture(None)
        blanked.append(seen(screen.window()))
    assert blanked.count(blanked[0]) == len(Role)


@pytest.mark.parametrize("size", SIZES)
def test_beside_the_card_nothing_differs(qtbot: QtBot, clock: Clock, size: tuple[int, int]) -> None:
    images = []
    for role in Role:
        screen = shown(qtbot, clock, role, size)
        images.append(seen(screen.window(), but=screen.findChild(Card)))
    assert images.count(images[0]) == len(Role)


def test_places_and_steps_are_the_same(qtbot: QtBot, clock: Clock) -> None:
    found = []
    for role in Role:
        card = shown(qtbot, clock, role, (1280, 800)).findChild(Card)
        parts = [
            (type(part).__name__, part.geometry(), part.isVisible()) for part in card.findChildren(QWidget)
        ]
        found.append(parts)
    assert found.count(found[0]) == len(Role)


def test_a_screen_reader_hears_the_same_of_every_card_but_for_what_is_written_on_it(
    qtbot: QtBot, clock: Clock
) -> None:
    heard = []
    for role in Role:
        screen = shown(qtbot, clock, role, (1280, 800))
        parts = screen.findChildren(QWidget)
        heard.append(
            [(part.accessibleName(), part.accessibleDescription(), part.toolTip()) for part in parts]
        )
    assert heard.count(heard[0]) == len(Role)


def test_the_card_says_its_role_and_what_to_do(qtbot: QtBot, clock: Clock) -> None:
    for role in Role:
        screen = shown(qtbot, clock, role, (1280, 800))
        written = [text for _, text in nosy.written_in(screen.findChild(Card))]
        assert written == [role_task(role), role_name(role)]


def test_it_is_hidden_by_its_player_and_forgets(qtbot: QtBot, clock: Clock) -> None:
    screen = shown(qtbot, clock, Role.KILLER, (1280, 800))
    got_it = screen.findChild(QAbstractButton, "got_it")
    assert isinstance(got_it, QAbstractButton)
    with qtbot.waitSignal(screen.got_it):
        QTest.mouseClick(got_it, Qt.MouseButton.LeftButton)
    screen.forget()
    assert leaks(SECRETS) == []
    assert nosy.pictures(screen.window()) == []


def test_a_word_games_card_after_it_has_its_own_places(qtbot: QtBot, clock: Clock) -> None:
    screen = shown(qtbot, clock, Role.POLICE, (1280, 800))
    screen.show_card(ANN, CITIZEN, Progress(0, 7), again=False)
    fresh = CardScreen(clock)
    put_up(qtbot, fresh, (1280, 800))
    fresh.show_card(ANN, CITIZEN, Progress(0, 7), again=False)
    places = [
        [label.geometry() for label in one.findChild(Card).findChildren(QLabel)] for one in (screen, fresh)
    ]
    assert places[0] == places[1]
    assert not leaks(SECRETS, everything_written())


def test_no_repr_tells_a_role() -> None:
    assert repr(RoleFace(Role.KILLER)) == "RoleFace(secret)"


def test_tasks_are_about_equally_long() -> None:
    lengths = sorted(len(role_task(role)) for role in Role)
    assert lengths[-1] < 1.3 * lengths[0]


class TestPictures:
    def test_all_roles_are_equally_bright(self, qapp: object) -> None:
        told = {role: brightness(render_picture(role_picture(role), SIDE, 1.0).toImage()) for role in Role}
        assert max(told.values()) - min(told.values()) < AS_BRIGHT

    def test_all_roles_stand_on_the_same_disc(self) -> None:
        frames = [role_picture(role).read_text("utf-8").splitlines()[:3] for role in Role]
        assert all(one == other for one, other in pairwise(frames))

    def test_all_roles_paint_the_same_disc_and_nothing_beside_it(self, qapp: object) -> None:
        edges = []
        for role in Role:
            image = render_picture(role_picture(role), SIDE, 1.0).toImage()
            alphas = [image.pixelColor(x, y).alpha() for x in range(SIDE) for y in range(SIDE)]
            edges.append([alpha > 128 for alpha in alphas])
        assert all(one == other for one, other in pairwise(edges))

    def test_all_are_drawn_quickly(self) -> None:
        pictures = [*map(role_picture, Role), game_picture("word"), game_picture("bandit")]
        assert all(0 < picture.stat().st_size <= MOST_BYTES for picture in pictures)


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080)])
def test_who_hides_the_last_card_with_a_tap_too_many_does_not_open_the_night(
    qtbot: QtBot, clock: Clock, size: tuple[int, int]
) -> None:
    card = shown(qtbot, clock, Role.CITIZEN, size)
    gate = JudgeScreen(clock)
    put_up(qtbot, gate, size)
    gate.show_judge("Olga", None, 1)
    assert not _place(card, "got_it").intersects(_place(gate, "judge_ready"))


def _place(screen: QWidget, name: str) -> QRect:
    button = screen.findChild(QAbstractButton, name)
    assert isinstance(button, QAbstractButton)
    return QRect(button.mapTo(screen, QPoint()), button.size())
