"""From pixels of the 1280x800 design to pixels of one window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from spyword_qt.theme.tokens import MIN_TARGET, MIN_TEXT

LONG_SIDE: Final = 1280
SHORT_SIDE: Final = 800
LEAST_SCALE: Final = 0.75
MOST_SCALE: Final = 2.0
SMALL_BELOW: Final = 0.85
SIGN_GROWTH: Final = 0.4
"""Part of what letters grow by, that a sign without words does."""
SMALLER_TEXTS: Final = (1.75, 1.5, 1.25, 1.0)


@dataclass(frozen=True)
class Metrics:
    """How large things are in a window of this many logical pixels.

    `text` is the player's own preference for text, 1.0 to 2.0; it enlarges letters, not shapes.
    """

    width: int
    height: int
    text: float = 1.0
    above: int = 0
    """What the window has above this, for some seconds: nothing gets smaller or turns for that."""

    @property
    def portrait(self) -> bool:
        return self.height + self.above > self.width

    @cached_property
    def scale(self) -> float:
        """Factor from the design to this window, between 0.75 and 2."""
        across, down = (SHORT_SIDE, LONG_SIDE) if self.portrait else (LONG_SIDE, SHORT_SIDE)
        height = self.height + self.above
        return max(LEAST_SCALE, min(self.width / across, height / down, MOST_SCALE))

    @property
    def small(self) -> bool:
        """Whether screens leave out what is only pleasant to have."""
        return self.scale < SMALL_BELOW

    @property
    def stroke(self) -> float:
        """Factor for the width of lines: they grow with the window, and never get thinner."""
        return max(1.0, self.scale)

    def with_smaller_text(
        self, texts: Sequence[float] = SMALLER_TEXTS, *, kept: float = 0.0
    ) -> Iterator[Metrics]:
        """This window, then the same with smaller letters: for what has to fit, the largest first.

        `texts` are the preferences to try, and `kept` is the part of this one that letters keep in any case.
        """
        yield self
        for text in texts:
            if kept * self.text <= text < self.text:
                yield self.with_text(text)

    def with_text(self, text: float) -> Metrics:
        """The same window for another preference for text."""
        return replace(self, text=text)

    def with_usual_text(self) -> Metrics:
        """The same window for what is so large that people's preference would leave the rest no room."""
        return self.with_text(1.0)

    def px(self, n: float) -> int:
        """A design length in this window's pixels."""
        return round(n * self.scale)

    def font(self, n: float) -> int:
        """A design letter size in this window's pixels, never too small to read."""
        return max(MIN_TEXT, round(n * self.scale * self.text))

    def sign(self, n: float) -> int:
        """A design length of a sign without words in this window's pixels: it grows a little with letters."""
        return round(n * self.scale * (1 + SIGN_GROWTH * (self.text - 1)))

    def target(self, n: float) -> int:
        """A design length of something to be touched, never too small to hit."""
        return max(MIN_TARGET, self.px(n))


DESIGN: Final = Metrics(LONG_SIDE, SHORT_SIDE)
"""The window that every length was drawn for; what a widget takes until its screen tells it another."""
