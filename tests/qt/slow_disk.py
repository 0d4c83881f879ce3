"""A disk that takes its time, and tells whether a window waited for it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from threading import Event, current_thread, main_thread
from typing import Any

import pytest

from tests.qt.failing_disk import CHANGES


class SlowDisk:
    """Changes something below a folder when it is let; `waited_for` says what it was asked by the window."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answers = Event()
        self.answers.set()
        self.waited_for: list[str] = []
        self._folder = os.fspath(folder)
        monkeypatch.setattr("spyword_qt.scribe.WITHIN_A_FRAME", 0.008)
        for name in CHANGES:
            monkeypatch.setattr(os, name, self._watched(name, getattr(os, name)))

    def _watched(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def step(target: Any, *rest: Any, **more: Any) -> Any:
            if isinstance(target, int) or os.fspath(target).startswith(self._folder):
                if current_thread() is main_thread():
                    self.waited_for.append(f"{name} {target}")
                else:
                    self.answers.wait()
            return real(target, *rest, **more)

        return step
