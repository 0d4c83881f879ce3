"""Whether a guess is right, against the one call that compares two texts."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from subprocess import run
from typing import Final

from bench.rounds import Bound, Case, Contest, Sample, Target
from bench.spawned import environment
from bench.timing import case
from spyword_engine.guess import forms, is_right_among, normalise
from spyword_engine.language import ENGLISH

WORDS: Final = (
    "lighthouse",
    "Crème brûlée",
    "violin",
    "hot air balloon",
    "tiger",
    "catapult",
    "snow leopard",
)
OTHERS: Final = ("the {}", "{} s", "{}house", "old {}", "{}ery")
"""With the word itself, and the other word's one, the spellings that a guess is compared with."""
TYPOS: Final = 20
FIRST: Final = """
from time import process_time
from PySide6.QtWidgets import QApplication
from spyword_engine.guess import is_right
from spyword_engine.language import ENGLISH
began = process_time()
is_right("ligthouse", ["lighthouse"], ["torch"], ENGLISH)
print(1000 * (process_time() - began))
"""


def measured() -> Iterator[Contest]:
    """One that is a typo away, and the first of a process."""
    from rapidfuzz.distance import OSA

    rng = Random(1)
    guesses = list(dict.fromkeys((_typo(rng, word), word) for word in WORDS for _ in range(TYPOS)))
    pairs = [(normalise(g, ENGLISH), normalise(w, ENGLISH)) for g, w in guesses]
    spelt = {word: forms((word, *(other.format(word) for other in OTHERS[:4])), ENGLISH) for word in WORDS}
    asked = [(guess, spelt[word]) for guess, word in guesses]
    wrong = forms(("torch",), ENGLISH)

    def compared() -> None:
        for guess, word in pairs:
            OSA.distance(guess, word)

    def decided() -> None:
        # As it is in a game: the package has had its forms since it was dealt, the guess is new.
        for guess, right in asked:
            is_right_among(normalise(guess, ENGLISH), right, wrong)

    column, number = "µs", len(guesses)
    whole = case("a whole guess", column, decided, times=20, per=number, scale=1e6)
    yield Contest(
        "A guess with a typo, against five spellings",
        (case("`OSA.distance`, one call", column, compared, times=200, per=number, scale=1e6), whole),
        (Target("G1", whole.name, column, Bound.RATIO_AT_MOST, 25),),
        rounds=25,
    )
    first = Case("the first guess of a process", _first)
    yield Contest(
        "The first guess: what compares is imported for it",
        (first,),
        (Target("G2", first.name, "ms", Bound.VALUE_AT_MOST, 16),),
        rounds=25,
        note="Processor time of a new process.",
        steady=(0.9, 1.1),
    )


def _typo(rng: Random, word: str) -> str:
    place = rng.randrange(1, len(word) - 1)
    return (
        word[:place] + word[place + 1 :],
        word[:place] + "e" + word[place:],
        word[:place] + word[place + 1] + word[place] + word[place + 2 :],
    )[rng.randrange(3)]


def _first() -> Sample:
    done = run([sys.executable, "-c", FIRST], env=environment(), capture_output=True, text=True, check=True)
    return {"ms": float(done.stdout)}
