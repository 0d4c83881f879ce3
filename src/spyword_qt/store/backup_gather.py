"""Gathers what a backup takes of a data folder: all that those who read a backup will take.

A damaged file is in it as what it was before, where that lies beside it. What no reader takes is left out.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from spyword_qt.store.backup_check import faulty_in
from spyword_qt.store.backup_layout import lay_out_for_now, most_bytes
from spyword_qt.store.bounded import TooLarge, bytes_in
from spyword_qt.store.json_file import Outcome
from spyword_qt.store.restored import is_data

_BAK: Final = ".bak"


def gathered(folder: Path) -> tuple[dict[str, bytes], frozenset[str]]:
    """The files by name, and the names of what had to be left out: of a package, its folder's.

    Raises OSError where there is no room to look through them.
    """
    found, refused = _found_in(folder)
    with tempfile.TemporaryDirectory() as place:
        lay_out_for_now(found, Path(place))
        # What can be mended is mended there by reading it; the data folder stays as it is.
        faulty = {name for name, outcome in faulty_in(Path(place)) if outcome is not Outcome.RESTORED}
        left_out = {_thing(name) for name in faulty}
        names = sorted({name.removesuffix(_BAK) for name in found if _thing(name) not in left_out})
        files = {name: (Path(place) / name).read_bytes() for name in names if (Path(place) / name).exists()}
    left_out |= {_thing(name) for name in refused if name not in files}
    return files, frozenset(left_out)


def _found_in(folder: Path) -> tuple[dict[str, bytes], set[str]]:
    """What can be read, the backups of single files too; and the names of what can't, or is too large."""
    found: dict[str, bytes] = {}
    refused: set[str] = set()
    for name in _names_in(folder):
        # A file that is being replaced lies under its backup's name for a moment; so that comes second.
        for one in (name, f"{name}{_BAK}"):
            try:
                data = bytes_in(folder / one, most_bytes(name) or 0)
            except FileNotFoundError:
                # What is given away while this looks is gone, and no fault.
                continue
            except (OSError, TooLarge):
                refused.add(name)
            else:
                found[one] = data
    return found, refused


def _names_in(folder: Path) -> list[str]:
    paths = (path.relative_to(folder).as_posix() for path in folder.rglob("*"))
    names = {path.removesuffix(_BAK) for path in paths if is_data(path.partition("/")[0])}
    return sorted(name for name in names if most_bytes(name) is not None)


def _thing(name: str) -> str:
    """What is taken or left as a whole: a package with its pictures, or a single file."""
    folder, _, file = name.removesuffix(_BAK).rpartition("/")
    return folder if folder and folder != "profiles" else f"{folder}/{file}".lstrip("/")
