"""Line and solid icons on a 24 by 24 grid, drawn in whatever colour they are asked for."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer


def _ring(x: float, y: float, r: float) -> str:
    return f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z"


LINES: Final = {
    "arrow": "M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5",
    "back": "M19.5 12h-15M11 5.5L4.5 12l6.5 6.5",
    "check": "M5 12.6l4.6 4.6L19.2 7",
    "clock": _ring(12, 12, 8.7) + "M12 7.2V12l3.2 2",
    "people": _ring(9, 7.8, 3.4) + "M2.6 20c0-4 2.8-6.6 6.4-6.6s6.4 2.6 6.4 6.6"
    "M15.6 4.7a3.4 3.4 0 0 1 0 6.2M17.6 13.9c2.4 1 3.8 3.2 3.8 6.1",
    "package": "M10.4 3.8h8.2a2 2 0 0 1 2 2v12.4a2 2 0 0 1-2 2h-8.2a2 2 0 0 1-2-2V5.8a2 2 0 0 1 2-2z"
    + _ring(14.5, 12, 2.7)
    + "M5.3 6.6l-1.3.4a1.6 1.6 0 0 0-1.1 1.9l2.7 10.2",
    "rules": "M12 6.3c-1.6-1.2-3.6-1.7-5.6-1.7H3.2v13.6h3.2c2 0 4 .5 5.6 1.7 1.6-1.2 3.6-1.7 5.6-1.7h3.2"
    "V4.6h-3.2c-2 0-4 .5-5.6 1.7zM12 6.3v13.6",
    "preferences": _ring(15, 7.5, 2.4)
    + "M3.5 7.5h9M17.5 7.5h3"
    + _ring(9, 16.5, 2.4)
    + "M3.5 16.5h3M11.5 16.5h9",
    "eye": "M2.5 12c2.3-4.3 5.6-6.5 9.5-6.5s7.2 2.2 9.5 6.5c-2.3 4.3-5.6 6.5-9.5 6.5S4.8 16.3 2.5 12z"
    + _ring(12, 12, 2.8),
    "hide": "M9.8 5.7a9.3 9.3 0 0 1 2.2-.2c3.9 0 7.2 2.2 9.5 6.5a16.5 16.5 0 0 1-2.3 3.2"
    "M14.3 18.2a9.3 9.3 0 0 1-2.3.3c-3.9 0-7.2-2.2-9.5-6.5a15 15 0 0 1 4-4.6M9.9 10a2.9 2.9 0 0 0 4.1 4.1"
    "M3.8 3.8l16.4 16.4",
    "ballot": "M7 13V4.3h10V13M9.5 8.6l1.8 1.8 3.3-3.6M3.2 13h17.6v3.2H3.2zM5.2 16.2v3.6h13.6v-3.6",
    "pass": "M5.5 12h13",
    "plus": "M12 5v14M5 12h14",
    "pause": "M8.5 5.5v13M15.5 5.5v13",
    "play": "M7.5 5.2v13.6L18.8 12z",
    "shuffle": "M3 7h3c2 0 3.4 1 4.5 2.7l2.9 4.6C14.5 16 15.9 17 18 17h2.5M17.5 13.8l3.2 3.2-3.2 3.2"
    "M3 17h3c2 0 3.4-1 4.5-2.7M13.4 9.7C14.5 8 15.9 7 18 7h2.5M17.5 3.8L20.7 7l-3.2 3.2",
    "undo": "M5.4 9.3a7.8 7.8 0 1 1-1.1 5M4.6 4.4l.5 5.1 5.1-.6",
    "leave": "M13.5 4H6.5a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7M10 12h10.5M16.8 8.2l3.7 3.8-3.7 3.8",
    "redeal": "M20 10.8a8.2 8.2 0 0 0-14.2-4L3.9 9M3.9 4.3V9h4.7M4 13.2a8.2 8.2 0 0 0 14.2 4l1.9-2.2"
    "M20.1 19.7V15h-4.7",
    "give_up": "M5.5 21V3.8M5.5 4.8c4-1.9 8 1.9 13.5 0v9.4c-5.5 1.9-9.5-1.9-13.5 0",
    "more_time": _ring(10.2, 13.8, 7.2) + "M10.2 9.8v4l2.6 1.7M19.3 2.8v5.4M16.6 5.5H22",
    "close": "M6 6l12 12M18 6L6 18",
    "up": "M5.5 15l6.5-6.5 6.5 6.5",
    "down": "M5.5 9l6.5 6.5L18.5 9",
    "edit": "M4.3 19.7l1-4.5L16 4.5a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.8 18.7zM13.8 6.7l3.5 3.5",
    "remove": "M4.5 7h15M9.5 7V4.3h5V7M6.8 7l.9 12.7h8.6L17.2 7M10.3 10.8v5.4M13.7 10.8v5.4",
    "nobody": _ring(12, 12, 8.5) + "M6.2 17.8L17.8 6.2",
    "lots": "M7.5 4h9a3.5 3.5 0 0 1 3.5 3.5v9"
    "a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 16.5v-9A3.5 3.5 0 0 1 7.5 4z"
    "M8.6 8.6h.01M15.4 8.6h.01M12 12h.01M8.6 15.4h.01M15.4 15.4h.01",
    "duel": "M3.8 3.8l15.7 15.7M20.2 3.8L4.5 19.5M13.8 18l4.2-4.2M10.2 18L6 13.8",
    "person": _ring(12, 7.8, 3.9) + "M4.5 20.3c0-4.2 3.2-6.9 7.5-6.9s7.5 2.7 7.5 6.9",
    "share": "M12 14.8V3.8M7.6 8.2L12 3.8l4.4 4.4M4.8 12.8v5.4a2 2 0 0 0 2 2h10.4a2 2 0 0 0 2-2v-5.4",
    "save": "M12 3.8v11M7.6 10.4l4.4 4.4 4.4-4.4M4.8 14.8v3.4a2 2 0 0 0 2 2h10.4a2 2 0 0 0 2-2v-3.4",
    "copy": "M10.2 8.2h7.6a2 2 0 0 1 2 2v7.6a2 2 0 0 1-2 2h-7.6a2 2 0 0 1-2-2v-7.6a2 2 0 0 1 2-2z"
    "M4.6 15.8a2 2 0 0 1-.4-1.2V6.2a2 2 0 0 1 2-2h8.4a2 2 0 0 1 1.2.4",
    "globe": _ring(12, 12, 8.7) + "M3.6 12h16.8M12 3.3c-5 5.1-5 12.3 0 17.4c5-5.1 5-12.3 0-17.4",
    "search": _ring(10.5, 10.5, 6.6) + "M15.4 15.4l5 5",
    "sort": "M7.5 19V5M3.8 8.7L7.5 5l3.7 3.7M16.5 5v14M12.8 15.3l3.7 3.7 3.7-3.7",
    "picture": "M5.8 4.5h12.4a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H5.8a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2z"
    + _ring(9, 9.4, 1.5)
    + "M4.2 17.4l4.4-4.1 3.2 2.9 3.9-4 4.2 4",
    "rest": "M12 4.2v7.2M7.2 6.6a7.4 7.4 0 1 0 9.6 0",
    "trophy": "M7.6 4.2h8.8v5.6a4.4 4.4 0 0 1-8.8 0zM7.6 5.8H4.2c0 3 1.2 4.8 3.6 5.2M16.4 5.8h3.4"
    "c0 3-1.2 4.8-3.6 5.2M12 14.2v3.4M8.4 20h7.2c0-1.5-1.4-2.4-3.6-2.4S8.4 18.5 8.4 20z",
    "percent": "M18 6L6 18" + _ring(7.6, 7.6, 2.3) + _ring(16.4, 16.4, 2.3),
    "target": _ring(12, 12, 8.6) + _ring(12, 12, 4.6) + "M12 12h.01",
    "lock": "M7.5 10.5h9a2 2 0 0 1 2 2v5.8a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-5.8a2 2 0 0 1 2-2z"
    "M8.3 10.5V7.6a3.7 3.7 0 0 1 7.4 0v2.9M12 14.7v1.4",
}

SOLIDS: Final = {
    "menu": _ring(5, 12, 1.7) + _ring(12, 12, 1.7) + _ring(19, 12, 1.7),
    "keyhole": "M12 3a5 5 0 0 1 2.4 9.4L16 21H8l1.6-8.6A5 5 0 0 1 12 3z",
    "citizen": _ring(9, 7.9, 3.9) + "M1.8 20.3c0-4.3 3-7.1 7.2-7.1s7.2 2.8 7.2 7.1z"
    "M14.7 4.1a3.9 3.9 0 0 1 0 7.6c.9-1 1.4-2.3 1.4-3.8s-.5-2.8-1.4-3.8zM17.3 13.5c3 .8 4.9 3.3 4.9 6.8h-3.7"
    "c0-2.6-.4-4.9-1.2-6.8z",
    "spy": "M1.8 7.2c3.7-1 7-.8 10.2.3 3.2-1.1 6.5-1.3 10.2-.3.4 5.6-1.7 10.3-5.6 10.3-2.3 0-3.1-2-4.6-2"
    "s-2.3 2-4.6 2c-3.9 0-6-4.7-5.6-10.3z"
    "M5 11c1.9-1.2 4.2-.6 5.3 1.5-2 1.3-4.4.7-5.3-1.5zM19 11c-1.9-1.2-4.2-.6-5.3 1.5 2 1.3 4.4.7 5.3-1.5z",
    "ghost": "M4.5 20.3v-9.4a7.5 7.5 0 0 1 15 0v9.4"
    "c0 .9-1 1.3-1.6.6L16 18.8l-1.3 1.7c-.4.5-1.1.5-1.5 0L12 18.8l-1.2 1.7"
    "c-.4.5-1.1.5-1.5 0L8 18.8l-1.9 2.1c-.6.7-1.6.3-1.6-.6z"
    "M9.3 8.7a1.6 2.1 0 1 0 0 4.2a1.6 2.1 0 1 0 0-4.2zM14.7 8.7a1.6 2.1 0 1 0 0 4.2a1.6 2.1 0 1 0 0-4.2z",
    "star": "M12 2.8l2.8 5.9 6.4.8-4.7 4.5 1.2 6.4L12 17.3l-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.8z",
    "speech": "M12 3.4c5.3 0 9.4 3.4 9.4 7.7s-4.1 7.7-9.4 7.7c-.9 0-1.8-.1-2.6-.3l-4.6 2.6"
    "c-.5.3-1-.1-.9-.6l.7-4C3.3 15.1 2.6 13.2 2.6 11.1c0-4.3 4.1-7.7 9.4-7.7zM7.7 9.8"
    "a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8zM12 9.8a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8zM16.3 9.8"
    "a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8z",
    "flame": "M12.6 2.4c.6 3.2 2.1 4.7 3.7 6.5 1.5 1.7 2.7 3.4 2.7 6 0 3.9-3.1 6.7-7 6.7s-7-2.8-7-6.7"
    "c0-2.5 1.2-4.4 2.7-6.1.3 1.3.8 2.1 1.6 2.7C9.6 8.2 10.5 5 12.6 2.4zM12.1 12.3"
    "c-1.6 1.7-2.4 2.9-2.4 4.3 0 1.5 1.1 2.6 2.4 2.6s2.4-1.1 2.4-2.6c0-1.4-.8-2.6-2.4-4.3z",
    "shield": "M12 2.4c2.4 1.5 5 2.3 8 2.5v6.3c0 4.9-3 8.4-8 10.4-5-2-8-5.5-8-10.4V4.9c3-.2 5.6-1 8-2.5z"
    "M12 5.1v13.7c3.7-1.8 5.6-4.3 5.6-7.6V7c-2-.3-3.9-.9-5.6-1.9z",
    "ink": "M12 2.2c3.6 4.5 6.4 8 6.4 11.9 0 4.1-2.9 7.2-6.4 7.2s-6.4-3.1-6.4-7.2c0-3.9 2.8-7.4 6.4-11.9z"
    "M8.2 13.8c0 2.5 1.6 4.5 3.6 4.9v-1.9c-1-.4-1.8-1.6-1.8-3z",
    "crystal": "M12 2.6a7.6 7.6 0 0 1 5 13.3l1.8 3.9c.3.7-.1 1.4-.9 1.4H6.1c-.8 0-1.2-.7-.9-1.4L7 15.9"
    "A7.6 7.6 0 0 1 12 2.6zM8.7 17l-.9 2h8.4l-.9-2a7.6 7.6 0 0 1-6.6 0zM12 5.2a5 5 0 0 0-5 5h2"
    "a3 3 0 0 1 3-3z",
    "crown": "M3.1 7.2c-.1-.8.8-1.3 1.4-.8l4 3.2 2.7-5.5c.3-.7 1.3-.7 1.6 0l2.7 5.5 4-3.2"
    "c.6-.5 1.5 0 1.4.8L19.5 16.6h-15zM4.7 18.2h14.6v1.4c0 .7-.5 1.2-1.2 1.2H5.9c-.7 0-1.2-.5-1.2-1.2z",
    "moon": "M10.2 2.9c-1.3 5 1.3 10.2 6.3 11.9 1.4.5 2.9.6 4.3.4C19.4 18.9 16 21.3 12.1 21.3"
    "a9.3 9.3 0 0 1-9.3-9.3c0-4.2 3.2-8.1 7.4-9.1z",
    "heart": "M12 20.8C6.2 16.8 2.6 13.3 2.6 9.2c0-3 2.2-5.2 5-5.2 1.8 0 3.4.9 4.4 2.4 1-1.5 2.6-2.4"
    " 4.4-2.4 2.8 0 5 2.2 5 5.2 0 4.1-3.6 7.6-9.4 11.6z",
    "full_table": _ring(12, 12, 5)
    + "".join(
        _ring(x, y, 2.2) for x, y in ((12, 3), (19.8, 7.5), (19.8, 16.5), (12, 21), (4.2, 16.5), (4.2, 7.5))
    ),
    "fan": "M13.8 3.2l5.7 2.2c.9.3 1.3 1.3 1 2.1l-4.2 11c-.3.9-1.3 1.3-2.1 1l-.5-.2 3.2-8.5"
    "c.6-1.6-.2-3.4-1.8-4L11.6 5.5l.1-1c.3-.9 1.3-1.5 2.1-1.3zM5.1 6.5h6.6c1 0 1.7.8 1.7 1.7v11.9"
    "c0 1-.8 1.7-1.7 1.7H5.1c-1 0-1.7-.8-1.7-1.7V8.2c0-1 .8-1.7 1.7-1.7zM8.4 11l-2.2 3.2 2.2 3.2 2.2-3.2z",
    "bolt": "M13.9 2.3L4.6 13.1c-.5.6-.1 1.5.7 1.5h5.3l-1.5 6.3c-.2.9.9 1.5 1.5.8l9-11c.5-.6.1-1.5-.7-1.5"
    "h-5.2l1.7-6.1c.2-.9-.9-1.5-1.5-.8z",
}

NAMES: Final = frozenset(LINES) | frozenset(SOLIDS)


def _renderer(name: str, colour: str) -> QSvgRenderer:
    if name in LINES:
        body = f'<path d="{LINES[name]}" fill="none" stroke="{colour}"/>'
    else:
        body = f'<path d="{SOLIDS[name]}" fill="{colour}" fill-rule="evenodd" stroke="none"/>'
    return QSvgRenderer(
        QByteArray(
            (
                '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g stroke-width="2"'
                f' stroke-linecap="round" stroke-linejoin="round">{body}</g></svg>'
            ).encode()
        )
    )


@lru_cache(maxsize=256)
def icon(name: str, colour: str, size: int, dpr: float) -> QPixmap:
    """An icon `size` logical pixels square; KeyError for an unknown name.

    The pixmap is kept for the next time, so nothing secret may be asked for here: see `draw`.
    """
    renderer = _renderer(name, colour)
    pixmap = QPixmap(round(size * dpr), round(size * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


def draw(painter: QPainter, rect: QRectF, name: str, colour: str) -> None:
    """Paint an icon into a square without keeping anything of it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _renderer(name, colour).render(painter, rect)


def stamp(painter: QPainter, rect: QRectF, name: str, colour: str) -> None:
    """Paint an icon that is kept (see `icon`) in the middle of `rect`: ten times as fast as to `draw` it."""
    side = round(min(rect.width(), rect.height()))
    pixmap = icon(name, colour, side, painter.device().devicePixelRatioF())
    left, top = rect.center().x() - side / 2, rect.center().y() - side / 2
    painter.drawPixmap(QPointF(round(left), round(top)), pixmap)
