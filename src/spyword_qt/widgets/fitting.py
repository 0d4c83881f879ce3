"""Letters drawn straight into a place: on one line, or as the words of a slot that may be broken to be large.

Names and labels are fitted by `block`, which breaks no word that can be read.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from spyword_qt.theme.tokens import MIN_TEXT

WRAPPED: Final = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value
BROKEN: Final = Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWrapAnywhere.value
LEAST: Final = 8
"""Below this many pixels no text is shrunk, whatever its place."""

WHOLE_PART: Final = 0.5
"""Of its full size, from which on a text is left with its words whole."""
WORTH_BREAKING: Final = 1.3
"""So much larger have letters to get by breaking a word."""
ABOUT: Final = 2
"""Pixels in which sizes of letters and the widths that they take may differ from being in proportion."""
OVERHANG: Final = 2.0
"""Pixels by which the letters of a line may reach beyond what the font says it takes."""


def fitted(text: str, room: QSizeF, make: Callable[[int], QFont], most: int, least: int) -> QFont:
    """The font that `make` gives for the largest size in which `text` fits into `room`.

    It shrinks on one line from `most` down to `least` pixels, and below that it wraps; a word is broken
    that would become too small to read, or less than half as large as it is meant where that makes it larger.
    """
    for px in range(most, least - 1, -1):
        font = make(px)
        if _fits_line(text, font, room):
            return font
    whole = _largest(text, room, make, range(least, min(least, MIN_TEXT) - 1, -1), WRAPPED)
    if whole >= most * WHOLE_PART:
        return make(whole)
    smallest = max(LEAST, ceil(whole * WORTH_BREAKING))
    broken = _largest(text, room, make, range(least, smallest - 1, -1), BROKEN)
    return make(broken or whole or LEAST)


def fitted_height(text: str, room: QSizeF, font: QFont) -> float:
    """Pixels that text takes of its room's height in a font that `fitted` found for it."""
    if _fits_line(text, font, room):
        return QFontMetricsF(font).height()
    flags = WRAPPED if _fits_lines(text, font, room, WRAPPED) else BROKEN
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, room.width(), room.height()), flags, text).height()


def fitted_width(text: str, room: QSizeF, font: QFont) -> float:
    """The same of its room's width."""
    if _fits_line(text, font, room):
        return QFontMetricsF(font).horizontalAdvance(text)
    flags = WRAPPED if _fits_lines(text, font, room, WRAPPED) else BROKEN
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, room.width(), room.height()), flags, text).width()


def draw_fitted(
    painter: QPainter,
    room: QRectF,
    text: str,
    font: QFont,
    across: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    down: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignVCenter,
) -> None:
    """Draw text that `fitted` found a font for into its room, on as few lines as it can be."""
    painter.setFont(font)
    flags = (across | down).value
    if not _fits_line(text, font, room.size()):
        is_whole = _fits_lines(text, font, room.size(), WRAPPED)
        flags |= (Qt.TextFlag.TextWordWrap if is_whole else Qt.TextFlag.TextWrapAnywhere).value
    painter.drawText(room, flags, text)


def draw_line(
    painter: QPainter,
    room: QRectF,
    text: str,
    make: Callable[[int], QFont],
    most: int,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Draw one line into its room, smaller where that is narrow, shortened only at last."""
    draw_elided(painter, room, text, line_font(text, make, most, room.width()), align)


def line_font(text: str, make: Callable[[int], QFont], most: int, width: float) -> QFont:
    """The largest font up to `most` pixels in which a line takes that width; the smallest where none does."""

    def taken(px: int) -> float:
        return QFontMetricsF(make(px)).horizontalAdvance(text)

    px, most_taken = most, taken(most)
    if px > MIN_TEXT and most_taken > width:
        # Letters take about as much less as they are smaller: a size that is too large by more isn't tried.
        px = max(MIN_TEXT, min(most - 1, int(most * width / most_taken) + ABOUT))
    while px > MIN_TEXT and taken(px) > width:
        px -= 1
    return make(px)


def draw_elided(
    painter: QPainter,
    room: QRectF,
    text: str,
    font: QFont,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    """Draw one line, shortened with an ellipsis where the room is too narrow."""
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width() + 0.5)
    painter.setFont(font)
    flags = (align | Qt.AlignmentFlag.AlignVCenter).value | Qt.TextFlag.TextDontClip.value
    painter.drawText(room, flags, shown)


def _largest(text: str, room: QSizeF, make: Callable[[int], QFont], sizes: range, flags: int) -> int:
    """The first of these sizes in which the lines of a text fit; 0 if there is none."""
    return next((px for px in sizes if _fits_lines(text, make(px), room, flags)), 0)


def _fits_line(text: str, font: QFont, room: QSizeF) -> bool:
    measure = QFontMetricsF(font)
    return measure.horizontalAdvance(text) <= room.width() and measure.height() <= room.height() + 0.5


def _fits_lines(text: str, font: QFont, room: QSizeF, flags: int) -> bool:
    needed = QFontMetricsF(font).boundingRect(QRectF(0, 0, room.width(), 10_000), flags, text)
    return needed.width() <= room.width() - OVERHANG and needed.height() <= room.height()
