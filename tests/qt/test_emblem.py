"""Several chips as the sign of a page: whose they are can be read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize

from spyword_qt.widgets.emblem import Emblem
from tests.qt.test_objects import people


@pytest.mark.parametrize("count", [2, 3, 5, 12])
def test_no_chip_covers_another_ones_initial(qapp: object, count: int) -> None:
    emblem, alone = Emblem(132), Emblem(132)
    emblem.show_people(people(count))
    emblem.resize(emblem.sizeHint())
    side = emblem.height()
    alone.show_people(people(count)[:1])
    alone.resize(QSize(side, side))
    middle = QRect(round(0.28 * side), round(0.3 * side), round(0.44 * side), round(0.4 * side))
    assert emblem.grab(middle).toImage() == alone.grab(middle).toImage()
