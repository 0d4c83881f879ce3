"""Whole games of Secret Bandit through the window, by the controls' names."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from spyword_engine.bandit.ending import Winner
from spyword_engine.bandit.roles import Role
from tests.qt.bandit.desk import JUDGE
from tests.qt.games.bandit_party import BanditParty


@pytest.fixture
def party(tmp_path: Path, qtbot: QtBot) -> Iterator[BanditParty]:
    gc.collect()
    gc.freeze()
    party = BanditParty(tmp_path)
    yield party
    party.close()


def test_twelve_play_until_the_police_win(party: BanditParty) -> None:
    party.deal_bandits(12)
    one, other = party.roles(Role.KILLER)
    (bandit,) = party.roles(Role.BANDIT)
    citizens = party.roles(Role.CITIZEN)
    party.choices = {Role.KILLER: citizens[0], Role.DOCTOR: citizens[1], Role.BANDIT: one, Role.POLICE: other}
    party.everybody_against(other)
    party.lead("result", party.look_for_roles)
    # The bandit, who has fired, wakes as the killers did.
    party.choices = {Role.KILLER: citizens[2], Role.DOCTOR: citizens[3], Role.POLICE: bandit}
    party.everybody_against(bandit)
    party.lead("over", party.look_for_roles)
    assert party.table.view().winner is Winner.POLICE
    assert party.table.view().day == 2


def test_sixteen_play_until_the_killers_win(party: BanditParty) -> None:
    party.deal_bandits(16)
    police = party.roles(Role.POLICE)
    (doctor,) = party.roles(Role.DOCTOR)
    party.choices = {Role.KILLER: police[0], Role.DOCTOR: doctor, Role.BANDIT: police[1]}
    party.everybody_against(police[2])
    party.lead("result")
    party.choices = {Role.KILLER: police[3], Role.DOCTOR: doctor, Role.POLICE: doctor}
    party.lead("over")
    assert party.table.view().winner is Winner.KILLERS


def test_three_ties_are_a_draw(party: BanditParty) -> None:
    party.deal_bandits(12, speech_seconds=30)
    seen: list[str] = []
    party.lead("over", seen.append)
    assert party.table.view().winner is Winner.DRAW
    screens = [name for name, before in pairwise(reversed(seen)) if name != before]
    # After a second tie of all, nobody is left to speak.
    assert screens[:9] == ["over", *("result", "hands") * 2, "words", "result", "hands", "words"]
    party.press("play_again")
    assert party.screen == "handoff"


def test_the_window_is_closed_at_every_step_and_the_game_goes_on_behind_a_gate(party: BanditParty) -> None:
    party.deal_bandits(12)
    citizens = party.roles(Role.CITIZEN)
    party.choices = {Role.KILLER: citizens[0], Role.DOCTOR: citizens[0]}
    party.everybody_against(citizens[1])
    seen: set[tuple[str, int]] = set()
    while party.screen != "result":
        before, record = party.screen, party.record()
        moment = (before, len(record["actions"]) if before == "night" else 0)
        if moment not in seen:
            seen.add(moment)
            party.reopen()
            party.press("resume_game")
            gates = {"card": "handoff", "night": "judge"}
            assert party.screen == gates.get(before, before)
            assert party.record() == record
            if before == "night":
                assert party.reads(JUDGE, "The game goes on where it was.")
            party.look_for_roles(party.screen)
            if party.screen != before:
                party.step()
            assert party.screen == before
        party.step()
    assert {name for name, _ in seen} == {"handoff", "card", "judge", "night", "dawn", "words", "hands"}
