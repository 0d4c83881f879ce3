"""Reads files that may be anything, in bounded time and memory."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO


class TooLarge(ValueError):
    """A file holds more than whoever reads it takes."""


def open_plain(path: Path) -> BinaryIO:
    """A file, to be read. Raises OSError, also for what is no plain file: that may never come to its end."""
    if not stat.S_ISREG(os.stat(path).st_mode):
        raise OSError(errno.EINVAL, "no plain file", os.fspath(path))
    return open(path, "rb")


def bytes_in(path: Path, most: int) -> bytes:
    """What is in a file, `most` bytes of it at most. Raises TooLarge where it has more, and OSError."""
    with open_plain(path) as file:
        size = os.fstat(file.fileno()).st_size
        if size > most:
            raise TooLarge
        # Not `most`: Python would set that much memory aside.
        return file.read(size)
