"""Where people sit round the table, and where their names go: geometry only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, inf, pi, sin, sqrt
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.chip import GAP

MANY: Final = 9
"""From so many people on, chips are smaller and sit wholly outside the rim."""
TURN: Final = 1.24
"""How much larger the chip is whose turn it is."""
TURN_RING: Final = 1.37
"""Outer edge of the ring round that chip, in radii of an ordinary one."""
NAMED_SPACING: Final = 1.5
_BARE_SPACING: Final = 0.86
TWO: Final = 2  # who sit above and below the table: nobody is at its sides
_ON_RIM: Final = 0.36
LABEL_GAP: Final = 6
_LEAST_NAMED: Final = 32
"""Pixels in diameter of a chip that gives way to names."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The table in a room: all lengths in logical pixels, seats clockwise from the top."""

    centre: QPointF
    rim: float
    """Radius of the disc."""
    ring: float
    """Middle radius of the ring of clues or time."""
    ring_width: float
    chip: float
    """Radius of a chip."""
    named: bool
    """Whether there is room for names; else the chips show two letters."""
    spots: tuple[QPointF, ...]


@dataclass(frozen=True, slots=True)
class Span:
    """The free stretch for a name: it may slide between `left` and `right`, best centred on `best`."""

    left: float
    right: float
    best: float
    middle: float
    """Height of the middle of the line."""

    def place(self, width: float, height: float) -> QRectF:
        """The rectangle of a name that is `width` wide; no wider than the stretch."""
        taken = max(0.0, min(width, self.right - self.left))
        start = min(max(self.best - taken / 2, self.left), self.right - taken)
        return QRectF(start, self.middle - height / 2, taken, height)


def seating(
    room: QSizeF,
    count: int,
    m: Metrics,
    name_height: float,
    *,
    has_turn: bool,
    least_name: float = 0.0,
) -> Seating:
    """Seat `count` people round the largest table in the middle of `room`.

    Where it `has_turn`, whoever's it is has room for their larger chip and its ring. Names go where they have
    no room; but with a `least_name`, a width in pixels, chips and table get smaller for names to have that
    much beside them.
    """
    chip = m.px(92 if count < MANY else 80) / 2
    largest = TURN_RING if has_turn else 1 + GAP
    if count == 0:
        return seats_at(room, min(room.width(), room.height()) / 2, 0.0, False, 0, m, largest)
    names = _Names(room, count, name_height, least_name, largest)
    reach = names.reach(chip)
    are_apart = spacing(reach, count) >= NAMED_SPACING * 2 * chip
    if are_apart and (not least_name or names.nearest(chip) <= reach <= names.farthest(chip)):
        return seats_at(room, reach, chip, True, count, m, largest)
    if least_name:
        chip, reach = names.beside(chip)
        if reach <= names.reach(chip):
            return seats_at(room, reach, chip, True, count, m, largest)
    reach = _reach(room, count, chip * largest, chip * largest)
    chip = min(chip, _BARE_SPACING * spacing(reach, count) / 2 / (1 + GAP))
    return seats_at(room, reach, chip, False, count, m, largest)


