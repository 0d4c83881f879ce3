"""RULES.md 3: phases, speaking orders and clocks."""

from __future__ import annotations

import pytest

from spyword_engine.actions import GiveClue, StartVote, TimeUp
from spyword_engine.common_actions import GotIt
from spyword_engine.errors import Reason
from spyword_engine.match import Match
from spyword_engine.mode import Mode
from spyword_engine.phase import Phase
from tests.engine.tables import A, B, C, D, E, do, letters, multi, play, refused, seats, steps, table


def phases(match: Match, script: str) -> str:
    """The phases that the script goes through."""
    seen = [match.phase.value]
    for _, after in steps(match, script):
        if after.phase.value != seen[-1]:
            seen.append(after.phase.value)
    return " ".join(seen)


def test_a_round_with_nobody_out_leads_to_the_next() -> None:
    seen = phases(table("CCCSC", allow_pass=True), "round vote:----- go clues")
    assert seen == "cards clues discussion vote result clues discussion"


def test_a_duel_has_clues_and_a_vote_and_a_result_of_its_own() -> None:
    seen = phases(table("CCCSC"), "round vote:BABAC go clues vote:AAA go")
    assert seen == "cards clues discussion vote result duel_clues duel_vote result clues"


def test_the_guess_follows_the_result_where_roles_are_revealed() -> None:
    seen = phases(table("CCCSG"), "round vote:EEEEA go guess:water")
    assert seen == "cards clues discussion vote result guess clues"


def test_the_private_screen_follows_the_result_where_roles_are_hidden() -> None:
    seen = phases(table("CCCCS", reveal_roles=False), "round vote:BABBB go seen")
    assert seen == "cards clues discussion vote result private clues"


def test_cards_are_seen_once_a_game() -> None:
    match = play(table("CCCSC", allow_pass=True), "round vote:----- go")
    assert (match.phase, match.round) == (Phase.CLUES, 2)
    assert refused(match, GotIt(A)) is Reason.NOT_NOW


# Who speaks when


def test_in_cards_the_order_is_the_whole_permutation() -> None:
    assert letters(table("CCCSC", order="DBECA").order) == "DBECA"


def test_round_1_starts_with_the_first_of_the_speaking_order_and_everybody_speaks_once() -> None:
    match = play(table("CCCSC", order="DBECA"), "cards")
    for seat in (D, B, E, C, A):
        assert match.phase is Phase.CLUES
        assert match.turn == seat
        match = do(match, GiveClue(seat))
    assert match.phase is Phase.DISCUSSION
    assert (match.turn, match.waiting) == (None, ())


def test_waiting_holds_those_who_have_still_to_speak_in_speaking_order() -> None:
    match = play(table("CCCSC", order="DBECA"), "cards clue clue")
    assert letters(match.waiting) == "ECA"
    assert letters(match.order) == "DBECA"


@pytest.mark.parametrize(
    ("votes", "order"),
    [("FAAAAA", "CDEFB"), ("BFBBBB", "CDEFA"), ("CCFCCC", "DEFBA"), ("EEEEFE", "CDFBA")],
    ids=["the first is out", "the last is out", "the next is out", "one in the middle is out"],
)
def test_the_next_round_starts_after_whoever_stood_first_in_this_one(votes: str, order: str) -> None:
    match = play(table("CCCSCC", order="BACDEF", allow_pass=True), "round vote:------ go")
    assert letters(match.order) == "ACDEFB"
    assert letters(play(match, f"round vote:{votes} go").order) == order


def test_the_start_goes_round_the_whole_circle_and_skips_who_is_out() -> None:
    match = play(table("CCCCCCS", order="EADGBFC", allow_pass=True), "cards")
    orders = [letters(match.order)]
    for votes in ("-------", "EEEEAEE", "------", "BFBBBB"):
        match = play(match, f"clues talk vote:{votes} go")
        orders.append(letters(match.order))
    assert orders == ["EADGBFC", "ADGBFCE", "DGBFCA", "GBFCAD", "FCADG"]


def test_after_the_last_of_the_circle_its_first_stands_first_again() -> None:
    match = play(table("CCCCCCCCS", order="IABCDEFGH"), "cards leave:A leave:B leave:C")
    match = play(match, "clues talk vote:EDDDDD go")
    orders = [letters(match.order)]
    for votes in ("FEEEE", "GFFF"):
        match = play(match, f"clues talk vote:{votes} go")
        orders.append(letters(match.order))
    assert orders == ["EFGHI", "FGHI", "GHI"]


def test_who_was_first_and_left_in_that_round_still_says_where_the_next_begins() -> None:
    match = play(table("CCCCCS", order="CABDEF", allow_pass=True), "cards leave:C clues talk vote:----- go")
    assert letters(match.order) == "ABDEF"


def test_who_left_in_cards_never_stood_first() -> None:
    match = play(table("CCCCCS", order="CABDEF", allow_pass=True), "leave:C cards")
    assert letters(match.order) == "ABDEF"
    assert letters(play(match, "clues talk vote:----- go").order) == "BDEFA"


def test_a_leave_during_clues_leaves_the_order_as_it_stood() -> None:
    match = play(table("CCCCCS"), "cards clue leave:D")
    assert letters(match.order) == "ABCDEF"
    assert letters(match.waiting) == "BCEF"


def test_duel_clues_go_in_the_rounds_speaking_order() -> None:
    match = play(table("CCCSC", order="DBECA"), "round vote:BABAC go")
    assert letters(match.waiting) == "BA"
    assert letters(match.order) == "DBECA"
    later = play(table("CCCSC", order="BDECA", allow_pass=True), "round vote:----- go round vote:BABAC go")
    assert letters(later.order) == "DECAB"
    assert letters(later.waiting) == "AB"


