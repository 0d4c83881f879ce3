"""Choices told by a picture over a word: a room in its light, letters in their size, an alphabet's letter."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import LEADING, RADIUS_TILE, TABLE_LIT, TABLE_SHADE, Colours, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.kept_picture import KeptPicture
from spyword_qt.widgets.lines import Lines, longest_word
from spyword_qt.widgets.lit_disc import paint_lit_disc

PAD: Final = 12
GAP: Final = 8
LETTERS: Final = 21
BADGE: Final = 28
BADGE_RIM: Final = 0.1
"""Of the badge's width."""
OVER: Final = 2
"""Pixels by which the frame of a room may reach beyond its place."""
CENTRE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter


class PictureTile(Control):
    """A choice; chosen, it bears a check and a second border. What its picture is, subclasses say."""

    PICTURE = 96
    """Height of the picture, in design pixels."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least = 0
        self._least_of: tuple[str, Metrics, bool] | None = None
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def setText(self, text: str) -> None:
        """Say what the choice is called."""
        super().setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def paint_picture(self, painter: QPainter, room: QRectF, colours: Colours) -> None:
        """Paint the picture into its room."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        width = max(self.metrics.px(130), self.minimumSizeHint().width())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = self.least_width()
        return QSize(width, self.heightForWidth(width))

    def least_width(self) -> int:
        """Pixels in which no word breaks. Tiles in a row ask each other many times for one layout."""
        made_of = self.text(), self.metrics, fonts.has_loaded_chinese()
        if made_of != self._least_of:
            m = self.metrics
            self._least = max(m.px(84), longest_word(self.text(), self._font()) + 2 * m.px(PAD))
            self._least_of = made_of
        return self._least

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        m = self.metrics
        return self._lines(width).height + m.px(self.PICTURE) + m.px(GAP) + 2 * m.px(PAD)

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self.metrics, colours_of(self)
        painter = self.painter()
        self.paint_tile(painter, m.px(RADIUS_TILE))
        pad, lines = m.px(PAD), self._lines(self.width())
        width, height = self.width() - 2 * pad, m.px(self.PICTURE)
        painter.save()
        self.paint_picture(painter, QRectF(pad, pad, width, height), colours)
        painter.restore()
        top = pad + height + m.px(GAP)
        words = QRectF(pad, top, width, self.height() - pad - top)
        lines.paint(painter, words, CENTRE, colours.ink)
        if self.isChecked():
            side = m.px(BADGE)
            spot = QRectF(self.width() - pad - side * 0.85, pad - side * 0.15, side, side)
            # A picture may be as dark as the disc, or as light.
            around = BADGE_RIM * side
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.surface))
            painter.drawEllipse(spot.adjusted(-around, -around, around, around))
            paint.badge(painter, spot, colours.ink, colours.surface)

    def _lines(self, width: int) -> Lines:
        return self.kept(self._break, self.text(), width - 2 * self.metrics.px(PAD))

    def _break(self, text: str, width: int) -> Lines:
        return Lines(text, self._font(), width, LEADING)

    def _font(self) -> QFont:
        return fonts.ui(self.metrics.font(LETTERS), 600)


class RoomTile(PictureTile):
    """The game's room, by the lamp, at night, or as the system has it: half and half."""

    def __init__(self, *rooms: Colours) -> None:
        super().__init__()
        self._rooms = rooms
        self._picture = KeptPicture()

    def paint_picture(self, painter: QPainter, room: QRectF, colours: Colours) -> None:
        whole = room.toRect().adjusted(-OVER, -OVER, OVER, OVER)
        self._picture.paint(painter, whole, (colours, self.metrics), partial(self._draw, room, colours))

    def _draw(self, room: QRectF, colours: Colours, painter: QPainter) -> None:
        window = QPainterPath()
        radius = self.metrics.px(RADIUS_TILE - PAD)
        window.addRoundedRect(room, radius, radius)
        painter.setClipPath(window)
        _paint_room(painter, room, self._rooms[0])
        if len(self._rooms) > 1:
            later = QPainterPath(QPointF(room.center().x() + 0.2 * room.height(), room.top()))
            for corner in (room.topRight(), room.bottomRight()):
                later.lineTo(corner)
            later.lineTo(room.center().x() - 0.2 * room.height(), room.bottom())
            later.closeSubpath()
            painter.setClipPath(later.intersected(window))
            _paint_room(painter, room, self._rooms[1])
            painter.setClipPath(window)
        painter.setPen(QPen(QColor(colours.line), 2 * self.metrics.stroke))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(window)


class LetterTile(PictureTile):
    """Two letters as large as the choice makes them."""

    PICTURE = 84
    SIZE: Final = 34

    def __init__(self, factor: float) -> None:
        super().__init__()
        self._factor = factor

    def paint_picture(self, painter: QPainter, room: QRectF, colours: Colours) -> None:
        # In the size that they would have: the present choice doesn't enlarge them.
        painter.setFont(fonts.voice(self.metrics.px(self.SIZE * self._factor)))
        painter.setPen(QColor(colours.ink))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextDontClip.value, "Aa")


class InitialTile(PictureTile):
    """One large letter, as of an alphabet."""

    PICTURE = 44
    SIZE: Final = 36

    def __init__(self, letter: str) -> None:
        super().__init__()
        self._letter = letter

    def paint_picture(self, painter: QPainter, room: QRectF, colours: Colours) -> None:
        painter.setFont(fonts.voice(self.metrics.px(self.SIZE)))
        painter.setPen(QColor(colours.brassink))
        painter.drawText(
            room, Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextDontClip.value, self._letter
        )


def _paint_room(painter: QPainter, room: QRectF, colours: Colours) -> None:
    """A room with its lamp's light and the table in it."""
    painter.fillRect(room, QColor(colours.ground))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.lamp))
    reach = 0.82 * room.width()
    painter.drawEllipse(room.topLeft() + QPointF(0.12, 0.1) * room.width(), reach, reach)
    radius = 0.3 * room.height()
    paint_lit_disc(painter, room.center(), radius, TABLE_LIT, TABLE_SHADE)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.brass), max(1.5, 0.07 * radius)))
    painter.drawEllipse(room.center(), radius, radius)
