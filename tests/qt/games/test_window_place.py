"""A window comes back as it was closed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from spyword_qt.placing import fitting
from spyword_qt.store.preferences import Preferences, PreferencesFile, WindowPlace
from tests.qt.games.party import Party

PLACE = WindowPlace(40, 50, 900, 650)


def kept(party: Party) -> Preferences:
    return PreferencesFile(party.folder).load().value


def put(party: Party) -> None:
    party.window.setGeometry(PLACE.x, PLACE.y, PLACE.width, PLACE.height)
    QApplication.processEvents()


def test_it_stands_where_the_last_one_was_closed(party: Party) -> None:
    party.press("preferences", "theme_dark")
    put(party)
    party.reopen()
    assert kept(party) == Preferences(theme="dark", window=PLACE)
    screen = party.window.screen().availableGeometry()
    assert party.window.geometry() == fitting(PLACE, [screen], party.window.minimumSize())
    assert not party.window.isMaximized()


@pytest.mark.parametrize("by", ["showMaximized", "showFullScreen"])
def test_what_filled_the_screen_knows_how_large_it_was_before(party: Party, by: str) -> None:
    put(party)
    getattr(party.window, by)()
    QApplication.processEvents()
    party.reopen()
    assert kept(party).window == replace(PLACE, is_maximised=by == "showMaximized")
    assert party.window.isMaximized() is (by == "showMaximized")
