"""RULES-BANDIT "A day": who speaks when, votes, and ties."""

from __future__ import annotations

import pytest

from spyword_engine.bandit.actions import CastBallot, CloseVote, Spoke
from spyword_engine.bandit.ending import Winner
from spyword_engine.bandit.match import Match
from spyword_engine.bandit.phase import Phase
from spyword_engine.bandit.views import table_view
from spyword_engine.bandit.vote import Outcome, Vote, VoteKind
from spyword_engine.common_actions import Continue
from spyword_engine.errors import Reason
from tests.engine.bandit.tables import SIXTEEN, A, B, C, D, H, I, J, L, letters, play, refused, steps

FOURTEEN = "PPPKKDBCCCCCCC"
NIGHT_1 = "cards night:HH-A "
"""Nobody is out by it."""
TIE = "cards night:HF-A day vote:LAJAJL..... "
"""A, J and L are tied; J, L, A is how they speak."""
TIE_AGAIN = TIE + "talk vote:LJ......... "
"""J and L are tied again."""


def waiting(match: Match) -> tuple[str, str]:
    """The phase, and who has still to act in it, in acting order."""
    return match.phase.value, letters(match.waiting)


# The order of speaking


def test_on_day_1_the_first_seat_is_the_reference() -> None:
    match = play(NIGHT_1)
    assert letters(match.order) == "ABCDEFGHIJKL"
    assert waiting(match) == ("dawn", "")
    assert waiting(match.apply(Continue()).match) == ("speeches", "ABCDEFGHIJKL")


def test_later_it_is_the_seat_after_the_one_last_voted_out() -> None:
    assert letters(play(NIGHT_1 + "day all:I words night:HH-A").order) == "JKLABCDEFGH"
    assert letters(play(NIGHT_1 + "day all:L words night:HH-A").order) == "ABCDEFGHIJK"
    # J is out: the round goes from its seat all the same.
    script = "cards night:JA-A day all:I words night:HH-A"
    assert letters(play(script).order) == "KLABCDEFGH"


def test_those_out_at_dawn_leave_their_last_words_in_that_order() -> None:
    match = play("cards night:HF-A day all:J words night:CABA go")
    assert waiting(match) == ("last_words", "BC")
    match = play("cards night:HF-A day all:J words night:LFBA go")
    assert waiting(match) == ("last_words", "LB")
    assert match.turn == 11
    assert waiting(play("cards night:HF-A day all:J words night:LFBA go words"))[0] == "speeches"


def test_speeches_start_after_the_first_of_those_out_at_dawn() -> None:
    assert letters(play("cards night:CAJA").order) == "DEFGHIKLAB"
    assert letters(play("cards night:LAAB").order) == "BCDEFGHIJK"
    assert letters(play("cards night:HF-A day all:J words night:LFBA").order) == "ACDEFGIK"


def test_the_example_of_the_rules() -> None:
    # Last voted out 10, out at dawn 8 and 12: words 12, then 8; speeches start at 13.
    match = play("cards night:II-A day all:J words night:HFLA", FOURTEEN)
    assert [out.seat + 1 for out in match.out] == [10, 12, 8]
    assert letters(match.order)[0] == "M"
    assert waiting(match.apply(Continue()).match) == ("last_words", "LH")


def test_each_who_is_in_speaks_once() -> None:
    match = play("cards night:HF-A go words")
    assert waiting(match) == ("speeches", "IJKLABCDEFG")
    for seat in match.waiting:
        assert match.turn == seat
        match = match.apply(Spoke(seat)).match
    assert match.phase is Phase.VOTE


@pytest.mark.parametrize(
    ("roles", "given"),
    [("PPPKKDBCCCCC", 3), (FOURTEEN, 3), ("PPPPKKKDBCCCCCC", 4), (SIXTEEN, 4)],
    ids=[12, 14, 15, 16],
)
def test_last_words_are_given_up_to_the_second_day(roles: str, given: int) -> None:
    """To those out at dawn 1, by vote 1, at dawn 2; at the larger tables by vote 2 too."""
    doctor = letters((roles.index("D"),))
    citizens = letters(tuple(seat for seat, role in enumerate(roles) if role == "C"))
    victims, voted_out = f"{citizens[-2:]}B", f"{citizens[:2]}A"
    match, heard = play("cards", roles), []
    for victim, out in zip(victims, voted_out, strict=True):
        for script in (f"night:{victim}{doctor}-A go", f"day all:{out}"):
            match = [after for _, after in steps(match, script)][-1]
            heard.append(match.phase is Phase.LAST_WORDS)
            if heard[-1]:
                match = [after for _, after in steps(match, "words")][-1]
    assert heard == [number < given for number in range(6)]


