"""What a game of Secret Bandit gives each of its players (RULES-BANDIT "The end", PROGRESS)."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from spyword_engine.bandit.match import Match
from spyword_engine.bandit.roles import KILLERS_SIDE, Role
from spyword_engine.progress.any_kind import LINES_OF, lines_of
from spyword_engine.progress.bandit import line_of
from spyword_engine.progress.check import differences, plain, read_history
from spyword_engine.progress.envelope import Envelope
from spyword_engine.progress.faults import BadEnvelope
from spyword_engine.progress.gain import gain
from spyword_engine.progress.history import History, history_of
from spyword_engine.progress.kinds import KINDS
from spyword_engine.progress.line import Line, Verdict
from spyword_engine.progress.titles import titles
from spyword_engine.progress.xp import xp_of, xp_parts
from tests.engine import tables as word_tables
from tests.engine.bandit import test_5_end as ends
from tests.engine.bandit.tables import LETTERS, SIXTEEN, TWELVE, letters, play
from tests.engine.bandit.test_any_game import played
from tests.engine.progress.games import FRIDAY, LOST, NEITHER, WON, given, in_a_row, line
from tests.engine.progress.games import envelope as word_envelope

# Night 1: H is saved from the killers, B of the police is shot, the police find D. D is voted out.
# Night 2: the killer and the bandit come for J, the doctor leaves a needle in K, the police find E. E, tied
# with C, is voted out.
# Night 3: the bandit comes for the doctor, whose second needle in K is deadly; the police ask for G, who is
# voted out.
LONG = (
    "cards night:HHBD day vote:DDA-GDDA.DD go words night:JKE day vote:EECC..... talk vote:EECECE.EE go "
    "night:FKG day all:G"
)


def envelope(match: Match, profiles: str | None = None, **changes: Any) -> Envelope:
    """An envelope with a profile on each seat unless told: "A" on 0, and so on; "." for a guest."""
    seated = LETTERS[: len(match.setup.players)] if profiles is None else profiles
    return word_envelope(seated, **{"kind": "bandit", "package": None, **changes})


def drawn(script: str, roles: str = TWELVE) -> Match:
    """The match from a dawn on, in which nobody votes for anybody: a draw."""
    ballots = "." * len(play(script, roles).inside)
    return play(f"{script} day vote:{ballots} talk vote:{ballots} vote:{ballots}", roles)


def lines(match: Match, profiles: str | None = None, **changes: Any) -> dict[str, Line]:
    return lines_of(match, envelope(match, profiles, **changes))


@pytest.mark.parametrize(
    ("who", "role", "verdict", "days", "survived", "votes", "counts", "xp"),
    [
        ("A", "police", WON, 3, True, (4, 4), {"points": 30, "killers_found": 2}, 76),
        ("B", "police", WON, 1, False, (0, 0), {"points": 30, "killers_found": 1}, 50),
        ("C", "police", WON, 3, True, (4, 4), {"points": 30, "killers_found": 2}, 76),
        ("D", "killer", LOST, 1, False, (1, 0), {"points": -5}, 20),
        ("E", "killer", LOST, 2, False, (2, 0), {"points": -5}, 20),
        ("F", "doctor", WON, 3, False, (3, 2), {"points": 30, "saves": 1}, 58),
        ("G", "bandit", LOST, 3, False, (2, 0), {"points": -5, "police_shot": 1}, 20),
        ("H", "citizen", WON, 3, True, (3, 3), {"points": 20}, 72),
        ("I", "citizen", WON, 3, True, (2, 1), {"points": 20}, 64),
        ("J", "citizen", WON, 2, False, (0, 0), {"points": 20}, 50),
        ("K", "citizen", WON, 3, False, (2, 2), {"points": 20}, 58),
        ("L", "citizen", WON, 3, True, (3, 3), {"points": 20}, 72),
    ],
)
def test_a_long_game_by_hand(
    who: str,
    role: str,
    verdict: Verdict,
    days: int,
    survived: bool,
    votes: tuple[int, int],
    counts: dict[str, int],
    xp: int,
) -> None:
    one = lines(play(LONG))[who]
    assert (one.role, one.verdict, one.rounds, one.survived) == (role, verdict, days, survived)
    voted = zip(("votes_cast", "votes_on_target"), votes, strict=True)
    assert one.counts == {**counts, **{count: number for count, number in voted if number}}
    assert one.xp == xp


@pytest.mark.parametrize(
    ("script", "verdicts"),
    [
        (ends.POLICE_WIN, "WWWLLWLWWWWW"),
        (ends.KILLERS_WIN, "LLLWWLWLLLLL"),
        (ends.NEITHER_SIDE, "N" * 12),
        (ends.NO_CITIZENS, "N" * 12),
        (ends.TIED, "N" * 12),
    ],
)
def test_won_lost_or_neither(script: str, verdicts: str) -> None:
    of = {"W": WON, "L": LOST, "N": NEITHER}
    assert [one.verdict for one in lines(play(script)).values()] == [of[letter] for letter in verdicts]


def test_xp_for_playing_winning_being_in_and_votes_on_target() -> None:
    # All vote for G, the bandit, but G, who votes for nobody; D and E are out by the first night.
    brought = lines(play(ends.POLICE_WIN))
    assert xp_parts(brought["A"]) == (
        ("played", 20),
        ("won", 30),
        ("survived", 10),
        ("votes_on_target", 4),
    )
    assert {who: one.xp for who, one in brought.items()} == {
        **dict.fromkeys("ABCFHIJKL", 64),
        **dict.fromkeys("DEG", 20),
    }
    draw = lines(play(ends.TIED))
    assert (draw["H"].xp, draw["I"].xp) == (20, 30)


@pytest.mark.parametrize("role", Role)
def test_a_line_has_the_points_of_its_role(role: Role) -> None:
    for script, by_role in {
        ends.POLICE_WIN: {"police": 30, "killer": -5, "doctor": 30, "bandit": -5, "citizen": 20},
        ends.KILLERS_WIN: {"police": -10, "killer": 40, "doctor": -10, "bandit": 40, "citizen": -5},
        ends.TIED: dict.fromkeys(Role, 5),
    }.items():
        brought = lines(play(script)).values()
        assert {one.counts["points"] for one in brought if one.role == role} == {by_role[role]}


@pytest.mark.parametrize(
    ("night", "saves"),
    [
        ("HH-A", 1),
        ("HI-A", 0),  # nobody came for them
        ("HHHA", 0),  # the bandit shot them all the same
        ("FF-A", 1),
    ],
)
def test_times_saved_somebody(night: str, saves: int) -> None:
    assert lines(drawn(f"cards night:{night} "))["F"].counts.get("saves", 0) == saves


def test_a_shot_that_hits_none_of_the_police_counts_nothing() -> None:
    assert "police_shot" not in lines(play(ends.POLICE_WIN))["G"].counts


def test_no_line_before_the_end_for_guests_or_by_another_games_envelope() -> None:
    assert lines(play("cards night:DAEA day vote:GGGGA.....")) == {}
    match = play(ends.POLICE_WIN)
    assert line_of(match, envelope(match, "A..........."), 1) is None
    assert set(lines(match, "A....F......")) == {"A", "F"}
    assert lines(match, "A....F......")["A"].companions == ("F",)
    with pytest.raises(BadEnvelope):
        line_of(match, envelope(match, kind="word"), 0)
    with pytest.raises(BadEnvelope):
        line_of(match, envelope(match, "A"), 0)


def test_lines_by_the_name_of_a_kind() -> None:
    assert set(LINES_OF) == set(KINDS)
    match = play(ends.POLICE_WIN)
    assert lines_of(match, envelope(match))["A"].kind == "bandit"
    word = word_tables.play(word_tables.table("CCCS"), "round vote:DDDA go")
    assert lines_of(word, word_envelope("ABCD"))["A"].kind == "word"
    with pytest.raises(BadEnvelope, match="no known kind"):
        lines_of(match, envelope(match, kind="chess"))


# What becomes of lines


def test_points_add_up_and_may_be_negative() -> None:
    lost = lines(play(ends.KILLERS_WIN))["A"]
    again = lines(play(ends.KILLERS_WIN), game="g2", end=FRIDAY + timedelta(hours=2))["A"]
    history = given(lost, again)
    assert history.stats.value("bandit", "points") == -20
    assert history.stats.xp == 2 * lost.xp > 0
    assert read_history(plain(history)) == history
    assert differences(history) == ()


def test_stats_by_role_and_over_all_kinds() -> None:
    won = lines(play(ends.POLICE_WIN), "A...........")["A"]
    lost = lines(play(ends.KILLERS_WIN), "...A........", game="g2", end=FRIDAY + timedelta(hours=2))["A"]
    stats = given(won, lost).stats
    assert (
        stats.kind("bandit").counts["played_as_police"] == stats.kind("bandit").counts["won_as_police"] == 1
    )
    assert stats.value("bandit", "won_as_killer") == 1
    assert stats.value("general", "played") == 2
    assert stats.value("word", "played") == stats.value("general", "packages") == 0


def test_a_draw_is_neither_won_nor_lost_and_breaks_no_row() -> None:
    draw = lines(play(ends.TIED), game="g0003", end=FRIDAY + timedelta(minutes=3))["A"]
    kind = given(*in_a_row(WON, WON, kind="bandit", role="police"), draw).stats.kind("bandit")
    assert (kind.played, kind.won, kind.lost, kind.streak, kind.losing_run) == (3, 2, 0, 2, 0)


@pytest.mark.parametrize(("roles", "full"), [(TWELVE, 0), (SIXTEEN, 1)])
def test_a_full_table_has_sixteen(roles: str, full: int) -> None:
    match = drawn("cards night:AA-A ", roles)
    assert given(lines(match)["A"]).stats.full_tables == full


def test_titles_of_the_word_game_stay_its_own() -> None:
    history = given(*in_a_row(*[WON] * 12, kind="bandit", role="police", counts={"votes_on_target": 20}))
    scopes = {titles()[one.title].scope for one in history.titles}
    assert scopes == {"general"}
    assert "party_starter" in {one.title for one in history.titles}
    assert given(*in_a_row(*[LOST] * 5, kind="bandit", role="killer"), line(6, WON)).stats.comebacks == 1


def test_what_a_game_brought_is_told() -> None:
    one = lines(play(ends.POLICE_WIN))["A"]
    told = gain(History(), given(one), one.game)
    assert (told.xp, told.earlier, told.streak) == (64, 0, 1)
    assert given(one).shown.stats == given(one).stats


@pytest.mark.parametrize("seed", range(12))
def test_any_game_gives_lines_that_add_up(seed: int) -> None:
    match = played(seed).match
    everybody = lines(match)
    assert letters(tuple(range(len(match.setup.players)))) == "".join(everybody)
    for one, role in zip(everybody.values(), match.setup.deal.roles, strict=True):
        assert one.role == role
        assert one.xp == xp_of(one) >= 20
        assert 1 <= one.rounds <= match.day
        assert set(one.counts) <= set(KINDS["bandit"].counts)
        assert one.counts.get("votes_on_target", 0) <= one.counts.get("votes_cast", 0)
        assert "votes_on_target" not in one.counts or role not in KILLERS_SIDE
        assert read_history(plain(history_of([one]))).lines == (one,)
    ballots = [choice for vote in match.votes for _, choice in vote.ballots if choice is not None]
    assert sum(one.counts.get("votes_cast", 0) for one in everybody.values()) == len(ballots)
