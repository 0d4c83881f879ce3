"""People to test with, and ways for their files to fail."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import TypeAlias

import pytest
from PIL import Image

from spyword_engine.progress.line import Line
from spyword_qt.store.json_file import Outcome
from spyword_qt.store.portrait import SIDE
from spyword_qt.store.profile import Profile, to_values
from spyword_qt.store.profiles import FOLDER, Profiles
from tests.engine.progress.games import FRIDAY, WON, line

RED, BLUE = (200, 20, 20), (20, 20, 200)
Faults: TypeAlias = list[tuple[str, Outcome]]
State: TypeAlias = dict[str, tuple[object, bytes | None]]
"""By name, everybody's profile as plain values, and their portrait."""


class Killed(BaseException):
    """The process ended here."""


def opened(folder: Path, faults: Faults | None = None) -> Profiles:
    """The profiles of a folder, as a new start finds them; without a list for faults there may be none."""

    def tell(path: Path, outcome: Outcome) -> None:
        assert faults is not None, f"{path}: {outcome}"
        faults.append((path.name, outcome))

    return Profiles(folder, tell)


def hidden(number: int, **changes: object) -> Line:
    """A game won with hidden ballots: two cast, both on target."""
    return line(number, WON, ballots_hidden=True, counts={"votes_cast": 2, "votes_on_target": 2}, **changes)


def picture(
    kind: str = "PNG",
    size: tuple[int, int] = (SIDE, SIDE),
    colour: tuple[int, int, int] = RED,
    **options: object,
) -> bytes:
    """A picture of one colour, as large as a portrait."""
    target = BytesIO()
    Image.new("RGB", size, colour).save(target, kind, **options)
    return target.getvalue()


def files(folder: Path) -> dict[str, bytes]:
    """What lies in the profiles' folder, but for the index."""
    return {path.name: path.read_bytes() for path in (folder / FOLDER).iterdir() if path.name != "index.json"}


def file_of(folder: Path, profile: Profile) -> Path:
    return folder / FOLDER / f"{profile.id}.json"


def state(folder: Path) -> State:
    """What a new start finds of everybody, but for id and birth, which are new for who is new."""
    profiles = Profiles(folder)
    found: State = {}
    for entry in profiles.entries():
        profile = profiles.get(entry.id)
        assert profile is not None
        values = to_values(profile.but(id="", created=FRIDAY, portrait=""))
        found[entry.name] = (values, Path(entry.portrait).read_bytes() if entry.portrait else None)
    return found


def break_off(monkeypatch: pytest.MonkeyPatch, how: Callable[[], BaseException], calls: range) -> list[str]:
    """Let these calls fail of all that change something on disk; the list names all that were made."""
    made: list[str] = []

    def breaking(name: str, real: Callable[..., object]) -> Callable[..., object]:
        def call(*arguments: object, **options: object) -> object:
            made.append(name)
            if len(made) - 1 in calls:
                raise how()
            return real(*arguments, **options)

        return call

    for name in ("open", "fsync", "replace", "unlink", "mkdir"):
        monkeypatch.setattr(os, name, breaking(name, getattr(os, name)))
    return made


def full() -> OSError:
    """The disk is full."""
    return OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
