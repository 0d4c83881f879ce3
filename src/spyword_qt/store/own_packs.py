"""The packages that people made, in the data folder: `packages/own-…`, a folder each."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path

import msgspec

from spyword_qt.store import folder_swap, library
from spyword_qt.store.bounded import TooLarge, bytes_in
from spyword_qt.store.draft_faults import DraftFault, faults_of, is_good
from spyword_qt.store.kept_picture import MOST_KEPT, is_kept
from spyword_qt.store.not_saved import NotSaved, problem_of
from spyword_qt.store.own_pack import PICTURES, OwnFile, OwnPack, Pictures, with_pictures
from spyword_qt.store.pack import Tint
from spyword_qt.store.pack_draft import PackDraft, draft_of


class BadDraft(ValueError):
    """A draft that can't be kept."""

    def __init__(self, faults: tuple[DraftFault, ...]) -> None:
        super().__init__(", ".join(fault.problem.value for fault in faults))
        self.faults = faults


class OwnPacks:
    """Those of a data folder, read when they are first asked for. `now` gives seconds since 1970.

    Where an id is asked for that isn't there, it raises LookupError.
    """

    def __init__(self, data_folder: Path, now: Callable[[], float] = time.time) -> None:
        self._folder = data_folder / "packages"
        self._now = now
        self._gone: dict[str, OwnPack] = {}

    @property
    def packs(self) -> tuple[OwnPack, ...]:
        """In the order that they were made."""
        return tuple(sorted(self._read[0].values(), key=lambda pack: (pack.file.made, pack.id)))

    @property
    def problems(self) -> tuple[library.Problem, ...]:
        """What is wrong with those that can't be read. They stay where they are."""
        return self._read[1]

    def pack(self, pack_id: str) -> OwnPack | None:
        """The package of that id, None where there is none (any more)."""
        return self._read[0].get(pack_id)

    def new_draft(self) -> PackDraft:
        """An empty one, of a tint that the next one won't have."""
        tints = tuple(Tint)
        return PackDraft(tint=tints[len(self.packs) % len(tints)])

    def draft(self, pack_id: str) -> PackDraft:
        """A package as it is, to be changed."""
        pack = self._read[0][pack_id]
        return draft_of(pack.file, pictures_of(pack))

    def faults(self, draft: PackDraft, pack_id: str | None = None) -> tuple[DraftFault, ...]:
        """Everything wrong with a draft of that package, or of a new one, warnings included."""
        others = (pack for pack in self.packs if pack.id != pack_id)
        return faults_of(draft.tidied(), others)

    def save(self, draft: PackDraft, pack_id: str | None = None) -> OwnPack:
        """Keep a draft as that package, or as a new one.

        Raises BadDraft where a fault is more than a warning, and NotSaved.
        """
        tidy = draft.tidied()
        faults = self.faults(tidy, pack_id)
        if not is_good(faults):
            raise BadDraft(faults)
        if pack_id is None:
            return self.keep(tidy.file(self.free_id(), self.now()), tidy.pictures)
        return self.keep(tidy.file(pack_id, self._read[0][pack_id].file.made), tidy.pictures)

    def duplicate(self, pack_id: str) -> OwnPack:
        """A second one of the same words. Raises NotSaved."""
        pack = self._read[0][pack_id]
        file = msgspec.structs.replace(pack.file, id=self.free_id(), made=self.now())
        return self.keep(file, pictures_of(pack))

    def delete(self, pack_id: str) -> None:
        """Take a package away. Raises NotSaved."""
        pack = self._read[0][pack_id]
        with _saving(pack.folder):
            folder_swap.take_away(pack.folder)
        self._gone[pack_id] = self._read[0].pop(pack_id)

    def restore(self, pack_id: str) -> OwnPack:
        """Have a package back that was deleted since the start. Raises NotSaved."""
        pack = self._gone[pack_id]
        with _saving(pack.folder):
            folder_swap.bring_back(pack.folder)
        self._read[0][pack_id] = self._gone.pop(pack_id)
        return pack

    def keep(self, file: OwnFile, pictures: Pictures) -> OwnPack:
        """Keep a package that has no fault, with these pictures and no other. Raises NotSaved."""
        pack = OwnPack(self._folder / file.id, with_pictures(file, pictures))
        files = {library.PACK_FILE: msgspec.json.format(msgspec.json.encode(pack.file))}
        files |= {name: data for name, data in zip(PICTURES, pictures, strict=True) if data is not None}
        with _saving(pack.folder):
            folder_swap.put(pack.folder, files)
        self._read[0][file.id] = pack
        return pack

    def free_id(self) -> str:
        """An id that no package has, here or anywhere: by chance."""
        return f"own-{secrets.token_hex(6)}"

    def now(self) -> int:
        """When something is made now: after everything else, whatever the clock was set to meanwhile."""
        return max(int(self._now()), 1 + max((pack.file.made for pack in self.packs), default=0))

    @cached_property
    def _read(self) -> tuple[dict[str, OwnPack], tuple[library.Problem, ...]]:
        packs: dict[str, OwnPack] = {}
        problems: list[library.Problem] = []
        for folder in folder_swap.settle(self._folder):
            found = _read_pack(folder)
            if isinstance(found, OwnPack):
                packs[found.id] = found
            else:
                problems.extend(found)
        return packs, tuple(problems)


def pictures_of(pack: OwnPack) -> Pictures:
    """The pictures of a package's words, None also where one can't be used any more."""
    first, second = (
        None if word.picture is None else _picture(pack.folder / word.picture) for word in pack.file.words
    )
    return first, second


def _picture(path: Path) -> bytes | None:
    try:
        data = bytes_in(path, MOST_KEPT)
    except (OSError, TooLarge):
        return None
    return data if is_kept(data) else None


def _read_pack(folder: Path) -> OwnPack | list[library.Problem]:
    read = library.read_file(folder, OwnFile)
    if isinstance(read, list):
        return read
    pack = OwnPack(folder, read)
    return library.told(folder, _misfits(pack)) or pack


def _misfits(pack: OwnPack) -> Iterator[tuple[str, str]]:
    if pack.id != pack.folder.name:
        yield "id", "is not the name of its folder"
    for index, (word, name) in enumerate(zip(pack.file.words, PICTURES, strict=True)):
        if word.picture not in (None, name):
            yield f"words[{index}].picture", f"is not {name}"
        elif word.picture is not None and not (pack.folder / name).is_file():
            yield f"words[{index}].picture", f"{name} is missing"


@contextmanager
def _saving(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise NotSaved(folder, problem_of(error)) from error
