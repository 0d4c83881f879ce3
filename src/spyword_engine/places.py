"""Where something that was read is wrong, without any of its values: they are secrets, or a stranger's."""

from __future__ import annotations

import msgspec


def place_of(error: msgspec.ValidationError) -> str:
    """Where the fault is, as far as it can be told."""
    _, at, place = str(error).rpartition(" - at ")
    return f"something is wrong at {place}" if at else "something is missing or of the wrong kind"
