"""Why an action is refused, and which reason comes first where several apply."""

from __future__ import annotations

import pytest

from spyword_engine.actions import Action, CastVote, GiveClue, Leave, MakeGuess, Seen, StartVote, TimeUp
from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.errors import IllegalAction, Reason
from spyword_engine.mode import Mode
from tests.engine.tables import A, B, C, D, E, F, do, play, refused, table

NOT_NOW, NOT_IN, ALREADY_DONE, NOT_YOUR_TURN, BAD_CHOICE, BLANK_GUESS = Reason
NOBODY = -1

PHASES = {
    "cards": ("CCCSCG", ""),
    "clues": ("CCCSCG", "cards"),
    "discussion": ("CCCSCG", "cards clues"),
    "vote": ("CCCSCG", "round"),
    "result": ("CCCSCG", "round vote:BABBBB"),
    "duel_clues": ("CCCSCG", "round vote:BABADC go"),
    "duel_vote": ("CCCSCG", "round vote:BABADC go clues"),
    "guess": ("CCCSCG", "round vote:FFFFFA go"),
    "private": ("CCCSCG", "round vote:FFFFFA go"),
    "over": ("CCCSCG", "round vote:FFFFFA go guess:coffee"),
}
WHEN: dict[str, tuple[Action, set[str]]] = {
    "got_it": (GotIt(NOBODY), {"cards"}),
    "clue_given": (GiveClue(NOBODY), {"clues", "duel_clues"}),
    "start_vote": (StartVote(), {"discussion"}),
    "vote": (CastVote(NOBODY, NOBODY), {"vote", "duel_vote"}),
    "continue": (Continue(), {"result"}),
    "seen": (Seen(NOBODY), {"private"}),
    "guess": (MakeGuess(NOBODY, ""), {"guess", "private"}),
    "leave": (Leave(NOBODY), set(PHASES) - {"over"}),
}


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("name", WHEN)
def test_each_action_has_its_phases_and_not_now_comes_before_not_in(
    name: str, phase: str, mode: Mode
) -> None:
    action, phases = WHEN[name]
    roles, script = PHASES[phase]
    match = play(table(roles, mode=mode, reveal_roles=phase != "private"), script)
    assert match.phase.value == phase
    has_player = name not in ("start_vote", "continue")
    granted = NOT_IN if has_player else None
    assert refused(match, action) is (granted if phase in phases else NOT_NOW)


