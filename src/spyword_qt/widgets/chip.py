"""Poker chips: a person's sign, told by colour, edge pattern and initials."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from spyword_qt.people import Avatar, Person
from spyword_qt.theme.fonts import voice
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import CHIP_COLOURS, DARK, IVORY, LIGHT, Colours, colours_of
from spyword_qt.widgets.chip_edges import INNER, edge
from spyword_qt.widgets.graphemes import graphemes
from spyword_qt.widgets.portrait import paint_portrait

SMALL = 24
"""Pixels of the radius, below which ivory edges melt into light paper but for a line round them."""
THIN = 1.3
GAP = 0.11
"""Width of the gap round a chip on the table's rim, in radii of the chip."""


def paint_chip(
    painter: QPainter,
    rect: QRectF,
    avatar: Avatar,
    *,
    dark: bool,
    out: bool = False,
    ground: str | None = None,
) -> None:
    """Paint somebody's chip into the square at the middle of `rect`.

    `out` greys and slashes it. `ground`, where it sits on a rim, is the colour of the gap round it;
    the gap lies outside `rect`, `GAP` radii wide. `dark` says that it lies on something dark
    (the dark theme, or the table in either): then an ivory outline parts it from that.
    """
    diameter = min(rect.width(), rect.height())
    if painter.combinedTransform().isScaling() or diameter <= 0:
        _paint(painter, rect.center(), diameter / 2, avatar, out, ground, dark)
        return
    # A table of votes has dozens of them, each of which takes longer to paint than a frame can spare.
    dpr = painter.device().devicePixelRatioF()
    pixmap = _pixmap(round(diameter, 2), dpr, avatar, out, ground, dark)
    half = QPointF(pixmap.width(), pixmap.height()) / dpr / 2
    to_device = painter.deviceTransform()
    corner = to_device.map(rect.center() - half).toPoint()
    painter.drawPixmap(to_device.inverted()[0].map(QPointF(corner)), pixmap)


@lru_cache(maxsize=128)
def _pixmap(
    diameter: float, dpr: float, avatar: Avatar, out: bool, ground: str | None, dark: bool
) -> QPixmap:
    """A chip of so many logical pixels in the middle of a pixmap. Whose chip is whose is no secret."""
    margin = ceil(GAP * diameter / 2 * dpr) + 1
    side = round(diameter * dpr) + 2 * margin
    pixmap = QPixmap(side, side)
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    middle = QPointF(side, side) / dpr / 2
    _paint(painter, middle, diameter / 2, avatar, out, ground, dark)
    painter.end()
    return pixmap


def _paint(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    avatar: Avatar,
    out: bool,
    ground: str | None,
    dark: bool,
) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colours = DARK if dark else LIGHT
    painter.translate(centre)
    painter.setPen(Qt.PenStyle.NoPen)
    origin = QPointF()
    if ground is not None:
        painter.setBrush(QColor(ground))
        painter.drawEllipse(origin, radius * (1 + GAP), radius * (1 + GAP))
    face, pattern = _tones(avatar.colour, colours, out)
    if dark:
        line = max(1.5, 0.035 * radius)
        painter.setBrush(QColor(IVORY))
        painter.drawEllipse(origin, radius, radius)
        painter.setBrush(face)
        painter.drawEllipse(origin, radius - line, radius - line)
    else:
        painter.setBrush(face)
        painter.drawEllipse(origin, radius, radius)
    painter.save()
    painter.scale(radius, radius)
    painter.fillPath(edge(avatar.pattern), pattern)
    painter.restore()
    if not dark and radius < SMALL:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(face, THIN))
        painter.drawEllipse(origin, radius - THIN / 2, radius - THIN / 2)
    painter.setBrush(face)
    painter.setPen(QPen(pattern, max(1.0, 0.03 * radius)))
    painter.drawEllipse(origin, INNER * radius, INNER * radius)
    middle = QRectF(-INNER * radius, -INNER * radius, 2 * INNER * radius, 2 * INNER * radius)
    if not (avatar.portrait and paint_portrait(painter, avatar.portrait, middle)):
        _paint_initials(painter, radius, avatar.initials)
    if out:
        _paint_slash(painter, radius, colours.accent, ground or colours.surface)
    painter.restore()


def _tones(colour: int, colours: Colours, out: bool) -> tuple[QColor, QColor]:
    if not out:
        return QColor(CHIP_COLOURS[colour % len(CHIP_COLOURS)]), QColor(IVORY)
    if colours is DARK:
        return _mixed(colours.mute, colours.surface, 0.62), QColor(colours.mute)
    return _mixed(colours.mute, colours.surface, 0.16), QColor(colours.ground)


def _mixed(one: str, other: str, share: float) -> QColor:
    """`one` with `share` (0 to 1) of `other` in it."""
    a, b = QColor(one), QColor(other)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )


def _paint_initials(painter: QPainter, radius: float, initials: str) -> None:
    if not initials:
        return
    alone = next(graphemes(initials)) == initials
    font = voice(max(6, round(radius * (0.82 if alone else 0.66))))
    measure = QFontMetricsF(font)
    ink = measure.tightBoundingRect(initials)
    widest = 2 * INNER * radius * 0.84
    if ink.width() > widest:
        font.setPixelSize(max(5, int(font.pixelSize() * widest / ink.width())))
        measure = QFontMetricsF(font)
        ink = measure.tightBoundingRect(initials)
    # Latin letters share a baseline whatever their tails and accents; others are centred as seen.
    latin = initials[0] < "\u0370"
    baseline = measure.capHeight() / 2 if latin else -ink.center().y()
    painter.setFont(font)
    painter.setPen(QColor(IVORY))
    painter.drawText(QPointF(-ink.center().x(), baseline), initials)


def _paint_slash(painter: QPainter, radius: float, accent: str, ground: str) -> None:
    reach = 0.74 * radius
    ends = QPointF(-reach, reach), QPointF(reach, -reach)
    for colour, width in ((ground, 0.25), (accent, 0.12)):
        painter.setPen(QPen(QColor(colour), width * radius, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(*ends)


class Chip(QWidget):
    """A chip by itself; its diameter is given in pixels at scale 1."""

    def __init__(self, diameter: int = 88, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._diameter = diameter
        self._person: Person | None = None
        self._out = False
        self.rescale(DESIGN)

    def show_person(self, person: Person, *, out: bool = False) -> None:
        """Show somebody's chip; `out` greys and slashes it."""
        self._person, self._out = person, out
        self.update()

    def set_diameter(self, pixels: int) -> None:
        """Fix the diameter, in pixels as they are."""
        self.setFixedSize(QSize(pixels, pixels))

    def rescale(self, m: Metrics) -> None:
        """Take the diameter that the window's scale asks for."""
        self.set_diameter(m.px(self._diameter))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._person is None:
            return
        painter = QPainter(self)
        dark = colours_of(self) is DARK
        paint_chip(painter, QRectF(self.rect()), self._person.avatar, out=self._out, dark=dark)
