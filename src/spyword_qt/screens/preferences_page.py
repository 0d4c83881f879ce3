"""Where the preferences stand: two columns of sections, or one where two would be too narrow."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.preference_controls import PreferenceControls
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import TILE_GAP
from spyword_qt.widgets.column import Stack
from spyword_qt.widgets.text import Text, TextRole
from spyword_qt.widgets.tile_grid import TileGrid

BEFORE_SECTION: Final = 32
BEFORE_CONTROL: Final = 12
BETWEEN: Final = 56
FOOT: Final = 32
PARTS: Final = (1.0, 0.8, 0.6, 0.5)
"""Of all distances, which are tried in turn until nothing has to scroll and the foot is free."""
SCROLLED: Final = 0.6
"""The same of what scrolls even so."""
SECTIONS: Final = ("theme", "text", "words", "sound", "screen")
LEAST_COLUMN: Final = 450
"""Width of a column in design pixels, at normal text."""


class PreferencesPage(QWidget):
    """What the room looks like on the left; sound, movement and all that is kept on the right."""

    def __init__(self, controls: PreferenceControls, data: QWidget) -> None:
        """`data` opens what can be done with all that is kept."""
        super().__init__()
        self.setObjectName("scrolled")
        self._height = 0
        self._titles = {name: Text(role=TextRole.SECTION) for name in SECTIONS}
        self._left, self._right = Stack(self), Stack(self)
        self._add(self._left, "theme", TileGrid(tuple(controls.themes.values())))
        self._add(self._left, "text", TileGrid(tuple(controls.texts.values())), BEFORE_SECTION)
        self._add(self._left, "words", TileGrid(tuple(controls.languages.values())), BEFORE_SECTION)
        self._add(self._right, "sound", controls.volume)
        self._right.add(controls.sound, TILE_GAP)
        switches = tuple(controls.switches.values())
        self._add(self._right, "screen", switches[0], BEFORE_SECTION)
        for switch in switches[1:]:
            self._right.add(switch, TILE_GAP)
        self._right.add(data, TILE_GAP)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every heading in the language of the moment."""
        self._titles["theme"].setText(self.tr("Light or Dark"))
        self._titles["text"].setText(self.tr("Text"))
        self._titles["words"].setText(self.tr("Language"))
        self._titles["sound"].setText(self.tr("Sound"))
        self._titles["screen"].setText(self.tr("Screen"))

    def sizeHint(self) -> QSize:
        return QSize(0, self._height)

    def arrange(self, m: Metrics, left: int, width: int, room: int) -> None:
        """Lay out so far from the left edge and so wide; in the middle of a room that is higher."""
        for part in PARTS:
            top, height = self._place(m, left, width, room, part)
            if height + m.px(FOOT) <= room:
                break
        if height > room:
            # What scrolls anyway has no need to be that tight.
            top, height = self._place(m, left, width, room, SCROLLED)
        # What just fits has no need of a foot that would make it scroll.
        foot = m.px(FOOT) if height > room else min(m.px(FOOT), room - top - height)
        self._height = top + height + foot
        self.setFixedHeight(self._height)

    def _place(self, m: Metrics, left: int, width: int, room: int, part: float) -> tuple[int, int]:
        """Lay both columns out, with a part of the usual distances; returns their top and their height."""
        for stack in (self._left, self._right):
            stack.space(m, part)
        column = (width - m.px(BETWEEN)) // 2
        if column >= m.px(LEAST_COLUMN) * m.text:
            heights = [stack.height_at(column) for stack in (self._left, self._right)]
            height = max(heights)
            top = _above(room - height, m)
            self._left.setGeometry(left, top, column, heights[0])
            self._right.setGeometry(left + width - column, top, column, heights[1])
        else:
            first, second = (stack.height_at(width) for stack in (self._left, self._right))
            gap = m.px(part * BEFORE_SECTION)
            height = first + gap + second
            top = _above(room - height, m)
            self._left.setGeometry(left, top, width, first)
            self._right.setGeometry(left, top + first + gap, width, second)
        return top, height

    def _add(self, stack: Stack, section: str, control: QWidget, above: int = 0) -> None:
        stack.add(self._titles[section], above)
        stack.add(control, BEFORE_CONTROL)


def _above(spare: int, m: Metrics) -> int:
    """How much of the pixels that are left over lies above: the foot has its own first."""
    return max(0, min(spare * 2 // 5, spare - m.px(FOOT)))
