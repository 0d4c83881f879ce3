"""A disk on which a process dies, or that refuses, at a step that a test chooses."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

CHANGES: Final = ("open", "fsync", "replace", "unlink", "mkdir")
"""Whatever the program changes on a disk, it does by these of `os`."""


class Killed(BaseException):
    """The process is dead: nothing that it would do is done any more."""


class FailingDisk:
    """Counts the steps that change something below a folder, and lets them be done while `may` says so."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps = 0
        self._folder = os.fspath(folder)
        self._may: Callable[[str], None] = lambda path: None
        for name in CHANGES:
            monkeypatch.setattr(os, name, self._watched(getattr(os, name)))

    def die_at(self, step: int) -> None:
        """From the step with that number on, everything raises Killed."""

        def may(_path: str) -> None:
            if self.steps >= step:
                raise Killed

        self._may = may

    def refuse(self, code: int, *, of: Callable[[str], bool] = lambda path: True) -> None:
        """From now on, steps with such paths raise OSError."""

        def may(path: str) -> None:
            if of(path):
                raise OSError(code, os.strerror(code))

        self._may = may

    def work(self) -> None:
        """From now on, everything is done."""
        self._may = lambda path: None

    def _watched(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def step(target: Any, *rest: Any, **more: Any) -> Any:
            path = "" if isinstance(target, int) else os.fspath(target)
            if isinstance(target, int) or path.startswith(self._folder):
                self._may(path)
                self.steps += 1
            return real(target, *rest, **more)

        return step
