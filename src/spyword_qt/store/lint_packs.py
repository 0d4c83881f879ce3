"""Everything wrong with the packages: `python -m spyword_qt.store.lint_packs [FOLDER]`.

The exit status is 1 if there is anything.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from spyword_engine.guess import Language, is_near, normalise
from spyword_qt.store.library import Library, Problem, default_folder, shown_file
from spyword_qt.store.pack import Pack

_Placed = tuple[str, str]
"""A spelling, normalised, and its place in pack.json."""


def lint(folder: Path) -> tuple[Problem, ...]:
    """All problems of the packages in the folder: of their files, of their words, and between them."""
    library = Library.load(folder)
    problems = list(library.problems)
    for pack in library.packs:
        problems += _problems_of_words(pack)
    problems += _words_met_twice(library.packs)
    problems += _kinds_that_differ(library.by_kind())
    return tuple(problems)


def main(arguments: Sequence[str]) -> int:
    """The command line: prints each problem as one line, and returns the exit status."""
    folder = Path(arguments[0]).resolve() if arguments else default_folder()
    problems = lint(folder)
    for problem in problems:
        print(problem)
    print(f"{len(problems)} problems" if problems else "All packages are in order.")
    return 1 if problems else 0


def _problem(pack: Pack, where: str, what: str) -> Problem:
    return Problem(shown_file(pack.folder), where, what)


def _problems_of_words(pack: Pack) -> Iterator[Problem]:
    for language in Language:
        first, second = (_placed(pack, index, language) for index in (0, 1))
        for spellings in (first, second):
            yield from _idle_spellings(pack, spellings)
        for (form, place), (other_form, other_place) in product(first, second):
            if form == other_form:
                yield _problem(pack, place, f"is the same as {other_place}")
            elif is_near(form, other_form) or is_near(other_form, form):
                yield _problem(pack, place, f"is {other_place} with a typo")


def _idle_spellings(pack: Pack, spellings: list[_Placed]) -> Iterator[Problem]:
    first_place: dict[str, str] = {}
    for form, place in spellings:
        if not form:
            yield _problem(pack, place, "has no letter or number")
        elif form in first_place:
            yield _problem(pack, place, f"is accepted already, by {first_place[form]}")
        first_place.setdefault(form, place)


def _placed(pack: Pack, index: int, language: Language) -> list[_Placed]:
    """The word's spellings, its own text first."""
    word = pack.file.words[index]
    own = (normalise(word.text.of(language), language), f"words[{index}].text.{language}")
    also = (normalise(spelling, language) for spelling in word.also.of(language))
    return [own, *((form, f"words[{index}].also.{language}[{number}]") for number, form in enumerate(also))]


def _words_met_twice(packs: Sequence[Pack]) -> Iterator[Problem]:
    """No word is in two packages: the second time it would give the package away."""
    first_place: dict[tuple[Language, str], str] = {}
    for pack, index, language in product(packs, (0, 1), Language):
        form, place = _placed(pack, index, language)[0]
        if (language, form) in first_place:
            yield _problem(pack, place, f"is the word of {first_place[language, form]} too")
        first_place.setdefault((language, form), pack.id)


def _kinds_that_differ(groups: Sequence[Sequence[Pack]]) -> Iterator[Problem]:
    """A series is one kind, and a kind is one series: the chooser shows one heading for each."""
    series_of: dict[tuple[Language, str], str] = {}
    for packs, language in product(groups, Language):
        for pack in packs:
            if pack.kind(language) != packs[0].kind(language):
                yield _problem(pack, f"kind.{language}", f"differs from that of {packs[0].id}")
        series = series_of.setdefault((language, packs[0].kind(language)), packs[0].series)
        if series != packs[0].series:
            yield _problem(packs[0], f"kind.{language}", f"is that of {series} too")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
