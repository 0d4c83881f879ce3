"""The preferences: applied at once, kept, and a screen beside the game that moves nothing in it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QSlider, QWidget
from pytestqt.qtbot import QtBot

from spyword_qt.app import create_window
from spyword_qt.screens.preferences import PreferencesScreen
from spyword_qt.screens.screen import Screen
from spyword_qt.store.not_saved import NotSaved, problem_of
from spyword_qt.store.preferences import Preferences, PreferencesFile
from spyword_qt.theme import fonts, motion
from spyword_qt.theme.tokens import DARK, LIGHT, colours_of
from spyword_qt.widgets.buttons import Button
from spyword_qt.widgets.guard import SECONDS
from spyword_qt.widgets.notice import Notice
from spyword_qt.widgets.text import Text
from tests.layout.page import scrolls
from tests.qt.conftest import Clock
from tests.qt.games.party import Party
from tests.qt.onlookers import put_up

TILES = (
    *("theme_system", "theme_light", "theme_dark"),
    *("text_100", "text_125", "text_150", "text_200"),
    *("language_en", "language_it", "language_pl", "language_zh"),
    *("language_en", "language_it", "language_pl", "language_zh"),
    *("sound", "reduce_motion", "fullscreen", "keep_awake"),
)


@pytest.fixture
def screen(qtbot: QtBot, clock: Clock) -> PreferencesScreen:
    screen = PreferencesScreen(clock)
    screen.show_preferences(Preferences(), "en")
    put_up(qtbot, screen, (800, 600))
    screen.enter()
    clock.pass_by(SECONDS)
    return screen


def kept(party: Party) -> dict[str, Any]:
    saved: dict[str, Any] = json.loads((party.folder / "preferences.json").read_text("utf-8"))
    fields: dict[str, Any] = saved["preferences"]
    return fields


def button(screen: QWidget, name: str) -> QAbstractButton:
    found = screen.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton)
    return found


def still(party: Party) -> list[str]:
    """What is read on the screen, but for the clock."""
    return [text for text in party.texts() if not re.search(r"\d:\d\d", text)]


def volume(screen: QWidget) -> QSlider:
    found = screen.findChild(QSlider, "volume")
    assert isinstance(found, QSlider)
    return found


def test_a_theme_is_put_on_at_once_and_kept_over_a_restart(party: Party) -> None:
    party.press("preferences", "theme_dark")
    assert colours_of(party.page) is DARK
    assert kept(party)["theme"] == "dark"
    party.reopen()
    assert colours_of(party.page) is DARK
    party.press("preferences")
    assert party.button("theme_dark").isChecked()
    party.press("theme_light")
    assert colours_of(party.page) is LIGHT


def test_the_next_game_has_its_words_in_the_language_that_was_chosen(party: Party) -> None:
    party.press("preferences")
    assert party.button("language_en").isChecked()
    party.press("language_it")
    assert kept(party)["language"] == "it"
    assert not party.button("language_en").isChecked()
    party.press("back")
    party.deal(4)
    assert party.record()["package"]["language"] == "it"


def test_text_grows_on_every_screen_built_already_or_not(party: Party) -> None:
    party.press("preferences", "text_200")
    party.press("back", "rules")
    assert {page.metrics.text for page in party.window.findChildren(Screen)} == {2.0}
    party.reopen()
    assert isinstance(party.page, Screen)
    assert party.page.metrics.text == 2.0


def test_stillness_is_the_windows_own_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    # By the machine's own clock: with another, nothing moves at all.
    window = create_window(tmp_path)
    qtbot.addWidget(window)
    window.show()
    qtbot.wait(int(SECONDS * 1000) + 50)
    window.findChild(QAbstractButton, "preferences").click()
    qtbot.wait(int(SECONDS * 1000) + 50)
    assert window.property(motion.REDUCED) is False
    window.findChild(QAbstractButton, "reduce_motion").click()
    assert window.property(motion.REDUCED) is True
    window.findChild(QAbstractButton, "reduce_motion").click()
    assert window.property(motion.REDUCED) is False


def test_the_system_may_ask_for_stillness_too(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(QApplication.style()), "styleHint", lambda *_: 0)
    party.press("preferences", "keep_awake")
    assert party.window.property(motion.REDUCED) is True
    assert kept(party)["reduce_motion"] is False


def test_fullscreen_fills_the_screen_and_f11_shows_in_the_preferences(party: Party) -> None:
    party.press("preferences", "fullscreen")
    assert party.window.isFullScreen()
    assert kept(party)["fullscreen"] is True
    QTest.keyClick(party.window, Qt.Key.Key_F11)
    assert not party.window.isFullScreen()
    assert not party.button("fullscreen").isChecked()


def test_what_can_not_be_written_holds_for_this_evening_and_is_said(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_file: PreferencesFile, _preferences: Preferences) -> None:
        raise NotSaved(party.folder, problem_of(OSError()))

    monkeypatch.setattr(PreferencesFile, "save", refuse)
    party.press("preferences", "theme_dark")
    assert colours_of(party.page) is DARK
    notice = party.window.findChild(Notice)
    assert isinstance(notice, Notice)
    assert notice.isVisible()
    assert "could not be saved" in notice.accessibleName()


@pytest.mark.parametrize("until", ["clue", "discussion", "result"])
def test_back_leads_to_where_it_was_with_the_game_untouched(party: Party, until: str) -> None:
    party.deal(4)
    party.play(until)
    before, game = still(party), party.record()
    party.menu("preferences")
    assert party.screen == "preferences"
    party.press("text_100", "back")
    assert party.screen == until
    assert still(party) == before
    assert party.record() == game


def test_the_clock_runs_on_meanwhile(party: Party) -> None:
    party.deal(4)
    party.play("discussion")
    before = party.seconds_left()
    party.menu("preferences")
    party.wait(20)
    QTest.keyClick(party.window.focusWidget(), Qt.Key.Key_Escape)
    assert party.screen == "discussion"
    assert party.seconds_left() <= before - 20


def test_silence_takes_one_tap_and_another_brings_back_what_it_was(screen: PreferencesScreen) -> None:
    said: list[Preferences] = []
    screen.changed.connect(said.append)
    volume(screen).setValue(4)
    button(screen, "sound").click()
    assert volume(screen).value() == 0
    button(screen, "sound").click()
    assert [one.volume for one in said] == [0.4, 0.0, 0.4]


def test_the_volume_follows_keys_and_a_finger(screen: PreferencesScreen) -> None:
    said: list[Preferences] = []
    screen.changed.connect(said.append)
    slider = volume(screen)
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_Right)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 2, slider.height() // 2))
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(2, slider.height() // 2))
    assert [one.volume for one in said] == [0.8, 1.0, 0.0]
    assert not button(screen, "sound").isChecked()


def test_a_drag_says_only_where_it_ends(screen: PreferencesScreen) -> None:
    said: list[Preferences] = []
    screen.changed.connect(said.append)
    slider, middle = volume(screen), volume(screen).height() // 2
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 2, middle))
    QTest.mouseMove(slider, QPoint(slider.width() // 2, middle))
    assert said == []
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() // 2, middle))
    assert [one.volume for one in said] == [0.5]


def test_everything_is_reached_and_set_by_keys_alone(screen: PreferencesScreen) -> None:
    wanted = {*TILES, "volume", "about", "back"}
    reached = set()
    area = screen.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    for _ in range(2 * len(wanted)):
        focus = screen.window().focusWidget()
        assert focus is not None
        reached.add(focus.objectName())
        if focus.objectName() in TILES:
            seen = area.viewport().rect().contains(focus.mapTo(area.viewport(), focus.rect().center()))
            assert seen, f"{focus.objectName()} has the focus out of sight"
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert wanted <= reached
    said: list[Preferences] = []
    screen.changed.connect(said.append)
    button(screen, "theme_dark").setFocus()
    QTest.keyClick(button(screen, "theme_dark"), Qt.Key.Key_Return)
    assert said[-1].theme == "dark"


def test_an_arrow_key_brings_what_it_leads_to_into_view(screen: PreferencesScreen) -> None:
    screen.set_text_size(2.0)
    button(screen, "reduce_motion").setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(2):
        QTest.keyClick(screen.window().focusWidget(), Qt.Key.Key_Down)
    last = screen.window().focusWidget()
    area = screen.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    assert last is not None
    assert last.objectName() == "keep_awake"
    assert area.viewport().rect().contains(last.mapTo(area.viewport(), last.rect().center()))


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080), (800, 1280)])
def test_nothing_is_cut_off_or_too_small_to_hit(
    qtbot: QtBot, clock: Clock, size: tuple[int, int], text: float
) -> None:
    screen = PreferencesScreen(clock)
    screen.show_preferences(Preferences(), "en")
    put_up(qtbot, screen, size, text=text)
    for name in TILES:
        tile = button(screen, name)
        assert min(tile.width(), tile.height()) >= 48, name
        assert tile.width() >= tile.minimumSizeHint().width(), name
        assert tile.heightForWidth(tile.width()) <= tile.height(), name
    assert volume(screen).height() >= 48
    for child in (*screen.findChildren(Text), *screen.findChildren(Button)):
        assert child.heightForWidth(child.width()) <= child.height(), child.text()
    for name in ("back", "about"):
        control = button(screen, name)
        assert screen.rect().contains(
            control.geometry().translated(control.parentWidget().mapTo(screen, QPoint()))
        )


@pytest.mark.parametrize("has_glyphs", [True, False])
def test_a_chinese_name_without_glyphs_is_spoken_of_once(
    party: Party, monkeypatch: pytest.MonkeyPatch, has_glyphs: bool
) -> None:
    monkeypatch.setattr(fonts, "can_draw_chinese", lambda: has_glyphs)
    party.press("new_game")
    notice = party.window.findChild(Notice)
    assert isinstance(notice, Notice)
    for name, is_told in (("Ann", False), ("李小龙", not has_glyphs), ("王", False)):
        notice.hide()
        party.driver.control("player_name").setProperty("text", name)
        party.press("add_player")
        assert notice.isVisible() is is_told, name


def test_the_optional_font_is_loaded_where_the_system_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []

    class Extra:
        FONT_PATH = Path("of the extra")

    monkeypatch.setattr(fonts.QFontDatabase, "families", lambda _system: loaded)
    monkeypatch.setattr(fonts, "load", lambda: None)
    monkeypatch.setattr(fonts, "import_module", lambda _name: Extra)
    monkeypatch.setattr(fonts.QFontDatabase, "addApplicationFont", loaded.append)
    monkeypatch.setattr(fonts, "_late", [])
    look = fonts.can_draw_chinese.__wrapped__
    assert look()
    assert loaded == ["of the extra"]
    assert fonts.has_loaded_chinese()


def test_without_the_optional_font_there_are_no_glyphs(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(fonts.QFontDatabase, "families", lambda _system: [])
    monkeypatch.setattr(fonts, "load", lambda: None)
    monkeypatch.setattr(fonts, "import_module", missing)
    assert not fonts.can_draw_chinese.__wrapped__()


@pytest.mark.parametrize("size", [(800, 600), (800, 1280)])
def test_with_the_largest_text_every_screen_of_a_game_keeps_its_buttons_whole(
    party: Party, size: tuple[int, int]
) -> None:
    party.window.resize(*size)
    party.press("preferences", "text_200", "back")
    # What was chosen moves again, and would be looked at half-way.
    party.window.setProperty(motion.REDUCED, True)
    faults: set[str] = set()

    def look(name: str) -> None:
        QApplication.processEvents()
        faults.update(f"{name}: {fault}" for fault in _clipped(party.page))

    look("home")
    party.on_arrival = look
    party.deal(5)
    look("handoff")
    party.play()
    assert "over" in party.seen
    assert faults == set()


def _clipped(page: QWidget) -> Iterator[str]:
    """What is cut off, and buttons off the window, but for what a scroll area brings into view."""
    for child in page.findChildren(QWidget):
        if not child.isVisible():
            continue
        if isinstance(child, (Text, Button)) and child.heightForWidth(child.width()) > child.height():
            yield f"{child.text()!r} is cut off"
        if isinstance(child, QAbstractButton) and not _scrolls(child, page):
            place = child.rect().translated(child.mapTo(page, QPoint()))
            if not page.rect().contains(place):
                yield f"{child.objectName()} is off the window"


def _scrolls(child: QWidget, page: QWidget) -> bool:
    around = child.parentWidget()
    while around is not None and around is not page:
        if isinstance(around, QScrollArea):
            return True
        around = around.parentWidget()
    return False


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 800), (800, 1280), (1920, 1080)])
def test_all_preferences_are_seen_at_once(size: tuple[int, int], screen: PreferencesScreen) -> None:
    screen.window().resize(*size)
    screen.resize(*size)
    area = screen.findChild(QScrollArea)
    assert area is not None
    assert not scrolls(area)
