"""One program on one data folder at a time: a lock that goes with its process."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QSysInfo

NAME: Final = "in-use.lock"


def hold(folder: Path) -> QLockFile | None:
    """The folder's lock, held as long as it is referred to; None where another process has it.

    A lock that a dead process left is taken over. Where none can be made, as in a folder that can't be
    written to, nobody can write anything twice either: the lock is then given without being held.
    """
    lock = QLockFile(str(folder / NAME))
    # By age a game that somebody left open over dinner would lose its lock.
    lock.setStaleLockTime(0)
    if _is_ours(lock) or (_is_from_elsewhere(lock) and lock.removeStaleLockFile() and _is_ours(lock)):
        return lock
    return None


def _is_ours(lock: QLockFile) -> bool:
    return lock.tryLock(0) or lock.error() is not QLockFile.LockError.LockFailedError


def _is_from_elsewhere(lock: QLockFile) -> bool:
    """Whether no computer of this name wrote it: the folder was carried here, or the name has changed.

    Qt can't know whether such a process lives. The system does: it lets no lock be removed that is held.
    """
    _, host, _ = lock.getLockInfo()
    return host != QSysInfo.machineHostName()
