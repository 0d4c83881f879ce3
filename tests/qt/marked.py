"""Made-up languages, each of which leaves its mark on all that is said in it, and a search for such marks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget

from spyword_engine.progress.titles import Title
from spyword_qt import languages
from spyword_qt.store.shelf import Label
from spyword_qt.widgets.kept_lines import KeptLines
from spyword_qt.widgets.kept_picture import KeptPicture
from tests.qt import nosy

MARKS: Final = {"en": "◖", "it": "◗"}
"""Nothing that a pattern of a date would take for a part of it."""
DEEPEST: Final = 6
"""So far into what a widget holds is looked."""


class Marking(QTranslator):
    """Says everything in English, with a mark before it."""

    def __init__(self, mark: str) -> None:
        super().__init__()
        self._mark = mark

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str:
        return self._mark + sourceText


class MarkedLanguages:
    """Puts them in the place of what the game speaks, until `stop`: texts, titles, and kinds of packages."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._spoken: QTranslator | None = None
        title, kind = Title.name, Label.kind
        monkeypatch.setattr(languages, "speak", self.speak)
        monkeypatch.setattr(Title, "name", lambda one, language: MARKS[language] + title(one, language))
        monkeypatch.setattr(Label, "kind", lambda one, language: MARKS[language] + kind(one, language))

    def speak(self, language: str) -> None:
        QLocale.setDefault(QLocale(language))
        former, self._spoken = self._spoken, Marking(MARKS[language])
        QCoreApplication.installTranslator(self._spoken)
        if former is not None:
            QCoreApplication.removeTranslator(former)

    def stop(self) -> None:
        if self._spoken is not None:
            QCoreApplication.removeTranslator(self._spoken)


def marked(mark: str) -> list[str]:
    """Where any widget of any window, seen or not, holds a text with that mark."""
    # What has been thrown away is gone by then, as it is where an event loop runs.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return sorted({f"{where}: {text}" for where, text in _everything() if mark in text})


def _everything() -> Iterator[nosy.Written]:
    yield from nosy.everything_said()
    for window in QApplication.topLevelWidgets():
        for widget in (window, *window.findChildren(QWidget)):
            where = f"{type(widget).__name__} {widget.objectName()}"
            for name, value in vars(widget).items():
                for text in _within(value, DEEPEST):
                    yield f"{where} {name}", text
        for action in window.findChildren(QAction):
            yield "action", action.text()


def _within(value: Any, deepest: int) -> Iterator[str]:
    """The texts in a value of plain Python, but for what is kept to be painted."""
    if isinstance(value, (Enum, KeptLines, KeptPicture)) or not deepest:
        return
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from _within([*value, *value.values()], deepest - 1)
    elif isinstance(value, (list, tuple, set, frozenset)):
        for one in value:
            yield from _within(one, deepest - 1)
    elif is_dataclass(value) and not isinstance(value, type):
        yield from _within([getattr(value, field.name) for field in fields(value)], deepest - 1)
    elif type(value).__module__.startswith("spyword_") and not isinstance(value, QWidget):
        yield from _within(getattr(value, "__dict__", {}), deepest - 1)
