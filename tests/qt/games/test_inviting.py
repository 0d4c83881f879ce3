"""People with profiles at the set-up of a window: how they come there, and what is remembered of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from spyword_qt.people import Seated
from spyword_qt.store.plays import Plays
from spyword_qt.store.preferences import PreferencesFile
from spyword_qt.store.profiles import Profiles
from spyword_qt.widgets.panel import Sheet
from spyword_qt.widgets.seat import Seat
from spyword_qt.widgets.table_disc import TableDisc
from tests.qt.games.party import Party

NAMES = ("Ada", "Ben", "Cleo", "Dan")


@pytest.fixture
def ids(tmp_path: Path) -> dict[str, str]:
    """Profiles by name, made before there is a window."""
    profiles = Profiles(tmp_path)
    return {name: profiles.create(name, place + 5, place).id for place, name in enumerate(NAMES)}


@pytest.fixture
def party(ids: dict[str, str], tmp_path: Path, qtbot: QtBot) -> Iterator[Party]:
    party = Party(tmp_path)
    yield party
    party.close()


def seats(party: Party) -> list[str]:
    """Who sits at the set-up's table, and what is said of them."""
    shown = [seat for seat in party.page.findChildren(Seat) if seat.isVisible()]
    return [f"{seat.accessibleName()}: {seat.accessibleDescription()}" for seat in shown]


def type_name(party: Party, line: str, name: str) -> None:
    party.driver.type_into(line, name)


def test_a_table_with_a_profile_a_guest_and_somebody_new_is_dealt_and_remembered(
    party: Party, ids: dict[str, str]
) -> None:
    party.press("new_game")
    type_name(party, "player_name", "ada")
    party.press("add_player", "seat_add", f"invite_{ids['Cleo']}")
    type_name(party, "invite_search", "Hania")
    party.press("new_person", "person_save")
    type_name(party, "invite_search", "Gus")
    party.press("as_guest")
    assert seats(party) == ["Ada: ", "Cleo: ", "Hania: ", "Gus: guest"]
    hania = next(one for one in Profiles(party.folder).entries() if one.name == "Hania")
    table = (
        Seated("Ada", ids["Ada"]),
        Seated("Cleo", ids["Cleo"]),
        Seated("Hania", hania.id),
        Seated("Gus"),
    )
    close_sheet(party)
    party.driver.deal()
    assert PreferencesFile(party.folder).load().value.last_table == table


def close_sheet(party: Party) -> None:
    sheet = party.page.findChild(Sheet, "sheet_invite")
    assert sheet is not None
    sheet.dismiss()


def test_the_same_table_sits_down_as_it_was_in_another_window(party: Party, ids: dict[str, str]) -> None:
    party.press("new_game")
    for name in NAMES:
        type_name(party, "player_name", name)
        party.press("add_player")
    party.driver.deal()
    party.hurry()
    party.press("home")
    change(party, ids["Ben"], name="Benedict")
    names = ["Ada", "Benedict", "Cleo", "Dan"]
    party.reopen()
    disc = party.page.findChild(TableDisc)
    assert disc is not None
    assert disc.accessibleDescription().split(", ") == names, "by the names they have now"
    party.press("new_game", "same_table")
    assert [seat.split(":")[0] for seat in seats(party)] == names
    party.driver.deal()
    assert last_table(party) == tuple(map(Seated, names, ids.values()))


def sit_down(party: Party, *names: str) -> None:
    for name in names:
        type_name(party, "player_name", name)
        party.press("add_player")


def change(party: Party, profile: str, **changes: object) -> None:
    """As somebody does on the person's page."""
    profiles = Profiles(party.folder)
    person = profiles.get(profile)
    assert person is not None
    profiles.save(person.but(**changes))


def last_table(party: Party) -> tuple[Seated, ...]:
    return PreferencesFile(party.folder).load().value.last_table


def test_who_swapped_names_sits_on_under_the_present_ones(party: Party, ids: dict[str, str]) -> None:
    party.press("new_game")
    sit_down(party, "Ada", "Ben", "Zed", "Cleo")
    party.press("back")
    for profile, name in (("Ada", "X"), ("Ben", "Ada"), ("Ada", "Zed"), ("Cleo", "Ben")):
        change(party, ids[profile], name=name)
    party.press("new_game")
    assert seats(party) == ["Zed: ", "Ada: ", "Zed 2: guest", "Ben: "], "a guest makes way"
    party.driver.deal()
    assert party.record()["players"] == ["Zed", "Ada", "Zed 2", "Ben"]


def test_who_is_retired_meanwhile_sits_no_more(party: Party, ids: dict[str, str]) -> None:
    party.press("new_game")
    sit_down(party, *NAMES)
    party.press("back")
    change(party, ids["Ben"], retired=True)
    party.press("new_game")
    assert seats(party) == ["Ada: ", "Cleo: ", "Dan: "]


def test_who_wanted_to_be_a_guest_is_one_at_the_same_table(party: Party, ids: dict[str, str]) -> None:
    party.press("new_game")
    sit_down(party, *NAMES)
    party.press("seat_1", "seat_identity")
    party.driver.deal()
    party.menu("give_up", "act")
    party.reopen()
    party.press("new_game", "same_table")
    assert seats(party) == ["Ada: ", "Ben: guest", "Cleo: ", "Dan: "]
    assert last_table(party)[1] == Seated("Ben")


def test_who_left_is_not_at_the_same_table_once_the_others_played_on(
    party: Party, ids: dict[str, str]
) -> None:
    names = (*NAMES, "Eva")
    party.press("new_game")
    sit_down(party, *names)
    party.driver.deal()
    party.seat(names)
    party.hurry("clue")
    party.leave(1)
    party.hurry()
    party.press("play_again")
    stayed = tuple(Seated(name, ids.get(name)) for name in names if name != "Ben")
    assert last_table(party) == stayed
    party.menu("give_up", "act")
    party.press("new_game")
    assert [seat.split(":")[0] for seat in seats(party)] == [one.name for one in stayed]


def test_a_guest_who_is_kept_is_no_guest_at_the_same_table(party: Party, ids: dict[str, str]) -> None:
    names = (*NAMES[:3], "Eva")
    party.press("new_game")
    sit_down(party, *names)
    party.driver.deal()
    party.seat(names)
    party.hurry()
    party.press("gains", "keep_guest_3")
    eva = next(one for one in Profiles(party.folder).entries() if one.name == "Eva")
    assert last_table(party)[3] == Seated("Eva", eva.id)


def test_who_got_a_profile_meanwhile_sits_on_with_it(party: Party) -> None:
    party.press("new_game")
    type_name(party, "player_name", "Gus")
    party.press("add_player", "back")
    Profiles(party.folder).create("Gus", 3, 3)
    party.press("new_game", "seat_0")
    assert party.reads("Play as a Guest")


def test_what_a_table_has_played_goes_by_its_profiles(party: Party, ids: dict[str, str]) -> None:
    plays = Plays(party.folder)
    plays.load()
    plays.count("fruit-01", (ids["Ada"], "gus"), "0" * 32)()
    party.press("new_game")
    for name in ("Ada", "Gus"):
        type_name(party, "player_name", name)
        party.press("add_player")
    party.press("all_packages")
    assert party.reads("played 2 times")


def test_a_kind_is_switched_off_for_good(party: Party) -> None:
    party.press("new_game", "all_packages", "kind_fruit")
    assert PreferencesFile(party.folder).load().value.kinds_off == ("fruit",)
    party.press("kind_fruit")
    assert PreferencesFile(party.folder).load().value.kinds_off == ()
