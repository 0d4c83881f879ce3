"""Something that is on or off: words on the left, and a chip in a groove that says which."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme import fonts
from spyword_qt.theme.motion import Span, motion_of
from spyword_qt.theme.tokens import FOCUS_RESERVE, LEADING, RADIUS_TILE, Colours, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.groove import GROOVE, paint_groove, room_for_either
from spyword_qt.widgets.lines import Lines, longest_word, natural_width

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
HEIGHT: Final = 64
PAD: Final = 12
GAP: Final = 14
LETTERS: Final = 23


class Switch(Control):
    """The whole row is the target. It lies on its page without a border: it is no button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._note = ""
        self._along = 0.0
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.toggled.connect(self._slide)

    def show_choice(self, text: str, note: str = "") -> None:
        """Show what is on or off and, where given, what that means."""
        self._note = note
        self.setText(text)
        self.setAccessibleName(text)
        self.setAccessibleDescription(note)
        self.updateGeometry()
        self.update()

    def state_word(self) -> str:
        """What stands beside the groove."""
        return self.tr("On") if self.isChecked() else self.tr("Off")

    def sizeHint(self) -> QSize:
        words = max(natural_width(self.text(), self._font()), natural_width(self._note, self._note_font()))
        width = words + self._around()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(longest_word(self.text(), self._font()) + self._around(), self.metrics.target(HEIGHT))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        text, note = self._broken(width)
        height = text.height + (note.height if note else 0)
        return max(self.metrics.target(HEIGHT), height + 2 * self.metrics.px(PAD))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.updateGeometry()
            self.update()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self.metrics, colours_of(self)
        painter = self.painter()
        if self.underMouse() and self.isEnabled():
            paint.rounded(painter, self.body(), self.corner(m.px(RADIUS_TILE)), fill=colours.sunk)
        self.paint_ring(painter, m.px(RADIUS_TILE))
        ink, soft = (colours.ink, colours.soft) if self.isEnabled() else (colours.mute, colours.mute)
        text, note = self._broken(self.width())
        left, width = self._side(), self.width() - self._around()
        top = (self.height() - text.height - (note.height if note else 0)) / 2
        text.paint(painter, QRectF(left, top, width, text.height), LEFT, ink)
        if note:
            note.paint(painter, QRectF(left, top + text.height, width, note.height), LEFT, soft)
        self._paint_state(painter, colours, ink)

    def _paint_state(self, painter: QPainter, colours: Colours, ink: str) -> None:
        m = self.metrics
        right, middle = self.width() - self._side(), self.height() / 2
        on = self.isChecked() and self.isEnabled()
        groove = paint_groove(
            painter, QPointF(right, middle), m, colours, along=self._along, on=on, enabled=self.isEnabled()
        )
        room = self._state_width()
        state = self.kept(self._break_text, self.state_word(), room)
        left = groove.left() - m.px(GAP) - room
        state.paint(painter, QRectF(left, 0, room, self.height()), RIGHT, ink)

    def _slide(self, checked: bool) -> None:
        motion_of(self).run(self, Span.PRESS, self._set_along, self._along, float(checked))

    def _set_along(self, along: float) -> None:
        self._along = along
        self.update()

    def _broken(self, width: int) -> tuple[Lines, Lines | None]:
        room = width - self._around()
        note = self.kept(self._break_note, self._note, room) if self._note else None
        return self.kept(self._break_text, self.text(), room), note

    def _break_text(self, text: str, width: int) -> Lines:
        return Lines(text, self._font(), width, LEADING)

    def _break_note(self, note: str, width: int) -> Lines:
        return Lines(note, self._note_font(), width, LEADING)

    def _side(self) -> int:
        return self.metrics.px(8) + round(FOCUS_RESERVE * self.metrics.stroke)

    def _state_width(self) -> int:
        return room_for_either((self.tr("On"), self.tr("Off")), self.metrics.font(LETTERS))

    def _around(self) -> int:
        """Everything beside the words."""
        m = self.metrics
        return 2 * self._side() + 2 * m.px(GAP) + self._state_width() + m.px(GROOVE[0])

    def _font(self) -> QFont:
        return fonts.ui(self.metrics.font(LETTERS), 600)

    def _note_font(self) -> QFont:
        return fonts.ui(self.metrics.font(19), 450)