def test_nobody_has_last_words_where_nobody_is_out() -> None:
    assert play(NIGHT_1 + "go").phase is Phase.SPEECHES


def test_only_the_one_whose_turn_it_is_speaks() -> None:
    match = play("cards night:HAIB go")
    assert (letters(match.waiting), match.turn) == ("HI", H)
    assert refused(match, Spoke(I)) is Reason.NOT_YOUR_TURN
    assert refused(match, Spoke(A)) is Reason.NOT_YOUR_TURN
    match = match.apply(Spoke(H)).match
    assert refused(match, Spoke(H)) is Reason.ALREADY_DONE
    match = match.apply(Spoke(I)).match
    assert (match.phase, match.turn) == (Phase.SPEECHES, J)
    assert refused(match, Spoke(H)) is Reason.NOT_IN
    assert refused(match, Spoke(-1)) is Reason.NOT_IN
    match = match.apply(Spoke(J)).match
    assert refused(match, Spoke(J)) is Reason.ALREADY_DONE
    assert refused(match, Spoke(A)) is Reason.NOT_YOUR_TURN


def test_the_day_goes_up_when_the_next_night_begins() -> None:
    script = NIGHT_1 + "day all:I "
    assert (play(script).day, play(script).phase) == (1, Phase.LAST_WORDS)
    assert (play(script + "words").day, play(script + "words").phase) == (2, Phase.KILLERS)


def test_the_order_stands_from_dawn_to_the_next_night() -> None:
    script = "cards night:HF-A "
    for later in ("", "day", "day all:I", "day vote:IIIIIIIJIII"):
        assert letters(play(script + later).order) == "IJKLABCDEFG"
    assert table_view(play(script + "day all:I words")).order is None
    assert table_view(play("cards")).order is table_view(play("")).order is None


# The vote


def test_candidates_are_called_in_speaking_order_and_voters_wait_in_seat_order() -> None:
    match = play("cards night:HF-A day")
    view = table_view(match)
    assert letters(view.candidates) == "IJKLABCDEFG"
    assert letters(view.waiting) == "ABCDEFGIJKL"
    assert (view.turn, view.hands) == (None, ())


def test_everybody_in_has_one_open_vote_for_another_or_none() -> None:
    match = play("cards night:HF-A day")
    assert refused(match, CastBallot(A, A)) is Reason.BAD_CHOICE
    assert refused(match, CastBallot(A, H)) is Reason.BAD_CHOICE
    assert refused(match, CastBallot(A, -1)) is Reason.BAD_CHOICE
    assert refused(match, CastBallot(H, A)) is Reason.NOT_IN
    assert refused(match, CastBallot(-1, A)) is Reason.NOT_IN
    assert refused(match, CastBallot(A, None)) is None
    assert refused(match, CastBallot(A, B)) is None


def test_a_ballot_is_replaced_until_the_vote_is_closed() -> None:
    match = play("cards night:HF-A day")
    for choice in (B, None, C):
        match = match.apply(CastBallot(D, choice)).match
        assert table_view(match).hands == ((D, choice),)
        assert D not in match.waiting
    match = match.apply(CastBallot(A, D)).match
    assert table_view(match).hands == ((A, D), (D, C))
    match = match.apply(CloseVote()).match
    assert match.votes[-1].totals == ((C, 1), (D, 1))
    assert refused(match, CastBallot(D, B)) is Reason.NOT_NOW
    assert table_view(match).hands == ()


def test_a_vote_may_be_closed_at_any_time_and_missing_ballots_count_as_none() -> None:
    match = play(NIGHT_1 + "day vote:B.-.........")
    assert match.votes == (
        Vote(
            day=1,
            kind=VoteKind.VOTE,
            ballots=((A, B), *((seat, None) for seat in range(1, 12))),
            totals=((B, 1),),
            outcome=Outcome.OUT,
            tied=(),
            out=B,
        ),
    )


