"""The screens' names: object names in the window, states of the flow."""

from __future__ import annotations

from enum import StrEnum


class ScreenName(StrEnum):
    """One for each page of the stack."""

    HOME = "home"
    SETUP = "setup"
    HANDOFF = "handoff"
    CARD = "card"
    CLUE = "clue"
    DISCUSSION = "discussion"
    VOTE = "vote"
    RESULT = "result"
    PRIVATE = "private"
    GUESS = "guess"
    JUDGE = "judge"
    NIGHT = "night"
    DAWN = "dawn"
    WORDS = "words"
    HANDS = "hands"
    OVER = "over"
    RULES = "rules"
    PREFERENCES = "preferences"
    PEOPLE = "people"
    PERSON = "person"
    TITLES = "titles"
    PACKAGES = "packages"
