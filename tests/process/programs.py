"""Starts the program as people do, offscreen, on a data folder of a test's."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

ENVIRONMENT = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONFAULTHANDLER": "1"}


def run(program: str, *arguments: str | Path, stdout: int | IO[bytes] | None = None) -> subprocess.Popen[str]:
    """A Python program with arguments, speaking by its standard output."""
    return subprocess.Popen(
        [sys.executable, "-c", program, *map(str, arguments)],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE if stdout is None else stdout,
        stderr=subprocess.PIPE,
        text=True,
    )
