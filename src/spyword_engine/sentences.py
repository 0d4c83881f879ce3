"""The referee's sentence for each reason: it names what the table may know, never a choice or a guess."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from spyword_engine.errors import Reason

_SENTENCES: Final[dict[Reason, str]] = {
    Reason.NOT_NOW: "{act!r} can't be done in the phase {phase}.",
    Reason.NOT_IN: "{player!r} isn't in this game, or is out, or has left.",
    Reason.ALREADY_DONE: "{player!r} has done so already.",
    Reason.NOT_YOUR_TURN: "It isn't the turn of {player!r}.",
    Reason.BAD_CHOICE: "{player!r} may not choose so in this vote.",
    Reason.BLANK_GUESS: "A guess has to have a letter or a number in it.",
}


def refusal_sentence(reason: Reason, *, act: str, player: object, phase: StrEnum) -> str:
    """One English sentence. `player` is the name that was asked with; not read where none is needed."""
    return _SENTENCES[reason].format(act=act, player=player, phase=phase.value)
