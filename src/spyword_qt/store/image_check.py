"""Opens pictures that people bring: whatever is in the file, in bounded memory, and only its pixels.

Pillow takes 40 ms to import, so this module is brought in when there is a picture, not at the start.
"""

from __future__ import annotations

import warnings
from enum import StrEnum
from io import BytesIO
from typing import Final

from PIL import Image, ImageOps, UnidentifiedImageError

MOST_BYTES: Final = 30_000_000
MOST_PIXELS: Final = 50_000_000
"""A telephone's largest usual picture; 200 MB while it is open."""

FORMATS: Final = ("PNG", "JPEG", "WEBP", "GIF", "BMP")
_EDGE: Final = 1024
"""Pixels that a side keeps at least where a JPEG is decoded at a fraction of its size."""


class PictureProblem(StrEnum):
    """Why a file is not taken as a picture."""

    UNKNOWN = "unknown"
    """No picture, or of a format that isn't read."""
    BROKEN = "broken"
    TOO_LARGE = "too_large"
    """The file has more than MOST_BYTES."""
    TOO_MANY_PIXELS = "too_many_pixels"
    DRAWING_REFUSED = "drawing_refused"
    """An SVG drawing holds something that isn't drawn here: a script, a link, a picture, an effect."""
    DRAWING_TOO_COMPLEX = "drawing_too_complex"


class BadPicture(Exception):
    """It can't be used; `what` names the part that was refused, in the words of the file's format."""

    def __init__(self, problem: PictureProblem, what: str = "") -> None:
        super().__init__(f"{problem.value}: {what}" if what else problem.value)
        self.problem = problem
        self.what = what


def open_checked(
    data: bytes, *, most_pixels: int = MOST_PIXELS, formats: tuple[str, ...] = FORMATS
) -> Image.Image:
    """The picture, whole in memory, the right way up, in RGB or RGBA, without anything beside its pixels.

    `formats` are those that are read, by pillow's names. Of a moving picture it is the first frame. Raises
    BadPicture.
    """
    if len(data) > MOST_BYTES:
        raise BadPicture(PictureProblem.TOO_LARGE)
    opened = _opened(data, formats)
    if opened.width * opened.height > most_pixels:
        raise BadPicture(PictureProblem.TOO_MANY_PIXELS, f"{opened.width} x {opened.height}")
    try:
        return _pixels(opened)
    # Pillow's decoders raise nearly anything for a file that was made to break them.
    except Exception as error:
        raise BadPicture(PictureProblem.BROKEN) from error


def _opened(data: bytes, formats: tuple[str, ...]) -> Image.Image:
    with warnings.catch_warnings():
        # Pillow warns of a size that it then opens all the same.
        warnings.simplefilter("ignore")
        try:
            return Image.open(BytesIO(data), formats=formats)
        except Image.DecompressionBombError as error:
            raise BadPicture(PictureProblem.TOO_MANY_PIXELS) from error
        except UnidentifiedImageError as error:
            raise BadPicture(PictureProblem.UNKNOWN) from error
        except Exception as error:
            raise BadPicture(PictureProblem.BROKEN) from error


def _pixels(opened: Image.Image) -> Image.Image:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        # Has an effect on JPEG only: a large one is never held whole.
        opened.draft("RGB", (_EDGE, _EDGE))
        turned = ImageOps.exif_transpose(opened)
        mode = "RGBA" if turned.has_transparency_data else "RGB"
        bare = Image.new(mode, turned.size)
        bare.paste(turned.convert(mode))
    return bare
