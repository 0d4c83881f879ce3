"""RULES.md 9: somebody has to go home, in every phase and whoever it is."""

from __future__ import annotations

from typing import Any

import pytest

from spyword_engine.actions import Leave
from spyword_engine.ballot import Outcome, VoteKind
from spyword_engine.common_actions import GotIt
from spyword_engine.deal import Role
from spyword_engine.ending import Why, Winner
from spyword_engine.errors import Reason
from spyword_engine.match import Match
from spyword_engine.mode import Mode
from spyword_engine.phase import Phase
from spyword_engine.views import table_view
from tests.engine.tables import A, B, C, G, H, do, letters, multi, play, refused, table

HIDDEN: dict[str, Any] = {"reveal_roles": False}
EVERY_PHASE = {
    "cards": "",
    "clues": "cards clue",
    "discussion": "cards clues",
    "vote": "round vote:B",
    "result": "round vote:HHHHHHHA",
    "duel_clues": "round vote:BABABADC go clue",
    "duel_vote": "round vote:BABABADC go clues vote:A",
}


def at(phase: str, roles: str = "CCCCCCSC", **settings: Any) -> Match:
    match = play(table(roles, **settings), EVERY_PHASE[phase])
    assert match.phase.value == phase
    return match


def outs(match: Match) -> list[tuple[str, int, Role | None]]:
    return [(letters((one.seat,)), one.round, one.role) for one in table_view(match).out]


# Who, and when


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("phase", EVERY_PHASE)
def test_in_any_phase_anybody_may_leave_each_once(phase: str, mode: Mode) -> None:
    match = at(phase, roles="CCCCCSSC", mode=mode)
    for seat in range(8):
        gone = do(match, Leave(seat))
        assert gone.left == (seat,)
        assert seat not in gone.inside
        assert refused(gone, Leave(seat)) is Reason.NOT_IN


def test_in_guess_and_private_too() -> None:
    for match in (
        play(table("CCCCCSGC"), "round vote:GGGGGGAG go"),
        play(table("CCCCCSGC", **HIDDEN), "round vote:GGGGGGAG go"),
    ):
        for seat in range(8):
            assert do(match, Leave(seat)).left == (seat,)


def test_not_when_it_is_over() -> None:
    match = play(table("CCCS"), "round vote:DDDA go")
    assert refused(match, Leave(A)) is Reason.NOT_NOW


@pytest.mark.parametrize("seat", [-1, 8, 99])
def test_nobody_leaves_who_is_not_there(seat: int) -> None:
    assert refused(at("clues"), Leave(seat)) is Reason.NOT_IN


def test_who_is_out_already_may_leave_and_stays_out_in_the_round_in_which_they_went() -> None:
    match = play(table("CCCCCCSC"), "round vote:HHHHHHHA go clue")
    gone = play(match, "leave:H")
    assert outs(gone) == [("H", 1, Role.CITIZEN)]
    assert gone.left == (H,)
    assert (gone.phase, gone.waiting, gone.inside) == (match.phase, match.waiting, match.inside)


@pytest.mark.parametrize("phase", ["vote", "duel_vote"])
def test_ballots_stay_when_somebody_leaves_who_is_out_already(phase: str) -> None:
    to_the_phase = {"vote": "vote:BAB", "duel_vote": "vote:BABABAC go clues vote:A"}[phase]
    match = play(table("CCCCCCSC"), f"round vote:HHHHHHHA go round {to_the_phase}")
    assert match.phase.value == phase
    gone = play(match, "leave:H")
    assert gone.ballots == match.ballots
    assert gone.ballots


def test_left_is_in_seat_order() -> None:
    assert letters(play(at("clues"), "leave:F leave:B leave:D").left) == "BDF"


@pytest.mark.parametrize(("reveal", "role"), [(True, Role.SPY), (False, None)])
def test_who_leaves_is_out_in_the_round_that_is_on_role_shown_or_hidden(
    reveal: bool, role: Role | None
) -> None:
    match = play(table("CCCCCSSC", reveal_roles=reveal, allow_pass=True), "round vote:-------- go leave:F")
    assert outs(match) == [("F", 2, role)]


