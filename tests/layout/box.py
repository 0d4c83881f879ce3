"""A rectangle in plain numbers: a page has thousands of pairs of texts, and Qt's are ten times as slow."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF


class Box(NamedTuple):
    """Its four sides."""

    left: float
    top: float
    right: float
    bottom: float

    def shares(self, other: Box, more_than: float) -> bool:
        """Whether a piece is common to both that is larger than so many pixels in both directions."""
        return (
            min(self.right, other.right) - max(self.left, other.left) > more_than
            and min(self.bottom, other.bottom) - max(self.top, other.top) > more_than
        )


def box(rect: QRectF) -> Box:
    """A rectangle of Qt's."""
    return Box(rect.left(), rect.top(), rect.right(), rect.bottom())
