"""What becomes of people who come in a file: who is new here, and who brings games."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from spyword_engine.names import folded, free_name
from spyword_qt.store.parcel import Packed
from spyword_qt.store.profile import Profile


@dataclass(frozen=True)
class ImportResult:
    """What an import came to, by people's names as they stand here."""

    new: tuple[str, ...]
    merged: tuple[str, ...]
    """Who was here and got games or titles."""
    same: tuple[str, ...]
    """Who was here and had everything."""
    refused: tuple[str, ...]
    """Whose profile here can't be read, or is from a newer version of the game: it stays as it is."""


class Arrivals:
    """Collects what is to be written; `taken` are the names here, as `names.folded` gives them."""

    def __init__(self, taken: Iterable[str]) -> None:
        self._taken = set(taken)
        self.new: Final[list[Packed]] = []
        self.merged: Final[list[Profile]] = []
        self._same: Final[list[str]] = []
        self._refused: Final[list[str]] = []

    def add(self, packed: Packed, kept: Profile | None) -> None:
        """Somebody, and the profile that they have here."""
        profile = packed.profile
        if kept is None:
            self.new.append(Packed(self._named(profile), packed.portrait))
            return
        history = kept.history.merged(profile.history)
        if history is kept.history:
            self._same.append(kept.name)
        else:
            self.merged.append(kept.but(history=history))

    def refuse(self, packed: Packed) -> None:
        """Somebody whose profile here may not be written."""
        self._refused.append(packed.profile.name)

    @property
    def result(self) -> ImportResult:
        """What it comes to when all is written."""
        return ImportResult(
            new=tuple(packed.profile.name for packed in self.new),
            merged=tuple(profile.name for profile in self.merged),
            same=tuple(self._same),
            refused=tuple(self._refused),
        )

    def _named(self, profile: Profile) -> Profile:
        if profile.retired:
            return profile
        name = free_name(profile.name, self._taken)
        self._taken.add(folded(name))
        return profile.but(name=name)
