"""A quiet surface that tells something and can't be pressed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import LEADING, RADIUS_TILE, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.lines import Lines

PAD: Final = 22
HEADING: Final = 20


class Plate(QWidget):
    """Paints its ground; what is on it, subclasses say. It is as high as its width asks for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.metrics = DESIGN
        self._kept: dict[tuple[str, str, int], Lines] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self.metrics = m
        self._kept.clear()
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, m = colours_of(self), self.metrics
        radius, width = m.px(RADIUS_TILE), paint.BORDER * m.stroke
        paint.rounded(
            painter, QRectF(self.rect()), radius, fill=colours.surface, edge=colours.line, width=width
        )
        self.paint_content(painter)

    def paint_content(self, painter: QPainter) -> None:
        """Paint what the plate tells upon its ground."""
        raise NotImplementedError

    def heading_lines(self, heading: str, width: int) -> Lines:
        """The heading of a plate of that width."""
        return self.lines(heading, self._heading_font(), width - 2 * self.metrics.px(PAD))

    def lines(self, text: str, font: QFont, width: float) -> Lines:
        """A text broken to a width in pixels, once as long as sizes stay: a page of plates is scrolled."""
        key = text, font.key(), int(width)
        if key not in self._kept:
            self._kept[key] = Lines(text, font, int(width), LEADING)
        return self._kept[key]

    def _heading_font(self) -> QFont:
        return fonts.ui(self.metrics.font(HEADING), 500)
