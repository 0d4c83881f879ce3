"""The phases of a game: as it goes, and as the table may know them."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Phase(StrEnum):
    """Where a game stands."""

    CARDS = "cards"
    KILLERS = "killers"
    DOCTOR = "doctor"
    BANDIT = "bandit"
    POLICE = "police"
    POLICE_ANSWER = "police_answer"
    DAWN = "dawn"
    LAST_WORDS = "last_words"
    SPEECHES = "speeches"
    VOTE = "vote"
    TIE_SPEECHES = "tie_speeches"
    TIE_VOTE = "tie_vote"
    VOTED_OUT = "voted_out"
    OVER = "over"

    @property
    def public(self) -> PublicPhase:
        """What the table may know of it: which step of a night is on would tell which roles are in."""
        return PublicPhase.NIGHT if self in NIGHT_PHASES else PublicPhase(self.value)


class PublicPhase(StrEnum):
    """Where a game stands, for everybody."""

    CARDS = "cards"
    NIGHT = "night"
    DAWN = "dawn"
    LAST_WORDS = "last_words"
    SPEECHES = "speeches"
    VOTE = "vote"
    TIE_SPEECHES = "tie_speeches"
    TIE_VOTE = "tie_vote"
    VOTED_OUT = "voted_out"
    OVER = "over"


STEPS: Final = (Phase.KILLERS, Phase.DOCTOR, Phase.BANDIT, Phase.POLICE)
"""The steps of a night in which somebody chooses, in their order."""

NIGHT_PHASES: Final = frozenset({*STEPS, Phase.POLICE_ANSWER})
"""All that the table knows as night."""

SPOKEN: Final = frozenset({Phase.LAST_WORDS, Phase.SPEECHES, Phase.TIE_SPEECHES})
"""The phases in which one after the other speaks."""

VOTES: Final = frozenset({Phase.VOTE, Phase.TIE_VOTE})
"""Those in which hands are raised."""
