"""Settings at a glance: pills that say how each is set, and open the sheet that sets it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from spyword_qt.screens.screen import Screen
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import TILE_GAP
from spyword_qt.widgets.panel import Sheet
from spyword_qt.widgets.tiles import Pill

APART: Final = 24
LEAST_GAP: Final = 12
"""Between pills that don't have all the room they would take."""
EASY_PAD: Final = 15
"""Beside the text of each where nobody has to give way to pills."""


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
        self._m = DESIGN
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

    @property
    def pills(self) -> tuple[Pill, ...]:
        """From the first to the last."""
        return tuple(self._pills.values())

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
        self._m = m
        self._gap, self._least_gap = m.px(TILE_GAP), m.px(LEAST_GAP)

    def hold(self, values: Mapping[str, Iterable[str]], usual: Mapping[str, Iterable[str]]) -> None:
        """Have room for each of these ways in which a setting can be set, the usual ones first."""
        for name, each in values.items():
            self._pills[name].hold(each, usual[name])

    def row_width(self, pad: int = Pill.LEAST_PAD) -> int:
        """Pixels that all pills take at least in one row, with so many design pixels beside their texts."""
        widths = [pill.least_width() for pill in self._pills.values()]
        return sum(widths) + 2 * len(widths) * self._m.px(pad) + self._least_gap * (len(widths) - 1)

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
            height = max(pill.sizeHint().height() for pill in row)
            left = 0.0
            gap, widths = self._shared_out(row)
            for pill, width in zip(row, widths, strict=True):
                pill.setGeometry(round(left), top, round(left + width) - round(left), height)
                left += width + gap
            top += height + self._gap

    def _shared_out(self, row: Sequence[Pill]) -> tuple[int, list[float]]:
        """Pixels between the pills of a row, and of each: all leave the same beside their texts."""
        count = len(row)
        least, full = [pill.least_width() for pill in row], [pill.full_width() for pill in row]
        fewest, most = self._m.px(Pill.LEAST_PAD), self._m.px(Pill.PAD)
        gap = self._gap
        if sum(full) + 2 * count * most + (count - 1) * gap > self.width():
            gap = self._least_gap
        room = self.width() - (count - 1) * gap
        pad = max(fewest, min(most, (room - sum(least)) // (2 * count)))
        for pill in row:
            pill.set_pad(pad)
        spare = room - 2 * count * pad - sum(least)
        if spare < 0:
            # Large letters get smaller, rather than stand on a row more.
            kept = 1 + spare / sum(least)
            return gap, [kept * short + 2 * pad for short in least]
        # What is seldom shown gets what the others leave, and is set smaller where that isn't enough.
        wanted = sum(full) - sum(least)
        part = min(1.0, spare / wanted) if wanted else 0.0
        over = (spare - part * wanted) / count
        return gap, [
            short + part * (long - short) + 2 * pad + over for short, long in zip(least, full, strict=True)
        ]

    def _rows(self, width: int) -> list[list[Pill]]:
        pills = list(self._pills.values())
        if self.row_width() <= width:
            return [pills]
        half = (len(pills) + 1) // 2
        return [pills[:half], pills[half:]]

    def _open(self, name: str, _checked: bool = False) -> None:
        self._sheets[name].open()
