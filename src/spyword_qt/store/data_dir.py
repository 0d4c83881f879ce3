"""The folder that everything lasting is kept in."""

from __future__ import annotations

from pathlib import Path

from spyword_qt.store.json_file import NotSaved, problem_of


def find(given: Path | None) -> Path:
    """The given folder, or the system's place for such data; made, for this user only, where it is missing.

    Raises NotSaved where it can't be made.
    """
    folder = given if given is not None else _default()
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise NotSaved(folder, problem_of(error)) from error
    return folder


def _default() -> Path:
    # Brought in late: it costs 5 ms, and a start with a given folder never needs it.
    from platformdirs import user_data_path

    return user_data_path("spyword", appauthor=False)