@pytest.mark.parametrize(
    ("script", "action", "single", "multi"),
    [
        # cards
        ("", GotIt(A), None, None),
        ("", GotIt(B), NOT_YOUR_TURN, None),
        ("leave:A", GotIt(A), NOT_IN, NOT_IN),
        # clues: B is out already, A speaks first of C D E F A
        ("cards clue", GiveClue(A), ALREADY_DONE, ALREADY_DONE),
        ("cards clue", GiveClue(B), None, None),
        ("cards clue", GiveClue(C), NOT_YOUR_TURN, NOT_YOUR_TURN),
        ("cards clue leave:A", GiveClue(A), NOT_IN, NOT_IN),
        ("cards clue leave:B", GiveClue(B), NOT_IN, NOT_IN),
        ("cards clue leave:B", GiveClue(C), None, None),
        # vote
        ("round vote:B", CastVote(A, C), ALREADY_DONE, ALREADY_DONE),
        ("round vote:B", CastVote(A, A), ALREADY_DONE, ALREADY_DONE),
        ("round vote:B", CastVote(A, None), ALREADY_DONE, ALREADY_DONE),
        ("round vote:B", CastVote(C, A), NOT_YOUR_TURN, None),
        ("round vote:B", CastVote(C, C), NOT_YOUR_TURN, BAD_CHOICE),
        ("round vote:B", CastVote(B, B), BAD_CHOICE, BAD_CHOICE),
        ("round vote:B", CastVote(B, NOBODY), BAD_CHOICE, BAD_CHOICE),
        ("round vote:B", CastVote(B, None), BAD_CHOICE, BAD_CHOICE),
        ("round leave:B", CastVote(B, B), NOT_IN, NOT_IN),
        ("round leave:B", CastVote(A, B), BAD_CHOICE, BAD_CHOICE),
        ("round vote:B leave:C", CastVote(A, B), None, None),
        # duel clues: A and B are in the duel
        ("round vote:BABADC go", GiveClue(A), None, None),
        ("round vote:BABADC go", GiveClue(B), NOT_YOUR_TURN, NOT_YOUR_TURN),
        ("round vote:BABADC go", GiveClue(C), NOT_YOUR_TURN, NOT_YOUR_TURN),
        ("round vote:BABADC go clue", GiveClue(A), ALREADY_DONE, ALREADY_DONE),
        ("round vote:BABADC go clue leave:C", GiveClue(C), NOT_IN, NOT_IN),
        # duel vote
        ("round vote:BABADC go clues", CastVote(A, B), NOT_YOUR_TURN, NOT_YOUR_TURN),
        ("round vote:BABADC go clues", CastVote(A, A), NOT_YOUR_TURN, NOT_YOUR_TURN),
        ("round vote:BABADC go clues", CastVote(C, D), BAD_CHOICE, BAD_CHOICE),
        ("round vote:BABADC go clues", CastVote(C, None), BAD_CHOICE, BAD_CHOICE),
        ("round vote:BABADC go clues", CastVote(D, A), NOT_YOUR_TURN, None),
        ("round vote:BABADC go clues vote:A", CastVote(C, A), ALREADY_DONE, ALREADY_DONE),
        ("round vote:BABADC go clues vote:A leave:D", CastVote(C, A), None, None),
        # guess: F, the ghost, is out
        ("round vote:FFFFFA go", MakeGuess(F, ""), BLANK_GUESS, BLANK_GUESS),
        ("round vote:FFFFFA go", MakeGuess(F, "tea"), None, None),
        ("round vote:FFFFFA go", MakeGuess(A, "tea"), NOT_YOUR_TURN, NOT_YOUR_TURN),
        ("round vote:FFFFFA go", MakeGuess(A, ""), NOT_YOUR_TURN, NOT_YOUR_TURN),
        ("round vote:FFFFFA go leave:A", MakeGuess(A, "tea"), NOT_IN, NOT_IN),
        ("round vote:BABBBB go round vote:FFFFA go", MakeGuess(B, "tea"), NOT_IN, NOT_IN),
        ("round vote:FFFFFA go", Seen(F), NOT_NOW, NOT_NOW),
        # leave
        ("cards leave:A", Leave(A), NOT_IN, NOT_IN),
        ("round vote:BABBBB", Leave(B), None, None),
    ],
)  # fmt: skip
def test_the_first_reason_that_applies(
    script: str, action: Action, single: Reason | None, multi: Reason | None
) -> None:
    for mode, reason in ((Mode.SINGLE, single), (Mode.MULTI, multi)):
        match = play(table("CCCSCG", mode=mode), script)
        assert refused(match, action) is reason


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("roles", ["CCCCSGC", "CCCCSCG"], ids=["ghost", "citizen"])
def test_in_private_the_reason_tells_no_role_but_to_the_one_who_is_out(roles: str, mode: Mode) -> None:
    script = "round vote:BABBBBB go seen round vote:FFFFAF go leave:D"
    match = play(table(roles, mode=mode, reveal_roles=False), script)
    for text in ("water", ""):
        for others, reason in (((A, C, E), NOT_YOUR_TURN), ((B, D, NOBODY, 99), NOT_IN)):
            for seat in others:
                assert refused(match, Seen(seat)) is reason
                assert refused(match, MakeGuess(seat, text)) is reason
    is_ghost = roles[F] == "G"
    assert refused(match, Seen(F)) is (NOT_NOW if is_ghost else None)
    assert refused(match, MakeGuess(F, "")) is (BLANK_GUESS if is_ghost else NOT_NOW)


@pytest.mark.parametrize("phase", PHASES)
def test_time_up_needs_a_clock(phase: str) -> None:
    roles, script = PHASES[phase]
    for mode in Mode:
        match = play(table(roles, mode=mode, reveal_roles=phase != "private"), script)
        assert refused(match, TimeUp()) is (NOT_NOW if match.time_limit is None else None)


@pytest.mark.parametrize("mode", Mode)
def test_a_card_is_put_away_once(mode: Mode) -> None:
    assert refused(do(table("CCCS", mode=mode), GotIt(A)), GotIt(A)) is ALREADY_DONE


def test_a_refusal_says_its_reason_and_nothing_else() -> None:
    match = play(table("CCCSCG"), "round")
    with pytest.raises(IllegalAction) as caught:
        do(match, CastVote(A, A))
    assert str(caught.value) == "bad_choice"
