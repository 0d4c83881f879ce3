"""RULES.md 8: who wins, when it is checked, and what the end shows."""

from __future__ import annotations

import pytest

from spyword_engine.deal import Role
from spyword_engine.ending import Why, Winner, winners
from spyword_engine.match import Match
from spyword_engine.mode import Mode
from spyword_engine.phase import Phase
from spyword_engine.views import EndView, table_view
from tests.engine.tables import A, B, C, D, E, letters, multi, play, table


def end(match: Match) -> EndView:
    view = table_view(match)
    assert view.phase is Phase.OVER
    assert view.end is not None
    assert view.winner is view.end.winner
    return view.end


def goes_on(match: Match) -> bool:
    return match.phase is not Phase.OVER and match.winner is None and table_view(match).end is None


# 1. A right guess


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("reveal", [True, False])
def test_8_1_a_right_guess_wins_alone_and_at_once(mode: Mode, reveal: bool) -> None:
    match = play(table("CCCSG", mode=mode, reveal_roles=reveal), "round vote:EEEEA go guess:the_COFFEE!")
    assert (end(match).winner, end(match).why, letters(end(match).winners)) == (
        Winner.GHOST,
        Why.GUESSED,
        "E",
    )


def test_8_1_comes_before_all_others() -> None:
    # Were the guess wrong, no spy and no ghost would be in.
    match = play(table("CCCSG"), "round vote:DDDAD go round vote:EEEA go")
    assert end(play(match, "guess:coffee")).winner is Winner.GHOST
    assert end(play(match, "guess:water")).winner is Winner.CITIZENS


# 2. No spy and no ghost still in


def test_8_2_without_spy_and_ghost_the_citizens_win_those_out_included() -> None:
    match = play(table("CCCCS"), "round vote:BABBB go round vote:EEEA go")
    assert (end(match).winner, letters(end(match).winners)) == (Winner.CITIZENS, "ABCD")


def test_8_2_not_while_a_spy_is_in() -> None:
    assert goes_on(play(table("CCCCCSS"), "round vote:GGGGGGA go"))


def test_8_2_not_while_the_ghost_is_in() -> None:
    assert goes_on(play(table("CCCSGCC"), "round vote:DDDADDD go"))


@pytest.mark.parametrize("reveal", [True, False])
def test_8_2_not_while_the_ghost_awaits_its_guess(reveal: bool) -> None:
    match = table("CCCCCSG", reveal_roles=reveal)
    match = play(match, "round vote:FFFFFAF go" + ("" if reveal else " seen"))
    match = play(match, "round vote:GGGGGA go")
    assert goes_on(match)
    assert end(play(match, "guess:water")).winner is Winner.CITIZENS


# 3. One citizen still in


def test_8_3_with_one_citizen_in_all_spies_and_the_ghost_win() -> None:
    match = play(table("CCCSG"), "round vote:BABBB go round vote:CACC go")
    assert (end(match).winner, end(match).why) == (Winner.SPIES, Why.ONE_CITIZEN)
    assert letters(end(match).winners) == "DE"


def test_8_3_those_out_included() -> None:
    match = play(table("CCCCSSG"), "round vote:EEEEAEE go round vote:GGGGGA go guess:water")
    match = play(match, "round vote:BABBB go round vote:CACC go round vote:DAA go")
    assert (end(match).winner, letters(end(match).winners)) == (Winner.SPIES, "EFG")


def test_8_3_the_ghost_alone_against_one_citizen_is_the_spies_game_too() -> None:
    match = play(table("CCCSG"), "round vote:DDDAD go round vote:BABB go")
    assert goes_on(match)
    assert end(play(match, "round vote:CAA go")).winner is Winner.SPIES


def test_8_3_two_citizens_still_in_play_on() -> None:
    assert goes_on(play(table("CCCS"), "round vote:BABB go"))


