"""RULES.md 6: what happens when somebody is out, and what stays hidden."""

from __future__ import annotations

from typing import Any

import pytest

from spyword_engine import wire
from spyword_engine.actions import MakeGuess, Seen
from spyword_engine.deal import Role
from spyword_engine.errors import Reason
from spyword_engine.match import Match
from spyword_engine.mode import Mode
from spyword_engine.phase import Phase
from spyword_engine.views import PrivateView, private_view, table_view
from tests.engine.tables import B, C, E, do, letters, play, refused, table

OUT_B, OUT_E = "vote:BABBB", "vote:EEEEA"


def shown_out(match: Match) -> list[tuple[str, int, Role | None]]:
    return [(letters((one.seat,)), one.round, one.role) for one in table_view(match).out]


@pytest.mark.parametrize("reveal", [True, False])
def test_in_the_result_the_player_is_already_out(reveal: bool) -> None:
    match = play(table("CCCCS", reveal_roles=reveal), f"round {OUT_B}")
    assert match.phase is Phase.RESULT
    assert letters(match.inside) == "ACDE"
    assert shown_out(match) == [("B", 1, Role.CITIZEN if reveal else None)]


def test_out_is_in_the_order_in_which_they_went() -> None:
    match = play(table("CCCCCS"), "round vote:DDDADD go leave:A clues talk vote:CBBB")
    assert shown_out(match) == [("D", 1, Role.CITIZEN), ("A", 2, Role.CITIZEN), ("B", 2, Role.CITIZEN)]


@pytest.mark.parametrize("mode", Mode)
def test_hidden_roles_are_shown_to_all_when_it_is_over(mode: Mode) -> None:
    match = play(table("CCCCS", reveal_roles=False, mode=mode), f"round {OUT_B} go seen round vote:CDAD")
    match = play(match, "go seen")
    assert match.phase is not Phase.OVER
    match = play(match, "round vote:EEA go")
    assert [role for _, _, role in shown_out(match)] == [None] * 3
    match = play(match, "seen")
    assert match.phase is Phase.OVER
    assert [role for _, _, role in shown_out(match)] == [Role.CITIZEN, Role.CITIZEN, Role.SPY]


# Leaving the result, by the outcome


def test_duel_leads_to_the_duel_clues() -> None:
    assert play(table("CCCSC"), "round vote:BABAC go").phase is Phase.DUEL_CLUES


def test_passed_leads_to_the_next_round() -> None:
    match = play(table("CCCSC", allow_pass=True), "round vote:----- go")
    assert (match.phase, match.round) == (Phase.CLUES, 2)


def test_out_leads_to_the_next_round_or_the_end() -> None:
    match = play(table("CCCCS"), f"round {OUT_B} go")
    assert (match.phase, match.round) == (Phase.CLUES, 2)
    assert play(table("CCCCS"), f"round {OUT_E} go").phase is Phase.OVER


def test_lots_lead_to_the_private_screen_too() -> None:
    match = play(table("CCCCS", reveal_roles=False, tie_breaker="lots"), "round vote:BABAC go")
    assert match.phase is Phase.PRIVATE
    assert match.waiting == match.draws


def test_lots_lead_to_the_guess_if_they_fall_on_the_ghost() -> None:
    drawn = {}
    for seed in range(20):
        match = play(table("CCCSG", tie_breaker="lots", lots_seed=seed), "round vote:EEDCC go")
        drawn[match.draws[0]] = match.phase
    assert drawn == {C: Phase.CLUES, E: Phase.GUESS}


# Roles revealed


def test_revealed_the_ghost_guesses_now_openly() -> None:
    match = play(table("CCCSG"), f"round {OUT_E}")
    assert shown_out(match) == [("E", 1, Role.GHOST)]
    match = play(match, "go")
    assert (match.phase, match.turn, match.waiting) == (Phase.GUESS, E, (E,))
    view = table_view(play(match, "guess:water"))
    assert view.last_guess is not None
    assert (view.last_guess.seat, view.last_guess.right) == (E, False)


def test_revealed_nobody_but_the_ghost_gets_a_screen() -> None:
    assert play(table("CCCSG"), f"round {OUT_B} go").phase is Phase.CLUES
    assert play(table("CCCCSSC"), "round vote:EEEEAEE go").phase is Phase.CLUES


def test_the_last_guess_stays() -> None:
    match = play(table("CCCCCSG"), "round vote:GGGGGGA go guess:water")
    guess = table_view(match).last_guess
    for script in ("clues talk vote:BABBBB", "go clues"):
        match = play(match, script)
        assert table_view(match).last_guess == guess


# Roles hidden

HIDDEN: dict[str, Any] = {"reveal_roles": False}


