"""What a page of people's own shows while it is empty: what it is good for, beside a picture of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN
from spyword_qt.widgets.buttons import PrimaryButton, QuietButton
from spyword_qt.widgets.column import PageColumn
from spyword_qt.widgets.text import Text, TextRole
from spyword_qt.widgets.turning_row import MOST_TEXT

COLUMN: Final = 600
SMALL_COLUMN: Final = 540
BETWEEN: Final = 52
BEFORE_LEAD: Final = 12
FOOT: Final = 28
MOST_PICTURE: Final = 500
LEAST_TEXT: Final = 0.5
KEPT_TEXT: Final = 0.75
"""Of the preference for text, that the sentence keeps rather than stand beside a picture."""


class Invitation(QWidget):
    """A title, a sentence and the main action; whoever is built on it adds others and sets the texts."""

    new_pressed = Signal()
    import_pressed = Signal()

    def __init__(self, parent: QWidget, picture: QWidget, name: str) -> None:
        """`name` is the main action's."""
        super().__init__(parent)
        self.title = Text(role=TextRole.TITLE)
        self.lead = Text(role=TextRole.BODY, tone="soft")
        self.new = PrimaryButton("", "plus")
        self.new.setObjectName(name)
        self.new.clicked.connect(self._ask_new)
        self.bring = QuietButton("", "save")
        self.bring.setObjectName("import_first")
        self.bring.clicked.connect(self.import_pressed)
        self.column = PageColumn(self)
        self.column.add(self.title)
        self.column.add(self.lead, BEFORE_LEAD)
        self.column.add_action(self.new)
        self._picture = picture
        picture.setParent(self)

    def arrange(self, m: Metrics, room: QRect) -> None:
        """Lay out in this room of the screen."""
        self.setGeometry(room)
        margin = m.px(PAGE_MARGIN)
        foot, width = m.px(FOOT), room.width() - 2 * margin
        self._picture.show()
        if m.portrait:
            most = room.height() * 2 // 3
            self._fit(m, (width,), most, kept=LEAST_TEXT)
            height = min(self.column.height_at(width, m), most)
            above = room.height() - height - 2 * foot
            self.column.place(QRect(margin, room.height() - foot - height, width, height), m)
            self._place_picture(m, QRect(margin, 0, width, above))
            return
        self._picture.setHidden(m.small and m.text > MOST_TEXT)
        height, gap = room.height() - foot, m.px(BETWEEN)
        left = width if self._picture.isHidden() else self._column_width(m, width, height)
        if left == width:
            self._picture.hide()
            self._fit(m, (width,), height, kept=LEAST_TEXT)
        self.column.place(QRect(margin, 0, left, height), m)
        self._place_picture(m, QRect(margin + left + gap, 0, max(0, width - left - gap), height))

    def focus_first(self) -> None:
        """Give the focus to the main action."""
        self.new.setFocus()

    def _column_width(self, m: Metrics, width: int, height: int) -> int:
        """The least pixels in width, from what is usual on, in which nothing has to be scrolled to."""
        usual = min(round(m.px(SMALL_COLUMN if m.small else COLUMN) * min(m.text, 1.2)), width * 2 // 3)
        return self._fit(m, (usual, width * 2 // 3), height, kept=KEPT_TEXT) or width

    def _fit(self, m: Metrics, widths: Sequence[int], height: int, *, kept: float) -> int:
        """Take the largest letters in which all is seen at one of these widths, which it returns; else 0."""
        for smaller in m.with_smaller_text(kept=kept):
            for text in (self.title, self.lead):
                text.rescale(smaller)
            for width in widths:
                if self.column.height_at(width, m) <= height:
                    return width
        return 0

    def _place_picture(self, m: Metrics, room: QRect) -> None:
        side = max(0, min(m.px(MOST_PICTURE), room.width(), room.height()))
        self._picture.setFixedSize(side, side)
        self._picture.move(room.center() - self._picture.rect().center())

    def _ask_new(self, _checked: bool = False) -> None:
        self.new_pressed.emit()
