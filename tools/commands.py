"""What `python3 dev.py` can do, one function a command."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from tools import display, environment, libraries
from tools.environment import ROOT
from tools.telling import Trouble, say

TEST_GROUPS = ("test", "check")
PYTEST = ("pytest", "--numprocesses=auto", "--maxprocesses=4")
"""As many at once as there are cores, up to four: each takes half a gigabyte."""
FULL = "--full"
THOROUGH = "SPYWORD_THOROUGH"
"""Where it is set, tests that try only some of many cases try many more, or all of them."""


def play(arguments: list[str]) -> int:
    """start the game; what follows goes to spyword-qt"""
    linux = sys.platform == "linux"
    platforms = display.platforms(os.environ) if linux else []
    python = environment.prepare(())
    if linux:
        libraries.provide(_qt(), platforms)
        display.demand_answer(platforms, os.environ)
    return _run([python, "-m", "spyword_qt", *arguments])


def test(arguments: list[str]) -> int:
    """run the tests without a window; what follows goes to pytest"""
    python = _prepare_offscreen(TEST_GROUPS)
    return _run([python, "-m", *PYTEST, *arguments])


def check(arguments: list[str]) -> int:
    """ruff, strict mypy, and the tests with more examples; --full with all that there are, in an hour"""
    if FULL in arguments:
        os.environ[THOROUGH] = "1"
        arguments = [argument for argument in arguments if argument != FULL]
    python = _prepare_offscreen(TEST_GROUPS)
    steps: dict[str, list[str]] = {
        "ruff": ["ruff", "check"],
        "mypy": ["mypy"],
        "the tests": [*PYTEST, "--hypothesis-profile=check", *arguments],
    }
    failed = []
    for name, step in steps.items():
        say(f"Running {name}.")
        if _run([python, "-m", *step]):
            failed.append(name)
    say(f"Not clean: {', '.join(failed)}." if failed else "All clean.")
    return int(bool(failed))


def bench(arguments: list[str]) -> int:
    """measure how fast it is; names of benchmarks, --rounds N, --peers; --help lists them"""
    # A start that has to compile its modules anew is none that anybody has.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    python = _prepare_offscreen(())
    return _run([python, "-m", "bench", *arguments])


def screenshots(arguments: list[str]) -> int:
    """make the pictures in screenshots/ by playing"""
    python = _prepare_offscreen(())
    return _run([python, "-m", "tools.screenshots", *arguments])


def i18n(arguments: list[str]) -> int:
    """bring the translations' files up to what the sources say"""
    python = environment.prepare(())
    return _run([python, "-m", "tools.translations", *arguments])


def packs(arguments: list[str]) -> int:
    """look over the packages of words and pictures; without a folder, write the index of those that ship"""
    python = environment.prepare(())
    if not arguments and _run([python, "-m", "spyword_qt.store.pack_index"]):
        return 1
    return _run([python, "-m", "spyword_qt.store.lint_packs", *arguments])


def wheel(arguments: list[str]) -> int:
    """build the wheel into dist/"""
    python = environment.prepare(())
    options = ["--no-deps", "--wheel-dir", str(ROOT / "dist"), *arguments]
    return _run([python, "-m", "pip", "wheel", *options, ROOT])


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    command.__name__: command for command in (play, test, check, bench, screenshots, i18n, packs, wheel)
}


def usage() -> str:
    """The list of commands, one a line."""
    lines = [f"  {name:<12} {command.__doc__}" for name, command in COMMANDS.items()]
    return "\n".join(["python3 dev.py COMMAND", *lines])


def main(arguments: list[str]) -> int:
    """Run the command that the arguments name; returns the exit status."""
    if not arguments or arguments[0] in ("-h", "--help"):
        say(usage())
        return 0 if arguments else 2
    command = COMMANDS.get(arguments[0])
    if command is None:
        say(f"There is no command {arguments[0]}.\n{usage()}")
        return 2
    try:
        return command(arguments[1:])
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Python flushes standard output once more as it ends, into a pipe that nobody reads.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (Trouble, OSError) as trouble:
        print(trouble, file=sys.stderr)
        return 1


def _prepare_offscreen(groups: tuple[str, ...]) -> Path:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    python = environment.prepare(groups)
    if sys.platform == "linux":
        libraries.provide(_qt(), display.platforms(os.environ))
    return python


def _qt() -> Path:
    """The folder of the installed PySide6."""
    return next(environment.PLACE.glob("lib/python*/site-packages/PySide6"))


def _run(command: Sequence[str | Path]) -> int:
    process = subprocess.Popen(command, cwd=ROOT)
    while True:
        try:
            status = process.wait()
        except KeyboardInterrupt:
            # Ctrl+C reaches the child as well, which ends in its own way.
            continue
        return status if status >= 0 else 128 - status
