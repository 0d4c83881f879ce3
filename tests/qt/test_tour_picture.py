"""Pictures of a tour: what is written stays clear of rim and chips, in every language, and all vote."""

from __future__ import annotations

from itertools import product
from math import hypot

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap

from spyword_engine.settings import recommended
from spyword_qt import languages
from spyword_qt.bandit.rules_text import rulebook as bandit_rulebook
from spyword_qt.screens.tour_text import tour_steps
from spyword_qt.spoken import LANGUAGES
from spyword_qt.theme.fonts import voice
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import LIGHT, MIN_TEXT
from spyword_qt.widgets import tour_roles
from spyword_qt.widgets.tour_cards import card_front
from spyword_qt.widgets.tour_picture import TourPicture, TourScene
from spyword_qt.widgets.tour_round import CLUES, VOTES
from spyword_qt.widgets.tour_saying import lay_saying
from spyword_qt.widgets.tour_stage import CHIP, INITIALS, Stage
from tests.layout.painted import texts

RIM = 0.455
"""Inner radius of the table, in sides of the picture."""
SMALLEST = 250
WINDOWS = ((SMALLEST, 2.0), (330, 1.0), (600, 1.0), (600, 2.0))
"""Side of the picture, and the preference for text."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_winners_names_lie_within_the_table(qapp: object, language: str) -> None:
    languages.speak(language)
    try:
        steps = tour_steps(recommended(7))[-1], tour_steps(recommended(4))[-1], bandit_rulebook().steps[-1]
    finally:
        languages.speak("en")
    for step, (side, text) in product(steps, WINDOWS):
        picture = TourPicture()
        picture.rescale(Metrics(1280, 800, text))
        picture.resize(side, side)
        picture.show_scene(step.scene, step.words)
        pieces = list(texts(picture))
        assert pieces
        assert step.scene is not TourScene.SIDES or len({piece.px for piece in pieces}) == 1
        for piece in pieces:
            assert "…" not in piece.text
            ink = piece.ink.translated(-side / 2, -side / 2)
            corners = product((ink.left(), ink.right()), (ink.top(), ink.bottom()))
            assert all(hypot(x, y) < RIM * side for x, y in corners), (language, piece.text, side)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_is_read_whole_on_its_card(
    qapp: object, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    languages.speak(language)
    try:
        roles = bandit_rulebook().steps[0]
    finally:
        languages.speak("en")
    said: list[tuple[str, int, int]] = []

    def front(picture: bytes, word: str, letters: int, width: int, dpr: float, dark: bool) -> QPixmap:
        said.append((word, letters, width))
        return card_front(picture, word, letters, width, dpr, dark)

    monkeypatch.setattr(tour_roles, "card_front", front)
    for size, text in product(((256, 400), (720, 300), (410, 600), (900, 850)), (1.0, 2.0)):
        said.clear()
        picture = TourPicture()
        picture.rescale(Metrics(1280, 800, text))
        picture.resize(*size)
        picture.show_scene(roles.scene, roles.words)
        picture.grab()
        assert [word for word, *_ in said] == list(roles.words)
        for word, letters, width in said:
            assert letters >= MIN_TEXT
            assert QFontMetricsF(voice(letters)).horizontalAdvance(word) < 0.9 * width, (word, size)
        assert len({letters for _, letters, _ in said}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_bubble_stands_by_itself_and_its_tail_ends_at_who_says_it(qapp: object, language: str) -> None:
    languages.speak(language)
    try:
        words = tour_steps(recommended(7))[1].words
    finally:
        languages.speak("en")
    for side, text in WINDOWS:
        canvas = QPixmap(side, side)
        painter = QPainter(canvas)
        stage = Stage(painter, QRectF(canvas.rect()), LIGHT, Metrics(1280, 800, text), 1.0, 1.0)
        bodies: list[QRectF] = []
        for (seat, x, y), word in zip(CLUES, words, strict=True):
            saying = lay_saying(stage, stage.at(x, y), stage.seat(seat), word)
            way = saying.tip - stage.seat(seat)
            assert hypot(way.x(), way.y()) == pytest.approx(CHIP * side, abs=2), (word, side)
            assert not any(saying.body.intersects(body) for body in bodies), (word, side)
            for chip in map(stage.seat, range(len(INITIALS))):
                body = saying.body
                x_off = chip.x() - min(max(chip.x(), body.left()), body.right())
                y_off = chip.y() - min(max(chip.y(), body.top()), body.bottom())
                assert hypot(x_off, y_off) > CHIP * side, (word, side)
            bodies.append(saying.body)
        painter.end()


def test_everybody_votes_once() -> None:
    assert sorted(voter for voter, _ in VOTES) == list(range(len(INITIALS)))
    assert all(voter != target for voter, target in VOTES)
