"""A column of a page: what there is to read, which scrolls when it must, and the buttons, which stay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from spyword_qt.theme.metrics import SMALLER_TEXTS, Metrics
from spyword_qt.widgets.button_row import ButtonRow
from spyword_qt.widgets.buttons import Button
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.scroll_keys import scroll_by_keys
from spyword_qt.widgets.settle import rescale_all, settle
from spyword_qt.widgets.text import Text

BEFORE_ACTIONS: Final = 16
"""On top of what every button keeps above it."""
ABOVE_ACTION: Final = 14
KEPT_TEXT: Final = 0.6
"""Of the preference for text, that most columns keep in any case."""


class Stack(QWidget):
    """Widgets under one another, each with a distance of its own; hidden ones take none, or keep theirs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._gaps: list[tuple[QSpacerItem, int, QWidget]] = []

    def add(self, widget: QWidget, above: int = 0) -> None:
        """Put a widget at the foot, `above` design pixels below the one before."""
        gap = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._column.addItem(gap)
        self._column.addWidget(widget)
        self._gaps.append((gap, above, widget))

    def space(self, m: Metrics, part: float = 1.0) -> None:
        """Take the distances that fit a window, or a part of them, once it is settled what is hidden."""
        for gap, above, widget in self._gaps:
            is_kept = not widget.isHidden() or widget.sizePolicy().retainSizeWhenHidden()
            height = m.px(part * above) if is_kept else 0
            gap.changeSize(0, height, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            settle(widget)
        self._column.invalidate()
        self.updateGeometry()

    def height_at(self, width: int) -> int:
        """Pixels that everything takes at a width."""
        if self._column.hasHeightForWidth():
            return self._column.totalHeightForWidth(width)
        # Without a text in it, as when what is only pleasant to have has been left out.
        return self._column.sizeHint().height()


class PageColumn(QWidget):
    """What there is to read above the buttons of a screen."""

    steady_buttons: ClassVar[bool] = False
    """Whether buttons are as large as they would be under any text, and beside any other button."""
    kept_text: ClassVar[float] = KEPT_TEXT
    """Of the preference for text, that what there is to read keeps in any case."""
    smaller_texts: ClassVar[Sequence[float]] = SMALLER_TEXTS
    """Preferences for text that are tried where all has no room in the letters that are preferred."""
    buttons_give_way: ClassVar[bool] = False
    """Whether buttons get smaller letters before what is only pleasant to read is left out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reading = Stack()
        self._reading.setObjectName("scrolled")
        self._scroll = Scroll(self._reading, self)
        self._actions = Stack(self)
        self._pleasant: list[Text] = []
        self._growing: dict[QWidget, bool] = {}
        self._buttons: list[QWidget] = []

    def add(self, widget: QWidget, above: int = 0, *, grows: bool = True) -> None:
        """Put something to read at the foot, `above` design pixels below the one before.

        What doesn't grow with people's preference for text is so large that the rest would have no room.
        """
        self._reading.add(widget, above)
        self._growing[widget] = grows

    def add_pleasant(self, text: Text, above: int = 0, *, grows: bool = True) -> None:
        """Put a text at the foot that is left out where it is empty, or where the rest needs the room."""
        self._reading.add(text, above)
        self._growing[text] = grows
        self._pleasant.append(text)

    def add_action(self, button: QWidget, *, keeps_place: bool = False) -> None:
        """Put a button at the foot of the others; one that keeps its place does so while it is hidden."""
        self.keep_place(button, keeps_place)
        self._actions.add(button, ABOVE_ACTION)
        self._buttons.append(button)

    def keep_place(self, button: QWidget, keeps: bool) -> None:
        """Let a button keep its place from now on while it is hidden, or leave it to the others."""
        policy = button.sizePolicy()
        policy.setRetainSizeWhenHidden(keeps)
        button.setSizePolicy(policy)

    def scroll_by_keys(self, owner: QWidget) -> None:
        """Let keys scroll what there is to read while `owner` is seen."""
        scroll_by_keys(self._scroll, owner)

    def fit(self, width: int, height: int, m: Metrics) -> None:
        """Take the largest letters in which nothing has to scroll, but `kept_text` at least."""
        steady = tuple(m.with_smaller_text(kept=KEPT_TEXT))[-1]
        for smaller in m.with_smaller_text(self.smaller_texts, kept=self.kept_text):
            letters = steady if self.steady_buttons else smaller
            for part, grows in self._growing.items():
                rescale_all(part, smaller if grows else m.with_usual_text())
            self._rescale_actions(width, letters)
            if self.settle_letters(width, height, m, smaller):
                break
        if self.buttons_give_way:
            self._make_room(width, height, m, letters)

    def _make_room(self, width: int, height: int, m: Metrics, letters: Metrics) -> None:
        """Give buttons the largest letters, up to these, beside which all has room; these where none do."""
        for smaller in letters.with_smaller_text():
            self._rescale_actions(width, smaller)
            if self.height_at(width, m) <= height:
                return
        self._rescale_actions(width, letters)

    def settle_letters(self, width: int, height: int, m: Metrics, _letters: Metrics) -> bool:
        """Whether nothing has to scroll with these letters; what doesn't grow with them is settled here."""
        return self.height_at(width, m, pleasant=False) <= height

    def _rescale_actions(self, width: int, m: Metrics) -> None:
        """Let no button have larger letters than the first one that is seen: that is the main one."""
        most = 0
        for action in self._buttons:
            if not isinstance(action, (Button, ButtonRow)):
                rescale_all(action, m)
                continue
            for smaller in m.with_smaller_text():
                if isinstance(action, ButtonRow):
                    action.keep_in_lines(width, smaller)
                else:
                    action.keep_low(width, smaller)
                letters = action.letters_at(width)
                if not most or letters <= most:
                    break
            is_measure = not action.isHidden() and not self.steady_buttons
            most = most or (letters if is_measure else 0)

    def height_at(self, width: int, m: Metrics, *, pleasant: bool = True) -> int:
        """Pixels that everything takes at a width when nothing has to scroll."""
        for text in self._pleasant:
            text.setVisible(pleasant and bool(text.text()))
        self._reading.space(m)
        self._actions.space(m)
        return self._reading.height_at(width) + m.px(BEFORE_ACTIONS) + self._actions.height_at(width)

    def scrolls(self) -> bool:
        """Whether what there is to read is higher than the room that it was laid into."""
        return self._reading.height_at(self._scroll.width()) > self._scroll.height()

    def place(self, room: QRect, m: Metrics, *, pinned: bool = False, free: int = 0) -> QRect:
        """Lie in the middle of a room; or, `pinned`, with the buttons at its foot and the rest at its top.

        At least `free` pixels are left between the two. Returns where that is.
        """
        wanted = self.height_at(room.width(), m)
        if wanted > room.height() - free:
            wanted = self.height_at(room.width(), m, pleasant=False)
        buttons = self._actions.height_at(room.width())
        height = room.height() if pinned else min(wanted, room.height())
        top = room.y() + (room.height() - height) // 2
        self.setGeometry(room.x(), top, room.width(), height)
        most = max(0, height - m.px(BEFORE_ACTIONS) - buttons - free)
        reading = min(most, self._reading.height_at(room.width()))
        self._scroll.setGeometry(0, 0, room.width(), reading)
        self._actions.setGeometry(0, height - buttons, room.width(), buttons)
        between = height - buttons - m.px(BEFORE_ACTIONS) - reading
        return QRect(room.x(), top + reading, room.width(), between)
