"""Texts and their translations: `.ts` files for people, `.qm` files for the program, by Qt's own tools."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tools.environment import ROOT
from tools.telling import Trouble
from tools.texts import as_cpp, texts_in

SOURCES: Final = ROOT / "src" / "spyword_qt"
FOLDER: Final = SOURCES / "i18n"
OWN: Final = "en"
"""Of the language of the sources only texts with a number are kept: all others are their own translation."""


def collect(folder: Path = FOLDER) -> None:
    """Bring the `.ts` files of a folder up to what the sources say. Raises Trouble."""
    with tempfile.TemporaryDirectory() as name:
        calls = Path(name) / "texts.cpp"
        calls.write_text(as_cpp(texts_in(SOURCES)), encoding="utf-8")
        for ts in sorted(folder.glob("*.ts")):
            options = ["-no-obsolete", "-locations", "none", "-source-language", OWN]
            if ts.stem.endswith(f"_{OWN}"):
                options.append("-pluralonly")
            _run("lupdate", [*options, str(calls), "-ts", str(ts)])


def compile_all(folder: Path = FOLDER) -> None:
    """Make a `.qm` file of each `.ts` file of a folder. Raises Trouble."""
    for ts in sorted(folder.glob("*.ts")):
        qm = ts.with_suffix(".qm")
        new = qm.with_name(f"{qm.name}.new")
        _run("lrelease", ["-silent", str(ts), "-qm", str(new)])
        # A program that runs has the old one mapped into its memory: written over, it would crash.
        new.replace(qm)


def _run(tool: str, arguments: list[str]) -> None:
    program = Path(sys.executable).with_name(f"pyside6-{tool}")
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Trouble(f"{tool} failed.\n{done.stdout}{done.stderr}")


def main() -> int:
    """Both, one after the other."""
    collect()
    compile_all()
    return 0


if __name__ == "__main__":
    sys.exit(main())
