"""Labels in the roles that text plays, plain text always: a name may hold ``<b>``."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import HONEY, IVORY, LEADING, MIST, colours_of
from spyword_qt.widgets.block import fit, whole_words
from spyword_qt.widgets.kept_lines import KeptLines
from spyword_qt.widgets.lines import Lines, line_height, longest_word, natural_width

Tone: TypeAlias = Literal[
    "ink", "soft", "mute", "brassink", "accent", "citizen", "spy", "ghost", "good", "ivory", "mist", "honey"
]
ON_TABLE: Final = {"ivory": IVORY, "mist": MIST, "honey": HONEY}
"""Tones for text on the table, which is navy in both rooms."""

SERIF_LEADING: Final = 1.24
LEAST_FIT_WIDTH: Final = 72
SHORT: Final = 0.35
"""Of the widest line: a last one that is shorter isn't left alone in the middle."""
NARROWER: Final = (0.9, 0.8, 0.7, 0.6)
"""Parts of the width that are tried for that."""
WIDEST_WORD: Final = 5
"""Letter sizes that a word may claim as the least width; some ten letters."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a role is set: letter size in design pixels, and the weight of the sans or 0 for the serif."""

    size: int
    weight: int = 0
    italic: bool = False

    @property
    def leading(self) -> float:
        return LEADING if self.weight else SERIF_LEADING

    def font(self, px: int, text: str) -> QFont:
        """The font at a size for a text."""
        if self.weight:
            return fonts.ui(px, self.weight)
        return fonts.slanted(px, text) if self.italic else fonts.voice(px)


class TextRole(Enum):
    """What a text is for."""

    HERO = Style(136)
    NAME = Style(104)
    PROFILE = Style(84)
    PERSON = Style(64)
    TITLE = Style(52)
    SECTION = Style(33)
    TITLELINE = Style(29, italic=True)
    LEAD = Style(34, 450)
    BODY = Style(25, 450)
    NOTE = Style(22, 450)
    CAPTION = Style(22, 550)
    LABEL = Style(19, 500)


class Text(QLabel):
    """A label that wraps rather than be cut off, every line of a role equally high."""

    def __init__(
        self,
        text: str = "",
        role: TextRole = TextRole.BODY,
        tone: Tone = "ink",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.role = role
        self.tone: Tone = tone
        self._size = role.value.size
        self._set_in = role
        self._kept = KeptLines()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Show a text; nothing of the former one is kept."""
        if text != self.text():
            self._kept.clear()
        super().setText(text)

    def set_tone(self, tone: Tone) -> None:
        """Paint in another tone from now on."""
        self.tone = tone
        self.update()

    def rescale(self, m: Metrics) -> None:
        """Take the letter size that fits a window."""
        size = m.font(self.role.value.size)
        if (size, self.role) != (self._size, self._set_in):
            self._size, self._set_in = size, self.role
            self.updateGeometry()
            self.update()

    def shown(self, width: int) -> Lines:
        """The lines the text breaks into at a width in pixels."""
        made_of = self._size, self.role, width, self.alignment()
        return self._kept.get(made_of, partial(self._break, width))

    def sizeHint(self) -> QSize:
        return QSize(natural_width(self.text(), self._font(self._size)), self._line_height())

    def minimumSizeHint(self) -> QSize:
        # Longer words break: they must not keep what they stand in wider than its room.
        widest = min(longest_word(self.text(), self._font(self._size)), WIDEST_WORD * self._size)
        return QSize(widest, self._line_height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.shown(width).height

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.draw(QPainter(self))

    def draw(self, painter: QPainter) -> None:
        """Paint the lines as they stand in the label."""
        colour = ON_TABLE.get(self.tone) or getattr(colours_of(self), self.tone)
        self.shown(self.width()).paint(painter, QRectF(self.rect()), self.alignment(), colour)

    def _break(self, width: int) -> Lines:
        lines = self._broken(width)
        if not self.alignment() & Qt.AlignmentFlag.AlignHCenter:
            return lines
        for part in NARROWER:
            if lines.count == 1 or natural_width(lines.rows[-1], lines.font) >= SHORT * lines.width:
                break
            narrower = self._broken(round(part * width))
            if (narrower.count, narrower.font) != (lines.count, lines.font):
                break
            lines = narrower
        return lines

    def _broken(self, width: int) -> Lines:
        return whole_words(self.text(), self._font, self._size, width, self.role.value.leading)

    def _font(self, px: int) -> QFont:
        return self.role.value.font(px, self.text())

    def _line_height(self) -> int:
        return line_height(self._size, self.role.value.leading)


class FitText(Text):
    """A name or word: as large as its width allows, on one line, and on two only when it gets too small."""

    def __init__(
        self,
        text: str = "",
        role: TextRole = TextRole.NAME,
        tone: Tone = "ink",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, role, tone, parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_FIT_WIDTH, self._line_height())

    def heightForWidth(self, width: int) -> int:
        return max(self._line_height(), self.shown(width).height)

    def _break(self, width: int) -> Lines:
        return fit(self.text(), self._font, self._size, width, self.role.value.leading)
