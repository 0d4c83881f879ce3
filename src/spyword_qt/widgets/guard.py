"""No accidents: a fresh screen is deaf for a moment, and neither a second click nor a held key ever acts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from spyword_qt.widgets.held_keys import HeldKeys

SECONDS: Final = 0.4
_Kind = QEvent.Type
_ACTS: Final = frozenset(
    {
        _Kind.MouseButtonPress,
        _Kind.MouseButtonDblClick,
        _Kind.KeyPress,
        _Kind.Shortcut,
        _Kind.TouchBegin,
    }
)
_AIMED: Final = frozenset({_Kind.MouseButtonPress, _Kind.TouchBegin})
_STROKES: Final = (_Kind.KeyPress, _Kind.KeyRelease)


class Guard(QObject):
    """Swallows presses and keys on the widgets it watches until it opens, and always those of a held key.

    `clock` gives monotonic seconds. A guard that was never closed is open.
    """

    def __init__(self, clock: Callable[[], float], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._keys = HeldKeys(clock)
        self._opens_at = self._aimed_from = clock()
        self._until_quiet = False
        self._is_held = False

    def close(self, *, until_quiet: bool = False) -> None:
        """Be deaf from now on, for `SECONDS`; or until nobody has pressed for so long."""
        self._opens_at = self._clock() + SECONDS
        self._until_quiet = until_quiet
        self._keys.renew()

    def startle(self) -> None:
        """Be deaf for `SECONDS` to what is aimed at places: what lies there is another now. Keys go on."""
        self._aimed_from = self._clock() + SECONDS

    def is_open(self) -> bool:
        """Whether people's acts count."""
        return not self._is_held and self._clock() >= self._opens_at

    @property
    def is_held(self) -> bool:
        """Whether it is deaf until told otherwise."""
        return self._is_held

    def hold(self, is_held: bool) -> None:
        """Be deaf until told otherwise."""
        self._is_held = is_held

    def watch(self, root: QWidget) -> None:
        """Watch everything in `root` that can be pressed or typed into; what is watched already stays so."""
        # Only these, since every event of a watched widget passes through Python.
        for widget in (root, *root.findChildren(QWidget)):
            if widget.focusPolicy() != Qt.FocusPolicy.NoFocus:
                widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _STROKES and isinstance(event, QKeyEvent):
            is_held = self._keys.is_held(event, too_early=not self.is_open())
            if is_held and kind == _Kind.KeyPress and not _is_typed_into(watched):
                return True
        if kind not in _ACTS:
            return False
        if kind == _Kind.MouseButtonDblClick and not isinstance(watched, QLineEdit):
            return True
        if self.is_open():
            return kind in _AIMED and self._clock() < self._aimed_from
        if self._until_quiet and kind == _Kind.MouseButtonPress:
            self.close(until_quiet=True)
        return True


def _is_typed_into(widget: QObject) -> bool:
    """Whether a space is text there, which may come as fast as anybody types."""
    return isinstance(widget, QWidget) and widget.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
