"""Who sits down at the set-up: people with profiles, guests, and the table of the last time."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from spyword_qt.people import Seated, guests
from spyword_qt.screens.invite_tile import InviteTile
from spyword_qt.screens.known_search import KnownSearch
from spyword_qt.screens.seen_people import KnownPerson
from spyword_qt.widgets.control import Control
from tests.qt.conftest import Clock
from tests.qt.host import Host, host_at, known, seated

ANN, BEN = known("Ann", title="Keen Eye"), known("Ben")
ZOE, LI, LUCJA = known("Zoë Nowak"), known("李小龙"), known("Łucja", title="Spymaster")
GONE = known("Otto", retired=True)
EVERYBODY = (LUCJA, ANN, ZOE, BEN, LI, GONE)


@pytest.fixture
def host(qtbot: QtBot, clock: Clock) -> Host:
    host = host_at(qtbot, clock)
    host.show_known(*EVERYBODY)
    return host


def invited(host: Host) -> list[str]:
    """Who can be pressed on the sheet, in the order in which they lie."""
    tiles = [each for each in host.sheet("sheet_invite").findChildren(InviteTile) if each.isVisible()]
    return [each.accessibleName() for each in sorted(tiles, key=lambda each: (each.y(), each.x()))]


def places(host: Host) -> dict[str, QPoint]:
    """Where on the screen everybody's tile is."""
    return {
        tile.accessibleName(): tile.mapTo(host.screen, QPoint())
        for tile in host.sheet("sheet_invite").findChildren(InviteTile)
        if tile.isVisible()
    }


def press_person(host: Host, person: KnownPerson) -> None:
    host.press(f"invite_{person.id}")


def test_one_press_seats_somebody_and_the_sheet_waits_for_the_next(host: Host) -> None:
    host.press("seat_add")
    assert invited(host) == ["Łucja", "Ann", "Zoë Nowak", "Ben", "李小龙"], "as they came, who is retired not"
    press_person(host, ZOE)
    press_person(host, LUCJA)
    assert host.draft.seats == (seated(ZOE), seated(LUCJA))
    assert host.sheet("sheet_invite").isVisible()
    QTest.keyClick(host.line("invite_search"), Qt.Key.Key_Escape)
    assert not host.sheet("sheet_invite").isVisible()
    assert host.seated() == ["Zoë Nowak", "Łucja"]


def test_nobody_moves_while_people_are_pressed_and_a_second_press_sends_away(host: Host) -> None:
    host.press("seat_add")
    before = places(host)
    for person in (ZOE, ANN, LUCJA):
        press_person(host, person)
        assert places(host) == before
        assert host.button(f"invite_{person.id}").isChecked()
    press_person(host, ANN)
    assert host.draft.seats == (seated(ZOE), seated(LUCJA))
    assert not host.button(f"invite_{ANN.id}").isChecked()
    search = host.line("invite_search")
    search.setText("zo")
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert host.draft.seats == (seated(ZOE), seated(LUCJA)), "nobody leaves by Enter, no guest is made either"
    search.setText("")
    QTest.keyClick(search, Qt.Key.Key_Escape)
    host.press("seat_add")
    assert invited(host) == ["Ann", "Ben", "李小龙"], "only who could sit down"


def test_of_two_of_a_name_one_sits_and_the_other_stays_where_they_are(host: Host) -> None:
    namesake = replace(known("Ann"), id="a" * 32)
    host.show_known(ANN, namesake, BEN)
    host.press("seat_add")
    press_person(host, ANN)
    press_person(host, namesake)
    assert host.draft.seats == (seated(ANN),)
    assert invited(host) == ["Ann", "Ann", "Ben"]


def test_whoever_is_searched_for_sits_down_with_enter(host: Host) -> None:
    host.press("seat_add")
    search = host.line("invite_search")
    assert search.hasFocus()
    QTest.keyClicks(search, "zoe no")
    assert invited(host) == ["Zoë Nowak"]
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert host.draft.seats == (seated(ZOE),)
    assert search.text() == ""
    assert search.hasFocus()


def test_a_name_that_nobody_has_offers_a_guest(host: Host) -> None:
    host.press("seat_add")
    search = host.line("invite_search")
    assert not host.offers("as_guest")
    search.setText("ann")
    assert not host.offers("as_guest"), "somebody has that name"
    search.setText("Annette")
    assert invited(host) == []
    assert host.button("as_guest").accessibleName() == "Seat Annette as a guest"
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert host.draft.seats == (Seated("Annette"),)
    search.setText("annette")
    assert not host.offers("as_guest")
    assert host.says("invite_said") == "Somebody here has that name already."
    search.setText("x" * 25)
    assert host.says("invite_said") == "A name has 24 letters at most."
    search.setText("an")
    assert host.says("invite_said") == ""


