"""Who can be pressed to sit down: somebody with a profile, or a guest whose name was typed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from spyword_engine.errors import NameProblem
from spyword_qt import wording
from spyword_qt.screens.seen_people import KnownPerson
from spyword_qt.theme import fonts, icons
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import DARK, LEADING, RADIUS_TILE, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.fitting import draw_elided, line_font
from spyword_qt.widgets.lines import natural_width

HEIGHT: Final = 76
CHIP: Final = 54
PAD: Final = 12
GAP: Final = 12
NAME: Final = 24
TITLE: Final = 18
SIGN: Final = 22
BADGE: Final = 30
PAGE: Final = 4
_STEPS: Final[dict[int, tuple[int, int]]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_PageUp: (0, -PAGE),
    Qt.Key.Key_PageDown: (0, PAGE),
}
_LEFT: Final = Qt.AlignmentFlag.AlignLeft


def tile_height(m: Metrics) -> int:
    """Pixels in height of all such tiles."""
    return max(m.target(HEIGHT), round(LEADING * (m.font(NAME) + m.font(TITLE))) + m.px(PAD))


def beside_name(m: Metrics) -> int:
    """Pixels in width of what stands beside a name."""
    return 2 * m.px(PAD) + 2 * m.px(GAP) + m.px(CHIP) + _sign_side(m)


class _Tile(Control):
    """Something round on the left, two lines beside it, a plus at the end, or a check.

    Its owner knows what lies around: arrow keys lead also to those who aren't built yet.
    """

    stepped = Signal(int, int)
    """How many columns and rows a key goes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_barred = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(event.key())
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(*step)

    def sizeHint(self) -> QSize:
        return QSize(self.metrics.px(320), tile_height(self.metrics))

    def paint_parts(self, painter: QPainter, name: str, below: str, below_font: QFont, tone: str) -> QRectF:
        """Write both lines and draw the sign; returns the square on the left."""
        m, colours = self.metrics, colours_of(self)
        pad, gap, chip, sign = m.px(PAD), m.px(GAP), m.px(CHIP), _sign_side(m)
        middle = self.height() / 2
        left = pad + chip + gap
        room = QRectF(left, 0, self.width() - left - gap - sign - pad, self.height())
        # Rather nothing than a part of it.
        below = below if natural_width(below, below_font) <= room.width() else ""
        above, under = round(LEADING * m.font(NAME)), round(LEADING * m.font(TITLE)) if below else 0
        line = QRectF(room.left(), middle - (above + under) / 2, room.width(), above)
        painter.setPen(QColor(colours.mute if self._is_barred else colours.ink))
        font = line_font(name, fonts.voice, m.font(NAME), room.width())
        draw_elided(painter, line, name, font, _LEFT)
        painter.setPen(QColor(tone))
        second = QRectF(line.left(), line.bottom(), line.width(), under)
        draw_elided(painter, second, below, below_font, _LEFT)
        square = QRectF(self.width() - pad - sign, middle - sign / 2, sign, sign)
        if self.isChecked():
            grown = m.px(BADGE - SIGN) / 2
            paint.badge(painter, square.adjusted(-grown, -grown, grown, grown), colours.ink, colours.surface)
        elif not self._is_barred:
            touched = self.underMouse() or self.isDown()
            icons.stamp(painter, square, "plus", colours.ink if touched else colours.mute)
        return QRectF(pad, middle - chip / 2, chip, chip)


class InviteTile(_Tile):
    """Somebody with a profile: chip, name, and the title that they wear. Checked, they sit at the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self._person: KnownPerson | None = None

    def show_person(self, person: KnownPerson, *, barred: bool = False) -> None:
        """Show who it is, `barred` where a namesake sits at the table: a press is in vain then."""
        self._person, self._is_barred = person, barred
        self.setAccessibleName(person.name)
        self.setAccessibleDescription(wording.name_problem(NameProblem.TAKEN) if barred else person.title)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        person, colours = self._person, colours_of(self)
        if person is None:
            return
        painter = self.painter()
        self.paint_tile(painter, self.metrics.px(RADIUS_TILE))
        italic = fonts.slanted(self.metrics.font(TITLE), person.title)
        square = self.paint_parts(painter, person.name, person.title, italic, colours.brassink)
        paint_chip(painter, square, person.avatar, dark=colours is DARK)


class GuestTile(_Tile):
    """A name that nobody here has, with which somebody can sit down for once."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("as_guest")
        self._name = ""

    def show_name(self, name: str) -> None:
        """Show what the guest would be called."""
        self._name = name
        self.setAccessibleName(self.tr("Seat {name} as a guest").format(name=name))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self.metrics, colours_of(self)
        painter = self.painter()
        touched = self.underMouse() or self.isDown()
        radius = m.px(RADIUS_TILE)
        inset = 1.5 * m.stroke
        pen = QPen(QColor(colours.edge), (2.5 if touched else 1.5) * m.stroke)
        pen.setDashPattern([4.0, 3.0])
        painter.setPen(pen)
        painter.setBrush(QColor(colours.sunk) if self.isDown() else Qt.BrushStyle.NoBrush)
        corner = self.corner(radius) - inset
        painter.drawRoundedRect(self.body().adjusted(inset, inset, -inset, -inset), corner, corner)
        self.paint_ring(painter, radius)
        note = line_font(self.tr("Sit down as a guest"), _note_font, m.font(TITLE), self.width() - m.px(150))
        square = self.paint_parts(painter, self._name, self.tr("Sit down as a guest"), note, colours.soft)
        paint.rounded(painter, square, square.width() / 2, edge=colours.edge, width=1.5 * m.stroke)
        inset = 0.24 * square.width()
        icons.stamp(painter, square.adjusted(inset, inset, -inset, -inset), "person", colours.soft)


def _sign_side(m: Metrics) -> int:
    """Pixels of the sign at the end, which grows with the name's letters."""
    return round(SIGN / NAME * m.font(NAME))


def _note_font(px: int) -> QFont:
    return fonts.ui(px, 450)
