"""One process, timed from just before it is started; it tells more of itself in a line of JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic_ns
from typing import Any, Final

CHILDREN: Final = Path(__file__).parent / "children"
"""Run by their paths: what `python -m` imports to find a module would be in every figure."""
BEGAN: Final = "SPYWORD_BENCH_BEGAN"


def environment(**more: str) -> dict[str, str]:
    """What all processes get. Python writes what it has compiled, or a start would compile it each time."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | more


def spawned(
    child: str, arguments: Sequence[str] = (), *, python: Sequence[str] = (sys.executable,), **more: str
) -> dict[str, Any]:
    """Runs one of the children to its end.

    Returns what it told, and in milliseconds `whole`, until it was gone, and `cpu`, that it computed for.
    Raises RuntimeError with what it said where it didn't end well.
    """
    command = [*python, str(CHILDREN / f"{child}.py"), *arguments]
    return told_by(command, environment(**more))


def told_by(command: Sequence[str], variables: Mapping[str, str]) -> dict[str, Any]:
    """The same for any command. Where it gives `painted_ns`, that becomes `painted`, in milliseconds."""
    before = _cpu()
    began = monotonic_ns()
    done = subprocess.run(
        command,
        env={**variables, BEGAN: str(began)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        close_fds=False,
    )
    whole = (monotonic_ns() - began) / 1e6
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} ended with {done.returncode}: {done.stderr[-2000:]}")
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    told: dict[str, Any] = json.loads(lines[-1]) if lines else {}
    if "painted_ns" in told:
        told["painted"] = (told.pop("painted_ns") - began) / 1e6
    return {**told, "whole": whole, "cpu": 1000 * (_cpu() - before)}


def _cpu() -> float:
    """Seconds that processes which are gone have computed for; 0 where the system doesn't say."""
    times = os.times()
    return times.children_user + times.children_system
