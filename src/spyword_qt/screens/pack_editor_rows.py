"""Lines to type into for a package, each under what it is for and over what is wrong with it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.field import Field
from spyword_qt.widgets.text import Text, TextRole

GAP: Final = 14
CLOSE: Final = 4
LEAST_WORD: Final = 210
LEAST_SPELLINGS: Final = 250
"""Design pixels in width of a field beside another one, at normal text."""


class Labelled(QWidget):
    """A line to type into under what it is for."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._label = Text(role=TextRole.LABEL, tone="soft")
        self.field = Field()
        self.field.setObjectName(name)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        # Beside another one whose label takes more lines, the fields stand in line.
        self._column.addStretch()
        self._column.addWidget(self._label)
        self._column.addWidget(self.field)

    def set_label(self, label: str, example: str) -> None:
        """Say what is typed here, and show what that may be like."""
        self._label.setText(label)
        self.field.set_prompt(
            QCoreApplication.translate("FieldsPart", "e.g. {example}").format(example=example), example
        )
        self.field.setAccessibleName(label)

    def keep_above(self, space: int) -> None:
        """Keep so many pixels free above the label."""
        self._column.setContentsMargins(0, space, 0, 0)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._column.setSpacing(m.px(CLOSE))


class FieldRow(QWidget):
    """Fields beside one another, or above where there is little room, each over what is wrong with it."""

    def __init__(self, least: int, *fields: tuple[Labelled, Text]) -> None:
        """No field beside another one is narrower than so many design pixels, at normal text."""
        super().__init__()
        self._least = least
        self._fields = fields
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._beside = True
        self._place()

    def spread(self, width: int, m: Metrics) -> None:
        """Take the direction that fits a width in pixels and the letters."""
        self._beside = width >= len(self._fields) * m.px(self._least) * m.text
        self._place()
        self._grid.setHorizontalSpacing(m.px(GAP))
        self._grid.setVerticalSpacing(m.px(CLOSE))

    def keep_apart(self, gap: int) -> None:
        """Keep so many pixels between fields above one another; what is wrong with one stays close to it."""
        for field, _ in self._fields[1:]:
            field.keep_above(0 if self._beside else gap - self._grid.verticalSpacing())

    def _place(self) -> None:
        beside = self._beside
        for number, (field, complaint) in enumerate(self._fields):
            row, column = (0, number) if beside else (2 * number, 0)
            self._grid.addWidget(field, row, column)
            self._grid.addWidget(complaint, row + 1, column)
            self._grid.setColumnStretch(number, 1 if beside or number == 0 else 0)
