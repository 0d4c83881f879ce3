"""Pictures that are dropped or pasted."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMimeData
from PySide6.QtGui import QImage, QImageWriter

FILE_TYPES: Final = ("png", "jpg", "jpeg", "webp", "gif", "bmp", "tif", "tiff")
"""What people are shown when they look for a picture; others may be read as well."""


def picture_in(data: QMimeData | None) -> Path | bytes | None:
    """The file that is meant, or the picture itself; None where there is neither.

    Whether it can be used is not known by that.
    """
    if data is None:
        # What the clipboard has where nobody copied anything.
        return None
    for url in data.urls():
        if url.isLocalFile():
            return Path(url.toLocalFile())
    if not data.hasImage():
        return None
    image = data.imageData()
    return _png(image) if isinstance(image, QImage) and not image.isNull() else None


def has_picture(data: QMimeData) -> bool:
    """Whether `picture_in` may find one, told without taking it."""
    return data.hasImage() or any(url.isLocalFile() for url in data.urls())


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())
