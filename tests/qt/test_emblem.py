"""Several chips as the sign of a page: whose they are can be read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect

from spyword_qt.widgets.emblem import SEEN, Emblem
from tests.qt.test_objects import people


@pytest.mark.parametrize("count", [2, 3, 5, 12])
def test_no_chip_covers_another_ones_initial(qapp: object, count: int) -> None:
    emblem, one_less = Emblem(132), Emblem(132)
    emblem.show_people(people(count))
    emblem.resize(emblem.sizeHint())
    side = emblem.height()
    one_less.resize(emblem.size())
    middle = QRect(round(0.28 * side), round(0.3 * side), round(0.44 * side), round(0.4 * side))
    for place in range(1, count):
        # The last of these has none upon it.
        one_less.show_people(people(count)[:place])
        seen = middle.translated(round((place - 1) * SEEN * side), 0)
        assert emblem.grab(seen).toImage() == one_less.grab(seen).toImage(), place
