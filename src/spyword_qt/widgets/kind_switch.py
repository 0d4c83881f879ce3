"""The heading of a kind of packages, which is on or off."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.motion import Span, motion_of
from spyword_qt.theme.tokens import FOCUS_RESERVE, LEADING, RADIUS_BUTTON, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.groove import GROOVE, paint_groove
from spyword_qt.widgets.lines import Lines, natural_width

HEIGHT: Final = 48
LETTERS: Final = 20
GAP: Final = 14
SMALLER: Final = 0.7
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class KindSwitch(Control):
    """The whole heading is the target."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._along = 1.0
        self.setCheckable(True)
        self.setChecked(True)
        self.toggled.connect(self._slide)

    def show_kind(self, name: str, note: str, *, on: bool) -> None:
        """Show a kind, and whether it is on; `note` says to a screen reader what that means."""
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(note)
        self.setChecked(on)
        self.update()

    def sizeHint(self) -> QSize:
        m = self.metrics
        width = natural_width(self.text(), self._font()) + self._beside()
        height = max(m.target(HEIGHT), round(LEADING * m.font(LETTERS)) + m.px(GAP))
        return QSize(width, height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self.metrics, colours_of(self)
        painter = self.painter()
        radius = m.px(RADIUS_BUTTON)
        if self.underMouse():
            paint.rounded(painter, self.body(), self.corner(radius), fill=colours.sunk)
        self.paint_ring(painter, radius)
        on, side = self.isChecked(), self._side()
        room = QRectF(side, 0, self.width() - self._beside() + side, self.height())
        text = Lines(self.text(), self._font(), room.width(), LEADING)
        text.paint(painter, room, _LEFT, colours.ink if on else colours.mute)
        end = QPointF(self.width() - side, self.height() / 2)
        paint_groove(painter, end, self._smaller(), colours, along=self._along, on=on)

    def _slide(self, checked: bool) -> None:
        motion_of(self).run(self, Span.PRESS, self._set_along, self._along, float(checked))

    def _set_along(self, along: float) -> None:
        self._along = along
        self.update()

    def _smaller(self) -> Metrics:
        """For a groove that is no larger than its heading."""
        m = self.metrics
        return Metrics(round(SMALLER * m.width), round(SMALLER * (m.height + m.above)), m.text)

    def _beside(self) -> int:
        """Pixels in width of all but the words."""
        return self.metrics.px(GAP) + self._smaller().px(GROOVE[0]) + 2 * self._side()

    def _side(self) -> int:
        return round(FOCUS_RESERVE * self.metrics.stroke)

    def _font(self) -> QFont:
        return fonts.ui(self.metrics.font(LETTERS), 600)
