"""What somebody's sheet is made of: what there is to choose, and the chip as it will be, with its picture."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from spyword_qt.people import Avatar
from spyword_qt.screens.profile_choices import GAP, ChoicePart
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import DARK, colours_of
from spyword_qt.widgets.board import BUTTON_GAP, inner_width
from spyword_qt.widgets.buttons import QuietButton, SecondaryButton
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.text import Text, TextRole
from spyword_qt.widgets.turning_row import MOST_TEXT

CHIP: Final = 210
ASIDE: Final = 264
LEAST_CHOICES: Final = 500
"""Design pixels for name and swatches, at normal text."""
BETWEEN: Final = 36
CLOSE: Final = 4
RING: Final = 3.0
RING_GAP: Final = 10
DASHES: Final = (3.0, 2.4)


class ChipPreview(QWidget):
    """The chip, large. A dashed ring round it says that a picture can be let go here."""

    def __init__(self) -> None:
        super().__init__()
        self._m = DESIGN
        self._avatar = Avatar(0, 0, "")
        self._awaits = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_chip(self, avatar: Avatar) -> None:
        """Show a chip as it would be."""
        self._avatar = avatar
        self.update()

    def await_picture(self, awaits: bool) -> None:
        """Show whether a picture is held over the sheet."""
        self._awaits = awaits
        self.update()

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._m = m

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self._m, colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = m.px(RING_GAP)
        chip = min(m.px(CHIP), self.width() - 2 * gap, self.height() - 2 * gap)
        square = QRectF((self.width() - chip) / 2, (self.height() - chip) / 2, chip, chip)
        paint_chip(painter, square, self._avatar, dark=colours is DARK)
        if self._awaits:
            ring = QPen(QColor(colours.brassink), RING * m.stroke)
            ring.setDashPattern(DASHES)
            painter.setPen(ring)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            by = gap - RING * m.stroke
            painter.drawEllipse(square.adjusted(-by, -by, by, by))


class PicturePart(QWidget):
    """The chip over what can be done with its picture."""

    def __init__(self) -> None:
        super().__init__()
        self.preview = ChipPreview()
        self.choose = SecondaryButton("", "picture")
        self.choose.setObjectName("portrait_choose")
        self.paste = QuietButton("", "copy")
        self.paste.setObjectName("portrait_paste")
        self.remove = QuietButton("", "remove")
        self.remove.setObjectName("portrait_remove")
        self.said = Text(role=TextRole.LABEL, tone="soft")
        self.said.setObjectName("portrait_said")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._deeds = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        for button in (self.choose, self.paste, self.remove):
            self._deeds.addWidget(button)
        self._column.addWidget(self.preview)
        self._column.addWidget(self.said)
        self._column.addLayout(self._deeds)
        self._column.addStretch()
        self._width = 0

    def take_preview(self) -> None:
        """Have the chip at the top."""
        self._column.insertWidget(0, self.preview)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        # Below everything else, buttons lie as the sheet's own ones do.
        is_below = self._width > 0
        self._column.setSpacing(m.px(GAP if is_below else CLOSE))
        self._deeds.setSpacing(m.px(BUTTON_GAP if is_below else CLOSE))
        across = Qt.AlignmentFlag.AlignLeft if is_below else Qt.AlignmentFlag.AlignHCenter
        self.said.setAlignment(across | Qt.AlignmentFlag.AlignTop)

    def show_remove(self, can_remove: bool) -> None:
        """Offer to remove the picture, or don't."""
        self.remove.setVisible(can_remove)
        self._turn()

    def spread(self, width: int, m: Metrics) -> None:
        """Have all buttons in a row where they fit into a width in pixels; none for a column."""
        self._width = width
        for part in (self, self.choose, self.paste, self.remove):
            part.rescale(m)
        self._turn()

    def _turn(self) -> None:
        shown = [button for button in (self.choose, self.paste, self.remove) if not button.isHidden()]
        wanted = len(shown) * (max(button.sizeHint().width() for button in shown) + self._deeds.spacing())
        direction = QBoxLayout.Direction
        self._deeds.setDirection(direction.LeftToRight if wanted <= self._width else direction.TopToBottom)

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self.choose.setText(self.tr("Choose a Picture"))
        self.paste.setText(self.tr("Paste a Picture"))
        self.remove.setText(self.tr("Remove the Picture"))


class ProfileBody(QWidget):
    """Both side by side, or under one another where that is too narrow.

    `width` is the sheet's in design pixels.
    """

    def __init__(self, width: int) -> None:
        super().__init__()
        self._width = width
        self.choices, self.picture = ChoicePart(), PicturePart()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.choices, 1)
        self._row.addWidget(self.picture)

    def rescale(self, m: Metrics) -> None:
        """Take the direction that fits the window and its letters."""
        aside = round(m.px(ASIDE) * min(m.text, MOST_TEXT))
        rest = inner_width(self._width, m) - aside - m.px(BETWEEN)
        beside = rest >= m.px(LEAST_CHOICES) * m.text
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        self._row.setSpacing(m.px(BETWEEN if beside else GAP))
        self.picture.setMinimumWidth(aside if beside else 0)
        self.picture.setMaximumWidth(aside if beside else m.width)
        self.picture.spread(0 if beside else inner_width(self._width, m), m)
        self.choices.spread(rest if beside else inner_width(self._width, m), m, alone=not beside)
        self._place_preview(m, beside=beside)

    def _place_preview(self, m: Metrics, *, beside: bool) -> None:
        """Keep the chip in view: where what is done with its picture lies lower, it is beside the name."""
        preview = self.picture.preview
        if beside:
            self.picture.take_preview()
            preview.setMinimumSize(0, 0)
            preview.setFixedHeight(m.px(CHIP + 2 * RING_GAP))
            preview.setMaximumWidth(m.width)
        else:
            preview.setMinimumHeight(0)
            preview.setMaximumHeight(m.height)
            self.choices.take_preview(preview, m)
        # Else it would be hidden, and take no room, until Qt next has time.
        preview.show()

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self.picture.retranslate()
        self.choices.retranslate()
