"""The controls: keys, focus, double clicks, the guard, sizes for fingers, and text that is never cut off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from spyword_qt.people import Avatar, Person
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.search_field import SearchField
from spyword_qt.theme import tokens
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.motion import REDUCED
from spyword_qt.widgets.ballot_tile import BallotTile
from spyword_qt.widgets.button_row import ButtonRow
from spyword_qt.widgets.buttons import Button, PrimaryButton, QuietButton, SecondaryButton
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.field import Field
from spyword_qt.widgets.guard import SECONDS
from spyword_qt.widgets.header import Header
from spyword_qt.widgets.notice import MILLISECONDS, Notice
from spyword_qt.widgets.panel import Panel, Sheet, ask
from spyword_qt.widgets.room import Room
from spyword_qt.widgets.round_button import RoundButton
from spyword_qt.widgets.text import FitText, Text, TextRole
from spyword_qt.widgets.tiles import OptionTile, Pill
from spyword_qt.window import Window
from tests.layout.choices import NAMES as PEOPLE
from tests.layout.scenes import SCENES
from tests.layout.stand import Stand
from tests.qt.conftest import Clock

LEFT = Qt.MouseButton.LeftButton
ANN = Person(0, "Ann", Avatar(0, 0, "A"), "Keen Eye")


class Page(Screen):
    """A screen with two buttons, a field, and one thing to tell."""

    said = Signal(object)

    def __init__(self, clock: Clock) -> None:
        super().__init__("page", clock)
        self.setProperty(REDUCED, True)
        column = QVBoxLayout(self)
        self.first = PrimaryButton("First")
        self.second = SecondaryButton("Second")
        self.field = Field()
        for control in (self.first, self.second, self.field):
            column.addWidget(control)
        column.addStretch(1)
        self.first.clicked.connect(self._say)
        self.presses: list[str] = []
        self.second.clicked.connect(self._note)
        self.layouts: list[Metrics] = []

    def arrange(self, m: Metrics) -> None:
        self.layouts.append(m)

    def _say(self) -> None:
        self.act(self.said, "first")

    def _note(self) -> None:
        self.presses.append("second")


@pytest.fixture
def page(qtbot: QtBot, clock: Clock) -> Page:
    page = Page(clock)
    qtbot.addWidget(page)
    page.resize(800, 600)
    page.show()
    return page


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


# --- the guard


def test_a_fresh_screen_is_deaf_to_mouse_and_keys(page: Page, clock: Clock) -> None:
    page.enter()

    QTest.mouseClick(page.second, LEFT)
    QTest.keyClick(page.second, Qt.Key.Key_Return)
    QTest.keyClicks(page.field, "abc")
    assert (page.presses, page.field.text()) == ([], "")

    clock.pass_by(SECONDS)
    QTest.mouseClick(page.second, LEFT)
    QTest.keyClicks(page.field, "abc")
    assert (page.presses, page.field.text()) == (["second"], "abc")


def test_what_a_program_presses_on_a_fresh_screen_is_not_told_either(page: Page, clock: Clock) -> None:
    told: list[object] = []
    page.said.connect(told.append)
    page.enter()

    page.first.click()
    assert told == []

    clock.pass_by(SECONDS)
    page.first.click()
    assert told == ["first"]


def test_a_press_held_over_the_opening_does_nothing(page: Page, clock: Clock) -> None:
    page.enter()
    QTest.mousePress(page.second, LEFT)
    clock.pass_by(SECONDS)
    QTest.mouseRelease(page.second, LEFT)

    assert page.presses == []


@pytest.mark.parametrize("entered", [False, True])
def test_the_second_press_of_a_double_click_never_acts(page: Page, clock: Clock, entered: bool) -> None:
    if entered:
        page.enter()
        clock.pass_by(SECONDS)

    QTest.mouseClick(page.second, LEFT)
    QTest.mouseDClick(page.second, LEFT)

    assert page.presses == ["second"]


def test_a_double_click_still_selects_a_word_in_a_field(page: Page, clock: Clock) -> None:
    page.enter()
    clock.pass_by(SECONDS)
    page.field.setText("mandolin")

    QTest.mouseDClick(page.field, LEFT, pos=QPoint(60, page.field.height() // 2))

    assert page.field.selectedText() == "mandolin"


# --- screens


def test_a_screen_lays_out_for_its_size_and_its_text_and_not_for_its_colours(page: Page) -> None:
    page.layouts.clear()
    page.resize(1280, 800)
    page.set_text_size(1.5)
    page.setPalette(tokens.palette(tokens.DARK))

    assert [(m.width, m.text) for m in page.layouts] == [(1280, 1.0), (1280, 1.5)]
    assert page.first.metrics == page.layouts[-1]


def test_a_hidden_screen_lays_out_when_it_is_next_shown(page: Page) -> None:
    page.hide()
    page.layouts.clear()
    page.set_text_size(2.0)
    assert page.layouts == []

    page.show()
    assert [m.text for m in page.layouts] == [2.0]


# --- keys and focus


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_keys_press_the_focused_button(page: Page, key: Qt.Key) -> None:
    page.second.setFocus()
    QTest.keyClick(page.second, key)

    assert page.presses == ["second"]


def test_arrow_keys_move_through_a_grid_of_tiles(qtbot: QtBot) -> None:
    board = QWidget()
    qtbot.addWidget(board)
    tiles = [BallotTile(Person(i, f"P{i}", Avatar(i, i, "P"))) for i in range(4)]
    for i, tile in enumerate(tiles):
        tile.setParent(board)
        tile.setGeometry(i % 2 * 200, i // 2 * 100, 190, 90)
    board.show()
    tiles[0].setFocus()

    walked = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Up):
        QTest.keyClick(board.focusWidget(), key)
        walked.append(tiles.index(board.focusWidget()))

    assert walked == [1, 3, 2, 2, 0]
    assert not any(tile.isChecked() for tile in tiles)


@pytest.mark.parametrize(
    "control",
    [
        lambda: PrimaryButton("Go", "arrow"),
        lambda: SecondaryButton("Go"),
        lambda: QuietButton("Go"),
        lambda: RoundButton("back", "Back"),
        lambda: BallotTile(ANN),
        lambda: Pill("Votes", "open"),
        lambda: OptionTile("Open", "Everybody sees all."),
    ],
)
def test_focus_is_seen_by_keyboard_and_not_after_a_press(qtbot: QtBot, control: type[Control]) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    shown = control()
    other = SecondaryButton("Other")
    row.addWidget(shown)
    row.addWidget(other)
    window.setProperty(REDUCED, True)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    other.setFocus()
    rest = picture(shown)

    shown.setFocus(Qt.FocusReason.TabFocusReason)
    assert picture(shown) != rest
    assert shown.accessibleName()

    QTest.mouseClick(other, LEFT)
    shown.setFocus(Qt.FocusReason.OtherFocusReason)
    assert not shown.ring_shown()


def test_a_chosen_tile_is_told_by_its_border_and_badge(qtbot: QtBot) -> None:
    tile = BallotTile(ANN)
    qtbot.addWidget(tile)
    tile.resize(390, 220)
    rest = picture(tile)
    tile.setChecked(True)
    chosen = picture(tile)

    def changed(x: int, y: int) -> bool:
        return chosen.pixel(x, y) != rest.pixel(x, y)

    assert changed(3, 110)  # border
    assert any(changed(x, 33) for x in range(340, 380))  # badge, in the corner
    assert not changed(200, 200)


# --- sizes


@pytest.mark.parametrize("window", [(800, 600), (1280, 800), (3840, 2160)])
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.usefixtures("qapp")
def test_everything_to_press_is_large_enough_for_a_finger(window: tuple[int, int], text: float) -> None:
    for control in (
        PrimaryButton("Go"),
        PrimaryButton("Go", size="low"),
        SecondaryButton("Go"),
        QuietButton("Go"),
        RoundButton("menu"),
        BallotTile(ANN),
        Pill("A", "b"),
        OptionTile("A"),
        Field(),
        Field(voice=True),
    ):
        control.rescale(Metrics(*window, text))
        size = control.minimumSizeHint()
        assert size.height() >= tokens.MIN_TARGET
        assert size.width() >= tokens.MIN_TARGET


@pytest.mark.parametrize("prompt", ["Search by name", "玩家名字"])
def test_a_lens_takes_room_on_its_own_side_only(prompt: str, qtbot: QtBot) -> None:
    field, usual = SearchField(), Field()
    for each in (field, usual):
        qtbot.addWidget(each)
        each.set_prompt(prompt)
    assert field.textMargins().left() > usual.textMargins().left()
    assert field.textMargins().right() == usual.textMargins().right()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("voice", [False, True])
@pytest.mark.parametrize(("prompt", "typed"), [("玩家名字", ""), ("", "王小明"), ("", "HIN")])
def test_what_stands_in_a_field_stands_in_its_middle(prompt: str, typed: str, voice: bool) -> None:
    field = Field(voice=voice)
    field.rescale(Metrics(800, 1280, 2.0))
    field.set_prompt(prompt)
    field.setText(typed)
    field.resize(480, field.sizeHint().height())
    image = field.grab().toImage()
    ground = image.pixel(30, 12)
    across = range(30, image.width() - 30)
    rows = [y for y in range(8, image.height() - 8) if any(image.pixel(x, y) != ground for x in across)]
    assert abs((rows[0] + rows[-1] + 1) / 2 - image.height() / 2) <= 2.5


@pytest.mark.usefixtures("qapp")
def test_the_sign_of_a_round_button_grows_with_letters_and_keeps_within_it() -> None:
    button, spans = RoundButton("back"), []
    for text in (1.0, 2.0):
        button.rescale(Metrics(1280, 800, text))
        button.resize(button.sizeHint())
        image = button.grab().toImage()
        ink = [
            x for x in range(6, image.width() - 6) if image.pixelColor(x, image.height() // 2).value() < 100
        ]
        spans.append(max(ink) - min(ink))
    usual, large = spans
    assert 1.2 * usual < large < 0.7 * button.width()


@pytest.mark.parametrize("kind", [PrimaryButton, SecondaryButton, QuietButton])
@pytest.mark.usefixtures("qapp")
def test_a_button_grows_rather_than_cut_its_text(kind: type[Button]) -> None:
    button = kind("Überprüfe mein geheimes Wort noch einmal", "eye")
    button.rescale(Metrics(800, 600, 2.0))

    narrow = max(button.minimumSizeHint().width(), 260)
    assert button.heightForWidth(narrow) > 2 * button.heightForWidth(4000) * 0.8
    assert button.sizeHint().height() >= button.heightForWidth(4000)


# --- text

NAMES = ["Ann", "Łucja", "Maria Antonietta Piccolomini", "W" * 24, "李小龙", "<b>Bob</b>", "Åsa Żółć"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("width", [120, 430])
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.usefixtures("qapp")
def test_a_name_is_never_cut_off(name: str, width: int, text: float) -> None:
    label = FitText(name)
    label.rescale(Metrics(800, 600, text))
    label.resize(width, label.heightForWidth(width))
    shown = label.shown(width)

    assert shown.width <= width
    assert shown.height <= label.height()
    assert label.text() == name


@pytest.mark.usefixtures("qapp")
def test_ink_stays_inside_a_name() -> None:
    label = FitText("Żg李Åj")
    label.rescale(Metrics(1280, 800))
    label.resize(900, label.heightForWidth(900))
    label.setPalette(tokens.palette(tokens.LIGHT))
    image = picture(label)
    ground = image.pixel(899, 0)

    for y in (0, image.height() - 1):
        assert all(image.pixel(x, y) == ground for x in range(image.width()))


@pytest.mark.parametrize("role", list(TextRole))
@pytest.mark.usefixtures("qapp")
def test_chinese_stands_on_lines_as_high_as_latin(role: TextRole) -> None:
    assert Text("李小龙", role).sizeHint().height() == Text("Ann", role).sizeHint().height()


@pytest.mark.usefixtures("qapp")
def test_text_is_plain_and_keeps_nothing_of_what_it_showed() -> None:
    label = Text("guitar")
    label.heightForWidth(300)
    label.setText("")

    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.shown(300).width == 0


@pytest.mark.usefixtures("qapp")
def test_a_sentence_wraps_into_whole_lines() -> None:
    label = Text("Read it, remember it, hide it. Then pass the tablet on.")
    line = label.sizeHint().height()

    assert label.heightForWidth(4000) == line
    assert label.heightForWidth(300) == 2 * line


def test_buttons_of_a_row_keep_the_part_of_the_letters_that_they_are_to_keep(qtbot: QtBot) -> None:
    m = Metrics(1280, 800, 2.0)
    one, other = SecondaryButton("Play Again with Everybody"), SecondaryButton("Home")
    row = ButtonRow(one, other)
    qtbot.addWidget(row)

    def letters(width: int, kept: float) -> tuple[float, float]:
        row.keep_in_lines(width, m, kept=kept)
        return one.metrics.text, other.metrics.text

    one.rescale(m.with_text(1.5))
    narrow = one.sizeHint().width()
    assert letters(4 * narrow, 0.7) == (2.0, 2.0)
    assert letters(narrow, 0.7) == (1.5, 1.5)
    one.rescale(m.with_usual_text())
    narrower = one.sizeHint().width()
    assert letters(narrower, 0.0) == (1.0, 1.0)
    assert letters(narrower, 0.7) == (2.0, 2.0), "rather on two lines"


# --- header


def test_the_header_tells_what_is_pressed(qtbot: QtBot) -> None:
    header = Header(back=True, menu=True)
    qtbot.addWidget(header)
    header.set_caption("Round 1, clues")
    header.set_note("7 people")
    header.show_progress(2, 7, "2 of 7")
    header.show()
    pressed: list[str] = []
    header.back_pressed.connect(lambda: pressed.append("back"))
    header.menu_pressed.connect(lambda: pressed.append("menu"))

    for name in ("back", "table_menu"):
        button = header.findChild(RoundButton, name)
        assert button.accessibleName()
        QTest.mouseClick(button, LEFT)

    assert pressed == ["back", "menu"]
    assert header.dots.accessibleName() == "2 of 7"
    header.show_progress(0, 0)
    assert not header.dots.isVisible()


def test_a_caption_takes_no_more_height_than_the_header_has_now(qtbot: QtBot) -> None:
    caption = "What everybody has said before"

    def letters(*windows: Metrics) -> int:
        header = Header(back=True)
        qtbot.addWidget(header)
        header.set_caption(caption)
        for m in windows:
            header.rescale(m)
            shown = header.caption.shown(250)
        assert shown.height <= header.height()
        return shown.font.pixelSize()

    # Letters of one size, above and below which there is less in a smaller window.
    large, small = Metrics(1280, 800), Metrics(1024, 640, 1.25)
    assert letters(large) > letters(small) == letters(large, small)


# --- panels


def test_a_question_offers_the_safe_choice_first(page: Page) -> None:
    done: list[bool] = []
    panel = ask(page, "Leave?", "It is saved.", "Keep Playing", "Leave", lambda: done.append(True))

    assert isinstance(panel.safe, PrimaryButton)
    assert page.focusWidget() is panel.safe
    QTest.keyClick(panel.safe, Qt.Key.Key_Escape)

    assert done == []
    assert not panel.isVisible()


def test_what_was_asked_is_done_after_the_panel_is_gone(page: Page) -> None:
    seen: list[QWidget | None] = []
    ask(page, "Leave?", "It is saved.", "Keep", "Leave", lambda: seen.append(page.findChild(Panel)))

    QTest.mouseClick(page.findChild(Button, "act"), LEFT)

    assert seen == [None]
    assert page.findChild(Button, "act") is None


def test_a_panel_on_a_deaf_screen_is_deaf(page: Page, clock: Clock) -> None:
    done: list[bool] = []
    page.enter()
    ask(page, "Leave?", "", "Keep", "Leave", lambda: done.append(True))

    page.findChild(Button, "act").click()
    assert done == []

    clock.pass_by(SECONDS)
    page.findChild(Button, "act").click()
    assert done == [True]


def test_tab_stays_inside_a_panel_and_focus_returns(page: Page) -> None:
    page.second.setFocus()
    panel = ask(page, "Leave?", "", "Keep", "Leave", lambda: None)
    visited = []
    for _ in range(4):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        visited.append(page.focusWidget().objectName())
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Backtab)

    assert visited == ["act", "keep", "act", "keep"]
    assert page.focusWidget().objectName() == "act"
    panel.dismiss()
    assert page.focusWidget() is page.second


@pytest.mark.parametrize("size", [(800, 600), (600, 800)])
def test_a_large_panel_scrolls_and_keeps_its_buttons(page: Page, size: tuple[int, int]) -> None:
    page.resize(*size)
    page.set_text_size(2.0)
    panel = ask(
        page, "A long question?", "Much to say. " * 60, "Keep on playing", "Save and leave", page.close
    )

    for name in ("keep", "act"):
        button = panel.findChild(Button, name)
        corner = button.mapTo(page, QPoint(button.width(), button.height()))
        assert page.rect().contains(corner)
        assert button.height() >= button.heightForWidth(button.width())


def test_a_panel_covers_its_screen_whatever_size_that_takes(page: Page) -> None:
    panel = ask(page, "Leave?", "", "Keep", "Leave", page.close)
    page.resize(1280, 800)

    assert panel.geometry() == page.rect()


def test_a_sheet_keeps_its_controls_and_closes_by_a_press_beside_it(page: Page) -> None:
    sheet = Sheet(page, "Votes")
    choice = OptionTile("Open")
    choice.setObjectName("open")
    sheet.set_body(choice)
    assert page.findChild(OptionTile, "open") is choice

    sheet.open()
    assert choice.isVisible()
    QTest.mouseClick(sheet, LEFT, pos=QPoint(3, 3))

    assert not sheet.isVisible()
    assert page.findChild(OptionTile, "open") is choice


# --- the notice


def room_with(qtbot: QtBot, page: QWidget, *, width: int = 800, height: int = 600) -> tuple[Room, Notice]:
    room = Room()
    qtbot.addWidget(room)
    column = QVBoxLayout(room)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(page)
    notice = Notice(room)
    room.resize(width, height)
    room.show()
    return room, notice


def test_a_notice_leaves_by_itself_and_is_in_nobodys_way(qtbot: QtBot) -> None:
    page = QWidget()
    header = Header(back=True, menu=True, parent=page)
    header.rescale(Metrics(800, 600))
    header.setGeometry(30, 18, 740, header.height())
    room, notice = room_with(qtbot, page)
    assert header.menu_button is not None
    header.menu_button.setFocus()

    notice.say("Everyone has voted.")

    assert notice.isVisible()
    assert notice.accessibleName() == "Everyone has voted."
    assert room.focusWidget() is header.menu_button
    for button in (header.back_button, header.menu_button):
        assert button is not None
        assert not notice.geometry().intersects(QRect(button.mapTo(room, QPoint()), button.size()))
    assert page.y() == 0
    timer = notice.findChild(QTimer)
    assert timer is not None
    assert timer.interval() == MILLISECONDS
    timer.timeout.emit()
    assert not notice.isVisible()


LONG = (
    "Your preferences come from a newer version of the game. They stay as they are; changes won’t be saved."
)


@pytest.mark.parametrize("text_size", [1.0, 2.0])
def test_a_page_without_a_free_place_moves_down_for_a_notice_and_back(qtbot: QtBot, text_size: float) -> None:
    page = QWidget()
    QVBoxLayout(page).addWidget(SecondaryButton("All over the page"), stretch=1)
    room, notice = room_with(qtbot, page)
    notice.set_text_size(text_size)

    notice.say(LONG)
    bar = notice.geometry()
    assert room.rect().contains(bar)
    assert page.geometry() == QRect(0, bar.bottom() + 1, 800, 600 - bar.bottom() - 1)
    assert bar.height() <= 60

    timer = notice.findChild(QTimer)
    assert timer is not None
    timer.timeout.emit()
    assert page.geometry() == QRect(0, 0, 800, 600)
    notice.say("Kept.")
    notice.hush()
    assert page.geometry() == QRect(0, 0, 800, 600)


def test_a_press_meant_for_what_lay_there_before_isnt_one(qtbot: QtBot) -> None:
    window = Window()
    qtbot.addWidget(window)
    clock = Clock()
    page = Screen("home", clock)
    button = SecondaryButton("Go", parent=page)
    button.setGeometry(0, 0, 800, 60)
    window.stack.addWidget(page)
    window.resize(800, 600)
    window.show()
    page.guard.watch(page)
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))

    window.notice.say("Kept.")
    assert window.stack.y() > 0
    QTest.mouseClick(button, LEFT)
    assert not pressed
    clock.now += 1.0
    QTest.mouseClick(button, LEFT)
    assert len(pressed) == 1
    window.notice.hush()
    QTest.mouseClick(button, LEFT)
    assert len(pressed) == 1
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert len(pressed) == 2, "a key isn't aimed at a place"


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (820, 830)])
def test_a_page_that_moves_down_is_laid_out_for_the_same_window(qtbot: QtBot, size: tuple[int, int]) -> None:
    window = Window()
    qtbot.addWidget(window)
    page = Screen("home", Clock())
    button = SecondaryButton("Go", parent=page)
    window.stack.addWidget(page)
    window.resize(*size)
    window.show()
    button.setGeometry(0, 0, size[0], 60)
    before = page.metrics
    window.notice.say(LONG)
    after = page.metrics
    assert after.height < before.height
    assert (after.portrait, after.scale, after.small) == (before.portrait, before.scale, before.small)


def test_a_notice_lies_on_nothing_where_there_is_a_free_place(qtbot: QtBot) -> None:
    page = QWidget()
    header, heading = Header(back=True, parent=page), Text("At the table", TextRole.SECTION, parent=page)
    header.set_note("12 people")
    header.rescale(Metrics(800, 1280))
    header.setGeometry(40, 22, 720, header.height())
    heading.setGeometry(40, 88, 200, 44)
    room, notice = room_with(qtbot, page, height=1280)
    notice.say(LONG)
    bar = notice.geometry()
    assert room.rect().contains(bar)
    for shown in (header.back_button, header.note, heading):
        assert shown is not None
        assert not bar.intersects(QRect(shown.mapTo(room, QPoint()), shown.size()))


@pytest.mark.usefixtures("qapp")
def test_headers_stand_at_one_height_whatever_the_page() -> None:
    heights = set()
    for scene in ("rules", "people", "packages", "person", "titles", "clue", "handoff for look"):
        stand = Stand(SCENES[scene], PEOPLE["plain"][:4])
        stand.lay_out((1280, 800), 1.0)
        shown = (header for header in stand.screen.findChildren(Header) if header.isVisible())
        heights |= {header.mapTo(stand.screen, QPoint()).y() for header in shown}
        stand.clear_away()
    assert len(heights) == 1


@pytest.mark.usefixtures("qapp")
def test_controls_are_painted_in_the_room_they_are_in() -> None:
    room = Room()
    button = SecondaryButton("Go", parent=room)
    button.resize(200, 64)
    room.setPalette(tokens.palette(tokens.LIGHT))
    light = picture(button)
    room.setPalette(tokens.palette(tokens.DARK))
    dark = picture(button)

    assert light.pixelColor(30, 10).name().upper() == tokens.LIGHT.surface
    assert dark.pixelColor(30, 10).name().upper() == tokens.DARK.surface
