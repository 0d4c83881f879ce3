"""How large letters are in a step of the night, and which sizes are tried for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeVar

from spyword_qt.screens.preference_controls import TEXT_SIZES
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.name_chips import NAME
from spyword_qt.widgets.text import TextRole

WORDS: Final = (104, 90, 78, 68, 60, 52, 46, 40, 36, 33, 29)
"""Design sizes of the letters of what is said aloud: as large as all else leaves room for."""
MOST_WORDS: Final = 52
"""The largest of them for usual letters."""
OVER_NAMES: Final = 1.1
"""Of the letters of those awake, what is said has at least."""
LEAD: Final = 0.8
"""Of the letters of what is said, that what tells to say it has at most."""
STEPS: Final = 20
"""To how many parts of the usual letters all else is fitted."""
INSTEAD: Final = 0.7
"""Letters of what is done instead of saying anything, in those of what is said."""
GROWN_INSTEAD: Final = 25
"""Design size up to which they grow, times a preference for text: beyond it, all else has the room first."""
Part = Literal["beside", "awake", "instead", "chosen"]
GROWING: Final[tuple[Part, ...]] = ("beside", "awake", "instead", "chosen")
"""What has room that is left, the first first."""
Size = TypeVar("Size")


@dataclass(frozen=True, slots=True)
class Letters:
    """Sizes for what is said and done in a night, whoever is called, and whether anybody is chosen."""

    words: float = 0.0
    """Design size of what is said aloud."""
    instead: float = 0.0
    """Design size that what is done instead has at least."""
    beside: float = 0.0
    """For what preference for text all else is."""
    chosen: float = 0.0
    """The same for whom a choice is about."""
    awake: float = 0.0
    """The same for those whose eyes are open."""

    def lead(self, text: float) -> float:
        """Design size of what tells to say something, for a preference for text."""
        return min(LEAD * self.words, TextRole.TITLELINE.value.size * text)

    def beside_at_least(self, text: float) -> Letters:
        """The same with nothing beside what is said for a smaller preference for text."""
        beside, chosen, awake = (max(text, one) for one in (self.beside, self.chosen, self.awake))
        words = max(WORDS[-1], self.words, OVER_NAMES * NAME * awake)
        return Letters(words, self.instead, beside, chosen, awake)

    def with_larger_words(self, text: float) -> list[Letters]:
        """The same, and with each size in which more may be said aloud, the smallest first."""
        sizes = (size for size in reversed(WORDS) if self.words < size <= MOST_WORDS * text)
        return [self, *(replace(self, words=size) for size in sizes)]

    def with_larger(self, part: Part, text: float) -> list[Letters]:
        """The same, and with a part of it larger and larger, up to a preference for text."""
        most = min(text, self.words / (OVER_NAMES * NAME))
        texts = (step / STEPS for step in range(STEPS, 2 * STEPS + 1) if step / STEPS <= most)
        match part:
            case "beside":
                steps = [self.beside_at_least(each) for each in texts if each > self.beside]
            case "awake":
                steps = [replace(self, awake=each) for each in texts if each > self.awake]
            case "chosen":
                steps = [replace(self, chosen=each) for each in texts if each > self.chosen]
            case "instead":
                sizes = (min(self.words, GROWN_INSTEAD * each) for each in texts)
                steps = [replace(self, instead=size) for size in sizes if size > self.instead]
        return [self, *steps]


def largest(sizes: Sequence[Size], take: Callable[[Size], bool]) -> None:
    """Have the last of these sizes taken that fits, or the first; `take` says whether what it takes does."""
    # By halves: what is larger than one that doesn't fit doesn't either.
    fitting, last = 0, len(sizes) - 1
    while fitting < last:
        tried = (fitting + last + 1) // 2
        if take(sizes[tried]):
            fitting = tried
        else:
            last = tried - 1
    take(sizes[fitting])


def lower_texts(m: Metrics) -> list[Metrics]:
    """A window for every preference for text that is below its own, the smallest first."""
    return [m.with_text(text) for text in TEXT_SIZES if text < m.text]
