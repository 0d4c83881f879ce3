"""What the presenter tells in passing."""

from __future__ import annotations

from enum import StrEnum


class Told(StrEnum):
    """Something that the table should know, and can do little about."""

    NOT_SAVED = "not_saved"
    NOT_GIVEN = "not_given"
    """What a game brought can't be put into everybody's profile just now."""
    BLANK_GUESS = "blank_guess"
