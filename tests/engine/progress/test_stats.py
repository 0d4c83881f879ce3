"""Stats folded from lines, each by hand."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Any

import pytest

from spyword_engine.progress.kinds import KINDS, Kind
from spyword_engine.progress.line import Verdict
from spyword_engine.progress.stats import Stats, stats_of
from spyword_engine.progress.tally import Tally
from tests.engine.progress.games import FRIDAY, LOST, NEITHER, WON, in_a_row, line, lines
from tests.engine.progress.test_lines import the_long_game
from tests.engine.tables import play, table

CHESS = Kind(
    most_players=2,
    roles=("white", "black"),
    seekers=frozenset({"white"}),
    counts=("points", "votes_on_target"),
    xp_each={"votes_on_target": 4},
    of_ballots=frozenset(),
)


@pytest.fixture
def chess(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A second kind of game: what a line of it differs in."""
    monkeypatch.setitem(KINDS, "chess", CHESS)
    return {"kind": "chess", "role": "white", "package": None}


def test_nothing_was_played() -> None:
    stats = Stats()
    assert stats_of([]) == stats
    assert stats.kind("word") == Tally()
    assert (stats.xp, stats.level) == (0, 1)
    assert stats.value("word", "won_as_spy") == stats.value("general", "played") == 0


def test_two_games_of_one_who_was_citizen_and_spy() -> None:
    second = play(table("CCCCCS"), "round vote:BABABC go leave:B leave:C leave:D")
    stats = stats_of([the_long_game()["G"], lines(second, "BCDEAG", game="g2", end=FRIDAY)["G"]])
    word = stats.kind("word")
    assert (word.played, word.won, word.lost, word.survived) == (2, 0, 1, 2)
    assert (word.rounds, word.seconds) == (6 + 2, 750)
    assert word.counts == {
        "played_as_citizen": 1,
        "played_as_spy": 1,
        "votes_cast": 7 + 1,
        "votes_on_target": 5,
        "passes": 1,
    }
    assert stats.xp == 50 + 30
    assert stats.companions == set("ABCDEF")


def test_every_count_of_a_line_is_a_stat() -> None:
    counts = {count: number for number, count in enumerate(KINDS["word"].counts, 1)}
    stats = stats_of([line(1, counts=counts), line(2, counts=counts)])
    for count, number in counts.items():
        assert stats.value("word", count) == 2 * number


def test_roles_are_counted_apart() -> None:
    roles = [("citizen", WON), ("citizen", LOST), ("spy", WON), ("ghost", WON), ("ghost", NEITHER)]
    stats = stats_of(line(number, verdict, role=role) for number, (role, verdict) in enumerate(roles))
    assert stats.kind("word").counts == {
        "played_as_citizen": 2,
        "won_as_citizen": 1,
        "played_as_spy": 1,
        "won_as_spy": 1,
        "played_as_ghost": 2,
        "won_as_ghost": 1,
    }


@pytest.mark.parametrize(
    ("verdicts", "streak", "best", "losing"),
    [
        ((WON, WON, WON), 3, 3, 0),
        ((WON, WON, LOST), 0, 2, 1),
        ((WON, WON, LOST, WON), 1, 2, 0),
        ((WON, NEITHER, WON), 2, 2, 0),
        ((LOST, NEITHER, LOST), 0, 0, 2),
        ((LOST, LOST, WON, LOST), 0, 1, 1),
        ((NEITHER,), 0, 0, 0),
    ],
)
def test_rows_of_wins_and_losses(verdicts: tuple[Verdict, ...], streak: int, best: int, losing: int) -> None:
    word = stats_of(in_a_row(*verdicts)).kind("word")
    assert (word.streak, word.best_streak, word.losing_run) == (streak, best, losing)
    assert (word.played, word.won, word.lost) == (
        len(verdicts),
        verdicts.count(WON),
        verdicts.count(LOST),
    )


def test_a_row_is_a_kinds_own_and_over_all_counts_every_kind(chess: dict[str, Any]) -> None:
    stats = stats_of([line(1, WON), line(2, LOST, **chess), line(3, WON), line(4, NEITHER, **chess)])
    assert stats.kind("word").best_streak == 2
    assert stats.kind("chess").losing_run == 1
    assert (stats.over_all.best_streak, stats.over_all.streak) == (1, 1)
    assert stats.value("general", "played") == 4
    assert stats.value("word", "played") == stats.value("chess", "played") == 2


def test_a_second_kind_has_stats_of_its_own(chess: dict[str, Any]) -> None:
    stats = stats_of(
        [
            line(1, WON, **chess, players=2, counts={"points": -5, "votes_on_target": 2}),
            line(2, LOST, **chess, players=2, counts={"points": 5}),
        ]
    )
    assert stats.kind("chess").counts == {
        "played_as_white": 2,
        "won_as_white": 1,
        "votes_on_target": 2,
    }
    assert stats.value("chess", "points") == 0
    assert stats.value("word", "votes_on_target") == 0
    assert stats.xp == 20 + 30 + 8 + 20
    assert stats.full_tables == 2
    assert stats.packages == frozenset()


