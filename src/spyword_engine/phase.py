"""The phases of a game (RULES.md 3)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


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


# To Python 3.11 a member of an enum takes ten times as long as a name: a move asks for a dozen. Here and
# in all of the engine, members that are asked for often stand beside their enum, under their own names.
CARDS: Final = Phase.CARDS
CLUES: Final = Phase.CLUES
DISCUSSION: Final = Phase.DISCUSSION
VOTE: Final = Phase.VOTE
RESULT: Final = Phase.RESULT
DUEL_CLUES: Final = Phase.DUEL_CLUES
DUEL_VOTE: Final = Phase.DUEL_VOTE
GUESS: Final = Phase.GUESS
PRIVATE: Final = Phase.PRIVATE
OVER: Final = Phase.OVER
