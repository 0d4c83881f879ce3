"""The table's menu and the roster: found from the screen while open, asking before anything ends."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from spyword_qt.people import Person, guests
from spyword_qt.screens.clue import ClueScreen
from spyword_qt.screens.roster import Roster
from spyword_qt.screens.seen import Offers
from spyword_qt.screens.table_menu import TableMenu
from spyword_qt.seating import seat_people
from spyword_qt.widgets.panel import Sheet
from spyword_qt.widgets.text import Text
from tests.layout.choices import NAMES
from tests.qt.conftest import Clock
from tests.qt.pages import button, said
from tests.qt.played import Played


@pytest.fixture
def screen(room: QWidget, clock: Clock) -> ClueScreen:
    room.resize(800, 600)
    page = ClueScreen(clock, room)
    page.setGeometry(0, 0, 800, 600)
    game = Played(12, spies=(1, 3)).to_clues()
    page.show_clue(game.view, seat_people(guests(game.view.players)))
    room.show()
    return page


def people(count: int = 12) -> tuple[Person, ...]:
    return seat_people(guests(Played(count).view.players))


def menu(screen: ClueScreen, *, undo: bool = True, redeal: bool = True, more_time: bool = True) -> TableMenu:
    panel = TableMenu(screen, Offers(undo, redeal, more_time, people()))
    panel.open()
    return panel


def press(screen: QWidget, clock: Clock, name: str) -> None:
    """Press a button once what shows it listens."""
    clock.pass_by(1)
    button(screen, name).click()


def is_there(screen: QWidget, name: str) -> bool:
    return screen.findChild(QWidget, name) is not None


def test_the_menu_is_found_from_the_screen_and_gone_when_closed(screen: ClueScreen) -> None:
    menu(screen)
    names = ("undo", "leave", "redeal", "give_up", "rules", "more_time")
    assert all(is_there(screen, name) for name in names)
    button(screen, "keep").click()
    assert not any(is_there(screen, name) for name in names)


def test_the_menu_offers_only_what_can_be_done(screen: ClueScreen) -> None:
    menu(screen, undo=False, redeal=False, more_time=False)
    assert not button(screen, "undo").isEnabled()
    assert not button(screen, "redeal").isEnabled()
    assert button(screen, "give_up").isEnabled()
    assert not is_there(screen, "more_time")


@pytest.mark.parametrize("off", ["undo", "redeal"])
def test_the_menu_says_why_something_cannot_be_done_now(off: str, screen: ClueScreen) -> None:
    panel = menu(screen, undo=off != "undo", redeal=off != "redeal")
    why = button(screen, off).accessibleDescription()
    assert why in said(panel)
    other = {"undo": "redeal", "redeal": "undo"}[off]
    assert button(screen, other).accessibleDescription() == ""


def test_a_game_that_is_over_cannot_be_given_up(screen: ClueScreen) -> None:
    TableMenu(screen, Offers(undo=False, redeal=None, more_time=False, leavers=None, give_up=False)).open()
    assert not button(screen, "give_up").isEnabled()


@pytest.mark.parametrize("name", ["undo", "rules", "more_time"])
def test_what_ends_nothing_is_done_at_once(name: str, screen: ClueScreen) -> None:
    panel = menu(screen)
    told: list[str] = []
    getattr(panel, name).connect(lambda: told.append(name))
    button(screen, name).click()
    assert told == [name]
    assert not is_there(screen, name)


@pytest.mark.parametrize("name", ["redeal", "give_up"])
def test_what_ends_the_game_asks_with_the_safe_choice_in_focus(
    name: str, screen: ClueScreen, clock: Clock
) -> None:
    panel = menu(screen)
    told: list[str] = []
    getattr(panel, name).connect(lambda: told.append(name))
    press(screen, clock, name)
    assert told == []
    assert not is_there(screen, "undo")
    assert panel.focusWidget() is button(screen, "keep")
    press(screen, clock, "act")
    assert told == [name]
    assert not is_there(screen, "act")


def test_the_safe_choice_does_nothing(screen: ClueScreen, clock: Clock) -> None:
    panel = menu(screen)
    told: list[str] = []
    panel.give_up.connect(lambda: told.append("given up"))
    press(screen, clock, "give_up")
    press(screen, clock, "keep")
    assert told == []
    assert not is_there(screen, "keep")


def test_to_end_the_game_is_named_as_what_it_is(screen: ClueScreen, clock: Clock) -> None:
    panel = menu(screen)
    assert button(screen, "give_up").text() == "End This Game"
    press(screen, clock, "give_up")
    assert "for everybody" in " ".join(text.text() for text in panel.findChildren(Text))


@pytest.mark.parametrize("entry", ["leave", "redeal", "give_up"])
def test_the_way_back_is_called_the_same_everywhere(entry: str, screen: ClueScreen, clock: Clock) -> None:
    menu(screen)
    before = button(screen, "keep").text()
    press(screen, clock, entry)
    assert button(screen, "keep").text() == before == "Keep Playing"


def test_leaving_asks_who_and_then_whether(screen: ClueScreen, clock: Clock) -> None:
    panel = menu(screen)
    told: list[object] = []
    panel.leave.connect(told.append)
    press(screen, clock, "leave")
    assert panel.focusWidget() is button(screen, "keep")
    press(screen, clock, "leave_3")
    assert told == []
    assert "Ben leaves the game?" in [text.text() for text in panel.findChildren(Text)]
    assert panel.focusWidget() is button(screen, "keep")
    press(screen, clock, "act")
    assert told == [3]


def test_the_menu_is_deaf_while_its_screen_is(screen: ClueScreen) -> None:
    screen.enter()
    panel = menu(screen)
    told: list[str] = []
    panel.undo.connect(lambda: told.append("undo"))
    button(screen, "undo").click()
    assert told == []
    assert is_there(screen, "undo")


@pytest.mark.parametrize("name", ["redeal", "give_up", "leave"])
def test_a_question_is_deaf_to_the_last_of_three_quick_clicks(
    name: str, screen: ClueScreen, clock: Clock
) -> None:
    panel = menu(screen)
    told: list[object] = []
    for signal in (panel.redeal, panel.give_up):
        signal.connect(partial(told.append, None))
    press(screen, clock, name)
    clock.pass_by(0.3)
    answer = button(screen, "leave_3" if name == "leave" else "act")
    answer.click()
    assert told == []
    assert is_there(screen, answer.objectName())


def test_a_question_is_deaf_until_a_hasty_pointer_is_quiet(screen: ClueScreen, clock: Clock) -> None:
    panel = menu(screen)
    told: list[object] = []
    panel.give_up.connect(partial(told.append, None))
    press(screen, clock, "give_up")
    for _ in range(6):
        clock.pass_by(0.3)
        QTest.mouseClick(button(screen, "act"), Qt.MouseButton.LeftButton)
    assert told == []
    clock.pass_by(0.41)
    QTest.mouseClick(button(screen, "act"), Qt.MouseButton.LeftButton)
    assert told == [None]


def test_the_roster_lends_its_people_once(screen: ClueScreen) -> None:
    roster = Roster(screen, people(7)[1:])
    roster.open()
    told: list[object] = []
    roster.look.connect(told.append)
    assert not is_there(screen, "look_0")
    button(screen, "look_4").click()
    assert told == [4]
    assert not is_there(screen, "look_1")


def test_the_focus_comes_back_to_the_screen(screen: ClueScreen, clock: Clock) -> None:
    before = button(screen, "gave_clue")
    before.setFocus()
    menu(screen)
    press(screen, clock, "give_up")
    press(screen, clock, "keep")
    assert screen.focusWidget() is before


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("names", ["plain", "long", "chinese", "emoji"])
def test_twelve_people_fit_a_small_window(names: str, text: float, screen: ClueScreen) -> None:
    screen.set_text_size(text)
    roster = Roster(screen, seat_people(guests(NAMES[names][:12])))
    roster.open()
    QApplication.processEvents()
    for seat in range(12):
        tile = button(screen, f"look_{seat}")
        assert screen.rect().contains(tile.rect().translated(tile.mapTo(screen, tile.rect().topLeft())))
        assert tile.visibleRegion().boundingRect() == tile.rect()


def test_a_sheet_lies_anew_with_its_screen_only_while_it_is_open(screen: ClueScreen) -> None:
    sheet = Sheet(screen, "Sheet")
    sheet.open()
    sheet.dismiss()
    closed = sheet.geometry()
    screen.resize(1000, 700)
    assert sheet.geometry() == closed
    sheet.open()
    assert sheet.geometry() == screen.rect()
    screen.resize(900, 700)
    assert sheet.geometry() == screen.rect()


def test_tab_goes_through_a_panel_as_its_controls_lie(screen: ClueScreen) -> None:
    panel = menu(screen)
    order = ["more_time", "undo", "rules", "preferences", "leave", "redeal", "give_up", "keep"]
    visited = []
    for _ in range(len(order) + 1):
        panel.focusNextPrevChild(True)
        focus = screen.window().focusWidget()
        assert focus is not None
        visited.append(focus.objectName())
    assert visited == [*order, order[0]]


def rows_of(panel: QWidget, names: Sequence[str]) -> list[tuple[int, int]]:
    """Left and right end of each row of buttons, from the top down."""
    rows: dict[int, list[QRect]] = {}
    for name in names:
        one = button(panel, name)
        place = QRect(one.mapTo(panel, QPoint()), one.size())
        rows.setdefault(place.top(), []).append(place)
    return [(min(r.left() for r in row), max(r.right() for r in row)) for _, row in sorted(rows.items())]


@pytest.mark.parametrize("more_time", [True, False])
def test_the_menu_has_no_hole(screen: ClueScreen, more_time: bool) -> None:
    panel = menu(screen, more_time=more_time)
    names = ["undo", "rules", "preferences", "leave", "redeal", "give_up", *["more_time"] * more_time]
    assert len(set(rows_of(panel, names))) == 1


def test_all_of_the_menu_is_seen_under_large_letters(screen: ClueScreen) -> None:
    screen.set_text_size(2.0)
    panel = menu(screen)
    QApplication.processEvents()
    for name in ("more_time", "undo", "rules", "preferences", "leave", "redeal", "give_up"):
        entry = button(panel, name)
        assert entry.visibleRegion().boundingRect() == entry.rect(), name


@pytest.mark.parametrize("count", range(4, 13))
def test_a_choice_of_people_has_the_same_columns_all_the_way_down(screen: ClueScreen, count: int) -> None:
    panel = Roster(screen, people(count))
    panel.open()
    tiles = [button(panel, f"look_{seat}") for seat in range(count)]
    lefts = [tile.mapTo(panel, QPoint()).x() for tile in tiles]
    columns = len(set(lefts))
    assert columns == (2 if count <= 6 else 3)
    assert lefts == [lefts[place % columns] for place in range(count)]
    assert max(tile.width() for tile in tiles) - min(tile.width() for tile in tiles) <= 1