def test_with_their_side_they_win() -> None:
    match = play(table("CCCCCCS"), "leave:A cards clues leave:B talk vote:GGGGC go")
    view = table_view(match)
    assert view.end is not None
    assert letters(view.end.winners) == "ABCDEF"


# The winner is checked at once


def test_8_2_if_the_last_spy_leaves_the_citizens_win() -> None:
    match = play(at("clues"), "leave:G")
    assert (match.phase, match.winner, match.why) == (Phase.OVER, Winner.CITIZENS, Why.ALL_FOUND)


def test_8_2_comes_before_8_4() -> None:
    assert play(table("CCCS"), "leave:D").winner is Winner.CITIZENS


def test_8_3_if_one_citizen_is_left_in_the_spies_win_before_8_4() -> None:
    match = play(table("CCCSC"), "round vote:BABBB go leave:C")
    assert match.phase is not Phase.OVER
    assert play(match, "leave:E").winner is Winner.SPIES


def test_8_3_if_no_citizen_is_left_in_the_spies_win_too() -> None:
    match = play(table("CCCSG"), "round vote:BABBB go round vote:CACC")
    assert (match.phase, letters(match.inside)) == (Phase.RESULT, "ADE")
    match = play(match, "leave:A")
    assert (match.winner, match.why) == (Winner.SPIES, Why.ONE_CITIZEN)


def test_8_4_fewer_than_4_in_the_room_is_nobodys_game() -> None:
    match = play(table("CCCCS"), "cards leave:A")
    assert match.phase is Phase.CLUES
    match = play(match, "leave:C")
    assert (match.phase, match.winner, match.why) == (Phase.OVER, Winner.NOBODY, Why.TOO_FEW)
    view = table_view(match)
    assert view.end is not None
    assert view.end.winners == ()
    assert play(table("CCCS"), "leave:A").winner is Winner.NOBODY


def test_8_4_counts_those_voted_out_who_stayed() -> None:
    match = play(table("CCCCCS"), "round vote:BABBBB go round vote:CACCC go")
    assert letters(match.inside) == "ADEF"
    assert play(match, "leave:D").phase is Phase.CLUES
    assert play(match, "leave:B leave:C").phase is Phase.CLUES
    assert play(match, "leave:B leave:C leave:D").winner is Winner.NOBODY


def test_8_4_also_when_who_leaves_was_out() -> None:
    match = play(table("CCCCS"), "round vote:BABBB go leave:A")
    assert match.phase is Phase.CLUES
    assert play(match, "leave:B").winner is Winner.NOBODY


@pytest.mark.parametrize("phase", [*EVERY_PHASE])
def test_in_every_phase_the_end_comes_at_once(phase: str) -> None:
    match = play(at(phase), "leave:G")
    assert (match.phase, match.winner) == (Phase.OVER, Winner.CITIZENS)
    assert (match.waiting, match.candidates, match.turn) == ((), (), None)


def test_a_leave_in_the_result_checks_what_the_vote_did() -> None:
    match = play(table("CCCCCCS"), "round vote:GGGGGGA")
    assert match.phase is Phase.RESULT
    assert play(match, "leave:A").winner is Winner.CITIZENS
    assert play(match, "leave:G").winner is Winner.CITIZENS


@pytest.mark.parametrize("go", ["", " go"])
def test_a_leave_while_a_spys_private_screen_is_pending_counts_the_spy_as_out(go: str) -> None:
    match = play(table("CCCCCCS", **HIDDEN), "round vote:GGGGGGA" + go)
    assert play(match, "leave:A").winner is Winner.CITIZENS


@pytest.mark.parametrize("reveal", [True, False])
@pytest.mark.parametrize("go", ["", " go"])
def test_a_pending_ghost_in_the_room_still_counts_as_in(reveal: bool, go: str) -> None:
    match = play(table("CCCCCSG", reveal_roles=reveal), "round vote:GGGGGGA" + go)
    match = play(match, "leave:F")
    assert match.winner is None
    assert match.pending == G
    match = play(match, "guess:water" if go else "go guess:water")
    assert match.winner is Winner.CITIZENS


