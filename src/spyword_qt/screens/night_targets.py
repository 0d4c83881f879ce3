"""Everybody at the table, a tile each in a place that stays theirs; one who may be chosen is."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_engine.bandit.phase import Phase
from spyword_engine.bandit.views import JudgeView
from spyword_engine.seat import Seat
from spyword_qt.bandit.role_wording import role_name
from spyword_qt.people import Person
from spyword_qt.theme import fonts, icons
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import DARK, MIN_TEXT, colours_of
from spyword_qt.widgets.ballot_tile import BallotTile
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.lines import natural_width

GAP: Final = 12
NARROWEST: Final = 176
LOWEST: Final = 64
HIGHEST: Final = 190
"""Design pixels of a tile."""
SIGN: Final = 0.62
"""Of a chip's width."""
LONG: Final = 1.2
"""Widths of a tile that a name may take in the smallest letters: it has two lines for them."""


@dataclass(frozen=True, slots=True)
class Target:
    """Somebody in a step of the night; what only the judge may know of them is in no repr."""

    person: Person
    may_be_chosen: bool = field(repr=False)
    is_out: bool = False
    told: str = field(default="", repr=False)
    """What a screen reader says of them."""
    why: str = field(default="", repr=False)
    """What is written on their tile."""
    sign: str = field(default="", repr=False)
    """An icon upon their chip."""


def targets_of(
    view: JudgeView, people: Sequence[Person], out: Collection[Seat], *, nobody: bool
) -> list[Target]:
    """Everybody as a step finds them; `nobody` is to be chosen where it is only called."""
    return [_target(view, person, is_out=person.seat in out, nobody=nobody) for person in people]


def _target(view: JudgeView, person: Person, *, is_out: bool, nobody: bool) -> Target:
    if is_out:
        told = QCoreApplication.translate("NightScreen", "Out")
        return Target(person, may_be_chosen=False, is_out=True, told=told, why=told)
    if nobody or person.seat not in view.targets:
        told = QCoreApplication.translate("NightScreen", "Can’t be chosen")
        # Where it holds for everybody, it need not be written on each; else it is their role that forbids it.
        why = "" if nobody else role_name(view.roles[person.seat])
        return Target(person, may_be_chosen=False, told=told, why=why)
    # Needles matter to the doctor alone.
    if view.phase is Phase.DOCTOR and person.seat in view.needles:
        told = QCoreApplication.translate("NightScreen", "Has a needle")
        return Target(person, may_be_chosen=True, told=told, why=told, sign="needle")
    return Target(person, may_be_chosen=True)


class TargetTile(BallotTile):
    """Somebody who may be chosen, or is only there; a sign upon the chip is seen at any size."""

    def __init__(self, target: Target, parent: QWidget) -> None:
        super().__init__(target.person, parent)
        self._why, self._sign = target.why, target.sign
        self._is_out = target.is_out
        self.setEnabled(target.may_be_chosen)
        self.setAccessibleDescription(target.told)

    def note(self) -> str:
        return self._why

    def paint_avatar(self, painter: QPainter, chip: QRectF) -> None:
        if self._is_out:
            paint_chip(painter, chip, self.person.avatar, out=True, dark=colours_of(self) is DARK)
        else:
            super().paint_avatar(painter, chip)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._sign:
            return
        chip, colours = self.chip_rect(), colours_of(self)
        side = max(1.4 * MIN_TEXT, SIGN * chip.width())
        spot = QRectF(0, 0, side, side)
        spot.moveTopRight(chip.topRight() + QPointF(0.2 * side, -0.1 * side))
        painter = self.painter()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.surface))
        painter.drawEllipse(spot)
        icons.draw(painter, spot, self._sign, colours.accent)


class NightTargets(QWidget):
    """As many in a row as hold their names; they grow with the room that they get."""

    chosen = Signal(object)
    """The person of the tile that was tapped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._tiles: list[TargetTile] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_targets(self, targets: Sequence[Target]) -> None:
        """Show everybody, nobody of whom is chosen so far."""
        self.forget()
        for target in targets:
            tile = TargetTile(target, self)
            tile.setObjectName(f"target_{target.person.seat}")
            tile.clicked.connect(partial(self._choose, target.person))
            tile.show()
            self._tiles.append(tile)
        self.updateGeometry()
        self._place()

    def forget(self) -> None:
        """Drop every tile, and with them the choice."""
        for tile in self._tiles:
            tile.setParent(None)
            tile.deleteLater()
        self._tiles.clear()

    def mark(self, seat: Seat | None) -> None:
        """Show somebody, or nobody, as chosen."""
        for tile in self._tiles:
            tile.setChecked(tile.person.seat == seat)

    def tiles(self) -> tuple[QWidget, ...]:
        """What can be tapped, in the order in which keys go through it."""
        return tuple(self._tiles)

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self.updateGeometry()
        self._place()

    def sizeHint(self) -> QSize:
        return QSize(self._m.px(720), self.heightForWidth(self._m.px(720)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._narrowest(), 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._stacked(self._heights(width, self._columns(width)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        super().resizeEvent(event)

    def _place(self) -> None:
        if not self._tiles:
            return
        gap, columns = self._m.px(GAP), self._columns(self.width())
        width, top = self._breadth(self.width(), columns), 0
        heights = self._heights(self.width(), columns)
        # Where names need several lines, chips stay small beside them.
        flat = self._lowest() if max(heights) > self._lowest() else 0
        spare = (self.height() - (len(heights) - 1) * gap) // len(heights)
        for row, least in enumerate(heights):
            height = least if flat else max(least, min(self._m.px(HIGHEST), spare))
            for column, tile in enumerate(self._tiles[row * columns : (row + 1) * columns]):
                left, right = round(column * (width + gap)), round(column * (width + gap) + width)
                tile.keep_flat(flat)
                tile.setGeometry(left, top, right - left, height)
            top += height + gap

    def _columns(self, width: int) -> int:
        """As many as hold every name well, or two that break them where one would be higher."""
        gap, font = self._m.px(GAP), fonts.ui(MIN_TEXT, 550)
        longest = max((natural_width(tile.person.name, font) for tile in self._tiles), default=0)
        most = max(1, min(len(self._tiles), (width + gap) // (self._narrowest() + gap)))
        columns = most
        while columns > 1 and longest > LONG * self._breadth(width, columns):
            columns -= 1
        if columns > 1 or most == 1 or self._m.text > 1:
            # Whoever wants larger letters than usual isn't given the smallest.
            return columns
        return min(1, 2, key=lambda number: self._stacked(self._heights(width, number)))

    def _heights(self, width: int, columns: int) -> list[int]:
        """The least height of each row."""
        breadth, least = int(self._breadth(width, columns)), self._lowest()
        rows = (self._tiles[first : first + columns] for first in range(0, len(self._tiles), columns))
        return [max(tile.flat_height(breadth, least) for tile in row) for row in rows]

    def _stacked(self, heights: Sequence[int]) -> int:
        gap = self._m.px(GAP)
        return max(0, sum(height + gap for height in heights) - gap)

    def _breadth(self, width: int, columns: int) -> float:
        return (width - (columns - 1) * self._m.px(GAP)) / columns

    def _lowest(self) -> int:
        return self._m.target(self._grown(LOWEST))

    def _narrowest(self) -> int:
        return self._m.px(self._grown(NARROWEST))

    def _grown(self, length: int) -> float:
        """A length of a tile for larger letters, half of which it gives them."""
        return length * (1 + self._m.text) / 2

    def _choose(self, person: Person, _checked: bool = False) -> None:
        self.chosen.emit(person)
