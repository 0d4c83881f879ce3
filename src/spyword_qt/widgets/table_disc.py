"""The table from above, with its people round it: order of clues, clock, or plain text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt import phrasing
from spyword_qt.people import Person
from spyword_qt.theme.fonts import has_cjk, voice
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.motion import Span, motion_of
from spyword_qt.theme.tokens import DARK, IVORY, MIN_TEXT, TABLE_LIT, TABLE_SHADE, Colours, colours_of
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.fitting import draw_elided, line_font
from spyword_qt.widgets.initials import first_letters
from spyword_qt.widgets.lit_disc import paint_lit_disc
from spyword_qt.widgets.mark import paint_mark
from spyword_qt.widgets.still import drawn
from spyword_qt.widgets.table_layout import TURN, TURN_RING, Seating, name_spans, seating
from spyword_qt.widgets.table_layout import Span as Stretch
from spyword_qt.widgets.table_marks import Room, paint_check, paint_number
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
from spyword_qt.widgets.table_names import Label, are_whole, labels, name_height

_PULSE = 1.08
NAME = 22
TITLE = 18
LEAST_NAMES = (2.5, 3.0, 3.5, 4.0)
"""Widths in sizes of its letters that a name keeps beside the table where names are kept: the first where
all are whole, else the last."""
LEAST_CHIP = 52
"""Across, where names are kept: names get smaller before chips do."""


class TableDisc(QWidget):
    """People as chips on the rim of the table, clockwise from the top in the order given.

    Where it is `titled`, the titles that people wear stand below their names, if that leaves room for names.
    Where it `keeps_names`, these stay in a small room, and both letters and chips get smaller.
    All that stands still is painted once; a tick of the clock paints the ring's arc and the digits alone.
    """

    def __init__(
        self, parent: QWidget | None = None, *, titled: bool = False, keeps_names: bool = False
    ) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._titled = titled
        self._keeps_names = keeps_names
        self._people: tuple[Person, ...] = ()
        self._out: frozenset[int] = frozenset()
        self._done: frozenset[int] = frozenset()
        self._turn: int | None = None
        self._order: tuple[int, ...] = ()
        self._middle = Middle()
        self._segments: tuple[int, int] | None = None
        self._fraction = 0.0
        self._time = ""
        self._last_ten = False
        self._swell = 1.0
        self._still: QPixmap | None = None
        self._seated_for: tuple[object, ...] = ()
        self._seated_as: tuple[int, Seating] | None = None
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
        self._people, self._out, self._done, self._turn = tuple(people), out, done, turn
        self._order = tuple(order)
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
        self.setAccessibleDescription(phrasing.row(self._told_of(person) for person in self._people))

    def _told_of(self, person: Person) -> str:
        if person.seat in self._out:
            return self.tr("{name}, out").format(name=person.name)
        number = self._number_of(person)
        return self.tr("{number} {name}").format(name=person.name, number=number) if number else person.name

    def _number_of(self, person: Person) -> int:
        """Somebody's place in the order, from 1; 0 without one."""
        return self._order.index(person.seat) + 1 if person.seat in self._order else 0

    def _pieces(self, total: int) -> tuple[Sequence[int], int]:
        """Where the pieces of the ring lie, and of how many places."""
        if len(self._order) != total:
            return range(total), total
        seats = [person.seat for person in self._people]
        return [seats.index(seat) for seat in self._order], len(seats)

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
        height = 1.3 * self._m.font(TITLE)
        wears = self._titled and any(person.title for person in self._people)
        return height if wears and self._seated(height)[1].named else 0.0

    def _seating(self) -> Seating:
        return self._seated(self._title_height())[1]

    def _seated(self, below: float) -> tuple[int, Seating]:
        """How large names are at most, and where people sit."""
        now = (self.size(), self._m, self._people, self._turn is None, below)
        if self._seated_as is None or now != self._seated_for:
            self._seated_for, self._seated_as = now, self._seat(below)
        return self._seated_as

    def _seat(self, below: float) -> tuple[int, Seating]:
        largest = self._m.font(NAME)
        if not self._keeps_names:
            tried = ((px, self._with_names(px, below, 0.0)) for px in range(largest, MIN_TEXT - 1, -1))
            usual = largest, self._with_names(largest, below, 0.0)
            clear = (one for one in tried if not one[1].named or self._is_clear(*one, below))
            return next(clear, usual) if usual[1].named else usual
        least = self._m.px(LEAST_CHIP) / 2
        for px in range(largest, MIN_TEXT, -1):
            for part in LEAST_NAMES:
                seats = self._with_names(px, below, part)
                if seats.named and seats.chip >= least and self._is_enough(px, below, part, seats):
                    return px, seats
        last = ((part, self._with_names(MIN_TEXT, below, part)) for part in LEAST_NAMES)
        return MIN_TEXT, next(seats for part, seats in last if self._is_enough(MIN_TEXT, below, part, seats))

    def _is_clear(self, px: int, seats: Seating, below: float) -> bool:
        """Whether names that large lie on nobody's chip."""
        height = name_height(px) + below
        spans = name_spans(seats, QSizeF(self.size()), height, None)
        return all(
            i == j or not name.touches(spot, seats.chip)
            for i, name in enumerate(labels(self._people, spans, px, height, None))
            for j, spot in enumerate(seats.spots)
        )

    def _with_names(self, px: int, below: float, part: float) -> Seating:
        return seating(
            QSizeF(self.size()),
            len(self._people),
            self._m,
            name_height(px) + below,
            has_turn=self._turn is not None,
            least_name=part * px,
        )

    def _is_enough(self, px: int, below: float, part: float, seats: Seating) -> bool:
        """Whether all names are whole in letters that large, whoever's turn it is; or cannot be helped."""
        if part == LEAST_NAMES[-1]:
            return True
        spans = name_spans(seats, QSizeF(self.size()), name_height(px) + below, None)
        return seats.named and are_whole(self._people, spans, px, has_turn=self._turn is not None)

    def _lines(self, seats: Seating) -> Lines:
        return place_lines(self._middle, seats.centre, self._free(seats), self._m)

    def _free(self, seats: Seating) -> float:
        """Radius of what people and ring leave free."""
        if self._middle.clock or self._segments is not None:
            return seats.ring - seats.ring_width / 2
        return min(0.86 * seats.rim, seats.ring + 0.1 * seats.rim)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._still is None or self._still.size() != self.size() * self.devicePixelRatioF():
            self._still = drawn(self, self.paint_still)
        painter = QPainter(self)
        painter.drawPixmap(QPointF(), self._still)
        if self._middle.clock:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            seats = self._seating()
            paint_drain(painter, seats, self._fraction, self._last_ten)
            paint_clock(painter, self._time, self._lines(seats), self._swell)

    def paint_still(self, painter: QPainter) -> None:
        """Paint all that stands still: everything but the clock and what is left on it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seats, colours = self._seating(), colours_of(self)
        self._paint_table(painter, seats, colours)
        paint_lines(painter, self._middle, self._lines(seats))
        spans, names = self._names(seats)
        places = sorted(range(len(self._people)), key=lambda i: self._people[i].seat == self._turn)
        for i in places:
            self._paint_chip(painter, seats, i, colours)
        self._paint_marks(painter, seats, [name.ink() for name in names], colours)
        for person, span, name in zip(self._people, spans, names, strict=False):
            painter.setPen(QColor(colours.mute if person.seat in self._out else colours.ink))
            draw_elided(painter, name.place, name.text, name.font)
            if person.title and self._title_height():
                self._paint_title(painter, span, name.place.bottom(), person.title, colours)

    def _paint_table(self, painter: QPainter, seats: Seating, colours: Colours) -> None:
        if not self._people and self._middle == Middle():
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
            paint_segments(painter, seats, done, *self._pieces(total))

    def _paint_chip(self, painter: QPainter, seats: Seating, place: int, colours: Colours) -> None:
        person, spot, radius = self._people[place], seats.spots[place], seats.chip
        dark = colours is DARK
        gap = colours.ground if dark else colours.lamp
        avatar = person.avatar
        if not seats.named and avatar.initials == first_letters(person.name, 1):
            avatar = replace(avatar, initials=first_letters(person.name, 2))
        if person.seat == self._turn:
            radius *= TURN
            painter.setPen(Qt.PenStyle.NoPen)
            for colour, size in ((colours.brass, TURN_RING), (IVORY, TURN + 0.03)):
                painter.setBrush(QColor(colour))
                painter.drawEllipse(spot, size * seats.chip, size * seats.chip)
        square = QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
        ground = None if person.seat == self._turn else gap
        paint_chip(painter, square, avatar, out=person.seat in self._out, ground=ground, dark=dark)

    def _paint_marks(
        self, painter: QPainter, seats: Seating, names: Sequence[QRectF], colours: Colours
    ) -> None:
        """Paint what chips bear, away from the middle, since the ring there is not to be covered."""
        gap = colours.ground if colours is DARK else colours.lamp
        room = Room(QRectF(self.rect()), seats, names)
        for place, person in enumerate(self._people):
            number = 0 if person.seat in self._out else self._number_of(person)
            size = TURN if person.seat == self._turn else 1.0
            if person.seat in self._done:
                paint_check(painter, room, place, size, gap, colours)
            elif number:
                paint_number(painter, room, place, size, gap, colours, number)

    def _names(self, seats: Seating) -> tuple[Sequence[Stretch], list[Label]]:
        """The free stretches of all names and these, if there is room for them."""
        below = self._title_height()
        if not seats.named:
            return (), []
        turn = next((i for i, person in enumerate(self._people) if person.seat == self._turn), None)
        px = self._seated(below)[0]
        height = name_height(px)
        spans = name_spans(seats, QSizeF(self.size()), height + below, turn)
        made = labels(self._people, spans, px, height + below, turn)
        return spans, [self._beside_chip(i, seats, name, below) for i, name in enumerate(made)]

    def _beside_chip(self, i: int, seats: Seating, name: Label, below: float) -> Label:
        """A name without the line below it; without a title it stays beside its chip."""
        place = name.place
        is_low = not (below and self._people[i].title) and seats.spots[i].y() > place.center().y()
        return replace(name, place=place.adjusted(0, below if is_low else 0, 0, 0 if is_low else -below))

    def _paint_title(
        self, painter: QPainter, span: Stretch, top: float, title: str, colours: Colours
    ) -> None:
        make = partial(voice, italic=not has_cjk(title))
        font = line_font(title, make, self._m.font(TITLE), span.right - span.left)
        width = QFontMetricsF(font).horizontalAdvance(title) + 1
        if width <= span.right - span.left:
            place = span.place(width, self._title_height())
            painter.setPen(QColor(colours.brassink))
            draw_elided(painter, QRectF(place.left(), top, place.width(), place.height()), title, font)
