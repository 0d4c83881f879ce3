"""The cover of a package: its tint and kind, never its pictures."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme.fonts import ui, voice
from spyword_qt.theme.tokens import LEADING, RADIUS_TILE, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.fitting import WRAPPED, draw_fitted, fitted, line_font
from spyword_qt.widgets.lines import Lines
from spyword_qt.widgets.medallion import stamp_cover

TALLEST: Final = 1.3
"""Heights in widths of what stands on a cover; a taller one has it in its middle."""
KIND: Final = 29
"""Letter size of a kind where it takes one line."""
LEAST_KIND: Final = 0.85
"""Parts of that below which it takes two."""
LEAST_MEDAL: Final = 0.2
"""Parts of the height that are left to the picture, however long the texts are."""


_ENDLESS: Final = 10_000.0


def _note_font(px: int) -> QFont:
    return ui(px, 450)


@lru_cache(maxsize=256)
def _kind_font(kind: str, width: float, height: float, most: int) -> QFont:
    return fitted(kind, QSizeF(width, height), voice, most, round(LEAST_KIND * most))


@lru_cache(maxsize=256)
def _kind_height(kind: str, width: float, most: int) -> float:
    """Pixels in height that a kind takes on its width, where nothing else wants them."""
    font = _kind_font(kind, width, _ENDLESS, most)
    measure = QFontMetricsF(font)
    if measure.horizontalAdvance(kind) <= width:
        return 1.3 * font.pixelSize()
    return math.ceil(measure.boundingRect(QRectF(0, 0, width, _ENDLESS), WRAPPED, kind).height()) + 1


class CoverTile(Control):
    """A package to choose. Without a tint it is the one that leaves the choice to chance."""

    def __init__(self, tint: str | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tint = tint
        self._kind = ""
        self._note = ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    @property
    def tint(self) -> str | None:
        """The package's; None for the one that leaves the choice to chance."""
        return self._tint

    def show_texts(self, kind: str, note: str) -> None:
        """Show the kind of its words, and below it how often this table has played it."""
        self._kind, self._note = kind, note
        self.setAccessibleName(kind)
        self.setAccessibleDescription(note)
        self.update()

    def sizeHint(self) -> QSize:
        height = 214 if self.metrics.small else 230
        return QSize(self.metrics.px(176), self.metrics.px(height))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.metrics.px(130), self.metrics.px(190))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        colours, m = colours_of(self), self.metrics
        tile = body = self.paint_tile(painter, m.px(RADIUS_TILE))
        spare = max(0.0, body.height() - TALLEST * body.width()) / 2
        body = body.adjusted(0, spare, 0, -spare)
        height = body.height()
        inside = body.adjusted(m.px(12), 0, -m.px(12), 0)
        lines = self.kept(self._break_note, self._note, inside.width())
        note_height = max(1.3 * m.font(18), lines.height)
        most = m.font(KIND)
        # What takes two lines takes them from the picture.
        words = note_height + _kind_height(self._kind, inside.width(), most)
        side = min(0.61 * body.width(), 0.48 * height, 0.825 * height - words)
        side = max(side, LEAST_MEDAL * height)
        medal = QRectF(body.center().x() - side / 2, body.top() + 0.085 * height, side, side)
        at = QPointF(round(medal.left()), round(medal.top()))
        stamp_cover(painter, at, max(1, round(side)), self._tint)
        note = QRectF(inside.left(), body.bottom() - 0.09 * height - note_height, inside.width(), note_height)
        lines.paint(painter, note, Qt.AlignmentFlag.AlignCenter, colours.soft)
        kind = QRectF(inside.left(), medal.bottom() + 2, inside.width(), note.top() - medal.bottom() - 2)
        painter.setPen(QColor(colours.ink))
        draw_fitted(painter, kind, self._kind, _kind_font(self._kind, kind.width(), kind.height(), most))
        if self.isChecked():
            badge = m.px(36)
            square = QRectF(tile.right() - m.px(16) - badge, tile.top() + m.px(16), badge, badge)
            paint.badge(painter, square, colours.ink, colours.surface)

    def _break_note(self, note: str, width: int) -> Lines:
        return Lines(note, line_font(note, _note_font, self.metrics.font(18), width), width, LEADING)
