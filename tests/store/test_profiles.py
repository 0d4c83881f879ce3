"""The people who are known on this machine: made, found, changed, given games, removed and brought back."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from spyword_engine.errors import BadName, NameProblem
from spyword_engine.progress.gain import gain
from spyword_engine.progress.history import history_of
from spyword_qt.store.entry import Entry
from spyword_qt.store.json_file import Outcome
from spyword_qt.store.not_saved import NotSaved, SaveProblem
from spyword_qt.store.profiles import FOLDER, Profiles
from tests.engine.progress.games import FRIDAY, LOST, NEITHER, WON, bandit, in_a_row, line
from tests.store.people import Faults, file_of, files, hidden, opened, picture, state


def names(profiles: Profiles) -> list[str]:
    return [entry.name for entry in profiles.entries()]


def test_at_first_nobody_is_known_and_nothing_is_written(tmp_path: Path) -> None:
    assert opened(tmp_path).entries() == ()
    assert list(tmp_path.iterdir()) == []


def test_somebody_new(tmp_path: Path) -> None:
    ada = opened(tmp_path).create("  Ada ", 3, 11, "AL")
    assert opened(tmp_path).get(ada.id) == ada
    assert (ada.name, ada.colour, ada.pattern, ada.initials, ada.retired) == ("Ada", 3, 11, "AL", False)
    assert abs(datetime.now().astimezone() - ada.created) < timedelta(minutes=1)
    (entry,) = opened(tmp_path).entries()
    assert entry == Entry(
        id=ada.id,
        name="Ada",
        colour=3,
        pattern=11,
        initials="AL",
        portrait="",
        title=None,
        retired=False,
        level=1,
        xp=0,
        into=0,
        step=60,
        played=0,
        won=0,
        votes_cast=0,
        votes_on_target=0,
        guessing_games=0,
        ghost_guesses=0,
        titles=0,
        last_played=None,
        evening=None,
        evening_played=0,
        evening_won=0,
        evening_votes_cast=0,
        evening_votes_on_target=0,
        evening_guessing_games=0,
        evening_ghost_guesses=0,
    )


@pytest.mark.parametrize("profile_id", ["", "0" * 32, "../game", "0" * 31 + "/", "A" * 32, "index"])
def test_who_is_not_known_is_nobody(tmp_path: Path, profile_id: str) -> None:
    profiles = opened(tmp_path)
    profiles.create("Ada", 0, 0)
    assert profiles.get(profile_id) is None
    assert profiles.give(profile_id, line(1)) is None
    assert profiles.set_portrait(profile_id, picture()) is None
    assert profiles.clear_portrait(profile_id) is None
    assert profiles.remove(profile_id) is None
    assert profiles.export([profile_id], tmp_path / "out") == 0
    assert names(profiles) == ["Ada"]


def test_who_played_last_comes_first_and_who_never_did_by_name(tmp_path: Path) -> None:
    profiles = opened(tmp_path)
    ids = {name: profiles.create(name, 0, 0).id for name in ("zoe", "Åke", "Bob", "ada", "Cleo")}
    assert names(profiles) == ["ada", "Bob", "Cleo", "zoe", "Åke"]
    profiles.give(ids["zoe"], line(1))
    profiles.give(ids["Cleo"], line(2))
    # Earlier by its clock, later in the world.
    profiles.give(ids["Bob"], line(3, end=datetime.fromisoformat("2026-03-06T20:00:00-03:00")))
    for seen in (profiles, opened(tmp_path)):
        assert names(seen) == ["Bob", "Cleo", "zoe", "ada", "Åke"]


def test_all_that_can_be_changed_is_changed(tmp_path: Path) -> None:
    ada = opened(tmp_path).create("Ada", 0, 0)
    changed = ada.but(name=" Ada Lovelace", colour=5, pattern=6, initials="L", title="newcomer", retired=True)
    assert opened(tmp_path).save(changed) == changed.but(name="Ada Lovelace")
    assert opened(tmp_path).get(ada.id) == changed.but(name="Ada Lovelace")


def test_a_change_of_a_profile_read_before_takes_back_no_game_and_no_portrait(tmp_path: Path) -> None:
    profiles = opened(tmp_path)
    before = profiles.create("Ada", 0, 0)
    profiles.give(before.id, line(1))
    portrait = profiles.set_portrait(before.id, picture()).portrait
    saved = profiles.save(before.but(name="Eve"))
    assert saved == profiles.get(before.id)
    assert (saved.name, saved.portrait, len(saved.history.lines)) == ("Eve", portrait, 1)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("", NameProblem.EMPTY),
        ("x" * 25, NameProblem.TOO_LONG),
        ("a\nb", NameProblem.BAD_CHARACTER),
        ("ＡＤＡ", NameProblem.TAKEN),
    ],
)
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str, problem: NameProblem) -> None:
    profiles = opened(tmp_path)
    profiles.create("Ada", 0, 0)
    bob = profiles.create("Bob", 0, 0)
    before = files(tmp_path)
    for change in (lambda: profiles.create(name, 0, 0), lambda: profiles.save(bob.but(name=name))):
        with pytest.raises(BadName) as refused:
            change()
        assert refused.value.problem is problem
    assert files(tmp_path) == before


def test_who_retired_lets_the_name_go_and_gets_it_back_when_it_is_free(tmp_path: Path) -> None:
    profiles = opened(tmp_path)
    old = profiles.save(profiles.create("Ada", 0, 0).but(retired=True))
    new = profiles.create("ada", 1, 1)
    with pytest.raises(BadName):
        profiles.save(old.but(retired=False))
    profiles.save(old.but(colour=7))
    profiles.save(new.but(name="Eve"))
    assert not profiles.save(old.but(retired=False)).retired


@pytest.mark.parametrize("wrong", [{"colour": 12}, {"pattern": -1}, {"initials": "x" * 17}, {"title": ""}])
def test_what_could_not_be_read_back_is_not_written(tmp_path: Path, wrong: dict[str, object]) -> None:
    profiles = opened(tmp_path)
    ada = profiles.create("Ada", 0, 0)
    with pytest.raises(ValueError, match="Expected"):
        profiles.save(ada.but(**wrong))
    with pytest.raises(ValueError, match="Not a history"):
        profiles.give(ada.id, line(1, package="x" * 101))
    assert opened(tmp_path).get(ada.id) == ada


def test_a_game_is_given_once(tmp_path: Path) -> None:
    profiles = opened(tmp_path)
    ada = profiles.create("Ada", 0, 0).id
    first, second = line(1, WON, survived=True), hidden(2)
    profiles.give(ada, first)

    before, after = profiles.give(ada, second)

    assert (before.lines, after.lines) == ((first,), (first, second))
    written = files(tmp_path)
    again = opened(tmp_path).give(ada, second)
    assert again == (before, after)
    assert files(tmp_path) == written
    assert opened(tmp_path).get(ada).history == after == history_of([first, second])
    # 20 for playing, 30 for winning, 10 for being in at the end; the ballots' 8 aren't to be seen yet.
    told = gain(*again, second.game)
    assert (told.xp, told.xp_before) == (50, 60)


def test_hidden_ballots_are_in_the_file_and_in_no_list_until_the_next_game(tmp_path: Path) -> None:
    profiles = opened(tmp_path)
    ada = profiles.create("Ada", 0, 0).id
    profiles.give(ada, hidden(1))
    assert profiles.get(ada).history.stats.xp == 58
    for seen in (profiles, opened(tmp_path)):
        (entry,) = seen.entries()
        assert (entry.xp, entry.into, entry.votes_cast, entry.votes_on_target) == (50, 50, 0, 0)
        assert (entry.evening_votes_cast, entry.evening_votes_on_target) == (0, 0)
    profiles.give(ada, hidden(2))
    for seen in (profiles, opened(tmp_path)):
        (entry,) = seen.entries()
        assert (entry.xp, entry.level, entry.into, entry.step) == (108, 2, 48, 75)
        assert (entry.votes_cast, entry.votes_on_target) == (2, 2)
        assert (entry.evening_votes_cast, entry.evening_votes_on_target) == (2, 2)


def test_the_game_given_last_hides_its_ballots_though_the_clock_was_ahead_before(tmp_path: Path) -> None:
    profiles = opened(tmp_path)
    ada = profiles.create("Ada", 0, 0).id
    last = line(2, WON, ballots_hidden=True, counts={"votes_cast": 5, "votes_on_target": 5})
    profiles.give(ada, hidden(9))
    profiles.give(ada, last)
    for seen in (profiles, opened(tmp_path)):
        (entry,) = seen.entries()
        assert (entry.xp, entry.votes_cast, entry.evening_votes_cast) == (58 + 50, 2, 2)
    again = opened(tmp_path).give(ada, last)
    told = gain(*again, "g0002")
    assert (told.xp_before, told.xp, told.earlier) == (50, 50, 8)


def test_a_game_that_is_given_late_ends_no_hiding(tmp_path: Path) -> None:
    """It was owed, and the game after it was given first."""
    profiles = opened(tmp_path)
    ada = profiles.create("Ada", 0, 0).id
    profiles.give(ada, hidden(2))
    for late in (1, 9):
        profiles.give(ada, hidden(late), is_late=True)
        (entry,) = profiles.entries()
        assert entry.votes_cast == 0
    assert entry.xp == 3 * 50
    profiles.give_anew(ada, hidden(1, companions=("b",)))
    (entry,) = profiles.entries()
    assert (entry.xp, entry.votes_cast) == (3 * 50, 0)
    profiles.give(ada, line(10))
    (entry,) = profiles.entries()
    assert (entry.xp, entry.votes_cast) == (3 * 58 + 20, 6)


def test_a_title_that_hidden_ballots_earned_is_neither_counted_nor_worn_yet(tmp_path: Path) -> None:
    profiles = opened(tmp_path)
    ada = profiles.create("Ada", 0, 0).id
    for number in range(1, 13):
        profiles.give(ada, line(number))
    earned = {one.title for one in profiles.get(ada).history.titles}
    many = line(20, ballots_hidden=True, counts={"votes_cast": 30, "votes_on_target": 30})
    _, after = profiles.give(ada, many)
    secret = {one.title for one in after.titles} - earned - {one.title for one in after.shown.titles}
    assert secret
    profiles.save(profiles.get(ada).but(title=min(secret)))
    (entry,) = profiles.entries()
    assert (entry.title, entry.titles) == (None, len(after.shown.titles))
    profiles.give(ada, line(21))
    (entry,) = profiles.entries()
    assert (entry.title, entry.titles) == (min(secret), len(profiles.get(ada).history.titles))


def test_an_evening_is_that_of_the_last_game(tmp_path: Path) -> None:
    profiles = opened(tmp_path)
    ada = profiles.create("Ada", 0, 0).id
    day_before = FRIDAY - timedelta(days=1)
    late = datetime.fromisoformat("2026-03-07T04:59:00+01:00")
    votes = {"votes_cast": 3, "votes_on_target": 1}
    games = [
        *in_a_row(WON, WON, end=day_before, counts=votes),
        line(3, WON, counts=votes),
        line(4, NEITHER, counts=votes),
        line(5, WON, role="ghost", counts={"won_by_guess": 1}),
        line(6, LOST, end=late, counts={"votes_cast": 1}),
    ]
    for game in games:
        profiles.give(ada, game)
    (entry,) = profiles.entries()
    assert (entry.evening, entry.last_played) == (date(2026, 3, 6), late)
    assert (entry.played, entry.won, entry.votes_cast, entry.votes_on_target, entry.ghost_guesses) == (
        6,
        4,
        13,
        4,
        1,
    )
    assert (entry.evening_played, entry.evening_won) == (4, 2)
    assert (entry.evening_votes_cast, entry.evening_votes_on_target, entry.evening_ghost_guesses) == (7, 2, 1)


def test_only_votes_that_were_cast_as_a_citizen_are_listed(tmp_path: Path) -> None:
    profiles = opened(tmp_path)
    ada = profiles.create("Ada", 0, 0).id
    profiles.give(
        ada, line(1, end=FRIDAY - timedelta(days=1), counts={"votes_cast": 3, "votes_on_target": 1})
    )
    profiles.give(ada, line(2, role="spy", end=FRIDAY - timedelta(days=1), counts={"votes_cast": 5}))
    profiles.give(ada, line(3, role="ghost", counts={"votes_cast": 7, "won_by_guess": 1}))
    profiles.give(ada, line(4, counts={"votes_cast": 2, "votes_on_target": 2}))
    for seen in (profiles, opened(tmp_path)):
        (entry,) = seen.entries()
        assert (entry.votes_cast, entry.votes_on_target) == (3 + 2, 1 + 2)
        assert (entry.evening_votes_cast, entry.evening_votes_on_target) == (2, 2)


def test_a_list_counts_games_of_all_kinds(tmp_path: Path) -> None:
    profiles = opened(tmp_path)
    ada = profiles.create("Ada", 0, 0).id
    votes = {"votes_cast": 3, "votes_on_target": 2}
    profiles.give(ada, bandit(1, WON, role="doctor", end=FRIDAY - timedelta(days=1), counts=votes))
    profiles.give(ada, line(2, WON, role="ghost", counts={"votes_cast": 1, "won_by_guess": 1}))
    profiles.give(ada, bandit(3, WON, role="killer", counts={"votes_cast": 5}))
    profiles.give(ada, bandit(4, NEITHER, role="police", counts={"votes_cast": 2, "votes_on_target": 1}))
    for seen in (profiles, opened(tmp_path)):
        (entry,) = seen.entries()
        assert (entry.played, entry.won) == (4, 3)
        # As doctor and police: a killer's votes have no target to be on.
        assert (entry.votes_cast, entry.votes_on_target) == (3 + 2, 2 + 1)
        assert (entry.guessing_games, entry.ghost_guesses) == (1, 1)
        assert (entry.evening_played, entry.evening_won) == (3, 2)
        assert (entry.evening_votes_cast, entry.evening_votes_on_target) == (2, 1)
        assert (entry.evening_guessing_games, entry.evening_ghost_guesses) == (1, 1)


def test_who_is_removed_leaves_nothing_and_comes_back_to_the_byte(tmp_path: Path) -> None:
    profiles = opened(tmp_path)
    ada, bob = profiles.create("Ada", 0, 0), profiles.create("Bob", 1, 1)
    profiles.give(ada.id, hidden(1))
    profiles.set_portrait(ada.id, picture())
    before, known = files(tmp_path), state(tmp_path)

    removed = profiles.remove(ada.id)

    assert files(tmp_path).keys() == {f"{bob.id}.json"}
    assert names(profiles) == ["Bob"]
    assert "Ada" not in repr(removed)
    assert profiles.restore(removed) == profiles.get(ada.id)
    assert files(tmp_path) == before
    assert state(tmp_path) == known


def test_who_comes_back_when_the_name_is_taken_gets_a_number(tmp_path: Path) -> None:
    profiles = opened(tmp_path)
    ada = profiles.create("Ada", 0, 0)
    removed = profiles.remove(ada.id)
    profiles.create("ADA", 0, 0)
    assert profiles.restore(removed).name == "Ada 2"
    assert names(profiles) == ["ADA", "Ada 2"]
    retired = profiles.save(profiles.get(ada.id).but(name="Ada", retired=True))
    assert profiles.restore(profiles.remove(ada.id)) == retired


def test_who_came_back_by_an_import_meanwhile_loses_no_game(tmp_path: Path) -> None:
    profiles = opened(tmp_path)
    ada = profiles.create("Ada", 0, 0).id
    profiles.give(ada, line(1))
    profiles.export([ada], tmp_path / "out")
    profiles.give(ada, line(2))
    removed = profiles.remove(ada)
    profiles.import_(profiles.read_export(tmp_path / "out"))
    profiles.give(ada, line(3))
    assert [one.game for one in profiles.restore(removed).history.lines] == ["g0001", "g0002", "g0003"]


DAMAGE = {"cut": b'{"version":1,"profile":{"id":', "empty": b"", "another": b'{"version":1,"profile":[]}'}


@pytest.mark.parametrize("content", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_damaged_file_is_told_and_the_state_before_taken(tmp_path: Path, content: bytes) -> None:
    profiles = opened(tmp_path)
    ada = profiles.create("Ada", 0, 0)
    profiles.give(ada.id, line(1))
    profiles.give(ada.id, line(2))
    file_of(tmp_path, ada).write_bytes(content)
    faults: Faults = []

    after = opened(tmp_path, faults)

    assert [entry.played for entry in after.entries()] == [1]
    assert faults == [(f"{ada.id}.json", Outcome.RESTORED)]
    assert [path.read_bytes() for path in (tmp_path / FOLDER).glob("*.broken-*")] == [content]
    assert len(after.give(ada.id, line(2))[1].lines) == 2


def test_who_cannot_be_restored_is_told_once_and_nobody_else_suffers(tmp_path: Path) -> None:
    profiles = opened(tmp_path)
    ada, _bob = profiles.create("Ada", 0, 0), profiles.create("Bob", 1, 1)
    file_of(tmp_path, ada).write_bytes(b"?")
    faults: Faults = []
    after = opened(tmp_path, faults)
    for _ in range(2):
        assert names(after) == ["Bob"]
        assert after.get(ada.id) is None
        assert after.give(ada.id, line(1)) is None
    assert faults == [(f"{ada.id}.json", Outcome.LOST)]


@pytest.mark.parametrize("suffix", ["", ".bak"])
def test_a_profile_of_a_newer_version_stays_untouched(tmp_path: Path, suffix: str) -> None:
    profiles = opened(tmp_path)
    ada, _bob = profiles.create("Ada", 0, 0), profiles.create("Bob", 1, 1)
    content = b'{"version":2,"people":[]}'
    path = file_of(tmp_path, ada)
    path.unlink()
    newer = path.with_name(path.name + suffix)
    newer.write_bytes(content)
    faults: Faults = []
    after = opened(tmp_path, faults)
    for _ in range(2):
        assert names(after) == ["Bob"]
        assert after.get(ada.id) is None
    assert faults == [(path.name, Outcome.NEWER)], "told once, however often it is read"
    for change in (
        lambda: after.give(ada.id, line(1)),
        lambda: after.save(ada),
        lambda: after.remove(ada.id),
        lambda: after.set_portrait(ada.id, picture()),
    ):
        with pytest.raises(NotSaved) as refused:
            change()
        assert refused.value.problem is SaveProblem.NEWER
    assert newer.read_bytes() == content


def test_a_file_under_somebody_elses_id_is_nobodys(tmp_path: Path) -> None:
    profiles = opened(tmp_path)
    ada = profiles.create("Ada", 0, 0)
    copy = file_of(tmp_path, ada).with_name(f"{'0' * 32}.json")
    copy.write_bytes(file_of(tmp_path, ada).read_bytes())
    faults: Faults = []
    assert names(opened(tmp_path, faults)) == ["Ada"]
    assert faults == [(copy.name, Outcome.LOST)]


def test_a_folder_that_is_none_is_told(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("")
    faults: Faults = []
    profiles = opened(tmp_path, faults)
    assert profiles.entries() == ()
    assert faults == [(FOLDER, Outcome.UNREADABLE)]
    with pytest.raises(NotSaved):
        profiles.create("Ada", 0, 0)


def test_wrong_sums_in_a_file_earn_nothing_and_cost_nothing(tmp_path: Path) -> None:
    """Lines are the truth: all sums can be computed from them. A title once earned stays."""
    profiles = opened(tmp_path)
    ada = profiles.create("Ada", 0, 0)
    for game in in_a_row(WON, LOST, WON):
        profiles.give(ada.id, game)
    good = profiles.get(ada.id).history
    path = file_of(tmp_path, ada)
    text = path.read_text().replace('"played": 3', '"played": 49').replace('"xp": 120,', '"xp": 4,')
    kept = '{"title": "storyteller", "game": "g0000", "at": "2026-03-01T20:00:00+01:00"}'
    path.write_text(text.replace('"titles": [\n', f'"titles": [\n{kept},\n'))

    history = opened(tmp_path).get(ada.id).history

    assert (history.lines, history.stats) == (good.lines, good.stats)
    assert {one.title for one in history.titles} == {*(one.title for one in good.titles), "storyteller"}
    (entry,) = opened(tmp_path).entries()
    assert (entry.played, entry.xp) == (3, 120)
    _, after = opened(tmp_path).give(ada.id, line(4, WON))
    assert after.stats == history_of([*good.lines, line(4, WON)]).stats
    assert "storyteller" in path.read_text()


def test_a_game_is_given_anew_with_who_was_a_guest_when_it_was_given(tmp_path: Path) -> None:
    profiles = opened(tmp_path)
    ada = profiles.create("Ada", 0, 0).id
    profiles.give(ada, line(1, LOST))
    profiles.give(ada, line(2, WON))
    with_bob = line(2, WON, companions=("b",))

    before, after = profiles.give_anew(ada, with_bob)

    assert before == history_of([line(1, LOST)])
    assert after == history_of([line(1, LOST), with_bob]) == opened(tmp_path).get(ada).history
    written = files(tmp_path)
    assert opened(tmp_path).give_anew(ada, with_bob) == (before, after)
    assert files(tmp_path) == written
    assert profiles.give_anew("0" * 32, with_bob) is None


def test_who_has_a_profile_has_it_though_it_cannot_be_read(tmp_path: Path) -> None:
    profiles = opened(tmp_path, [])
    ada = profiles.create("Ada", 0, 0)
    file_of(tmp_path, ada).write_text('{"version": 2}')
    assert profiles.get(ada.id) is None
    assert profiles.has(ada.id)
    for nobody in ("0" * 32, "", "../game"):
        assert not profiles.has(nobody)
