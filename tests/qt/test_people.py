"""The list of people: everybody can be found, opened and reached by keys, however many there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from spyword_qt.name_search import is_found, plain, words
from spyword_qt.people import Avatar
from spyword_qt.screens.people import PeopleScreen
from spyword_qt.screens.people_order import Order
from spyword_qt.screens.people_row import PersonTile
from spyword_qt.screens.seen_people import KnownPerson, Score
from spyword_qt.screens.when_wording import last_played
from spyword_qt.theme.tokens import MIN_TARGET
from spyword_qt.widgets.guard import SECONDS
from spyword_qt.widgets.text import Text
from tests.layout.choices import NAMES as OTHERS
from tests.layout.painted import texts
from tests.qt.conftest import Clock
from tests.qt.pages import button, said, shown

TONIGHT = date(2026, 11, 29)
NAMES = ("Ann", "Łucja", "Ben", "Zoé", "王小明")


def person(number: int, name: str = "", **changes: Any) -> KnownPerson:
    one = KnownPerson(f"{number:032x}", name or f"Person {number}", Avatar(number % 12, 0, "P"), 1, 0)
    return replace(one, **changes)


def crowd(count: int) -> list[KnownPerson]:
    return [person(number) for number in range(count)]


FEW = [person(number, name) for number, name in enumerate(NAMES)]


@pytest.fixture
def screen(clock: Clock, room: QWidget) -> PeopleScreen:
    return put_up(clock, room, FEW)


def put_up(clock: Clock, room: QWidget, people: Sequence[KnownPerson]) -> PeopleScreen:
    screen = PeopleScreen(clock, room)
    screen.show_people(people, TONIGHT)
    shown(screen)
    screen.enter()
    clock.pass_by(SECONDS)
    return screen


def listed(screen: QWidget) -> list[str]:
    """The names in view, in reading order."""
    tiles = [tile for tile in screen.findChildren(PersonTile) if tile.isVisible()]
    tiles.sort(key=lambda tile: (tile.y(), tile.x()))
    return [tile.accessibleName() for tile in tiles]


def search(screen: QWidget) -> QLineEdit:
    found = screen.findChild(QLineEdit, "search")
    assert isinstance(found, QLineEdit)
    return found


def focused(screen: QWidget) -> QWidget:
    found = screen.focusWidget()
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("lucja", "Łucja"),
        ("ŁUC", "Łucja"),
        ("zoe", "Zoé"),
        ("小明", "王小明"),
        ("strasse", "Straße"),
        ("nowak anna", "Anna Maria Nowak"),
        ("o'neil", "O’Neil"),
    ],
)
def test_a_name_is_found_as_people_type_it(query: str, name: str) -> None:
    assert is_found(words(query), plain(name))


def test_a_name_is_not_found_by_what_is_not_in_it() -> None:
    assert not is_found(words("annb"), plain("Ann Ben"))
    assert not is_found(words("ann ben"), plain("Ann"))


@pytest.mark.parametrize(
    ("days", "said"),
    [
        (0, "tonight"),
        (1, "last night"),
        (2, "2 days ago"),
        (6, "6 days ago"),
        (7, "22 Nov 2026"),
        (-1, "30 Nov 2026"),
    ],
)
def test_the_day_is_told_as_people_speak_of_it(days: int, said: str) -> None:
    assert said in last_played(TONIGHT - timedelta(days=days), TONIGHT)


def test_who_has_never_played_is_told_so() -> None:
    assert last_played(None, TONIGHT) == "not played yet"


def test_the_list_is_in_the_order_in_which_people_played_at_first(screen: PeopleScreen) -> None:
    assert listed(screen) == list(NAMES)


@pytest.mark.parametrize(
    ("order", "names"),
    [(Order.NAME, ["Ann", "Ben", "Zoé"]), (Order.LEVEL, ["Ben", "Ann", "Zoé"])],
)
def test_it_can_be_sorted(order: Order, names: list[str], clock: Clock, room: QWidget) -> None:
    people = [person(0, "Zoé", level=2), person(1, "Ann", level=2), person(2, "Ben", level=9)]
    screen = put_up(clock, room, people)
    button(screen, "sort").click()
    button(screen, f"sort_{order}").click()
    assert listed(screen) == names


def test_who_is_retired_stands_apart_and_last(clock: Clock, room: QWidget) -> None:
    people = [person(0, "Ann", retired=True), person(1, "Ben"), person(2, "Cleo")]
    screen = put_up(clock, room, people)
    assert listed(screen) == ["Ben", "Cleo", "Ann"]
    assert "Retired" in said(screen)
    tiles = {tile.accessibleName(): tile for tile in screen.findChildren(PersonTile)}
    assert tiles["Ann"].y() > tiles["Cleo"].geometry().bottom() + 1


def test_searching_leaves_only_who_is_meant(screen: PeopleScreen) -> None:
    search(screen).setText("luc")
    assert listed(screen) == ["Łucja"]
    search(screen).clear()
    assert listed(screen) == list(NAMES)


def test_what_is_typed_anywhere_is_searched_for(screen: PeopleScreen) -> None:
    QTest.keyClicks(focused(screen), "b")
    QTest.keyClicks(focused(screen), "en")
    assert search(screen).text() == "ben"
    assert listed(screen) == ["Ben"]


def test_enter_in_the_search_opens_the_first(screen: PeopleScreen, qtbot: QtBot) -> None:
    search(screen).setText("zo")
    with qtbot.waitSignal(screen.opened, timeout=100) as opened:
        QTest.keyClick(search(screen), Qt.Key.Key_Return)
    assert opened.args == [FEW[3].id]


def test_who_is_not_found_can_be_added_by_that_name(screen: PeopleScreen, qtbot: QtBot) -> None:
    search(screen).setText("Dan ")
    assert listed(screen) == []
    assert "Nobody here is called “Dan”." in said(screen)
    with qtbot.waitSignal(screen.new_wanted, timeout=100) as wanted:
        button(screen, "new_person").click()
    assert wanted.args == ["Dan"]


def test_a_tile_opens_somebody(screen: PeopleScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(screen.opened, timeout=100) as opened:
        QTest.mouseClick(button(screen, f"person_{FEW[2].id}"), Qt.MouseButton.LeftButton)
    assert opened.args == [FEW[2].id]


def test_a_tile_tells_a_screen_reader_what_it_shows(clock: Clock, room: QWidget) -> None:
    one = person(0, "Ann", title="Keen Eye", level=7, evening=TONIGHT)
    tile = button(put_up(clock, room, [one]), f"person_{one.id}")
    assert tile.accessibleName() == "Ann"
    assert tile.accessibleDescription() == "Keen Eye, level 7, last played: tonight"


@pytest.mark.parametrize("title", ["", "Night Owl"])
@pytest.mark.parametrize("name", [*OTHERS["chinese"][-5:], "Maximilian Alexander VII"])
def test_a_long_name_is_whole_on_two_lines(name: str, title: str, room: QWidget) -> None:
    tile = PersonTile(room)
    tile.show_person(person(0, name, title=title, evening=TONIGHT), TONIGHT)
    tile.resize(480, 84)
    said = "".join(piece.text for piece in texts(tile))
    assert name.replace(" ", "") in said.replace(" ", "")
    pieces = [piece.ink for piece in texts(tile)]
    assert all(QRectF(tile.rect()).adjusted(0, 4, 0, -4).contains(ink) for ink in pieces)


def test_arrows_reach_everybody_and_enter_opens(clock: Clock, room: QWidget, qtbot: QtBot) -> None:
    people = crowd(200)
    screen = put_up(clock, room, people)
    area = screen.findChild(PersonTile).parent().parent().parent()
    assert isinstance(area, QScrollArea)
    for _ in range(99):
        QTest.keyClick(focused(screen), Qt.Key.Key_Down)
        here = focused(screen)
        assert area.viewport().rect().contains(QRect(here.mapTo(area.viewport(), QPoint()), here.size()))
    QTest.keyClick(focused(screen), Qt.Key.Key_Right)
    with qtbot.waitSignal(screen.opened, timeout=100) as opened:
        QTest.keyClick(focused(screen), Qt.Key.Key_Return)
    assert opened.args == [people[-1].id]


def test_who_comes_back_from_somebody_finds_the_list_as_it_was(screen: PeopleScreen, clock: Clock) -> None:
    people = crowd(200)
    screen.show_people(people, TONIGHT)
    search(screen).setText("9")
    QTest.keyClick(focused(screen), Qt.Key.Key_End)
    name = focused(screen).accessibleName()
    QTest.keyClick(focused(screen), Qt.Key.Key_Return)
    screen.forget()
    screen.show_people(people, TONIGHT)
    screen.enter()
    clock.pass_by(SECONDS)
    assert search(screen).text() == "9"
    assert focused(screen).accessibleName() == name
    button(screen, "back").click()
    screen.forget()
    screen.enter()
    assert search(screen).text() == ""
    assert focused(screen).accessibleName() == "Person 0"


def test_who_is_new_comes_into_view(screen: PeopleScreen) -> None:
    people = crowd(200)
    screen.show_people(people, TONIGHT)
    search(screen).setText("5")
    screen.show_one(people[-1].id)
    assert "Person 199" in listed(screen)
    assert focused(screen).accessibleName() == "Person 199"


def test_the_menu_key_asks_for_more(screen: PeopleScreen) -> None:
    tile = button(screen, f"person_{FEW[1].id}")
    QApplication.sendEvent(
        tile, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(5, 5), QPoint(5, 5))
    )
    assert button(screen, "person_remove").isVisible()


def test_the_ends_are_a_key_away(clock: Clock, room: QWidget) -> None:
    screen = put_up(clock, room, crowd(200))
    QTest.keyClick(focused(screen), Qt.Key.Key_End)
    assert focused(screen).accessibleName() == "Person 198"
    QTest.keyClick(focused(screen), Qt.Key.Key_Home)
    assert focused(screen).accessibleName() == "Person 0"
    QTest.keyClick(focused(screen), Qt.Key.Key_Up)
    assert focused(screen) is search(screen)
    QTest.keyClick(focused(screen), Qt.Key.Key_Down)
    assert focused(screen).accessibleName() == "Person 0"


def test_tab_stops_at_one_person_only(clock: Clock, room: QWidget) -> None:
    screen = put_up(clock, room, crowd(30))
    tab = Qt.FocusPolicy.TabFocus
    stops = [tile for tile in screen.findChildren(PersonTile) if tile.focusPolicy() & tab]
    assert [tile.accessibleName() for tile in stops] == ["Person 0"]


def test_only_those_in_view_are_built(clock: Clock, room: QWidget) -> None:
    screen = put_up(clock, room, crowd(200))
    assert len(screen.findChildren(PersonTile)) < 30
    area = screen.findChild(PersonTile).parent().parent().parent()
    assert isinstance(area, QScrollArea)
    bar = area.verticalScrollBar()
    for value in range(0, bar.maximum(), 50):
        bar.setValue(value)
    assert len(screen.findChildren(PersonTile)) < 30
    bar.setValue(bar.maximum())
    assert listed(screen)[-1] == "Person 199"


def test_the_keyboard_goes_on_where_it_was_when_the_list_was_scrolled_away(
    clock: Clock, room: QWidget
) -> None:
    screen = put_up(clock, room, crowd(200))
    area = screen.findChild(PersonTile).parent().parent().parent()
    assert isinstance(area, QScrollArea)
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert focused(screen).accessibleName() == "Person 0"
    QTest.keyClick(focused(screen), Qt.Key.Key_Down)
    assert focused(screen).accessibleName() == "Person 2"
    assert "Person 2" in listed(screen)


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (800, 1280)])
def test_every_target_is_large_enough(size: tuple[int, int], clock: Clock, room: QWidget) -> None:
    screen = put_up(clock, room, crowd(30))
    shown(screen, size)
    targets = [each for each in screen.findChildren(QAbstractButton) if each.isVisible()]
    assert all(min(each.width(), each.height()) >= MIN_TARGET for each in targets)


def test_the_bar_says_what_was_done_until_the_screen_is_left(screen: PeopleScreen, qtbot: QtBot) -> None:
    screen.say("Ann is deleted.", undo=True)
    assert button(screen, "undo").isVisible()
    with qtbot.waitSignal(screen.undo, timeout=100):
        button(screen, "undo").click()
    screen.forget()
    screen.enter()
    assert not button(screen, "undo").isVisible()


def test_nobody_is_deleted_without_a_question_that_names_what_is_lost(clock: Clock, room: QWidget) -> None:
    one = person(0, "Ann", level=9, titles=23, over_all=Score(played=106))
    screen = put_up(clock, room, [one])
    wanted: list[str] = []
    screen.delete_wanted.connect(wanted.append)
    button(screen, f"more_{one.id}").click()
    button(screen, "person_remove").click()
    assert wanted == []
    assert "Delete Ann?" in said(screen)
    assert any("106 games, 23 titles and level 9" in text for text in said(screen))
    clock.pass_by(1)
    button(screen, "act").click()
    assert wanted == [one.id]


def test_the_question_can_be_left(screen: PeopleScreen, clock: Clock, qtbot: QtBot) -> None:
    button(screen, f"more_{FEW[0].id}").click()
    button(screen, "person_remove").click()
    clock.pass_by(1)
    with qtbot.assertNotEmitted(screen.delete_wanted):
        QTest.keyClick(focused(screen), Qt.Key.Key_Escape)
    assert listed(screen) == list(NAMES)


def test_what_retiring_does_is_said_nearest_to_its_button(clock: Clock, room: QWidget) -> None:
    screen = put_up(clock, room, [person(0), person(1)])
    button(screen, f"more_{person(0).id}").click()
    retire = button(screen, "person_retire")
    (told,) = (text for text in screen.findChildren(Text) if text.text() == retire.accessibleDescription())
    top = told.mapTo(screen, QPoint()).y()
    above = top - (retire.mapTo(screen, QPoint()).y() + retire.height())
    below = button(screen, "person_remove").mapTo(screen, QPoint()).y() - (top + told.height())
    assert 3 * above < below


@pytest.mark.parametrize("retired", [True, False])
def test_who_is_retired_can_be_brought_back(retired: bool, clock: Clock, room: QWidget, qtbot: QtBot) -> None:
    screen = put_up(clock, room, [person(0, retired=retired), person(1)])
    button(screen, f"more_{person(0).id}").click()
    with qtbot.waitSignal(screen.retire_wanted, timeout=100) as wanted:
        button(screen, "person_retire").click()
    assert wanted.args == [person(0).id, not retired]


def chosen(screen: QWidget, path: str) -> QFileDialog:
    """The dialog in which a file was just chosen."""
    dialog = screen.window().findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(path)
    return dialog


def test_one_person_goes_into_a_file_that_is_called_after_them(
    clock: Clock, room: QWidget, qtbot: QtBot
) -> None:
    screen = put_up(clock, room, [person(0, "A/n:n"), person(1)])
    button(screen, f"more_{person(0).id}").click()
    button(screen, "person_export").click()
    with qtbot.waitSignal(screen.export_wanted, timeout=100) as wanted:
        dialog = chosen(screen, "/nowhere/ann")
    assert wanted.args == [(person(0).id,), "/nowhere/ann"]
    assert dialog.selectedFiles()[0].endswith("/Ann.spyword-people")
    dialog.close()


def test_everybody_goes_into_one_file(screen: PeopleScreen, qtbot: QtBot) -> None:
    button(screen, "people_more").click()
    button(screen, "people_export").click()
    with qtbot.waitSignal(screen.export_wanted, timeout=100) as wanted:
        chosen(screen, "/nowhere/all").close()
    assert wanted.args is not None
    assert set(wanted.args[0]) == {one.id for one in FEW}


def test_a_file_to_import_is_looked_for(screen: PeopleScreen, qtbot: QtBot) -> None:
    button(screen, "people_more").click()
    button(screen, "people_import").click()
    with qtbot.waitSignal(screen.import_wanted, timeout=100) as wanted:
        chosen(screen, "/nowhere/some").close()
    assert wanted.args == ["/nowhere/some"]


def test_while_nobody_is_known_there_is_an_invitation(clock: Clock, room: QWidget, qtbot: QtBot) -> None:
    screen = put_up(clock, room, [])
    assert focused(screen) is button(screen, "first_person")
    assert not button(screen, "people_board").isVisible()
    with qtbot.waitSignal(screen.new_wanted, timeout=100):
        QTest.keyClick(focused(screen), Qt.Key.Key_Return)
    screen.show_people(FEW, TONIGHT)
    assert not button(screen, "first_person").isVisible()
    assert listed(screen) == list(NAMES)


def test_a_fresh_screen_is_deaf(screen: PeopleScreen, qtbot: QtBot) -> None:
    screen.enter()
    with qtbot.assertNotEmitted(screen.opened), qtbot.assertNotEmitted(screen.new_wanted):
        button(screen, f"person_{FEW[0].id}").click()
        button(screen, "new_person").click()


def test_esc_empties_the_search_before_it_leaves(screen: PeopleScreen, qtbot: QtBot) -> None:
    search(screen).setFocus()
    search(screen).setText("x")
    with qtbot.assertNotEmitted(screen.back):
        QTest.keyClick(search(screen), Qt.Key.Key_Escape)
    assert search(screen).text() == ""
    with qtbot.waitSignal(screen.back, timeout=100):
        QTest.keyClick(search(screen), Qt.Key.Key_Escape)