@pytest.mark.parametrize(
    ("verdicts", "comebacks"),
    [
        ((LOST,) * 4 + (WON,), 0),
        ((LOST,) * 5 + (WON,), 1),
        ((LOST,) * 7 + (WON,), 1),
        ((LOST,) * 5 + (WON, WON), 1),
        ((LOST,) * 5 + (NEITHER, WON), 1),
        ((LOST,) * 3 + (WON,) + (LOST,) * 2 + (WON,), 0),
        (((LOST,) * 5 + (WON,)) * 2, 2),
        ((LOST,) * 5, 0),
    ],
)
def test_comebacks(verdicts: tuple[Verdict, ...], comebacks: int) -> None:
    assert stats_of(in_a_row(*verdicts)).comebacks == comebacks


def test_a_comeback_may_go_across_kinds(chess: dict[str, Any]) -> None:
    losses = [*in_a_row(LOST, LOST, LOST), *in_a_row(LOST, LOST, first=4, **chess)]
    assert stats_of([*losses, line(6, WON)]).comebacks == 1
    assert stats_of([*losses, line(6, WON, **chess)]).comebacks == 1


@pytest.mark.parametrize(
    ("end", "evening", "after_midnight"),
    [
        ("2026-03-06T23:59:59+01:00", date(2026, 3, 6), 0),
        ("2026-03-07T00:00:00+01:00", date(2026, 3, 6), 1),
        ("2026-03-07T03:00:00+01:00", date(2026, 3, 6), 1),
        ("2026-03-07T04:59:59+01:00", date(2026, 3, 6), 1),
        ("2026-03-07T05:00:00+01:00", date(2026, 3, 7), 0),
        # The clocks go forward at 02:00, and back at 03:00: what counts is what they show.
        ("2026-03-29T03:30:00+02:00", date(2026, 3, 28), 1),
        ("2026-03-29T05:00:00+02:00", date(2026, 3, 29), 0),
        ("2026-10-25T02:30:00+02:00", date(2026, 10, 24), 1),
        ("2026-10-25T02:30:00+01:00", date(2026, 10, 24), 1),
        ("2026-10-25T04:59:59+01:00", date(2026, 10, 24), 1),
        ("2026-01-01T02:00:00+14:00", date(2025, 12, 31), 1),
        ("2026-01-01T12:00:00-12:00", date(2026, 1, 1), 0),
        ("2024-03-01T01:15:00+05:45", date(2024, 2, 29), 1),
    ],
)
def test_evenings_and_nights_by_the_local_clock(end: str, evening: date, after_midnight: int) -> None:
    stats = stats_of([line(1, end=datetime.fromisoformat(end))])
    assert stats.evenings == {evening}
    assert stats.after_midnight == after_midnight


def test_an_evening_counts_once_wherever_its_clock_stood() -> None:
    ends = ("2026-03-06T20:00:00+01:00", "2026-03-07T02:00:00+01:00", "2026-03-06T21:00:00-05:00")
    stats = stats_of(line(number, end=datetime.fromisoformat(end)) for number, end in enumerate(ends))
    assert stats.value("general", "evenings") == 1
    assert stats_of([line(1), line(2, end=FRIDAY + timedelta(days=1))]).value("general", "evenings") == 2


def test_what_is_counted_once_each() -> None:
    stats = stats_of(
        [
            line(1, companions=("p", "q"), language="en", package="a"),
            line(2, companions=("q",), language="it", package="a"),
            line(3, companions=(), language="en", package="b"),
        ]
    )
    assert [stats.value("general", stat) for stat in ("companions", "languages", "packages")] == [2, 2, 2]


def test_a_full_table_is_one_with_all_that_its_kind_allows(chess: dict[str, Any]) -> None:
    assert stats_of([line(1, players=11), line(2, players=12), line(3, players=12)]).full_tables == 2
    assert stats_of([line(1, players=2, **chess)]).full_tables == 1


def test_time_and_rounds_add_up() -> None:
    word = stats_of([line(1, rounds=3), line(2, rounds=4)]).kind("word")
    assert (word.rounds, word.seconds) == (7, 180)


def test_lines_count_in_the_order_in_which_games_ended_and_then_by_id() -> None:
    lost, won = line(1, LOST), line(2, WON)
    assert stats_of([won, lost]).kind("word").streak == 1
    same_end = [line(1, LOST, game="b", end=FRIDAY), line(2, WON, game="a", end=FRIDAY)]
    assert stats_of(same_end).kind("word").streak == 0
    # 19:30 in London is half an hour after 20:00 in Rome.
    london = line(3, WON, end=datetime.fromisoformat("2026-03-06T19:30:00+00:00"))
    assert stats_of([london, line(4, LOST, end=FRIDAY)]).kind("word").streak == 1


def test_a_game_twice_counts_once() -> None:
    assert stats_of([line(1), line(1), line(2)]) == stats_of([line(1), line(2)])