def test_when_everybody_sits_the_sheet_says_so(host: Host) -> None:
    host.show_known(ANN, seats=(seated(ANN),))
    host.press("seat_add")
    assert host.says("invite_said") == "Everybody with a profile sits at the table."


def test_keys_lead_from_the_search_through_everybody_and_back(host: Host) -> None:
    host.press("seat_add")
    search = host.line("invite_search")
    QTest.keyClick(search, Qt.Key.Key_Down)
    for _ in range(4):
        QTest.keyClick(host.focused(), Qt.Key.Key_Right)
    assert host.focused().accessibleName() == "李小龙"
    QTest.keyClick(host.focused(), Qt.Key.Key_Return)
    assert host.draft.seats == (seated(LI),)
    QTest.keyClicks(host.focused(), "b")
    assert search.hasFocus(), "the next name is typed at once"
    assert search.text() == "b"
    QTest.keyClick(search, Qt.Key.Key_Down)
    QTest.keyClick(host.focused(), Qt.Key.Key_Up)
    assert search.hasFocus()


def test_two_hundred_are_reached_of_whom_few_are_built(host: Host) -> None:
    many = [known(f"{first}{second}") for first, second in product("ABCDEFGHIJKLMNOPQRST", "abcdefghij")]
    host.show_known(*many)
    host.press("seat_add")
    assert len(host.sheet("sheet_invite").findChildren(InviteTile)) < 40
    QTest.keyClick(host.line("invite_search"), Qt.Key.Key_Down)
    for _ in range(60):
        QTest.keyClick(host.focused(), Qt.Key.Key_PageDown)
    assert host.focused().accessibleName() == "Tj"
    QTest.keyClick(host.focused(), Qt.Key.Key_Return)
    assert host.seated() == ["Tj"]


def test_the_sheet_closes_when_the_table_is_full(host: Host) -> None:
    host.show_known(*EVERYBODY, seats=guests(tuple("abcdefghijk")))
    host.press("seat_add")
    press_person(host, ANN)
    assert not host.sheet("sheet_invite").isVisible()
    assert len(host.draft.seats) == 12


def test_somebody_new_is_asked_for_with_what_was_typed(host: Host, qtbot: QtBot) -> None:
    host.press("seat_add")
    host.line("invite_search").setText("Hania ")
    with qtbot.waitSignal(host.screen.person_wanted, timeout=100) as asked:
        host.press("new_person")
    assert asked.args == ["Hania", None]
    hania = known("Hania")
    host.screen.show_known((hania, *EVERYBODY))
    host.screen.seat(hania.id)
    assert host.draft.seats == (seated(hania),)
    assert host.line("invite_search").text() == ""


def test_a_typed_name_is_that_of_a_profile_or_of_a_guest(host: Host) -> None:
    for name in ("ANN", "Annette", "otto"):
        host.type_name(name)
    assert host.draft.seats == (seated(ANN), Seated("Annette"), Seated("otto"))
    assert host.seat_notes() == ["Keen Eye", "guest", "guest"]


def test_among_guests_alone_nobody_is_called_one(host: Host) -> None:
    host.type_name("Annette")
    assert host.seat_notes() == [""]


def test_who_is_meant_is_offered_beside_the_field(host: Host) -> None:
    host.field.setFocus()
    QTest.keyClicks(host.field, "lu")
    assert host.button("meant_0").accessibleName() == "Add Łucja"
    assert not host.offers("meant_1")
    QTest.keyClick(host.field, Qt.Key.Key_Down)
    assert host.button("meant_0").hasFocus()
    QTest.keyClick(host.button("meant_0"), Qt.Key.Key_Return)
    assert host.draft.seats == (seated(LUCJA),)
    assert host.field.text() == ""
    assert host.field.hasFocus()
    QTest.keyClicks(host.field, "lu")
    assert not host.offers("meant_0"), "she sits already"


def test_whose_name_begins_with_it_is_found_first() -> None:
    search = KnownSearch((ZOE, known("Joanna"), ANN, known("Annika")))
    assert [one.name for one in search.found("ann")] == ["Ann", "Annika", "Joanna"]
    assert [one.name for one in search.found(" nowak zoe ")] == ["Zoë Nowak"]
    assert len(search.found("")) == 4


def test_the_whole_last_table_sits_down_with_one_press(host: Host) -> None:
    renamed = Seated("Łucja Old", LUCJA.id)
    gone = Seated("Nobody now", "f" * 32)
    last = (seated(BEN), renamed, Seated("ann"), Seated("łucja"), seated(GONE), gone)
    host.show_known(*EVERYBODY, last=last)
    assert host.button("offer_1").accessibleName() == "Add Łucja"
    host.press("same_table")
    assert host.draft.seats == (
        seated(BEN),
        seated(LUCJA),
        Seated("ann"),
        Seated("łucja 2"),
        Seated("Nobody now"),
    ), "by the names they have now; who is retired is not there, and who was a guest or is gone is a guest"
    assert not host.offers("same_table")
    assert not host.offers("offer_0")
    start = host.button("start_game")
    assert start.hasFocus()
    assert isinstance(start, Control)
    assert not start.ring_shown(), "it was no key that led there"


