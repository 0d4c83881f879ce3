"""The packages that can be played, read once from a folder of folders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, groupby, product
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from spyword_engine.language import Language
from spyword_qt.store.bounded import TooLarge, bytes_in
from spyword_qt.store.faults import decoded
from spyword_qt.store.pack import Pack, PackFile

S = TypeVar("S", bound=msgspec.Struct)

PACK_FILE = "pack.json"
MOST_BYTES: Final = 65_536
"""Of that file."""


@dataclass(frozen=True)
class Problem:
    """Something wrong with a package. It holds no word."""

    file: str
    where: str
    """The place in the file, `words[1].text.en`; empty for the file itself."""
    what: str

    def __str__(self) -> str:
        return ": ".join(filter(None, (self.file, self.where, self.what)))


@dataclass(frozen=True, repr=False)
class Library:
    """Packs by id, and what is wrong with those that are left out."""

    packs: tuple[Pack, ...]
    problems: tuple[Problem, ...]

    @classmethod
    def load(cls, folder: Path) -> Library:
        """Read every package of the folder. Pictures are looked for, not read."""
        packs: list[Pack] = []
        problems: list[Problem] = []
        for inside in _folders(folder):
            found = read_pack(inside)
            if isinstance(found, Pack):
                packs.append(found)
            else:
                problems.extend(found)
        if not packs:
            problems.append(Problem("/".join(folder.parts[-2:]), "", "holds no package that can be played"))
        return cls(tuple(packs), tuple(problems))

    def pack(self, pack_id: str) -> Pack | None:
        """The pack of that id, None where there is none (any more)."""
        return next((pack for pack in self.packs if pack.id == pack_id), None)

    def by_kind(self) -> tuple[tuple[Pack, ...], ...]:
        """The packs, those of one kind together."""
        return tuple(tuple(packs) for _, packs in groupby(self.packs, lambda pack: pack.series))


def default_folder() -> Path:
    """Where the packages that ship are: in the wheel, or in the checkout."""
    package = Path(__file__).resolve().parents[1]
    in_wheel = package / "packs"
    return in_wheel if in_wheel.is_dir() else package.parents[1] / "assets" / "packs"


def shown_file(folder: Path) -> str:
    """A package's file as problems show it: `assets/packs/fruit-03/pack.json`, without what lies above."""
    return "/".join((folder / PACK_FILE).parts[-4:])


def _folders(folder: Path) -> list[Path]:
    try:
        inside = [path for path in folder.iterdir() if path.is_dir() and not path.name.startswith(".")]
    except OSError:
        return []
    # By series, then number: a plain sort of names would put "sea-animal-01" between "sea-01" and "sea-02".
    return sorted(inside, key=lambda path: path.name.rpartition("-"))


def read_file(folder: Path, expected: type[S]) -> S | list[Problem]:
    """What the pack.json of a package's folder says, or everything that is wrong with it."""
    try:
        data = bytes_in(folder / PACK_FILE, MOST_BYTES)
    except TooLarge:
        return [Problem(shown_file(folder), "", "is too large")]
    except FileNotFoundError:
        return [Problem(shown_file(folder), "", "is missing")]
    except OSError as error:
        return [Problem(shown_file(folder), "", f"can't be read: {error.strerror}")]
    read = decoded(data, expected)
    return told(folder, read) if isinstance(read, list) else read


def told(folder: Path, found: Iterable[tuple[str, str]]) -> list[Problem]:
    """Faults, each a place and what is wrong there, as problems of the file of a package's folder."""
    return [Problem(shown_file(folder), where, what) for where, what in found]


def read_pack(folder: Path) -> Pack | list[Problem]:
    """The shipped package in a folder, or everything that is wrong with it."""
    read = read_file(folder, PackFile)
    if isinstance(read, list):
        return read
    pack = Pack(folder, read)
    return told(folder, _misfits(pack)) or pack


def said_in(pack: Pack) -> tuple[Language, ...]:
    """Every language that the package says anything in."""
    words = pack.file.words
    said = chain(pack.file.kind, *(word.text for word in words), *(word.also for word in words))
    return tuple(dict.fromkeys(said))


def unsaid(pack: Pack, languages: Iterable[Language]) -> Iterator[tuple[str, str]]:
    """What the package lacks to be dealt in these languages."""
    texts = {"kind": pack.file.kind}
    texts |= {f"words[{index}].text": word.text for index, word in enumerate(pack.file.words)}
    for language, (where, said) in product(languages, texts.items()):
        if language not in said:
            yield f"{where}.{language}", "is missing"


def _misfits(pack: Pack) -> Iterator[tuple[str, str]]:
    """What is wrong between the file's parts, and between it and its folder."""
    yield from unsaid(pack, said_in(pack))
    if pack.id != pack.folder.name:
        yield "id", "is not the name of its folder"
    for index, word in enumerate(pack.file.words):
        if not pack.picture(index).is_file():
            yield f"words[{index}].picture", f"{word.picture} is missing"
    if pack.picture(0) == pack.picture(1):
        yield "words[1].picture", "is the same as words[0].picture"
