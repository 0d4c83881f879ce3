"""RULES.md 4: who votes, for whom, and how votes are counted."""

from __future__ import annotations

import pytest

from spyword_engine.actions import CastVote
from spyword_engine.ballot import Outcome, Vote, VoteKind
from spyword_engine.errors import Reason
from spyword_engine.match import Match
from spyword_engine.mode import Mode
from spyword_engine.phase import Phase
from spyword_engine.views import table_view
from tests.engine.tables import A, B, C, D, E, do, letters, multi, play, refused, table


def last(match: Match) -> Vote:
    return match.votes[-1]


# Who may vote for whom


@pytest.mark.parametrize("mode", Mode)
def test_everyone_still_in_votes_for_another_player_still_in(mode: Mode) -> None:
    match = play(table("CCCCS", mode=mode), "round vote:BABBB go round")
    assert letters(match.waiting) == letters(match.candidates) == "ACDE"
    choices = [action.choice for action in match.legal_actions(A) if isinstance(action, CastVote)]
    assert choices == [C, D, E]


@pytest.mark.parametrize("choice", [A, -1, 5, 99])
def test_nobody_votes_for_oneself_or_for_somebody_who_is_not_there(choice: int) -> None:
    assert refused(play(table("CCCCS"), "round"), CastVote(A, choice)) is Reason.BAD_CHOICE


def test_nobody_votes_for_who_is_out_or_left() -> None:
    match = play(table("CCCCCS"), "round vote:BABBBB go leave:C round")
    assert refused(match, CastVote(A, B)) is Reason.BAD_CHOICE
    assert refused(match, CastVote(A, C)) is Reason.BAD_CHOICE


def test_passing_is_a_choice_only_where_it_is_on_offer() -> None:
    assert refused(play(table("CCCCS"), "round"), CastVote(A, None)) is Reason.BAD_CHOICE
    assert refused(play(table("CCCCS", allow_pass=True), "round"), CastVote(A, None)) is None


def test_one_device_votes_in_seat_order() -> None:
    match = play(table("CCCS", order="DCBA"), "round")
    for seat, choice in ((A, B), (B, A), (C, A), (D, A)):
        assert match.turn == seat
        match = do(match, CastVote(seat, choice))
    assert match.phase is Phase.RESULT


def test_a_device_each_votes_in_any_order_and_the_log_is_in_seat_order() -> None:
    match = do(
        play(multi("CCCSC"), "round"),
        CastVote(E, A), CastVote(B, A), CastVote(A, B), CastVote(D, C), CastVote(C, A),
    )  # fmt: skip
    assert last(match).ballots == ((A, B), (B, A), (C, A), (D, C), (E, A))
    assert last(match).totals == ((A, 3), (B, 1), (C, 1))


@pytest.mark.parametrize("mode", Mode)
def test_a_cast_vote_is_final(mode: Mode) -> None:
    match = play(table("CCCS", mode=mode), "round vote:B")
    assert refused(match, CastVote(A, C)) is Reason.ALREADY_DONE
    assert refused(match, CastVote(A, A)) is Reason.ALREADY_DONE


@pytest.mark.parametrize("mode", Mode)
def test_no_earlier_vote_is_shown_while_the_vote_is_on(mode: Mode) -> None:
    match = play(table("CCCS", mode=mode, allow_pass=True), "round")
    seen = [table_view(play(match, f"vote:{choice}")) for choice in "BCD-"]
    assert seen == [seen[0]] * 4
    assert seen[0].last_vote is None


# The tally, in its order


def test_4_1_top_is_the_highest_number_of_votes_that_any_player_has() -> None:
    match = play(table("CCCSC"), "round vote:BADBB")
    assert last(match) == Vote(
        kind=VoteKind.VOTE,
        round=1,
        ballots=((A, B), (B, A), (C, D), (D, B), (E, B)),
        totals=((A, 1), (B, 3), (D, 1)),
        passes=0,
        outcome=Outcome.OUT,
        tied=(),
        out=B,
    )


@pytest.mark.parametrize(
    ("votes", "outcome"),
    [
        ("BABB-", Outcome.OUT),
        ("BAB--", Outcome.PASSED),
        ("BA---", Outcome.PASSED),
        ("-----", Outcome.PASSED),
        ("BCAE-", Outcome.PASSED),
        ("BABA-", Outcome.DUEL),
        ("BABAC", Outcome.DUEL),
    ],
)
def test_4_2_pass_with_a_vote_and_no_fewer_than_top_passes(votes: str, outcome: Outcome) -> None:
    match = play(table("CCCSC", allow_pass=True), f"round vote:{votes}")
    assert last(match).outcome is outcome
    assert last(match).passes == votes.count("-")
    if outcome is Outcome.PASSED:
        assert (last(match).out, last(match).tied, match.out) == (None, (), ())


