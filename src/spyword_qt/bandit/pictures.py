"""The pictures that belong to no package: of the roles of Secret Bandit, and of each game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from spyword_engine.bandit.roles import Role

_ASSETS: Final = Path(__file__).resolve().parents[1] / "assets"


def role_picture(role: Role) -> Path:
    """The picture on the card of a role; all are of equal make."""
    return _ASSETS / "bandit" / f"{role.value}.svg"


def game_picture(game: str) -> Path:
    """The emblem of a kind of game."""
    return _ASSETS / "games" / f"{game}.svg"
