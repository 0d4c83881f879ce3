"""What a saved game that is over brings to profiles: the lines that its kind makes of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from spyword_engine.progress import word
from spyword_engine.progress.envelope import Envelope
from spyword_engine.progress.line import Line
from spyword_engine.record import read_record, replay
from spyword_qt.store.preferences import GameKind
from spyword_qt.store.saved_game import SavedGame

Profiles: TypeAlias = Sequence[str | None]
"""By seat; None for a guest."""


def lines_of(saved: SavedGame, profiles: Profiles) -> Mapping[str, Line]:
    """By profile. Raises ValueError where the record is none."""
    return _OF_KIND[saved.kind](saved, profiles)


def _of_word(saved: SavedGame, profiles: Profiles) -> Mapping[str, Line]:
    match = replay(read_record(json.loads(saved.record)))
    return word.lines_of(match, _envelope(saved, profiles, match.setup.package.language))


def _envelope(saved: SavedGame, profiles: Profiles, language: str) -> Envelope:
    assert saved.ended is not None
    return Envelope(
        game=saved.id,
        kind=saved.kind,
        start=saved.started,
        end=saved.ended,
        language=language,
        package=saved.pack_id,
        profiles=tuple(profiles),
    )


_OF_KIND: Final[Mapping[GameKind, Callable[[SavedGame, Profiles], Mapping[str, Line]]]] = {"word": _of_word}
