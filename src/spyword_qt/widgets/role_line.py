"""A role, always with its glyph and its word, never by colour alone."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme import fonts, icons
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import LEADING, colours_of
from spyword_qt.widgets.block import fit
from spyword_qt.widgets.kept_picture import KeptPicture
from spyword_qt.widgets.lines import line_height, natural_width

LETTERS: Final = 36
GLYPH: Final = 46
GAP: Final = 12


class RoleLine(QWidget):
    """A glyph and what it means, on one line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._glyph = KeptPicture()
        self._icon = self._tone = self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_role(self, icon: str, tone: str, text: str) -> None:
        """Show an icon and a text; `tone` names the field of `Colours` that both are drawn in."""
        self._icon, self._tone, self._text = icon, tone, text
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        m = self._m
        line = line_height(m.font(LETTERS), LEADING)
        width = m.px(GLYPH + GAP) + natural_width(self._text, self._font(m.font(LETTERS)))
        return QSize(width, max(line, m.px(GLYPH)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._m.px(160), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._icon:
            return
        painter = QPainter(self)
        m, colour = self._m, getattr(colours_of(self), self._tone)
        side = m.px(GLYPH)
        # It is shown to everybody: what is kept of it is no secret.
        room = QRect(0, 0, side, self.height())
        self._glyph.paint(painter, room, (self._icon, colour), partial(self._draw_glyph, room, colour))
        beside = QRectF(self.rect()).adjusted(side + m.px(GAP), 0, 0, 0)
        text = fit(self._text, self._font, m.font(LETTERS), beside.width(), LEADING)
        text.paint(painter, beside, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, colour)

    def _draw_glyph(self, room: QRect, colour: str, painter: QPainter) -> None:
        side = room.width()
        icons.draw(painter, QRectF(0, (room.height() - side) / 2, side, side), self._icon, colour)

    def _font(self, px: int) -> QFont:
        return fonts.ui(px, 550)
