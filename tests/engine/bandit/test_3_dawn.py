"""RULES-BANDIT "Dawn": who is out."""

from __future__ import annotations

import pytest

from spyword_engine.bandit.match import Match
from spyword_engine.bandit.phase import Phase
from spyword_engine.bandit.views import judge_view, table_view
from tests.engine.bandit.tables import letters, play

NIGHT_1 = "cards night:H{} day all:I words "
"""A first night in which the killers come for H, and a day on which I is voted out."""


def out_by_the_night(match: Match) -> str:
    assert match.phase is Phase.DAWN
    return letters(match.nights[-1].out)


@pytest.mark.parametrize(
    ("night", "out"),
    [
        ("HA-A", "H"),  # the victim is out,
        ("HH-A", ""),  # unless the doctor saved them this night,
        ("GA-A", ""),  # or they are the bandit and have not fired before:
        ("GAHA", "H"),  # to fire in this night is too late for the killers.
        ("GG-A", ""),
        ("HAJA", "HJ"),  # The one shot is out,
        ("HJJA", "HJ"),  # saved or not,
        ("HHHA", "H"),
        ("HADA", "DH"),  # killer or not.
        ("DA-A", "D"),  # Killers may come for themselves.
        ("HHJA", "J"),
        ("HAHA", "H"),
    ],
)
def test_who_is_out_by_the_first_night(night: str, out: str) -> None:
    assert out_by_the_night(play(f"cards night:{night}")) == out


def test_killers_may_come_for_a_bandit_who_fired_before() -> None:
    assert out_by_the_night(play(NIGHT_1.format("FJA") + "night:GAA")) == "G"
    assert out_by_the_night(play(NIGHT_1.format("FJA") + "night:GGA")) == ""
    assert out_by_the_night(play(NIGHT_1.format("F-A") + "night:GA-A")) == ""
    assert out_by_the_night(play(NIGHT_1.format("F-A") + "night:GAKA")) == "K"


def test_a_save_of_another_leaves_a_needle() -> None:
    assert letters(judge_view(play("cards night:HA-A")).needles) == "A"
    assert letters(judge_view(play("cards night:HH-A")).needles) == ""
    # From the dawn on: until then the doctor's choice is no more than a choice.
    assert letters(judge_view(play("cards night:HA-")).needles) == ""


def test_a_needle_is_kept_for_the_whole_game() -> None:
    match = play(NIGHT_1.format("A-A") + "night:JJ-A day all:J night:KK-A")
    assert letters(judge_view(match).needles) == "A"
    assert letters(judge_view(play("cards night:HA-A day all:A words")).needles) == "A"


def test_who_gets_a_second_needle_is_out() -> None:
    match = play(NIGHT_1.format("A-A") + "night:JA-A")
    assert out_by_the_night(match) == "AJ"
    assert letters(judge_view(match).needles) == "A"


def test_a_save_from_the_killers_is_no_needle() -> None:
    # A has one needle; the killers come for A, and the doctor saves A: that leaves none.
    script = NIGHT_1.format("A-A") + "night:AA-B day all:J "
    assert out_by_the_night(play(script + "night:KK-B")) == ""
    assert out_by_the_night(play(script + "night:KA-B")) == "AK"


def test_one_needle_changes_nothing_when_killers_come() -> None:
    assert out_by_the_night(play(NIGHT_1.format("A-B") + "night:AF-B")) == "A"
    assert out_by_the_night(play(NIGHT_1.format("A-B") + "night:AA-B")) == ""


def test_the_doctor_himself_is_excepted() -> None:
    script = NIGHT_1.format("F-A") + "night:JF-A day all:K night:LF-A"
    assert out_by_the_night(play(script)) == "L"
    assert letters(judge_view(play(script)).needles) == "F"


def test_without_a_victim_every_save_leaves_a_needle() -> None:
    # Both killers are gone, and the bandit has not fired: nobody is killed.
    script = "cards night:DA-A day all:E words night:{}-A day all:L night:{}-A"
    assert out_by_the_night(play(script.format("H", "H"))) == "H"
    assert out_by_the_night(play(script.format("H", "J"))) == ""


def test_three_may_be_out() -> None:
    match = play(NIGHT_1.format("A-A") + "night:JAKA")
    assert out_by_the_night(match) == "AJK"
    assert letters(match.inside) == "BCDEFGL"


def test_a_victim_who_is_shot_too_is_out_once() -> None:
    match = play(NIGHT_1.format("A-A") + "night:JAAA")
    assert out_by_the_night(match) == "AJ"
    assert [out.seat for out in match.out] == [7, 8, 9, 0]


def test_neither_cause_nor_role_is_told() -> None:
    view = table_view(play(NIGHT_1.format("A-A") + "night:JAKA"))
    assert {(out.at.value, out.role) for out in view.out} == {("night", None), ("vote", None)}
    assert view.end is None