def test_8_3_a_wrong_guess_leaves_two_citizens_and_a_spy_to_play_on() -> None:
    assert goes_on(play(table("CCCSG"), "round vote:BABBB go round vote:EEEA go guess:water"))


# When it is checked


def test_the_check_waits_until_the_result_is_left() -> None:
    match = play(table("CCCS"), "round vote:DDDA")
    assert goes_on(match)
    assert match.phase is Phase.RESULT
    assert end(play(match, "go")).winner is Winner.CITIZENS


@pytest.mark.parametrize("mode", Mode)
def test_with_roles_hidden_it_waits_for_the_private_screen(mode: Mode) -> None:
    match = play(table("CCCS", reveal_roles=False, mode=mode), "round vote:DDDA go")
    assert goes_on(match)
    assert match.phase is Phase.PRIVATE
    assert end(play(match, "seen")).winner is Winner.CITIZENS


def test_multi_a_guess_out_of_time_is_checked_as_a_wrong_one() -> None:
    match = play(multi("CCCSGC"), "round vote:DDDADD go round vote:EEEAE go")
    assert goes_on(match)
    match = play(match, "time")
    assert end(match).winner is Winner.CITIZENS


# Who wins with which side


@pytest.mark.parametrize(
    ("winner", "seats"), [("citizens", "ACF"), ("spies", "BDE"), ("ghost", "E"), ("nobody", "")]
)
def test_winners_by_side(winner: str, seats: str) -> None:
    roles = tuple(Role(role) for role in ("citizen", "spy", "citizen", "spy", "ghost", "citizen"))
    assert letters(winners(Winner(winner), roles)) == seats


# What the end shows


def test_the_end_shows_words_roles_guess_and_the_log_of_every_vote() -> None:
    to_the_guess = "round vote:BABAC go clues vote:BBB go round vote:EEEA go guess:tea"
    shown = end(play(table("CCCSG", citizen_word=1), to_the_guess))
    assert (shown.citizen_word, shown.spy_word, shown.citizen_index) == ("Tea", "Coffee", 1)
    assert shown.winner is Winner.GHOST
    match = play(table("CCCSG"), f"{to_the_guess} round vote:DDA go")
    shown = end(match)
    assert (shown.citizen_word, shown.spy_word, shown.citizen_index) == ("Coffee", "Tea", 0)
    assert shown.roles == (Role.CITIZEN, Role.CITIZEN, Role.CITIZEN, Role.SPY, Role.GHOST)
    assert shown.guess is not None
    assert (shown.guess.seat, shown.guess.text, shown.guess.right) == (E, "tea", False)
    assert [(vote.kind.value, vote.round, vote.outcome.value, vote.out) for vote in shown.log] == [
        ("vote", 1, "duel", None),
        ("duel", 1, "out", B),
        ("vote", 2, "out", E),
        ("vote", 3, "out", D),
    ]
    assert shown.log[1].ballots == ((C, B), (D, B), (E, B))


def test_the_log_has_lots_and_passes() -> None:
    match = play(table("CCCS", allow_pass=True), "round vote:---- go round vote:BADC go")
    while match.phase is not Phase.OVER:
        first, *others = list(letters(match.inside))
        match = play(match, "round vote:" + others[0] + first * len(others) + " go")
    log = end(match).log
    assert [vote.outcome.value for vote in log][:2] == ["passed", "lots"]
    assert letters(log[1].tied) == "ABCD"
    assert log[0].passes == 4


def test_with_totals_only_the_log_shows_totals_and_no_ballots() -> None:
    match = play(table("CCCS", vote_result="totals"), "round vote:BABB")
    view = table_view(match).last_vote
    assert view is not None
    assert (view.ballots, view.totals) == (None, ((A, 1), (B, 3)))
    log = end(play(match, "go round vote:DDA go")).log
    assert [vote.ballots for vote in log] == [None, None]
    assert log[0].totals == ((A, 1), (B, 3))
