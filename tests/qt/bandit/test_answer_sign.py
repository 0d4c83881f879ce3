"""The answer to the police: sign and texts in the middle, where they are for any other answer."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from spyword_engine.bandit.night import Answer
from spyword_qt.bandit.role_wording import answer_name
from spyword_qt.people import Avatar, Person
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.answer_sign import AnswerSign
from spyword_qt.widgets.name_chips import NameChips
from spyword_qt.widgets.settle import rescale_all
from tests.layout.painted import texts

WORDS = [answer_name(answer) for answer in Answer]

LONG = [f"[{word} {word[: len(word) // 2]}]" for word in WORDS]
"""As other languages may have them."""


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
    edges, places, signs, letters = [], [], [], set()
    for word in WORDS:
        sign.show_answer("thumb_down", word, Person(0, "Ben", Avatar(0, 0, "B")), WORDS)
        columns = inked(sign.grab().toImage())
        edges.append((columns[0], size[0] - 1 - columns[-1]))
        about, label = sign.findChild(NameChips, "about"), sign.findChild(QLabel)
        assert isinstance(about, NameChips)
        assert isinstance(label, QLabel)
        places.append((about.geometry(), label.geometry()))
        letters |= {piece.px for piece in texts(label)}
        label.clear()
        signs.append(sign.grab().toImage())
    left, right = (min(edge[side] for edge in edges) for side in (0, 1))
    assert abs(left - right) < 0.03 * size[0]
    assert places == len(WORDS) * places[:1]
    assert signs == len(WORDS) * signs[:1]
    assert len(letters) == 1


def test_whom_it_is_about_keeps_letters_for_which_there_is_room_however_often_it_is_laid_out(
    qtbot: QtBot,
) -> None:
    sign = AnswerSign()
    qtbot.addWidget(sign)
    sign.resize(302, 480)
    sign.show_answer("thumb_down", LONG[0], Person(0, "Constantinopolitanischen", Avatar(0, 0, "C")), LONG)
    about = sign.findChild(NameChips, "about")
    assert isinstance(about, NameChips)
    for _ in range(3):
        rescale_all(sign, Metrics(800, 600, 2.0))
        assert about.height() >= about.heightForWidth(about.width())
