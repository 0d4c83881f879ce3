"""Every screen says everything anew when another language is chosen while it is there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.layout.choices import names_at
from tests.layout.scenes import SCENES
from tests.layout.stand import Stand
from tests.qt.marked import Marking, marked

FORMER, LATER = "◖", "◗"


@pytest.fixture
def former(qapp: QApplication) -> Iterator[Marking]:
    """What is spoken at first."""
    marking = Marking(FORMER)
    QCoreApplication.installTranslator(marking)
    yield marking
    QCoreApplication.removeTranslator(marking)


@pytest.fixture
def later() -> Iterator[Marking]:
    marking = Marking(LATER)
    yield marking
    QCoreApplication.removeTranslator(marking)


@pytest.mark.parametrize("name", [name for name, scene in SCENES.items() if scene.then is None])
def test_nothing_is_left_of_the_language_before(
    name: str, qtbot: QtBot, former: Marking, later: Marking
) -> None:
    stand = Stand(SCENES[name], names_at(name, 12))
    try:
        assert marked(FORMER) != []
        QCoreApplication.installTranslator(later)
        QApplication.processEvents()
        assert marked(FORMER) == []
    finally:
        stand.clear_away()
