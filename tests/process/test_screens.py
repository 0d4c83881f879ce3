"""A window that is moved between screens of different scale, minimised, and told that the session ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from spyword_qt.evening import Evening
from tests.process.programs import ENVIRONMENT
from tests.qt.games.many_hands import handle
from tests.qt.games.party import NAMES, Party

ONE = {"name": "one", "x": 0, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "logicalBaseDpi": 96}
SCREENS = {"screens": [ONE, {**ONE, "name": "two", "x": 1920, "logicalDpi": 192}]}


def main(folder: Path) -> None:
    """Plays while the window goes from screen to screen."""
    application = QApplication(["screens"])
    one, two = application.screens()
    party = Party(folder)
    ratios = set()
    party.deal(4)
    for screen, name in ((two, "card"), (one, "clue")):
        party.hurry(name)
        handle(party.window).setScreen(screen)
        party.window.move(screen.geometry().topLeft())
        QTest.qWait(30)
        party.window.grab()
        ratios.add(party.window.devicePixelRatioF())
    assert ratios == {1.0, 2.0}, ratios
    party.close()
    print("played")


def test_between_screens_of_different_scale(tmp_path: Path) -> None:
    screens = tmp_path / "screens.json"
    screens.write_text(json.dumps(SCREENS))
    played = subprocess.run(
        [sys.executable, "-m", "tests.process.test_screens", tmp_path / "data"],
        env={**ENVIRONMENT, "QT_QPA_PLATFORM": f"offscreen:configfile={screens}"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (played.returncode, played.stdout) == (0, "played\n"), played.stderr
    assert not [line for line in played.stderr.splitlines() if "propagateSizeHints" not in line]


@pytest.mark.parametrize("screen", ["card", "discussion"])
def test_the_session_ends(party: Party, screen: str) -> None:
    party.deal(4, "discussion_seconds_60")
    party.hurry(screen)
    party.wait(3)
    evening = party.window.findChild(Evening)
    assert isinstance(evening, Evening)
    # No program can send what the system sends: Qt dies of an empty one.
    evening.end_session()
    saved = party.record()
    assert party.screen == ("discussion" if screen == "discussion" else "handoff")
    party.assert_nothing_is_told()
    killed = Party(party.folder)
    killed.seat(NAMES[:4])
    killed.press("resume_game")
    assert killed.record() == saved
    assert killed.screen == party.screen
    killed.close()


if __name__ == "__main__":
    os.makedirs(sys.argv[1], exist_ok=True)
    main(Path(sys.argv[1]))