@pytest.mark.parametrize("go", ["", " go"])
def test_the_spies_may_win_by_a_leave_before_the_ghost_has_guessed(go: str) -> None:
    match = play(table("CCCSG"), "round vote:BABBB go round vote:EEEA" + go)
    match = play(match, "leave:A")
    assert (match.phase, match.winner, match.guess) == (Phase.OVER, Winner.SPIES, None)
    assert match.pending is None


# The ghost


@pytest.mark.parametrize("phase", [*EVERY_PHASE])
def test_a_ghost_that_leaves_gets_no_guess(phase: str) -> None:
    match = play(at(phase, roles="CCCCSGCC"), "leave:F")
    assert (match.guess, match.pending, match.winner) == (None, None, None)


@pytest.mark.parametrize("reveal", [True, False])
@pytest.mark.parametrize("go", ["", " go"])
@pytest.mark.parametrize("mode", Mode)
def test_a_ghost_that_leaves_while_its_guess_is_awaited_has_guessed_wrong(
    mode: Mode, go: str, reveal: bool
) -> None:
    match = play(table("CCCCCSG", reveal_roles=reveal, mode=mode), f"round vote:GGGGGGA{go} leave:G")
    assert match.guess is not None
    assert (match.guess.seat, match.guess.text, match.guess.right) == (G, "", False)
    shown = table_view(match).last_guess
    assert (shown is None) is not reveal
    assert match.phase is (Phase.CLUES if go else Phase.RESULT)
    if not go:
        match = play(match, "go")
    assert (match.phase, match.round) == (Phase.CLUES, 2)


@pytest.mark.parametrize("go", ["", " go"])
def test_the_last_bad_one_being_a_ghost_that_leaves_before_guessing(go: str) -> None:
    match = play(table("CCCCCSG"), "round vote:FFFFFAF go round vote:GGGGGA" + go + " leave:G")
    assert match.winner is Winner.CITIZENS
    view = table_view(match)
    assert view.end is not None
    assert view.end.guess is not None
    assert (view.end.guess.text, view.end.guess.right) == ("", False)


def test_a_ghost_that_guessed_and_leaves_later_keeps_its_guess() -> None:
    match = play(table("CCCCCSG"), "round vote:GGGGGGA go guess:water leave:G")
    assert match.guess is not None
    assert match.guess.text == "water"


# Cards and clues


@pytest.mark.parametrize("mode", Mode)
def test_in_cards_they_are_no_longer_waited_for(mode: Mode) -> None:
    match = play(table("CCCCCCS", mode=mode), "leave:A")
    assert letters(match.waiting) == "BCDEFG"
    assert match.turn == (B if mode is Mode.SINGLE else None)
    assert letters(match.order) == "ABCDEFG"


def test_when_nobody_is_waited_for_cards_end() -> None:
    match = do(table("CCCCCSC"), *(GotIt(seat) for seat in range(6)))
    assert letters(match.waiting) == "G"
    match = play(match, "leave:G")
    assert (match.phase, letters(match.order)) == (Phase.CLUES, "ABCDEF")


def test_a_leave_in_cards_can_make_the_ghost_speak_first() -> None:
    match = play(table("GCCCCSC", order="BACDEFG"), "leave:B cards")
    assert (match.turn, letters(match.order)) == (A, "ACDEFG")


def test_in_clues_they_are_no_longer_waited_for_and_the_last_ends_them() -> None:
    match = play(table("CCCCCSC"), "cards clue leave:B")
    assert (match.turn, letters(match.waiting)) == (C, "CDEFG")
    match = play(match, "clue clue clue clue leave:G")
    assert match.phase is Phase.DISCUSSION


