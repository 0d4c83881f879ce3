"""How chip and name share the tile of somebody on a ballot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Measures:
    """How chip and name share a tile."""

    chip_width: float
    """Most that the chip takes of the tile's width."""
    chip_height: float
    """The same of its height."""
    chip: int
    """Most design pixels of the chip."""
    least_name: int
    """Design pixels of a name's letters where it isn't too long."""
    most_name: int
    name: float
    """Letters of a name, in diameters of the chip."""


IN_LINE: Final = Measures(0.275, 0.6, 112, 26, 34, 0.31)
IN_COLUMN: Final = Measures(0.56, 0.46, 220, 34, 56, 0.28)
