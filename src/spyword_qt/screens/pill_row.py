"""Settings at a glance: pills that say how each is set, and open the sheet that sets it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from spyword_qt.screens.screen import Screen
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import TILE_GAP
from spyword_qt.widgets.panel import Sheet
from spyword_qt.widgets.tiles import Pill

APART: Final = 24
LEAST_GAP: Final = 5
"""Between pills that would need a second row else."""


class _Body(QWidget):
    """The controls of a sheet under one another."""

    def __init__(self, controls: Sequence[QWidget]) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for control in controls:
            self._column.addWidget(control)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        # Wider than between the tiles of a choice: what stands apart is set by itself.
        self._column.setSpacing(m.px(APART))


class PillRow(QWidget):
    """One pill a sheet, `pill_…` and `sheet_…` by its name, in one row where they fit, else in two."""

    def __init__(self, screen: Screen, sheets: Mapping[str, Sequence[QWidget]], parent: QWidget) -> None:
        super().__init__(parent)
        self._gap, self._least_gap = TILE_GAP, LEAST_GAP
        self._pills: dict[str, Pill] = {}
        self._sheets: dict[str, Sheet] = {}
        for name, controls in sheets.items():
            sheet = Sheet(screen, width=760)
            sheet.setObjectName(f"sheet_{name}")
            sheet.set_body(_Body(controls))
            pill = Pill(parent=self)
            pill.setObjectName(f"pill_{name}")
            pill.clicked.connect(partial(self._open, name))
            self._pills[name], self._sheets[name] = pill, sheet
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_values(self, words: Mapping[str, tuple[str, str]]) -> None:
        """Say of each setting what it is called, and how it is set."""
        for name, (label, value) in words.items():
            self._pills[name].show_setting(label, value)

    def name_sheets(self, words: Mapping[str, tuple[str, str]]) -> None:
        """Say over each sheet what is set there, and what that means."""
        for name, (title, sentence) in words.items():
            self._sheets[name].set_words(title, sentence)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._gap, self._least_gap = m.px(TILE_GAP), m.px(LEAST_GAP)

    def hold(self, values: Mapping[str, Iterable[str]]) -> None:
        """Have room for each of these ways in which a setting can be set."""
        for name, each in values.items():
            self._pills[name].hold(each)

    def row_width(self) -> int:
        """Pixels that all pills take at least in one row."""
        widths = [pill.least_width() for pill in self._pills.values()]
        return sum(widths) + self._least_gap * (len(widths) - 1)

    def height_at(self, width: int) -> int:
        """Pixels in height that the pills take at a width."""
        rows = len(self._rows(width))
        height = max(pill.sizeHint().height() for pill in self._pills.values())
        return rows * height + (rows - 1) * self._gap

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def place(self) -> None:
        """Share out the width anew, after words have changed."""
        top = 0
        for row in self._rows(self.width()):
            between = len(row) - 1
            widths = [pill.sizeHint().width() for pill in row]
            height = max(pill.sizeHint().height() for pill in row)
            if sum(widths) + self._gap * between > self.width():
                widths = [pill.least_width() for pill in row]
            # Where they stand close, half of what is left over goes between them.
            over = self.width() - sum(widths) - self._least_gap * between
            gap = min(float(self._gap), self._least_gap + max(0, over) / 2 / max(1, between))
            spare = self.width() - gap * between - sum(widths)
            left = 0.0
            for pill, least in zip(row, widths, strict=True):
                width = least + spare / len(row)
                pill.setGeometry(round(left), top, round(left + width) - round(left), height)
                left += width + gap
            top += height + self._gap

    def _rows(self, width: int) -> list[list[Pill]]:
        pills = list(self._pills.values())
        if self.row_width() <= width:
            return [pills]
        half = (len(pills) + 1) // 2
        return [pills[:half], pills[half:]]

    def _open(self, name: str, _checked: bool = False) -> None:
        self._sheets[name].open()
