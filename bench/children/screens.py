"""Plays two games through the window, `screens.py FOLDER`, and times each press up to the next screen.

The last line it prints is JSON: milliseconds, in lists, by what was done.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import sleep, thread_time
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[2]))

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from spyword_qt.app import create_window
from tests.e2e.driver import Driver
from tests.e2e.hands import ManualClock, QuickHands, spin_until

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus")
SIZE: Final = (1280, 800)
LOOKED_AT_MS: Final = 4500
"""For so long people look at the home screen first: what is next is brought in and built meanwhile."""
TRIES: Final = 25
SWITCHES: Final = 20
SECRET: Final = ("card", "vote", "private", "guess")
"""Nothing that these show is kept to be shown again: that would be found in memory, or show by its speed."""
ASIDES: Final = ("people", "packages", "rules", "preferences", "how_to_play")


class Plain(QWidget):
    """A page of one colour: nothing can be shown sooner."""

    def __init__(self, colour: str) -> None:
        super().__init__()
        self._colour = QColor(colour)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._colour)
        painter.end()


class Onlooker(QObject):
    """Sees which page of a stack is painted."""

    def __init__(self, stack: QStackedWidget) -> None:
        super().__init__(stack)
        self.stack = stack
        self.paints = 0
        self._page: QWidget | None = None
        stack.currentChanged.connect(self._watch)
        self._watch()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and watched is self._page:
            self.paints += 1
        return False

    def milliseconds(self, act: Callable[[], object]) -> float | None:
        """Of this thread, from an act until another page is painted; None where none comes."""
        before = self._page
        began = thread_time()
        act()
        for _ in range(TRIES):
            QApplication.processEvents()
            if self._page is not before and self.paints:
                return 1000 * (thread_time() - began)
            # A disk may take its time, which isn't this thread's.
            sleep(0.001)
        return None

    def name(self, place: int) -> str:
        """What the page at a place of the stack is called."""
        page = self.stack.widget(place)
        assert page is not None
        return page.objectName()

    def _watch(self) -> None:
        if self._page is not None:
            self._page.removeEventFilter(self)
        self._page, self.paints = self.stack.currentWidget(), 0
        if self._page is not None:
            self._page.installEventFilter(self)


class TimedHands(QuickHands):
    """Hands that note how long each press takes to bring up another screen."""

    def __init__(self, window: QWidget, clock: ManualClock, onlooker: Onlooker) -> None:
        super().__init__(window, clock)
        self._onlooker = onlooker
        self.taken: dict[str, list[float]] = defaultdict(list)

    def click(self, widget: QWidget) -> None:
        taken = self._onlooker.milliseconds(lambda: super(TimedHands, self).click(widget))
        if taken is not None:
            page = self._onlooker.stack.currentWidget()
            assert page is not None
            self.taken[page.objectName()].append(taken)


def plain_pages() -> tuple[float, list[float]]:
    """The first show of a plain page that is made for it, and later switches between two."""
    stack = QStackedWidget()
    stack.resize(*SIZE)
    stack.addWidget(Plain("#223344"))
    stack.show()
    QTest.qWait(20)
    onlooker = Onlooker(stack)

    def make() -> None:
        stack.addWidget(Plain("#445566"))
        stack.setCurrentIndex(1)

    first = onlooker.milliseconds(make)
    assert first is not None
    later = [switched(onlooker, number % 2) for number in range(SWITCHES)]
    stack.close()
    return first, later


def halves(before: list[float], after: list[float]) -> list[list[float]]:
    """What was measured before and after the games, for two comparisons with the same again."""
    middle = len(before) // 2
    return [before[:middle], after[:middle], before[middle:], after[middle:]]


def switched(onlooker: Onlooker, place: int) -> float:
    """A switch alone, to the page at a place of the stack."""
    taken = onlooker.milliseconds(lambda: onlooker.stack.setCurrentIndex(place))
    QApplication.processEvents()
    assert taken is not None
    return taken


def pictures_drawn(onlooker: Onlooker) -> tuple[int, list[float]]:
    """How often an SVG is drawn on the way through all public screens, and how long each switch takes."""
    drawn = 0
    render = QSvgRenderer.render

    def count(*arguments: object) -> None:
        nonlocal drawn
        drawn += 1
        render(*arguments)  # type: ignore[call-overload]

    stack = onlooker.stack
    round_ = [place for place in range(stack.count()) if place != stack.currentIndex()]
    round_.append(stack.currentIndex())
    for place in round_:
        switched(onlooker, place)
    round_ = [place for place in round_ if onlooker.name(place) not in SECRET]
    QSvgRenderer.render = count  # type: ignore[method-assign, assignment]
    taken = [switched(onlooker, place) for place in round_]
    QSvgRenderer.render = render  # type: ignore[method-assign]
    return drawn, taken


def main() -> int:
    application = QApplication([])
    application.setStyle("Fusion")
    clock = ManualClock()
    window = create_window(Path(sys.argv[1]), seed=1, language="en", clock=clock, ahead=True)
    window.resize(*SIZE)
    window.show()
    QTest.qWait(LOOKED_AT_MS)
    plain_first, plain_later = plain_pages()
    stack = window.findChild(QStackedWidget, "screens")
    assert stack is not None
    onlooker = Onlooker(stack)
    hands = TimedHands(window, clock, onlooker)
    driver = Driver(window, hands)
    for aside in ASIDES:
        driver.press(aside)
        driver.press("back")
    driver.set_table(NAMES)
    driver.deal()
    driver.play_on()
    driver.press("play_again")
    spin_until(lambda: driver.screen == "handoff")
    driver.play_on()
    first = {name: times[0] for name, times in hands.taken.items()}
    later = {name: median(times[1:]) for name, times in hands.taken.items() if len(times) > 1}
    drawn, switches = pictures_drawn(onlooker)
    _, again = plain_pages()
    told = {
        "plain first": [plain_first],
        "plain later": [median(half) for half in halves(plain_later, again)],
        "switch": [median(switches)],
        "slowest switch": [max(switches)],
        "drawn": [drawn],
        **{f"first {name}": [taken] for name, taken in first.items()},
        **{f"later {name}": [taken] for name, taken in later.items()},
    }
    print(json.dumps(told), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
