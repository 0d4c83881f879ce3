"""The answer to the police: sign and texts in the middle, what is said then on a line of its own."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from spyword_engine.bandit.phase import Phase
from spyword_qt import languages
from spyword_qt.bandit.night_wording import answer_lead
from spyword_qt.bandit.role_wording import closing_words
from spyword_qt.people import Avatar, Person
from spyword_qt.spoken import LANGUAGES
from spyword_qt.widgets.answer_sign import AnswerSign


def test_sign_and_texts_stand_in_the_middle_as_one(qtbot: QtBot) -> None:
    sign = AnswerSign()
    qtbot.addWidget(sign)
    sign.resize(1200, 400)
    sign.show_answer("thumb_down", "Killer", Person(0, "Ben", Avatar(0, 0, "B")))
    seen = sign.grab().toImage()
    empty, width = seen.pixelColor(0, 0), seen.width()
    inked = [
        x for x in range(width) if any(seen.pixelColor(x, y) != empty for y in range(0, seen.height(), 3))
    ]
    assert inked[0] > 0.05 * width
    assert abs(inked[0] - (width - 1 - inked[-1])) < 0.03 * width


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_then_has_a_line_of_its_own(qapp: object, language: str) -> None:
    languages.speak(language)
    try:
        _, said = answer_lead(Phase.POLICE).split("\n")
        assert said[1:-1] == closing_words(Phase.POLICE)
    finally:
        languages.speak("en")
