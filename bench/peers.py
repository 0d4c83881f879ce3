"""Other people's programs and engines, each in an environment of its own under .venvs, made at first use."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

PLACE: Final = Path(__file__).parents[1] / ".venvs"
PIP: Final = ("-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check")


class NotHere(Exception):
    """A peer that can't be measured here; its text says why."""


def python_with(name: str, requirements: Sequence[str]) -> Path:
    """The Python of an environment that holds what is required. Raises NotHere."""
    place = PLACE / f"bench-{name}"
    python = place / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    wanted = "\n".join((sys.version, *requirements))
    stamp = place / "made-of.txt"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        print(f"Installing {', '.join(requirements)}.", file=sys.stderr, flush=True)
        _run([sys.executable, "-m", "venv", "--clear", str(place)])
        _run([str(python), *PIP, *requirements])
        stamp.write_text(wanted, encoding="utf-8")
    return python


def node_with(name: str, requirement: str) -> tuple[str, Path]:
    """Node, and the folder of modules that holds what is required. Raises NotHere."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise NotHere("it needs Node.js and npm, which are not installed")
    modules = PLACE / f"bench-{name}" / "node_modules"
    if not modules.is_dir():
        modules.parent.mkdir(parents=True, exist_ok=True)
        _run([npm, "install", "--silent", "--prefix", str(modules.parent), requirement])
    return node, modules


def _run(command: Sequence[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if line.strip()] or ["it ended without saying why"]
        raise NotHere(f"it can't be installed: {said[-1].strip()}")
