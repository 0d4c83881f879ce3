"""Makes of a file that people bring the picture of a word: a square PNG, and nothing else of the file.

What is kept is checked again where it comes from others: whoever shares packages may send anything.
"""

from __future__ import annotations

import struct
import time
from io import BytesIO
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageOps

from spyword_qt.store import svg_check
from spyword_qt.store.image_check import BadPicture, PictureProblem, open_checked

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

SIDE: Final = 512
"""Pixels of both sides: a card on a large screen shows about as many."""
MOST_KEPT: Final = 1_100_000
"""Bytes of a kept picture: its pixels and a little, should nothing of it compress."""
_TRIAL: Final = SIDE // 4
"""Pixels of a drawing to try with: lines that cross each other all over take time by its area, or worse."""
_MOST_SECONDS: Final = 0.2
"""Of a processor, for the trial; the picture takes up to twenty times as long."""

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_HEADERS: Final = tuple(struct.pack(">IIBBBBB", SIDE, SIDE, 8, colours, 0, 0, 0) for colours in (2, 6))
"""Eight bits each of RGB or RGBA, in one pass."""


def prepare(data: bytes) -> bytes:
    """The picture in a file's bytes: turned, cut to its middle square, scaled, as PNG. Raises BadPicture.

    A drawing (SVG) is drawn whole. Takes up to a second for a large photograph.
    """
    if _is_drawing(data):
        image = _drawn(svg_check.cleaned(data))
    else:
        image = ImageOps.fit(open_checked(data), (SIDE, SIDE), Image.Resampling.LANCZOS)
    target = BytesIO()
    image.save(target, "PNG")
    return target.getvalue()


def check_kept(data: bytes) -> None:
    """Raises BadPicture unless these are the bytes of a picture as `prepare` makes them."""
    if len(data) > MOST_KEPT:
        raise BadPicture(PictureProblem.TOO_LARGE)
    if not data.startswith(_SIGNATURE):
        raise BadPicture(PictureProblem.UNKNOWN)
    names, header = _chunks(data)
    if names != [b"IHDR", *[b"IDAT"] * (len(names) - 2), b"IEND"] or header not in _HEADERS:
        raise BadPicture(PictureProblem.BROKEN, "PNG")
    open_checked(data, most_pixels=SIDE * SIDE)


def _chunks(data: bytes) -> tuple[list[bytes], bytes]:
    """The names of a PNG's parts, and what the first of them holds."""
    names: list[bytes] = []
    at = len(_SIGNATURE)
    while at < len(data):
        length = int.from_bytes(data[at : at + 4], "big")
        names.append(data[at + 4 : at + 8])
        at += 12 + length
    start = len(_SIGNATURE) + 8
    return (names if at == len(data) else []), data[start : start + 13]


def _is_drawing(data: bytes) -> bool:
    # In whatever encoding, with or without its mark: no other picture begins so.
    return data[:64].lstrip(b"\xef\xbb\xbf\xff\xfe\0 \t\r\n").startswith(b"<")


def _drawn(svg: bytes) -> Image.Image:
    from PySide6.QtCore import QByteArray
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(QByteArray(svg))
    if not renderer.isValid() or renderer.viewBoxF().isEmpty():
        raise BadPicture(PictureProblem.BROKEN)
    start = time.thread_time()
    _painted(renderer, _TRIAL)
    if time.thread_time() - start > _MOST_SECONDS:
        raise BadPicture(PictureProblem.DRAWING_TOO_COMPLEX)
    return _painted(renderer, SIDE)


def _painted(renderer: QSvgRenderer, side: int) -> Image.Image:
    from PySide6.QtCore import QRectF, Qt
    from PySide6.QtGui import QImage, QPainter

    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    pixels = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return Image.frombytes("RGBA", (side, side), bytes(pixels.constBits()))
