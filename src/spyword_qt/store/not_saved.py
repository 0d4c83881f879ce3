"""That something could not be saved, and why."""

from __future__ import annotations

import errno
from enum import StrEnum
from pathlib import Path


class SaveProblem(StrEnum):
    """Why something could not be saved."""

    FULL = "full"
    DENIED = "denied"
    NEWER = "newer"
    OTHER = "other"


class NotSaved(Exception):
    """Nothing was saved; `path` is as it was before."""

    def __init__(self, path: Path, problem: SaveProblem) -> None:
        super().__init__(f"{path}: {problem.value}")
        self.path = path
        self.problem = problem


def problem_of(error: OSError) -> SaveProblem:
    """What the system's error means to somebody who wants to save."""
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return SaveProblem.FULL
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return SaveProblem.DENIED
    return SaveProblem.OTHER
