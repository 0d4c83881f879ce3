"""Somebody nosy: reads everything that any widget holds, shown or not, as text or for a screen reader."""

from __future__ import annotations

import gc
import re
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import suppress
from typing import TypeAlias

from PySide6.QtGui import QAccessible, QClipboard, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from spyword_engine.bandit.views import CardView as RoleCard
from spyword_engine.bandit.views import JudgeView
from spyword_engine.views import CardView, PrivateView
from spyword_qt.bandit.steps import AtNight, JudgeGate
from spyword_qt.people import Person
from spyword_qt.screens.seen import CardFace, RoleFace
from spyword_qt.widgets.ballot_tile import BallotTile
from spyword_qt.widgets.card_front import Picture
from spyword_qt.widgets.kept_lines import KeptLines
from spyword_qt.widgets.kept_picture import KeptPicture
from spyword_qt.widgets.lines import Lines
from spyword_qt.widgets.name_chips import NameChips
from spyword_qt.widgets.steady_text import SteadyText

ROLE_WORDS = re.compile(r"\b(citizens?|spy|spies|ghost)\b", re.IGNORECASE)
_LENT = frozenset({CardFace, CardView, PrivateView, RoleFace, RoleCard, JudgeView, AtNight, JudgeGate})
_HEARD = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)


Written: TypeAlias = tuple[str, str]
"""Where something can be read, and the text."""


def everything_written() -> Iterator[Written]:
    """What every widget of every window holds, be it to paint it once more, and both clipboards."""
    yield from everything_said()
    for window in QApplication.topLevelWidgets():
        yield from kept_in(window)


def everything_said() -> Iterator[Written]:
    """The same without what is kept to be painted: that is looked up by what is said by then."""
    for window in QApplication.topLevelWidgets():
        yield from said_in(window)
    clipboard = QGuiApplication.clipboard()
    yield "clipboard", clipboard.text()
    if clipboard.supportsSelection():
        yield "selection", clipboard.text(QClipboard.Mode.Selection)


def written_in(root: QWidget) -> Iterator[Written]:
    """What a widget and everything in it holds."""
    yield from said_in(root)
    yield from kept_in(root)


def said_in(root: QWidget) -> Iterator[Written]:
    """What a widget and everything in it says, seen or not."""
    yield from _within(root, _texts)


def kept_in(root: QWidget) -> Iterator[Written]:
    """What a widget and everything in it keeps to paint it once more."""
    yield from _within(root, _kept)


def _within(root: QWidget, read: Callable[[QWidget], Iterator[str]]) -> Iterator[Written]:
    for widget in (root, *root.findChildren(QWidget)):
        where = f"{type(widget).__name__} {widget.objectName()}"
        yield from ((where, text) for text in read(widget) if text)


def heard(secrets: Iterable[str]) -> list[str]:
    """Where a screen reader would come upon one of the secret words. It takes its time."""
    found = []
    for window in QApplication.topLevelWidgets():
        for widget in (window, *window.findChildren(QWidget)):
            told = QAccessible.queryAccessibleInterface(widget)
            texts = [told.text(kind) for kind in _HEARD] if told is not None and told.isValid() else []
            if any(secret.casefold() in text.casefold() for secret in secrets for text in texts):
                found.append(f"{type(widget).__name__} {widget.objectName()}")
    return found


def leaks(secrets: Iterable[str], written: Iterable[Written] | None = None) -> list[str]:
    """Where one of the secret words can be read, alone or in a sentence; the word isn't repeated."""
    patterns = [
        re.compile(rf"(?<!\w){re.escape(secret)}(?!\w)", re.IGNORECASE) for secret in secrets if secret
    ]
    everything = everything_written() if written is None else written
    return [where for where, text in everything if any(found.search(text) for found in patterns)]


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


def roles_told(root: QWidget) -> list[str]:
    """Every text in it that names a role."""
    return [text for _, text in written_in(root) if ROLE_WORDS.search(text)]


def ballots_told(written: Iterable[Written]) -> list[str]:
    """Texts that repeat a choice."""
    return [text for _, text in written if text.startswith("Your vote")]


def pictures(root: QWidget) -> list[str]:
    """Pictures in it that hold one, shown or not."""
    return [picture.objectName() for picture in root.findChildren(Picture) if not _is_blank(picture)]


def _is_blank(picture: Picture) -> bool:
    front = picture.parentWidget()
    assert front is not None
    blank = Picture(front)
    blank.resize(picture.size())
    same = blank.grab().toImage() == picture.grab().toImage()
    blank.setParent(None)
    blank.deleteLater()
    return same


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


def _kept(widget: QWidget) -> Iterator[str]:
    """What it keeps to paint it once more: lines, what a picture is made of, what room is kept for."""
    for thing in vars(widget).values():
        if isinstance(thing, KeptLines):
            yield from _said(tuple(thing._kept.items()))
        elif isinstance(thing, KeptPicture):
            yield from _said(thing._made_of)
    if isinstance(widget, NameChips):
        kept = (*widget._names.items(), *widget._heights)
        yield from _said((widget._people, *widget._others, *kept))
    elif isinstance(widget, SteadyText):
        yield from _said((*widget._all, *widget._heights))


def _said(thing: Hashable) -> Iterator[str]:
    if isinstance(thing, str):
        yield str(thing)
    elif isinstance(thing, Person):
        yield thing.name
    elif isinstance(thing, Lines):
        yield thing._layout.text()
    elif isinstance(thing, tuple):
        for one in thing:
            yield from _said(one)
