"""Whatever lies where a file is expected: it is read or refused, soon."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from spyword_qt.store.bounded import TooLarge, bytes_in


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert bytes_in(path, 5) == b"12345"
    with pytest.raises(TooLarge):
        bytes_in(path, 4)


def test_what_is_not_there_is_told_from_what_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        bytes_in(tmp_path / "nothing", 5)
    with pytest.raises(OSError, match="no plain file"):
        bytes_in(tmp_path, 5)


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such files")
def test_what_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for endless in (tmp_path / "pipe", Path("/dev/zero")):
        with pytest.raises(OSError, match="no plain file"):
            bytes_in(endless, 5)
