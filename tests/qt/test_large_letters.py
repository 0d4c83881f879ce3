"""What people read in large letters: labels and signs keep their order of sizes and are seen anywhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from spyword_qt.clock import ClockView
from spyword_qt.device import GateNote, Purpose
from spyword_qt.people import Avatar, guests
from spyword_qt.screens.handoff import HandoffScreen
from spyword_qt.screens.invite_tile import InviteTile
from spyword_qt.screens.judge import JudgeScreen
from spyword_qt.screens.seen_people import KnownPerson
from spyword_qt.seating import seat_people
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import DARK, LIGHT, Colours, palette
from spyword_qt.widgets.picture_tile import BADGE, PAD, RoomTile
from spyword_qt.widgets.standing_panel import StandingPanel
from tests.layout.painted import texts
from tests.qt.conftest import Clock
from tests.qt.pages import discussion, shown
from tests.qt.played import Played

SIZES = [(1280, 800), (800, 600), (800, 1280)]


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_the_headings_of_how_the_game_stands_are_no_larger_than_what_they_head(
    size: tuple[int, int], text: float, clock: Clock, room: QWidget
) -> None:
    game = Played(12, ghost=5).vote({}, otherwise=1).go_on().vote({}, otherwise=0).go_on().to_discussion()
    screen = discussion(game, clock, room, ClockView(74, 90, False))
    screen.set_text_size(text)
    letters = {
        piece.text: piece.px
        for panel in shown(screen, size).findChildren(StandingPanel)
        for piece in texts(panel)
    }
    headings = [px for text, px in letters.items() if text in ("In", "Out", "Still in")]
    assert headings
    assert max(headings) <= min(px for said, px in letters.items() if said[:1].isdigit())


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_the_check_on_a_picture_has_a_rim_whatever_is_below(colours: Colours, room: QWidget) -> None:
    room.setPalette(palette(colours))
    m = Metrics(1280, 800)
    tile = RoomTile(LIGHT, DARK)
    tile.setParent(room)
    tile.rescale(m)
    tile.setChecked(True)
    tile.resize(200, tile.heightForWidth(200))
    tile.show()
    image, side = tile.grab().toImage(), m.px(BADGE)
    middle = QPoint(round(tile.width() - m.px(PAD) - 0.35 * side), round(m.px(PAD) + 0.35 * side))
    for way in (QPoint(-1, 0), QPoint(0, 1)):
        beside = middle + way * (side // 2 + 1)
        assert image.pixelColor(beside).name() == colours.surface.lower()


def test_the_sign_that_a_row_can_be_pressed_grows_with_its_name(room: QWidget) -> None:
    widths = []
    for text in (1.0, 2.0):
        m = Metrics(1280, 800, text)
        tile = InviteTile(room)
        tile.show_person(KnownPerson("a", "Ann", Avatar(1, 1, "A"), 1, 0))
        tile.rescale(m)
        tile.resize(500, tile.sizeHint().height())
        image = tile.grab().toImage()
        y, ground = image.height() // 2, image.pixel(image.width() // 2, image.height() // 4)
        widths.append(sum(image.pixel(x, y) != ground for x in range(380, 490)))
    assert widths[1] >= 1.8 * widths[0]


@pytest.mark.parametrize("note", [None, GateNote.COVERED])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_a_gate_keeps_the_order_of_its_sizes(
    size: tuple[int, int], text: float, note: GateNote | None, clock: Clock, room: QWidget
) -> None:
    screen = HandoffScreen(clock, room)
    screen.set_text_size(text)
    shown(screen, size)
    for person in seat_people(guests(("Marco", "Maximilian Alexander VII"))):
        screen.show_handoff(person, Purpose.VOTE, note, None)
        block = screen.block
        lead, task, below = (
            min(piece.px for piece in texts(part)) for part in (block.lead, block.task, screen.note)
        )
        assert lead > task > below
        assert all(piece.px <= lead for piece in texts(block.remark))


@pytest.mark.parametrize("note", [None, GateNote.RESUMED])
@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_what_a_judge_is_to_say_aloud_grows_and_their_name_stays_large(
    size: tuple[int, int], note: GateNote | None, clock: Clock, room: QWidget
) -> None:
    screen = JudgeScreen(clock, room)
    screen.show_judge("Marco", note, 2)
    letters = []
    for text in (1.0, 2.0):
        screen.set_text_size(text)
        shown(screen, size)
        block = screen.block
        letters.append([min(piece.px for piece in texts(part)) for part in (block.task, block.name)])
    (usual_words, usual_name), (words, name) = letters
    assert words >= 1.2 * usual_words
    assert name >= 0.7 * usual_name
