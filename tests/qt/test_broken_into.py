"""What somebody tipsy and nosy once got through, and no longer does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from pytestqt.qtbot import QtBot

from spyword_qt.screens.secret_field import SecretField


class Bound(QKeyEvent):
    """A key that types an x, and that the platform has bound to something else; offscreen, few are."""

    def __init__(self, bound_to: QKeySequence.StandardKey) -> None:
        super().__init__(QEvent.Type.KeyPress, Qt.Key.Key_X, Qt.KeyboardModifier.NoModifier, "x")
        self._bound_to = bound_to

    def matches(self, key: QKeySequence.StandardKey) -> bool:
        return key == self._bound_to


@pytest.mark.parametrize(
    "key", [QKeySequence.StandardKey.DeleteEndOfLine, QKeySequence.StandardKey.DeleteCompleteLine]
)
def test_no_key_cuts_a_secret_out_to_the_clipboard(qtbot: QtBot, key: QKeySequence.StandardKey) -> None:
    field = SecretField()
    qtbot.addWidget(field)
    field.setText("mandolin")
    field.keyPressEvent(Bound(key))
    assert field.text() == "mandolin"
