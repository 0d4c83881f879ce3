"""What scrolls does so by finger too; panels that come and go leave nothing behind."""

from __future__ import annotations

import gc
from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScroller, QWidget
from pytestqt.qtbot import QtBot

from spyword_qt.screens.tile_field import TileField
from spyword_qt.theme.tokens import DARK, LIGHT, Colours, palette
from spyword_qt.widgets.field import Field
from spyword_qt.widgets.page import Page
from spyword_qt.widgets.panel import ask
from spyword_qt.widgets.room import Room
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.scroll_bar import BAR, HANDLE, OUTSIDE
from spyword_qt.widgets.tiles import OptionTile
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


INK = "#FF00FF"
"""Of what scrolls here: no room has it."""


def painted_scroll(qtbot: QtBot, colours: Colours, height: int) -> tuple[Room, Scroll, QWidget]:
    """What scrolls in a room, all of one colour."""
    room = Room()
    room.setPalette(palette(colours))
    qtbot.addWidget(room)
    content = QWidget()
    scroll = Scroll(content, room)
    scroll.setGeometry(0, 0, 300, 400)
    content.setFixedHeight(height)
    piece = QWidget(content)
    piece.setGeometry(0, 0, 300, height)
    piece.setAutoFillBackground(True)
    piece.setPalette(QPalette(QColor(INK)))
    room.resize(300, 400)
    room.show()
    QCoreApplication.processEvents()
    return room, scroll, content


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_what_goes_on_beyond_an_edge_fades_there(qtbot: QtBot, colours: Colours) -> None:
    room, scroll, _ = painted_scroll(qtbot, colours, 900)
    bar = scroll.verticalScrollBar()

    def faded() -> tuple[bool, bool]:
        """Whether the first and the last row show the room instead."""
        image = room.grab().toImage()
        edges = [image.pixelColor(40, y).name().upper() for y in (0, 399)]
        assert image.pixelColor(40, 200).name().upper() == INK
        assert all(edge in (INK, colours.ground, colours.lamp) for edge in edges)
        return edges[0] != INK, edges[1] != INK

    assert faded() == (False, True)
    bar.setValue(250)
    assert faded() == (True, True)
    bar.setValue(bar.maximum())
    assert faded() == (True, False)


def test_nothing_fades_of_what_is_seen_whole(qtbot: QtBot) -> None:
    room, _, _ = painted_scroll(qtbot, LIGHT, 400)
    image = room.grab().toImage()
    assert {image.pixelColor(40, y).name().upper() for y in range(400)} == {INK}


def test_nothing_fades_of_what_has_the_focus(qtbot: QtBot) -> None:
    room, scroll, content = painted_scroll(qtbot, LIGHT, 900)
    held = QWidget(content)
    held.setGeometry(100, 340, 100, 60)
    held.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    held.show()
    held.setFocus()
    image = room.grab().toImage()
    assert image.pixelColor(150, 399).name().upper() == INK
    assert image.pixelColor(40, 399).name().upper() != INK
    assert scroll.verticalScrollBar().value() == 0


def test_a_bar_comes_and_goes_with_letters_alone(qtbot: QtBot) -> None:
    _, scroll, content = painted_scroll(qtbot, LIGHT, 300)
    bar = scroll.verticalScrollBar()
    for height in (300, 900, 300, 900):
        content.setFixedHeight(height)
        QCoreApplication.processEvents()
        assert bar.isVisible() is (height > 400)


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


def test_what_is_free_below_tiles_alone_makes_nothing_scroll(qtbot: QtBot) -> None:
    field = TileField(lambda _m: 200)
    qtbot.addWidget(field)
    tile = OptionTile("Everybody", "Whoever is at the table")
    tile.setParent(field)
    field.hold((tile,), field)
    needed = tile.heightForWidth(300)
    field.arrange(0, 300, needed)
    assert field.height() == needed
    field.arrange(0, 300, needed - 1)
    assert field.height() > needed


class TestALineThatIsTypedInto:
    """It is seen whole, whatever happens around it."""

    @pytest.fixture
    def scroll(self, qtbot: QtBot) -> Scroll:
        content = QWidget()
        content.setMinimumSize(200, 900)
        field = Field(parent=content)
        field.setGeometry(0, 420, 200, 64)
        scroll = Scroll(content)
        qtbot.addWidget(scroll)
        scroll.resize(300, 600)
        with qtbot.waitExposed(scroll):
            scroll.show()
        return scroll

    def test_comes_into_view_with_the_keys(self, scroll: Scroll) -> None:
        scroll.resize(300, 200)
        line(scroll).setFocus(Qt.FocusReason.OtherFocusReason)
        assert is_seen_whole(line(scroll))

    def test_comes_back_when_it_is_typed_into_again(self, scroll: Scroll) -> None:
        scroll.resize(300, 200)
        line(scroll).setFocus()
        scroll.to_top()
        QTest.keyClick(line(scroll), Qt.Key.Key_A)
        assert is_seen_whole(line(scroll))

    def test_stays_where_the_window_gets_lower(self, scroll: Scroll) -> None:
        line(scroll).setFocus()
        scroll.resize(300, 200)
        assert is_seen_whole(line(scroll))

    def test_stays_where_what_is_above_gets_higher(self, scroll: Scroll) -> None:
        line(scroll).setFocus()
        line(scroll).move(0, 1200)
        scroll.widget().setMinimumHeight(1600)
        assert is_seen_whole(line(scroll))


def line(scroll: Scroll) -> Field:
    field = scroll.findChild(Field)
    assert isinstance(field, Field)
    return field


def is_seen_whole(field: Field) -> bool:
    return field.visibleRegion().boundingRect() == field.rect()
