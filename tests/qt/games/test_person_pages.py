"""From the list of people to one of them, to their titles, and back, through the window."""

from __future__ import annotations

import pytest

from spyword_qt.screens.board_rows import BoardRows
from spyword_qt.store.not_saved import NotSaved, SaveProblem
from spyword_qt.store.profile import Profile
from spyword_qt.store.profiles import Profiles
from spyword_qt.widgets.notice import Notice
from tests.engine.progress.games import LOST, WON, bandit, line
from tests.qt.games.party import Party
from tests.qt.pages import button, label, said
from tests.store.people import opened


@pytest.fixture
def ada(party: Party) -> str:
    """The id of somebody who won a game and lost one, and whose page is open."""
    profiles = opened(party.folder)
    ada = profiles.create("Ada", 3, 4)
    for game in (line(1, WON), line(2, LOST)):
        profiles.give(ada.id, game)
    party.press("people")
    party.press(f"person_{ada.id}")
    return ada.id


def worn(party: Party, profile_id: str) -> str | None:
    profile = opened(party.folder).get(profile_id)
    assert profile is not None
    return profile.title


def test_there_and_back(party: Party, ada: str) -> None:
    assert party.screen == "person"
    assert label(party.page, "who_name").text() == "Ada"
    party.press("all_titles")
    assert party.screen == "titles"
    party.press("back")
    assert party.screen == "person"
    party.press("back")
    assert party.screen == "people"


def test_games_of_both_kinds_are_found_on_the_page_and_the_board(party: Party) -> None:
    profiles = opened(party.folder)
    ada = profiles.create("Ada", 3, 4)
    votes = {"votes_cast": 4, "votes_on_target": 3, "points": 30}
    for game in (line(1, LOST), bandit(2, WON, role="police", counts=votes)):
        profiles.give(ada.id, game)
    party.press("people")
    party.press("people_board", "board_all_time", "board_votes")
    (rows,) = party.page.findChildren(BoardRows)
    assert rows.accessibleDescription() == "1. Ada: 3 of 4 votes"
    party.press("people_list", f"person_{ada.id}")
    heard = said(party.page)
    assert "votes on target: 75%" in heard
    for told in ("Won in The Spy’s Word: Citizen: 0 of 1; ", "Won in Secret Bandit: Police: 1 of 1; "):
        assert any(text.startswith(told) for text in heard)


def test_a_title_is_put_on_and_taken_off(party: Party, ada: str) -> None:
    party.press("change_title")
    party.press("title_first_laurel")
    party.press("wear_title")
    assert worn(party, ada) == "first_laurel"
    party.press("back")
    assert label(party.page, "worn_title").text() == "First Laurels"
    party.press("change_title")
    party.press("take_off_title")
    assert worn(party, ada) is None
    party.press("back")
    assert not label(party.page, "worn_title").isVisible()


def test_a_title_that_cannot_be_kept_is_not_worn(
    party: Party, ada: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_profiles: Profiles, _profile: Profile) -> Profile:
        raise NotSaved(party.folder, SaveProblem.FULL)

    party.press("change_title")
    party.press("title_first_laurel")
    monkeypatch.setattr(Profiles, "save", refuse)
    party.press("wear_title")
    notice = party.window.findChild(Notice)
    assert isinstance(notice, Notice)
    assert notice.isVisible()
    assert notice.accessibleName() == "Nothing was kept: the disk is full."
    assert not button(party.page, "take_off_title").isVisible()
    assert worn(party, ada) is None


def test_a_name_is_changed_where_it_stands(party: Party, ada: str) -> None:
    party.press("edit_person")
    # It opens with the whole name chosen.
    party.hands.type("Adele")
    party.press("person_save")
    assert label(party.page, "who_name").text() == "Adele"


def test_whose_file_is_gone_is_left_for_the_list(party: Party, ada: str) -> None:
    party.press("change_title")
    opened(party.folder).remove(ada)
    party.press("back")
    assert party.screen == "people"
