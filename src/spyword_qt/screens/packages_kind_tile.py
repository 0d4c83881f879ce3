"""A kind of words: its packages as covers, and whether a surprise may be one of them."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt import phrasing
from spyword_qt.screens import packages_wording
from spyword_qt.screens.seen_packs import SeenKind, SeenPack
from spyword_qt.theme import fonts
from spyword_qt.theme.motion import Span, motion_of
from spyword_qt.theme.tokens import LEADING, MIN_TEXT, RADIUS_TILE, Colours, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.groove import GROOVE, paint_groove, room_for_either
from spyword_qt.widgets.lines import Lines, natural_width
from spyword_qt.widgets.medallion import paint_cover_medallion, stamp_cover
from spyword_qt.widgets.text import SERIF_LEADING

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
PAD: Final = 18
NAME: Final = 27
STATE: Final = 20
NOTE: Final = 19
MEDAL: Final = 54
MEDAL_GAP: Final = 8
LINE_GAP: Final = 8
MARK: Final = 22
BESIDE_GROOVE: Final = 10
OFF: Final = 0.42
"""How much is seen of the covers of a kind that is off."""


class KindTile(Control):
    """The whole tile is the target. Tab stops at one tile; the field says at which."""

    reached = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._kind = SeenKind("", "", (), True)
        self._note = ""
        self._along = 0.0
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.toggled.connect(self._slide)

    def show_kind(self, kind: SeenKind, tonight: date) -> None:
        """Show a kind; `tonight` is the date on which this evening began."""
        self._kind = kind
        self._note = packages_wording.played(kind.packs, tonight)
        self.setText(packages_wording.heading(kind.name))
        self.setAccessibleName(self.text())
        counted = packages_wording.packages(len(kind.packs))
        self.setAccessibleDescription(phrasing.row((counted, self._note)))
        if kind.is_on is not self.isChecked():
            self.setChecked(kind.is_on)
        elif not self.isVisible():
            self._along = float(kind.is_on)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = self.metrics.px(386)
        return QSize(width, self.heightForWidth(width))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        m = self.metrics
        words = self._name(width).height + self._note_lines(width).height
        return words + m.px(MEDAL) + 2 * m.px(LINE_GAP) + 2 * m.px(PAD)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self.metrics, colours_of(self)
        painter = self.painter()
        self._paint_ground(painter, colours)
        on = self.isChecked()
        pad, width = m.px(PAD), self.width()
        name, note = self._name(width), self._note_lines(width)
        ink = colours.ink if on else colours.mute
        name.paint(painter, QRectF(pad, pad, width - 2 * pad, name.height), LEFT, ink)
        end = QPointF(width - pad, pad + name.line_height / 2)
        groove = paint_groove(painter, end, m, colours, along=self._along, on=on)
        state = self.kept(self._break_state, self._state_word(), self._state_width())
        left = groove.left() - m.px(BESIDE_GROOVE) - self._state_width()
        state.paint(painter, QRectF(left, pad, self._state_width(), name.line_height), RIGHT, ink)
        top = pad + name.height + m.px(LINE_GAP)
        self._paint_covers(painter, QRectF(pad, top, width - 2 * pad, m.px(MEDAL)), colours)
        place = QRectF(pad, self.height() - pad - note.height, width - 2 * pad, note.height)
        note.paint(painter, place, LEFT, colours.soft if on else colours.mute)

    def _paint_ground(self, painter: QPainter, colours: Colours) -> None:
        m = self.metrics
        if self.isChecked():
            # A chosen tile has a second border; here the groove says what is on.
            paint.tile(
                painter,
                self.body(),
                self.corner(m.px(RADIUS_TILE)),
                colours,
                hover=self.underMouse(),
                down=self.isDown(),
                stroke=m.stroke,
            )
        else:
            width = (paint.HOVER_BORDER if self.underMouse() else paint.BORDER) * m.stroke
            radius = self.corner(m.px(RADIUS_TILE))
            paint.rounded(painter, self.body(), radius, fill=colours.sunk, edge=colours.edge, width=width)
        self.paint_ring(painter, m.px(RADIUS_TILE))

    def _paint_covers(self, painter: QPainter, room: QRectF, colours: Colours) -> None:
        m = self.metrics
        side, step = room.height(), room.height() + m.px(MEDAL_GAP)
        packs = self._kind.packs
        fit = max(1, int((room.width() + m.px(MEDAL_GAP)) // step))
        shown = packs if len(packs) <= fit else packs[: fit - 1]
        for place, pack in enumerate(shown):
            spot = QRectF(room.left() + place * step, room.top(), side, side)
            if self.isChecked():
                stamp_cover(painter, spot.topLeft(), int(side), pack.tint)
            else:
                # A picture as a whole would be seen through otherwise than its parts are.
                painter.save()
                painter.setOpacity(OFF)
                paint_cover_medallion(painter, spot, pack.tint)
                painter.restore()
            if pack.games:
                self._paint_games(painter, spot, pack, colours)
        if len(shown) < len(packs):
            more = self.kept(self._break_state, f"+{len(packs) - len(shown)}", side)
            spot = QRectF(room.left() + len(shown) * step, room.top(), side, side)
            more.paint(painter, spot, CENTRE, colours.soft)

    def _paint_games(self, painter: QPainter, cover: QRectF, pack: SeenPack, colours: Colours) -> None:
        m = self.metrics
        text, font = f"{pack.games}×", fonts.ui(MIN_TEXT, 600)
        height = max(m.px(MARK), round(MIN_TEXT * LEADING))
        width = max(height, natural_width(text, font) + height // 3)
        spot = QRectF(cover.right() - width + m.px(4), cover.bottom() - height + m.px(2), width, height)
        paint.rounded(painter, spot, height / 2, fill=colours.surface, edge=colours.edge, width=1.2)
        Lines(text, font, width, LEADING).paint(painter, spot, CENTRE, colours.soft)

    def _slide(self, checked: bool) -> None:
        motion_of(self).run(self, Span.PRESS, self._set_along, self._along, float(checked))

    def _set_along(self, along: float) -> None:
        self._along = along
        self.update()

    def _name(self, width: int) -> Lines:
        m = self.metrics
        beside = m.px(GROOVE[0]) + 2 * m.px(BESIDE_GROOVE) + self._state_width()
        return self.kept(self._break_name, self.text(), width - 2 * m.px(PAD) - beside)

    def _note_lines(self, width: int) -> Lines:
        return self.kept(self._break_note, self._note, width - 2 * self.metrics.px(PAD))

    def _break_name(self, name: str, width: int) -> Lines:
        return Lines(name, fonts.voice(self.metrics.font(NAME)), width, SERIF_LEADING)

    def _break_note(self, note: str, width: int) -> Lines:
        return Lines(note, fonts.ui(self.metrics.font(NOTE), 450), width, LEADING)

    def _break_state(self, state: str, width: int) -> Lines:
        return Lines(state, self._state_font(), width, LEADING)

    def _state_word(self) -> str:
        return self.tr("On") if self.isChecked() else self.tr("Off")

    def _state_width(self) -> int:
        return room_for_either((self.tr("On"), self.tr("Off")), self.metrics.font(STATE))

    def _state_font(self) -> QFont:
        return fonts.ui(self.metrics.font(STATE), 600)
