"""What signs mean: each beside its words, on as few lines as these need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt import phrasing
from spyword_qt.theme import icons
from spyword_qt.theme.fonts import ui
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import LEADING, MIN_TEXT, Colours, colours_of
from spyword_qt.widgets.lines import Lines, natural_width

RING: Final = "ring"
"""Sign of a chip with a ring round it."""
DISC: Final = "disc"
"""Sign of what is red: a number for a sample would read as a fact."""

LETTERS: Final = 20
SIGN: Final = 1.1  # of the letters' size
DISC_PART: Final = 0.7
"""Of a sign's room, for a disc."""
GAP: Final = 0.45
BETWEEN: Final = 1.2
MOST_LINES: Final = 2
"""Letters shrink rather than take more lines than that."""


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """A sign (`RING`, `DISC` or the name of an icon) and what it means."""

    sign: str
    meaning: str


@dataclass(frozen=True, slots=True)
class _Placed:
    entry: LegendEntry
    lines: Lines
    x: float
    y: float


class Legend(QWidget):
    """Entries one after the other; it takes no room where there are none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._most: int | None = None
        self._entries: tuple[LegendEntry, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_entries(self, entries: Sequence[LegendEntry]) -> None:
        """Explain these signs."""
        self._entries = tuple(entries)
        self.setAccessibleName(phrasing.apart(entry.meaning for entry in entries))
        self.updateGeometry()
        self.update()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self.updateGeometry()
        self.update()

    def keep_to(self, px: int | None) -> None:
        """Take letters no larger than those of what it explains; None where these are as large as any."""
        self._most = px
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = self._m.px(400)
        return QSize(width, self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.height_at(width, self._most)

    def height_at(self, width: int, px: int | None) -> int:
        """Pixels in height at a width if it kept to letters of that size, or to none."""
        return round(max((one.y + one.lines.height for one in self._placed(width, px)), default=0.0))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = colours_of(self)
        for one in self._placed(self.width(), self._most):
            px = one.lines.font.pixelSize()
            side, line = SIGN * px, one.lines.line_height
            sign = QRectF(one.x, one.y + (line - side) / 2, side, side)
            _paint_sign(painter, colours, sign, one.entry.sign)
            words = QRectF(one.x + side + GAP * px, one.y, self.width(), one.lines.height)
            one.lines.paint(painter, words, Qt.AlignmentFlag.AlignLeft, colours.soft)

    def _placed(self, width: int, most: int | None) -> list[_Placed]:
        """The entries in the largest letters in which they take no more lines than they should."""
        wanted = self._m.font(LETTERS)
        px = wanted if most is None else max(MIN_TEXT, min(wanted, most))
        placed = list(self._flow(width, ui(px, 450)))
        if _is_low(placed):
            return placed
        # Letters that are small enough, were it as the smallest ones, and such that are too large.
        small, large = MIN_TEXT, px
        while large - small > 1:
            px = (small + large) // 2
            if _is_low(list(self._flow(width, ui(px, 450)))):
                small = px
            else:
                large = px
        return list(self._flow(width, ui(small, 450)))

    def _flow(self, width: int, font: QFont) -> Iterator[_Placed]:
        px = font.pixelSize()
        beside = (SIGN + GAP) * px
        x = y = below = 0.0
        for entry in self._entries:
            wanted = beside + natural_width(entry.meaning, font)
            if x and x + wanted > width:
                x, y = 0.0, below
            lines = Lines(entry.meaning, font, max(1.0, width - x - beside), LEADING)
            yield _Placed(entry, lines, x, y)
            x += wanted + BETWEEN * px
            below = max(below, y + lines.height)


def _is_low(placed: Sequence[_Placed]) -> bool:
    return all(one.y + one.lines.height <= MOST_LINES * one.lines.line_height for one in placed)


def _paint_sign(painter: QPainter, colours: Colours, where: QRectF, sign: str) -> None:
    if sign == RING:
        width = max(2.5, 0.16 * where.width())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.brassink), width))
        painter.drawEllipse(where.adjusted(width / 2, width / 2, -width / 2, -width / 2))
    elif sign == DISC:
        radius = DISC_PART * where.width() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent))
        painter.drawEllipse(where.center(), radius, radius)
    else:
        icons.stamp(painter, where, sign, colours.mute)
