"""Lines of a game, whichever kind it is of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from spyword_engine.progress import bandit, word
from spyword_engine.progress.envelope import Envelope
from spyword_engine.progress.faults import BadEnvelope
from spyword_engine.progress.line import Line

LINES_OF: Final[Mapping[str, Callable[[Any, Envelope], dict[str, Line]]]] = {
    word.KIND: word.lines_of,
    bandit.KIND: bandit.lines_of,
}
"""By kind: what makes lines of a match of it."""


def lines_of(match: object, envelope: Envelope) -> dict[str, Line]:
    """A line for each profile that gets one, by its id, of a match of the envelope's kind.

    Raises BadEnvelope for another game's envelope, and for one of no known kind.
    """
    if envelope.kind not in LINES_OF:
        raise BadEnvelope("The envelope is of no known kind of game.")
    return LINES_OF[envelope.kind](match, envelope)
