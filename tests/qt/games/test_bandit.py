"""Whole games of Secret Bandit through the window, by the controls' names."""

from __future__ import annotations

from itertools import pairwise

import pytest

from spyword_engine.bandit.ending import Winner
from spyword_engine.bandit.roles import Role
from spyword_qt.theme.sounds import Cue, Sounds
from tests.qt.bandit.desk import JUDGE
from tests.qt.games.bandit_party import BanditParty

ENDINGS = {Cue.CITIZENS, Cue.SPIES, Cue.NOBODY}


@pytest.fixture
def endings(monkeypatch: pytest.MonkeyPatch) -> list[Cue]:
    """Those that were heard so far."""
    heard: list[Cue] = []
    monkeypatch.setattr(Sounds, "play", lambda _, cue: heard.extend({cue} & ENDINGS))
    return heard


def test_twelve_play_until_the_police_win(bandits: BanditParty, endings: list[Cue]) -> None:
    bandits.set_up_bandits(12)
    one, other = bandits.roles(Role.KILLER)
    (bandit,) = bandits.roles(Role.BANDIT)
    citizens = bandits.roles(Role.CITIZEN)
    bandits.choices = {
        Role.KILLER: citizens[0],
        Role.DOCTOR: citizens[1],
        Role.BANDIT: one,
        Role.POLICE: other,
    }
    bandits.everybody_against(other)
    bandits.lead("result", bandits.look_for_roles)
    # The bandit, who has fired, wakes as the killers did.
    bandits.choices = {Role.KILLER: citizens[2], Role.DOCTOR: citizens[3], Role.POLICE: bandit}
    bandits.everybody_against(bandit)
    bandits.lead("over", bandits.look_for_roles)
    assert endings == [Cue.CITIZENS]
    assert bandits.table.view().winner is Winner.POLICE
    assert bandits.table.view().day == 2
    bandits.press("home", "new_game")
    assert bandits.button("game_bandit").isChecked()
    assert [bandits.offers(name) for name in ("start_game", "judge_name")] == [True, True]


def test_sixteen_play_until_the_killers_win_and_all_roles_are_called(bandits: BanditParty) -> None:
    bandits.deal_bandits(16)
    police = bandits.roles(Role.POLICE)
    (doctor,) = bandits.roles(Role.DOCTOR)
    bandits.choices = {Role.KILLER: police[0], Role.DOCTOR: doctor, Role.BANDIT: police[1]}
    bandits.everybody_against(police[2])
    bandits.lead("result")
    bandits.choices = {Role.KILLER: police[3], Role.DOCTOR: doctor, Role.POLICE: doctor}
    bandits.only_called.clear()
    bandits.lead("over")
    assert bandits.only_called == ["bandit"], "who has fired takes no step"
    assert bandits.table.view().winner is Winner.KILLERS


def test_three_ties_are_a_draw_which_is_heard_when_its_last_vote_is_counted(
    bandits: BanditParty, endings: list[Cue]
) -> None:
    bandits.deal_bandits(12, speech_seconds=30)
    seen: list[str] = []

    def look(screen: str) -> None:
        seen.append(screen)
        assert endings == [Cue.NOBODY] * (screen == "over")

    bandits.lead("over", look)
    assert bandits.table.view().winner is Winner.DRAW
    screens = [name for name, before in pairwise(reversed(seen)) if name != before]
    # After a second tie of all, nobody is left to speak.
    assert screens[:9] == ["over", *("result", "hands") * 2, "words", "result", "hands", "words"]
    bandits.press("play_again")
    assert bandits.screen == "handoff"
    assert endings == [Cue.NOBODY]


def test_a_draw_that_is_gone_on_with_shows_its_end(bandits: BanditParty, endings: list[Cue]) -> None:
    bandits.deal_bandits(12)
    while bandits.table.view().winner is None:
        bandits.step()
    assert bandits.screen == "result"
    bandits.be_killed()
    bandits.press("resume_game")
    assert bandits.screen == "over"
    assert endings == []


def test_the_program_is_killed_at_every_step_and_the_game_goes_on_behind_a_gate(bandits: BanditParty) -> None:
    bandits.deal_bandits(12)
    citizens = bandits.roles(Role.CITIZEN)
    bandits.choices = {Role.KILLER: citizens[0], Role.DOCTOR: citizens[0]}
    bandits.everybody_against(citizens[1])
    seen: set[tuple[str, int]] = set()
    while bandits.screen != "result":
        before, record = bandits.screen, bandits.record()
        moment = (before, len(record["actions"]) if before == "night" else 0)
        if moment not in seen:
            seen.add(moment)
            bandits.be_killed()
            bandits.press("resume_game")
            gates = {"card": "handoff", "night": "judge"}
            assert bandits.screen == gates.get(before, before)
            assert bandits.record() == record
            if before == "night":
                assert bandits.reads(JUDGE, "The game goes on where it was.")
            bandits.look_for_roles(bandits.screen)
            if bandits.screen != before:
                bandits.step()
            assert bandits.screen == before
        bandits.step()
    assert {name for name, _ in seen} == {"handoff", "card", "judge", "night", "dawn", "words", "hands"}
