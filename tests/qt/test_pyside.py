"""PySide6 outlives an evening: 6.12 under Python 3.11 ends the process after some thousand calls."""

from __future__ import annotations

import subprocess
import sys

import pytest

EMITS = """
from PySide6.QtCore import QObject, Signal

class Sender(QObject):
    happened = Signal(object)

sender = Sender()
for number in range(5_000):
    sender.happened.emit(number)
"""

VOID_CALLS = """
from PySide6.QtWidgets import QApplication, QLabel

application = QApplication([])
label = QLabel()
for number in range(10_000):
    label.setText(str(number))
"""


@pytest.mark.parametrize("calls", [EMITS, VOID_CALLS], ids=["emits", "void calls"])
def test_calls_lose_no_reference(calls: str) -> None:
    # In a process of its own: what goes wrong here is no exception, it ends Python.
    done = subprocess.run([sys.executable, "-c", calls], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
