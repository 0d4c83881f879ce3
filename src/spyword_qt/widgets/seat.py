"""A seat of the set-up's table: pressed to open, dragged or moved with Ctrl and an arrow to change places."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from spyword_qt.people import Person
from spyword_qt.theme.fonts import slanted, ui
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import DARK, FOCUS_WIDTH, HONEY, IVORY, MIN_TEXT, MIST
from spyword_qt.widgets import paint
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.fitting import draw_line
from spyword_qt.widgets.kept_lines import KeptLines
from spyword_qt.widgets.lines import Lines, natural_width
from spyword_qt.widgets.seat_name import LINE, seat_name, whole_name_note

FEW: Final = 8
"""Up to so many people, seats show titles and large chips."""
USUAL_TEXT: Final = 1.25
"""Of the preference for text, beyond which words need what chips can do without."""
BESIDE_CHIP: Final = 8
"""Pixels between chips, at least."""
ASIDE: Final = 3
"""Pixels between a title and the next seat."""
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


@dataclass(frozen=True, slots=True)
class SeatSizes:
    """Measures in pixels that all seats of a table share."""

    pad: int
    chip: int
    name: int
    title: int
    """Letter sizes; a title of 0 has no line."""
    titled: bool
    """Whether there is room for titles; notes are shown anyway."""
    lines: int = 1
    """That names may take."""
    apart: float = 0.0
    """Between the names of neighbours."""

    @staticmethod
    def of(m: Metrics, count: int, *, second_line: bool) -> SeatSizes:
        """The measures at a table of `count`, with or without a line under the names."""
        few = count <= FEW
        title = m.font(17) if second_line else 0
        # In a small window, and beside large letters, the page needs what can be done without here.
        low = not m.portrait and (m.small or m.text > USUAL_TEXT)
        chip = (70 if low else 80) if few else 64
        return SeatSizes(m.px(12 if low else 17), m.px(chip), m.font(22), title, few)

    @property
    def height(self) -> int:
        return round(2 * self.pad + self.chip + (LINE * self.lines + 0.15) * self.name + 1.4 * self.title)


class OnTable(Control):
    """What a seat and a free place have in common."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sizes = SeatSizes.of(self.metrics, 0, second_line=True)
        self._names = KeptLines()

    @property
    def person(self) -> Person | None:
        """Who is there, if that is somebody."""
        return None

    def stand(self, place: QRect, sizes: SeatSizes) -> None:
        """Stand there with the table's measures; who points at a name that is shortened is told all of it."""
        self._sizes = sizes
        self.setGeometry(place)
        if self.person is not None:
            self.setToolTip(whole_name_note(self.person, self._named(self.person)))
        self.update()

    def chip_square(self) -> QRectF:
        """Where the chip goes."""
        side = float(self._sizes.chip)
        return QRectF((self.width() - side) / 2, self._sizes.pad, side, side)

    def line(self, *, under: int = 0) -> QRectF:
        """Where the name goes, or what stands under so many lines of it."""
        sizes = self._sizes
        top = sizes.pad + sizes.chip + 0.15 * sizes.name
        if under:
            top += under * LINE * sizes.name
            return QRectF(ASIDE, top, self.width() - 2 * ASIDE, LINE * sizes.title)
        return QRectF(sizes.apart / 2, top, self.width() - sizes.apart, LINE * sizes.name)

    def paint_person(
        self, painter: QPainter, person: Person, colour: str, note: str = "", *, seen: float = 1.0
    ) -> None:
        """Write a name in a colour and under it a title, where there is room for titles; in its place a note.

        What would be shortened is left away. `seen` is how much is seen of what stands under the name.
        """
        title, place = person.title, self.line()
        name = self._named(person)
        place.setHeight(name.height)
        name.paint(painter, place, Qt.AlignmentFlag.AlignHCenter, colour)
        painter.setOpacity(seen)
        room, width = self.line(under=name.count), self.width()
        if title and self._sizes.titled and holds_title(title, width):
            painter.setPen(QColor(HONEY))
            draw_line(painter, room, title, _title_font(title), self._sizes.title)
        elif note and not title and holds_note(note, width):
            painter.setPen(QColor(MIST))
            draw_line(painter, room, note, ui, self._sizes.title)
        painter.setOpacity(1.0)

    def _named(self, person: Person) -> Lines:
        """A name as all at the table are written."""
        of = person, self._sizes.name, self.line().width(), self._sizes.lines
        return self._names.get(of, partial(seat_name, *of))

    def paint_ring(self, painter: QPainter, radius: float) -> None:
        if self.ring_shown():
            # The table is dark in either room.
            around = QRectF(self.rect()).adjusted(1, 5, -1, -5)
            paint.rounded(painter, around, radius, edge=DARK.focus, width=FOCUS_WIDTH * self.metrics.stroke)


class Seat(OnTable):
    """One person at the table."""

    dropped = Signal()
    """The pointer let it go; not sent for a plain press."""
    shifted = Signal(int)
    """It is to change places with its left (-1) or right (1) neighbour."""

    def __init__(self, strip: QWidget) -> None:
        super().__init__(strip)
        self._strip = strip
        self._person: Person | None = None
        self._note = ""
        self._grip: QPointF | None = None
        self._dragging = False

    @property
    def person(self) -> Person | None:
        return self._person

    def show_person(self, person: Person, note: str) -> None:
        """Show somebody; `note` stands in the place of a title for who has none."""
        if person != self._person:
            self._names.clear()
        self._person, self._note = person, note
        self.setAccessibleName(person.name)
        self.setAccessibleDescription(person.title or note)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._grip = event.position()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is None:
            super().mouseMoveEvent(event)
            return
        away = (event.position() - self._grip).toPoint()
        if self._dragging or away.manhattanLength() >= QApplication.startDragDistance():
            if not self._dragging:
                self._dragging = True
                self.setDown(False)
                self.raise_()
            # Up and down as well only where there is another row.
            lowest = self._strip.height() - self.height()
            self.move(self.x() + away.x(), max(0, min(self.y() + away.y(), lowest)))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._grip = None
        if self._dragging:
            self._dragging = False
            self.dropped.emit()
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.shifted.emit(step)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        person = self._person
        if person is None:
            return
        painter = self.painter()
        square = self.chip_square()
        if self.underMouse() or self.isDown():
            painter.setPen(QPen(QColor(HONEY), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(square.adjusted(-4, -4, 4, 4))
        paint_chip(painter, square, person.avatar, dark=True)
        self.paint_person(painter, person, IVORY, self._note)
        self.paint_ring(painter, self.metrics.px(16))


def holds_title(title: str, width: float) -> bool:
    """Whether all of a title can be read on a place of that width."""
    return natural_width(title, _title_font(title)(MIN_TEXT)) <= width - 2 * ASIDE


def holds_note(note: str, width: float) -> bool:
    """The same of what stands in the place of a title."""
    return natural_width(note, ui(MIN_TEXT)) <= width - 2 * ASIDE


def _title_font(title: str) -> Callable[[int], QFont]:
    return partial(slanted, text=title)
