"""The project's virtual environment, .venv: made at first use, left alone while nothing about it changed."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import platform
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from enum import Enum, auto
from pathlib import Path
from typing import Any

from tools.distribution import Distribution, can_install, install, last_line, this_one
from tools.telling import Trouble, say

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / ".venv"
STAMP = PLACE / "stamp.json"
PIP_LOG = PLACE / "pip.log"
PYTHON = PLACE / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


@dataclass(frozen=True)
class Stamp:
    """What an environment was made from: it is good for whoever wants the same, or fewer groups."""

    python: str
    place: str
    project: str
    groups: tuple[str, ...]


class Work(Enum):
    """What has to be done before an environment can be used."""

    NOTHING = auto()
    INSTALL = auto()
    MAKE = auto()


def work_for(found: Stamp | None, wanted: Stamp) -> Work:
    """Compare what is there (None: nothing usable) with what is wanted."""
    if found is None or (found.python, found.place) != (wanted.python, wanted.place):
        return Work.MAKE
    if found.project != wanted.project or not set(wanted.groups) <= set(found.groups):
        return Work.INSTALL
    return Work.NOTHING


def stamp_of(text: str) -> Stamp | None:
    """Read a stamp; None where it is not one."""
    try:
        fields = json.loads(text)
        return Stamp(fields["python"], fields["place"], fields["project"], tuple(fields["groups"]))
    except (ValueError, TypeError, KeyError):
        return None


def requirements(project: Mapping[str, Any], groups: Iterable[str]) -> list[str]:
    """The requirements of the dependency groups of a pyproject.toml: pip reads them only from 25.1 on."""
    return [line for group in groups for line in project["dependency-groups"][group]]


def download_named(pip_line: str) -> str | None:
    """What a line of pip's says that it downloads, as "PySide6_Addons (166.0 MB)"; None under a megabyte."""
    match = re.search(r"Downloading \S*?([^/\s]+?)-\d\S* \((\d[\d.]* MB)\)", pip_line)
    return f"{match[1]} ({match[2]})" if match else None


def prepare(groups: tuple[str, ...]) -> Path:
    """Make or mend .venv so that it holds the game and the dependency groups; returns its Python.

    Raises Trouble where this Python cannot make one, or a package cannot be had.
    """
    pyproject = (ROOT / "pyproject.toml").read_bytes()
    there = found()
    python = f"{platform.python_version()} {platform.machine()}"
    wanted = Stamp(python, str(PLACE), hashlib.sha256(pyproject).hexdigest(), groups)
    work = work_for(there, wanted)
    if work is Work.NOTHING:
        return PYTHON
    if work is Work.MAKE or there is None:
        _make()
    else:
        wanted = replace(wanted, groups=tuple(sorted({*there.groups, *groups})))
    _install(requirements(tomllib.loads(pyproject.decode()), wanted.groups))
    STAMP.write_text(json.dumps(asdict(wanted)), encoding="utf-8")
    return PYTHON


def found() -> Stamp | None:
    """The stamp of the environment that is there; None where there is none, or it does not run."""
    try:
        stamp = stamp_of(STAMP.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        return None
    return stamp if stamp and _runs() else None


def _runs() -> bool:
    # Looked for, not imported: importing Qt without its system libraries fails in a sound environment too.
    probe = (
        "import sys; from importlib.util import find_spec; "
        "sys.exit(not all(map(find_spec, ('pip', 'PySide6', 'spyword_qt'))))"
    )
    try:
        return subprocess.run([PYTHON, "-c", probe], capture_output=True).returncode == 0
    except OSError:
        return False


def _make() -> None:
    _demand_venv()
    say(f"Making a Python environment for the game in {PLACE}. It takes some 260 MB, most of it Qt.")
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", PLACE], capture_output=True, text=True, errors="replace"
    )
    if made.returncode:
        raise Trouble(f"Python could not make {PLACE}: {last_line(made.stderr) or last_line(made.stdout)}")


def _demand_venv() -> None:
    if importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip"):
        return
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    say(f"This Python ({sys.executable}) lacks its venv and ensurepip modules.")
    if can_install():
        install([package])
    elif this_one() is Distribution.DEBIAN:
        raise Trouble(f"Install them with: {Distribution.DEBIAN.line([package])}")
    else:
        raise Trouble("Install a whole Python 3.11 or newer, one that has them.")


def _install(extra: list[str]) -> None:
    say("Installing what the game needs.")
    options = ["--no-input", "--disable-pip-version-check", "--progress-bar", "off"]
    command = [str(PYTHON), "-m", "pip", "install", *options, "--editable", str(ROOT), *extra]
    with (
        PIP_LOG.open("w", encoding="utf-8") as log,
        subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            env=os.environ | {"PYTHONUTF8": "1"},
        ) as pip,
    ):
        faults = []
        for line in pip.stdout or ():
            log.write(line)
            named = download_named(line)
            if named:
                say(f"  {named}")
            if re.match(r"\s*(ERROR|\w+Error): ", line):
                faults.append(line.strip())
    if pip.returncode:
        said = faults[-1] if faults else "it ended without saying why"
        raise Trouble(
            f"pip could not install what the game needs: {said}\n"
            f"Is this machine online? All that pip said is in {PIP_LOG}."
        )
