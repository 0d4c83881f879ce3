"""About the game: what it is made of, under which licences, and where its files are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from spyword_qt import __version__, credits
from spyword_qt.screens.about import About
from spyword_qt.screens.preferences import PreferencesScreen
from spyword_qt.widgets.guard import SECONDS
from tests.qt.conftest import Clock
from tests.qt.onlookers import put_up

PYPROJECT = Path(__file__).parents[2] / "pyproject.toml"
FOLDER = Path("/home/ann/.local/share/spyword")


@pytest.fixture
def about(qtbot: QtBot, clock: Clock) -> About:
    screen = PreferencesScreen(clock)
    put_up(qtbot, screen, (800, 600))
    screen.enter()
    clock.pass_by(SECONDS)
    panel = About(screen, credits.parts(), FOLDER)
    panel.open()
    return panel


def said(panel: QWidget) -> str:
    return "\n".join(label.text() for label in panel.findChildren(QLabel))


def test_every_part_is_named_with_its_version_licence_and_makers(about: About) -> None:
    text = said(about)
    for part in credits.parts():
        assert part.version in text
        assert part.licence in text
        assert part.makers in text
    assert f"Version {__version__}" in text
    assert f"Qt {qVersion()}" in text
    assert "MIT licence" in text
    assert "LGPL, version 3" in text


def test_all_that_is_installed_with_the_game_has_its_notice() -> None:
    block = re.search(r"^dependencies = \[(.*?)^\]", PYPROJECT.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert block
    needed = {name.lower() for name in re.findall(r'^\s*"([A-Za-z0-9-]+)', block[1], re.MULTILINE)}
    named = {credits.PYSIDE, *credits.FONTS, *credits.OTHERS}
    assert needed <= {name.lower() for name in named}


def test_the_fonts_are_under_the_open_font_licence_by_their_authors() -> None:
    parts = {part.name: part for part in credits.parts()}
    for name in ("Fraunces", "Figtree"):
        assert parts[name].licence == "OFL-1.1"
        assert f"The {name} Project Authors" in parts[name].makers


def test_no_licence_is_a_whole_text() -> None:
    for part in credits.parts():
        assert part.licence, part.name
        assert len(part.licence) < 40, part.name


def test_the_folder_of_the_data_is_told(about: About) -> None:
    label = about.findChild(QLabel, "data_folder")
    assert isinstance(label, QLabel)
    assert label.text() == str(FOLDER)


def test_keys_scroll_it_and_escape_closes_it_alone(about: About, qtbot: QtBot) -> None:
    screen = about.parentWidget()
    assert isinstance(screen, PreferencesScreen)
    area = about.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0
    QTest.keyClick(about.focusWidget(), Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    with qtbot.assertNotEmitted(screen.back):
        QTest.keyClick(about.focusWidget(), Qt.Key.Key_Escape)
    assert not about.isVisible()
    with qtbot.waitSignal(screen.back, timeout=100):
        QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Escape)


def test_it_is_opened_from_the_preferences(qtbot: QtBot, clock: Clock) -> None:
    screen = PreferencesScreen(clock)
    put_up(qtbot, screen)
    button = screen.findChild(QAbstractButton, "about")
    assert isinstance(button, QAbstractButton)
    with qtbot.waitSignal(screen.about, timeout=100):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
