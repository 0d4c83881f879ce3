"""The pictures of the roles of Secret Bandit."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from spyword_engine.bandit.roles import Role

_ASSETS: Final = Path(__file__).resolve().parents[1] / "assets"


def role_picture(role: Role) -> Path:
    """The picture on the card of a role; all are of equal make."""
    return _ASSETS / "bandit" / f"{role.value}.svg"
