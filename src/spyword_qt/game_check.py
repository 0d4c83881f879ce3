"""Whether a saved game can be gone on with, or shown if it is over: each kind knows for its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from spyword_qt.bandit.game import check_bandit
from spyword_qt.game_kind import GameKind
from spyword_qt.store.saved_game import SavedGame
from spyword_qt.word_game import check_word

_OF_KIND: Final[Mapping[GameKind, Callable[[SavedGame], None]]] = {
    "word": check_word,
    "bandit": check_bandit,
}


def check_saved(saved: SavedGame) -> None:
    """Raises ValueError, or LookupError for a kind that isn't there, unless it can."""
    _OF_KIND[saved.kind](saved)
