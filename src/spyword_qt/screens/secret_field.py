"""A line to type a secret into, which leaves nothing behind."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QClipboard, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from spyword_qt.widgets.field import Field

MOST_LETTERS = 80
_KEYS = QKeySequence.StandardKey
# On X11 those that delete to the end, or the whole line, put what they delete on the clipboard.
_COPYING = (_KEYS.Copy, _KEYS.Cut, _KEYS.DeleteEndOfLine, _KEYS.DeleteCompleteLine)


class SecretField(Field):
    """A word in the middle of its line. It can't be copied out, and `forget` takes it back for good."""

    entered = Signal()
    """Enter was pressed, and not to finish a word that an input method was still composing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(voice=True, parent=parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMaxLength(MOST_LETTERS)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        hints = Qt.InputMethodHint
        # An input method that learned the word would offer it to the next player.
        self.setInputMethodHints(hints.ImhSensitiveData | hints.ImhNoPredictiveText)

    def forget(self) -> None:
        """Drop the text, what undo would bring back, and a selection that other windows could paste."""
        self.is_composing = False
        # Unlike clear(), setText() drops the undo history.
        self.setText("")
        clipboard = QGuiApplication.clipboard()
        if clipboard.supportsSelection() and clipboard.ownsSelection():
            clipboard.clear(QClipboard.Mode.Selection)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if any(map(event.matches, _COPYING)):
            event.accept()
        elif self.is_composing or event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.entered.emit()