@dataclass(frozen=True, slots=True)
class _Names:
    """What names ask of the room: see `seating`."""

    room: QSizeF
    count: int
    height: float
    least: float
    largest: float
    """Outer edge of what may stand round a chip, in radii of that."""

    def reach(self, chip: float) -> float:
        """How far from the middle chips of that radius may be with names beyond them."""
        beyond = chip * self.largest
        return _reach(self.room, self.count, beyond, beyond + LABEL_GAP / 2 + self.height + 1)

    def beside(self, chip: float) -> tuple[float, float]:
        """The largest chips up to a radius that leave every name its width, and how far out they are."""
        for smaller in range(int(chip), _LEAST_NAMED // 2 - 1, -1):
            nearest = self.nearest(smaller)
            aside = self.farthest(smaller)
            if nearest <= min(aside, self.reach(smaller)):
                break
        return float(smaller), max(nearest, min(aside, self.reach(smaller)))

    def farthest(self, chip: float) -> float:
        """How far out chips may be at most for names to have their width beside the table."""
        if self.count <= TWO:
            return inf
        return self.room.width() / 2 - self.least - LABEL_GAP + over_rim(chip, self.count)

    def nearest(self, chip: float) -> float:
        """How far out chips have to be at least for names to fit between them, at the sides above all."""
        if self.count <= TWO:
            return 0.0
        step = 2 * pi / self.count
        between = (self.largest + 1 + GAP) * chip + LABEL_GAP / 2 + self.height
        return max(NAMED_SPACING * chip / sin(step / 2), between / sin(step))


def _reach(room: QSizeF, count: int, aside: float, above: float) -> float:
    """How far from the middle people may be with so much free beside them, and above and below them."""
    return min(room.width() / 2 - aside, (room.height() - 2 * above) / (1 + _lowest(count)))


def _lowest(count: int) -> float:
    """How far below the middle the lowest people are, where the uppermost is 1 above it."""
    return cos(pi / count) if count > 2 and count % 2 else 1.0


def over_rim(chip: float, count: int) -> float:
    """How far beyond the rim the middles of chips with names lie."""
    return chip if count >= MANY else _ON_RIM * chip


def spacing(reach: float, count: int) -> float:
    return 2 * reach * sin(pi / count) if count > 1 else 4 * reach


def seats_at(
    room: QSizeF,
    reach: float,
    chip: float,
    named: bool,
    count: int,
    m: Metrics,
    largest: float,
    first: float = 0.0,
) -> Seating:
    """Seat people that far from the middle of their room, the first of them `first` radians from the top."""
    # The middle of all who sit there, not of the disc, is that of the room.
    centre = QPointF(room.width() / 2, room.height() / 2 + reach * (1 - _lowest(count)) / 2)
    outside = named and count >= MANY
    rim = max(1.0, reach - (over_rim(chip, count) if named else _ON_RIM * chip))
    width = max(8.0, m.scale * 15)
    ring = min((0.88 if outside else 0.8) * rim, reach - largest * chip - width / 2)
    turns = [first + 2 * pi * i / count for i in range(count)]
    spots = tuple(centre + QPointF(reach * sin(turn), -reach * cos(turn)) for turn in turns)
    return Seating(centre, rim, max(1.0, ring), width, chip, named, spots)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of letters beside somebody's chip."""

    own: int
    """The place, not the seat, of the chip that it belongs to."""
    middle: float
    """Height of its middle."""
    height: float


def chip_radius(seats: Seating, place: int, turn: int | None) -> float:
    """Of the chip at a place with what surrounds it; `turn` is the place of the larger one."""
    return seats.chip * (TURN_RING if place == turn else 1 + GAP)


def lines_beside(
    seats: Seating, height: float, turn: int | None, between: Sequence[float] = ()
) -> tuple[Line, ...]:
    """A line at each chip, above it in the top half of the table and below it in the bottom half.

    `turn` is the place of the larger chip; `between` has the pixels that lie between each chip and its line.
    """
    made = []
    for own, spot in enumerate(seats.spots):
        away = chip_radius(seats, own, turn) + LABEL_GAP / 2 + height / 2 + (between[own] if between else 0.0)
        made.append(Line(own, spot.y() + (-away if is_above(seats, own) else away), height))
    return tuple(made)


def is_above(seats: Seating, place: int) -> bool:
    """Whether what belongs to the chip at a place stands above it, not below."""
    return seats.spots[place].y() < seats.centre.y() - 1


def line_spans(seats: Seating, room: QSizeF, lines: Sequence[Line], turn: int | None) -> tuple[Span, ...]:
    """Where each line may lie so that none touches a chip, the table, or a line of somebody else."""
    radii = [chip_radius(seats, place, turn) for place in range(len(seats.spots))]
    return tuple(_span(seats, line, lines, radii, room) for line in lines)


def name_spans(seats: Seating, room: QSizeF, height: float, turn: int | None) -> tuple[Span, ...]:
    """Where each name may lie, whose line is that high and the only one at a chip."""
    return line_spans(seats, room, lines_beside(seats, height, turn), turn)


def _span(seats: Seating, line: Line, lines: Sequence[Line], radii: list[float], room: QSizeF) -> Span:
    x, y, height = seats.spots[line.own].x(), line.middle, line.height
    left, right = 0.0, room.width()
    walls = [
        (spot.x(), _chord(radii[i], spot.y() - y, height) + LABEL_GAP)
        for i, spot in enumerate(seats.spots)
        if i != line.own and abs(spot.y() - y) < radii[i] + height / 2
    ]
    walls += [
        ((seats.spots[other.own].x() + x) / 2, LABEL_GAP)
        for other in lines
        if other.own != line.own and abs(other.middle - y) < 0.45 * (height + other.height)
    ]
    if abs(seats.centre.y() - y) < seats.rim + height / 2:
        walls.append((seats.centre.x(), _chord(seats.rim, seats.centre.y() - y, height) + LABEL_GAP))
    for wall, half in walls:
        if wall + half <= x:
            left = max(left, wall + half)
        elif wall - half >= x:
            right = min(right, wall - half)
    return Span(left, right, x, y)


def _chord(radius: float, away: float, height: float) -> float:
    """Half the width of a circle within a band of that height, `away` from its middle."""
    nearest = max(0.0, abs(away) - height / 2)
    return sqrt(max(0.0, radius * radius - nearest * nearest))
