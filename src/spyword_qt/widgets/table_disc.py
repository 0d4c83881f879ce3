"""The table from above, with its people round it: order of clues, clock, or plain text."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt import phrasing
from spyword_qt.people import Person
from spyword_qt.theme.fonts import has_loaded_chinese
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.motion import Span, motion_of
from spyword_qt.theme.tokens import IVORY, TABLE_LIT, TABLE_SHADE, Colours, colours_of
from spyword_qt.widgets.lit_disc import paint_lit_disc
from spyword_qt.widgets.mark import paint_mark
from spyword_qt.widgets.still import drawn
from spyword_qt.widgets.table_labels import title_height
from spyword_qt.widgets.table_layout import Seating
from spyword_qt.widgets.table_middle import (
    Lines,
    Middle,
    paint_clock,
    paint_drain,
    paint_lines,
    paint_segments,
    paint_track,
    place_lines,
)
from spyword_qt.widgets.table_people import Company, PeoplePaint
from spyword_qt.widgets.table_seats import Seats, Sitting

_PULSE = 1.08


class TableDisc(QWidget):
    """People as chips on the rim of the table, clockwise from the top in the order given.

    Names stay in a small room too, where both letters and chips get smaller. Where it is `titled`, chips
    stay large instead, and what people wear stands below their names: as far as there is room for either.
    All that stands still is painted once; a tick of the clock paints the ring's arc and the digits alone.
    """

    def __init__(self, parent: QWidget | None = None, *, titled: bool = False) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._titled = titled
        self._company = Company()
        self._middle = Middle()
        self._segments: tuple[int, int] | None = None
        self._fraction = 0.0
        self._time = ""
        self._last_ten = False
        self._swell = 1.0
        self._still: tuple[Hashable, QPixmap] | None = None
        self._seated: tuple[Sitting, Seats] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_people(
        self,
        people: Sequence[Person],
        *,
        out: frozenset[int] = frozenset(),
        done: frozenset[int] = frozenset(),
        turn: int | None = None,
        order: Sequence[int] = (),
    ) -> None:
        """Seat people; `out`, `done` and `turn` are seats: greyed and slashed, checked, enlarged.

        Those whose seats are in `order` bear their places in it, as long as they are neither out nor done.
        """
        self._company = Company(tuple(people), out, done, turn, tuple(order))
        self._tell_names()
        self._repaint()

    def show_clues(self, done: int, total: int, small: str, big: str, note: str) -> None:
        """Show the ring in `total` pieces, `done` of them given and the next one being given now.

        Where people sit otherwise than they speak, each one's piece lies at their chip.
        """
        self._segments = (done, total)
        self._show(Middle(small, big, note))

    def show_clock(self, fraction: float, text: str, last_ten: bool, small: str, note: str) -> None:
        """Show `fraction` (0 to 1) of the time left, and the time as `text`."""
        ticked = last_ten and text != self._time
        self._fraction, self._time, self._last_ten = fraction, text, last_ten
        self._segments = None
        self._show(Middle(small, "", note, clock=True))
        if ticked:
            motion_of(self).run(self, Span.PULSE, self._pulse, _PULSE, 1.0)
        self._update_clock()

    def show_text(self, small: str, big: str, note: str) -> None:
        """Show three lines and no ring; each may be empty. With all empty and nobody there it is the mark."""
        self._segments = None
        self._show(Middle(small, big, note))

    def middle(self) -> QRectF:
        """The square round what the people leave free of the table."""
        seats = self._seating()
        free = self._free(seats)
        return QRectF(seats.centre.x() - free, seats.centre.y() - free, 2 * free, 2 * free)

    def chip_rects(self) -> tuple[QRectF, ...]:
        """Where each one's chip lies, clockwise from the top; whose turn it is has a larger one there."""
        seats = self._seating()
        square = QRectF(-seats.chip, -seats.chip, 2 * seats.chip, 2 * seats.chip)
        return tuple(square.translated(spot) for spot in seats.spots)

    def is_seen_as_well(self, smaller: QSize, larger: QSize) -> bool:
        """Whether people are seen as well in one room as in another, names above all."""
        return self._sitting(smaller, 0.0).seen().is_no_worse(self._sitting(larger, 0.0).seen())

    def rescale(self, m: Metrics) -> None:
        """Take the letter sizes and chips of the window's scale."""
        self._m = m
        self.updateGeometry()
        self._repaint()

    def sizeHint(self) -> QSize:
        return QSize(self._m.px(620), self._m.px(680))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._m.px(340), self._m.px(340))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._tell_names()
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.LanguageChange):
            self._repaint()
        super().changeEvent(event)

    def _tell_names(self) -> None:
        self.setAccessibleDescription(phrasing.row(self._told_of(person) for person in self._company.people))

    def _told_of(self, person: Person) -> str:
        if person.seat in self._company.out:
            return self.tr("{name}, out").format(name=person.name)
        number = self._company.number_of(person)
        return self.tr("{number} {name}").format(name=person.name, number=number) if number else person.name

    def _show(self, middle: Middle) -> None:
        big = self._time if middle.clock else middle.big
        self.setAccessibleName(phrasing.row((middle.small, big, middle.note)))
        if middle != self._middle or not middle.clock:
            self._middle = middle
            self._repaint()

    def _repaint(self) -> None:
        self._still = None
        self.update()

    def _pulse(self, swell: float) -> None:
        self._swell = swell
        self._update_clock()

    def _update_clock(self) -> None:
        seats = self._seating()
        reach = seats.ring + seats.ring_width
        around = QRectF(seats.centre.x() - reach, seats.centre.y() - reach, 2 * reach, 2 * reach)
        self.update(around.toAlignedRect())

    def _title_height(self) -> float:
        """Of the line below the names; 0 where there is none."""
        height = title_height(self._m)
        wears = self._titled and self._company.wears_titles()
        return height if wears and self._seats(height).seating.named else 0.0

    def _seating(self) -> Seating:
        return self._seats(self._title_height()).seating

    def _seats(self, below: float) -> Seats:
        """Where people sit with lines that high below their names."""
        sitting = self._sitting(self.size(), below)
        if self._seated is None or self._seated[0] != sitting:
            seats = sitting.freely() if self._titled else sitting.keeping_names()
            self._seated = sitting, seats
        return self._seated[1]

    def _sitting(self, size: QSize, below: float) -> Sitting:
        company = self._company
        has_turn = company.turn is not None
        return Sitting(company.people, size, self._m, has_turn, below, has_loaded_chinese())

    def _lines(self, seats: Seating) -> Lines:
        return place_lines(self._middle, seats.centre, self._free(seats), self._m)

    def _free(self, seats: Seating) -> float:
        """Radius of what people and ring leave free."""
        if self._middle.clock or self._segments is not None:
            return seats.ring - seats.ring_width / 2
        return min(0.86 * seats.rim, seats.ring + 0.1 * seats.rim)

    def paintEvent(self, event: QPaintEvent) -> None:
        made_of = (self.size() * self.devicePixelRatioF()).toTuple(), has_loaded_chinese()
        if self._still is None or self._still[0] != made_of:
            self._still = made_of, drawn(self, self.paint_still)
        painter = QPainter(self)
        painter.drawPixmap(QPointF(), self._still[1])
        if self._middle.clock:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            seats = self._seating()
            paint_drain(painter, seats, self._fraction, self._last_ten)
            paint_clock(painter, self._time, self._lines(seats), self._swell)

    def paint_still(self, painter: QPainter) -> None:
        """Paint all that stands still: everything but the clock and what is left on it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seats, colours, below = self._seating(), colours_of(self), self._title_height()
        self._paint_table(painter, seats, colours)
        paint_lines(painter, self._middle, self._lines(seats))
        room = QRectF(self.rect())
        PeoplePaint(self._company, self._seats(below), room, self._m, below, colours).paint(painter)

    def _paint_table(self, painter: QPainter, seats: Seating, colours: Colours) -> None:
        if not self._company.people and self._middle == Middle():
            rim = seats.rim
            paint_mark(painter, QRectF(seats.centre.x() - rim, seats.centre.y() - rim, 2 * rim, 2 * rim))
            return
        rim = max(2.0, 3 * self._m.scale)
        paint_lit_disc(painter, seats.centre, seats.rim - rim / 2, TABLE_LIT, TABLE_SHADE)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.brass), rim))
        painter.drawEllipse(seats.centre, seats.rim - rim / 2, seats.rim - rim / 2)
        if self._middle.clock:
            paint_track(painter, seats)
            return
        line = QColor(IVORY)
        line.setAlphaF(0.25)
        painter.setPen(QPen(line, 1.25))
        inner = seats.rim - max(8.0, 12 * self._m.scale)
        painter.drawEllipse(seats.centre, inner, inner)
        if self._segments is not None:
            done, total = self._segments
            paint_segments(painter, seats, done, *self._company.places_of(total))
