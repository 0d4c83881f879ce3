"""A profile's history: a game counts once, whenever and from wherever it comes."""

from __future__ import annotations

from datetime import timedelta
from itertools import permutations

from spyword_engine.progress.gain import gain
from spyword_engine.progress.history import History, history_of
from spyword_engine.progress.levels import Level
from spyword_engine.progress.xp import shown
from tests.engine.progress.games import FRIDAY, LOST, WON, given, ids, in_a_row, line

HIDDEN = {"votes_cast": 3, "votes_on_target": 3, "passes": 1, "duels_survived": 1}


def test_a_game_given_twice_changes_nothing() -> None:
    once = given(line(1, WON), line(2))
    assert once.has("g0001")
    assert once.given(line(2)) is once
    assert once.given(line(1, LOST, survived=True)) is once
    assert not once.has("g0003")


def test_a_game_that_ended_earlier_is_put_where_it_belongs() -> None:
    games = in_a_row(WON, WON, LOST, WON)
    for order in permutations(games):
        history = given(*order)
        assert history.lines == tuple(games)
        assert history.stats == history_of(games).stats
        assert history.stats.kind("word").best_streak == 2


def test_a_merge_in_any_order_is_the_same() -> None:
    games = in_a_row(WON, LOST, WON, WON, LOST)
    here, there, elsewhere = (history_of(part) for part in (games[:2], games[1:4], games[3:]))
    for one, other, third in permutations((here, there, elsewhere)):
        assert one.merged(other).merged(third) == history_of(games)


def test_merging_again_changes_nothing() -> None:
    here, there = given(line(1), line(3, WON)), given(line(2), line(3, WON))
    merged = here.merged(there)
    assert [one.game for one in merged.lines] == ["g0001", "g0002", "g0003"]
    assert merged.merged(there) is merged
    assert merged.merged(here) is merged
    assert merged.merged(merged) is merged
    assert History().merged(here) == here
    assert here.merged(History()) is here


def test_of_a_game_that_both_have_ones_own_line_stays() -> None:
    here, there = given(line(1, WON)), given(line(1, LOST), line(2))
    assert here.merged(there).lines == (line(1, WON), line(2))


def test_a_title_is_brought_along_without_the_games_that_earned_it() -> None:
    three = given(*in_a_row(WON, WON, WON))
    torn = History(three.lines[:1], history_of(three.lines[:1]).stats, three.titles)
    merged = given(line(9)).merged(torn)
    assert "warming_up" in ids(merged)
    assert given(*in_a_row(WON)).merged(torn).titles == three.titles


def test_the_earlier_of_two_dates_stays() -> None:
    late = given(line(5, WON))
    merged = late.merged(given(line(2, WON)))
    assert {one.title: one.game for one in merged.titles}["first_laurel"] == "g0002"


def test_another_histories_stats_are_never_trusted() -> None:
    liar = History((line(2),), history_of([line(n, WON) for n in range(90)]).stats)
    assert given(line(1)).merged(liar) == history_of([line(1), line(2)])


def test_without_a_game_it_is_as_before_it() -> None:
    before = given(*in_a_row(WON, LOST))
    assert before.given(line(3, WON, role="spy")).without("g0003") == before
    assert before.without("g0009") == before


# Totals only


def test_hidden_ballots_show_in_the_stats_from_the_next_game_on() -> None:
    before = given(line(1, WON))
    history = before.given(line(2, WON, counts=HIDDEN, ballots_hidden=True))
    assert history.stats.xp == 50 + 50 + 12
    assert history.shown.stats.xp == 100
    assert history.shown.stats.kind("word").counts == {
        "played_as_citizen": 2,
        "won_as_citizen": 2,
        "duels_survived": 1,
    }
    assert history.stats.kind("word").counts["votes_on_target"] == 3
    after = history.given(line(3))
    assert after.shown.stats == after.stats
    assert after.shown.stats.xp == 132
    assert after.shown.stats.kind("word").counts["votes_on_target"] == 3
    assert after.counted == after.lines


