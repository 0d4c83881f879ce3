"""What the rules refuse, as types that a front end can put into its own words.

No message here may hold a word, a guess, a hidden role or a ballot: refusals are shown and logged.
"""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """Why an action is refused. Where several apply, the first one in this order is given."""

    NOT_NOW = "not_now"
    NOT_IN = "not_in"
    ALREADY_DONE = "already_done"
    NOT_YOUR_TURN = "not_your_turn"
    BAD_CHOICE = "bad_choice"
    BLANK_GUESS = "blank_guess"


class IllegalAction(Exception):
    """An action that the rules refuse; the match is as it was."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class BadSetup(ValueError):
    """Players, package or deal that no game can start with. The message is one English sentence."""


class BadPackage(BadSetup):
    """Two words that can't be told apart, or a word without a letter."""


class NameProblem(StrEnum):
    """What is wrong with a player's name."""

    EMPTY = "empty"
    TOO_LONG = "too_long"
    BAD_CHARACTER = "bad_character"
    TAKEN = "taken"


class BadName(BadSetup):
    """A name that can't stand at the table; `problem` tells why."""

    def __init__(self, problem: NameProblem, message: str) -> None:
        super().__init__(message)
        self.problem = problem


class BadSettings(ValueError):
    """A setting's name, type or value, or roles that the number of players doesn't allow."""


class BadRecord(ValueError):
    """A record that is not one of ours, or that the rules don't reach."""
