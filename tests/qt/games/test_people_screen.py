"""The people who are known: what is done with them on their screen is done on disk, and taken back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from spyword_qt.screens.people_row import PersonTile
from spyword_qt.store.entry import Entry
from spyword_qt.store.not_saved import NotSaved, SaveProblem
from spyword_qt.store.profiles import Profiles
from tests.engine.progress.games import WON, line
from tests.qt.games.party import Party
from tests.store.people import picture


def kept(party: Party) -> dict[str, Entry]:
    """Everybody that another start would find, by name."""
    return {entry.name: entry for entry in Profiles(party.folder).entries()}


def listed(party: Party) -> list[str]:
    """The names on the screen, in reading order."""
    tiles = [tile for tile in party.page.findChildren(PersonTile) if tile.isVisible()]
    tiles.sort(key=lambda tile: (tile.y(), tile.x()))
    return [tile.accessibleName() for tile in tiles]


def known(party: Party, *names: str, games: int = 0) -> list[str]:
    """Makes people, each of whom has won so many games; returns their profiles' ids."""
    profiles = Profiles(party.folder)
    ids = [profiles.create(name, number, number).id for number, name in enumerate(names)]
    for profile_id in ids:
        for number in range(games):
            profiles.give(profile_id, line(number + 1, WON))
    return ids


def add(party: Party, name: str) -> None:
    """Adds somebody by name alone."""
    party.press("new_person")
    party.hands.type(name)
    party.press("person_save")


def choose(party: Party, path: Path) -> None:
    """Takes a file in the system's dialog."""
    dialog = party.window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(path))
    dialog.close()
    dialog.setParent(None)
    dialog.deleteLater()


def test_the_first_one_is_added_by_a_name_alone(party: Party) -> None:
    party.press("people", "first_person")
    party.hands.type("Ann")
    party.press("person_save")
    assert listed(party) == ["Ann"]
    assert (kept(party)["Ann"].colour, kept(party)["Ann"].pattern) == (0, 0)
    party.press("back")
    assert party.screen == "home"


def test_the_next_one_gets_another_chip(party: Party) -> None:
    known(party, "Ann")
    party.press("people")
    add(party, "Ben")
    assert set(listed(party)) == {"Ann", "Ben"}
    assert kept(party)["Ben"].colour != kept(party)["Ann"].colour


def test_somebody_is_called_otherwise_from_now_on(party: Party) -> None:
    [ann] = known(party, "Ann", games=2)
    party.press("people", f"more_{ann}", "person_edit", "edge_5")
    line_edit = party.driver.control("person_name")
    assert isinstance(line_edit, QLineEdit)
    line_edit.setText("Anna")
    party.press("person_save")
    assert listed(party) == ["Anna"]
    entry = kept(party)["Anna"]
    assert (entry.id, entry.pattern, entry.played) == (ann, 5, 2)


def test_who_is_deleted_comes_back_with_all_they_had(party: Party) -> None:
    [ann, _] = known(party, "Ann", "Ben", games=3)
    before = kept(party)
    party.press("people", f"more_{ann}", "person_remove", "act")
    assert listed(party) == ["Ben"]
    assert set(kept(party)) == {"Ben"}
    assert party.reads("Ann is deleted.")
    party.press("undo")
    assert kept(party) == before
    assert party.reads("Ann is back.")


def test_once_the_screen_is_left_who_is_deleted_is_gone(party: Party) -> None:
    [ann, _] = known(party, "Ann", "Ben")
    party.press("people", f"more_{ann}", "person_remove", "act", "back", "people")
    assert not party.offers("undo")
    assert set(kept(party)) == {"Ben"}


def test_who_is_retired_stays_and_can_come_back(party: Party) -> None:
    [ann, _] = known(party, "Ann", "Ben", games=1)
    party.press("people", f"more_{ann}", "person_retire")
    assert kept(party)["Ann"].retired
    assert listed(party) == ["Ben", "Ann"]
    party.press("undo")
    assert not kept(party)["Ann"].retired
    party.press(f"more_{ann}", "person_retire", f"more_{ann}", "person_retire")
    assert not kept(party)["Ann"].retired


