"""What a widget paints, heard rather than seen: every piece of text with its place, size and colour."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import Final
from unittest.mock import patch

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import (
    QFontMetricsF,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainter,
    QPainterPath,
    QRegion,
    QTextItem,
    QTransform,
)
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollArea, QWidget

from spyword_qt.widgets.kept_picture import KeptPicture
from spyword_qt.widgets.table_disc import TableDisc

SIDE: Final = 16_384
"""Pixels of the device: no widget is larger."""
PLAIN: Final = (QWidget.paintEvent, QFrame.paintEvent, QAbstractScrollArea.paintEvent)
"""Those that paint no text."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of letters in one font. `ink` is where they leave ink, in the widget's coordinates."""

    text: str
    ink: QRectF
    px: float
    """Height of the letters' font in pixels."""
    colour: str
    """As #rrggbb."""
    is_slanted: bool


class _Listener(QPaintEngine):
    """Takes down texts and the colours of shapes, and draws nothing."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.pieces: list[Piece] = []
        self.colours: set[str] = set()
        self._transform = QTransform()
        self._pen = self._brush = ""

    def begin(self, _device: QPaintDevice) -> bool:
        self._transform = QTransform()
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        self._transform = state.transform()
        self._pen = state.pen().color().name()
        self._brush = state.brush().color().name()

    def drawTextItem(self, at: QPointF | QPoint | QPainterPath.Element, item: QTextItem) -> None:
        assert isinstance(at, QPointF)
        if item.text().strip():
            ink = QFontMetricsF(item.font()).tightBoundingRect(item.text())
            # The font knows nothing of the axes that it was set by; the item does. But it counts spaces.
            taken = item.width()
            ink.setRight(min(ink.right(), taken) if item.text() != item.text().rstrip() else taken)
            px = item.font().pixelSize() * self._transform.m22()
            if not ink.isEmpty():
                place = self._transform.mapRect(ink.translated(at))
                slanted = item.font().italic()
                self.pieces.append(Piece(item.text(), place, px, self._pen, slanted))

    def drawPath(self, *_shape: object) -> None:
        self.colours |= {self._pen, self._brush}

    def drawPolygon(self, *_shape: object) -> None:
        self.drawPath()

    def drawRects(self, *_shape: object) -> None:
        self.drawPath()

    def drawLines(self, *_shape: object) -> None:
        self.drawPath()

    def drawEllipse(self, *_shape: object) -> None:
        self.drawPath()

    def drawPixmap(self, *_picture: object) -> None:
        pass

    def drawImage(self, *_picture: object, **_how: object) -> None:
        pass


class _Ear(QPaintDevice):
    """Something to paint on that only listens."""

    def __init__(self) -> None:
        super().__init__()
        self.listener = _Listener()

    def paintEngine(self) -> QPaintEngine:
        return self.listener

    def metric(self, what: QPaintDevice.PaintDeviceMetric) -> int:
        metric = QPaintDevice.PaintDeviceMetric
        known = {metric.PdmWidth: SIDE, metric.PdmHeight: SIDE, metric.PdmDepth: 32}
        ratio = {metric.PdmDevicePixelRatio: 1, metric.PdmDevicePixelRatioScaled: 0x10000}
        return {**known, **ratio}.get(what, 96)


def painted(widget: QWidget) -> tuple[list[Piece], set[str]]:
    """The texts that a widget itself paints, without its children, and the colours of its shapes."""
    ear = _Ear()
    # Of a picture that is kept nothing would be heard.
    with patch.object(KeptPicture, "paint", _draw_through):
        widget.render(ear, QPoint(), QRegion(), QWidget.RenderFlag(0))
    if isinstance(widget, TableDisc):
        # It keeps a picture of what stands still.
        painter = QPainter(ear)
        widget.paint_still(painter)
        painter.end()
    return ear.listener.pieces, ear.listener.colours


def _draw_through(
    _kept: KeptPicture, painter: QPainter, _room: QRect, _made_of: Hashable, draw: Callable[[QPainter], None]
) -> None:
    """What is drawn into a picture that is kept, drawn where that would be painted."""
    painter.save()
    draw(painter)
    painter.restore()


def texts(widget: QWidget) -> Iterator[Piece]:
    """The texts that a widget itself paints."""
    if _is_painted(widget):
        yield from painted(widget)[0]


def _is_painted(widget: QWidget) -> bool:
    """Whether anything is painted there but for a ground; an item view paints its lines on a plain widget."""
    around = widget.parentWidget()
    is_view = isinstance(around, QAbstractScrollArea) and not isinstance(around, QScrollArea)
    return is_view or type(widget).paintEvent not in PLAIN