def test_who_has_spoken_and_leaves_changes_nothing_in_the_turns() -> None:
    match = play(table("CCCCCSC"), "cards clue leave:A")
    assert letters(match.waiting) == "BCDEFG"


def test_in_the_discussion_it_goes_on_without_them() -> None:
    match = play(table("CCCCCSC"), "cards clues leave:B")
    assert (match.phase, match.time_limit) == (Phase.DISCUSSION, 90)
    assert letters(play(match, "talk").waiting) == "ACDEFG"


# Votes


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("who", ["A", "D", "G"], ids=["voted", "was voted for", "had still to vote"])
def test_if_somebody_in_leaves_during_a_vote_it_begins_anew_without_them(mode: Mode, who: str) -> None:
    match = play(table("CCCCCSC", mode=mode), f"round vote:DDD leave:{who}")
    rest = "ABCDEFG".replace(who, "")
    assert match.phase is Phase.VOTE
    assert match.ballots == ()
    assert letters(match.waiting) == letters(match.candidates) == rest
    assert match.votes == ()
    assert match.round == 1


def test_the_last_missing_vote_is_not_counted_when_its_voter_leaves() -> None:
    match = play(table("CCCCCSC"), "round vote:DDDAAA leave:G")
    assert (match.phase, match.ballots) == (Phase.VOTE, ())


@pytest.mark.parametrize("mode", Mode)
def test_if_a_voter_of_the_duel_leaves_it_begins_anew_without_them(mode: Mode) -> None:
    match = play(table("CCCCCSC", mode=mode), "round vote:BABABAC go clues vote:AB leave:C")
    assert match.phase is Phase.DUEL_VOTE
    assert (match.ballots, letters(match.waiting), letters(match.candidates)) == ((), "DEFG", "AB")


# Duels


@pytest.mark.parametrize("phase", ["duel_clues", "duel_vote"])
def test_a_duellist_who_leaves_ends_the_duel_and_is_its_elimination(phase: str) -> None:
    match = at(phase)
    before = match.votes
    for who in (A, B):
        gone = do(match, Leave(who))
        assert (gone.phase, gone.round) == (Phase.CLUES, 2)
        assert outs(gone) == [(letters((who,)), 1, Role.CITIZEN)]
        assert gone.votes == before
        assert gone.ballots == ()
        assert gone.order == gone.waiting


def test_from_the_result_the_next_round_starts_on_leaving_it() -> None:
    match = play(table("CCCCCCSC"), "round vote:BABABADC leave:A")
    assert (match.phase, match.round) == (Phase.RESULT, 1)
    assert match.votes[-1].outcome is Outcome.DUEL
    assert match.votes[-1].tied == (A, B)
    match = play(match, "go")
    assert (match.phase, match.round, letters(match.order)) == (Phase.CLUES, 2, "BCDEFGH")


def test_both_duellists_may_leave_in_the_result() -> None:
    match = play(table("CCCCCCSC"), "round vote:BABABADC leave:B leave:A go")
    assert (match.phase, match.round, letters(match.order)) == (Phase.CLUES, 2, "CDEFGH")


def test_a_duellist_ghost_who_leaves_gets_no_guess_and_a_spy_no_private_screen() -> None:
    ghost = play(table("CGCCCCSC"), "round vote:BABABADC go leave:B")
    assert (ghost.phase, ghost.guess) == (Phase.CLUES, None)
    spy = play(table("CSCCCCSC", **HIDDEN), "round vote:BABABADC go leave:B")
    assert (spy.phase, spy.pending) == (Phase.CLUES, None)


def test_a_duellist_who_was_the_last_spy_ends_the_game() -> None:
    match = play(table("CSCCCC"), "round vote:BABADC go leave:B")
    assert match.winner is Winner.CITIZENS
    assert match.votes[-1].outcome is Outcome.DUEL


def test_the_pass_is_back_on_offer_after_a_duel_that_a_leave_ended() -> None:
    match = play(table("CCCCCCSC", allow_pass=True), "round vote:BABABADC go leave:B round")
    assert match.pass_offered


