"""The gallery of titles: each can be looked at on the card, and only one's own can be worn."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from spyword_engine.progress.titles import Title, titles
from spyword_qt import title_wording
from spyword_qt.screens.seen_people import TitlesView
from spyword_qt.screens.titles import TitlesScreen
from spyword_qt.theme import icons
from spyword_qt.widgets.guard import SECONDS
from spyword_qt.widgets.name_card import NameCard
from spyword_qt.widgets.title_coin import TitleCoin
from tests.layout.choices import NAMES
from tests.layout.painted import texts
from tests.layout.scenes import SCENES
from tests.layout.somebody import somebody
from tests.layout.stand import Stand
from tests.qt.conftest import Clock
from tests.qt.pages import button, label, shown

VIEW: TitlesView = somebody("Ada", 200).titles
WORN = next(title for title in VIEW.titles if title.is_worn)
EARNED = next(title for title in VIEW.titles if title.earned is not None and not title.is_worn)
LOCKED = next(title for title in VIEW.titles if title.earned is None and title.have)


@pytest.fixture
def screen(clock: Clock, room: QWidget) -> TitlesScreen:
    return put_up(clock, room, VIEW)


def put_up(clock: Clock, room: QWidget, view: TitlesView, chosen: str = "") -> TitlesScreen:
    screen = TitlesScreen(clock, room)
    screen.show_titles(view, chosen)
    shown(screen)
    screen.enter()
    clock.pass_by(SECONDS)
    return screen


def coin(screen: QWidget, title: str) -> TitleCoin:
    found = screen.findChild(TitleCoin, f"title_{title}")
    assert isinstance(found, TitleCoin)
    return found


def card(screen: QWidget) -> str:
    found = screen.findChild(NameCard)
    assert isinstance(found, NameCard)
    return found.accessibleName()


@pytest.mark.parametrize("title", titles().values(), ids=titles().keys())
def test_each_title_says_how_it_is_earned_and_has_a_sign(title: Title) -> None:
    scope, stat, count = title.scope, title.stat, title.at_least
    sentence = title_wording.how_to_earn(scope, stat, count)
    assert sentence.endswith(".")
    assert "%n" not in sentence
    assert "{" not in sentence
    assert count == 1 or str(count) in sentence
    assert title_wording.family(scope, stat).name
    assert title_wording.glyph(scope, stat) in icons.NAMES


def test_no_two_families_share_a_name_or_a_sign() -> None:
    kinds = {(title.scope, title.stat) for title in titles().values()}
    families = [title_wording.family(*kind) for kind in kinds]
    assert len({family.name for family in families}) == len(kinds) == 21
    assert len({family.glyph for family in families}) == len(kinds)


def test_what_no_title_asks_for_has_no_words() -> None:
    for scope in ("word", "general"):
        with pytest.raises(ValueError, match="no title"):
            title_wording.how_to_earn(scope, "seconds", 1)
        with pytest.raises(ValueError, match="no title"):
            title_wording.family(scope, "seconds")


def test_all_are_there_and_the_worn_one_is_on_the_card(screen: TitlesScreen) -> None:
    assert len(screen.findChildren(TitleCoin)) == 66
    assert card(screen) == f"Ada, {WORN.name}"
    assert coin(screen, WORN.id).isChecked()
    assert coin(screen, WORN.id).accessibleName() == f"{WORN.name}, worn now"
    assert button(screen, "take_off_title").isVisible()
    assert not button(screen, "wear_title").isVisible()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("language", "slanted"), [("it", {True}), ("pl", {False})])
def test_all_titles_stand_alike(language: str, slanted: set[bool]) -> None:
    stand = Stand(SCENES["titles"], NAMES["plain"][:4], language=language)
    coins = stand.screen.findChildren(TitleCoin)
    pieces = [piece for coin in coins for piece in texts(coin)]
    assert {piece.is_slanted for piece in pieces if piece.text in {coin.text() for coin in coins}} == slanted
    stand.clear_away()


@pytest.mark.usefixtures("qapp")
def test_a_word_that_the_coin_has_room_for_is_not_broken() -> None:
    stand = Stand(SCENES["titles"], NAMES["plain"][:4], language="pl")
    stand.lay_out((1280, 800), 1.0)
    pieces = {piece.text.strip() for coin in stand.screen.findChildren(TitleCoin) for piece in texts(coin)}
    assert "Wszystkowidzące" in pieces
    stand.clear_away()


def test_a_tap_shows_another_on_the_card(screen: TitlesScreen) -> None:
    coin(screen, EARNED.id).click()
    assert card(screen) == f"Ada, {EARNED.name}"
    assert label(screen, "how_far").text().startswith("Earned on ")
    assert button(screen, "wear_title").isEnabled()
    assert [one.isChecked() for one in screen.findChildren(TitleCoin)].count(True) == 1


def test_one_that_is_not_theirs_says_how_far_they_are_and_cannot_be_worn(
    qtbot: QtBot, screen: TitlesScreen
) -> None:
    coin(screen, LOCKED.id).click()
    assert label(screen, "how_far").text() == f"{LOCKED.have} / {LOCKED.at_least}"
    assert label(screen, "how_to_earn").text() == title_wording.how_to_earn(
        LOCKED.scope, LOCKED.stat, LOCKED.at_least
    )
    assert not button(screen, "wear_title").isEnabled()
    with qtbot.assertNotEmitted(screen.wear):
        button(screen, "wear_title").click()


def test_one_is_put_on_and_taken_off(qtbot: QtBot, screen: TitlesScreen) -> None:
    with qtbot.waitSignal(screen.wear, timeout=0) as taken_off:
        button(screen, "take_off_title").click()
    assert taken_off.args == [""]
    coin(screen, EARNED.id).click()
    with qtbot.waitSignal(screen.wear, timeout=0) as put_on:
        button(screen, "wear_title").click()
    assert put_on.args == [EARNED.id]


def test_what_was_chosen_stays_chosen_when_it_is_shown_anew(screen: TitlesScreen) -> None:
    coin(screen, EARNED.id).click()
    worn = tuple(replace(title, is_worn=title.id == EARNED.id) for title in VIEW.titles)
    screen.show_titles(replace(VIEW, titles=worn))
    assert card(screen) == f"Ada, {EARNED.name}"
    assert button(screen, "take_off_title").isVisible()


def test_it_opens_at_the_title_that_was_asked_for_and_forgets_it(clock: Clock, room: QWidget) -> None:
    screen = put_up(clock, room, VIEW, LOCKED.id)
    assert card(screen) == f"Ada, {LOCKED.name}"
    assert screen.focusWidget() is coin(screen, LOCKED.id)
    assert not coin(screen, LOCKED.id).visibleRegion().isEmpty()
    screen.forget()
    screen.show_titles(VIEW)
    assert card(screen) == f"Ada, {WORN.name}"


def test_the_one_that_is_shown_stays_in_view_as_the_window_changes(
    screen: TitlesScreen, room: QWidget
) -> None:
    worn = next(title for title in VIEW.titles if title.is_worn)
    for size in ((800, 600), (1920, 1080), (800, 1280)):
        room.resize(*size)
        screen.resize(*size)
        QApplication.processEvents()
        shown_coin = coin(screen, worn.id)
        assert shown_coin.visibleRegion().boundingRect() == shown_coin.rect(), size


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080), (800, 1280)])
def test_how_one_is_earned_is_seen_whole_in_large_letters(
    screen: TitlesScreen, room: QWidget, size: tuple[int, int]
) -> None:
    coin(screen, LOCKED.id).click()
    room.resize(*size)
    screen.resize(*size)
    screen.set_text_size(2.0)
    QApplication.processEvents()
    for name in ("how_to_earn", "how_far"):
        words = label(screen, name)
        assert words.visibleRegion().boundingRect() == words.rect()


def test_tab_comes_to_one_coin_and_arrows_to_the_others(screen: TitlesScreen) -> None:
    stops = [one for one in screen.findChildren(TitleCoin) if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [coin(screen, WORN.id)]
    first, second = coin(screen, "newcomer"), coin(screen, "table_regular")
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert screen.focusWidget() is second
    QTest.keyClick(second, Qt.Key.Key_Return)
    assert card(screen) == "Ada, Table Regular"
    QTest.keyClick(second, Qt.Key.Key_Down)
    assert screen.focusWidget() is not second


def test_esc_leads_back(qtbot: QtBot, screen: TitlesScreen) -> None:
    with qtbot.waitSignal(screen.back, timeout=0):
        QTest.keyClick(screen, Qt.Key.Key_Escape)
