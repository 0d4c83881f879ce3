"""The graph of screens: what the machine does, and what ARCHITECTURE.md says of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from spyword_qt.flow import TRANSITIONS, Flow
from spyword_qt.screens.name import ScreenName

WAYS = Path(__file__).parents[2] / "ARCHITECTURE.md"


@pytest.fixture
def flow(qtbot: QtBot) -> Flow:
    flow = Flow()
    with qtbot.waitSignal(flow.started):
        flow.start()
    return flow


def test_the_machine_has_just_the_transitions_that_are_written_down(flow: Flow) -> None:
    written = set()
    for source, targets in re.findall(r"^ {4}(\w+) -> ([\w ,]+)$", WAYS.read_text("utf-8"), re.MULTILINE):
        written |= {(source, target.strip()) for target in targets.split(",")}
    assert written == flow.graph


def test_every_screen_can_be_reached_from_home() -> None:
    reached = {ScreenName.HOME}
    while more := {to for name, ways in TRANSITIONS for to in ways if name in reached} - reached:
        reached |= more
    assert reached == set(ScreenName)


def test_a_secret_is_reached_from_its_gate_or_from_a_saved_game_only() -> None:
    secrets = {ScreenName.CARD, ScreenName.VOTE, ScreenName.PRIVATE}
    sources = {source for source, targets in TRANSITIONS if secrets & set(targets)}
    assert sources == {ScreenName.HANDOFF}
    by_the_judge = {source for source, targets in TRANSITIONS if ScreenName.NIGHT in targets}
    assert by_the_judge == {ScreenName.JUDGE, ScreenName.NIGHT}


def test_it_begins_at_home_and_follows_only_ways_that_there_are(flow: Flow) -> None:
    visited: list[ScreenName] = []
    flow.entered.connect(visited.append)
    assert flow.current is ScreenName.HOME
    flow.go(ScreenName.SETUP)
    flow.go(ScreenName.VOTE)
    assert flow.current is ScreenName.SETUP
    assert visited == [ScreenName.SETUP]


def test_a_screen_that_follows_itself_is_left_and_entered_anew(flow: Flow) -> None:
    flow.go(ScreenName.SETUP)
    flow.go(ScreenName.HANDOFF)
    steps: list[str] = []
    flow.left.connect(lambda name: steps.append(f"left {name}"))
    flow.entered.connect(lambda name: steps.append(f"entered {name}"))
    flow.go(ScreenName.HANDOFF)
    assert steps == ["left handoff", "entered handoff"]


@pytest.mark.parametrize(
    "name",
    [name for name, ways in TRANSITIONS if ScreenName.RULES in ways and name is not ScreenName.HOME],
)
def test_the_rules_lead_back_to_where_they_were_opened(flow: Flow, name: ScreenName) -> None:
    flow.go(name)
    assert flow.current is name
    flow.go(ScreenName.RULES)
    flow.go_back_to_table()
    assert flow.current is name


def test_time_is_up_while_the_rules_are_read(flow: Flow) -> None:
    flow.go(ScreenName.DISCUSSION)
    flow.go(ScreenName.RULES)
    flow.go(ScreenName.HANDOFF)
    assert flow.current is ScreenName.HANDOFF