def test_a_line_never_shows_hidden_ballots() -> None:
    history = given(line(1, counts=HIDDEN, ballots_hidden=True), line(2, counts=HIDDEN))
    hidden, seen = history.shown_lines
    assert hidden.counts == {"duels_survived": 1}
    assert hidden.xp == 20
    assert seen == history.lines[1]
    assert seen.xp == 32
    assert history.lines[0].xp == 32


def test_a_level_that_hidden_ballots_reach_shows_with_the_next_game() -> None:
    history = given(line(1), line(2), line(3, counts={"votes_on_target": 1}, ballots_hidden=True))
    assert (history.stats.xp, history.shown.stats.xp) == (64, 60)
    history = given(line(1), line(2, counts={"votes_on_target": 5}, ballots_hidden=True))
    assert (history.stats.level, history.shown.stats.level) == (2, 1)
    assert given(line(1), line(2)).shown.stats.level == 1
    assert history.given(line(3)).shown.stats.level == 2


def test_a_title_that_hidden_ballots_earn_shows_with_the_next_game() -> None:
    votes = {"votes_on_target": 10}
    history = given(line(1, WON, counts=votes, ballots_hidden=True))
    assert "keen_eye" in ids(history)
    assert ids(history.shown) == {"newcomer", "first_laurel"}
    after = history.given(line(2))
    assert "keen_eye" in ids(after.shown)
    told = gain(history, after, "g0002")
    assert told.titles == ("keen_eye",)
    assert (told.xp, told.earlier) == (20, 40)


def test_only_the_last_games_ballots_are_held_back() -> None:
    votes = {"votes_on_target": 2}
    first, second = (line(number, counts=votes, ballots_hidden=True) for number in (1, 2))
    history = given(first, second)
    assert history.shown.stats.kind("word").counts["votes_on_target"] == 2
    assert history.counted == (first, shown(second))


def test_the_game_given_last_hides_its_ballots_though_another_ended_later() -> None:
    """The clock was ahead, and was set right before this game."""
    ahead = line(9, WON, counts={"votes_on_target": 1}, ballots_hidden=True)
    before = given(ahead)
    after = before.given(line(2, counts={"votes_cast": 9, "votes_on_target": 9}, ballots_hidden=True))
    assert after.stats.xp == (50 + 4) + (20 + 36)
    assert after.shown.stats.xp == (50 + 4) + 20
    assert after.shown.stats.kind("word").counts["votes_on_target"] == 1
    assert "votes_cast" not in after.shown.stats.kind("word").counts
    # Ten on target earn a title, in the game that ended last.
    assert "keen_eye" in ids(after)
    assert ids(after.shown) == {"newcomer", "first_laurel"}
    told = gain(before, after, "g0002")
    assert (told.xp, told.earlier, told.titles) == (20, 4, ())
    assert gain(after.without("g0002"), after, "g0002") == told
    later = after.given(line(3))
    assert later.shown.stats == later.stats
    told = gain(after, later, "g0003")
    assert (told.xp, told.earlier, told.titles) == (20, 36, ("keen_eye",))


def test_the_date_of_a_title_tells_no_hidden_ballots() -> None:
    """Both games earn it by what is shown; with what is hidden the earlier one would have."""
    late = line(9, counts={"votes_on_target": 10})
    after = given(late, line(2, counts={"votes_on_target": 10}, ballots_hidden=True))
    assert {one.title: one.game for one in after.titles}["keen_eye"] == "g0002"
    assert {one.title: one.game for one in after.shown.titles}["keen_eye"] == "g0009"
    assert [one.title for one in after.given(line(10)).shown.titles].count("keen_eye") == 1


def test_games_that_come_in_end_no_hiding() -> None:
    here = given(line(5, counts=HIDDEN, ballots_hidden=True))
    for number in (2, 8):
        merged = here.merged(given(line(number, counts={"votes_on_target": 1})))
        assert (merged.stats.xp, merged.shown.stats.xp) == (20 + 12 + 24, 20 + 24)
        assert merged.shown.stats.kind("word").counts["votes_on_target"] == 1
        # Of another machine's last game nobody knows yet either.
        merged = here.merged(given(line(number, counts=HIDDEN, ballots_hidden=True)))
        assert (merged.stats.xp, merged.shown.stats.xp) == (64, 40)
        assert merged.given(line(9)).shown.stats.xp == 84


