"""What is done with people on their screen, and taken back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QClipboard, QGuiApplication, QImage
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from spyword_qt.app import create_window
from spyword_qt.store.profiles import Profiles
from tests.qt.conftest import Clock


class Visit:
    """Somebody who has come to the people, of whom Ann is known."""

    def __init__(self, qtbot: QtBot, folder: Path, clock: Clock) -> None:
        self.folder, self._clock = folder, clock
        self.ann = Profiles(folder).create("Ann", 0, 0).id
        self.window = create_window(folder, clock=clock)
        # A method of it keeps it alive until it is closed: the bot itself would let it die as garbage.
        qtbot.addWidget(self.window, before_close_func=self.window.__eq__)
        self.window.show()
        qtbot.wait(10)
        clock.pass_by(1)
        self.press("people")

    @property
    def screen(self) -> QWidget:
        stack = self.window.findChild(QStackedWidget, "screens")
        assert isinstance(stack, QStackedWidget)
        return stack.currentWidget()

    def sees(self, name: str) -> bool:
        return any(each.isVisible() for each in self.screen.findChildren(QWidget, name))

    def press(self, *names: str) -> None:
        for name in names:
            (button,) = (each for each in self.screen.findChildren(QAbstractButton, name) if each.isVisible())
            button.click()
            self._clock.pass_by(1)

    def type(self, name: str, text: str) -> None:
        field = self.screen.findChild(QLineEdit, name)
        assert isinstance(field, QLineEdit)
        field.setText(text)


@pytest.fixture
def visit(qtbot: QtBot, tmp_path: Path, clock: Clock) -> Visit:
    return Visit(qtbot, tmp_path, clock)


def test_who_was_retired_comes_back_as_they_are_by_now(visit: Visit) -> None:
    visit.press(f"more_{visit.ann}", "person_retire")
    elsewhere = Profiles(visit.folder)
    ann = elsewhere.get(visit.ann)
    assert ann is not None
    assert ann.retired
    elsewhere.save(ann.but(name="Anna"))
    visit.press("undo")
    back = Profiles(visit.folder).get(visit.ann)
    assert back is not None
    assert (back.name, back.retired) == ("Anna", False)


def test_nothing_can_be_taken_back_of_somebody_who_is_edited(visit: Visit) -> None:
    visit.press(f"more_{visit.ann}", "person_retire")
    assert visit.sees("undo")
    visit.press(f"more_{visit.ann}", "person_edit")
    assert not visit.sees("undo")


def test_who_is_gone_is_not_made_anew_by_an_edit(visit: Visit) -> None:
    visit.press(f"more_{visit.ann}", "person_edit")
    Profiles(visit.folder).remove(visit.ann)
    visit.type("person_name", "Anna")
    visit.press("person_save")
    assert not Profiles(visit.folder).entries()
    assert visit.sees("person_problem")


@pytest.fixture
def clipboard() -> Iterator[QClipboard]:
    yield QGuiApplication.clipboard()
    QGuiApplication.clipboard().clear()


def test_a_portrait_is_kept_that_was_looked_at(visit: Visit, qtbot: QtBot, clipboard: QClipboard) -> None:
    image = QImage(300, 200, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    clipboard.setImage(image)
    visit.press(f"more_{visit.ann}", "person_edit", "portrait_paste", "person_save")
    assert visit.sees("sheet_person")
    qtbot.waitUntil(lambda: visit.sees("portrait_remove"), timeout=20_000)
    visit.press("person_save")
    ann = Profiles(visit.folder).get(visit.ann)
    assert ann is not None
    assert ann.portrait


def test_who_closes_the_window_with_a_sheet_half_filled_in_is_asked(visit: Visit) -> None:
    visit.press(f"more_{visit.ann}", "person_edit")
    visit.type("person_name", "Anna")
    assert not visit.window.close()
    visit.press("keep")
    assert visit.sees("sheet_person")
    assert not visit.window.close()
    visit.press("act")
    assert not visit.window.isVisible()
    assert [one.name for one in Profiles(visit.folder).entries()] == ["Ann"]


def test_who_closes_the_window_with_a_sheet_as_it_was_is_not_asked(visit: Visit) -> None:
    visit.press(f"more_{visit.ann}", "person_edit")
    visit.type("person_name", "Anna")
    visit.type("person_name", "Ann")
    assert visit.window.close()
