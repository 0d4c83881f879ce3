"""The emblems of the kinds of games."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from spyword_qt.game_kind import GameKind

_EMBLEMS: Final = Path(__file__).resolve().parent / "assets" / "games"


def game_picture(game: GameKind) -> Path:
    """The emblem of a kind of game."""
    return _EMBLEMS / f"{game}.svg"
