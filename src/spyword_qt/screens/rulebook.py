"""What the rules screen explains: a kind of game, in the language of the moment."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from spyword_qt.widgets.text import Tone
from spyword_qt.widgets.tour_picture import TourScene


@dataclass(frozen=True)
class RoleText:
    """A role: its glyph and colour, or its picture; what it is called here, and what it is."""

    icon: str
    tone: Tone
    name: str
    text: str
    picture: Path | None = None
    """In place of the glyph."""


@dataclass(frozen=True)
class RuleText:
    """A part of the rules: its sign, heading and sentences."""

    icon: str
    title: str
    text: str


@dataclass(frozen=True)
class TourStep:
    """A picture, what it shows, and a sentence or two. `words` are read in the picture itself."""

    scene: TourScene
    title: str
    text: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Rulebook:
    """How a game is played: in two minutes, and in full."""

    lead: str
    """What it is about, in a sentence."""
    roles: tuple[RoleText, ...]
    rules: tuple[RuleText, ...]
    """What happens, in its order."""
    steps: tuple[TourStep, ...]
    """For newcomers, in the order of a game."""
