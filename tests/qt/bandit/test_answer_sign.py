"""The answer to the police: sign and texts in the middle, where they are for any other answer."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from spyword_engine.bandit.night import Answer
from spyword_qt.bandit.role_wording import answer_name
from spyword_qt.people import Avatar, Person
from spyword_qt.widgets.answer_sign import AnswerSign
from spyword_qt.widgets.name_chips import NameChips

WORDS = [answer_name(answer) for answer in Answer]


def inked(seen: QImage) -> list[int]:
    """The columns in which there is something to be seen."""
    empty = seen.pixelColor(0, 0)
    columns, rows = range(seen.width()), range(0, seen.height(), 3)
    return [x for x in columns if any(seen.pixelColor(x, y) != empty for y in rows)]


@pytest.mark.parametrize("size", [(1200, 400), (700, 670)])
def test_sign_and_texts_stand_in_the_middle_where_they_do_for_any_other_answer(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    sign = AnswerSign()
    qtbot.addWidget(sign)
    sign.resize(*size)
    edges, places = [], []
    for word in WORDS:
        sign.show_answer("thumb_down", word, Person(0, "Ben", Avatar(0, 0, "B")), WORDS)
        columns = inked(sign.grab().toImage())
        edges.append((columns[0], size[0] - 1 - columns[-1]))
        about = sign.findChild(NameChips, "about")
        assert isinstance(about, NameChips)
        places.append(about.geometry())
    left, right = (min(edge[side] for edge in edges) for side in (0, 1))
    assert abs(left - right) < 0.03 * size[0]
    assert places == 3 * places[:1]
    if size == (1200, 400):
        # The sign is what comes first.
        assert len({edge[0] for edge in edges}) == 1
