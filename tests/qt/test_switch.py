"""Switches say by knob, groove and word whether something is on, and never look like buttons."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from spyword_qt.theme import tokens
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.motion import REDUCED
from spyword_qt.widgets.control import POINTED
from spyword_qt.widgets.switch import Switch
from tests.layout.painted import texts


@pytest.fixture
def switch(qtbot: QtBot) -> Iterator[Switch]:
    page = QWidget()
    page.setPalette(tokens.palette(tokens.LIGHT))
    page.setProperty(REDUCED, True)
    page.setProperty(POINTED, True)
    qtbot.addWidget(page)
    made = Switch(page)
    made.show_choice("Less movement", "Nothing slides.")
    # Away from the corner, where a pointer lies that was never moved.
    made.setGeometry(100, 100, 500, 80)
    page.resize(700, 300)
    page.show()
    yield made
    page.close()


def words(switch: Switch) -> list[str]:
    return [piece.text for piece in texts(switch)]


def drawn(switch: Switch) -> QImage:
    image = QImage(switch.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    switch.render(image, QPoint(), QRegion(), QWidget.RenderFlag(0))
    return image


def test_it_says_in_a_word_whether_it_is_on(switch: Switch) -> None:
    assert "Off" in words(switch)
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton, pos=QPoint(40, 40))
    assert switch.isChecked()
    assert "On" in words(switch)
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert "Off" in words(switch)


def test_its_knob_lies_elsewhere_when_it_is_on(switch: Switch) -> None:
    off = drawn(switch)
    switch.setChecked(True)
    on = drawn(switch)
    # The chip reaches over the groove's height on the side it is on, and on that side alone.
    above = switch.height() // 2 - 18
    ends = (switch.width() - 65, switch.width() - 33)
    assert [off.pixelColor(x, above).alpha() > 0 for x in ends] == [True, False]
    assert [on.pixelColor(x, above).alpha() > 0 for x in ends] == [False, True]


@pytest.mark.parametrize("checked", [False, True])
def test_it_has_no_border_as_what_is_pressed_has(switch: Switch, checked: bool) -> None:
    switch.setChecked(checked)
    image = drawn(switch)
    edge = [QPoint(x, y) for x in range(0, 300, 7) for y in (0, 1, 2, image.height() - 1)]
    assert all(image.pixelColor(point).alpha() == 0 for point in edge)


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (3840, 2160)])
def test_a_finger_hits_it(switch: Switch, size: tuple[int, int]) -> None:
    switch.rescale(Metrics(*size))
    assert switch.sizeHint().height() >= tokens.MIN_TARGET


def test_its_words_keep_clear_of_its_knob(switch: Switch) -> None:
    switch.show_choice("W" * 40, "W" * 60)
    switch.resize(300, switch.heightForWidth(300))
    groove = QRect(switch.width() - 86, 0, 86, switch.height())
    inks = [piece.ink.toRect() for piece in texts(switch)]
    assert not any(ink.intersects(groove) for ink in inks)
