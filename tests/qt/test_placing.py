"""A window comes back on a screen that is there: whole, and where it can be taken hold of."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize

from spyword_qt.placing import FRAME, fitting
from spyword_qt.store.preferences import WindowPlace

LEAST = QSize(800, 600)
ONE = QRect(0, 0, 1920, 1080)
LEFT_OF_IT = QRect(-1280, 0, 1280, 1024)


@pytest.mark.parametrize(
    ("place", "screens", "wanted"),
    [
        ((100, 80, 1280, 800), (ONE,), (100, 80, 1280, 800)),
        ((-1200, 100, 900, 700), (ONE, LEFT_OF_IT), (-1200, 100, 900, 700)),
        ((-1200, 100, 900, 700), (ONE,), (510, 202, 900, 700)),
        ((1500, 700, 1000, 700), (ONE,), (912, 372, 1000, 700)),
        ((100, 0, 1280, 800), (ONE,), (100, 32, 1280, 800)),
        ((0, 0, 3840, 2160), (ONE,), (8, 32, 1904, 1040)),
        ((5000, 5000, 200, 100), (ONE,), (560, 252, 800, 600)),
        ((0, 0, 1280, 800), (QRect(0, 0, 640, 480),), (8, 32, 800, 600)),
    ],
)
def test_a_window_stands_on_a_screen_that_is_there(
    place: tuple[int, int, int, int], screens: tuple[QRect, ...], wanted: tuple[int, int, int, int]
) -> None:
    assert fitting(WindowPlace(*place), screens, LEAST) == QRect(*wanted)


WHOLE = st.integers(-100_000, 100_000)


@given(st.builds(WindowPlace, WHOLE, WHOLE, st.integers(1, 100_000), st.integers(1, 100_000)))
def test_wherever_it_was_it_is_whole_on_one_screen(place: WindowPlace) -> None:
    screens = (ONE, LEFT_OF_IT)
    window = fitting(place, screens, LEAST)
    assert any(screen.marginsRemoved(FRAME).contains(window) for screen in screens)
