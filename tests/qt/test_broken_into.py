"""What somebody tipsy and nosy once got through, and no longer does."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from spyword_qt.backstage import Backstage
from spyword_qt.draft import Draft
from spyword_qt.people import guests
from spyword_qt.screens.card import CardScreen
from spyword_qt.screens.secret_field import SecretField
from spyword_qt.store.json_file import Outcome
from spyword_qt.store.veil import game_in
from spyword_qt.theme import fonts
from spyword_qt.widgets.buttons import PrimaryButton
from spyword_qt.widgets.card import Card
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.free_seat import FreeSeat
from spyword_qt.widgets.lines import Lines
from tests.qt.conftest import Clock
from tests.qt.onlookers import CITIZEN, person, put_up


class Bound(QKeyEvent):
    """A key that types an x, and that the platform has bound to something else; offscreen, few are."""

    def __init__(self, bound_to: QKeySequence.StandardKey) -> None:
        super().__init__(QEvent.Type.KeyPress, Qt.Key.Key_X, Qt.KeyboardModifier.NoModifier, "x")
        self._bound_to = bound_to

    def matches(self, key: QKeySequence.StandardKey) -> bool:
        return key == self._bound_to


@pytest.mark.parametrize(
    "key", [QKeySequence.StandardKey.DeleteEndOfLine, QKeySequence.StandardKey.DeleteCompleteLine]
)
def test_no_key_cuts_a_secret_out_to_the_clipboard(qtbot: QtBot, key: QKeySequence.StandardKey) -> None:
    field = SecretField()
    qtbot.addWidget(field)
    field.setText("mandolin")
    field.keyPressEvent(Bound(key))
    assert field.text() == "mandolin"


def test_a_saved_game_of_a_device_each_is_refused_rather_than_never_shown(tmp_path: Path) -> None:
    backstage = Backstage(tmp_path, seed=1, language="en", clock=time.monotonic)
    backstage.tables.word.start(Draft(guests(("Ada", "Ben", "Cleo", "Dan"))))
    path = tmp_path / "game.json"
    game = game_in(path)
    game["record"]["mode"] = "multi"
    path.write_text(json.dumps({"version": 2, "game": game}))
    assert backstage.games.load().outcome is Outcome.LOST


@pytest.mark.parametrize("kind", [PrimaryButton, FreeSeat])
def test_an_ampersand_in_a_name_binds_no_key(qtbot: QtBot, kind: Callable[..., Control]) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    control = kind(parent=room)
    control.setText("I am &File")
    assert control.text() == "I am &File"
    assert control.shortcut().isEmpty()


def test_a_card_that_has_not_turned_yet_cant_be_hidden_however_late_it_is(qtbot: QtBot, clock: Clock) -> None:
    screen = CardScreen(clock)
    put_up(qtbot, screen, still=False)
    hidden: list[None] = []
    screen.got_it.connect(partial(hidden.append, None))
    screen.show_card(person(0), CITIZEN, None, again=False)
    screen.enter()
    clock.pass_by(10)
    screen.button.click()
    assert hidden == []
    card = screen.thing
    assert isinstance(card, Card)
    qtbot.waitUntil(card.is_open)
    screen.button.click()
    assert hidden == [None]


def test_a_name_that_runs_from_right_to_left_does_not_turn_its_sentence_round(qtbot: QtBot) -> None:
    left_to_right_mark = "\u200e"
    sentence = "שלום, who should go?"
    assert drawn(sentence) == drawn(left_to_right_mark + sentence)


def drawn(text: str) -> QImage:
    image = QImage(400, 60, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    lines = Lines(text, fonts.ui(24, 500), 400, 1.27)
    lines.paint(painter, QRectF(image.rect()), Qt.AlignmentFlag.AlignLeft, "black")
    painter.end()
    return image
