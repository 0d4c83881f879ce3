"""Say that what scrolls goes on beyond an edge: it fades there into the ground, below with a sign."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

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
LEAST_HIDDEN: Final = 6
"""Pixels beyond an edge that nobody misses."""
_FADING: Final = ((0.0, 0), (0.3, 110), (0.62, 228), (0.8, 255), (1.0, 255))
"""How much of the ground there is, of 255, by the way to the edge: all of it behind the sign."""


class ScrollEdges:
    """Both edges of an area, made once there is something beyond one: most of what could scroll never has to.

    Whoever owns them has them `show` whenever something else is seen, and `place` when its size is another.
    """

    def __init__(self, area: QAbstractScrollArea) -> None:
        self._area = area
        self._m = DESIGN
        self._edges: tuple[ScrollEdge, ...] = ()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        for edge in self._edges:
            edge.rescale(m)

    def place(self) -> None:
        """Lie over the edges of the area as large as it is now."""
        for edge in self._edges:
            edge.place()

    def show(self) -> None:
        """Have those seen beyond which there is more."""
        bar = self._area.verticalScrollBar()
        hidden = bar.value() - bar.minimum(), bar.maximum() - bar.value()
        if not self._edges:
            if max(hidden) < LEAST_HIDDEN:
                return
            self._edges = tuple(ScrollEdge(self._area, is_lower=lower) for lower in (False, True))
            self.rescale(self._m)
        for edge, pixels in zip(self._edges, hidden, strict=True):
            edge.setVisible(pixels >= LEAST_HIDDEN)

    def hide(self) -> None:
        """Let all be seen to the edges."""
        for edge in self._edges:
            edge.hide()


class ScrollEdge(QWidget):
    """Lies over the upper or the lower edge of an area's view; it is never pressed."""

    def __init__(self, area: QAbstractScrollArea, *, is_lower: bool) -> None:
        # Not upon the view: a list moves along what lies there.
        super().__init__(area)
        self._view, self._is_lower = area.viewport(), is_lower
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
        at = self._view.pos()
        self.setGeometry(at.x(), at.y() + (height - depth if self._is_lower else 0), width, depth)

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
        return QRect(focus.mapTo(self._view, QPoint()) + self._view.pos() - self.pos(), focus.size())
