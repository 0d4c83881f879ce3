"""The sheet on which somebody gets a name and a chip."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from spyword_qt.people import Avatar
from spyword_qt.screens.offered_picture import picture_in
from spyword_qt.screens.people import PeopleScreen
from spyword_qt.screens.person_draft import PersonDraft, free_chip
from spyword_qt.screens.profile_parts import ChipPreview
from spyword_qt.screens.profile_sheet import ProfileSheet
from spyword_qt.screens.seen_people import KnownPerson, PersonForm
from spyword_qt.theme.tokens import CHIP_COLOURS
from spyword_qt.widgets.guard import SECONDS
from spyword_qt.widgets.scroll import Scroll
from tests.qt.conftest import Clock
from tests.qt.pages import button, label, shown

ANN = KnownPerson("a" * 32, "Ann", Avatar(3, 4, "A"), 1, 0)
BEN = KnownPerson("b" * 32, "Ben", Avatar(0, 0, "B"), 1, 0, retired=True)


@pytest.fixture
def screen(clock: Clock, room: QWidget) -> PeopleScreen:
    screen = PeopleScreen(clock, room)
    shown(screen).enter()
    clock.pass_by(SECONDS)
    return screen


def sheet_on(screen: PeopleScreen, draft: PersonDraft) -> ProfileSheet:
    sheet = ProfileSheet(screen, draft)
    sheet.begin()
    return sheet


@pytest.fixture
def sheet(screen: PeopleScreen) -> ProfileSheet:
    """For somebody new where Ann is known, and Ben was."""
    return sheet_on(screen, PersonDraft.of_new([ANN, BEN]))


def field(sheet: QWidget, name: str) -> QLineEdit:
    found = sheet.findChild(QLineEdit, name)
    assert isinstance(found, QLineEdit)
    return found


def complaint(sheet: QWidget) -> str:
    """What is complained of, if it is seen."""
    said = label(sheet, "person_problem")
    return said.text() if said.isVisible() else ""


@pytest.fixture
def clipboard(qtbot: QtBot) -> Iterator[QMimeData]:
    yield QMimeData()
    QGuiApplication.clipboard().clear()


def test_a_name_and_enter_are_enough(sheet: ProfileSheet, screen: PeopleScreen, qtbot: QtBot) -> None:
    assert screen.focusWidget() is field(sheet, "person_name")
    QTest.keyClicks(screen.focusWidget(), " Cleo ")
    with qtbot.waitSignal(sheet.filled_in, timeout=100) as filled_in:
        QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Return)
    assert filled_in.args == [PersonForm(None, "Cleo", 1, 1)]


def test_what_is_wrong_with_a_name_is_said_while_it_is_typed(sheet: ProfileSheet) -> None:
    field(sheet, "person_name").setText("x" * 25)
    assert "24" in complaint(sheet)
    field(sheet, "person_name").setText("ANN")
    assert "has that name already" in complaint(sheet)
    field(sheet, "person_name").setText("Anna")
    assert complaint(sheet) == ""


def test_where_fields_lie_above_one_another_it_is_said_under_the_one_that_is_wrong(
    sheet: ProfileSheet, screen: PeopleScreen
) -> None:
    screen.window().resize(800, 600)
    screen.set_text_size(1.5)
    name, letters = field(sheet, "person_name"), field(sheet, "person_letters")
    said = label(sheet, "person_problem")
    name.setText("x" * 25)
    QApplication.processEvents()
    assert name.geometry().bottom() < said.y() < said.geometry().bottom() < letters.y()
    name.setText("Cleo")
    letters.setText("abc")
    QApplication.processEvents()
    assert name.geometry().bottom() < letters.y() < letters.geometry().bottom() < said.y()


def test_an_empty_name_is_complained_of_when_it_is_to_be_kept(sheet: ProfileSheet, qtbot: QtBot) -> None:
    assert complaint(sheet) == ""
    with qtbot.assertNotEmitted(sheet.filled_in):
        button(sheet, "person_save").click()
    assert complaint(sheet) == "Type a name first."
    field(sheet, "person_name").setText("A")
    assert complaint(sheet) == ""


def test_a_retired_persons_name_is_free(sheet: ProfileSheet) -> None:
    field(sheet, "person_name").setText("Ben")
    assert complaint(sheet) == ""


def test_somebody_may_keep_their_own_name(screen: PeopleScreen, qtbot: QtBot) -> None:
    sheet = sheet_on(screen, PersonDraft.of(ANN, [ANN, BEN]))
    with qtbot.waitSignal(sheet.filled_in, timeout=100) as filled_in:
        button(sheet, "person_save").click()
    assert filled_in.args == [PersonForm(ANN.id, "Ann", 3, 4)]


def test_colour_edge_and_letters_are_chosen(sheet: ProfileSheet, qtbot: QtBot) -> None:
    field(sheet, "person_name").setText("Cleo")
    button(sheet, "colour_7").click()
    button(sheet, "edge_2").click()
    field(sheet, "person_letters").setText("Cl")
    assert button(sheet, "colour_7").isChecked()
    assert not button(sheet, "colour_1").isChecked()
    with qtbot.waitSignal(sheet.filled_in, timeout=100) as filled_in:
        button(sheet, "person_save").click()
    assert filled_in.args == [PersonForm(None, "Cleo", 7, 2, "Cl")]


def test_a_chip_has_two_letters_at_most(sheet: ProfileSheet, qtbot: QtBot) -> None:
    field(sheet, "person_name").setText("Cleo")
    field(sheet, "person_letters").setText("Cle")
    assert complaint(sheet) == "A chip has room for two letters."
    with qtbot.assertNotEmitted(sheet.filled_in):
        button(sheet, "person_save").click()
    field(sheet, "person_letters").setText("👩‍👩‍👧‍👦é")
    assert complaint(sheet) == ""


def test_it_can_be_left_without_a_change(sheet: ProfileSheet, screen: PeopleScreen, qtbot: QtBot) -> None:
    field(sheet, "person_name").setText("Cleo")
    with qtbot.assertNotEmitted(sheet.filled_in), qtbot.waitSignal(sheet.dismissed, timeout=100):
        QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Escape)


def test_what_could_not_be_kept_stays_filled_in(sheet: ProfileSheet) -> None:
    field(sheet, "person_name").setText("Cleo")
    button(sheet, "person_save").click()
    sheet.refuse("The disk is full.")
    assert complaint(sheet) == "The disk is full."
    assert field(sheet, "person_name").text() == "Cleo"


def offered(sheet: ProfileSheet, qtbot: QtBot, data: QMimeData) -> object:
    """What is offered where this is dropped."""
    event = QDropEvent(
        QPointF(1, 1),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    with qtbot.waitSignal(sheet.picture_offered, timeout=100) as offered:
        sheet.dropEvent(event)
    assert offered.args is not None
    return offered.args[0]


def test_a_file_is_dropped(sheet: ProfileSheet, qtbot: QtBot, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/a.png"), QUrl.fromLocalFile(str(tmp_path / "a.png"))])
    assert offered(sheet, qtbot, data) == tmp_path / "a.png"


def test_a_picture_is_pasted(sheet: ProfileSheet, qtbot: QtBot, clipboard: QMimeData) -> None:
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    QGuiApplication.clipboard().setImage(image)
    with qtbot.waitSignal(sheet.picture_offered, timeout=100) as offered:
        button(sheet, "portrait_paste").click()
    assert offered.args is not None
    assert offered.args[0].startswith(b"\x89PNG")


def test_there_may_be_nothing_to_paste(sheet: ProfileSheet, qtbot: QtBot, clipboard: QMimeData) -> None:
    QGuiApplication.clipboard().setText("words")
    with qtbot.assertNotEmitted(sheet.picture_offered):
        button(sheet, "portrait_paste").click()
    assert "no picture to paste" in label(sheet, "portrait_said").text()


def test_words_are_no_picture() -> None:
    data = QMimeData()
    data.setText("words")
    assert picture_in(data) is None


def test_a_picture_is_looked_for(sheet: ProfileSheet, screen: PeopleScreen, qtbot: QtBot) -> None:
    button(sheet, "portrait_choose").click()
    dialog = screen.window().findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    with qtbot.waitSignal(sheet.picture_offered, timeout=100) as offered:
        dialog.fileSelected.emit("/nowhere/ann.jpg")
    assert offered.args == [Path("/nowhere/ann.jpg")]
    dialog.close()


def test_a_picture_is_shown_and_removed(sheet: ProfileSheet, qtbot: QtBot) -> None:
    field(sheet, "person_name").setText("Cleo")
    assert not button(sheet, "portrait_remove").isVisible()
    sheet.show_picture("/somewhere/cleo.png")
    button(sheet, "person_save").click()
    button(sheet, "portrait_remove").click()
    with qtbot.waitSignal(sheet.filled_in, timeout=100) as filled_in:
        button(sheet, "person_save").click()
    assert filled_in.args is not None
    assert filled_in.args[0].portrait == ""


def pasted(sheet: ProfileSheet) -> None:
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    QGuiApplication.clipboard().setImage(image)
    button(sheet, "portrait_paste").click()


def test_nobody_is_kept_without_a_picture_that_is_still_looked_at(
    sheet: ProfileSheet, qtbot: QtBot, clipboard: QMimeData
) -> None:
    field(sheet, "person_name").setText("Cleo")
    pasted(sheet)
    QGuiApplication.clipboard().clear()
    button(sheet, "portrait_paste").click()
    with qtbot.assertNotEmitted(sheet.filled_in):
        button(sheet, "person_save").click()
    assert label(sheet, "portrait_said").text() == "The picture is looked at."
    sheet.show_picture("/somewhere/cleo.png")
    with qtbot.waitSignal(sheet.filled_in, timeout=100) as filled_in:
        button(sheet, "person_save").click()
    assert filled_in.args is not None
    assert filled_in.args[0].portrait == "/somewhere/cleo.png"


def test_no_picture_is_wanted_any_more_once_it_is_removed(
    sheet: ProfileSheet, qtbot: QtBot, clipboard: QMimeData
) -> None:
    field(sheet, "person_name").setText("Cleo")
    sheet.show_picture("/somewhere/cleo.png")
    pasted(sheet)
    with qtbot.waitSignal(sheet.picture_unwanted, timeout=100):
        button(sheet, "portrait_remove").click()
    with qtbot.waitSignal(sheet.filled_in, timeout=100):
        button(sheet, "person_save").click()


def test_a_refused_picture_changes_nothing(sheet: ProfileSheet, qtbot: QtBot) -> None:
    field(sheet, "person_name").setText("Cleo")
    sheet.show_picture("/somewhere/cleo.png")
    sheet.refuse_picture("The picture is damaged.")
    assert label(sheet, "portrait_said").text() == "The picture is damaged."
    with qtbot.waitSignal(sheet.filled_in, timeout=100) as filled_in:
        button(sheet, "person_save").click()
    assert filled_in.args is not None
    assert filled_in.args[0].portrait == "/somewhere/cleo.png"


def test_the_first_twelve_get_the_chips_that_guests_have() -> None:
    taken: list[Avatar] = []
    for number in range(len(CHIP_COLOURS)):
        assert free_chip(taken) == (number, number)
        taken.append(Avatar(number, number, ""))


def test_nobody_of_144_has_anothers_chip() -> None:
    taken: list[Avatar] = []
    for _ in range(144):
        taken.append(Avatar(*free_chip(taken), ""))
    assert len({(avatar.colour, avatar.pattern) for avatar in taken}) == 144


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_chip_is_in_view_while_it_is_chosen_however_large_letters_are(
    sheet: ProfileSheet, screen: PeopleScreen, text: float
) -> None:
    screen.window().resize(800, 600)
    screen.set_text_size(text)
    preview, scroll = sheet.findChild(ChipPreview), sheet.findChild(Scroll)
    assert preview is not None
    assert scroll is not None
    place = QRect(preview.mapTo(scroll.viewport(), QPoint()), preview.size())
    assert scroll.viewport().rect().contains(place)
    assert min(place.width(), place.height()) >= 80
    assert preview.isVisible()


@pytest.mark.parametrize(
    ("size", "text"), [((1280, 800), 1.0), ((1280, 800), 1.5), ((1920, 1080), 2.0), ((800, 1280), 1.5)]
)
def test_nothing_has_to_be_scrolled_to_and_the_name_has_the_wider_field(
    sheet: ProfileSheet, screen: PeopleScreen, size: tuple[int, int], text: float
) -> None:
    screen.window().resize(*size)
    screen.set_text_size(text)
    scroll = sheet.findChild(Scroll)
    assert scroll is not None
    for control in (button(sheet, "portrait_choose"), button(sheet, "portrait_paste")):
        place = QRect(control.mapTo(scroll.viewport(), QPoint()), control.size())
        assert scroll.viewport().rect().contains(place), control.text()
    name, letters = field(sheet, "person_name"), field(sheet, "person_letters")
    above = name.geometry().bottom() < letters.geometry().top()
    assert above or name.width() >= 1.2 * letters.width()
