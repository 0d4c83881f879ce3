"""What a saved game that is over brings to profiles: the lines that its kind makes of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from spyword_engine.progress import any_kind
from spyword_engine.progress.envelope import Envelope
from spyword_engine.progress.line import Line
from spyword_engine.record import read_record, replay
from spyword_qt.bandit.game import game_from
from spyword_qt.game_kind import GameKind
from spyword_qt.store.saved_game import SavedGame


def lines_of(saved: SavedGame, profiles: Sequence[str | None]) -> Mapping[str, Line]:
    """By profile; `profiles` has None for a guest. Raises ValueError where the record is none."""
    assert saved.ended is not None
    match, language = _OF_KIND[saved.kind](saved)
    envelope = Envelope(
        game=saved.id,
        kind=saved.kind,
        start=saved.started,
        end=saved.ended,
        language=language,
        package=saved.pack_id,
        profiles=tuple(profiles),
    )
    return any_kind.lines_of(match, envelope)


def _of_words(saved: SavedGame) -> tuple[object, str]:
    match = replay(read_record(json.loads(saved.record)))
    return match, match.setup.package.language


def _of_bandits(saved: SavedGame) -> tuple[object, str]:
    game = game_from(saved)
    return game.match, game.language


_OF_KIND: Final[Mapping[GameKind, Callable[[SavedGame], tuple[object, str]]]] = {
    "word": _of_words,
    "bandit": _of_bandits,
}
"""The match, and the language that it was played in."""
