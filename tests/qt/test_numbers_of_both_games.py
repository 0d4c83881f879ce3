"""Somebody who plays both games: every number and every line of their page, computed by hand."""

from __future__ import annotations

from datetime import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QListView, QWidget

from spyword_engine.progress.kinds import KINDS
from spyword_engine.progress.line import Line, Verdict
from spyword_qt.number_wording import Section, sections
from spyword_qt.past import past
from spyword_qt.people import Avatar
from spyword_qt.person_view import person_view
from spyword_qt.screens.person import PersonScreen
from spyword_qt.screens.seen_people import EveningView, LevelView, PeriodView, PersonView
from spyword_qt.store.profile import Profile
from spyword_qt.theme import icons
from spyword_qt.theme.tokens import LIGHT
from spyword_qt.widgets.fact_list import FactList
from spyword_qt.widgets.guard import SECONDS
from tests.engine.progress.games import FRIDAY, LOST, NEITHER, WON, bandit, given, line, nonzero
from tests.qt.conftest import Clock
from tests.qt.pages import button, said, shown

AFTER_MIDNIGHT = datetime.fromisoformat("2026-03-14T00:10:00+01:00")

FIVE = (
    # 20 + 30 + 10 + 2 · 4 = 68 XP: a doctor.
    bandit(
        1,
        WON,
        role="doctor",
        rounds=3,
        survived=True,
        players=16,
        companions=("b", "c"),
        counts={"votes_cast": 3, "votes_on_target": 2, "points": 30, "saves": 2},
    ),
    # 20 + 30 + 40 = 90 XP: a ghost.
    line(2, WON, role="ghost", rounds=1, companions=("b",), counts={"votes_cast": 1, "won_by_guess": 1}),
    # 20 XP: a bandit.
    bandit(3, LOST, role="bandit", rounds=2, counts={"votes_cast": 2, "points": -5, "police_shot": 1}),
    # 20 + 10 + 4 = 34 XP: one of the police, in a draw.
    bandit(
        4,
        NEITHER,
        role="police",
        rounds=4,
        survived=True,
        language="it",
        counts={"votes_cast": 3, "votes_on_target": 1, "points": 5, "killers_found": 3},
    ),
    # 20 + 4 = 24 XP: a citizen, a week later, after midnight.
    line(
        5,
        LOST,
        end=AFTER_MIDNIGHT,
        package="gone-01",
        rounds=2,
        counts={"votes_cast": 2, "votes_on_target": 1, "passes": 1, "first_out": 1},
    ),
)
"""Each takes a minute and a half."""


@pytest.fixture
def ada() -> PersonView:
    return of(*FIVE)


@pytest.fixture
def screen(clock: Clock, room: QWidget, ada: PersonView) -> PersonScreen:
    screen = PersonScreen(clock, room)
    screen.show_person(ada)
    shown(screen)
    screen.enter()
    clock.pass_by(SECONDS)
    return screen


def of(*games: Line, name: str = "Ada") -> PersonView:
    profile = Profile(name.casefold()[0] * 32, name, FRIDAY, 3, 4, history=given(*games))
    return person_view(profile, Avatar(3, 4, name[0]), "en", words_of)


def words_of(package: str) -> str:
    return "animal" if package == "animals-01" else ""


def lists(section: Section) -> dict[str, dict[str, str]]:
    return {heading: dict(facts) for heading, facts in section.groups}


def test_over_all(ada: PersonView) -> None:
    assert ada.xp == 68 + 90 + 20 + 34 + 24 == 236
    # 60 to level 2, 75 more to level 3, 90 more to level 4.
    assert ada.level == LevelView(4, 236 - 225, 105)
    assert nonzero(ada.numbers) == {
        "played": 5,
        "won": 2,
        "lost": 2,
        "best_streak": 2,
        "losing_run": 2,
        "survived": 2,
        "rounds": 12,
        "seconds": 450,
        "votes_cast": 11,
        "votes_on_target": 4,
        "evenings": 2,
        "companions": 2,
        "full_tables": 1,
        "languages": 2,
        "after_midnight": 1,
        "packages": 2,
    }
    # As doctor, police and citizen; those of ghost and bandit have no target.
    assert ada.aimed_votes == 3 + 3 + 2
    assert ada.last == (WON, WON, LOST, NEITHER, LOST)
    assert ada.evenings == (
        EveningView(FRIDAY.date(), 212, 3),
        EveningView(datetime(2026, 3, 13).date(), 236, 4),
    )
    assert ada.periods == (
        PeriodView(FRIDAY.date(), 2, 4),
        PeriodView(datetime(2026, 3, 13).date(), 0, 1),
    )


def test_titles_count_what_they_are_for(ada: PersonView) -> None:
    # A win as the ghost by a guess, and its first two games; a bandit's win is none of The Spy's Word.
    assert {title.id for title in ada.titles.titles if title.earned is not None} == {
        "newcomer",
        "first_laurel",
        "faint_shadow",
        "mind_reader",
        "full_house",
        "polyglot",
        "after_midnight",
    }
    far = {title.id: title.have for title in ada.titles.titles}
    assert (far["party_starter"], far["table_regular"], far["quick_tongue"], far["keen_eye"]) == (5, 2, 1, 1)


