"""What a game of The Spy's Word gives each of its players: their line."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest

from spyword_engine.mode import Mode
from spyword_engine.progress.faults import BadEnvelope
from spyword_engine.progress.line import Line
from spyword_engine.progress.word import line_of, lines_of
from spyword_engine.record import replay
from tests.engine.progress.games import FRIDAY, LOST, NEITHER, WON, envelope, lines
from tests.engine.tables import multi, play, recorded, table

# A to D and G are citizens, E is the spy, F the ghost. In this order: a duel of D and E, which D loses; the
# ghost out, its guess wrong; a vote that is passed; a duel of A and E, which A loses; B out; C out, and one
# citizen is left.
LONG_GAME = (
    "round vote:EEDEDD- go clues vote:EDDDE go round vote:FFFFAF go guess:water "
    "round vote:---AE go round vote:EABAE go clues vote:AEA go round vote:CBBE go round vote:ECC go"
)


def the_long_game() -> dict[str, Line]:
    return lines(play(table("CCCCSGC", allow_pass=True), LONG_GAME))


@pytest.mark.parametrize(
    ("who", "role", "verdict", "rounds", "survived", "counts", "xp"),
    [
        ("A", "citizen", LOST, 4, False, {"votes_cast": 4, "votes_on_target": 4, "passes": 1}, 36),
        ("B", "citizen", LOST, 5, False, {"votes_cast": 6, "votes_on_target": 2, "passes": 1}, 28),
        ("C", "citizen", LOST, 6, False, {"votes_cast": 7, "votes_on_target": 3, "passes": 1}, 32),
        ("D", "citizen", LOST, 1, False, {"votes_cast": 1, "votes_on_target": 1, "first_out": 1}, 24),
        ("E", "spy", WON, 6, True, {"votes_cast": 6, "duels_survived": 2}, 60),
        ("F", "ghost", WON, 2, False, {"votes_cast": 3}, 50),
        ("G", "citizen", LOST, 6, True, {"votes_cast": 7, "votes_on_target": 5, "passes": 1}, 50),
    ],
)
def test_a_long_game_by_hand(
    who: str, role: str, verdict: object, rounds: int, survived: bool, counts: dict[str, int], xp: int
) -> None:
    line = the_long_game()[who]
    assert (line.role, line.verdict, line.rounds, line.survived) == (role, verdict, rounds, survived)
    assert line.counts == counts
    assert line.xp == xp


def test_a_line_says_which_game_it_was() -> None:
    line = the_long_game()["C"]
    assert (line.game, line.kind, line.language, line.package) == ("g1", "word", "en", "animals-01")
    assert (line.start, line.end, line.seconds) == (FRIDAY, FRIDAY + timedelta(minutes=12, seconds=30), 750)
    assert (line.players, line.companions) == (7, ("A", "B", "D", "E", "F", "G"))


def test_the_record_gives_the_same_lines() -> None:
    start = table("CCCCSGC", allow_pass=True)
    assert lines(replay(recorded(start, LONG_GAME))) == the_long_game()


def test_guests_get_no_line_and_are_nobodys_companions() -> None:
    match = play(table("CCCS"), "round vote:DDDA go")
    given = lines(match, "A.C.")
    assert set(given) == {"A", "C"}
    assert given["A"].companions == ("C",)
    assert given["A"].players == 4
    assert line_of(match, envelope("A.C."), 1) is None


def test_nothing_is_there_before_the_game_is_over() -> None:
    assert lines(play(table("CCCS"), "round vote:DDDA")) == {}
    assert set(lines(play(table("CCCS"), "round vote:DDDA go"))) == set("ABCD")


def test_who_left_gets_none_and_was_a_companion_all_the_same() -> None:
    given = lines(play(table("CCCCS"), "leave:A round vote:EEEB go"))
    assert set(given) == set("BCDE")
    assert given["B"].companions == ("A", "C", "D", "E")
    assert given["B"].players == 5


def test_who_was_voted_out_and_then_left_gets_none() -> None:
    given = lines(play(table("CCCCCS"), "round vote:BAAAAA go leave:A round vote:FFFFB go"))
    assert "A" not in given
    assert set(given) == set("BCDEF")


def test_a_game_that_nobody_won_is_neither_won_nor_lost() -> None:
    given = lines(play(table("CCCS"), "round leave:A"))
    assert {who: line.verdict for who, line in given.items()} == dict.fromkeys("BCD", NEITHER)
    assert {line.xp for line in given.values()} == {20 + 10}


def test_citizens_win_out_or_in() -> None:
    given = lines(play(table("CCCCS"), "round vote:BABAA go round vote:EEEB go"))
    assert {who: line.verdict for who, line in given.items()} == dict.fromkeys("ABCD", WON) | {"E": LOST}
    # A: voted for B and out in round 1. B: for A, then for E. C: for B, then for E. D: for A, then for E.
    assert {who: line.xp for who, line in given.items()} == {"A": 50, "B": 64, "C": 64, "D": 64, "E": 20}


def test_a_right_guess_is_the_ghosts_alone() -> None:
    given = lines(play(table("CCCSG"), "round vote:EEEEA go guess:coffee"))
    assert {who: line.verdict for who, line in given.items()} == dict.fromkeys("ABCD", LOST) | {"E": WON}
    # Voted out, so not in at the end: 20 + 30 + 40.
    assert given["E"].xp == 90
    assert given["E"].counts == {"votes_cast": 1, "won_by_guess": 1, "first_out": 1}
    # The spy's ballot for the ghost earns nothing, a citizen's does; all four are in at the end.
    assert {who: line.xp for who, line in given.items() if who != "E"} == {"A": 34, "B": 34, "C": 34, "D": 30}
    assert not given["E"].survived


def test_a_ghost_that_never_guessed_wins_with_the_spies() -> None:
    given = lines(play(table("CCCSG"), "round vote:BABAB go round vote:CACC go"))
    assert {who: line.verdict for who, line in given.items()} == dict.fromkeys("ABC", LOST) | {
        "D": WON,
        "E": WON,
    }
    assert given["E"].xp == 60
    assert "won_by_guess" not in given["E"].counts


@pytest.mark.parametrize(
    ("script", "unsuspected"),
    [
        ("round vote:BAAA go round vote:CBB go", 1),
        ("round vote:BADA go round vote:CBB go", None),
        ("round vote:DDDA go", None),
    ],
    ids=["never had a vote", "had one", "lost"],
)
def test_a_spy_that_won_without_a_vote_was_unsuspected(script: str, unsuspected: int | None) -> None:
    given = lines(play(table("CCCS", tie_breaker="lots"), script))
    assert given["D"].counts.get("won_unsuspected") == unsuspected
    assert not any("won_unsuspected" in given[who].counts for who in "ABC")


def test_no_ghost_and_no_citizen_is_unsuspected() -> None:
    given = lines(play(table("CCCCSG"), "round vote:BAAAAA go round vote:CBBBB go round vote:DCCC go"))
    assert {who for who, line in given.items() if "won_unsuspected" in line.counts} == {"E"}
    assert given["F"].verdict is WON


def test_a_duel_that_ties_again_is_survived_by_who_wasnt_drawn() -> None:
    match = play(table("CCCCCS"), "round vote:BABABA go clues vote:ABAB go")
    out, other = ("A", "B") if match.votes[-1].out == 0 else ("B", "A")
    given = lines(play(match, "leave:C leave:D leave:E"))
    assert given[other].counts["duels_survived"] == given[other].counts["lots_survived"] == 1
    assert given[out].counts == {"votes_cast": 1, "first_out": 1}
    assert {"duels_survived", "lots_survived"}.isdisjoint(given["F"].counts)


def test_lots_without_a_duel_are_survived_by_the_others_tied() -> None:
    # The first draw of this seed is the last of those tied.
    match = play(table("SCCC", tie_breaker="lots", lots_seed=1), "round vote:BADC")
    assert match.votes[0].out == 3
    given = lines(play(match, "leave:B"))
    assert {who: line.counts.get("lots_survived") for who, line in given.items()} == {
        "A": 1,
        "C": 1,
        "D": None,
    }
    assert all("duels_survived" not in line.counts for line in given.values())


def test_a_duel_that_a_leave_ends_is_nobodys_to_survive() -> None:
    given = lines(play(table("CCCCCS"), "round vote:BABABA go leave:A leave:C leave:D"))
    assert given["B"].verdict is NEITHER
    assert "duels_survived" not in given["B"].counts


def test_only_round_one_is_first_out() -> None:
    given = lines(play(table("CCCCS"), "round vote:BABAA go round vote:EBBB go round vote:EEC go"))
    assert {who for who, line in given.items() if "first_out" in line.counts} == {"A"}
    assert {who: line.rounds for who, line in given.items()} == {"A": 1, "B": 2, "C": 3, "D": 3, "E": 3}


def test_a_ballot_that_the_clock_took_is_neither_vote_nor_pass() -> None:
    given = lines(play(multi("CCCS", allow_pass=True), "round vote:D.DA go"))
    assert "votes_cast" not in given["B"].counts
    assert "passes" not in given["B"].counts
    assert given["A"].counts == {"votes_cast": 1, "votes_on_target": 1}


def test_ballots_that_a_leave_dropped_count_for_nobody() -> None:
    given = lines(play(table("CCCCS"), "round vote:EEB leave:E"))
    assert all(line.counts == {} for line in given.values())


@pytest.mark.parametrize("mode", Mode)
def test_ballots_are_hidden_where_the_table_saw_totals(mode: Mode) -> None:
    for setting in ("open", "totals"):
        match = play(table("CCCS", mode=mode, vote_result=setting), "round vote:DDDA go")
        assert {line.ballots_hidden for line in lines(match).values()} == {setting == "totals"}


def test_times_keep_their_offset_and_lose_their_zone_and_their_fractions() -> None:
    zone = ZoneInfo("Europe/Warsaw")
    # The clocks go back at 03:00: 02:30 comes twice, the second time with fold.
    start, end = (datetime(2026, 10, 25, 2, 30, 0, 999, tzinfo=zone, fold=fold) for fold in (0, 1))
    line = lines(play(table("CCCS"), "round vote:DDDA go"), start=start, end=end)["A"]
    assert line.start.isoformat() == "2026-10-25T02:30:00+02:00"
    assert line.end.isoformat() == "2026-10-25T02:30:00+01:00"
    assert line.seconds == 3600
    assert line.end.tzinfo == timezone(timedelta(hours=1))


def test_a_clock_that_was_set_back_takes_no_time() -> None:
    line = lines(play(table("CCCS"), "round vote:DDDA go"), end=FRIDAY - timedelta(hours=1))["A"]
    assert line.seconds == 0


def test_an_envelope_must_be_the_games() -> None:
    match = play(table("CCCS"), "round vote:DDDA go")
    for other in (envelope("ABC"), envelope("ABCD", kind="chess")):
        with pytest.raises(BadEnvelope):
            lines_of(match, other)


def test_an_envelope_must_make_sense() -> None:
    with pytest.raises(BadEnvelope):
        envelope("ABCA")
    for time in ("start", "end"):
        with pytest.raises(BadEnvelope):
            envelope("ABC.", **{time: datetime(2026, 3, 6)})
    assert envelope("A...").profiles == ("A", None, None, None)
