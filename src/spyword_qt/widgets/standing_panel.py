"""How the game stands: a row a side, with how many of it are still in and the chips of those who are out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt import phrasing
from spyword_qt.people import Person
from spyword_qt.theme import fonts, icons
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import DARK, LEADING, RADIUS_TILE, Colours, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.block import fit, size_of
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.lines import Lines, line_height, natural_width
from spyword_qt.widgets.name_block import NameBlock

PAD: Final = 22
ROW: Final = 54
CHIP: Final = 44
GLYPH: Final = 28
GAP: Final = 12
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Row:
    """One side. `tone` names the field of `Colours` that its glyph and text are drawn in."""

    icon: str
    tone: str
    text: str
    out: tuple[Person, ...]


class StandingPanel(QWidget):
    """A quiet panel with two columns: sides, and who of them is out.

    In an upright window, where there is room, each side has a column of its own, with who is out below it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._headings = ("", "")
        self._rows: tuple[Row, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_rows(self, sides: str, out: str, rows: Sequence[Row]) -> None:
        """Show rows under the headings of both columns; the second is left out while nobody is out."""
        anybody = any(row.out for row in rows)
        self._headings = (sides, out if anybody else "")
        self._rows = tuple(rows)
        said = (
            phrasing.row((row.text, *(phrasing.labelled(out, person.name) for person in row.out)))
            for row in rows
        )
        self.setAccessibleName(phrasing.apart(said))
        self.updateGeometry()
        self.update()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        # The least height at any width: a layout keeps so much in any case.
        return QSize(self._m.px(360), self._height(across=self._may_lie_across()))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._m.px(200), self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._height(across=self._lies_across(width))

    def _height(self, *, across: bool) -> int:
        lines = (2 if self._headings[1] else 1) if across else len(self._rows)
        heading = 0 if across else self._heading_height()
        return 2 * self._m.px(PAD - 6) + heading + lines * self._row_height()

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self._m, colours_of(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint.rounded(painter, QRectF(self.rect()), m.px(RADIUS_TILE), fill=colours.sunk, edge=colours.line)
        if self._lies_across(self.width()):
            self._paint_across(painter, colours)
        else:
            self._paint_down(painter, colours)

    def _paint_across(self, painter: QPainter, colours: Colours) -> None:
        m, height = self._m, self._row_height()
        area = QRectF(m.px(PAD), m.px(PAD - 6), self._label_width(), height)
        width = self._column_width(self.width())
        most = self._most_heading(width - m.px(GLYPH + GAP))
        for text in self._headings:
            self._paint_heading(painter, area, text, most, colours)
            area.translate(0, height)
        above = QRectF(m.px(PAD) + self._label_width() + m.px(2 * GAP), m.px(PAD - 6), width, height)
        for row in self._rows:
            self._paint_side(painter, above, row, colours)
            self._paint_out(painter, above.translated(0, height), row.out, colours)
            above.translate(width + m.px(GAP), 0)

    def _paint_down(self, painter: QPainter, colours: Colours) -> None:
        m, pad = self._m, self._m.px(PAD)
        split = self._split()
        right = QRectF(split, m.px(PAD - 6), self.width() - pad - split, self._heading_height())
        left = QRectF(pad, right.top(), split - m.px(GAP) - pad, right.height())
        most = self._most_heading(left.width() - m.px(GLYPH + GAP))
        for text, area in zip(self._headings, (left, right), strict=True):
            self._paint_heading(painter, area, text, most, colours)
        for row in self._rows:
            left.moveTop(left.bottom())
            right.moveTop(right.bottom())
            left.setHeight(self._row_height())
            right.setHeight(self._row_height())
            self._paint_side(painter, left, row, colours)
            self._paint_out(painter, right, row.out, colours)

    def _most_heading(self, beside_glyph: float) -> int:
        """Pixels of the headings' letters: never more than sides have, in a column so wide."""
        sides = (size_of(self._fit_side(row, beside_glyph)) for row in self._rows)
        return min(self._m.font(19), *sides)

    def _paint_heading(self, painter: QPainter, area: QRectF, text: str, most: int, colours: Colours) -> None:
        heading = fit(text, self._label_font, most, area.width(), LEADING)
        heading.paint(painter, area, LEFT, colours.soft)

    def _paint_side(self, painter: QPainter, area: QRectF, row: Row, colours: Colours) -> None:
        colour = getattr(colours, row.tone)
        side = self._m.px(GLYPH)
        icons.stamp(painter, QRectF(area.left(), area.center().y() - side / 2, side, side), row.icon, colour)
        beside = area.adjusted(side + self._m.px(GAP), 0, 0, 0)
        self._fit_side(row, beside.width()).paint(painter, beside, LEFT, colour)

    def _fit_side(self, row: Row, width: float) -> Lines:
        """A side in the largest letters in which all of them fit: in smaller ones it would count for less."""
        fitted = {
            each.text: fit(each.text, self._side_font, self._m.font(22), width, LEADING)
            for each in self._rows
        }
        least = min(lines.font.pixelSize() for lines in fitted.values())
        mine = fitted[row.text]
        if mine.font.pixelSize() > least:
            mine = fit(row.text, self._side_font, least, width, LEADING)
        return mine

    def _paint_out(
        self, painter: QPainter, area: QRectF, people: tuple[Person, ...], colours: Colours
    ) -> None:
        if not people:
            return
        chip = float(self._m.px(CHIP))
        # Where they are many, chips overlap like a fanned stack.
        spare = (area.width() - chip) / max(1, len(people) - 1)
        step = min(chip + self._m.px(6), spare)
        for i, person in enumerate(people):
            square = QRectF(area.left() + i * step, area.center().y() - chip / 2, chip, chip)
            paint_chip(
                painter,
                square,
                person.avatar,
                out=True,
                ground=colours.sunk if i else None,
                dark=colours is DARK,
            )
        if len(people) == 1:
            beside = area.adjusted(chip + self._m.px(GAP), 0, 0, 0)
            self._paint_name(painter, beside, people[0], colours.soft)

    def _paint_name(self, painter: QPainter, area: QRectF, person: Person, colour: str) -> None:
        alone = [row.out[0] for row in self._rows if len(row.out) == 1]
        # All are equally large: nobody counts for more than another who is out.
        most = min(size_of(self._fit_name(one, area, self._m.font(22))) for one in alone)
        self._fit_name(person, area, most).paint(painter, area, LEFT, colour)

    def _fit_name(self, person: Person, area: QRectF, most: int) -> Lines:
        return NameBlock(person, self._name_font).lines(area.size(), most)

    def _may_lie_across(self) -> bool:
        """Whether sides might stand beside one another: a single one has who is out beside it anyway."""
        return self._m.portrait and len(self._rows) > 1

    def _lies_across(self, width: int) -> bool:
        return self._may_lie_across() and self._side_width() <= self._column_width(width)

    def _label_width(self) -> int:
        """Of the headings, where they stand before the sides."""
        return max(natural_width(text, self._label_font(self._m.font(19))) for text in self._headings)

    def _column_width(self, width: int) -> float:
        """Of one of the sides beside one another."""
        m, number = self._m, len(self._rows)
        left = width - m.px(2 * PAD) - self._label_width() - m.px(2 * GAP)
        return (left - (number - 1) * m.px(GAP)) / number

    def _side_width(self) -> int:
        """What the longest side takes on one line with its glyph."""
        font = self._side_font(self._m.font(22))
        widest = max((natural_width(row.text, font) for row in self._rows), default=0)
        return self._m.px(GLYPH + GAP) + widest

    def _split(self) -> int:
        """Where the second column begins."""
        wanted = self._m.px(PAD) + self._side_width() + self._m.px(2 * GAP)
        return min(wanted, round(0.56 * self.width()))

    def _heading_height(self) -> int:
        return line_height(self._m.font(19), LEADING)

    def _row_height(self) -> int:
        return max(self._m.px(ROW), ceil(self._m.font(22) * LEADING))

    def _label_font(self, px: int) -> QFont:
        return fonts.ui(px, 500)

    def _side_font(self, px: int) -> QFont:
        return fonts.ui(px, 600)

    def _name_font(self, px: int) -> QFont:
        return fonts.ui(px, 550)
