"""Steps of a night as the judge sees them, at a table whose roles go round in blocks."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from spyword_engine.bandit.night import Answer
from spyword_engine.bandit.phase import Phase
from spyword_engine.bandit.roles import Role, roles_for
from spyword_engine.bandit.views import JudgeView
from spyword_engine.seat import Seat

WAKES = {
    Phase.KILLERS: Role.KILLER,
    Phase.DOCTOR: Role.DOCTOR,
    Phase.BANDIT: Role.BANDIT,
    Phase.POLICE: Role.POLICE,
    Phase.POLICE_ANSWER: Role.POLICE,
}

CHECKED: Final = 3
"""Whom the police are answered about."""


def night(
    phase: Phase,
    players: int = 12,
    *,
    out: Collection[Seat] = (),
    fired: bool = False,
    answer: Answer | None = None,
    dummy: bool = False,
) -> JudgeView:
    """A step with everybody in but those who are out. A needle is in the first seat."""
    roles = tuple(role for role, number in roles_for(players).items() for _ in range(number))
    inside = [seat for seat in range(players) if seat not in out]
    awake = [seat for seat in inside if roles[seat] is WAKES[phase]]
    if fired and phase is Phase.KILLERS:
        awake.append(roles.index(Role.BANDIT))
    is_choice = phase is not Phase.POLICE_ANSWER and not dummy
    kept = [seat for seat in inside if phase is not Phase.BANDIT or roles[seat] is not Role.BANDIT]
    return JudgeView(
        phase=phase,
        roles=roles,
        awake=() if dummy else tuple(awake),
        targets=tuple(kept) if is_choice else (),
        may_hold=phase is Phase.BANDIT and not dummy,
        needles=(0,),
        fired=fired,
        answer=answer,
        checked=None if answer is None else CHECKED,
    )
