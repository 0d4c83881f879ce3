"""Somebody's page: what can be read, pressed and pointed at on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListView, QWidget
from pytestqt.qtbot import QtBot

from spyword_engine.progress.line import Verdict
from spyword_qt.screens.person import PersonScreen
from spyword_qt.screens.person_who import Who
from spyword_qt.screens.seen_people import PersonView, Unit
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.motion import REDUCED
from spyword_qt.theme.tokens import TABLE_SHADE
from spyword_qt.widgets.bar_chart import BarChart
from spyword_qt.widgets.buttons import Button
from spyword_qt.widgets.chart import Chart
from spyword_qt.widgets.guard import SECONDS
from spyword_qt.widgets.last_games import MOST_ROW, LastGames
from spyword_qt.widgets.level_ring import LevelRing
from spyword_qt.widgets.line_chart import LineChart
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.scroll_edge import ScrollEdge
from spyword_qt.widgets.stat_tile import StatTile
from spyword_qt.widgets.title_coin import TitleCoin
from tests.layout.choices import NAMES
from tests.layout.painted import texts
from tests.layout.scenes import SCENES
from tests.layout.somebody import somebody
from tests.layout.stand import Stand
from tests.qt.conftest import Clock
from tests.qt.pages import button, label, said, shown


@pytest.fixture
def screen(clock: Clock, room: QWidget) -> PersonScreen:
    return put_up(clock, room, somebody("Ada", 200))


def put_up(clock: Clock, room: QWidget, view: PersonView) -> PersonScreen:
    screen = PersonScreen(clock, room)
    screen.show_person(view)
    shown(screen)
    screen.enter()
    clock.pass_by(SECONDS)
    return screen


def chart(screen: QWidget, name: str) -> Chart:
    found = screen.findChild(Chart, name)
    assert isinstance(found, Chart)
    return found


def games_list(screen: QWidget) -> QListView:
    found = screen.findChild(QListView, "games_list")
    assert isinstance(found, QListView)
    return found


def visible_texts(screen: QWidget) -> list[str]:
    return [text.text() for text in screen.findChildren(QLabel) if text.isVisible()]


def test_it_says_who_it_is_and_how_far(screen: PersonScreen) -> None:
    view = somebody("Ada", 200)
    assert label(screen, "who_name").text() == "Ada"
    assert label(screen, "worn_title").text() == view.title != ""
    level = f"Level {view.level.number}, {view.level.into} of {view.level.step} XP"
    missing = view.level.step - view.level.into
    assert f"{missing} XP to level {view.level.number + 1}" in visible_texts(screen)
    assert said(screen).count(level) == 2, "once on the ring, once in letters"


def test_the_overview_tells_the_same_to_who_listens(screen: PersonScreen) -> None:
    view, heard = somebody("Ada", 200), said(screen)
    assert "games: 200" in heard
    assert f"won: {view.numbers['won']}" in heard
    assert any(text.startswith("Won in The Spy’s Word: Citizen: ") for text in heard)
    assert sum(text.startswith("Last ten games, the latest last: ") for text in heard) == 1
    assert f"{view.titles.earned} of 66" in heard


def test_only_a_dash_among_the_last_games_is_explained(clock: Clock, room: QWidget) -> None:
    view = replace(somebody("Ada", 200), last=(Verdict.LOST, Verdict.NEITHER, Verdict.WON))
    screen = put_up(clock, room, view)
    plate = screen.findChild(LastGames)
    assert isinstance(plate, LastGames)
    assert [piece.text for piece in texts(plate)][1:] == ["nobody won"]
    screen.show_person(replace(view, last=(Verdict.LOST, Verdict.WON)))
    assert len(list(texts(plate))) == 1


def test_a_game_to_come_is_no_ring_among_the_last_games(qtbot: QtBot) -> None:
    plate = LastGames()
    qtbot.addWidget(plate)

    def inked(games: Sequence[Verdict]) -> int:
        """How many pixels of the plate aren't its ground."""
        plate.show_games("", games, "", "")
        plate.resize(316, plate.heightForWidth(316))
        picture = plate.grab().toImage()
        return sum(
            picture.pixelColor(x, y) != picture.pixelColor(5, plate.height() // 2)
            for x in range(20, 296)
            for y in range(20, plate.height() - 10)
        )

    to_come, lost = inked([]), inked([Verdict.LOST] * 10)
    assert 0 < to_come < lost / 3


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_what_a_dash_means_is_read_whole_on_however_narrow_a_plate(qtbot: QtBot, text: float) -> None:
    plate = LastGames()
    qtbot.addWidget(plate)
    plate.rescale(Metrics(1280, 800, text))
    plate.show_games("Last", (Verdict.NEITHER,), "nobody at all has won that one", "")
    for width in range(plate.minimumSizeHint().width(), 500, 20):
        plate.resize(width, plate.heightForWidth(width))
        told = list(texts(plate))[1:]
        assert "".join(piece.text for piece in told).replace(" ", "") == "nobodyatallhaswonthatone"
        assert all(plate.rect().contains(piece.ink.toRect()) for piece in told), width


def test_the_last_games_stay_together_on_a_high_plate(qtbot: QtBot) -> None:
    plate = LastGames()
    qtbot.addWidget(plate)
    plate.show_games("", [Verdict.WON] * 10, "", "")
    plate.resize(316, 400)
    picture = plate.grab().toImage()
    signs = [y for y in range(400) if picture.pixelColor(158, y) == QColor(TABLE_SHADE)]
    assert 0 < signs[-1] - signs[0] < 2 * MOST_ROW


@pytest.mark.parametrize(("games", "kind"), [(200, "word"), (7, "bandit")])
def test_the_first_page_scrolls_for_no_room_left_free(
    games: int, kind: str, clock: Clock, room: QWidget
) -> None:
    screen = put_up(clock, room, somebody("Ada", games, kinds=(kind,)))
    for size in ((1280, 800), (1024, 768), (800, 600), (800, 1280)):
        shown(screen, size)
        bars = [scroll.verticalScrollBar() for scroll in screen.findChildren(Scroll)]
        assert not any(bar.maximum() for bar in bars if bar.isVisibleTo(screen)), size


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", ["en", "it", "pl", "zh"])
def test_a_small_window_shows_two_rows_of_titles_in_any_language(language: str) -> None:
    stand = Stand(SCENES["person"], NAMES["plain"][:4], language=language)
    stand.lay_out((800, 600), 1.0)
    coins = [coin for coin in stand.screen.findChildren(TitleCoin) if coin.isVisible()]
    assert len({coin.y() for coin in coins}) == 2
    assert all(coin.visibleRegion().boundingRect() == coin.rect() for coin in coins)
    stand.clear_away()


def test_who_it_is_is_seen_whole_in_large_letters(clock: Clock, room: QWidget) -> None:
    screen = put_up(clock, room, somebody("Ada", 200))
    screen.set_text_size(2.0)
    for size in ((1280, 800), (1920, 1080), (800, 600), (800, 1280)):
        shown(screen, size)
        who = screen.findChild(Who)
        scroll = next(one for one in screen.findChildren(Scroll) if one.isAncestorOf(who))
        assert scroll.verticalScrollBar().maximum() == 0, size


def test_each_bar_says_how_much_of_how_many_or_none_does(qtbot: QtBot) -> None:
    bars = BarChart()
    qtbot.addWidget(bars)
    bars.show_parts([(0, 5), (2, 2), (0, 0)])
    bars.show_readings("", ["", "", ""], ("", ""))
    bars.resize(500, 300)
    assert [piece.text for piece in texts(bars)] == ["0/5", "2/2"]
    bars.resize(145, 300)
    assert not list(texts(bars))


def test_both_buttons_under_somebody_have_letters_of_one_size(clock: Clock, room: QWidget) -> None:
    screen = put_up(clock, room, somebody("Ada", 200))
    edit, change = (screen.findChild(Button, name) for name in ("edit_person", "change_title"))
    assert edit is not None
    assert change is not None
    for text in (1.0, 2.0):
        screen.set_text_size(text)
        shown(screen)
        assert edit.letters_at(edit.width()) == change.letters_at(change.width())
    assert edit.text() == "Edit"
    assert edit.accessibleName() == "Edit Name and Chip"


def test_every_control_leads_somewhere(qtbot: QtBot, screen: PersonScreen) -> None:
    for name, signal in (("back", screen.back), ("edit_person", screen.edit)):
        with qtbot.waitSignal(signal, timeout=0):
            button(screen, name).click()
    for name in ("change_title", "all_titles"):
        with qtbot.waitSignal(screen.titles, timeout=0) as gallery:
            button(screen, name).click()
        assert gallery.args == [""]
    with qtbot.waitSignal(screen.titles, timeout=0) as gallery:
        button(screen, "title_coin_0").click()
    worn = next(title for title in somebody("Ada", 200).titles.titles if title.is_worn)
    assert gallery.args == [worn.id]


def test_a_title_is_chosen_at_first_and_changed_once_one_is_worn(clock: Clock, room: QWidget) -> None:
    screen = put_up(clock, room, somebody("Ada", 0))
    assert button(screen, "change_title").text() == "Choose a Title"
    screen.show_person(somebody("Ada", 200))
    assert button(screen, "change_title").text() == "Change Title"


def test_the_ring_closes_once_for_whoever_comes_up(
    qtbot: QtBot, clock: Clock, room: QWidget, screen: PersonScreen
) -> None:
    ring = screen.findChild(LevelRing)
    assert isinstance(ring, LevelRing)
    still = ring.grab().toImage()
    room.setProperty(REDUCED, False)
    screen.enter()
    assert ring.grab().toImage() == still, "they have been looked at"
    screen.show_person(somebody("Ada", 3))
    still = ring.grab().toImage()
    screen.enter()
    assert ring.grab().toImage() != still
    qtbot.waitUntil(lambda: ring.grab().toImage() == still, timeout=3000)


def test_esc_leads_back(qtbot: QtBot, screen: PersonScreen) -> None:
    with qtbot.waitSignal(screen.back, timeout=0):
        QTest.keyClick(screen, Qt.Key.Key_Escape)


def test_a_fresh_page_is_deaf(qtbot: QtBot, clock: Clock, screen: PersonScreen) -> None:
    screen.enter()
    with qtbot.assertNotEmitted(screen.titles):
        button(screen, "change_title").click()


def test_nobody_is_told_of_votes_they_could_not_have_on_target(clock: Clock, room: QWidget) -> None:
    heard = said(put_up(clock, room, somebody("Ada", 0)))
    assert "votes on target: –" in heard
    assert "No finished game yet." in heard


def test_line_and_bars_are_read_by_keys(screen: PersonScreen) -> None:
    button(screen, "record").click()
    view = somebody("Ada", 200)
    line_chart, bars = chart(screen, "xp_chart"), chart(screen, "wins_chart")
    last = view.evenings[-1]
    assert f"{last.xp:,} XP, level {last.level}" in line_chart.accessibleDescription()
    assert "Evening of " in line_chart.accessibleDescription(), "not the day on which its last game ended"
    QTest.keyClick(line_chart, Qt.Key.Key_Left)
    assert line_chart.current == len(view.evenings) - 2
    assert f"{view.evenings[-2].xp:,} XP" in line_chart.accessibleDescription()
    QTest.keyClick(line_chart, Qt.Key.Key_Home)
    assert f"{view.evenings[0].xp:,} XP" in line_chart.accessibleDescription()
    QTest.keyClick(line_chart, Qt.Key.Key_Left)
    assert line_chart.current == 0
    QTest.keyClick(bars, Qt.Key.Key_Home)
    QTest.keyClick(bars, Qt.Key.Key_Right)
    second = view.periods[1]
    assert view.unit is Unit.MONTH
    assert f"{second.won} of {second.played} games won" in bars.accessibleDescription()
    QTest.keyClick(bars, Qt.Key.Key_End)
    assert bars.current == len(view.periods) - 1


def test_line_and_bars_are_read_by_pointing(screen: PersonScreen) -> None:
    button(screen, "record").click()
    for name in ("xp_chart", "wins_chart"):
        one = chart(screen, name)
        plot = one.plot()
        QTest.mouseMove(one, QPointF(plot.left() + 1, plot.center().y()).toPoint())
        QTest.mousePress(one, Qt.MouseButton.LeftButton, pos=plot.center().toPoint())
        middle = one.current
        assert 0 < middle < len(somebody("Ada", 200).periods if name == "wins_chart" else range(40))
        QTest.mousePress(one, Qt.MouseButton.LeftButton, pos=plot.topLeft().toPoint())
        assert one.current == 0
        QTest.mousePress(one, Qt.MouseButton.LeftButton, pos=plot.topRight().toPoint())
        assert one.current > middle


def test_what_votes_that_stayed_secret_brought_is_told_apart(screen: PersonScreen) -> None:
    button(screen, "record").click()
    kept_back = somebody("Ada", 200).kept_back
    assert kept_back > 0
    assert f"{kept_back} XP for votes that stayed secret" in chart(screen, "xp_chart").accessibleName()


def test_charts_are_not_there_before_the_first_game(clock: Clock, room: QWidget) -> None:
    screen = put_up(clock, room, somebody("Ada", 0))
    button(screen, "record").click()
    assert chart(screen, "xp_chart").isHidden()
    assert chart(screen, "wins_chart").isHidden()
    button(screen, "games").click()
    assert games_list(screen).isHidden()
    assert "No finished game yet." in visible_texts(screen)


def test_charts_of_one_evening(qtbot: QtBot) -> None:
    view = somebody("Ada", 3)
    xp, wins = LineChart(), BarChart()
    for one in (xp, wins):
        qtbot.addWidget(one)
        one.resize(500, 300)
    xp.show_values([view.evenings[0].day], [view.evenings[0].xp], [])
    xp.show_readings("XP", ["one"], ("", "today"))
    wins.show_parts([(0, 3)])
    wins.show_readings("Wins", ["none of three"], ("", ""))
    for one in (xp, wins):
        one.grab()
        one.read(5)
        assert one.current == 0


def test_games_go_on_beyond_an_edge_that_fades_unless_keys_are_at_one(screen: PersonScreen) -> None:
    button(screen, "games").click()
    games = games_list(screen)

    def fading() -> list[bool]:
        return [edge.isVisible() for edge in games.findChildren(ScrollEdge)]

    assert fading() == [False, True]
    QTest.mouseClick(games.viewport(), Qt.MouseButton.LeftButton)
    games.verticalScrollBar().setValue(50)
    assert fading() == [True, True]
    assert all(
        games.viewport().geometry().contains(edge.geometry()) for edge in games.findChildren(ScrollEdge)
    )
    QTest.keyClick(games, Qt.Key.Key_Down)
    assert fading() == [False, False]
    games.clearFocus()
    games.verticalScrollBar().setValue(games.verticalScrollBar().maximum())
    assert fading() == [True, False]


def test_each_game_is_a_line_in_words(screen: PersonScreen) -> None:
    button(screen, "games").click()
    model, games = games_list(screen).model(), somebody("Ada", 200).games
    assert model.rowCount() == len(games) == 200
    for row in (0, 57, 199):
        words = model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        game = games[row]
        assert words.endswith(f"+{game.xp} XP")
        assert f"{game.players} people" in words
        assert game.role in words
        assert ("on target" in words) is (game.on_target is not None)


def test_keys_go_through_the_games(screen: PersonScreen) -> None:
    button(screen, "games").click()
    games = games_list(screen)
    games.setFocus(Qt.FocusReason.TabFocusReason)
    assert games.currentIndex().row() == 0
    QTest.keyClick(games, Qt.Key.Key_Down)
    assert games.currentIndex().row() == 1
    QTest.keyClick(games, Qt.Key.Key_End)
    assert games.currentIndex().row() == 199
    assert games.verticalScrollBar().value() == games.verticalScrollBar().maximum()


def test_the_page_that_is_open_stays_open_for_the_same_one_only(screen: PersonScreen) -> None:
    view = somebody("Ada", 200)
    button(screen, "games").click()
    screen.show_person(replace(view, title="Phantom"))
    assert games_list(screen).isVisible()
    screen.show_person(somebody("Ada", 3))
    assert button(screen, "overview").isChecked()
    assert not games_list(screen).isVisible()


@pytest.mark.usefixtures("qapp")
def test_a_number_is_larger_than_its_label_in_large_text_too() -> None:
    stand = Stand(SCENES["person"], NAMES["plain"][:4], language="pl")
    stand.lay_out((800, 600), 2.0)
    for tile in stand.screen.findChildren(StatTile):
        number, label, *_ = texts(tile)
        assert number.px >= 1.3 * label.px
        assert label.px > 21, "it grows as far as that"
    stand.clear_away()
