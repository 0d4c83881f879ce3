"""What the start screen's column is made of: its head, and buttons that stand beside or below one another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import TILE_GAP
from spyword_qt.widgets.buttons import Button
from spyword_qt.widgets.flow_row import FlowRow

UNDER_MARK: Final = 8
BESIDE_MARK: Final = 24
KEPT_FOOT: Final = 0.6
"""Of people's preference for text, that a row keeps to be a single line."""
FOOT_TEXTS: Final = (1.75, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1.0)
"""Preferences for text that such a row tries: a second line for one of its buttons is to be worth it."""
PAIRED_TEXTS: Final = (1.6, 1.3, 1.15, 1.0)
"""Preferences for text that pairs of buttons try instead of the usual ones, which have nothing between 1.25
and 1: long words, as in Italian, would stay small in a small window, whatever people prefer."""


class Masthead(QWidget):
    """The mark above the game's name; beside it where height is dear: in an upright window."""

    def __init__(self, mark: QWidget, name: QWidget) -> None:
        super().__init__()
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(mark)
        self._row.addWidget(name)
        self._row.addStretch(1)

    def rescale(self, m: Metrics) -> None:
        """Take the direction and the distance that fit a window."""
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if m.portrait else direction.TopToBottom)
        self._row.setSpacing(m.px(BESIDE_MARK if m.portrait else UNDER_MARK))


class Place(QWidget):
    """Where a button stands that is made anew: the more likely game is the main action."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def hold(self, button: Button) -> None:
        """Put a button here."""
        self._column.addWidget(button)
        # By name: a layout takes what it is given for hidden until the event loop runs.
        button.show()

    def clear(self) -> bool:
        """Throw the button away, if there is one; returns whether it had the focus."""
        former = self.findChildren(Button)
        had_focus = any(button.hasFocus() for button in former)
        for button in former:
            button.setParent(None)
            button.deleteLater()
        return had_focus


class Ways(QWidget):
    """Lines of controls; those of a line are equally wide unless that is too narrow for one of them."""

    def __init__(self, controls: Sequence[QWidget]) -> None:
        super().__init__()
        self._lines: Sequence[Sequence[QWidget]] = ()
        self._gap = TILE_GAP
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for control in controls:
            control.setParent(self)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._gap = m.px(TILE_GAP)
        self.updateGeometry()

    def show_lines(self, lines: Sequence[Sequence[QWidget]]) -> None:
        """Put controls into lines; whatever is in none is to be hidden."""
        self._lines = lines
        self.updateGeometry()
        self._place()

    def needed(self, line: Sequence[QWidget]) -> int:
        """Pixels that a line takes at least."""
        return sum(control.sizeHint().width() + self._gap for control in line) - self._gap

    def sizeHint(self) -> QSize:
        width = max((self.needed(line) for line in self._lines), default=0)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        heights = (_height(line, self._widths(line, width)) for line in self._lines)
        return sum(height + self._gap for height in heights) - self._gap

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    def _place(self) -> None:
        top = 0
        for line in self._lines:
            widths, left = self._widths(line, self.width()), 0.0
            height = _height(line, widths)
            for control, width in zip(line, widths, strict=True):
                control.setGeometry(round(left), top, round(left + width) - round(left), height)
                left += width + self._gap
            top += height + self._gap

    def _widths(self, line: Sequence[QWidget], width: int) -> list[float]:
        even = (width + self._gap) / len(line) - self._gap
        hints = [control.sizeHint().width() for control in line]
        needed = self.needed(line)
        if max(hints) <= even or needed > width:
            return [even] * len(line)
        return [hint + (width - needed) / len(line) for hint in hints]


def _height(line: Sequence[QWidget], widths: Sequence[float]) -> int:
    """Of the highest control, as it breaks its words at its width."""
    return max(
        control.heightForWidth(int(width)) if control.hasHeightForWidth() else control.sizeHint().height()
        for control, width in zip(line, widths, strict=True)
    )


def take_room(width: int, narrow: Sequence[Button], alike: Sequence[Button], m: Metrics) -> Metrics:
    """Give buttons the largest letters in which none of the `narrow` ones is wider; returns these."""
    for smaller in m.with_smaller_text(PAIRED_TEXTS):
        for button in alike:
            button.rescale(smaller)
        if max(button.sizeHint().width() for button in narrow) <= width:
            break
    return smaller


def keep_few_lines(row: FlowRow, buttons: Sequence[Button], width: int, m: Metrics, text: float) -> None:
    """Give the buttons of a row the largest letters up to `m`'s in which it is one line, or else two.

    `text` is people's own preference: what is beside the row may have become smaller before.
    """
    for most, kept in ((1, KEPT_FOOT * text / m.text), (2, 0.0)):
        for smaller in m.with_smaller_text(FOOT_TEXTS, kept=kept):
            for button in buttons:
                button.rescale(smaller)
            if row.heightForWidth(width) < (most + 1) * row.sizeHint().height():
                # It may keep its own width, of which each gets another part now.
                row.rescale(smaller)
                return