def test_most_votes_are_out_at_once_and_the_winner_is_checked_on_leaving() -> None:
    match = play(NIGHT_1 + "day vote:DDDBBBBBBBDD")
    assert match.phase is Phase.VOTED_OUT
    assert letters(match.inside) == "ACDEFGHIJKL"
    assert (match.out[-1].seat, match.out[-1].day, match.out[-1].at.value) == (B, 1, "vote")
    assert match.candidates == match.waiting == ()


# Ties


def test_those_tied_speak_again_and_everybody_votes_among_them() -> None:
    tie = play(TIE)
    assert letters(tie.votes[-1].tied) == "AJL"
    assert (tie.votes[-1].outcome, tie.votes[-1].out) == (Outcome.TIE, None)
    assert waiting(tie) == ("tie_speeches", "JLA")
    vote = play(TIE + "talk")
    assert letters(vote.candidates) == "JLA"
    assert waiting(vote) == ("tie_vote", "ABCDEFGIJKL")
    assert refused(vote, CastBallot(A, B)) is Reason.BAD_CHOICE
    assert refused(vote, CastBallot(A, A)) is Reason.BAD_CHOICE
    assert refused(vote, CastBallot(A, J)) is None
    out = play(TIE + "talk vote:JJJJJJJJLAA")
    assert (out.phase, out.out[-1].seat) == (Phase.VOTED_OUT, J)
    assert out.votes[-1].kind is VoteKind.TIE1


def test_where_nobody_voted_all_are_tied() -> None:
    match = play("cards night:HF-A day vote:--.........")
    assert letters(match.votes[-1].tied) == "ABCDEFGIJKL"
    assert match.votes[-1].totals == ()
    assert waiting(match) == ("tie_speeches", "IJKLABCDEFG")


def test_still_tied_those_outside_the_new_tie_speak() -> None:
    match = play(TIE_AGAIN)
    assert (match.votes[-1].kind, match.votes[-1].outcome) == (VoteKind.TIE1, Outcome.TIE)
    assert letters(match.votes[-1].tied) == "JL"
    assert waiting(match) == ("tie_speeches", "IKABCDEFG")
    assert refused(match, Spoke(J)) is Reason.NOT_YOUR_TURN


def test_everybody_votes_among_the_newly_tied() -> None:
    vote = play(TIE_AGAIN + "talk")
    assert letters(vote.candidates) == "JL"
    assert waiting(vote) == ("tie_vote", "ABCDEFGIJKL")
    out = play(TIE_AGAIN + "talk vote:L..........")
    assert (out.phase, out.votes[-1].kind, out.votes[-1].out) == (Phase.VOTED_OUT, VoteKind.TIE2, L)


def test_where_nobody_is_outside_the_new_tie_nobody_speaks() -> None:
    match = play("cards night:HF-A day vote:........... talk vote:...........")
    assert waiting(match) == ("tie_vote", "ABCDEFGIJKL")
    assert letters(match.candidates) == "IJKLABCDEFG"
    assert [vote.kind for vote in match.votes] == [VoteKind.VOTE, VoteKind.TIE1]


def test_still_tied_the_game_ends_as_a_draw() -> None:
    match = play(TIE_AGAIN + "talk vote:LJ.........")
    assert (match.phase, match.winner) == (Phase.OVER, Winner.DRAW)
    assert (match.votes[-1].kind, match.votes[-1].outcome) == (VoteKind.TIE2, Outcome.DRAW)
    assert (letters(match.votes[-1].tied), match.votes[-1].out) == ("JL", None)
    assert letters(match.inside) == "ABCDEFGIJKL"


def test_speakers_in_ties_take_turns() -> None:
    match = play("cards night:HF-A day vote:BA---------")
    assert (letters(match.waiting), match.turn) == ("AB", A)
    assert [refused(match, Spoke(seat)) for seat in (B, C, H)] == [
        Reason.NOT_YOUR_TURN,
        Reason.NOT_YOUR_TURN,
        Reason.NOT_IN,
    ]
    match = match.apply(Spoke(A)).match
    assert refused(match, Spoke(A)) is Reason.ALREADY_DONE


def test_a_new_days_vote_is_a_first_vote_again() -> None:
    script = "cards night:HF-A day vote:BA--------- talk vote:B.--------- go words night:EE-E day vote:"
    match = play(script + "D.........")
    assert match.votes[-1].kind is VoteKind.VOTE
    assert match.votes[-1].day == 2
