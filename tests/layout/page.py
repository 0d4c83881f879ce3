"""What lies on a screen, where, and what it is called in a report."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QScrollArea, QSlider, QWidget

from spyword_qt.screens.screen import Screen
from spyword_qt.widgets.panel import Panel


def front(screen: Screen) -> QWidget:
    """What is in front: a panel that is open, else the screen itself."""
    return next((panel for panel in screen.findChildren(Panel) if panel.isVisible()), screen)


def parts(root: QWidget) -> list[QWidget]:
    """Everything that is seen on it, what has to be scrolled to included."""
    return [root, *(part for part in root.findChildren(QWidget) if part.isVisible())]


def controls(root: QWidget) -> list[QWidget]:
    """What can be pressed, moved or typed into, even where it is off at the moment."""
    return [part for part in parts(root) if isinstance(part, (QAbstractButton, QLineEdit, QSlider))]


def stops(root: QWidget) -> list[QWidget]:
    """What Tab visits, in its order; a panel has one of its own."""
    chain = parts(root) if isinstance(root, Panel) else _focus_chain(root)
    return [part for part in chain if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isEnabled()]


def _focus_chain(root: QWidget) -> list[QWidget]:
    chain = []
    part = root.nextInFocusChain()
    while part is not None and part is not root:
        if part.isVisible() and root.isAncestorOf(part):
            chain.append(part)
        part = part.nextInFocusChain()
    return chain


def place(part: QWidget, within: QWidget) -> QRect:
    """Where a part is, in the coordinates of one around it."""
    return QRect(part.mapTo(within, QPoint()), part.size())


def scroll_of(part: QWidget) -> QScrollArea | None:
    """The area that a part has to be scrolled to in, if it lies in one."""
    inside, parent = part, part.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea) and inside is parent.viewport() and part is not inside:
            return parent
        inside, parent = parent, parent.parentWidget()
    return None


def content_height(area: QScrollArea) -> int:
    """Pixels in height of what scrolls in it."""
    content = area.widget()
    return content.height() if content is not None else 0


def scrolls(area: QScrollArea) -> bool:
    """Whether not all of it is seen at once."""
    return content_height(area) > area.viewport().height()


def scrolls_sideways(area: QScrollArea) -> bool:
    """Whether it is meant to, where it is too narrow."""
    return area.horizontalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def seen(part: QWidget, root: QWidget) -> QRect:
    """The piece of a part's place that isn't scrolled away, on the root."""
    where = place(part, root)
    area = scroll_of(part)
    while area is not None:
        where &= place(area.viewport(), root)
        area = scroll_of(area)
    return where


def called(part: QWidget) -> str:
    """What to call a part in a report."""
    text = part.text() if isinstance(part, (QLabel, QAbstractButton)) else ""
    kind = type(part).__name__
    return " ".join(filter(None, (kind, part.objectName(), f"“{text}”" if text else "")))


class Page:
    """What is in front, as it lies there at one moment: nothing on it is asked for twice."""

    def __init__(self, root: QWidget) -> None:
        self.root = root
        self.parts = parts(root)
        self.controls = controls(root)
        self._places: dict[QWidget, QRect] = {}
        self._areas: dict[QWidget, QScrollArea | None] = {}
        self._seen: dict[QWidget, QRect] = {}

    def place(self, part: QWidget) -> QRect:
        """Where a part is, in the coordinates of the root."""
        if part not in self._places:
            self._places[part] = place(part, self.root)
        return self._places[part]

    def scroll_of(self, part: QWidget) -> QScrollArea | None:
        """The area that a part has to be scrolled to in, if it lies in one."""
        if part not in self._areas:
            self._areas[part] = scroll_of(part)
        return self._areas[part]

    def seen(self, part: QWidget) -> QRect:
        """The piece of a part's place that isn't scrolled away, on the root."""
        if part not in self._seen:
            self._seen[part] = seen(part, self.root)
        return self._seen[part]

    def around(self, part: QWidget) -> Iterator[QWidget]:
        """What a part must not reach out of: all that it lies in, up to what can be scrolled."""
        area = self.scroll_of(part)
        while part is not self.root:
            parent = part.parentWidget()
            if parent is None or (area is not None and parent is area.viewport()):
                return
            yield parent
            part = parent
