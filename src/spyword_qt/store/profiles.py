"""The people who are known on this machine, in a folder with a file each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from spyword_engine.errors import BadName, NameProblem
from spyword_engine.names import folded, free_name, tidy
from spyword_qt.store.entry import Entry
from spyword_qt.store.json_file import Outcome, Reading
from spyword_qt.store.not_saved import NotSaved
from spyword_qt.store.profile_list import ProfileList

if TYPE_CHECKING:
    from spyword_engine.progress.history import History
    from spyword_engine.progress.line import Line
    from spyword_qt.store.arrivals import ImportResult
    from spyword_qt.store.parcel import Parcel
    from spyword_qt.store.profile import Profile
    from spyword_qt.store.profile_files import ProfileFiles, Removed

FOLDER: Final = "profiles"
_ID: Final = re.compile("[0-9a-f]{32}")


def _at_once(job: Callable[[], None]) -> None:
    job()


class Profiles:
    """The profiles of a data folder. For one thread at a time.

    `tell` hears of each file that turns out to be broken, newer or unreadable, with its path. `later` has
    something written that nobody waits for: it is called only by who asks for `entries`.
    """

    # A list takes what the index has: what reads whole profiles and writes them is brought in late.

    def __init__(
        self,
        folder: Path,
        tell: Callable[[Path, Outcome], None] | None = None,
        later: Callable[[Callable[[], None]], None] = _at_once,
    ) -> None:
        self._folder = folder / FOLDER
        self._list = ProfileList(self._folder, self._read_entry, self._heed)
        self._tell = tell
        self._later = later
        self._told: set[tuple[Path, Outcome]] = set()

    def entries(self) -> tuple[Entry, ...]:
        """Everybody, retired ones too: who played last first, who never played by name."""
        entries = self._list.entries()
        save = self._list.unsaved()
        if save is not None:
            self._later(save)
        return entries

    def get(self, profile_id: str) -> Profile | None:
        """The whole profile; None where there is none, or none that can be read.

        Its history has the sums of its lines, whatever sums the file has.
        """
        return self._take(profile_id, self._files.read) if _ID.fullmatch(profile_id) else None

    def create(self, name: str, colour: int, pattern: int, initials: str = "") -> Profile:
        """Somebody new. Raises BadName, TAKEN too where somebody who isn't retired has the name; NotSaved."""
        return self.save(self._files.new(name, colour, pattern, initials))

    def save(self, profile: Profile) -> Profile:
        """Change what somebody is called, looks like and wears, and whether they are retired.

        History and portrait stay what the file has: they are never changed by a profile that was read before
        a game was given. Raises BadName as `create` does, and NotSaved.
        """
        name = tidy(profile.name)
        if not profile.retired and folded(name) in self._list.taken(but=profile.id):
            raise BadName(NameProblem.TAKEN, "Somebody here has that name already.")
        kept = self._to_change(profile.id)
        if kept is not None:
            profile = profile.but(history=kept.history, portrait=kept.portrait)
        return self._write(profile.but(name=name))

    def give(self, profile_id: str, line: Line, *, is_late: bool = False) -> tuple[History, History] | None:
        """Add a game; the histories before and after it, None where there is no such profile.

        The game was just played, or it `is_late`: see `History.given_late`.

        A game that was given already changes nothing, and the two are those of the first time. Raises
        NotSaved; ValueError for a line that could not be read back.
        """
        profile = self._to_change(profile_id)
        if profile is None:
            return None
        history = profile.history
        if history.has(line.game):
            return history.without(line.game), history
        after = history.given_late(line) if is_late else history.given(line)
        self._write(profile.but(history=after))
        return history, after

    def give_anew(self, profile_id: str, line: Line) -> tuple[History, History] | None:
        """As `give`, with the line in the place of another that the game was given with."""
        profile = self._to_change(profile_id)
        if profile is None:
            return None
        before, after = profile.history.without(line.game), profile.history.given_anew(line)
        if after != profile.history:
            self._write(profile.but(history=after))
        return before, after

    def has(self, profile_id: str) -> bool:
        """Whether there is such a profile, whether or not it can be read just now."""
        return _ID.fullmatch(profile_id) is not None and self._files.has(profile_id)

    def set_portrait(self, profile_id: str, portrait: bytes | Path) -> Profile | None:
        """Give somebody a picture that `portrait.portrait_of` made, None where there is no such profile.

        The one before is deleted. Raises BadPicture and NotSaved, and then nothing has changed.
        """
        from spyword_qt.store.portrait import checked

        profile = self._to_change(profile_id)
        return None if profile is None else self._write_portrait(profile, checked(portrait))

    def clear_portrait(self, profile_id: str) -> Profile | None:
        """Delete somebody's picture; None where there is no such profile. Raises NotSaved."""
        profile = self._to_change(profile_id)
        return None if profile is None else self._write_portrait(profile, None)

    def remove(self, profile_id: str) -> Removed | None:
        """Delete a profile with all its files, and give what undoes it; None where there is none.

        Raises NotSaved, and then all is there.
        """
        profile = self._to_change(profile_id)
        return None if profile is None else self._files.remove(profile)

    def restore(self, removed: Removed) -> Profile:
        """Put back who was removed, to the byte. Raises NotSaved; it can be tried again.

        Who has come back meanwhile by an import gets the games, and somebody whose name is taken by now gets
        a number behind it.
        """
        profile = removed.profile
        back = self._to_change(profile.id)
        if back is not None:
            return self._write(back.but(history=back.history.merged(profile.history)))
        self._files.put_back(removed)
        name = profile.name if profile.retired else free_name(profile.name, self._list.taken(but=profile.id))
        return profile if name == profile.name else self._write(profile.but(name=name))

    def export(self, profile_ids: Iterable[str], path: Path) -> int:
        """Write people with all they have into one file, and give how many: who can't be read is left out.

        Raises NotSaved, and BadParcel (TOO_LARGE) for more than one file takes.
        """
        from spyword_qt.store import parcel

        profiles = [profile for one in profile_ids if (profile := self.get(one)) is not None]
        parcel.write(path, [parcel.packed(profile, self._files.portrait(profile)) for profile in profiles])
        return len(profiles)

    def read_export(self, path: Path) -> Parcel:
        """What `export` wrote, looked over whole; nothing changes by it. Raises BadParcel."""
        from spyword_qt.store import parcel

        return parcel.read(path)

    def import_(self, parcel: Parcel) -> ImportResult:
        """Take people in: who is here already gets the games that they hadn't, and nothing else changes.

        Raises NotSaved: what was written by then is good, and importing again brings the rest.
        """
        from spyword_qt.store.arrivals import Arrivals

        # All profiles here are read before any is written.
        arrivals = Arrivals(self._list.taken())
        for packed in parcel.people:
            try:
                kept = self._to_change(packed.profile.id)
            except NotSaved:
                arrivals.refuse(packed)
            else:
                arrivals.add(packed, kept)
        for packed in arrivals.new:
            self._write_portrait(packed.profile, packed.portrait)
        for profile in arrivals.merged:
            self._write(profile)
        return arrivals.result

    @cached_property
    def _files(self) -> ProfileFiles:
        from spyword_qt.store.profile_files import ProfileFiles

        return ProfileFiles(self._folder)

    def _read_entry(self, profile_id: str) -> Entry | None:
        profile = self._take(profile_id, self._files.read)
        return None if profile is None else self._files.entry(profile)

    def _take(self, profile_id: str, read: Callable[[str], Reading[Profile | None]]) -> Profile | None:
        reading = read(profile_id)
        if reading.is_fault:
            self._heed(self._files.path(profile_id), reading.outcome)
        return reading.value

    def _to_change(self, profile_id: str) -> Profile | None:
        return self._take(profile_id, self._files.read_to_change) if _ID.fullmatch(profile_id) else None

    def _write(self, profile: Profile) -> Profile:
        self._files.write(profile)
        self._list.note(self._files.entry(profile))
        return profile

    def _write_portrait(self, profile: Profile, png: bytes | None) -> Profile:
        portrait = "" if png is None else self._files.put_portrait(profile.id, png)
        kept = profile.portrait
        try:
            profile = self._write(profile.but(portrait=portrait))
            kept = portrait
        finally:
            self._files.drop_portraits(profile.id, but=kept)
        return profile

    def _heed(self, path: Path, outcome: Outcome) -> None:
        lasts = outcome in (Outcome.NEWER, Outcome.UNREADABLE)
        if self._tell is None or (lasts and (path, outcome) in self._told):
            return
        self._told.add((path, outcome))
        self._tell(path, outcome)
