"""How everything names a player."""

from __future__ import annotations

from typing import TypeAlias

Seat: TypeAlias = int
"""A player's place at the table: 0 for the first, in the order in which the device goes round."""
