"""The rows of a vote: whose votes they are is told by an arrow from them to whom they were for."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.tokens import LIGHT
from spyword_qt.widgets.vote_row import VoteRow
from tests.qt.conftest import Clock
from tests.qt.pages import result, shown
from tests.qt.played import Played


@pytest.mark.parametrize("size", [(800, 600), (800, 1280), (1280, 800)])
@pytest.mark.parametrize("people", [4, 7, 12])
def test_an_arrow_leads_from_the_voters_to_whom_they_voted_for(
    clock: Clock, room: QWidget, size: tuple[int, int], people: int
) -> None:
    game = Played(people, spies=(1,)).vote({seat: (seat + 1) % people for seat in range(people)} | {3: 1})
    for row in shown(result(game, clock, room), size).findChildren(VoteRow):
        image, right = row.grab().toImage(), round(row.candidate_square().right())
        seen = {
            image.pixelColor(x, row.height() // 2).name() for x in range(right, min(right + 300, row.width()))
        }
        assert QColor(LIGHT.mute).name() in seen, row.accessibleName()
