"""F11 and Esc, what is kept of them, and what Esc means before."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from spyword_qt.store.preferences import Preferences, PreferencesFile
from tests.qt.games.party import Party

F11 = Qt.Key.Key_F11
ESC = Qt.Key.Key_Escape


def press(party: Party, key: Qt.Key) -> None:
    """Presses a key where the focus is, once the screen listens."""
    party.hands.settle()
    QTest.keyClick(party.window.focusWidget() or party.window, key)
    QApplication.processEvents()


def is_kept(party: Party) -> bool:
    return PreferencesFile(party.folder).load().value.fullscreen


def test_f11_fills_the_screen_and_leaves_it(party: Party) -> None:
    press(party, F11)
    assert party.window.isFullScreen()
    assert is_kept(party)
    press(party, F11)
    assert not party.window.isFullScreen()
    assert not is_kept(party)


def test_esc_leaves_it_and_never_enters_it(party: Party) -> None:
    press(party, ESC)
    assert not party.window.isFullScreen()
    press(party, F11)
    press(party, ESC)
    assert not party.window.isFullScreen()
    assert not is_kept(party)
    assert party.screen == "home"


def test_leaving_it_goes_back_to_what_the_window_was(party: Party) -> None:
    party.window.showMaximized()
    press(party, F11)
    press(party, F11)
    assert party.window.isMaximized()


def test_it_starts_so_where_it_was_left_so(tmp_path: Path, qtbot: QtBot) -> None:
    PreferencesFile(tmp_path).save(Preferences(fullscreen=True))
    party = Party(tmp_path)
    assert party.window.isFullScreen()
    press(party, ESC)
    party.reopen()
    assert not party.window.isFullScreen()
    party.close()


def test_asked_for_on_the_command_line_it_is_not_kept_and_outlasts_other_choices(party: Party) -> None:
    party.window.showFullScreen()
    party.press("preferences", "theme_dark")
    assert party.window.isFullScreen()
    assert not is_kept(party)
    press(party, F11)
    assert not party.window.isFullScreen()


@pytest.mark.parametrize("page", ["rules", "preferences"])
def test_esc_on_a_page_means_back(party: Party, page: str) -> None:
    press(party, F11)
    party.press(page)
    assert party.screen == page
    press(party, ESC)
    assert party.screen == "home"
    assert party.window.isFullScreen()


def test_esc_in_a_panel_means_its_safe_choice(party: Party) -> None:
    press(party, F11)
    party.deal(4)
    party.press("table_menu", "give_up")
    assert party.offers("act")
    press(party, ESC)
    assert not party.offers("act")
    assert party.screen == "handoff"
    assert party.window.isFullScreen()


def test_esc_in_a_panel_over_a_page_closes_only_the_panel(party: Party) -> None:
    party.press("preferences", "about")
    assert party.offers("done")
    press(party, ESC)
    assert not party.offers("done")
    assert party.screen == "preferences"


def test_f11_works_in_a_panel_and_while_somebody_types(party: Party) -> None:
    party.press("new_game")
    party.driver.type_into("player_name", "Ada")
    press(party, F11)
    assert party.window.isFullScreen()
    party.press("pill_tie")
    assert party.offers("tie_breaker_lots")
    press(party, F11)
    assert not party.window.isFullScreen()
    assert party.offers("tie_breaker_lots")


def test_the_preferences_page_follows_the_key(party: Party) -> None:
    party.press("preferences")
    press(party, F11)
    assert party.button("fullscreen").isChecked()


def test_filling_the_screen_shows_no_secret_and_hides_none(party: Party) -> None:
    party.deal(4)
    party.play_to_secret("card")
    press(party, F11)
    assert party.screen == "card"
    assert [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()] == [party.window]
