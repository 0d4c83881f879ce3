"""The names that a screen is about: under one another, or on as few lines as they take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.text import FitText, TextRole

_BETWEEN: Final = 0.4
"""Letters' sizes between two names on a line."""
_BELOW: Final = 0.06
"""The same between two that stand under one another."""


class LargeName(FitText):
    """A name in letters of a size that its column finds for it."""

    def set_letters(self, px: int) -> None:
        """Take letters of that many pixels at most."""
        if px != self._size:
            self._size = px
            self.updateGeometry()
            self.update()

    def letters(self) -> int:
        """Pixels of its letters at most."""
        return self._size


class LargeNames(QWidget):
    """Up to so many names, all in letters of one size where none is too long for that."""

    def __init__(self, most: int, role: TextRole, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = [LargeName(role=role, parent=self) for _ in range(most)]
        self._across = False
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def name(self, number: int) -> LargeName:
        """One of them."""
        return self._names[number]

    def show_names(self, names: Sequence[str]) -> None:
        """Show these and no more."""
        for number, label in enumerate(self._names):
            label.setText(names[number] if number < len(names) else "")
            label.setVisible(number < len(names))
        self.updateGeometry()
        self._place()

    def set_letters(self, m: Metrics, size: float, *, across: bool) -> None:
        """Take letters of a design size; `across` lets several stand on a line."""
        self._across = across
        for label in self._names:
            label.set_letters(m.font(size))
        self.updateGeometry()
        self._place()

    def sizeHint(self) -> QSize:
        # As high as a line: no more is claimed than the lines take at the width that there is.
        return max((label.sizeHint() for label in self._names), key=QSize.width)

    def minimumSizeHint(self) -> QSize:
        return self._names[0].minimumSizeHint()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max((place.bottom() + 1 for _, place in self._places(width)), default=0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    def _place(self) -> None:
        for label, place in self._places(self.width()):
            label.setGeometry(place)

    def _places(self, width: int) -> list[tuple[LargeName, QRect]]:
        places: list[tuple[LargeName, QRect]] = []
        left = top = height = 0
        for label in self._names:
            if not label.text():
                continue
            breadth = min(width, label.sizeHint().width()) if self._across else width
            if places and (not self._across or left + breadth > width):
                left, top = 0, top + height + round(_BELOW * label.letters())
            height = label.heightForWidth(breadth)
            places.append((label, QRect(left, top, breadth, height)))
            left += breadth + round(_BETWEEN * label.letters())
        return places
