"""A picture of numbers over time in which each can be read: by pointing, by keys, and by ear."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QWidget

from spyword_qt import phrasing
from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import FOCUS_WIDTH, LEADING, RADIUS_TILE, Colours, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.control import KEYBOARD_REASONS, POINTED
from spyword_qt.widgets.lines import Lines, natural_width
from spyword_qt.widgets.plate import PAD, Plate

TOP: Final = 14
READING: Final = 22
AXIS: Final = 17
PLOT: Final = 150
GAP: Final = 8
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
TOP_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Chart(Plate):
    """A heading, the reading of one place in words, and the picture; what it looks like, subclasses say.

    The latest place is read until another is pointed at, or gone to with the arrow keys, Home and End.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = ""
        self._readings: tuple[str, ...] = ()
        self._ends = ("", "")
        self._note = ""
        self._reading_heights: dict[int, int] = {}
        self._current = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    @property
    def current(self) -> int:
        """The place that is read."""
        return self._current

    @property
    def reading(self) -> str:
        """What is read of it; empty where there is none."""
        return self._readings[self._current] if self._readings else ""

    def show_readings(
        self, heading: str, readings: Sequence[str], ends: tuple[str, str], note: str = ""
    ) -> None:
        """Show what can be read, one after the other.

        `ends` stand below the first and the last; a note on the whole stands at the foot.
        """
        self._heading, self._readings, self._ends, self._note = heading, tuple(readings), ends, note
        self._reading_heights.clear()
        self._current = max(0, len(self._readings) - 1)
        self.setAccessibleName(phrasing.statements((heading, note)))
        self.setAccessibleDescription(self.reading)
        self.updateGeometry()
        self.update()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._reading_heights.clear()
        super().rescale(m)

    def place_at(self, x: float) -> int:
        """The place nearest to a distance in pixels from the left edge. Subclasses say which."""
        raise NotImplementedError

    def end_places(self, _room: QRectF) -> tuple[float, float] | None:
        """Pixels from the left edge to the middles of `ends`, if these don't stand at the picture's edges."""
        return None

    def paint_plot(self, painter: QPainter, room: QRectF, colours: Colours) -> None:
        """Paint the picture into its room. Subclasses say how."""
        raise NotImplementedError

    def read(self, place: int) -> None:
        """Read a place, or the nearest that there is."""
        place = max(0, min(place, len(self._readings) - 1))
        if place != self._current and self._readings:
            self._current = place
            self.setAccessibleDescription(self.reading)
            self.update()

    def sizeHint(self) -> QSize:
        width = self.metrics.px(420)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.metrics.px(260), 0)

    def heightForWidth(self, width: int) -> int:
        m = self.metrics
        words = self.heading_lines(self._heading, width).height + self._reading_height(width)
        below = self._axis_height() + self._note_height(width)
        return 2 * m.px(TOP) + words + 2 * m.px(GAP) + m.px(PLOT) + below

    def paint_content(self, painter: QPainter) -> None:
        colours, m = colours_of(self), self.metrics
        pad = m.px(PAD)
        heading = self.heading_lines(self._heading, self.width())
        room = QRectF(pad, m.px(TOP), self.width() - 2 * pad, heading.height)
        heading.paint(painter, room, LEFT, colours.soft)
        room.moveTop(room.bottom())
        room.setHeight(self._reading_height(self.width()))
        self._read_lines(self.reading, self.width()).paint(painter, room, TOP_LEFT, colours.ink)
        plot = self.plot()
        if self._readings:
            self.paint_plot(painter, plot, colours)
        self._paint_ends(painter, plot, colours)
        if self.hasFocus() and not self.window().property(POINTED):
            width = FOCUS_WIDTH * m.stroke
            ring = QRectF(self.rect())
            paint.rounded(painter, ring, m.px(RADIUS_TILE), edge=colours.focus, width=width)

    def plot(self) -> QRectF:
        """Where the picture is."""
        m = self.metrics
        pad = m.px(PAD)
        words = self.heading_lines(self._heading, self.width()).height + self._reading_height(self.width())
        top = m.px(TOP) + words + m.px(GAP)
        return QRectF(pad, top, self.width() - 2 * pad, m.px(PLOT))

    def axis_font(self) -> QFont:
        """Of what stands beside the picture."""
        return fonts.ui(self.metrics.font(AXIS), 450)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.read(self.place_at(event.position().x()))
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.window().setProperty(POINTED, True)
        self.read(self.place_at(event.position().x()))
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.read(len(self._readings) - 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            place = self._current + _STEPS[key]
        elif key == Qt.Key.Key_Home:
            place = 0
        elif key == Qt.Key.Key_End:
            place = len(self._readings) - 1
        else:
            super().keyPressEvent(event)
            return
        self.window().setProperty(POINTED, False)
        self.read(place)
        self.update()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.reading))

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() in KEYBOARD_REASONS:
            self.window().setProperty(POINTED, False)
        super().focusInEvent(event)

    def _paint_ends(self, painter: QPainter, plot: QRectF, colours: Colours) -> None:
        first, last = self._ends
        font, below = self.axis_font(), QRectF(plot)
        below.moveTop(plot.bottom() + self.metrics.px(GAP))
        below.setHeight(self._axis_height())
        places = self.end_places(plot)
        for number, (text, align) in enumerate(((first, LEFT), (last, RIGHT))):
            words = self.lines(text, font, below.width())
            if places is None:
                words.paint(painter, below, align, colours.mute)
            else:
                width = natural_width(text, font) + 1
                left = max(below.left(), min(places[number] - width / 2, below.right() - width))
                words.paint(painter, QRectF(left, below.top(), width, below.height()), LEFT, colours.mute)
        below.moveTop(below.bottom())
        below.setHeight(self._note_height(self.width()))
        self._note_lines(self.width()).paint(painter, below, LEFT, colours.soft)

    def _axis_height(self) -> int:
        return ceil(self.metrics.font(AXIS) * LEADING)

    def _note_height(self, width: int) -> int:
        return self._note_lines(width).height if self._note else 0

    def _note_lines(self, width: int) -> Lines:
        return self.lines(self._note, self.axis_font(), width - 2 * self.metrics.px(PAD))

    def _reading_height(self, width: int) -> int:
        """Of the longest: the picture stays where it is as another place is read."""
        if width not in self._reading_heights:
            heights = (self._read_lines(reading, width).height for reading in self._readings)
            self._reading_heights[width] = max(heights, default=0)
        return self._reading_heights[width]

    def _read_lines(self, reading: str, width: int) -> Lines:
        return self.lines(reading, self._read_font(), width - 2 * self.metrics.px(PAD))

    def _read_font(self) -> QFont:
        return fonts.ui(self.metrics.font(READING), 600)
