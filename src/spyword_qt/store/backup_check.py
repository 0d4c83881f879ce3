"""Looks through a data folder that a backup was unpacked to, as those who read it later would."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from spyword_qt.game_check import check_saved
from spyword_qt.store.games import Games
from spyword_qt.store.image_check import BadPicture
from spyword_qt.store.json_file import Outcome
from spyword_qt.store.kept_picture import is_kept
from spyword_qt.store.own_packs import OwnPacks
from spyword_qt.store.plays import Plays
from spyword_qt.store.portrait import checked
from spyword_qt.store.preferences import PreferencesFile
from spyword_qt.store.profile_files import ProfileFiles
from spyword_qt.store.profile_list import ids_in
from spyword_qt.store.profiles import FOLDER

_OWED: Final = re.compile(r"owed-[0-9a-f]{32}\.json(\.bak)?")


def faulty_in(folder: Path) -> Iterator[tuple[str, Outcome]]:
    """What can't be read, by its name in the folder, and how reading it went."""
    games = Games(folder, check_saved)
    yield from _bad("preferences.json", PreferencesFile(folder).load().outcome)
    yield from _bad("plays.json", Plays(folder).load().outcome)
    yield from _bad("game.json", games.load().outcome)
    # Before they are read: a broken one is set aside then.
    owed = {name.removesuffix(".bak") for name in os.listdir(folder) if _OWED.fullmatch(name)}
    for name in sorted(owed - {f"owed-{game.id}.json" for game in games.owed()}):
        yield name, Outcome.LOST
    yield from _people(folder)
    own = OwnPacks(folder)
    for path in sorted(folder.glob("packages/*")):
        if own.pack(path.name) is None:
            yield f"packages/{path.name}/pack.json", Outcome.LOST
    for path in sorted(folder.glob("*/**/[ab].png")):
        if not is_kept(path.read_bytes()):
            yield path.relative_to(folder).as_posix(), Outcome.LOST


def _people(folder: Path) -> Iterator[tuple[str, Outcome]]:
    place = folder / FOLDER
    if not place.exists():
        return
    files = ProfileFiles(place)
    for profile in ids_in(os.listdir(place)):
        yield from _bad(f"{FOLDER}/{profile}.json", files.read(profile).outcome)
    for path in sorted(place.glob("*.png")):
        try:
            checked(path.read_bytes())
        except BadPicture:
            yield f"{FOLDER}/{path.name}", Outcome.LOST


def _bad(name: str, outcome: Outcome) -> Iterator[tuple[str, Outcome]]:
    if outcome not in (Outcome.READ, Outcome.ABSENT):
        yield name, outcome
