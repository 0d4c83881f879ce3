"""The signs of Secret Bandit's roles, where a picture would be too small, and of the judge's answers."""

from __future__ import annotations

from spyword_engine.bandit.night import Answer
from spyword_engine.bandit.roles import KILLERS_SIDE, Role


def glyph(role: Role) -> str:
    """The icon of a role."""
    return _GLYPHS[role]


def tone(role: Role) -> str:
    """The field of `Colours` that a role's side is drawn in."""
    return "accent" if role in KILLERS_SIDE else "good"


def thumb(answer: Answer) -> str:
    """The icon of the judge's answer, which the judge gives by a thumb."""
    return _THUMBS[answer]


_GLYPHS = {
    Role.POLICE: "shield",
    Role.DOCTOR: "heart",
    Role.CITIZEN: "people",
    Role.KILLER: "knife",
    Role.BANDIT: "gun",
}
_THUMBS = {
    Answer.KILLER: "thumb_down",
    Answer.SIDEWAYS: "thumb_sideways",
    Answer.GOOD: "thumb_up",
}
