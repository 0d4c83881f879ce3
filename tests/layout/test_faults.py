"""The check of the layout finds what it is for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from spyword_qt import languages
from spyword_qt.screens.screen import Screen
from spyword_qt.theme.fonts import ui, voice
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.buttons import PrimaryButton, SecondaryButton
from spyword_qt.widgets.fitting import draw_elided
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.text import Text
from tests.layout.control_faults import control_faults
from tests.layout.faults import unsettled
from tests.layout.page import Page
from tests.layout.stand import Scene, Stand
from tests.layout.stretched import stretched
from tests.layout.text_faults import text_faults, written_so

NAMES = ("Maximiliana",)


class Line(QWidget):
    """Paints one line by itself."""

    def __init__(self, text: str, px: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.text, self.px = text, px
        self.letters: Callable[[int], QFont] = ui

    def paintEvent(self, _event: QPaintEvent) -> None:
        draw_elided(QPainter(self), self.rect().toRectF(), self.text, self.letters(self.px))


def line(page: QWidget, place: QRect, text: str = "Hello", px: int = 20) -> Line:
    made = Line(text, px, page)
    made.setGeometry(place)
    return made


class Restless(Screen):
    """Its line has larger letters each time that it is laid out."""

    def arrange(self, m: Metrics) -> None:
        for made in self.findChildren(Line) or [line(self, QRect(10, 10, 200, 60))]:
            made.px += 1


def button(page: QWidget, place: QRect, text: str = "Go") -> SecondaryButton:
    made = SecondaryButton(text, parent=page)
    made.setGeometry(place)
    return made


def fine(page: QWidget) -> None:
    line(page, QRect(10, 10, 200, 30))
    button(page, QRect(10, 60, 200, 60))
    button(page, QRect(220, 60, 170, 60), "Stop")


def low_line(page: QWidget) -> None:
    line(page, QRect(10, 10, 200, 8))


def line_beyond_the_window(page: QWidget) -> None:
    line(page, QRect(10, 290, 200, 30))


def small_letters(page: QWidget) -> None:
    line(page, QRect(10, 10, 200, 30), px=14)


def shortened_text(page: QWidget) -> None:
    line(page, QRect(10, 10, 60, 30), "Hello everybody")


def name_shortened_to_one_letter(page: QWidget) -> None:
    line(page, QRect(10, 10, 32, 30), NAMES[0])


def lines_upon_one_another(page: QWidget) -> None:
    line(page, QRect(10, 10, 200, 30))
    line(page, QRect(15, 14, 200, 30), "There")


def labels_read_as_one(page: QWidget) -> None:
    one, other = Text("Full tables", parent=page), Text("Languages", parent=page)
    one.setGeometry(10, 10, one.sizeHint().width(), 40)
    other.setGeometry(14 + one.width(), 10, 200, 40)


def label_without_room(page: QWidget) -> None:
    Text("Hello everybody", parent=page).setGeometry(10, 10, 80, 30)


def line_under_a_button(page: QWidget) -> None:
    line(page, QRect(10, 60, 100, 60))
    button(page, QRect(10, 60, 200, 60))


def small_button(page: QWidget) -> None:
    button(page, QRect(10, 10, 200, 40))


def button_beyond_the_window(page: QWidget) -> None:
    button(page, QRect(300, 10, 200, 60))


def buttons_upon_one_another(page: QWidget) -> None:
    button(page, QRect(10, 10, 200, 60))
    button(page, QRect(200, 10, 150, 60), "Stop")


def button_under_what_is_clear(page: QWidget) -> None:
    button(page, QRect(10, 10, 200, 60))
    QWidget(page).setGeometry(0, 0, 400, 300)


def nameless_field(page: QWidget) -> None:
    QLineEdit(page).setGeometry(10, 10, 200, 60)


def way_back_and_forth(page: QWidget) -> None:
    for place in (0, 2, 1, 3):
        button(page, QRect(10, 10 + 70 * place, 200, 60), str(place))


def scrolling(page: QWidget, height: int) -> PrimaryButton:
    content = QWidget()
    content.setFixedHeight(400)
    area = Scroll(content, page)
    area.setGeometry(0, 0, 400, height)
    main = PrimaryButton("Go", parent=content)
    main.setGeometry(10, 330, 200, 60)
    return main


def main_button_that_scrolls(page: QWidget) -> None:
    scrolling(page, 200)


def slit_to_read_through(page: QWidget) -> None:
    scrolling(page, 30).hide()


def slanted_chinese(page: QWidget) -> None:
    line(page, QRect(10, 10, 200, 40), "桌边常客").letters = partial(voice, italic=True)


def slanted_barred_l(page: QWidget) -> None:
    line(page, QRect(10, 10, 200, 40), "Kabała").letters = partial(voice, italic=True)


def slanted_title(page: QWidget) -> None:
    line(page, QRect(10, 10, 200, 40), "Maraton").letters = partial(voice, italic=True)


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    window = QWidget()
    window.resize(400, 300)
    qtbot.addWidget(window)
    return window


def faults_of(page: QWidget, make: Callable[[QWidget], None]) -> list[str]:
    make(page)
    page.show()
    return [*control_faults(Page(page)), *text_faults(Page(page), NAMES)]


def test_what_is_fine_has_none(page: QWidget) -> None:
    assert faults_of(page, fine) == []


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (low_line, "reaches out of"),
        (line_beyond_the_window, "reaches out of"),
        (small_letters, "14 px small"),
        (shortened_text, "shortens"),
        (name_shortened_to_one_letter, "shortens"),
        (lines_upon_one_another, "lie on one another"),
        (labels_read_as_one, "runs into"),
        (label_without_room, "lacks"),
        (line_under_a_button, "lie on one another"),
        (small_button, "200x40 px small"),
        (button_beyond_the_window, "reaches out of"),
        (buttons_upon_one_another, "lie on one another"),
        (button_under_what_is_clear, "is never pressed: QWidget lies over it"),
        (nameless_field, "has no name"),
        (way_back_and_forth, "Tab jumps back"),
        (main_button_that_scrolls, "scrolls, and should stay"),
        (slit_to_read_through, "30 px for 400"),
        (slanted_chinese, "is slanted, and can't be"),
        (slanted_barred_l, "is slanted, and can't be"),
    ],
)
def test_a_fault_is_found(page: QWidget, make: Callable[[QWidget], None], said: str) -> None:
    found = faults_of(page, make)
    assert any(said in fault for fault in found), found


def test_nothing_is_slanted_in_polish_and_a_title_may_be_in_other_languages(page: QWidget) -> None:
    try:
        languages.speak("pl")
        (fault,) = faults_of(page, slanted_title)
        assert "is slanted" in fault
    finally:
        languages.speak("en")
    assert list(text_faults(Page(page), NAMES)) == []


def test_what_changes_when_it_is_laid_out_once_more_is_found(qtbot: QtBot) -> None:
    stand = Stand(Scene(lambda table: Restless("restless", table.clock)), NAMES)
    try:
        stand.lay_out((800, 600), 1.0)
        (fault,) = unsettled(stand)
        assert "Line" in fault
    finally:
        stand.clear_away()


def test_a_name_may_be_shortened_where_it_can_still_be_told(page: QWidget) -> None:
    line(page, QRect(10, 200, 90, 30), NAMES[0])
    assert faults_of(page, fine) == []


def test_a_stretched_text_keeps_what_is_filled_in_and_is_two_fifths_longer() -> None:
    text = "{name} leaves the game in %n minutes?"
    longer = stretched(text)
    assert "{name}" in longer
    assert "%n" in longer
    assert len(longer) >= 1.4 * len(text.replace("{name}", "").replace("%n", ""))
    assert longer.startswith("[")


def test_somebody_may_hesitate(page: QWidget) -> None:
    assert "Mah" in written_so()
    line(page, QRect(10, 200, 90, 30), "Mah…")
    assert faults_of(page, fine) == []
