"""The phases of a game (RULES.md 3)."""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """Where a game stands."""

    CARDS = "cards"
    CLUES = "clues"
    DISCUSSION = "discussion"
    VOTE = "vote"
    RESULT = "result"
    DUEL_CLUES = "duel_clues"
    DUEL_VOTE = "duel_vote"
    GUESS = "guess"
    PRIVATE = "private"
    OVER = "over"
