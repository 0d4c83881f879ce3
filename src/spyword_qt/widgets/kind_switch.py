"""The heading of a kind of packages, which is on or off."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.theme import fonts
from spyword_qt.theme.motion import Span, motion_of
from spyword_qt.theme.tokens import FOCUS_RESERVE, LEADING, RADIUS_BUTTON, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.block import fit_block
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.groove import GROOVE, paint_groove, room_for_either
from spyword_qt.widgets.lines import Lines, line_height, natural_width
from spyword_qt.widgets.text import SERIF_LEADING

HEIGHT: Final = 48
NAME: Final = 23
SMALLER: Final = 0.8
"""Part of their size down to which the letters of a long name shrink."""
STATE: Final = 19
GAP: Final = 9
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


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
        width = natural_width(self.text(), fonts.voice(m.font(NAME))) + self._beside()
        height = max(m.target(HEIGHT), round(SERIF_LEADING * m.font(NAME)) + m.px(GAP))
        return QSize(width, height)

    def least_width(self) -> int:
        """Pixels in which the name can be read on one line, in smaller letters where it is long."""
        return (
            natural_width(self.text(), fonts.voice(round(SMALLER * self.metrics.font(NAME)))) + self._beside()
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self.metrics, colours_of(self)
        painter = self.painter()
        radius = m.px(RADIUS_BUTTON)
        if self.underMouse():
            paint.rounded(painter, self.body(), self.corner(radius), fill=colours.sunk)
        self.paint_ring(painter, radius)
        on, side = self.isChecked(), self._side()
        ink = colours.ink if on else colours.mute
        room = QRectF(side, 0, self.width() - self._beside(), self.height())
        line = QSizeF(room.width(), line_height(m.font(NAME), SERIF_LEADING))
        name = fit_block(self.text(), fonts.voice, m.font(NAME), line, SERIF_LEADING)
        name.paint(painter, room, _LEFT, ink)
        end = QPointF(self.width() - side, self.height() / 2)
        groove = paint_groove(painter, end, m, colours, along=self._along, on=on)
        width = self._state_width()
        word = Lines(self._state_word(), fonts.ui(m.font(STATE), 600), width, LEADING)
        word.paint(painter, QRectF(groove.left() - m.px(GAP) - width, 0, width, self.height()), _RIGHT, ink)

    def _slide(self, checked: bool) -> None:
        motion_of(self).run(self, Span.PRESS, self._set_along, self._along, float(checked))

    def _set_along(self, along: float) -> None:
        self._along = along
        self.update()

    def _beside(self) -> int:
        """Pixels in width of all but the name."""
        m = self.metrics
        return 2 * m.px(GAP) + self._state_width() + m.px(GROOVE[0]) + 2 * self._side()

    def _state_word(self) -> str:
        return self.tr("On") if self.isChecked() else self.tr("Off")

    def _state_width(self) -> int:
        return room_for_either((self.tr("On"), self.tr("Off")), self.metrics.font(STATE))

    def _side(self) -> int:
        return round(FOCUS_RESERVE * self.metrics.stroke)
