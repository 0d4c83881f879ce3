"""RULES-BANDIT "A night": who wakes in which step, and whom they may choose."""

from __future__ import annotations

import pytest

from spyword_engine.bandit.actions import Choose
from spyword_engine.bandit.match import Match
from spyword_engine.bandit.night import Answer
from spyword_engine.bandit.phase import Phase
from spyword_engine.bandit.views import judge_view
from spyword_engine.common_actions import Continue
from spyword_engine.errors import Reason
from tests.engine.bandit.tables import SIXTEEN, A, D, F, G, H, letters, play, refused

TO_NIGHT_2 = "cards night:{} day all:{} words "
"""Script to the second night: what is chosen in the first, and who is voted out on its day."""


def to_night_2(first: str, voted_out: str) -> str:
    return TO_NIGHT_2.format(first, voted_out)


def awake(match: Match) -> tuple[str, str]:
    """The real phase, and who is awake in it."""
    view = judge_view(match)
    return view.phase.value, letters(view.awake)


def test_four_steps_in_this_order() -> None:
    script = "cards night:"
    assert awake(play(script)) == ("killers", "DE")
    assert awake(play(script + "H")) == ("doctor", "F")
    assert awake(play(script + "HH")) == ("bandit", "G")
    assert awake(play(script + "HH-")) == ("police", "ABC")
    match = play("cards night:HH-").apply(Choose(D)).match
    assert awake(match) == ("police_answer", "ABC")
    assert awake(match.apply(Continue()).match) == ("dawn", "")


@pytest.mark.parametrize("victim", "ADEFGHL")
def test_killers_agree_on_anybody_who_is_in(victim: str) -> None:
    match = play(f"cards night:{victim}")
    assert match.phase is Phase.DOCTOR
    assert letters((match.nights[-1].victim or 0,)) == victim


def test_killers_may_choose_nobody_who_is_out_and_not_nobody() -> None:
    match = play(to_night_2("HF-A", "I"))
    assert [refused(match, Choose(seat)) for seat in (H, 8, -1, 12, None)] == [Reason.BAD_CHOICE] * 5
    assert letters(judge_view(match).targets) == "ABCDEFGJKL"


def test_a_bandit_who_has_fired_wakes_with_the_killers_from_the_next_night_on() -> None:
    assert awake(play("cards night:HFA")) == ("police", "ABC")
    assert awake(play(to_night_2("HFAD", "I"))) == ("killers", "DEG")
    assert awake(play(to_night_2("HF-D", "I"))) == ("killers", "DE")
    assert awake(play(to_night_2("HF-D", "I") + "night:JF")) == ("bandit", "G")


def test_without_any_killer_awake_the_step_is_skipped_and_nobody_is_killed() -> None:
    # The bandit shoots a killer, the table votes the other out: the bandit alone is left, and has fired.
    fired = play(to_night_2("HHDA", "E"))
    assert awake(fired) == ("killers", "G")
    # Both killers gone and the bandit has held fire: the doctor is called first.
    unfired = play(to_night_2("DA-A", "E"))
    assert awake(unfired) == ("doctor", "F")
    dawn = play(to_night_2("DA-A", "E") + "night:H-A")
    assert dawn.nights[-1].victim is None
    assert dawn.nights[-1].out == ()


def test_the_doctor_saves_one_who_is_in_himself_allowed() -> None:
    match = play("cards night:H")
    assert letters(judge_view(match).targets) == "ABCDEFGHIJKL"
    assert refused(match, Choose(F)) is None
    assert refused(match, Choose(None)) is Reason.BAD_CHOICE


def test_the_doctor_is_not_called_when_out() -> None:
    assert awake(play(to_night_2("FA-A", "I") + "night:H")) == ("bandit", "G")


def test_the_bandit_shoots_one_other_or_holds_fire() -> None:
    match = play("cards night:HH")
    view = judge_view(match)
    assert (letters(view.targets), view.may_hold) == ("ABCDEFHIJKL", True)
    assert refused(match, Choose(G)) is Reason.BAD_CHOICE
    assert play("cards night:HH-").fired is False
    assert play("cards night:HHD").fired is True


def test_nobody_else_may_hold() -> None:
    for script in ("cards", "cards night:H", "cards night:HHA"):
        assert judge_view(play(script)).may_hold is False
        assert refused(play(script), Choose(None)) is Reason.BAD_CHOICE


def test_the_bandit_is_not_called_when_out_or_fired() -> None:
    assert awake(play(to_night_2("HHAD", "I") + "night:JJ")) == ("police", "BC")
    assert awake(play(to_night_2("HH-D", "G") + "night:JJ")) == ("police", "ABC")


def test_police_choose_one_who_is_in() -> None:
    match = play(to_night_2("HF-A", "I") + "night:JJ-")
    assert letters(judge_view(match).targets) == "ABCDEFGJKL"
    assert [refused(match, Choose(seat)) for seat in (H, None)] == [Reason.BAD_CHOICE] * 2
    assert refused(match, Choose(A)) is None


@pytest.mark.parametrize(
    ("checked", "answer"),
    [
        ("A", Answer.GOOD),
        ("D", Answer.KILLER),
        ("F", Answer.SIDEWAYS),
        ("G", Answer.SIDEWAYS),
        ("H", Answer.GOOD),
    ],
)
def test_the_judge_answers_by_the_role(checked: str, answer: Answer) -> None:
    for bandit in "-K":
        match = play(f"cards night:HH{bandit}").apply(Choose("ABCDEFGH".index(checked))).match
        assert judge_view(match).answer is answer
        assert judge_view(match.apply(Continue()).match).answer is None


def test_the_bandit_who_fired_before_is_sideways_still() -> None:
    match = play(to_night_2("HHKD", "I") + "night:JJ").apply(Choose(G)).match
    assert judge_view(match).answer is Answer.SIDEWAYS


def test_those_who_die_this_night_still_take_their_steps() -> None:
    # The killers come for the doctor; the bandit shoots one of the police.
    assert awake(play("cards night:F")) == ("doctor", "F")
    assert awake(play("cards night:FAB")) == ("police", "ABC")
    assert awake(play("cards night:GA")) == ("bandit", "G")


def test_more_police_and_killers_at_large_tables() -> None:
    assert awake(play("cards", SIXTEEN)) == ("killers", "EFG")
    assert awake(play("cards night:JJ-", SIXTEEN)) == ("police", "ABCD")