def three_tied(mode: Mode) -> tuple[Match, str]:
    """A, B and the spy C are tied, and who is outside the tie. Who was voted out before stays in the room."""
    if mode is Mode.MULTI:
        script = "round vote:EEEEAE go round vote:FFFFA go round vote:BCA."
        return play(multi("CCSCCC"), script), "D"
    return play(table("CCSCCCCCC"), "round vote:IIIIIIIIA go round vote:BCAABCDE"), "DEFGH"


def all_leave(who: str) -> str:
    return " ".join(f"leave:{letter}" for letter in who)


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("when", ["", "go", "go clue"])
def test_a_duel_without_voters_is_drawn_by_lots_when_its_vote_would_begin(when: str, mode: Mode) -> None:
    match, outside = three_tied(mode)
    match = play(match, f"{when} {all_leave(outside)}")
    assert match.phase is (Phase.DUEL_CLUES if when else Phase.RESULT)
    match = play(match, "clues" if when else "go clues")
    assert match.phase is Phase.RESULT
    vote = match.votes[-1]
    assert (vote.kind, vote.outcome, letters(vote.tied)) == (VoteKind.DUEL, Outcome.LOTS, "ABC")
    assert (vote.ballots, vote.totals, vote.passes) == ((), (), 0)
    assert vote.out in (A, B, C)
    assert match.draws == (vote.out,)


@pytest.mark.parametrize("mode", Mode)
def test_the_last_voter_of_a_duel_who_leaves_in_its_vote_has_it_drawn_at_once(mode: Mode) -> None:
    match, outside = three_tied(mode)
    match = play(match, "go clues " + all_leave(outside[1:]))
    assert (match.phase, letters(match.waiting)) == (Phase.DUEL_VOTE, "D")
    match = play(match, "leave:D")
    assert match.phase is Phase.RESULT
    assert (match.votes[-1].kind, match.votes[-1].outcome) == (VoteKind.DUEL, Outcome.LOTS)


# Guess and private screen


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("role", ["citizen", "ghost"])
def test_who_leaves_from_the_private_screen_ends_it(mode: Mode, role: str) -> None:
    roles = "CCCCCSGC" if role == "ghost" else "CCCCCSCG"
    match = play(table(roles, mode=mode, **HIDDEN), "round vote:GGGGGGAG go leave:G")
    assert (match.phase, match.round, match.pending) == (Phase.CLUES, 2, None)
    assert (match.guess is None) is (role == "citizen")


@pytest.mark.parametrize("role", ["citizen", "ghost"])
def test_who_is_out_and_leaves_in_the_result_gets_neither(role: str) -> None:
    roles = "CCCCCSGC" if role == "ghost" else "CCCCCSCG"
    match = play(table(roles, **HIDDEN), "round vote:GGGGGGAG leave:G")
    assert match.phase is Phase.RESULT
    assert outs(match) == [("G", 1, None)]
    match = play(match, "go")
    assert (match.phase, match.round) == (Phase.CLUES, 2)


@pytest.mark.parametrize("reveal", [True, False])
def test_somebody_else_who_leaves_meanwhile_ends_nothing(reveal: bool) -> None:
    match = play(table("CCCCCSGC", reveal_roles=reveal), "round vote:GGGGGGAG go leave:A")
    assert (match.phase, match.turn) == (Phase.GUESS if reveal else Phase.PRIVATE, G)
    gone = [("G", 1, Role.GHOST), ("A", 1, Role.CITIZEN)]
    assert outs(match) == (gone if reveal else [(who, when, None) for who, when, _ in gone])
    match = play(match, "guess:water")
    assert (match.phase, letters(match.order)) == (Phase.CLUES, "BCDEFH")


def test_the_table_cannot_tell_a_pending_ghost_that_left_from_a_citizen() -> None:
    script = "round vote:GGGGGGAG go leave:G"
    ghost = play(table("CCCCCSGC", **HIDDEN), script)
    citizen = play(table("CCCCCSCG", **HIDDEN), script)
    assert table_view(ghost) == table_view(citizen)
