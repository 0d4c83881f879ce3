"""Who somebody is: their chip in the ring of their level, name and title."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QWidget

from spyword_qt import stat_wording
from spyword_qt.screens.seen_people import PersonView
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.column import KEPT_TEXT, Stack
from spyword_qt.widgets.level_ring import LevelRing
from spyword_qt.widgets.text import FitText, Text, TextRole

RING: Final = 264
PORTRAIT_RING: Final = 220
LEAST_RING: Final = 126
"""Pixels below which the number on its coin can't be read."""
GAP: Final = 24
PORTRAIT_GAP: Final = 36


class Who(QWidget):
    """Ring above words, or beside them where the window is upright."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("scrolled")
        self._ring = LevelRing(RING)
        self._name = FitText(role=TextRole.PROFILE)
        self._name.setObjectName("who_name")
        self._title = FitText(role=TextRole.TITLELINE, tone="brassink")
        self._title.setObjectName("worn_title")
        self._level = Text(role=TextRole.CAPTION)
        self._to_next = Text(role=TextRole.NOTE, tone="soft")
        self._words = Stack()
        for text, above in ((self._name, 0), (self._title, 0), (self._level, 12), (self._to_next, 0)):
            self._words.add(text, above)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._ring, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self._words, 1)

    def show_person(self, view: PersonView) -> None:
        """Show whose page it is, and how far they are."""
        level = stat_wording.level(view.level)
        self._ring.show_level(view.avatar, view.level.number, view.level.into / view.level.step, level)
        self._name.setText(view.name)
        self._title.setText(view.title)
        self._title.setVisible(bool(view.title))
        self._level.setText(level)
        self._to_next.setText(stat_wording.to_next_level(view.level))

    def greet(self) -> None:
        """Let the ring move once, for somebody who has just come up."""
        self._ring.sweep()

    def fit(self, width: int, height: int, m: Metrics) -> int:
        """Lay out at a width; where the height is too little, first the ring gives way, then large letters.

        Returns the height.
        """
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if m.portrait else direction.TopToBottom)
        self._row.setSpacing(m.px(PORTRAIT_GAP if m.portrait else GAP))
        # Large as it is: more of it would leave no room for the rest.
        self._name.rescale(m.with_usual_text())
        most = min(m.px(PORTRAIT_RING if m.portrait else RING), width)
        for smaller in m.with_smaller_text(kept=KEPT_TEXT):
            for text in (self._title, self._level, self._to_next):
                text.rescale(smaller)
            self._ring.set_diameter(most)
            self._words.space(m)
            over = self._height_at(width) - height
            if over > 0 and not m.portrait:
                self._ring.set_diameter(max(LEAST_RING, most - over))
            if self._height_at(width) <= height:
                break
        return self._height_at(width)

    def _height_at(self, width: int) -> int:
        # What changed inside would be told to the row only with the next event.
        self._words.updateGeometry()
        self._row.invalidate()
        return self._row.totalHeightForWidth(width)
