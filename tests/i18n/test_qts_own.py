"""What Qt itself says in the game is said in the table's language: menus of lines to type in, buttons."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from spyword_qt import languages, spoken
from spyword_qt.screens.file_dialog import file_dialog
from spyword_qt.spoken import LANGUAGES, SOURCE

BUTTON = QDialogButtonBox.StandardButton


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    languages.speak(SOURCE)


def said(qtbot: QtBot, language: str) -> list[str]:
    """The entries of a line's own menu, buttons, and the labels of a dialog that asks for a file."""
    languages.speak(language)
    line, buttons = QLineEdit(), QDialogButtonBox(BUTTON.Open | BUTTON.Save | BUTTON.Cancel)
    for widget in (line, buttons):
        qtbot.addWidget(widget)
    menu = line.createStandardContextMenu()
    qtbot.addWidget(menu)
    entries = [action.text().partition("\t")[0] for action in menu.actions() if action.text()]
    dialog = file_dialog(line, "", QStandardPaths.StandardLocation.DocumentsLocation)
    qtbot.addWidget(dialog)
    labels = [dialog.labelText(label) for label in QFileDialog.DialogLabel]
    return [*entries, *(button.text() for button in buttons.buttons()), *labels]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != SOURCE])
def test_every_entry_and_button_is_in_the_language(qtbot: QtBot, language: str) -> None:
    english, other = said(qtbot, SOURCE), said(qtbot, language)
    assert len(other) == len(english) == 15
    assert not set(other) & set(english)


def test_translations_of_qts_own_beside_the_games_are_no_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("spyword_it.qm", "spyword_it.ts", "qtbase_it.qm", "qtbase_de.qm"):
        (tmp_path / name).touch()
    monkeypatch.setattr(spoken, "FOLDER", tmp_path)
    assert spoken._codes() == (SOURCE, "it")
