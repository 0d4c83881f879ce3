"""Where the notice bar is on pages that people see."""

from __future__ import annotations

import pytest

from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN
from tests.layout.choices import NAMES
from tests.layout.scenes import SCENES
from tests.layout.stand import Stand

SMALL = (800, 600)
OFF_EDGE = 10
"""Pixels."""


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("scene", ["home with a notice", "clue with a notice"])
@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_a_notice_is_off_the_windows_edge_in_the_middle_or_at_the_margin(
    scene: str, text_size: float
) -> None:
    stand = Stand(SCENES[scene], NAMES["plain"][:12])
    stand.lay_out(SMALL, text_size)
    assert stand.notice is not None
    bar = stand.notice.geometry()
    assert bar.top() >= OFF_EDGE
    right = SMALL[0] - bar.left() - bar.width()
    assert abs(bar.left() - right) <= 1 or bar.left() == Metrics(*SMALL).px(PAGE_MARGIN)
    stand.clear_away()
