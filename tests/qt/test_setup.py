"""Setting a game up: names, seats, packages and settings, as the host sees and does it."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from spyword_qt import languages
from spyword_qt.screens.pack_order import varied
from spyword_qt.screens.pack_sheet import PackField
from spyword_qt.screens.seen import PackCover
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.cover import CoverTile
from spyword_qt.widgets.kind_switch import KindSwitch
from spyword_qt.widgets.pack_token import PackToken
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.seat import Seat
from spyword_qt.widgets.sideways import Sideways
from spyword_qt.widgets.text import Text
from tests.layout.painted import texts
from tests.qt.conftest import Clock
from tests.qt.host import COVERS, KINDS, Host, host_at
from tests.qt.played import NAMES

HARD = (
    "<b>Ann</b>",
    "李小龙",
    "🦊 Fox 🦊",
    "Wolfeschlegelsteinhausen",
    "Łucja",
    "Maximilian Alexander VII",
    "Ann",
    "Bo",
    "Wei",
    "王",
    "Oskar",
    "Constantinopolitanische",
)


@pytest.fixture
def host(qtbot: QtBot, clock: Clock) -> Host:
    return host_at(qtbot, clock)


def test_names_are_typed_one_after_the_other(host: Host) -> None:
    for name in ("  Ann ", "Łucja", "<b>Ben</b>"):
        host.type_name(name)
    assert host.seated() == ["Ann", "Łucja", "<b>Ben</b>"]
    assert host.draft.names == ("Ann", "Łucja", "<b>Ben</b>")
    assert host.field.text() == ""
    assert host.field.hasFocus()


def test_the_button_adds_as_well(host: Host) -> None:
    host.field.setText("Ann")
    host.press("add_player")
    assert host.draft.names == ("Ann",)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("ANN", "Somebody here has that name already."),
        ("x" * 25, "A name has 24 letters at most."),
        ("a\u202eb", "A name can’t hold such a character."),
    ],
)
def test_a_problem_is_said_while_typing_and_the_name_stays(host: Host, typed: str, said: str) -> None:
    host.show("Ann")
    host.field.setText(typed)
    assert host.says("name_problem") == said
    QTest.keyClick(host.field, Qt.Key.Key_Return)
    assert host.drafts == []
    assert host.field.text() == typed


def test_an_empty_name_is_a_problem_only_once_it_is_added(host: Host) -> None:
    assert host.says("name_problem") == ""
    host.press("add_player")
    assert host.says("name_problem") == "Type a name first."
    host.field.setText("A")
    assert host.says("name_problem") == ""


def test_a_full_table_says_so(host: Host) -> None:
    host.show(*NAMES[:11])
    host.field.setFocus()
    host.type_name("Lili")
    assert "full" in host.says("name_problem")
    assert not host.field.isEnabled()
    assert not host.button("seat_add").isVisible()
    assert host.button("start_game").hasFocus()


def test_names_of_the_last_table_sit_down_with_a_press(host: Host) -> None:
    host.show("Ann", last=("Ann", "Marco", "Ben"))
    assert [host.button(f"offer_{i}").text() for i in range(2)] == ["Marco", "Ben"]
    assert host.button("offer_0").accessibleName() == "Add Marco"
    host.press("offer_1")
    assert host.seated() == ["Ann", "Ben"]
    assert host.button("offer_0").text() == "Marco"


def test_who_was_taken_away_is_offered_again(host: Host) -> None:
    host.show("Ann", "Marco")
    host.press("seat_0")
    host.press("seat_remove")
    assert host.seated() == ["Marco"]
    host.press("offer_0")
    assert host.seated() == ["Marco", "Ann"]


def test_a_seat_is_renamed(host: Host) -> None:
    host.show("Ann", "Marco")
    host.press("seat_1")
    name = host.line("seat_name")
    name.setText("Maria")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert host.seated() == ["Ann", "Maria"]


def test_a_new_name_with_a_problem_is_refused_beside_the_field(host: Host) -> None:
    host.show("Ann", "Marco")
    host.press("seat_1")
    name = host.line("seat_name")
    name.setText("ann")
    assert host.says("seat_problem") == "Somebody here has that name already."
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert name.isVisible()
    QTest.keyClick(name, Qt.Key.Key_Escape)
    assert not name.isVisible()
    assert host.seated() == ["Ann", "Marco"]


def test_a_seat_moves_by_buttons_and_keys(host: Host) -> None:
    host.show("Ann", "Marco", "Ben")
    host.press("seat_0")
    assert not host.button("seat_left").isEnabled()
    host.press("seat_right")
    host.press("seat_right")
    assert host.seated() == ["Marco", "Ben", "Ann"]
    assert not host.button("seat_right").isEnabled()
    QTest.keyClick(host.button("seat_0"), Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert host.seated() == ["Ben", "Marco", "Ann"]


def test_a_seat_is_dragged(host: Host) -> None:
    host.show("Ann", "Marco", "Ben")
    seat, target = host.button("seat_0"), host.button("seat_2")
    middle = seat.rect().center()
    QTest.mousePress(seat, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(seat, middle + QPoint(target.x() - seat.x(), 0))
    QTest.mouseRelease(seat, Qt.MouseButton.LeftButton, pos=middle)
    assert host.seated() == ["Marco", "Ben", "Ann"]


def test_the_start_waits_for_four(host: Host, qtbot: QtBot) -> None:
    host.show("Ann", "Marco", "Ben")
    assert not host.button("start_game").isEnabled()
    assert host.says("start_reason") == "One more player is needed."
    host.type_name("Sofia")
    assert host.says("start_reason") == ""
    with qtbot.waitSignal(host.screen.start_game, timeout=100):
        host.press("start_game")


def test_back_leads_back(host: Host, qtbot: QtBot) -> None:
    with qtbot.waitSignal(host.screen.back, timeout=100):
        host.press("back")


def test_a_surprise_is_chosen_until_a_package_is(host: Host) -> None:
    host.show(*NAMES[:4])
    assert host.button("package_surprise").isChecked()
    host.press("package_fruit-03")
    assert host.draft.pack == "fruit-03"
    assert not host.button("package_surprise").isChecked()
    host.press("package_surprise")
    assert host.draft.pack is None


def test_all_packages_are_in_the_sheet_and_one_of_them_joins_the_row(host: Host) -> None:
    host.show(*NAMES[:4])
    host.press("all_packages")
    sheet = host.sheet("sheet_packages")
    assert sheet.isVisible()
    tokens = {token.objectName(): token for token in sheet.findChildren(QAbstractButton)}
    assert {f"package_{cover.id}" for cover in COVERS} <= tokens.keys()
    assert tokens["package_bird-02"].accessibleName() == "Bird 2"
    assert tokens["package_bird-02"].accessibleDescription() == "played once"
    QTest.mouseClick(tokens["package_bird-01"], Qt.MouseButton.LeftButton)
    assert host.draft.pack == "bird-01"
    host.screen.show_packs(COVERS, "bird-01")
    assert host.button("package_bird-01").isVisible()
    assert host.button("package_bird-01").isChecked()


def test_kinds_stand_in_columns_and_one_of_many_packages_takes_more_rows(host: Host) -> None:
    many = tuple(PackCover(f"ours-{n:02}", "ours", n, "sage", 0, "ours") for n in range(1, 41))
    host.show(*NAMES[:4])
    host.screen.show_packs((*COVERS, *many), None)
    host.press("all_packages")
    sheet = host.sheet("sheet_packages")
    switches = [each.geometry() for each in sheet.findChildren(KindSwitch)]
    assert len(switches) == len(KINDS) + 1
    assert len({place.left() for place in switches}) < len(KINDS)
    field = sheet.findChild(PackField)
    assert field is not None
    tokens = [sheet.findChild(QAbstractButton, f"package_{cover.id}").geometry() for cover in many]
    assert all(field.rect().contains(place) for place in (*switches, *tokens))
    assert not any(one.intersects(other) for one, other in combinations((*switches, *tokens), 2))


@pytest.mark.parametrize("language", ["en", "zh"])
def test_kinds_stand_in_equal_columns_without_a_hole(language: str, host: Host) -> None:
    languages.speak(language)
    numbers = {kind: range(1, 1 + (5, 3, 1, 2, 7, 4, 1)[place]) for place, kind in enumerate(KINDS)}
    covers = [PackCover(f"{k}-{n}", k, n, "sage", 0, k) for k, each in numbers.items() for n in each]
    host.screen.resize(800, 1280)
    host.show(*NAMES[:4])
    host.screen.show_packs(tuple(covers), None)
    host.press("all_packages")
    QCoreApplication.processEvents()
    switches = [each.geometry() for each in host.sheet("sheet_packages").findChildren(KindSwitch)]
    assert len({place.width() for place in switches}) == 1
    assert len({place.left() for place in switches}) == 2
    for left, right in zip(switches[::2], switches[1::2], strict=False):
        assert left.top() == right.top()
        assert left.right() < right.left()


def test_kinds_say_whether_they_are_on_and_packages_are_told_by_no_number(host: Host) -> None:
    host.show(*NAMES[:4])
    host.screen.show_packs(COVERS, None)
    host.press("all_packages")
    sheet = host.sheet("sheet_packages")
    switch = next(iter(sheet.findChildren(KindSwitch)))
    for word in ("On", "Off"):
        assert word in [piece.text for piece in texts(switch)]
        switch.click()
    played = {cover.times for cover in COVERS if cover.times}
    marks = {piece.text for token in sheet.findChildren(PackToken) for piece in texts(token)}
    assert marks == {f"{times}×" for times in played}


def test_the_row_begins_with_what_the_table_has_played_least() -> None:
    row = varied(COVERS, 5)
    assert sorted(row, key=COVERS.index) == list(COVERS), "each of them is in it once"
    assert len({cover.kind for cover in row[:5]}) == 5
    assert [cover.times for cover in row] == [0] * len(KINDS) + [1] * len(KINDS) + [2] * len(KINDS)


def row_of(host: Host) -> Sideways:
    row = host.screen.findChild(Sideways)
    assert row is not None
    return row


def seen_in(row: Sideways) -> list[str]:
    """The packages in view, from the left."""
    tiles = [tile for tile in row.findChildren(CoverTile) if tile.isVisible()]
    seen = [tile for tile in tiles if row.viewport().rect().contains(tile.mapTo(row, tile.rect().center()))]
    return [tile.objectName() for tile in sorted(seen, key=QWidget.x)]


def test_all_covers_can_be_looked_through_by_buttons_and_wheel(host: Host) -> None:
    host.show(*NAMES[:4])
    order = [f"package_{cover.id}" for cover in varied(COVERS, 5)]
    row = row_of(host)
    assert seen_in(row) == order[:5]
    assert not host.button("packs_back").isEnabled()
    host.press("packs_on")
    assert seen_in(row) == order[5:10]
    turn_wheel(row, -120)
    assert seen_in(row) == order[6:11]
    turn_wheel(row, 60)
    turn_wheel(row, 60)
    assert seen_in(row) == order[5:10]
    for _ in order:
        host.press("packs_on")
    assert seen_in(row) == order[-5:]
    assert not host.button("packs_on").isEnabled()
    host.press("packs_back")
    assert seen_in(row) == order[-10:-5]


def turn_wheel(row: Sideways, eighths: int) -> None:
    where = QPointF(row.rect().center())
    wheel = QWheelEvent(
        where,
        row.mapToGlobal(where),
        QPoint(),
        QPoint(0, eighths),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QCoreApplication.sendEvent(row.viewport(), wheel)


def test_covers_are_drawn_along_by_the_mouse_without_being_chosen(host: Host) -> None:
    host.show(*NAMES[:4])
    row = row_of(host)
    order = seen_in(row)
    tile = host.button(order[2])
    middle, way = tile.rect().center(), QPoint(2 * tile.width(), 0)
    QTest.mousePress(tile, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(tile, middle - way / 2)
    QTest.mouseMove(tile, middle - way / 2)
    QTest.mouseRelease(tile, Qt.MouseButton.LeftButton, pos=middle - way / 2)
    assert seen_in(row)[0] != order[0]
    assert host.drafts == []
    assert not tile.isDown()
    first = host.button(seen_in(row)[0])
    assert abs(first.mapTo(row, QPoint()).x()) <= 1, "they rest where a cover begins"


def test_arrow_keys_go_through_all_covers_and_back_to_the_surprise(host: Host) -> None:
    host.show(*NAMES[:4])
    order = [f"package_{cover.id}" for cover in varied(COVERS, 5)]
    host.button("package_surprise").setFocus()
    for name in order[:8]:
        QTest.keyClick(host.focused(), Qt.Key.Key_Right)
        assert host.focused().objectName() == name
        assert name in seen_in(row_of(host))
    QTest.keyClick(host.focused(), Qt.Key.Key_End)
    assert host.focused().objectName() == order[-1]
    QTest.keyClick(host.focused(), Qt.Key.Key_Home)
    QTest.keyClick(host.focused(), Qt.Key.Key_Left)
    assert host.focused().objectName() == "package_surprise"


def test_tab_stops_at_one_cover_only(host: Host) -> None:
    host.show(*NAMES[:4])
    host.press("packs_on")
    tiles = [tile for tile in row_of(host).findChildren(CoverTile) if tile.isVisible()]
    stops = [tile for tile in tiles if tile.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert [tile.objectName() for tile in stops] == seen_in(row_of(host))[:1]


def test_covers_stay_where_they_are_while_people_choose_among_them(host: Host) -> None:
    host.show(*NAMES[:4])
    host.press("packs_on")
    seen = seen_in(row_of(host))
    again = tuple(replace(cover, times=9 - cover.times) for cover in COVERS)
    host.screen.show_packs(again, None)
    assert seen_in(row_of(host)) == seen
    host.press("packs_back")
    host.screen.show_packs(again, None)
    assert seen_in(row_of(host)) == [f"package_{cover.id}" for cover in varied(again, 5)[:5]]


def test_a_surprise_says_what_it_will_be(host: Host) -> None:
    surprise = host.button("package_surprise")
    assert surprise.accessibleDescription() == "new to everyone"
    host.screen.show_packs(tuple(replace(cover, times=2) for cover in COVERS), None)
    assert surprise.accessibleDescription() == "the one you played longest ago"


def test_kinds_that_are_off_are_in_the_sheet_alone_and_can_be_switched_on_there(host: Host) -> None:
    switched = []
    host.screen.kind_switched.connect(lambda *told: switched.append(told))
    QCoreApplication.processEvents()
    covers = tuple(replace(cover, is_off=cover.kind == "fruit") for cover in COVERS)
    host.screen.show_packs(covers, None)
    assert not any("fruit" in name for name in seen_in(row_of(host)))
    host.press("all_packages")
    assert not host.button("kind_fruit").isChecked()
    assert host.button("kind_bird").isChecked()
    host.press("kind_fruit")
    host.press("kind_bird")
    assert switched == [("fruit", True), ("bird", False)]
    host.press("package_fruit-02")
    host.screen.show_packs(covers, host.draft.pack)
    assert "package_fruit-02" in seen_in(row_of(host))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    host.screen.show_packs(COVERS, None)
    for _ in range(4):
        host.press("packs_on")
    assert len(row_of(host).findChildren(CoverTile)) == len(COVERS)


@pytest.mark.parametrize(
    ("pill", "control", "setting", "value", "shown"),
    [
        ("roles", "spies_2", "spies", 2, "Roles: 2 spies + ghost"),
        ("roles", "ghost", "ghost", False, "Roles: 1 spy"),
        ("roles", "spies_know_role", "spies_know_role", True, "Roles: 1 spy + ghost"),
        ("roles", "reveal_roles", "reveal_roles", False, "Roles: 1 spy + ghost"),
        ("clue", "speaking_mode_sentence", "speaking_mode", "sentence", "Speaking Mode: One sentence"),
        ("talk", "discussion_seconds_120", "discussion_seconds", 120, "Discussion Time: 120 seconds"),
        ("talk", "discussion_seconds_unlimited", "discussion_seconds", None, "Discussion Time: Unlimited"),
        ("votes", "vote_result_totals", "vote_result", "totals", "Vote Result: Totals only"),
        ("votes", "allow_pass", "allow_pass", True, "Vote Result: Open + pass"),
        ("tie", "tie_breaker_lots", "tie_breaker", "lots", "Tie Breaker: Draw lots"),
    ],
)
def test_a_pill_opens_a_sheet_that_sets_it(
    host: Host, pill: str, control: str, setting: str, value: object, shown: str
) -> None:
    host.show(*NAMES[:8])
    host.press(f"pill_{pill}")
    host.press(control)
    assert getattr(host.draft.settings(), setting) == value
    assert host.pill(pill) == shown
    assert host.says("recommended") == ""
    QTest.keyClick(host.sheet(f"sheet_{pill}"), Qt.Key.Key_Escape)
    host.press("recommend")
    assert host.draft.is_recommended
    assert host.says("recommended") == "Recommended for 8"


def test_a_chosen_value_stays_chosen_when_pressed_again(host: Host) -> None:
    host.show(*NAMES[:7])
    host.press("pill_votes")
    host.press("vote_result_open")
    assert host.button("vote_result_open").isChecked()


@pytest.mark.parametrize(
    ("players", "spies", "ghost"), [(4, 1, False), (5, 1, True), (8, 2, True), (12, 3, True)]
)
def test_only_what_so_many_may_have_can_be_chosen(host: Host, players: int, spies: int, ghost: bool) -> None:
    host.show(*NAMES[:players])
    assert [host.button(f"spies_{n}").isEnabled() for n in (1, 2, 3)] == [n <= spies for n in (1, 2, 3)]
    assert host.button("ghost").isEnabled() is ghost


def test_more_players_keep_what_is_still_legal(host: Host) -> None:
    host.show(*NAMES[:8])
    host.press("pill_roles")
    host.press("spies_2")
    host.press("spies_know_role")
    QTest.keyClick(host.sheet("sheet_roles"), Qt.Key.Key_Escape)
    host.type_name("Wei")
    assert host.draft.settings().spies == 2
    assert host.draft.settings().spies_know_role


def test_a_fresh_screen_changes_nothing(host: Host) -> None:
    host.show(*NAMES[:4])
    host.screen.enter()
    host.button("package_fruit-03").click()
    host.press("spies_know_role")
    assert host.drafts == []


@pytest.mark.parametrize("names", [(), NAMES[:3], NAMES[:7], HARD])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (800, 1280), (1920, 1080)])
def test_nothing_is_cut_off_or_overlaps(
    host: Host, size: tuple[int, int], text: float, names: tuple[str, ...]
) -> None:
    host.show(*names, last=NAMES)
    host.screen.resize(*size)
    host.screen.set_text_size(text)
    host.field.setText("x" * 25)
    QCoreApplication.processEvents()
    shown = [widget for widget in host.screen.findChildren(QWidget) if widget.isVisible()]
    row = host.screen.findChild(Sideways)
    for widget in shown:
        if row is not None and row.isAncestorOf(widget):
            continue
        where = widget.rect().translated(widget.mapTo(host.screen, QPoint()))
        assert where.left() >= 0, widget
        assert where.right() < size[0], widget
        if isinstance(widget, Text):
            assert widget.heightForWidth(widget.width()) <= widget.height(), widget.text()
    controls = [widget for widget in shown if isinstance(widget, Control | QLineEdit)]
    for one, other in combinations(controls, 2):
        if one.parentWidget() is other.parentWidget():
            assert not one.geometry().intersects(other.geometry()), (one.objectName(), other.objectName())
    start = host.button("start_game")
    assert start.mapTo(host.screen, QPoint(0, start.height())).y() <= size[1]
    assert min(min(c.width(), c.height()) for c in controls if not isinstance(c, Seat)) >= 48


def test_at_the_usual_size_of_text_nothing_scrolls(host: Host) -> None:
    scroll = host.screen.findChild(Scroll)
    assert scroll is not None
    for size in ((800, 600), (1280, 800), (800, 1280), (1920, 1080)):
        for names in ((), NAMES[:7], HARD):
            host.show(*names, last=NAMES)
            host.screen.resize(*size)
            QCoreApplication.processEvents()
            assert scroll.verticalScrollBar().maximum() == 0, (size, names)
