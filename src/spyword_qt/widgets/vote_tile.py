"""What the tiles of a vote by raised hands have in common: a chip, and a name as large as it can be."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.people import Person
from spyword_qt.theme import fonts
from spyword_qt.theme.tokens import DARK, MIN_TEXT, RADIUS_TILE, Colours, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.block import size_of
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.lines import Lines, natural_width
from spyword_qt.widgets.name_block import NameBlock

_BESIDE: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_NAME: Final = 26
_MEASURED: Final = 100
_LONG: Final = 6.5
"""Letters' sizes on one line from which on a name is long: some twelve Latin letters."""
_NAME_HEIGHT: Final = 0.46  # of the tile's height
_MOST_CHIP: Final = 84
_CHIP: Final = 0.62  # of the tile's height
_WIDEST_CHIP: Final = 0.18
_PAD: Final = 8
_GAP: Final = 11
_WIDE_PAD: Final = 0.035
"""Of a wide tile's width, that is left free on either side."""
_BESIDE_BADGE: Final = 6.0
"""Pixels from the badge to the name."""
_NARROW: Final = (80, 0.06)
"""Pixels of a tile's width, and what part of those beyond is all that is free there in a narrow one."""
_CLEAR: Final = 3.5
"""Pixels over and under a name: inside the frame of a tile that is chosen."""
_BADGE: Final = 0.42  # of the chip
_LEAST_BADGE: Final = 13.0
_AT_EDGE: Final = (0.43, 0.27)
"""From the chip's middle to the badge's, in diameters: clear of the tile's border."""
_LETTER: Final = 0.2
"""From there to where the letter ends: the badge begins beyond it."""
_HALO: Final = 2.0


class PersonTile(Control):
    """Somebody's chip and name; what stands behind the name is for a kind of tile to say."""

    def __init__(self, person: Person, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.person = person
        self._letters = 0
        self._name = NameBlock(person, self._font)
        self._is_long: tuple[bool, bool] | None = None
        """As found with Chinese letters there or not yet, and with which of these."""
        self.setCheckable(True)
        self.setAccessibleName(person.name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(self.metrics.px(200), self.metrics.target(72))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.metrics.px(110), self.metrics.target(48))

    def aside(self, size: QSize) -> float:
        """Pixels in width of what stands behind the name in a tile of this size."""
        raise NotImplementedError

    def paint_aside(self, painter: QPainter, colours: Colours, room: QRectF) -> None:
        """Paint that."""
        raise NotImplementedError

    def chip(self, size: QSize) -> int:
        """Pixels in diameter in a tile of this size."""
        most = min(_CHIP * size.height(), _WIDEST_CHIP * size.width())
        return min(self.metrics.px(_MOST_CHIP), round(most))

    def words(self, size: QSize) -> QRectF:
        """Where the name stands in a tile of this size."""
        gap, clear, pad = self.metrics.px(_GAP), _CLEAR * self.metrics.stroke, self._pad(size.width())
        diameter = self.chip(size)
        beyond = _to_badge(diameter) + _badge(diameter) / 2 - diameter / 2
        beside = min(_BESIDE_BADGE, _NARROW[1] * (size.width() - _NARROW[0]))
        left = pad + diameter + max(gap, round(beyond + beside))
        right = size.width() - pad - self.aside(size) - gap / 2
        return QRectF(left, clear, max(1.0, right - left), max(1.0, size.height() - 2 * clear))

    def most_letters(self, height: int) -> int:
        """Pixels of the letters of a name that isn't too long for a tile of this height."""
        return max(MIN_TEXT, min(self.metrics.font(_NAME), round(_NAME_HEIGHT * height)))

    def whole_name(self) -> NameBlock:
        """How large the name can be."""
        return self._name

    def is_long(self) -> bool:
        """Whether the name is so long that others don't get smaller for it."""
        has_chinese = fonts.has_loaded_chinese()
        if self._is_long is None or self._is_long[1] is not has_chinese:
            width = natural_width(self.person.name, self._font(_MEASURED))
            self._is_long = width > _LONG * _MEASURED, has_chinese
        return self._is_long[0]

    def set_letters(self, px: int) -> None:
        """Write the name in letters of this size, or in smaller ones where that has no room."""
        if px != self._letters:
            self._letters = px
            self.update()

    def paint_ground(self, painter: QPainter, radius: float) -> None:
        """Paint what is under everything."""
        self.paint_tile(painter, radius)

    def ink(self, colours: Colours) -> str:
        """The colour of the name."""
        return colours.ink if self.isEnabled() else colours.mute

    def around_badge(self, colours: Colours) -> str:
        """The colour of what parts that disc from the chip: the tile's own."""
        return colours.surface

    def paint_badge(self, painter: QPainter, colours: Colours, square: QRectF) -> None:
        """Paint what being checked means: a disc at the foot of the chip."""
        paint.badge(painter, square, colours.ink, colours.surface)

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self.metrics, colours_of(self)
        painter = self.painter()
        self.paint_ground(painter, m.px(min(RADIUS_TILE, 0.3 * self.height() / m.scale)))
        self._paint_chip(painter, colours)
        self._paint_name(painter, self.ink(colours))
        aside = self.aside(self.size())
        left = self.width() - self._pad(self.width()) - aside
        self.paint_aside(painter, colours, QRectF(left, 0, aside, self.height()))

    def _pad(self, width: int) -> int:
        return max(self.metrics.px(_PAD) + 2, round(_WIDE_PAD * width))

    def _paint_chip(self, painter: QPainter, colours: Colours) -> None:
        chip = self.chip(self.size())
        square = QRectF(self._pad(self.width()), (self.height() - chip) / 2, chip, chip)
        if not self.isEnabled():
            painter.setOpacity(0.55)
        paint_chip(painter, square, self.person.avatar, dark=colours is DARK)
        painter.setOpacity(1.0)
        if self.isChecked():
            side = _badge(chip)
            spot = QRectF(0, 0, side, side)
            spot.moveCenter(square.center() + QPointF(_to_badge(chip), _AT_EDGE[1] * chip))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.around_badge(colours)))
            painter.drawEllipse(spot.adjusted(-_HALO, -_HALO, _HALO, _HALO))
            self.paint_badge(painter, colours, spot)

    def _paint_name(self, painter: QPainter, colour: str) -> None:
        room, name = self.words(self.size()), self.person.name
        lines = self.kept(self._break_name, name, room.width(), self.height(), self._letters)
        lines.paint(painter, room, _BESIDE, colour)

    def _break_name(self, _name: str, width: int) -> Lines:
        most = self.most_letters(self.height())
        room = QSizeF(width, self.words(self.size()).height())
        found = self._name.lines(room, most)
        if 0 < self._letters < size_of(found):
            return self._name.lines(room, self._letters, large=1.0)
        return found

    def _font(self, px: int) -> QFont:
        return fonts.ui(px, 550)


def _badge(chip: float) -> float:
    """Pixels in diameter of the badge on a chip of that diameter."""
    return max(_LEAST_BADGE, _BADGE * chip)


def _to_badge(chip: float) -> float:
    """Pixels from the middle of such a chip across to that of its badge."""
    return max(_AT_EDGE[0] * chip, _LETTER * chip + _badge(chip) / 2 + _HALO)
