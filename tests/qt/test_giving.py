"""What a game brings to those who sat at it: computed by hand, given once, and never before the end."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path
from threading import Event

import pytest

from spyword_engine.deal import Role
from spyword_engine.errors import BadName, NameProblem
from spyword_engine.phase import Phase
from spyword_engine.progress.history import History
from spyword_engine.progress.line import Line, Verdict
from spyword_qt.people import Avatar, Seated
from spyword_qt.screens.seen_people import GainView, LevelView
from tests.qt.desk import Desk

NOW = datetime.fromisoformat("2026-03-01T00:30:00+01:00")
MINUTE = timedelta(minutes=1)
"""From one look at the clock to the next: each game takes as long."""


@pytest.fixture
def desk(tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch) -> Desk:
    minutes = count()
    monkeypatch.setattr("spyword_qt.clock.local_now", lambda: NOW + next(minutes) * MINUTE)
    return Desk(tmp_path)


def history(desk: Desk, one: Seated) -> History:
    assert one.profile is not None
    profile = desk.profiles.get(one.profile)
    assert profile is not None
    return profile.history


def only_line(desk: Desk, one: Seated) -> Line:
    (line,) = history(desk, one).lines
    return line


def against(target: int, other: int) -> Callable[[int], int]:
    """Everybody votes for the one, who votes for the other."""
    return lambda seat: other if seat == target else target


def gains(desk: Desk) -> tuple[GainView, ...]:
    desk.table.leave_off()
    return desk.table.gains()


def names(gain: GainView) -> tuple[str, ...]:
    """Of the titles that were earned."""
    return tuple(title.name for title in gain.titles)


def find_the_spy(desk: Desk) -> int:
    """Everybody votes for the only spy in the first round, who votes for seat 0, or 1 where 0 is theirs."""
    (spy,) = desk.seats_of(Role.SPY)
    desk.play_on(against(spy, 0 if spy else 1))
    desk.table.go_on()
    assert desk.view.phase is Phase.OVER
    return spy


def no_winner_next(desk: Desk, spy: int) -> tuple[int, int]:
    """The same four again, and a citizen leaves at once: one who had won before and stays, and who left."""
    desk.table.play_again()
    (now,) = desk.seats_of(Role.SPY)
    winner, gone = [seat for seat in range(4) if seat not in (spy, now)][:2]
    desk.table.leave(gone)
    assert desk.view.phase is Phase.OVER
    return winner, gone


FOUR = {"spies": 1, "ghost": False, "vote_result": "open"}


class TestEndings:
    def test_citizens_win(self, desk: Desk) -> None:
        people = (*desk.invite("Ada", "Ben"), Seated("Cleo"), *desk.invite("Dan"))
        desk.start(people, **FOUR)
        assert desk.table.gains() == ()
        spy = find_the_spy(desk)
        told = gains(desk)
        ids = [one.profile for one in people]
        for seat, one in enumerate(people):
            if one.profile is None:
                assert told[seat].is_guest
                assert (told[seat].xp, told[seat].level_after) == (0, LevelView(1, 0, 60))
                continue
            line = only_line(desk, one)
            assert (line.start, line.end) == (NOW, NOW + MINUTE)
            assert (line.language, line.players, line.rounds) == ("en", 4, 1)
            assert line.package is not None
            assert line.companions == tuple(other for other in ids if other not in (None, one.profile))
            if seat == spy:
                # 20 for playing to the end.
                assert (line.role, line.verdict, line.survived, line.xp) == ("spy", Verdict.LOST, False, 20)
                assert line.counts == {"votes_cast": 1, "first_out": 1}
                assert (told[seat].xp, told[seat].streak, told[seat].losing_run) == (20, 0, 1)
                assert told[seat].level_after == LevelView(1, 20, 60)
                assert names(told[seat]) == ("Newcomer", "After Midnight")
            else:
                # 20 for playing, 30 for winning, 10 for being in, 4 for the vote for the spy.
                assert (line.role, line.verdict, line.survived, line.xp) == ("citizen", Verdict.WON, True, 64)
                assert line.counts == {"votes_cast": 1, "votes_on_target": 1}
                assert (told[seat].xp, told[seat].xp_before, told[seat].earlier) == (64, 0, 0)
                assert told[seat].parts == (
                    ("played", 20),
                    ("won", 30),
                    ("survived", 10),
                    ("votes_on_target", 4),
                )
                assert told[seat].level_before == LevelView(1, 0, 60)
                assert told[seat].level_after == LevelView(2, 4, 75)
                assert names(told[seat]) == ("Newcomer", "First Laurels", "After Midnight")
                assert (told[seat].streak, told[seat].losing_run) == (1, 0)

    def test_the_spy_wins_who_never_had_a_vote(self, desk: Desk) -> None:
        people = desk.invite("Ada", "Ben", "Cleo", "Dan")
        desk.start(people, **FOUR)
        (spy,) = desk.seats_of(Role.SPY)
        first, second, third = desk.seats_of(Role.CITIZEN)
        desk.play_on(against(first, second))
        desk.table.go_on()
        desk.play_on(against(second, third))
        desk.table.go_on()
        assert desk.view.phase is Phase.OVER
        told = gains(desk)
        assert [told[seat].xp for seat in (spy, first, second, third)] == [60, 20, 20, 30]
        assert names(told[spy]) == (
            "Newcomer",
            "First Laurels",
            "Double Life",
            "Invisible Ink",
            "After Midnight",
        )
        assert only_line(desk, people[first]).counts == {"votes_cast": 1, "first_out": 1}
        assert only_line(desk, people[first]).rounds == 1
        assert only_line(desk, people[second]).counts == {"votes_cast": 2}
        assert only_line(desk, people[third]).rounds == 2

    def test_the_ghost_wins_by_its_guess(self, desk: Desk) -> None:
        people = desk.invite("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus")
        desk.start(people, spies=1, ghost=True, reveal_roles=True, vote_result="open")
        (ghost,), (spy,) = desk.seats_of(Role.GHOST), desk.seats_of(Role.SPY)
        citizens = desk.seats_of(Role.CITIZEN)
        desk.play_on(against(ghost, spy))
        desk.table.go_on()
        record = desk.saved()
        desk.table.submit_guess(record["package"]["words"][record["deal"]["citizen_word"]][0])
        told = gains(desk)
        # 20 + 30 + 40 for the guess; the others played, were in, and citizens' votes were on target.
        assert told[ghost].parts == (("played", 20), ("won", 30), ("won_by_guess", 40))
        assert names(told[ghost]) == (
            "Newcomer",
            "First Laurels",
            "Faint Shadow",
            "Mind Reader",
            "Good Company",
            "After Midnight",
        )
        assert [told[seat].xp for seat in citizens] == [34] * 5
        assert told[spy].xp == 30, "a spy's votes have no target"

    def test_a_game_that_nobody_won_counts_as_played_and_breaks_no_streak(self, desk: Desk) -> None:
        people = desk.invite("Ada", "Ben", "Cleo", "Dan")
        desk.start(people, **FOUR)
        spy = find_the_spy(desk)
        winner, gone = no_winner_next(desk, spy)
        told = gains(desk)
        assert (told[winner].xp, told[winner].streak, told[winner].xp_before) == (30, 1, 64)
        assert told[spy].losing_run == 1
        assert history(desk, people[winner]).stats.over_all.played == 2
        assert history(desk, people[winner]).lines[1].verdict is Verdict.NEITHER
        assert told[gone].has_left
        assert not told[gone].is_guest
        assert (told[gone].xp, told[gone].xp_before, told[gone].level_after) == (0, 64, LevelView(2, 4, 75))
        assert len(history(desk, people[gone]).lines) == 1, "who left gets nothing"
        assert people[gone].profile in history(desk, people[winner]).lines[1].companions


class TestNothing:
    def test_before_the_end(self, desk: Desk) -> None:
        people = desk.invite("Ada", "Ben", "Cleo", "Dan")
        desk.start(people, **FOUR)
        desk.play_on(against(desk.seats_of(Role.SPY)[0], desk.seats_of(Role.CITIZEN)[0]))
        desk.table.leave_off()
        assert desk.table.gains() == ()
        assert [history(desk, one).lines for one in people] == [(), (), (), ()]

    def test_for_a_game_that_was_given_up_or_dealt_anew(self, desk: Desk) -> None:
        people = desk.invite("Ada", "Ben", "Cleo", "Dan")
        desk.start(people, **FOUR)
        desk.to_discussion()
        desk.table.undo()
        desk.table.redeal()
        desk.play_on(against(desk.seats_of(Role.SPY)[0], desk.seats_of(Role.CITIZEN)[0]))
        desk.table.close()
        assert not desk.owes
        assert [history(desk, one).lines for one in people] == [(), (), (), ()]

    def test_a_second_time_when_the_end_is_looked_at_again(self, desk: Desk, tmp_path: Path) -> None:
        people = desk.invite("Ada", "Ben", "Cleo", "Dan")
        desk.start(people, **FOUR)
        find_the_spy(desk)
        told = gains(desk)
        assert not desk.owes
        later = Desk(tmp_path)
        assert later.resume()
        assert gains(later) == told
        assert [len(history(later, one).lines) for one in people] == [1, 1, 1, 1]


def test_hidden_ballots_show_from_the_next_game_on(desk: Desk) -> None:
    people = desk.invite("Ada", "Ben", "Cleo", "Dan")
    desk.start(people, **{**FOUR, "vote_result": "totals"})
    spy = find_the_spy(desk)
    told = gains(desk)
    citizen = (spy + 1) % 4
    assert (told[citizen].xp, told[citizen].level_after) == (60, LevelView(2, 0, 75))
    assert "votes_on_target" not in dict(told[citizen].parts)
    citizen, _ = no_winner_next(desk, spy)
    told = gains(desk)
    assert (told[citizen].xp_before, told[citizen].xp, told[citizen].earlier) == (60, 30, 4)
    assert told[citizen].level_after == LevelView(2, 34, 75)


def test_invited_people_keep_their_seats_from_game_to_game(desk: Desk) -> None:
    people = (*desk.invite("Ada", "Ben"), Seated("Cleo"), *desk.invite("Dan"), Seated("Eva"))
    desk.start(people, spies=1, ghost=False)
    desk.table.redeal()
    desk.table.play_again()
    assert desk.table.again().seats == people
    desk.table.leave(1)
    assert desk.table.again().seats == (people[0], *people[2:])


def test_they_look_as_their_profiles_do(desk: Desk) -> None:
    ada = desk.profiles.create("Ada", 3, 7, "AX")
    desk.start((Seated("Ada", ada.id), Seated("Ben"), Seated("Cleo"), Seated("Dan")), **FOUR)
    find_the_spy(desk)
    desk.table.leave_off()
    worn = desk.profiles.get(ada.id)
    assert worn is not None
    desk.profiles.save(worn.but(title="newcomer"))
    desk.table.play_again()
    assert desk.table.people[0].avatar == Avatar(3, 7, "AX")
    assert [one.title for one in desk.table.people] == ["Newcomer", "", "", ""]
    desk.speak("it")
    assert [one.title for one in desk.table.people] == ["Volto nuovo", "", "", ""]


def test_whose_profile_is_removed_sits_as_a_guest(desk: Desk) -> None:
    ada, ben = desk.invite("Ada", "Ben")
    desk.start((ada, ben, Seated("Cleo"), Seated("Dan")), **FOUR)
    assert ada.profile is not None
    desk.profiles.remove(ada.profile)
    find_the_spy(desk)
    told = gains(desk)
    assert told[0].is_guest
    assert only_line(desk, ben).companions == ()
    assert not desk.owes
    assert desk.table.again().seats[0] == Seated("Ada")


def test_at_the_next_game_people_are_called_what_they_are_called_by_then(desk: Desk) -> None:
    ada, ben, cleo = desk.invite("Ada", "Ben", "Cleo")
    desk.start((ada, ben, cleo, Seated("Dan"), Seated("Zoe")), spies=1, ghost=False)
    for one, name in ((ada, "X"), (ben, "Ada"), (cleo, "Dan"), (ada, "Ben")):
        assert one.profile is not None
        profile = desk.profiles.get(one.profile)
        assert profile is not None
        desk.profiles.save(profile.but(name=name))
    told: list[tuple[Seated, ...]] = []
    desk.table.seated.connect(told.append)
    desk.table.leave(4)
    desk.table.redeal()
    expected = ("Ben", "Ada", "Dan", "Dan 2")
    assert desk.view.players == expected
    assert told == [tuple(map(Seated, expected, (ada.profile, ben.profile, cleo.profile, None)))]


class TestGuestWhoStays:
    def test_gets_the_game_and_becomes_a_companion(self, desk: Desk) -> None:
        ada, ben = desk.invite("Ada", "Ben")
        desk.start((ada, ben, Seated("Cleo"), Seated("Dan")), **FOUR)
        spy = find_the_spy(desk)
        first = gains(desk)
        chip = desk.table.people[2].avatar
        desk.table.keep_guest(2)
        told = gains(desk)
        xp = 20 if spy == 2 else 64
        assert (told[2].is_guest, told[2].xp) == (False, xp)
        assert told[3].is_guest
        assert [told[seat].xp for seat in (0, 1)] == [first[seat].xp for seat in (0, 1)]
        (entry,) = (entry for entry in desk.profiles.entries() if entry.name == "Cleo")
        assert (entry.colour, entry.pattern, entry.xp, entry.played) == (chip.colour, chip.pattern, xp, 1)
        cleo = Seated("Cleo", entry.id)
        assert only_line(desk, cleo).companions == (ada.profile, ben.profile)
        assert only_line(desk, ada).companions == (ben.profile, cleo.profile)
        assert history(desk, ben).stats.companions == {ada.profile, cleo.profile}
        assert desk.table.again().seats == (ada, ben, cleo, Seated("Dan"))

        desk.table.keep_guest(3, "Dan the Man")
        gains(desk)
        assert len(history(desk, ada).stats.companions) == 3
        assert len(history(desk, cleo).stats.companions) == 3
        assert {entry.name for entry in desk.profiles.entries()} == {"Ada", "Ben", "Cleo", "Dan the Man"}
        desk.table.play_again()
        assert desk.view.players == ("Ada", "Ben", "Cleo", "Dan the Man")

    def test_needs_a_name_of_their_own(self, desk: Desk) -> None:
        desk.invite("Cleo")
        desk.start(4, **FOUR)
        find_the_spy(desk)
        with pytest.raises(BadName) as refused:
            desk.table.keep_guest(2)
        assert refused.value.problem is NameProblem.TAKEN
        assert gains(desk)[2].is_guest
        desk.table.keep_guest(2, "Cleo B.")
        assert not gains(desk)[2].is_guest

    def test_stays_only_at_the_end_and_once(self, desk: Desk) -> None:
        (ada,) = desk.invite("Ada")
        desk.start((ada, Seated("Ben"), Seated("Cleo"), Seated("Dan"), Seated("Eva")), spies=1, ghost=False)
        desk.cards()
        desk.table.keep_guest(1)
        desk.table.leave(4)
        desk.table.leave(3)
        assert desk.view.phase is Phase.OVER
        desk.table.keep_guest(0)
        desk.table.keep_guest(3)
        assert [entry.name for entry in desk.profiles.entries()] == ["Ada"]
        desk.table.keep_guest(1)
        desk.table.keep_guest(1)
        assert sorted(entry.name for entry in desk.profiles.entries()) == ["Ada", "Ben"]


def test_the_ends_screen_waits_for_no_disk(desk: Desk) -> None:
    (ada,) = desk.invite("Ada")
    told: list[None] = []
    desk.table.gained.connect(lambda: told.append(None))
    desk.start((ada, Seated("Ben"), Seated("Cleo"), Seated("Dan")), **FOUR)
    find_the_spy(desk)
    assert told == []
    assert desk.table.gains() == ()
    assert desk.owes
    gains(desk)
    assert len(told) == 1
    assert not desk.owes


def test_an_end_that_waits_for_the_disk_is_given_though_something_goes_wrong_meanwhile(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.start((*desk.invite("Ada", "Ben"), Seated("Cleo"), Seated("Dan")), **FOUR)
    monkeypatch.setattr("spyword_qt.scribe.WITHIN_A_FRAME", 0.001)
    monkeypatch.setattr("spyword_qt.keeping.PATIENCE_MS", 1)
    answers, sync = Event(), os.fsync

    def slowly(file: int) -> None:
        answers.wait()
        sync(file)

    monkeypatch.setattr(os, "fsync", slowly)
    desk.table.leave(3)
    assert desk.view.phase is Phase.OVER
    desk.table.hold()
    answers.set()
    desk.table.leave_off()
    assert len(desk.table.gains()) == 4
