"""Says that what scrolls goes on beyond an edge: it fades there into the ground, below with a sign."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from spyword_qt.theme import icons
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import colours_of
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.fading import paint_fading
from spyword_qt.widgets.ground import Ground, ground_of
from spyword_qt.widgets.kept_picture import KeptPicture

DEPTH: Final = 60
"""Design pixels in which everything fades."""
MOST_OF_VIEW: Final = 0.3
"""Of what is seen, that fades at most."""
SIGN: Final = 30
SIGN_PART: Final = 0.6
"""Of the depth, that the sign takes at most."""
_FADING: Final = ((0.0, 0), (0.3, 110), (0.62, 228), (0.8, 255), (1.0, 255))
"""How much of the ground there is, of 255, by the way to the edge: all of it behind the sign."""


class ScrollEdge(QWidget):
    """Lies over the upper or the lower edge of a view, where there is more beyond; it is never pressed."""

    def __init__(self, view: QWidget, *, is_lower: bool) -> None:
        super().__init__(view)
        self._view, self._is_lower = view, is_lower
        self._m = DESIGN
        self._fade = KeptPicture()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        self.place()

    def place(self) -> None:
        """Lie over the edge of the view as large as it is now."""
        width, height = self._view.width(), self._view.height()
        depth = min(self._m.px(DEPTH), round(MOST_OF_VIEW * height))
        self.setGeometry(0, height - depth if self._is_lower else 0, width, depth)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        kept = self._kept_clear()
        painter.setClipRegion(QRegion(self.rect()).subtracted(QRegion(kept)))
        ground = ground_of(self)
        if ground is None:
            return
        colours, at = colours_of(self), self.mapTo(ground, QPoint())
        made_of = colours, at.toTuple(), ground.size().toTuple()
        self._fade.paint(painter, self.rect(), made_of, partial(self._draw, ground, at))
        if self._is_lower and not self._sign().intersects(QRectF(kept)):
            icons.stamp(painter, self._sign(), "down", colours.soft)

    def _draw(self, ground: Ground, at: QPoint, painter: QPainter) -> None:
        beyond = Qt.Edge.BottomEdge if self._is_lower else Qt.Edge.TopEdge
        paint_ground = partial(ground.paint_ground, part=self.rect().translated(at))
        paint_fading(painter, self, beyond, _FADING, ground, paint_ground)

    def _sign(self) -> QRectF:
        side = min(float(self._m.px(SIGN)), SIGN_PART * self.height())
        return QRectF((self.width() - side) / 2, self.height() - side, side, side)

    def _kept_clear(self) -> QRect:
        """What has the focus, where that is to be seen: nothing fades of it."""
        focus = self.window().focusWidget()
        if focus is None or not self._view.isAncestorOf(focus):
            return QRect()
        if isinstance(focus, Control) and not focus.ring_shown():
            return QRect()
        return QRect(focus.mapTo(self._view, QPoint()) - self.pos(), focus.size())
