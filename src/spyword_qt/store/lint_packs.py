"""Everything wrong with the packages: `python -m spyword_qt.store.lint_packs [FOLDER]`.

The exit status is 1 if there is anything.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import chain, product
from pathlib import Path
from typing import Final

from spyword_engine.guess import normalise
from spyword_engine.language import Language
from spyword_qt.store import library
from spyword_qt.store.lint_pictures import problems_of_pictures
from spyword_qt.store.pack import Pack, PackFile
from spyword_qt.store.pack_index import INDEX_FILE, index_of
from spyword_qt.store.traditional import without_traditional
from spyword_qt.store.word_clash import Clash, Spot, clashes

_CHINESE: Final = "zh"
_WORDING: Final = {
    Clash.NO_LETTER: "has no letter or number",
    Clash.ACCEPTED_ALREADY: "is accepted already, by {other}",
    Clash.SAME: "is the same as {other}",
    Clash.TYPO: "is {other} with a typo",
}


def lint(folder: Path) -> tuple[library.Problem, ...]:
    """All problems of the packages in the folder: of their files, of words and pictures, and between them."""
    problems = list(library.Library.load(folder).problems)
    packs = _readable(folder)
    for pack in packs:
        problems += library.told(pack.folder, (*_clashes(pack), *_untyped(pack), *problems_of_pictures(pack)))
    problems += _said_elsewhere(packs)
    problems += _words_met_twice(packs)
    problems += _kinds_that_differ(library.Library(packs, ()).by_kind())
    problems += _stale_index(folder)
    return tuple(problems)


def main(arguments: Sequence[str]) -> int:
    """The command line: prints each problem as one line, and returns the exit status."""
    folder = Path(arguments[0]).resolve() if arguments else library.default_folder()
    problems = lint(folder)
    for problem in problems:
        print(problem)
    print(f"{len(problems)} problems" if problems else "All packages are in order.")
    return 1 if problems else 0


def _readable(folder: Path) -> tuple[Pack, ...]:
    """The packages whose file can be read, also those that are left out because something does not fit it."""
    files = {
        path.parent: library.read_file(path.parent, PackFile)
        for path in folder.glob(f"*/{library.PACK_FILE}")
    }
    packs = [Pack(inside, file) for inside, file in files.items() if isinstance(file, PackFile)]
    return tuple(sorted(packs, key=lambda pack: (pack.series, pack.number)))


def _problem(pack: Pack, where: str, what: str) -> library.Problem:
    return library.told(pack.folder, [(where, what)])[0]


def _place(spot: Spot, language: Language) -> str:
    """Where pack.json has a spelling."""
    own = f"words[{spot.word}].text.{language}"
    return f"words[{spot.word}].also.{language}[{spot.number - 1}]" if spot.number else own


def _clashes(pack: Pack) -> Iterator[tuple[str, str]]:
    """The two words are told apart in each language, also by whoever mistypes."""
    for language in pack.languages:
        for clash, spot, other in clashes(pack.package(language).words, language):
            with_whom = _place(other, language) if other else ""
            yield _place(spot, language), _WORDING[clash].format(other=with_whom)


def _untyped(pack: Pack) -> Iterator[tuple[str, str]]:
    """Who types Traditional characters can guess each Chinese word."""
    if _CHINESE not in pack.languages:
        return
    for word, spellings in enumerate(pack.package(_CHINESE).words):
        for number in without_traditional(spellings):
            yield _place(Spot(word, number), _CHINESE), "has no Traditional form among the spellings"


def _said_elsewhere(packs: Sequence[Pack]) -> Iterator[library.Problem]:
    """Every package has words in every language that one of them has any in."""
    languages = dict.fromkeys(chain.from_iterable(map(library.said_in, packs)))
    for pack in packs:
        # Where it says something in a language, what it lacks is told already.
        missing = [language for language in languages if language not in library.said_in(pack)]
        yield from library.told(pack.folder, library.unsaid(pack, missing))


def _words_met_twice(packs: Sequence[Pack]) -> Iterator[library.Problem]:
    """No word is in two packages: the second time it would give the package away."""
    first_place: dict[tuple[Language, str], str] = {}
    for pack, index in product(packs, (0, 1)):
        for language in pack.languages:
            form = normalise(pack.file.words[index].text[language], language)
            if (language, form) in first_place:
                place = _place(Spot(index, 0), language)
                yield _problem(pack, place, f"is the word of {first_place[language, form]} too")
            first_place.setdefault((language, form), pack.id)


def _kinds_that_differ(groups: Sequence[Sequence[Pack]]) -> Iterator[library.Problem]:
    """A series is one kind, and a kind is one series: the chooser shows one heading for each."""
    series_of: dict[tuple[Language, str], str] = {}
    for packs in groups:
        first = packs[0].file.kind
        for pack, (language, kind) in product(packs, first.items()):
            if pack.file.kind.get(language, kind) != kind:
                yield _problem(pack, f"kind.{language}", f"differs from that of {packs[0].id}")
        for language, kind in first.items():
            series = series_of.setdefault((language, kind), packs[0].series)
            if series != packs[0].series:
                yield _problem(packs[0], f"kind.{language}", f"is that of {series} too")


def _stale_index(folder: Path) -> Iterator[library.Problem]:
    """The chooser reads the index, so it has to say what the packages say."""
    index = folder / INDEX_FILE
    if index.is_file() and index.read_bytes() != index_of(folder).encode():
        stale = "isn't of these packages; python -m spyword_qt.store.pack_index writes it anew"
        yield library.Problem("/".join(index.parts[-3:]), "", stale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
