"""What scrolls does so by finger too; panels that come and go leave nothing behind."""

from __future__ import annotations

import gc
from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScroller, QWidget
from pytestqt.qtbot import QtBot

from spyword_qt.theme.tokens import DARK, LIGHT, Colours, palette
from spyword_qt.widgets.page import Page
from spyword_qt.widgets.panel import ask
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.scroll_bar import BAR, HANDLE, OUTSIDE
from tests.qt.conftest import Clock


def test_a_finger_scrolls_what_does_not_fit(qtbot: QtBot) -> None:
    content = QWidget()
    content.setMinimumSize(200, 3000)
    scroll = Scroll(content)
    qtbot.addWidget(scroll)
    scroll.resize(300, 400)
    with qtbot.waitExposed(scroll):
        scroll.show()
    scroll.grab()
    viewport, finger = scroll.viewport(), QTest.createTouchDevice()
    QTest.touchEvent(viewport, finger).press(0, QPoint(100, 350), viewport).commit()
    for y in range(340, 100, -20):
        QTest.touchEvent(viewport, finger).move(0, QPoint(100, y), viewport).commit()
    qtbot.waitUntil(lambda: scroll.verticalScrollBar().value() > 0)
    QTest.touchEvent(viewport, finger).release(0, QPoint(100, 100), viewport).commit()


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_a_bar_is_quiet_until_it_is_pointed_at(qtbot: QtBot, colours: Colours) -> None:
    content = QWidget()
    content.setMinimumSize(200, 900)
    scroll = Scroll(content)
    scroll.setPalette(palette(colours))
    qtbot.addWidget(scroll)
    scroll.resize(300, 400)
    with qtbot.waitExposed(scroll):
        scroll.show()
    bar = scroll.verticalScrollBar()

    def painted() -> str:
        return bar.grab().toImage().pixelColor(BAR - OUTSIDE - HANDLE // 2, 100).name().upper()

    assert painted() == colours.handle
    bar.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert painted() == colours.edge


def objects() -> Counter[str]:
    """All that Python holds, by kind."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    return Counter(type(thing).__name__ for thing in gc.get_objects())


@pytest.mark.parametrize("lines", [1, 60], ids=["fits", "scrolls"])
def test_of_a_panel_nothing_is_left(room: QWidget, clock: Clock, lines: int) -> None:
    page = Page(clock, room)
    page.setGeometry(0, 0, 800, 600)
    room.resize(800, 600)
    room.show()

    def open_and_leave() -> None:
        panel = ask(page, "Leave?", "Nobody comes back.\n" * lines, "Stay", "Leave", page.refresh)
        page.grab()
        scroll = panel.findChild(Scroll)
        assert scroll is not None
        assert QScroller.hasScroller(scroll.viewport()) is (lines > 1)
        panel.dismiss()

    objects()
    open_and_leave()
    before = objects()
    for _ in range(50):
        open_and_leave()
    grown = objects() - before
    assert {kind: more for kind, more in grown.items() if more >= 50} == {}
