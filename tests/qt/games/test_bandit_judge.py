"""Secret Bandit's judge: what only they see is covered, what they do by accident can be taken back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStackedWidget, QWidget

from spyword_engine.bandit.phase import STEPS, Phase
from spyword_engine.bandit.roles import Role
from spyword_qt.bandit.role_wording import closing_words, morning_words, nightfall_words, waking_words
from spyword_qt.bandit.speech import Speech
from spyword_qt.evening import Evening
from spyword_qt.theme.sounds import Cue, Sounds
from tests.qt.bandit.desk import JUDGE, NAMES
from tests.qt.games.bandit_party import BanditParty
from tests.qt.games.many_hands import KeyHands
from tests.qt.slow_disk import SlowDisk


def lose_the_eyes() -> None:
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)


def test_every_step_of_the_night_is_covered_when_the_window_is_left(bandits: BanditParty) -> None:
    bandits.deal_bandits(12)
    bandits.lead("night")
    phases = []
    while bandits.screen == "night":
        phases.append(bandits.table.judge_view().phase)
        lose_the_eyes()
        assert bandits.screen == "judge"
        assert bandits.reads(JUDGE, "Covered: the window was left.")
        bandits.look_for_roles("judge")
        bandits.press("judge_ready")
        bandits.step()
    assert phases == [Phase.KILLERS, Phase.DOCTOR, Phase.BANDIT, Phase.POLICE, Phase.POLICE_ANSWER]


def test_the_device_says_a_whole_night_from_nightfall_to_the_morning(
    bandits: BanditParty, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(Speech, "say", lambda _, sentence: heard.append(sentence))
    evening = bandits.window.findChild(Evening)
    assert isinstance(evening, Evening)
    evening.choose(replace(evening._backstage.preferences, speak_script=True))
    bandits.deal_bandits(12)
    bandits.lead("words")
    steps = [words(phase) for phase in STEPS for words in (waking_words, closing_words)]
    assert heard == [nightfall_words(), *steps, morning_words()]


def test_a_whole_night_is_silent_but_for_the_morning(
    bandits: BanditParty, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sleepers who hear taps can count them: a step that is only called has one less than a real one."""
    heard: list[Cue] = []
    monkeypatch.setattr(Sounds, "play", lambda _, cue: heard.append(cue))
    bandits.deal_bandits(12)
    bandits.lead("judge")
    assert Cue.BUTTON in heard
    heard.clear()
    bandits.menu("keep")
    first, other = bandits.roles(Role.CITIZEN)[:2]
    bandits.press("judge_ready", f"target_{first}", "confirm", "back", f"target_{other}", "confirm")
    bandits.press("table_menu")
    assert bandits.screen == "judge"
    bandits.press("keep")
    bandits.lead("dawn")
    assert heard == [Cue.OUT]
    bandits.press("continue")
    assert heard == [Cue.OUT, Cue.BUTTON]


def test_a_mishap_at_night_is_covered_and_leads_back_to_the_gate(bandits: BanditParty) -> None:
    bandits.deal_bandits(12)
    bandits.lead("night")
    evening = bandits.window.findChild(Evening)
    assert isinstance(evening, Evening)
    evening.meet_mishap()
    assert bandits.screen == "mishap"
    bandits.look_for_roles("mishap")
    bandits.press("go_on")
    assert bandits.screen == "judge"
    assert bandits.reads(JUDGE, "The game goes on where it was.")


def test_a_card_is_covered_too(bandits: BanditParty) -> None:
    bandits.deal_bandits(12)
    bandits.press("ready")
    lose_the_eyes()
    assert bandits.screen == "handoff"
    bandits.look_for_roles("handoff")


def test_the_menu_of_the_night_opens_on_the_gate(bandits: BanditParty) -> None:
    bandits.deal_bandits(12)
    bandits.lead("night")
    bandits.press("table_menu")
    assert bandits.screen == "judge"
    bandits.look_for_roles("judge")
    assert not bandits.offers("undo")
    assert not bandits.offers("leave")
    assert not bandits.offers("redeal")
    bandits.press("rules")
    assert bandits.screen == "rules"
    bandits.press("back")
    assert bandits.screen == "judge"
    bandits.press("judge_ready")
    assert bandits.table.judge_view().phase is Phase.KILLERS
    bandits.menu("give_up", "act")
    assert bandits.screen == "home"
    assert not bandits.offers("resume_game")


