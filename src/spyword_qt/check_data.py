"""`spyword-qt --check-data`: computes everybody's stats anew and says where the files have others.

It reads and changes nothing, and needs no display.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from spyword_engine.progress.check import differences
from spyword_engine.progress.history import History
from spyword_qt.store.json_file import Outcome
from spyword_qt.store.profile_files import ProfileFiles
from spyword_qt.store.profile_list import ids_in
from spyword_qt.store.profiles import FOLDER

_FAULTS: Final = {
    Outcome.ABSENT: "is gone, and only its backup is left",
    Outcome.LOST: "is broken",
    Outcome.NEWER: "is from a newer version of The Spy's Word",
    Outcome.UNREADABLE: "can't be read",
}


def check(folder: Path) -> int:
    """Print each fault of the profiles of a data folder on a line; the exit status: 1 where there are any."""
    files = ProfileFiles(folder / FOLDER)
    try:
        ids = sorted(ids_in(os.listdir(folder / FOLDER)))
    except FileNotFoundError:
        ids = []
    except OSError as error:
        print(f"{FOLDER}: can't be read: {error.strerror}")
        return 1
    faults = [f"{FOLDER}/{files.path(one).name}: {fault}" for one in ids for fault in _faults(files, one)]
    for fault in faults:
        print(fault)
    print(f"Profiles: {len(ids)}. Faults: {len(faults)}.")
    return int(bool(faults))


def _faults(files: ProfileFiles, profile_id: str) -> Iterator[str]:
    reading = files.look(profile_id)
    if reading.value is None:
        yield _FAULTS[reading.outcome]
        return
    for difference in differences(_seen(reading.value.history)):
        # As JSON it is plain letters: there is no telling what a terminal can print.
        kept, computed = json.dumps(difference.kept), json.dumps(difference.computed)
        yield f"{difference.path} is {kept}, and by the games it is {computed}"


def _seen(history: History) -> History:
    """The history without ballots that are still hidden, in its lines and in its sums: what is shown."""
    return History(history.counted, history.shown.stats, history.shown.titles)