def test_whoever_of_the_last_table_came_already_stays_where_they_sit(host: Host) -> None:
    host.show_known(*EVERYBODY, seats=(seated(ANN),), last=tuple(map(seated, (BEN, ANN, LI))))
    host.press("same_table")
    assert host.seated() == ["Ann", "Ben", "李小龙"]


def test_nobody_is_offered_all_at_once_who_was_just_sent_away(host: Host) -> None:
    host.show_known(*EVERYBODY, seats=tuple(map(seated, (ANN, BEN, LI))))
    for _ in range(2):
        host.press("seat_0")
        host.press("seat_remove")
    assert [host.button(f"offer_{place}").text() for place in range(2)] == ["Ann", "Ben"]
    assert not host.offers("same_table")
    host.press("offer_0")
    assert host.draft.seats == (seated(LI), seated(ANN))


def test_a_fresh_screen_has_the_same_table_at_hand(host: Host, clock: Clock) -> None:
    host.show_known(*EVERYBODY, last=tuple(map(seated, (ANN, BEN))))
    host.screen.enter()
    assert host.button("same_table").hasFocus()
    clock.pass_by(1)
    QTest.keyClicks(host.button("same_table"), "q")
    assert host.field.hasFocus()
    assert host.field.text() == "q", "but a name can be typed at once"


def test_who_is_invited_can_play_as_a_guest_and_has_no_other_name(host: Host) -> None:
    host.show_known(*EVERYBODY, seats=(seated(ANN), Seated("Max")))
    host.press("seat_0")
    assert not host.line("seat_name").isVisible()
    assert host.button("seat_identity").text() == "Play as a Guest"
    host.press("seat_identity")
    assert host.draft.seats == (Seated("Ann"), Seated("Max"))
    assert host.seat_notes() == ["", ""]


def test_of_a_guest_it_can_be_said_who_they_are(host: Host) -> None:
    host.show_known(*EVERYBODY, seats=(seated(ANN), Seated("Lu"), Seated("ben")))
    host.press("seat_1")
    host.press("seat_identity")
    assert invited(host) == ["Łucja", "Zoë Nowak", "李小龙"], "neither who sits, nor another guest's name"
    host.line("invite_search").setText("ann")
    assert host.says("invite_said") == "Nobody else with a profile is called “ann”."
    host.line("invite_search").clear()
    press_person(host, LUCJA)
    assert host.draft.seats == (seated(ANN), seated(LUCJA), Seated("ben"))
    assert not host.sheet("sheet_invite").isVisible()


def test_a_guest_can_get_a_profile_of_their_own(host: Host, qtbot: QtBot) -> None:
    host.show_known(*EVERYBODY, seats=(seated(ANN), Seated("Lu")))
    host.press("seat_1")
    host.press("seat_identity")
    with qtbot.waitSignal(host.screen.person_wanted, timeout=100) as asked:
        host.press("new_person")
    assert asked.args == ["Lu", 1]
    lu = known("Ludmila")
    host.screen.show_known((lu, *EVERYBODY))
    host.screen.seat(lu.id, 1)
    assert host.draft.seats == (seated(ANN), seated(lu))
    assert not host.sheet("sheet_invite").isVisible()


def test_a_guest_of_that_name_is_who_is_invited(host: Host) -> None:
    host.show_known(*EVERYBODY, seats=(Seated("ben"), Seated("Max")))
    host.press("seat_add")
    press_person(host, BEN)
    assert host.draft.seats == (seated(BEN), Seated("Max"))


def test_a_guest_keeps_their_colour_whoever_comes_and_goes(host: Host) -> None:
    ann = known("Ann")
    own = known("Own", colour=1)
    host.show_known(ann, own)
    for name in ("Ada", "Ben", "Cleo"):
        host.type_name(name)
    before = host.chips()
    assert len(set(before.values())) == 3
    host.press("seat_add")
    press_person(host, own)
    QTest.keyClick(host.line("invite_search"), Qt.Key.Key_Escape)
    assert {name: host.chips()[name] for name in before} == before, "also where a profile has that colour"
    host.press("seat_0")
    host.press("seat_remove")
    host.type_name("Dan")
    host.screen.show_setup(host.draft, (), (ann, own))
    after = host.chips()
    assert (after["Ben"], after["Cleo"]) == (before["Ben"], before["Cleo"])
    assert len({after[name] for name in ("Ben", "Cleo", "Dan")}) == 3
