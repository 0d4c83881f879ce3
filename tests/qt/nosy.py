"""Somebody nosy: reads everything that any widget holds, shown or not, as text or for a screen reader."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress

from PySide6.QtGui import QClipboard, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from spyword_engine.views import CardView, PrivateView
from spyword_qt.screens.seen import CardFace
from spyword_qt.widgets.tiles import BallotTile

_LENT = frozenset({CardFace, CardView, PrivateView})


def everything_written() -> Iterator[tuple[str, str]]:
    """(where, text) of every widget of every window, and of both clipboards."""
    for window in QApplication.topLevelWidgets():
        for widget in (window, *window.findChildren(QWidget)):
            where = f"{type(widget).__name__} {widget.objectName()}"
            for text in _texts(widget):
                if text:
                    yield where, text
    clipboard = QGuiApplication.clipboard()
    yield "clipboard", clipboard.text()
    if clipboard.supportsSelection():
        yield "selection", clipboard.text(QClipboard.Mode.Selection)


def leaks(secrets: Iterable[str]) -> list[str]:
    """Where one of the secret words can be read, alone or in a sentence; the word isn't repeated."""
    patterns = [
        re.compile(rf"(?<!\w){re.escape(secret)}(?!\w)", re.IGNORECASE) for secret in secrets if secret
    ]
    return [where for where, text in everything_written() if any(found.search(text) for found in patterns)]


def lent() -> dict[int, str]:
    """Secrets made to be lent to a screen that something still holds on to: their ids, and what they are."""
    gc.collect()
    return {id(thing): type(thing).__name__ for thing in gc.get_objects() if type(thing) in _LENT}


def marked_ballots() -> list[str]:
    """Ballot tiles that still tell a choice."""
    return [
        tile.objectName()
        for window in QApplication.topLevelWidgets()
        for tile in window.findChildren(BallotTile)
        if tile.isChecked()
    ]


def _texts(widget: QWidget) -> Iterator[str]:
    yield widget.windowTitle()
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    yield widget.toolTip()
    yield widget.statusTip()
    yield widget.whatsThis()
    if isinstance(widget, (QLabel, QAbstractButton)):
        yield widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.text()
        yield widget.placeholderText()
        if widget.isUndoAvailable():
            widget.undo()
            yield widget.text()
            widget.redo()
    for name in widget.dynamicPropertyNames():
        # Qt keeps things of its own there that Python can't read; what is ours is text.
        with suppress(RuntimeError):
            value = widget.property(bytes(name.data()).decode())
            if isinstance(value, str):
                yield value
