"""A column that is about somebody: their name gets smaller before what else there is to read does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtWidgets import QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.column import PageColumn
from spyword_qt.widgets.large_names import LargeNames
from spyword_qt.widgets.text import TextRole

PARTS: Final = (1.0, 0.86, 0.74, 0.64, 0.55, 0.46)
"""Of their full size, that names may have."""
ABOVE_LEAD: Final = 0.95
"""Times the letters of what leads to the names, that they have at least."""


class NamedColumn(PageColumn):
    """Rules stay to be read beside large names: these stand on fewer lines where all else has no room."""

    # Rather than that a rule lies out of sight.
    kept_text = 0.5

    def __init__(self, names: LargeNames, role: TextRole, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._full = role.value.size

    def settle_letters(self, width: int, height: int, m: Metrics, letters: Metrics) -> bool:
        """Let names be as large as all else leaves room for."""
        for size, across in self._ways(letters):
            self._names.set_letters(m.with_usual_text(), size, across=across)
            if super().settle_letters(width, height, m, letters):
                return True
        return False

    def _ways(self, letters: Metrics) -> Iterator[tuple[float, bool]]:
        """Sizes of letters, and whether several names share a line."""
        least = ABOVE_LEAD * TextRole.LEAD.value.size * letters.text
        sizes = [size for size in (part * self._full for part in PARTS) if size >= least] or [self._full]
        for across in (False, True):
            for size in sizes:
                yield size, across