# Clocks


def limits(match: Match, script: str) -> dict[str, int | None]:
    return {match.phase.value: match.time_limit} | {
        match.phase.value: match.time_limit for _, match in steps(match, script)
    }


THROUGH_A_DUEL = "round vote:BABAC go clues vote:AAA"


def test_on_one_device_only_the_discussion_has_a_clock() -> None:
    assert limits(table("CCCSC"), THROUGH_A_DUEL) == {
        "cards": None,
        "clues": None,
        "discussion": 90,
        "vote": None,
        "result": None,
        "duel_clues": None,
        "duel_vote": None,
    }
    assert play(table("CCCSG"), "round vote:EEEEA go").time_limit is None
    assert play(table("CCCSG", reveal_roles=False), "round vote:EEEEA go").time_limit is None


def test_on_a_device_each_all_but_cards_result_and_the_end_have_one() -> None:
    assert limits(multi("CCCSC", discussion_seconds=120), THROUGH_A_DUEL) == {
        "cards": None,
        "clues": 30,
        "discussion": 120,
        "vote": 30,
        "result": None,
        "duel_clues": 30,
        "duel_vote": 30,
    }
    assert play(multi("CCCSG"), "round vote:EEEEA go").time_limit == 45
    assert play(multi("CCCSG", reveal_roles=False), "round vote:EEEEA go").time_limit == 60
    assert play(multi("CCCSC", reveal_roles=False), "round vote:BABBB go").time_limit == 60
    assert play(multi("CCCS"), "round vote:DDDA go").time_limit is None


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("seconds", [60, 90, 120, None])
def test_the_discussion_has_the_clock_that_was_set_or_none(mode: Mode, seconds: int | None) -> None:
    match = play(table("CCCS", mode=mode, discussion_seconds=seconds), "cards clues")
    assert match.time_limit == seconds
    assert refused(match, TimeUp()) is (Reason.NOT_NOW if seconds is None else None)


@pytest.mark.parametrize("mode", Mode)
def test_when_the_discussion_runs_out_the_vote_starts_and_so_it_does_early(mode: Mode) -> None:
    match = play(table("CCCS", mode=mode), "cards clues")
    assert do(match, TimeUp()) == do(match, StartVote())
    assert do(match, TimeUp()).phase is Phase.VOTE


@pytest.mark.parametrize("script", ["", "cards", "round", "round vote:DDDA go"])
def test_without_a_clock_no_time_is_up(script: str) -> None:
    assert refused(play(table("CCCS"), script), TimeUp()) is Reason.NOT_NOW


@pytest.mark.parametrize("script", ["", "round vote:BABAC", "round vote:DDDAA go"])
def test_cards_result_and_the_end_have_no_clock_on_a_device_each(script: str) -> None:
    assert refused(play(multi("CCCSC"), script), TimeUp()) is Reason.NOT_NOW


def test_multi_a_clue_that_takes_too_long_passes_the_turn() -> None:
    match = play(multi("CCCSC"), "cards clue time")
    assert letters(match.waiting) == "CDE"
    assert refused(match, GiveClue(B)) is Reason.ALREADY_DONE
    assert play(match, "time time time").phase is Phase.DISCUSSION


def test_multi_duel_clues_too() -> None:
    match = play(multi("CCCSC"), "round vote:BABAC go time")
    assert letters(match.waiting) == "B"
    assert play(match, "time").phase is Phase.DUEL_VOTE


@pytest.mark.parametrize("reveal", [True, False])
def test_multi_when_the_guess_takes_too_long_it_was_wrong_and_empty(reveal: bool) -> None:
    match = play(multi("CCCSG", reveal_roles=reveal), "round vote:EEEEA go time")
    assert match.guess is not None
    assert (match.guess.seat, match.guess.text, match.guess.right) == (E, "", False)
    assert (match.phase, match.round) == (Phase.CLUES, 2)


def test_multi_when_the_private_screen_takes_too_long_it_counts_as_seen() -> None:
    match = play(multi("CCCSC", reveal_roles=False), "round vote:BABBB go")
    assert play(match, "time") == play(match, "seen")


# Whose turn it is


def turns(match: Match, script: str) -> dict[str, int | None]:
    """Whose turn it is first in each phase."""
    first = {match.phase.value: match.turn}
    for _, after in steps(match, script):
        first.setdefault(after.phase.value, after.turn)
    return first


def test_one_device_always_has_a_turn_but_in_discussion_result_and_at_the_end() -> None:
    assert turns(table("CCCSC", order="EDCBA"), THROUGH_A_DUEL) == {
        "cards": A,
        "clues": E,
        "discussion": None,
        "vote": A,
        "result": None,
        "duel_clues": B,
        "duel_vote": C,
    }
    assert play(table("CCCSG"), "round vote:EEEEA go").turn == E
    assert play(table("CCCS"), "round vote:DDDA go").turn is None


def test_a_device_each_has_a_turn_where_not_all_act_at_once() -> None:
    assert turns(multi("CCCSC", order="EDCBA"), THROUGH_A_DUEL) == {
        "cards": None,
        "clues": E,
        "discussion": None,
        "vote": None,
        "result": None,
        "duel_clues": B,
        "duel_vote": None,
    }
    assert play(multi("CCCSG", reveal_roles=False), "round vote:EEEEA go").turn == E


def test_cards_and_votes_wait_in_seat_order_whatever_the_speaking_order() -> None:
    for mode in Mode:
        match = table("CCCSC", order="EDCBA", mode=mode)
        assert match.waiting == seats("ABCDE")
        assert play(match, "round").waiting == seats("ABCDE")
        assert play(match, "round vote:BABAC go clues").waiting == (C, D, E)
