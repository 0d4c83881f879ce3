"""Makes of a file that people bring the picture of a word: a square PNG, and nothing else of the file."""

from __future__ import annotations

import time
from io import BytesIO
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageOps

from spyword_qt.store import svg_check
from spyword_qt.store.image_check import BadPicture, PictureProblem, open_checked
from spyword_qt.store.kept_picture import SIDE

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

_TRIAL: Final = SIDE // 4
"""Pixels of a drawing to try with: lines that cross each other all over take time by its area, or worse."""
_MOST_SECONDS: Final = 0.2
"""Of a processor, for the trial; the picture takes up to twenty times as long."""


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
