"""A package among all: its cover's disc, for the sheet that shows every one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt import phrasing
from spyword_qt.theme.fonts import ui
from spyword_qt.theme.tokens import FOCUS_RESERVE, MIN_TEXT, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.lines import natural_width
from spyword_qt.widgets.medallion import paint_cover_medallion, stamp_cover

FAINT: Final = 0.45
"""How much is seen of a token whose kind is off."""


class PackToken(Control):
    """Round; chosen it has a second ring and a check, played before it says how often at its foot."""

    DIAMETER: Final = 64
    MARK: Final = 24

    def __init__(self, tint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tint = tint
        self._times = ""
        self._is_faint = False
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_texts(self, times: str, name: str, note: str) -> None:
        """Show, where not empty, a short sign of how often it was played.

        `name` and `note` say which it is, and that, to a screen reader and in a tooltip.
        """
        self._times = times
        self.setAccessibleName(name)
        self.setAccessibleDescription(note)
        self.setToolTip(phrasing.labelled(name, note))
        self.update()

    def fade(self, faint: bool) -> None:
        """Show it as one that only a choice brings to the table, or as any other."""
        self._is_faint = faint
        self.update()

    def sizeHint(self) -> QSize:
        side = self.metrics.target(self.DIAMETER)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colours, m = self.painter(), colours_of(self), self.metrics
        rect = QRectF(self.rect())
        self.paint_ring(painter, rect.width() / 2)
        disc = rect.adjusted(FOCUS_RESERVE, FOCUS_RESERVE, -FOCUS_RESERVE, -FOCUS_RESERVE)
        radius = disc.width() / 2
        chosen, pointed = self.isChecked(), self.underMouse() or self.isDown()
        if self._is_faint and not chosen and not pointed:
            # A picture as a whole would be seen through otherwise than its parts are.
            painter.setOpacity(FAINT)
            paint_cover_medallion(painter, disc, self._tint)
            painter.setOpacity(1.0)
        else:
            stamp_cover(painter, disc.topLeft(), int(disc.width()), self._tint)
        if chosen or pointed:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.ink if chosen else colours.edge), 3.5))
            painter.drawEllipse(disc.center(), radius - 0.5, radius - 0.5)
        side = m.px(self.MARK)
        if chosen:
            corner = QRectF(rect.right() - side, rect.bottom() - side, side, side)
            paint.badge(painter, corner, colours.ink, colours.surface)
        elif self._times:
            self._paint_times(painter, side)

    def _paint_times(self, painter: QPainter, height: int) -> None:
        colours = colours_of(self)
        font = ui(max(MIN_TEXT, round(0.66 * height)), 600)
        width = max(height, natural_width(self._times, font) + height // 3)
        corner = QRectF(self.width() - width, self.height() - height, width, height)
        paint.rounded(
            painter, corner, corner.height() / 2, fill=colours.surface, edge=colours.edge, width=1.2
        )
        painter.setFont(font)
        painter.setPen(QColor(colours.soft))
        painter.drawText(corner, Qt.AlignmentFlag.AlignCenter, self._times)