def test_nobody_comes_back_to_a_name_that_is_taken(party: Party) -> None:
    [ann] = known(party, "Ann")
    party.press("people", f"more_{ann}", "person_retire")
    add(party, "ANN")
    party.press(f"more_{ann}", "person_retire")
    assert party.reads("Somebody else is called Ann by now.")
    assert kept(party)["Ann"].retired


def test_a_picture_becomes_a_portrait(party: Party, qtbot: QtBot, tmp_path: Path) -> None:
    [ann] = known(party, "Ann")
    photo = tmp_path / "photo.jpg"
    photo.write_bytes(picture("JPEG", (640, 480)))
    party.press("people", f"more_{ann}", "person_edit", "portrait_choose")
    choose(party, photo)
    qtbot.waitUntil(lambda: party.offers("portrait_remove"), timeout=20_000)
    party.press("person_save")
    assert Path(kept(party)["Ann"].portrait).read_bytes().startswith(b"\x89PNG")
    party.press(f"more_{ann}", "person_edit", "portrait_remove", "person_save")
    assert kept(party)["Ann"].portrait == ""


def test_what_is_no_picture_is_refused_with_a_sentence(party: Party, qtbot: QtBot, tmp_path: Path) -> None:
    [ann] = known(party, "Ann")
    (tmp_path / "photo.jpg").write_text("no picture")
    party.press("people", f"more_{ann}", "person_edit", "portrait_choose")
    choose(party, tmp_path / "photo.jpg")
    qtbot.waitUntil(lambda: "no picture" in party.label("portrait_said"), timeout=20_000)
    party.press("person_save")
    assert kept(party)["Ann"].portrait == ""


def test_a_full_disk_is_told_and_nothing_that_was_filled_in_is_lost(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_given: object) -> object:
        raise NotSaved(party.folder, SaveProblem.FULL)

    party.press("people", "first_person")
    party.hands.type("Ann")
    with monkeypatch.context() as patched:
        patched.setattr(Profiles, "create", refuse)
        party.press("person_save")
        assert "the disk is full" in party.label("person_problem")
    party.press("person_save")
    assert set(kept(party)) == {"Ann"}


def test_people_travel_in_a_file(party: Party, tmp_path: Path) -> None:
    [ann, _] = known(party, "Ann", "Ben", games=2)
    before = kept(party)
    file = tmp_path / "all.spyword-people"
    party.press("people", "people_more", "people_export")
    choose(party, file)
    assert party.reads("2 people are in all.spyword-people now.")
    Profiles(party.folder).remove(ann)
    party.press("people_more", "people_import")
    choose(party, file)
    assert party.reads("Imported", "New here: Ann.", "Nothing new of: Ben.")
    assert kept(party) == before
    party.press("told")
    assert set(listed(party)) == {"Ann", "Ben"}


def test_a_file_that_holds_something_else_is_refused_with_a_sentence(party: Party, tmp_path: Path) -> None:
    known(party, "Ann")
    before = kept(party)
    (tmp_path / "photo.jpg").write_bytes(picture("JPEG"))
    party.press("people", "people_more", "people_import")
    choose(party, tmp_path / "photo.jpg")
    assert party.reads("Nothing was imported", "holds no people")
    assert kept(party) == before


def test_a_folder_that_takes_nothing_is_told(party: Party, tmp_path: Path) -> None:
    [ann] = known(party, "Ann")
    party.press("people", f"more_{ann}", "person_export")
    choose(party, tmp_path / "nowhere" / "ann.spyword-people")
    assert party.reads("Nothing was kept")


def test_a_name_is_searched_for_by_typing(party: Party) -> None:
    known(party, "Ann", "Łucja")
    party.press("people")
    party.hands.settle()
    QTest.keyClicks(party.window.focusWidget(), "lu", Qt.KeyboardModifier.NoModifier)
    assert listed(party) == ["Łucja"]
