"""Anything is pressed, for many games in one window: nothing breaks, tells, or grows."""

from __future__ import annotations

import gc
import os
import resource
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QFileDialog

from tests.qt.games.bandit_party import BanditParty
from tests.qt.games.monkey import Monkey, widgets
from tests.qt.games.party import Party

IS_THOROUGH = "SPYWORD_THOROUGH" in os.environ
ACTS = 10_000 if IS_THOROUGH else 240
GAMES = 60 if IS_THOROUGH else 3
MOST_GROWTH = 2 * 1024 * 1024
"""Bytes from the fifth of sixty games to the last."""


@pytest.fixture(autouse=True)
def undisturbed(monkeypatch: pytest.MonkeyPatch) -> None:
    """No dialog of the system's comes up."""
    monkeypatch.setattr(QFileDialog, "open", lambda self: None)


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_pressed_nothing_breaks_and_nothing_is_told(party: Party, seed: int) -> None:
    party.deal(5, "discussion_seconds_60")
    monkey = Monkey(party, seed)
    for _ in range(ACTS // 2):
        monkey.act()
    monkey.assert_it_is_the_game_on_disk()
    if IS_THOROUGH:
        assert monkey.games > 20


def test_whatever_is_pressed_at_night_and_by_day_nothing_breaks(bandits: BanditParty) -> None:
    bandits.deal_bandits(12, speech_seconds=30)
    bandits.lead("night")
    monkey = Monkey(bandits, 3)
    for _ in range(ACTS // 2):
        monkey.act()
    monkey.assert_it_is_the_game_on_disk()


def test_nothing_grows_from_game_to_game(party: Party) -> None:
    party.deal(4)
    seen = []
    memory = 0
    for game in range(GAMES):
        party.hurry("over")
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        seen.append(Counter(widgets()))
        if game == 4:
            memory = resident()
        party.press("play_again")
    assert seen[-1] == seen[1]
    if IS_THOROUGH:
        assert resident() - memory < MOST_GROWTH


def resident() -> int:
    """Bytes of memory that the process takes now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()
