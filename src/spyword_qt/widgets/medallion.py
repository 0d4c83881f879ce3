"""Medallions: a round picture in a brass ring."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from spyword_qt.theme import icons
from spyword_qt.theme.tokens import COVERS, HONEY, IVORY, LIGHT, MIST, TABLE_LIT, TABLE_SHADE, TINTS
from spyword_qt.widgets.kept_picture import blank
from spyword_qt.widgets.lit_disc import paint_lit_disc
from spyword_qt.widgets.mark import keyhole

_INSET, _RING, _RING_AT = 0.075, 0.022, 0.975
_OVER = 1
"""Pixels by which the ring of a small medallion reaches beyond its square."""
# The disc inside a picture's own frame, in halves of that frame.
_DISC, _INNER_LINE = 244 / 256, 231 / 256
_PNG = b"\x89PNG"


def picture_rect(rect: QRectF) -> QRectF:
    """Where in a medallion's square its picture goes."""
    side = min(rect.width(), rect.height())
    middle = QRectF(0, 0, side, side)
    middle.moveCenter(rect.center())
    inset = _INSET * side / 2
    return middle.adjusted(inset, inset, -inset, -inset)


def render_picture(picture: Path | bytes, size: int, dpr: float) -> QPixmap:
    """Draw a picture once, `size` logical pixels square: an SVG as it is, any other as a disc.

    Nothing of it is kept: which picture a card shows is a secret. ValueError where it is no picture.
    """
    data = picture if isinstance(picture, bytes) else _bytes_in(picture)
    pixels = max(1, round(size * dpr))
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        if data.startswith(_PNG):
            _draw_disc(painter, QRectF(0, 0, pixels, pixels), QImage.fromData(data))
        else:
            _draw_svg(painter, QRectF(0, 0, pixels, pixels), data)
    finally:
        painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def paint_medallion(painter: QPainter, rect: QRectF, picture: QPixmap | None) -> None:
    """Paint the ring, and the picture inside it where there is one."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    if picture is not None:
        painter.drawPixmap(picture_rect(rect), picture, QRectF(picture.rect()))
    radius = min(rect.width(), rect.height()) / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(LIGHT.brass), max(2.0, _RING * radius)))
    painter.drawEllipse(rect.center(), _RING_AT * radius, _RING_AT * radius)
    painter.restore()


def paint_glyph_medallion(painter: QPainter, rect: QRectF, tint: str, glyph: str) -> None:
    """Paint an icon on an empty disc of a tint (a name of `TINTS`) as a medallion."""
    centre, radius = rect.center(), _paint_empty(painter, rect, TINTS[tint])
    painter.save()
    _paint_inner_line(painter, centre, radius * _INNER_LINE / _DISC)
    icons.draw(painter, _square(centre, 1.12 * radius), glyph, _on(tint))
    painter.restore()


def paint_cover_medallion(painter: QPainter, rect: QRectF, tint: str) -> None:
    """Paint a package's cover: its tint and a keyhole, neither of its pictures."""
    centre, radius = rect.center(), _paint_empty(painter, rect, COVERS[tint])
    painter.fillPath(keyhole(centre + QPointF(0, -0.19 * radius), 0.215 * radius), QColor(TABLE_SHADE))


def stamp_cover(painter: QPainter, corner: QPointF, side: int, tint: str | None) -> None:
    """Paint a package's cover, or without a tint that of one left to chance, out of a picture that is kept.

    Covers are drawn past many times a second, and which one it is is no secret.
    """
    edge = QPointF(_OVER, _OVER)
    painter.drawPixmap(corner - edge, _cover(tint, side, painter.device().devicePixelRatioF()))


@lru_cache(maxsize=64)
def _cover(tint: str | None, side: int, dpr: float) -> QPixmap:
    whole = side + 2 * _OVER
    pixmap = blank(QSize(whole, whole), dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    square = QRectF(_OVER, _OVER, side, side)
    if tint is None:
        paint_surprise_medallion(painter, square)
    else:
        paint_cover_medallion(painter, square, tint)
    painter.end()
    return pixmap


def paint_surprise_medallion(painter: QPainter, rect: QRectF) -> None:
    """Paint the cover of a package left to chance."""
    centre, radius = rect.center(), _paint_empty(painter, rect, (TABLE_LIT, TABLE_SHADE))
    icons.draw(painter, _square(centre, 1.22 * radius), "shuffle", HONEY)


def paint_coin(painter: QPainter, rect: QRectF, glyph: str) -> None:
    """Paint a navy coin with a brass rim and a honey icon: a title earned, who has won."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    centre, radius = rect.center(), min(rect.width(), rect.height()) / 2
    rim = max(2.0, 0.055 * radius)
    paint_lit_disc(painter, centre, radius - rim / 2, TABLE_LIT, TABLE_SHADE)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(LIGHT.brass), rim))
    painter.drawEllipse(centre, radius - rim / 2, radius - rim / 2)
    icons.draw(painter, _square(centre, 1.08 * radius), glyph, HONEY)
    painter.restore()


def _bytes_in(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise ValueError("no picture") from error


def _draw_svg(painter: QPainter, rect: QRectF, data: bytes) -> None:
    renderer = QSvgRenderer(QByteArray(data))
    if not renderer.isValid():
        raise ValueError("no SVG picture")
    renderer.render(painter, rect)


def _draw_disc(painter: QPainter, rect: QRectF, image: QImage) -> None:
    """Draw people's own picture in the frame of those that ship, on ivory where it is clear."""
    if image.isNull():
        raise ValueError("no picture")
    centre, radius = rect.center(), rect.width() / 2
    paint_lit_disc(painter, centre, _DISC * radius, IVORY, MIST)
    disc = QPainterPath()
    disc.addEllipse(centre, _DISC * radius, _DISC * radius)
    smooth = Qt.TransformationMode.SmoothTransformation
    fitting = image.scaled(rect.size().toSize(), Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    # A brush has the smooth edge that a clip hasn't.
    painter.fillPath(disc, QBrush(fitting))
    _paint_inner_line(painter, centre, _INNER_LINE * radius)


def _paint_inner_line(painter: QPainter, centre: QPointF, radius: float) -> None:
    line = QColor(IVORY)
    line.setAlphaF(0.6)
    painter.setPen(QPen(line, max(1.0, 0.012 * radius)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius, radius)


def _paint_empty(painter: QPainter, rect: QRectF, tones: tuple[str, str]) -> float:
    """Paint ring and empty disc; gives the disc's radius."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = picture_rect(rect).width() / 2 * _DISC
    paint_lit_disc(painter, rect.center(), radius, *tones)
    paint_medallion(painter, rect, None)
    return radius


def _on(tint: str) -> str:
    return IVORY if tint == "night" else TABLE_SHADE


def _square(centre: QPointF, side: float) -> QRectF:
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
