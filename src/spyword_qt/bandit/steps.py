"""Whose hands the device is in while Secret Bandit is on: a player's with a card, the judge's, nobody's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from spyword_engine.bandit.actions import Choose
from spyword_engine.bandit.phase import Phase, PublicPhase
from spyword_qt.device import Gate, GateNote, OnTable, Opened
from spyword_qt.screens.name import ScreenName

Calls: TypeAlias = tuple[Phase, ...]
"""Steps of a night that nobody takes, and that are still to be called before the one that is on.

They tell the judge which roles are gone: never written anywhere.
"""


@dataclass(frozen=True)
class JudgeGate:
    """The judge is named; nothing is shown until they say that nobody else looks."""

    calls: Calls = field(repr=False)
    note: GateNote | None = None


@dataclass(frozen=True)
class AtNight:
    """In the judge's hands, with a step of the night on the screen: the first of the calls, if any."""

    calls: Calls = field(repr=False)
    taken: Choose | None = field(default=None, repr=False, compare=False)
    """What was chosen in the step, where the judge has stepped back to it."""


@dataclass(frozen=True)
class TieShown:
    """The picture of a vote that nobody is out by lies in the middle."""


InHand: TypeAlias = Gate | Opened | JudgeGate | AtNight | TieShown

_TABLE_SCREENS: Final[Mapping[PublicPhase, ScreenName]] = {
    PublicPhase.DAWN: ScreenName.DAWN,
    PublicPhase.LAST_WORDS: ScreenName.WORDS,
    PublicPhase.SPEECHES: ScreenName.WORDS,
    PublicPhase.TIE_SPEECHES: ScreenName.WORDS,
    PublicPhase.VOTE: ScreenName.HANDS,
    PublicPhase.TIE_VOTE: ScreenName.HANDS,
    PublicPhase.VOTED_OUT: ScreenName.RESULT,
    PublicPhase.OVER: ScreenName.OVER,
}
_SCREENS: Final[Mapping[type[InHand], ScreenName]] = {
    Gate: ScreenName.HANDOFF,
    Opened: ScreenName.CARD,
    JudgeGate: ScreenName.JUDGE,
    AtNight: ScreenName.NIGHT,
    TieShown: ScreenName.RESULT,
}


def screen_for(phase: PublicPhase, step: InHand | OnTable) -> ScreenName:
    """The screen that belongs to a point of the game and a step of the device."""
    return _TABLE_SCREENS[phase] if isinstance(step, OnTable) else _SCREENS[type(step)]