def test_a_choice_is_taken_back_until_dawn(bandits: BanditParty) -> None:
    bandits.deal_bandits(12)
    bandits.lead("night")
    first, other = bandits.roles(Role.CITIZEN)[:2]
    assert not bandits.offers("back")
    bandits.press(f"target_{first}", "confirm", "back", f"target_{other}", "confirm", "back")
    assert bandits.table.judge_view().phase is Phase.KILLERS
    bandits.choices = {Role.KILLER: other, Role.DOCTOR: first}
    while not bandits.offers("answer_shown"):
        bandits.choose()
    bandits.press("back")
    bandits.choose()
    bandits.press("answer_shown")
    assert bandits.screen == "dawn"
    assert bandits.reads(NAMES[other])


def test_speeches_hands_and_the_close_of_a_vote_are_taken_back(bandits: BanditParty) -> None:
    bandits.deal_bandits(12, speech_seconds=60)
    bandits.lead("words")
    first = bandits.label("speaker")
    bandits.wait(10)
    bandits.press("spoke")
    assert bandits.label("speaker") != first
    bandits.menu("undo")
    assert bandits.label("speaker") == first
    bandits.lead("hands")
    inside = bandits.table.view().inside
    voter, target, wrong = inside[:3]
    bandits.press(f"candidate_{wrong}", f"hand_{voter}", f"candidate_{target}", f"hand_{voter}")
    assert dict(bandits.table.view().hands) == {voter: target}
    bandits.press(f"hand_{voter}")
    assert dict(bandits.table.view().hands) == {voter: None}
    bandits.menu("undo")
    assert bandits.screen == "hands"
    assert dict(bandits.table.view().hands) == {voter: target}
    bandits.press("close_vote", "act")
    assert bandits.screen == "result"
    assert bandits.reads(NAMES[target])
    bandits.menu("undo")
    assert bandits.screen == "hands"
    assert dict(bandits.table.view().hands) == {voter: target}


def test_no_hand_waits_for_a_slow_disk(bandits: BanditParty, monkeypatch: pytest.MonkeyPatch) -> None:
    bandits.deal_bandits(12)
    bandits.lead("hands")
    candidate, *voters = bandits.table.view().inside[:4]
    disk = SlowDisk(bandits.folder, monkeypatch)
    disk.answers.clear()
    bandits.press(*(f"hand_{voter}" for voter in voters))
    assert dict(bandits.table.view().hands) == dict.fromkeys(voters, candidate)
    disk.answers.set()
    bandits.table.leave_off()
    assert [action["seat"] for action in bandits.record()["actions"][-3:]] == voters


def test_a_night_and_a_vote_by_keys_alone(bandits: BanditParty) -> None:
    bandits.take(KeyHands(bandits.window, bandits.clock, bandits.wait))
    bandits.deal_bandits(12)
    citizens = bandits.roles(Role.CITIZEN)
    bandits.choices = {Role.KILLER: citizens[0], Role.DOCTOR: citizens[0], Role.BANDIT: citizens[1]}
    bandits.everybody_against(citizens[2])
    bandits.lead("result")
    assert bandits.reads(NAMES[citizens[2]])


def test_of_two_kinds_of_games_only_one_has_its_screens_there(bandits: BanditParty) -> None:
    bandits.deal(4)
    bandits.hurry("clue")
    bandits.menu("give_up", "act")
    bandits.deal_bandits(12)
    bandits.lead("dawn")
    assert pages(bandits) >= {"home", "setup", "handoff", "card", "judge", "night", "dawn"}
    assert "clue" not in pages(bandits)
    bandits.menu("give_up", "act")
    bandits.press("new_game", "start_game")
    bandits.hurry("clue")
    assert not pages(bandits) & {"judge", "night", "dawn"}


def pages(party: BanditParty) -> set[str]:
    """The names of all screens that there are, each of which is there once."""
    stack = party.window.findChild(QStackedWidget, "screens")
    assert isinstance(stack, QStackedWidget)
    found = [stack.widget(place) for place in range(stack.count())]
    names = [page.objectName() for page in found if isinstance(page, QWidget)]
    assert len(names) == len(set(names))
    return set(names)
