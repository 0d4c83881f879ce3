"""Another theme, language or size of text, chosen on the preferences' screen, until all of it is painted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from time import thread_time
from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QGridLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from bench.rounds import Bound, Case, Contest, Sample, Target
from bench.timed_room import APPLICATION
from spyword_qt.app import create_window
from tests.e2e.driver import Driver
from tests.e2e.hands import ManualClock, QuickHands

SIZE: Final = (1280, 800)
TIMES: Final = 6
ALL_THERE_MS: Final = 4000
TOOK: Final = "ms"
LANGUAGES: Final = ("it", "en")
THEMES: Final = ("dark", "light")
TEXTS: Final = ("150", "100")


def measured() -> Iterator[Contest]:
    """Each against Qt's own way to do the least of it."""
    with TemporaryDirectory(dir=Path(__file__).parents[1]) as name:
        folder = Path(name)
        clock = ManualClock()
        window = create_window(folder, language="en", clock=clock)
        window.resize(*SIZE)
        window.show()
        hands = QuickHands(window, clock)
        driver = Driver(window, hands)
        driver.press("preferences")
        # A fresh screen is deaf.
        hands.settle()
        stack = window.findChild(QStackedWidget, "screens")
        assert stack is not None
        page = stack.currentWidget()
        assert page is not None
        # Modules are still brought in, and would be in some of the figures.
        QTest.qWait(ALL_THERE_MS)
        parts = len(page.findChildren(QWidget))
        plain = _plain(parts)
        repaint = _case("the same screen painted anew", page, cycle((page.update,)))
        palettes = cycle([partial(plain.setPalette, QPalette(QColor(colour))) for colour in ("#222", "#eee")])
        dressed = _case(f"a palette for {parts} labels and buttons of Qt's", plain, palettes)
        theme, language, text = (
            _case(what, page, cycle([_button(page, f"{field}_{value}").click for value in values]))
            for what, field, values in (
                ("another theme", "theme", THEMES),
                ("another language", "language", LANGUAGES),
                ("another size of text", "text", TEXTS),
            )
        )
        yield Contest(
            f"A choice, with {parts} parts of the preferences' screen",
            (repaint, dressed, theme, language, text),
            (
                Target("U5", theme.name, TOOK, Bound.RATIO_AT_MOST, 6, against=dressed.name),
                Target("U5", theme.name, TOOK, Bound.VALUE_AT_MOST, 10),
                Target("U6", language.name, TOOK, Bound.RATIO_AT_MOST, 4),
                Target("U6", language.name, TOOK, Bound.VALUE_AT_MOST, 4),
            ),
            note="Time of the window's thread, from the press to the paint; another thread keeps the choice.",
        )
        plain.close()
        window.close()
    assert APPLICATION is not None


class _Onlooker(QObject):
    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.paints = 0
        page.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.paints += 1
        return False


def _case(name: str, page: QWidget, acts: Iterator[Callable[[], object]]) -> Case:
    onlooker = _Onlooker(page)

    def measure() -> Sample:
        taken = 0.0
        for _ in range(TIMES):
            act = next(acts)
            onlooker.paints = 0
            began = thread_time()
            act()
            while not onlooker.paints:
                QApplication.processEvents()
            taken += thread_time() - began
            QApplication.processEvents()
        return {TOOK: 1000 * taken / TIMES}

    return Case(name, measure)


def _plain(parts: int) -> QWidget:
    """A window of Qt's own labels and buttons, as many as the screen has parts."""
    window = QWidget()
    window.resize(*SIZE)
    grid = QGridLayout(window)
    for number in range(parts):
        part = QLabel(f"Label {number}") if number % 2 else QPushButton(f"Button {number}")
        grid.addWidget(part, number // 8, number % 8)
    window.show()
    QTest.qWait(50)
    return window


def _button(page: QWidget, name: str) -> QAbstractButton:
    button = page.findChild(QAbstractButton, name)
    assert button is not None
    return button