def test_every_number_in_words(qapp: object, ada: PersonView) -> None:
    every, word, bandits = sections(ada)
    assert [one.heading for one in (every, word, bandits)] == [
        "All games",
        "The Spy’s Word",
        "Secret Bandit",
    ]
    assert lists(every) == {
        "Wins and losses": {
            "Games": "5",
            "Won": "2",
            "Lost": "2",
            "Neither won nor lost": "1",
            "Wins in a row now": "0",
            "Most wins in a row": "2",
            "Losses in a row now": "2",
            "Comebacks": "0",
        },
        "Evenings and company": {
            "Time played": "7 min",
            "Evenings": "2",
            "Games after midnight": "1",
            "Played with": "2 people",
            "Games at a full table": "1",
            "Packages of words": "2",
            "Languages": "2",
        },
        "Votes": {"Votes for somebody": "11", "On target": "4"},
    }
    assert lists(word) == {
        "Wins and losses": {
            "Games": "2",
            "Won": "1",
            "Lost": "1",
            "Neither won nor lost": "0",
            "Wins in a row now": "0",
            "Most wins in a row": "1",
            "Losses in a row now": "1",
            "Time played": "3 min",
        },
        "At the table": {
            "Still in at the end": "0",
            "Rounds": "3",
            "Voted out in round 1": "1",
            "Duels survived": "0",
            "Lots survived": "0",
            "Won as a spy unsuspected": "0",
            "Won by the ghost’s guess": "1",
        },
        "Votes": {"Votes for somebody": "3", "On target as a citizen": "1", "Passed": "1"},
        "Won in The Spy’s Word": {"Citizen": "0 of 1", "Spy": "0 of 0", "Ghost": "1 of 1"},
    }
    assert lists(bandits) == {
        "Wins and losses": {
            "Games": "3",
            "Won": "1",
            "Lost": "1",
            "Neither won nor lost": "1",
            "Wins in a row now": "0",
            "Most wins in a row": "1",
            "Losses in a row now": "1",
            "Time played": "4 min",
        },
        "At the table": {
            "Points": "30",
            "Still in at the end": "2",
            "Nights": "9",
            "Saves as the doctor": "2",
            "Checks that found a killer": "3",
            "Shots that hit the police": "1",
        },
        "Votes": {"Votes for somebody": "8", "On target as police, doctor or citizen": "3"},
        "Won in Secret Bandit": {
            "Police": "0 of 1",
            "Killer": "0 of 0",
            "Doctor": "1 of 1",
            "Bandit": "0 of 1",
            "Citizen": "0 of 0",
        },
    }


def test_points_may_be_less_than_none(qapp: object) -> None:
    (only,) = sections(of(bandit(1, LOST, role="police", counts={"points": -10})))
    assert only.heading == ""
    assert list(lists(only)) == [
        "Wins and losses",
        "At the table",
        "Votes",
        "Won in Secret Bandit",
        "Evenings and company",
    ]
    assert lists(only)["At the table"]["Points"] == "−10"


def test_the_overview(screen: PersonScreen) -> None:
    heard = said(screen)
    assert {"games: 5", "won: 2", "best streak: 2", "votes on target: 50%"} <= set(heard)
    assert "Won in The Spy’s Word: Citizen: 0 of 1; Spy: 0 of 0; Ghost: 1 of 1" in heard
    of_bandits = "Police: 0 of 1; Killer: 0 of 0; Doctor: 1 of 1; Bandit: 0 of 1; Citizen: 0 of 0"
    assert f"Won in Secret Bandit: {of_bandits}" in heard
    assert "Last ten games, the latest last: won, won, lost, nobody won, lost" in heard


def test_the_numbers_page_shows_all_of_them_and_no_more_for_the_next_one(
    screen: PersonScreen, ada: PersonView
) -> None:
    button(screen, "record").click()
    assert headings(screen) == ["All games", "The Spy’s Word", "Secret Bandit"]
    assert shown_lists(screen) == [heading for one in sections(ada) for heading, _ in one.groups]
    screen.show_person(of(line(1, WON), name="Bob"))
    button(screen, "record").click()
    assert headings(screen) == []
    assert shown_lists(screen) == [
        "Wins and losses",
        "At the table",
        "Votes",
        "Won in The Spy’s Word",
        "Evenings and company",
    ]
    screen.show_person(ada)
    button(screen, "record").click()
    assert len(shown_lists(screen)) == 11


def headings(screen: QWidget) -> list[str]:
    names = ("All games", "The Spy’s Word", "Secret Bandit")
    return [text.text() for text in screen.findChildren(QLabel) if text.isVisible() and text.text() in names]


def shown_lists(screen: QWidget) -> list[str]:
    return [facts.accessibleName() for facts in screen.findChildren(FactList) if facts.isVisible()]


def test_each_game_in_words(screen: PersonScreen) -> None:
    button(screen, "games").click()
    games = screen.findChild(QListView, "games_list")
    assert isinstance(games, QListView)
    model = games.model()
    told = [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]
    assert [text.replace("\u202f", " ") for text in told] == [
        "Lost as a citizen, 14 Mar 2026, 12:10 AM, The Spy’s Word, 6 people, 1 vote on target, +24 XP",
        "A draw, played as one of the police, 6 Mar 2026, 8:04 PM, Secret Bandit, 12 people, "
        "1 vote on target, +34 XP",
        "Lost as the bandit, 6 Mar 2026, 8:03 PM, Secret Bandit, 12 people, +20 XP",
        "Won as the ghost, 6 Mar 2026, 8:02 PM, animal, 6 people, +90 XP",
        "Won as the doctor, 6 Mar 2026, 8:01 PM, Secret Bandit, 16 people, 2 votes on target, +68 XP",
    ]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_game_has_something_to_say_of_itself(qapp: object, kind: str) -> None:
    told, roles = past(kind), KINDS[kind].roles
    assert len({told.outcome(role, verdict) for role in roles for verdict in Verdict}) == 3 * len(roles)
    assert len({told.role_name(role) for role in roles}) == len(roles)
    marks = [told.role_mark(role) for role in roles]
    assert len({icon for icon, _ in marks}) == len(roles)
    assert all(icon in icons.NAMES and hasattr(LIGHT, tone) for icon, tone in marks)
