"""What there is to choose for somebody: name and letters, and what their chip is made of."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from spyword_qt.screens.chip_wording import colour_names, edge_names
from spyword_qt.screens.swatches import Swatches
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.field import Field
from spyword_qt.widgets.text import FitText, Text, TextRole
from spyword_qt.widgets.turning_row import MOST_TEXT

LETTERS: Final = 320
NAME_TO_LETTERS: Final = 1.3
"""How much wider the name's field is at least, where both are in a line."""
GAP: Final = 12


class ChoicePart(QWidget):
    """Name and letters, in a line where the name has room, then colours and edges."""

    def __init__(self) -> None:
        super().__init__()
        self.name = Field()
        self.name.setObjectName("person_name")
        self.letters = Field()
        self.letters.setObjectName("person_letters")
        self.complaint = Text(role=TextRole.LABEL, tone="accent")
        self.complaint.setObjectName("person_problem")
        self.colours = Swatches("colour", plain=True)
        self.edges = Swatches("edge")
        self._colour, self._edge = FitText(role=TextRole.CAPTION), FitText(role=TextRole.CAPTION)
        self._wrong: QWidget = self.name
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._line.addWidget(self.name, 1)
        self._line.addWidget(self.letters)
        self._fields = QVBoxLayout()
        self._fields.addLayout(self._line)
        self._fields.addWidget(self.complaint)
        self._top = QHBoxLayout()
        self._top.addLayout(self._fields, 1)
        self._column.addLayout(self._top)
        self._rows: list[QBoxLayout] = []
        for caption, swatches in ((self._colour, self.colours), (self._edge, self.edges)):
            row = QBoxLayout(QBoxLayout.Direction.TopToBottom)
            row.addWidget(caption)
            row.addWidget(swatches, 1)
            self._rows.append(row)
            self._column.addLayout(row)
        self._column.addStretch()

    def take_preview(self, preview: QWidget, m: Metrics) -> None:
        """Have the chip before the fields, as high as both above one another."""
        self._top.insertWidget(0, preview)
        preview.setFixedWidth(2 * self.name.sizeHint().height() + m.px(GAP))

    def complain(self, sentence: str, of: QWidget) -> None:
        """Say what is wrong with one of the fields, or nothing; to be laid out after."""
        self._wrong = of
        self._place_complaint()
        self.complaint.setText(sentence)
        self.complaint.setVisible(bool(sentence))

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._column.setSpacing(m.px(GAP))
        for layout in (self._line, self._fields, *self._rows):
            layout.setSpacing(m.px(GAP))
        self._top.setSpacing(m.px(2 * GAP))

    def spread(self, width: int, m: Metrics, *, alone: bool) -> None:
        """Take a width in pixels; `alone`, it has the picture's buttons below it, and has to be low."""
        for part in (self.name, self.letters, self._colour, self._edge, self.colours, self.edges):
            part.rescale(m)
        direction = QBoxLayout.Direction
        letters = round(m.px(LETTERS) * min(m.text, MOST_TEXT))
        in_line = not alone and width - m.px(GAP) - letters >= NAME_TO_LETTERS * letters
        self._line.setDirection(direction.LeftToRight if in_line else direction.TopToBottom)
        self._place_complaint()
        self.letters.setMinimumWidth(letters if in_line else 0)
        self.letters.setMaximumWidth(letters if in_line else m.width)
        caption = max(self._colour.sizeHint().width(), self._edge.sizeHint().width())
        beside = alone and caption + m.px(GAP) + self.colours.width_in_a_row <= width
        for row in self._rows:
            row.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        for text in (self._colour, self._edge):
            text.setMinimumWidth(caption if beside else 0)

    def _place_complaint(self) -> None:
        """Under both fields that are in a line, else under the one that is wrong."""
        if self._line.direction() is QBoxLayout.Direction.LeftToRight:
            self._fields.addWidget(self.complaint)
        else:
            self._line.insertWidget(1 if self._wrong is self.name else 2, self.complaint)

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self.name.set_prompt(self.tr("Name"))
        self.letters.set_prompt(self.tr("Letters on the chip"))
        self._colour.setText(self.tr("Colour"))
        self._edge.setText(self.tr("Edge"))
        self.colours.name_all(colour_names())
        self.edges.name_all(edge_names())
