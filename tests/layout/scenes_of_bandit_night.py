"""What one pair of eyes sees of Secret Bandit: a role's card, and the judge's nights."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Final

from PySide6.QtWidgets import QAbstractButton

from spyword_engine.bandit.actions import Choose
from spyword_engine.bandit.night import Answer
from spyword_engine.bandit.phase import STEPS, Phase
from spyword_engine.bandit.roles import Role
from spyword_engine.seat import Seat
from spyword_qt.device import GateNote
from spyword_qt.screens.card import CardScreen
from spyword_qt.screens.judge import JudgeScreen
from spyword_qt.screens.night import NightScreen
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen import Progress, RoleFace
from tests.layout.stand import Scene, Table
from tests.qt.bandit.nights import night


def card(table: Table, *, role: Role) -> Screen:
    screen = CardScreen(table.clock)
    screen.show_card(table.people[1], RoleFace(role), Progress(1, len(table.names)), again=False)
    return screen


def judge(table: Table, *, note: GateNote | None = None) -> Screen:
    screen = JudgeScreen(table.clock)
    screen.show_judge(table.names[1], note, 2)
    return screen


def step(
    table: Table,
    *,
    phase: Phase,
    out: Collection[Seat] = (),
    fired: bool = False,
    dummy: bool = False,
    first: bool = False,
    taken: Choose | None = None,
) -> Screen:
    screen = NightScreen(table.clock)
    view = night(phase, len(table.names), out=out, fired=fired, dummy=dummy)
    screen.show_night(
        view, table.people, number=2, out=out, may_step_back=not first, is_dummy=dummy, taken=taken
    )
    return screen


def answer(table: Table, *, told: Answer) -> Screen:
    screen = NightScreen(table.clock)
    view = night(Phase.POLICE_ANSWER, len(table.names), answer=told)
    screen.show_night(view, table.people, number=2, out=(), may_step_back=True, is_dummy=False)
    return screen


def choose(screen: Screen, _table: Table) -> None:
    _press(screen, "target_2")


def hold_fire(screen: Screen, _table: Table) -> None:
    _press(screen, "hold_fire")


def _press(screen: Screen, name: str) -> None:
    button = screen.findChild(QAbstractButton, name)
    assert isinstance(button, QAbstractButton)
    button.click()


SCENES: Final = {
    **{
        f"card of a {role}": Scene(partial(card, role=role), crowd=True)
        for role in (Role.POLICE, Role.DOCTOR)
    },
    "judge": Scene(judge, crowd=True),
    **{
        f"judge, {note}": Scene(partial(judge, note=note), crowd=True)
        for note in GateNote
        if note != "time_up"
    },
    **{f"night, {phase}": Scene(partial(step, phase=phase), crowd=True) for phase in STEPS},
    **{f"night, {phase}, chosen": Scene(partial(step, phase=phase), choose, crowd=True) for phase in STEPS},
    "night, first step": Scene(partial(step, phase=Phase.KILLERS, first=True), crowd=True),
    "night, with the bandit awake": Scene(partial(step, phase=Phase.KILLERS, fired=True), crowd=True),
    "night, fire held": Scene(partial(step, phase=Phase.BANDIT), hold_fire, crowd=True),
    "night, stepped back": Scene(partial(step, phase=Phase.KILLERS, taken=Choose(2)), crowd=True),
    "night, with some out": Scene(partial(step, phase=Phase.BANDIT, out=(1, 4, 9)), crowd=True),
    "night, only called": Scene(partial(step, phase=Phase.DOCTOR, dummy=True), crowd=True),
    **{f"night, answer {told}": Scene(partial(answer, told=told), crowd=True) for told in Answer},
}
