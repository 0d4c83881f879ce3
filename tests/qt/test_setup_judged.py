"""Setting up the game with a judge: which game, who judges, and how it is led."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from spyword_engine.bandit.roles import Role, roles_for
from spyword_qt import languages
from spyword_qt.bandit.role_marks import glyph
from spyword_qt.draft import Draft, Led
from spyword_qt.people import guests
from spyword_qt.screens.dealt_roles import DealtRoles
from spyword_qt.widgets.game_tile import GameTile
from spyword_qt.widgets.text import Text
from spyword_qt.widgets.tiles import Pill
from tests.layout.painted import texts
from tests.qt.conftest import Clock
from tests.qt.host import COVERS, Host, host_at

NAMES = tuple(f"Player {letter}" for letter in "ABCDEFGHIJKLMNOPQ")


@pytest.fixture
def host(qtbot: QtBot, clock: Clock) -> Host:
    return host_at(qtbot, clock)


def set_up(host: Host, players: int, judge: str = "Zoë") -> None:
    draft = Draft(guests(NAMES[:players]), game="bandit", led=Led(judge=judge))
    host.screen.show_setup(draft)
    host.screen.show_packs(COVERS, None)


def test_the_word_game_is_chosen_at_first_and_both_are_told_in_a_sentence(host: Host) -> None:
    word, bandit = host.button("game_word"), host.button("game_bandit")
    assert isinstance(word, GameTile)
    assert (word.isChecked(), bandit.isChecked()) == (True, False)
    assert (word.accessibleName(), bandit.accessibleName()) == ("The Spy’s Word", "Secret Bandit")
    assert "4 to 12" in word.accessibleDescription()
    assert "12 to 16" in bandit.accessibleDescription()
    assert not host.line("judge_name").isVisible()


def test_how_many_are_needed_is_said_before_anybody_types(host: Host) -> None:
    host.press("game_bandit")
    assert host.draft.game == "bandit"
    assert host.says("start_reason") == "12 players are needed, and a judge."
    assert host.line("judge_name").isVisible()
    assert not host.offers("pill_roles")
    assert not host.offers("package_surprise")


def test_a_game_that_is_pressed_again_stays_chosen(host: Host) -> None:
    host.press("game_bandit")
    host.press("game_bandit")
    assert host.button("game_bandit").isChecked()
    host.press("game_word")
    assert host.draft.game == "word"
    assert host.offers("package_surprise")


@pytest.mark.parametrize(("language", "size", "players"), [("pl", (800, 600), 12), ("zh", (800, 1280), 16)])
def test_why_nobody_can_start_is_one_line(
    language: str, size: tuple[int, int], players: int, host: Host
) -> None:
    languages.speak(language)
    host.screen.resize(*size)
    set_up(host, players, judge=NAMES[0])
    QCoreApplication.processEvents()
    reason = host.screen.findChild(Text, "start_reason")
    assert reason is not None
    assert "".join(piece.text for piece in texts(reason)) == reason.text()
    assert len({round(piece.ink.center().y() / piece.px) for piece in texts(reason)}) == 1


@pytest.mark.parametrize(
    ("size", "has_coins"), [((3840, 2160), True), ((1280, 800), True), ((800, 600), False)]
)
def test_the_height_of_a_window_is_taken_with_a_coin_for_each_role(
    size: tuple[int, int], has_coins: bool, host: Host
) -> None:
    host.screen.resize(*size)
    set_up(host, 16)
    QCoreApplication.processEvents()
    start, coins = host.button("start_game"), host.screen.findChild(DealtRoles)
    assert start.geometry().bottom() > 0.9 * size[1]
    assert coins is not None
    assert coins.isVisible() is has_coins
    if has_coins:
        image, middle = coins.grab().toImage(), coins.height() // 2
        ground = image.pixel(coins.width() - 1, coins.height() - 1)
        free = [image.pixel(x, middle) == ground for x in range(coins.width())]
        assert sum(before and not here for before, here in pairwise([True, *free])) == 16


def test_coins_take_two_rows_where_a_window_is_high_rather_than_wide(host: Host) -> None:
    host.screen.resize(800, 1280)
    set_up(host, 16)
    QCoreApplication.processEvents()
    coins, judge = host.screen.findChild(DealtRoles), host.line("judge_name")
    assert coins is not None
    assert coins.height() > 120
    above, below = (each.mapTo(host.screen, QPoint()).y() for each in (judge, coins))
    assert below - above - judge.height() < coins.height()


def test_coins_of_two_rows_fill_the_height_that_they_take(qtbot: QtBot) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    coins = DealtRoles(room)
    dealt = roles_for(12)
    coins.show_roles([*((glyph(role), dealt[role]) for role in Role), ("ghost", 0)])
    coins.resize(510, coins.height_at(510, 99, 72))
    image = coins.grab().toImage()
    low = 3 * image.height() // 4
    assert len({image.pixel(x, low) for x in range(image.width())}) > 1


def test_no_coin_is_painted_where_no_role_is_dealt(qtbot: QtBot) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    coins = DealtRoles(room)
    coins.resize(300, 40)
    image = coins.grab().toImage()
    assert {image.pixel(x, 20) for x in range(image.width())} == {image.pixel(0, 0)}


def test_players_stay_whichever_game_is_chosen(host: Host) -> None:
    host.show("Ada", "Ben")
    host.press("game_bandit")
    assert host.draft.names == ("Ada", "Ben")
    assert host.seated() == ["Ada", "Ben"]


@pytest.mark.parametrize(
    ("players", "judge", "said"),
    [
        (0, "", "12 players are needed, and a judge."),
        (11, "", "One more player is needed."),
        (12, "Zoë", ""),
        (16, "Zoë", ""),
        (12, "  ", "Who is the judge?"),
        (12, "player a", "The judge needs another name."),
        (12, "x" * 25, "The judge needs another name."),
    ],
)
def test_a_game_can_be_dealt_to_12_to_16_and_a_judge(host: Host, players: int, judge: str, said: str) -> None:
    set_up(host, players, judge)
    assert host.says("start_reason") == said
    assert host.button("start_game").isEnabled() is (said == "")


def test_the_judge_is_called_like_no_player(host: Host) -> None:
    set_up(host, 12)
    host.line("judge_name").setText("PLAYER B")
    assert host.draft.led.judge == "PLAYER B"
    assert host.says("judge_note") == "Somebody here has that name already."
    assert not host.button("start_game").isEnabled()


def test_a_judges_name_is_typed_letter_by_letter(host: Host) -> None:
    set_up(host, 12, judge="")
    host.line("judge_name").setFocus()
    for letter in "Olga":
        QTest.keyClicks(host.focused(), letter)
    assert host.line("judge_name").text() == "Olga"
    assert host.draft.led.judge == "Olga"
    assert host.field.text() == ""


def test_sixteen_make_a_full_table(host: Host) -> None:
    set_up(host, 15)
    host.type_name("Player P")
    assert len(host.draft.names) == 16
    assert host.says("name_problem") == "The table is full: 16 can play."
    assert not host.field.isEnabled()


def test_after_the_last_name_the_judges_is_typed(host: Host) -> None:
    set_up(host, 15, judge="")
    host.field.setFocus()
    host.type_name("Player P")
    assert host.focused() is host.line("judge_name")


def test_those_who_are_too_many_for_the_word_game_are_counted(host: Host) -> None:
    set_up(host, 14)
    host.press("game_word")
    assert host.says("start_reason") == "2 players too many for this game."
    assert not host.button("start_game").isEnabled()


@pytest.mark.parametrize(
    ("players", "dealt"),
    [(12, "3 police, 2 killers"), (14, "7 citizens"), (15, "4 police, 3 killers"), (16, "7 citizens")],
)
def test_the_roles_that_are_dealt_are_told(host: Host, players: int, dealt: str) -> None:
    set_up(host, players)
    assert f"With {players} people: " in host.says("roles_dealt")
    assert dealt in host.says("roles_dealt")


def test_speeches_can_have_a_clock(host: Host) -> None:
    set_up(host, 12)
    assert "No clock" in host.pill("speeches")
    host.press("pill_speeches")
    host.button("speech_seconds_60").click()
    assert host.draft.led.speech_seconds == 60
    assert "60 seconds" in host.pill("speeches")


def test_everybody_is_called_at_night_unless_the_host_wants_it_faster(host: Host) -> None:
    set_up(host, 12)
    assert "Everybody" in host.pill("calls")
    host.press("pill_calls")
    switch = host.button("call_out_steps")
    assert "a call that is missing tells the table" in switch.accessibleDescription()
    switch.click()
    assert not host.draft.led.call_out_steps
    assert "Who has to act" in host.pill("calls")


def test_a_voice_is_mentioned_only_where_there_is_one(host: Host) -> None:
    set_up(host, 12)
    host.press("pill_calls")
    assert not host.offers("speak_script")
    host.screen.offer_voice(True)
    assert host.offers("speak_script")
    host.button("speak_script").click()
    assert host.draft.led.speak_script


def test_seats_of_two_rows_are_told_in_order_and_dragged_across(host: Host) -> None:
    set_up(host, 16)
    seats = [host.button(f"seat_{place}") for place in range(16)]
    assert [seat.accessibleName() for seat in seats] == list(NAMES[:16])
    first, last = seats[0].geometry(), seats[15].geometry()
    assert last.top() >= first.bottom(), "in a second row"
    start = seats[0].rect().center()
    table = seats[15].parentWidget()
    assert table is not None
    end = seats[0].mapFrom(table, last.center())
    QTest.mousePress(seats[0], Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(seats[0], end)
    QTest.mouseRelease(seats[0], Qt.MouseButton.LeftButton, pos=end)
    assert host.draft.names[-1] == NAMES[0]


def test_settings_that_have_to_scroll_show_no_mere_edge(host: Host) -> None:
    host.screen.resize(1280, 800)
    host.screen.set_text_size(1.5)
    set_up(host, 12)
    QCoreApplication.processEvents()
    pills = [each for each in host.screen.findChildren(Pill) if each.isVisible()]
    assert pills
    seen = {each.visibleRegion().boundingRect().height() for each in pills}
    assert all(height == 0 or height >= 40 for height in seen)


@pytest.mark.parametrize("by", ["choice", "entrance"])
def test_a_judge_who_alone_is_missing_is_asked_for_in_sight(host: Host, by: str) -> None:
    """In large letters the line lay beyond the fold, and nothing but a grey button asked for it."""
    host.screen.resize(800, 600)
    host.screen.set_text_size(2.0)
    set_up(host, 12, judge="")
    QCoreApplication.processEvents()
    if by == "choice":
        host.press("game_word")
        host.press("game_bandit")
    else:
        host.screen.enter()
    judge = host.line("judge_name")
    assert host.focused() is judge
    assert judge.visibleRegion().boundingRect() == judge.rect()


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_no_number_of_people_is_parted_at_the_end_of_a_line_in_chinese(text: float, host: Host) -> None:
    languages.speak("zh")
    host.screen.resize(800, 1280)
    host.screen.set_text_size(text)
    set_up(host, 16)
    QCoreApplication.processEvents()
    told = host.screen.findChild(Text, "roles_dealt")
    assert told is not None
    for part in (told, host.button("game_bandit")):
        for before, after in pairwise(texts(part)):
            if after.text.startswith(("人", "匪")):
                assert before.ink.bottom() > after.ink.top(), f"{before.text} on another line"


def test_room_to_spare_parts_the_line_of_roles_from_coins_and_settings_too(host: Host) -> None:
    host.screen.resize(800, 1280)
    set_up(host, 12)
    QCoreApplication.processEvents()
    told, coins = host.screen.findChild(Text, "roles_dealt"), host.screen.findChild(DealtRoles)
    assert told is not None
    assert coins is not None
    top = min(
        each.mapTo(host.screen, QPoint()).y() for each in host.screen.findChildren(Pill) if each.isVisible()
    )
    line = told.geometry().translated(told.mapTo(host.screen, QPoint()) - told.pos())
    assert top - line.bottom() >= 14
    assert line.top() - coins.mapTo(host.screen, QPoint(0, coins.height())).y() >= 14


def test_coins_are_as_large_as_the_letters_beside_them_or_left_out(host: Host) -> None:
    """Whether a reason took a line more decided about a row of tiny ones."""
    languages.speak("zh")
    host.screen.resize(800, 1280)
    host.screen.set_text_size(1.5)
    for judge in ("Zoë", ""):
        set_up(host, 12, judge=judge)
        QCoreApplication.processEvents()
        coins = host.screen.findChild(DealtRoles)
        assert coins is not None
        assert not coins.isVisible()
