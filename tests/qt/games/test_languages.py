"""Another language is chosen, and from then on nothing is left of the one before, on whatever screen."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtWidgets import QApplication

from spyword_engine.progress.titles import titles
from spyword_qt import told_wording
from spyword_qt.people import guests
from spyword_qt.store.not_saved import NotSaved, problem_of
from spyword_qt.store.own_packs import OwnPacks
from spyword_qt.store.preferences import Preferences, PreferencesFile
from spyword_qt.told import Told
from spyword_qt.widgets.notice import Notice
from tests.layout.somebody import lines_of
from tests.qt.desk import Desk
from tests.qt.games.party import NAMES, Party, against
from tests.qt.marked import MARKS, MarkedLanguages, marked
from tests.store.own import draft_of_words

KNOWN = NAMES[:3]
MENUS = ("handoff", "clue", "discussion", "result")
"""The screens of a game that lead to the preferences."""
OTHER = {"en": "it", "it": "en"}


@pytest.fixture
def tongues(monkeypatch: pytest.MonkeyPatch) -> Iterator[MarkedLanguages]:
    tongues = MarkedLanguages(monkeypatch)
    yield tongues
    tongues.stop()


@pytest.fixture
def table(tongues: MarkedLanguages, party: Party) -> Party:
    """A game is dealt to two guests and three people with titles; there is a package of people's own."""
    desk = Desk(party.folder)
    seats = desk.invite(*KNOWN)
    for place, seated in enumerate(seats):
        assert seated.profile is not None
        for line in lines_of(20 + place):
            desk.profiles.give(seated.profile, msgspec.structs.replace(line, package="fruit-01"))
        profile = desk.profiles.get(seated.profile)
        assert profile is not None
        desk.profiles.save(profile.but(title=profile.history.titles[-1].title))
    OwnPacks(party.folder).save(draft_of_words("tent", "caravan", kind="camping"))
    desk.start((*seats, *guests(NAMES[3:6])), ghost=True, allow_pass=True)
    party.seat(NAMES[:6])
    party.reopen()
    return party


def switch(party: Party, *way: str) -> None:
    """Choose the other language in the preferences, and come back; nothing is left of the former."""
    party.press(*way)
    former = "en" if party.button("language_en").isChecked() else "it"
    party.press(f"language_{OTHER[former]}")
    QApplication.processEvents()
    assert marked(MARKS[former]) == []
    party.press("back")
    assert marked(MARKS[former]) == []
    assert party.reads(MARKS[OTHER[former]])


def test_on_every_screen_before_a_game(table: Party) -> None:
    def press_first(prefix: str) -> None:
        table.press(next(one.objectName() for one in table.buttons() if one.objectName().startswith(prefix)))

    table.press("people", "people_board", "people_list")
    press_first("person_")
    table.press("games", "record", "overview", "all_titles", "back", "back", "back")
    table.press("packages", "packages_own", "packages_all", "back")
    table.press("rules", "all_rules", "how_to_play", "back")
    table.press("new_game", "all_packages", "back")
    switch(table, "preferences")
    switch(table, "preferences")


def test_titles_and_kinds_are_called_as_the_language_calls_them(table: Party) -> None:
    """They are data, and no translator's."""
    table.press("people")
    worn = [title for title in titles().values() if table.reads(title.name("en"))]
    assert worn
    table.press("back")
    switch(table, "preferences")
    table.press("people")
    assert table.reads(*(title.name("it") for title in worn))
    assert not any(table.reads(title.name("en")) for title in worn)
    table.press("back", "packages")
    assert table.reads("frutta", "in cucina")
    assert not table.reads("fruit")


def test_in_the_middle_of_a_game_whose_words_stay_what_they_are(table: Party) -> None:
    table.press("resume_game")
    words = table.secrets()
    switched: list[str] = []

    def switch_on(screen: str) -> None:
        if screen in MENUS and screen not in switched:
            switch(table, "table_menu", "preferences")
            switched.append(screen)
        if screen not in table.seen[:-1]:
            assert marked(MARKS["en" if len(switched) % 2 else "it"]) == []

    table.on_arrival = switch_on
    table.hurry(vote=against([*table.seats("ghost"), *table.seats("spy")]))
    assert set(switched) == set(MENUS)
    assert table.record()["package"]["language"] == "en"
    assert set(words) <= set(table.texts()), "unmarked"
    table.press("gains")
    table.press("gains_done", "home")
    switch(table, "preferences")


def test_what_was_just_said_is_taken_back_and_what_comes_is_said_anew(
    tongues: MarkedLanguages, party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_file: PreferencesFile, _preferences: Preferences) -> None:
        raise NotSaved(party.folder, problem_of(OSError()))

    party.reopen()
    notice = party.window.findChild(Notice)
    assert isinstance(notice, Notice)
    notice.say(told_wording.told(Told.NOT_SAVED))
    switch(party, "preferences")
    assert not notice.isVisible()
    monkeypatch.setattr(PreferencesFile, "save", refuse)
    switch(party, "preferences")
    assert notice.isVisible()
    assert notice.accessibleName().startswith(MARKS["en"])