def test_ballots_that_count_on_one_machine_count_on_the_other() -> None:
    here = given(line(1, counts=HIDDEN, ballots_hidden=True))
    there = here.given(line(2, counts=HIDDEN, ballots_hidden=True))
    for merged in (here.merged(there), there.merged(here)):
        assert merged == there
        assert merged.shown.stats.xp == 32 + 20
    assert there.merged(here) is there


def test_a_game_given_anew_is_no_next_game() -> None:
    """Somebody who was a guest at it has a profile now, and its last two games are both hidden."""
    first = line(1, counts=HIDDEN, ballots_hidden=True)
    history = given(first, line(2, counts=HIDDEN, ballots_hidden=True))
    anew = history.given_anew(line(1, counts=HIDDEN, ballots_hidden=True, companions=("p",)))
    assert anew.lines[0].companions == ("p",)
    assert (anew.stats.xp, anew.shown.stats.xp) == (64, 52)
    alone = given(first).given_anew(first)
    assert alone == given(first)
    assert alone.shown.stats.xp == 20


def test_without_the_last_game_the_one_before_hides_its_ballots() -> None:
    first, second = (line(number, counts=HIDDEN, ballots_hidden=True) for number in (9, 2))
    history = given(first, second)
    assert history.without("g0002") == given(first)
    assert history.without("g0002").shown.stats.xp == 20
    assert history.without("g0009").shown.stats.xp == 20


def test_nothing_is_hidden_of_no_games() -> None:
    nothing = History()
    assert nothing.shown.stats == nothing.stats
    assert nothing.counted == nothing.shown_lines == ()


# What a game brought


def test_a_gain_by_hand() -> None:
    before = given(*in_a_row(WON, WON))
    after = before.given(line(3, WON, survived=True, counts={"votes_on_target": 2}))
    told = gain(before, after, "g0003")
    assert told.parts == (("played", 20), ("won", 30), ("survived", 10), ("votes_on_target", 8))
    assert (told.xp_before, told.xp, told.earlier) == (100, 68, 0)
    assert (told.before, told.after) == (Level(2, 40, 75), Level(3, 33, 90))
    assert told.titles == ("warming_up",)
    assert (told.streak, told.losing_run) == (3, 0)


def test_a_gain_leaves_hidden_ballots_out() -> None:
    before = given(line(1))
    after = before.given(line(2, counts=HIDDEN, ballots_hidden=True))
    told = gain(before, after, "g0002")
    assert (told.xp, told.parts, told.earlier) == (20, (("played", 20),), 0)
    assert told.after == Level(1, 40, 60)
    assert told.losing_run == 2


def test_hidden_ballots_of_the_game_before_are_told_apart() -> None:
    before = given(line(1, counts=HIDDEN, ballots_hidden=True))
    after = before.given(line(2, WON, counts=HIDDEN, ballots_hidden=True))
    told = gain(before, after, "g0002")
    assert (told.xp_before, told.xp, told.earlier) == (20, 50, 12)
    assert told.after == Level(2, 22, 75)


def test_a_gain_can_be_told_again_after_a_crash() -> None:
    for last in (
        line(3, WON, counts=HIDDEN, ballots_hidden=True),
        line(3, WON, counts={"votes_on_target": 9}),
    ):
        before = given(line(1, WON), line(2, WON, counts=HIDDEN, ballots_hidden=True))
        after = before.given(last)
        assert gain(after.without("g0003"), after, "g0003") == gain(before, after, "g0003")


def test_a_gain_of_a_game_that_ended_before_the_last() -> None:
    before = given(line(1), line(5, WON))
    early = line(2, WON, end=FRIDAY + timedelta(minutes=2))
    told = gain(before, before.given(early), "g0002")
    assert (told.xp, told.earlier, told.streak) == (50, 0, 2)