@pytest.mark.parametrize("roles", ["CCCSC", "CCCCS", "CCCSG"], ids=["citizen", "spy", "ghost"])
@pytest.mark.parametrize("mode", Mode)
def test_hidden_whoever_is_out_gets_a_private_screen(roles: str, mode: Mode) -> None:
    match = play(table(roles, mode=mode, **HIDDEN), f"round {OUT_E} go")
    assert (match.phase, match.turn, match.waiting) == (Phase.PRIVATE, E, (E,))


@pytest.mark.parametrize("mode", Mode)
def test_hidden_the_table_cannot_tell_the_screens_apart(mode: Mode) -> None:
    """A ghost and a citizen on the same seat: the same table, at each step, until the next round's clues."""
    ghost = table("CCCSGCC", mode=mode, **HIDDEN)
    citizen = table("CCCSCCG", mode=mode, order="ABCDEFG", **HIDDEN)
    for script in ("round", "vote:EEEEAEE", "go"):
        ghost, citizen = play(ghost, script), play(citizen, script)
        assert table_view(ghost) == table_view(citizen)
        for anybody in (*range(7), -1):
            for action in (Seen(anybody), MakeGuess(anybody, "water"), MakeGuess(anybody, "")):
                if anybody != E:
                    assert refused(ghost, action) is refused(citizen, action)
    ghost, citizen = do(ghost, MakeGuess(E, "water")), do(citizen, Seen(E))
    assert table_view(ghost) == table_view(citizen)


@pytest.mark.parametrize("role", ["citizen", "spy"])
def test_hidden_everyone_else_sees_their_own_role(role: str) -> None:
    match = play(table("CCCSC" if role == "citizen" else "CCCCS", **HIDDEN), f"round {OUT_E} go")
    assert private_view(match, E) == PrivateView(E, Role(role))


def test_hidden_the_ghost_is_not_told_whether_the_guess_was_right_unless_it_ends_the_game() -> None:
    match = play(table("CCCCSG", **HIDDEN), "round vote:FFFFFA go")
    wrong = play(match, "guess:water")
    assert wrong.phase is Phase.CLUES
    assert table_view(wrong).last_guess is None
    over = play(match, "guess:coffee")
    assert over.phase is Phase.OVER
    guess = table_view(over).last_guess
    assert guess is not None
    assert guess.right


def test_hidden_a_wrong_guess_is_shown_when_it_is_over() -> None:
    match = play(table("CCCSG", **HIDDEN), f"round {OUT_E} go guess:water round vote:DDDA go seen")
    assert match.phase is Phase.OVER
    view = table_view(match)
    assert view.last_guess is not None
    assert not view.last_guess.right
    assert view.end is not None
    assert view.end.guess is not None
    assert view.end.guess.text == "water"


def test_the_events_of_hidden_screens_are_the_same_too() -> None:
    ghost = play(table("CCCSGCC", **HIDDEN), "round vote:EEEEAEE go")
    citizen = play(table("CCCSCCG", **HIDDEN), "round vote:EEEEAEE go")
    assert ghost.apply(MakeGuess(E, "water")).events == citizen.apply(Seen(E)).events


# The screens' actions


def test_only_the_ghost_guesses_and_only_others_have_seen() -> None:
    ghost = play(table("CCCSG", **HIDDEN), f"round {OUT_E} go")
    citizen = play(table("CCCSC", **HIDDEN), f"round {OUT_E} go")
    assert refused(ghost, Seen(E)) is Reason.NOT_NOW
    assert refused(ghost, MakeGuess(E, "water")) is None
    assert refused(citizen, Seen(E)) is None
    assert refused(citizen, MakeGuess(E, "water")) is Reason.NOT_NOW
    assert refused(citizen, MakeGuess(E, "")) is Reason.NOT_NOW


@pytest.mark.parametrize("reveal", [True, False])
@pytest.mark.parametrize("blank", ["", " ", "\t\n", "?!", "…", "'", "\u02bc", "\u02bb", "\u200b", "- -"])
def test_a_blank_guess_is_refused_and_costs_nothing(reveal: bool, blank: str) -> None:
    match = play(table("CCCSG", reveal_roles=reveal), f"round {OUT_E} go")
    assert refused(match, MakeGuess(E, blank)) is Reason.BLANK_GUESS
    assert play(match, "guess:coffee").phase is Phase.OVER


def test_a_guess_is_one_try() -> None:
    match = play(table("CCCCSG"), "round vote:FFFFFA go guess:water")
    assert refused(match, MakeGuess(match.out[0].seat, "coffee")) is Reason.NOT_NOW


def test_the_word_of_who_is_out_is_never_shown_before_the_end() -> None:
    match = play(table("CCCCS", **HIDDEN), f"round {OUT_B} go")
    assert wire.private(private_view(match, B), match.setup.players) == {
        "player": "Ben",
        "task": "seen",
        "role": Role.CITIZEN,
    }
