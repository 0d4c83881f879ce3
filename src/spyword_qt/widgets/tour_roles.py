"""The first picture of "how to play" Secret Bandit: a card of each role."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF

from spyword_engine.bandit.roles import Role
from spyword_qt.bandit.pictures import role_picture
from spyword_qt.theme.tokens import CARD_ASPECT, DARK
from spyword_qt.widgets.card_back import back_pixmap
from spyword_qt.widgets.tour_cards import card_front, card_letters, lay_card
from spyword_qt.widgets.tour_stage import Stage, paint_table


@dataclass(frozen=True)
class Spread:
    """A way for the cards to lie."""

    wide: float
    """Of the picture's width, that a card has at most."""
    high: float
    """Of its height, that a card's height has."""
    spots: tuple[tuple[float, float, float], ...]
    """Where each lies, from the middle, in widths and heights of a card, and its turn in degrees."""

    def card(self, stage: Stage) -> int:
        """Pixels in width of a card."""
        return round(min(self.wide * stage.room.width(), self.high * stage.room.height() * CARD_ASPECT))


USUAL: Final = Spread(
    0.27,
    0.355,
    ((-1.07, -0.51, -4.0), (0.0, -0.56, 0.0), (1.07, -0.51, 4.0), (-0.56, 0.51, -3.0), (0.56, 0.51, 3.0)),
)
"""All on the table, which is round."""
UPRIGHT: Final = Spread(
    0.43,
    0.305,
    ((-0.56, -1.08, -3.0), (0.56, -1.08, 3.0), (0.0, 0.0, 0.0), (-0.56, 1.08, -3.0), (0.56, 1.08, 3.0)),
)
FLAT: Final = Spread(
    0.18,
    0.9,
    ((-2.16, 0.04, -4.0), (-1.08, 0.01, -2.0), (0.0, 0.0, 0.0), (1.08, 0.01, 2.0), (2.16, 0.04, 4.0)),
)
"""These two reach beyond it, where there is room, so that the roles are read whole."""


def paint_roles(stage: Stage, words: Sequence[str]) -> None:
    """A card of each role is dealt from the middle, and turns over."""
    paint_table(stage, 0.44)
    spread = _spread(stage, words)
    width = spread.card(stage)
    letters, height = card_letters(words, width), round(width / CARD_ASPECT)
    dealt = stage.during(0.0, 0.5)
    for place, ((x, y, degrees), role) in enumerate(zip(spread.spots, Role, strict=True)):
        turned = stage.during(0.4 + 0.08 * place, 0.62 + 0.08 * place)
        front = card_front(picture_of(role), words[place], letters, width, stage.dpr, stage.colours is DARK)
        back = back_pixmap(width, height, 0.0, stage.dpr)
        breadth = abs(1 - 2 * turned)
        spot = stage.centre + QPointF(x * width, y * height) * dealt
        lay_card(stage, front if turned > 0.5 else back, spot, degrees * dealt, breadth)


@cache
def picture_of(role: Role) -> bytes:
    """The picture on a role's card, as SVG."""
    return role_picture(role).read_bytes()


def _spread(stage: Stage, words: Sequence[str]) -> Spread:
    """The usual one wherever its cards say every role whole, else the one with the largest cards."""
    if card_letters(words, USUAL.card(stage)):
        return USUAL
    return max((USUAL, UPRIGHT, FLAT), key=lambda spread: spread.card(stage))