def test_4_2_a_new_round_starts_with_the_same_words_and_all_still_in() -> None:
    before = play(table("CCCSC", allow_pass=True), "cards")
    match = play(before, "round vote:----- go")
    assert (match.phase, match.round) == (Phase.CLUES, 2)
    assert match.setup == before.setup
    assert match.inside == before.inside


def test_4_2_no_vote_at_all_is_no_pass() -> None:
    match = play(multi("CCCSC", allow_pass=True), "round vote:.....")
    assert last(match).outcome is Outcome.LOTS


def test_4_2_one_pass_and_no_vote_passes() -> None:
    match = play(multi("CCCSC", allow_pass=True), "round vote:-....")
    assert last(match).outcome is Outcome.PASSED


def test_4_3_exactly_one_with_top_is_out() -> None:
    match = play(table("CCCSC"), "round vote:BABCB")
    assert (last(match).outcome, last(match).out) == (Outcome.OUT, B)
    assert letters(match.inside) == "ACDE"


def test_4_4_otherwise_those_with_top_are_tied() -> None:
    match = play(table("CCCSC"), "round vote:BABAC")
    assert (last(match).outcome, last(match).tied, last(match).out) == (Outcome.DUEL, (A, B), None)


# The pass rule


def offers(match: Match, votes: list[str]) -> list[bool]:
    """Whether each of the votes, a round apart, offers a pass."""
    offered = []
    for cast in votes:
        match = play(match, "round")
        offered.append(match.pass_offered)
        match = play(match, cast)
    return offered


def test_after_a_passed_vote_the_next_offers_none_and_the_one_after_that_does_again() -> None:
    match = table("CCCCCCS", allow_pass=True)
    votes = ["vote:------- go", "vote:BABBBBB go", "vote:------ go", "vote:CACCCC go"]
    assert offers(match, votes) == [True, False, True, False]


def test_a_duel_between_does_not_bring_the_pass_back_late() -> None:
    match = table("CCCCCCS", allow_pass=True)
    votes = ["vote:------- go", "vote:BABABAC go clues vote:AAAAA go", "vote:"]
    assert offers(match, votes) == [True, False, True]


@pytest.mark.parametrize("mode", Mode)
def test_a_vote_that_a_leave_restarts_offers_what_it_offered(mode: Mode) -> None:
    first = play(table("CCCCCCS", allow_pass=True, mode=mode), "round vote:-- leave:A")
    assert first.pass_offered
    second = play(table("CCCCCCS", allow_pass=True, mode=mode), "round vote:------- go round vote:BA leave:C")
    assert not second.pass_offered
    assert refused(second, CastVote(A, None)) is Reason.BAD_CHOICE
    third = play(second, "vote:BABBBB go round")
    assert third.pass_offered


def test_leaves_between_the_votes_do_not_bring_the_pass_back() -> None:
    script = "round vote:------- leave:A go clue leave:B clues leave:C talk"
    match = play(table("CCCCCCS", allow_pass=True), script)
    assert not match.pass_offered


def test_a_duel_vote_never_offers_pass() -> None:
    match = play(table("CCCSC", allow_pass=True), "round vote:BABAC go clues")
    assert match.phase is Phase.DUEL_VOTE
    assert not match.pass_offered
    assert refused(match, CastVote(C, None)) is Reason.BAD_CHOICE


def test_pass_is_never_on_offer_where_it_is_off_or_outside_a_vote() -> None:
    assert not play(table("CCCSC"), "round").pass_offered
    for script in ("", "cards", "cards clues", "round vote:-----"):
        assert not play(table("CCCSC", allow_pass=True), script).pass_offered


# A device each: missing votes


def test_multi_a_missing_vote_is_no_vote() -> None:
    match = play(multi("CCCSC", allow_pass=True), "round vote:B....")
    assert (last(match).outcome, last(match).out, last(match).passes) == (Outcome.OUT, B, 0)
    assert last(match).ballots == ((A, B),)


def test_multi_if_nobody_voted_everyone_is_tied_at_0_and_lots_decide() -> None:
    match = play(multi("CCCSC"), "round vote:.....")
    assert (last(match).outcome, letters(last(match).tied), last(match).totals) == (Outcome.LOTS, "ABCDE", ())
    assert last(match).out in range(5)


def test_candidates_are_shown_in_votes_only() -> None:
    for script in ("", "cards", "cards clues", "round vote:BABAC", "round vote:BABAC go"):
        assert play(table("CCCSC"), script).candidates == ()
    assert letters(play(table("CCCSC"), "round vote:BABAC go clues").candidates) == "AB"
