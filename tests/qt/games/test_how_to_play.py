"""How to play, in two minutes: a step at a time, by keys and taps, whatever the table plays."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QSize, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from spyword_engine.settings import complete, recommended
from spyword_qt import languages
from spyword_qt.bandit.rules_text import rulebook as bandit_rulebook
from spyword_qt.game_kind import GameKind
from spyword_qt.screens import tour
from spyword_qt.screens.rulebook import Rulebook
from spyword_qt.screens.rules import RulesScreen
from spyword_qt.screens.rules_text import rulebook
from spyword_qt.screens.tour_room import TourRoom, ways_to_lie
from spyword_qt.screens.tour_text import tour_steps
from spyword_qt.spoken import LANGUAGES
from spyword_qt.store import library
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.motion import Span
from spyword_qt.theme.tokens import DARK, LIGHT, Colours, palette
from spyword_qt.widgets.buttons import Button
from spyword_qt.widgets.column import PageColumn
from spyword_qt.widgets.guard import SECONDS
from spyword_qt.widgets.text import Text, TextRole
from spyword_qt.widgets.tour_picture import TourPicture, TourScene
from tests.qt.conftest import Clock
from tests.qt.games.party import Party
from tests.qt.onlookers import put_up, seen

SIZES = ((800, 600), (1280, 800), (1920, 1080), (800, 1280))
STEPS = tour_steps(recommended(7))


@pytest.fixture
def rules(qtbot: QtBot, clock: Clock) -> RulesScreen:
    screen = RulesScreen(clock, partial(rulebook, None))
    put_up(qtbot, screen)
    screen.enter()
    clock.pass_by(SECONDS)
    return screen


def button(screen: QWidget, name: str) -> QAbstractButton:
    found = screen.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton)
    return found


def picture(screen: QWidget) -> TourPicture:
    found = screen.findChild(TourPicture)
    assert isinstance(found, TourPicture)
    return found


def column(screen: QWidget) -> PageColumn:
    found = screen.findChild(PageColumn)
    assert isinstance(found, PageColumn)
    return found


def titles(screen: QWidget) -> set[str]:
    return {label.text() for label in screen.findChildren(QLabel) if label.isVisible()}


def still(party: Party) -> list[str]:
    """What is read on the screen, but for the clock."""
    return [text for text in party.texts() if not re.search(r"\d:\d\d", text)]


def test_it_is_the_first_thing_among_the_rules(rules: RulesScreen) -> None:
    assert STEPS[0].title in titles(rules)
    assert button(rules, "tour_next").hasFocus()
    assert button(rules, "how_to_play").isChecked()


def test_one_press_after_the_other_leads_through_and_out(rules: RulesScreen, qtbot: QtBot) -> None:
    for step in STEPS[:-1]:
        assert step.title in titles(rules)
        QTest.keyClick(rules.focusWidget(), Qt.Key.Key_Return)
    assert STEPS[-1].title in titles(rules)
    with qtbot.waitSignal(rules.back, timeout=100):
        QTest.keyClick(rules.focusWidget(), Qt.Key.Key_Return)


def test_arrow_keys_lead_on_and_back(rules: RulesScreen) -> None:
    QTest.keyClick(rules.focusWidget(), Qt.Key.Key_Left)
    assert STEPS[0].title in titles(rules)
    QTest.keyClick(rules.focusWidget(), Qt.Key.Key_Right)
    QTest.keyClick(rules.focusWidget(), Qt.Key.Key_Right)
    assert STEPS[2].title in titles(rules)
    QTest.keyClick(rules.focusWidget(), Qt.Key.Key_Left)
    assert STEPS[1].title in titles(rules)


def test_a_tap_on_the_picture_leads_on_and_near_its_left_edge_back(rules: RulesScreen) -> None:
    shown = picture(rules)
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton)
    assert STEPS[1].title in titles(rules)
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=QPoint(10, shown.height() // 2))
    assert STEPS[0].title in titles(rules)


def test_at_the_first_step_there_is_no_way_back_and_the_focus_stays(rules: RulesScreen) -> None:
    QTest.keyClick(rules.focusWidget(), Qt.Key.Key_Right)
    back = button(rules, "tour_back")
    back.setFocus()
    QTest.keyClick(back, Qt.Key.Key_Return)
    assert not back.isEnabled()
    assert button(rules, "tour_next").hasFocus()


def test_the_buttons_stay_where_they_are_at_every_step(rules: RulesScreen) -> None:
    places = set()
    for _ in STEPS:
        onwards = button(rules, "tour_next")
        places.add(onwards.mapTo(rules, QPoint()).toTuple())
        QTest.keyClick(rules.focusWidget(), Qt.Key.Key_Right)
    assert len(places) == 1


def test_the_full_rules_are_one_press_away_and_stay_chosen(rules: RulesScreen, clock: Clock) -> None:
    button(rules, "all_rules").click()
    assert STEPS[0].title not in titles(rules)
    assert "How it is played" in titles(rules)
    rules.enter()
    assert "How it is played" in titles(rules)


def test_what_the_table_does_not_play_is_left_out() -> None:
    plain = complete(8, {"ghost": False, "spies": 2, "speaking_mode": "sentence", "discussion_seconds": None})
    steps = tour_steps(plain)
    assert TourScene.GHOST not in {step.scene for step in steps}
    told = " ".join(f"{step.title} {step.text} {' '.join(step.words)}" for step in steps)
    assert "ghost" not in told.lower()
    assert "clock" not in told
    assert "spies have one like it" in told
    assert "One sentence" in told
    knowing = tour_steps(complete(8, {"spies_know_role": True}))
    assert "you wouldn’t know" not in knowing[0].text


def test_no_package_is_given_away() -> None:
    packs = library.Library.load(library.default_folder()).packs
    words = {text.lower() for pack in packs for word in pack.package("en").words for text in word}
    assert words
    assert not {"peach", "plum"} & words


@pytest.mark.parametrize("scene", list(TourScene))
@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_every_picture_happens_and_then_stands_still(
    qtbot: QtBot, colours: Colours, scene: TourScene
) -> None:
    step = next(step for step in (*STEPS, *bandit_rulebook().steps) if step.scene is scene)
    shown = TourPicture()
    qtbot.addWidget(shown)
    shown.setPalette(palette(colours))
    shown.resize(500, 500)
    shown.show_scene(step.scene, step.words)
    shown.show()
    end = seen(shown)
    shown.play()
    assert seen(shown) != end
    movement = shown.findChild(QVariantAnimation)
    assert isinstance(movement, QVariantAnimation)
    movement.setCurrentTime(Span.TOUR.milliseconds // 2)
    assert seen(shown) != end
    movement.setCurrentTime(Span.TOUR.milliseconds)
    assert seen(shown) == end


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off_and_the_buttons_stay(
    qtbot: QtBot, clock: Clock, size: tuple[int, int], text: float
) -> None:
    screen = RulesScreen(clock, partial(rulebook, None))
    put_up(qtbot, screen, size, text=text)
    screen.enter()
    clock.pass_by(SECONDS)
    for _ in STEPS:
        for child in screen.findChildren(Button):
            if child.isVisible():
                assert child.heightForWidth(child.width()) <= child.height(), child.text()
        for name in ("tour_next", "tour_back", "how_to_play", "all_rules", "back"):
            control = button(screen, name)
            assert min(control.width(), control.height()) >= 48, name
            place = control.rect().translated(control.mapTo(screen, QPoint()))
            assert screen.rect().contains(place), name
        shown = picture(screen)
        assert min(shown.width(), shown.height()) >= 0.35 * min(size)
        assert not column(screen).scrolls()
        button(screen, "tour_next").click()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_to_be_scrolled_to_under_large_letters(
    qtbot: QtBot, clock: Clock, language: str
) -> None:
    size = min(SIZES)
    languages.speak(language)
    try:
        for write in (partial(rulebook, None), bandit_rulebook):
            screen = RulesScreen(clock, write)
            put_up(qtbot, screen, size, text=2.0)
            assert not column(screen).scrolls()
            words = screen.findChild(Text, "tour_text")
            assert isinstance(words, Text)
            letters = words.shown(words.width()).font.pixelSize()
            assert letters >= Metrics(*size, 2.0).font(TextRole.NOTE.value.size)
    finally:
        languages.speak("en")


def test_a_step_lies_as_if_the_window_had_opened_on_it_and_measures_nothing_anew(
    rules: RulesScreen, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules.set_text_size(1.5)
    measured: list[int] = []

    def tried(m: Metrics, room: QSize) -> Iterator[TourRoom]:
        measured.append(1)
        return ways_to_lie(m, room)

    monkeypatch.setattr(tour, "ways_to_lie", tried)
    count = len(rulebook(None).steps) - 1
    for pressed, name in enumerate((*("tour_next",) * count, "tour_back", "tour_back"), start=1):
        clock.pass_by(SECONDS)
        measured.clear()
        button(rules, name).click()
        assert not measured, pressed
        gone_to = _lying(rules)
        rules.refresh()
        assert _lying(rules) == gone_to, pressed


@pytest.mark.parametrize(
    ("size", "language", "text"),
    [((800, 600), "it", 1.5), ((800, 1280), "zh", 2.0)],
)
def test_buttons_have_one_place_and_form_in_both_games_at_home_and_at_a_table(
    qtbot: QtBot, clock: Clock, size: tuple[int, int], language: str, text: float
) -> None:
    of_words = partial(rulebook, None)
    shown: tuple[tuple[Callable[[], Rulebook], GameKind | None], ...] = (
        (of_words, None),
        (bandit_rulebook, "bandit"),
    )
    languages.speak(language)
    try:
        seen_at: dict[str, set[object]] = {name: set() for name in ("tour_next", "tour_back")}
        for write, game in shown:
            screen = RulesScreen(clock, write)
            screen.show_rules(write, game)
            put_up(qtbot, screen, size, text=text)
            for _ in write().steps:
                for name, places in seen_at.items():
                    control = button(screen, name)
                    assert isinstance(control, Button)
                    letters = control.letters_at(control.width())
                    places.add((control.mapTo(screen, QPoint()).toTuple(), control.size().toTuple(), letters))
                picture(screen).onwards.emit()
    finally:
        languages.speak("en")
    assert all(len(places) == 1 for places in seen_at.values()), seen_at


def test_a_picture_takes_the_room_that_few_words_leave(qtbot: QtBot, clock: Clock) -> None:
    languages.speak("zh")
    try:
        screen = RulesScreen(clock, bandit_rulebook)
        screen.show_rules(bandit_rulebook, "bandit")
        put_up(qtbot, screen, (800, 1280), text=2.0)
        sides = []
        for _ in bandit_rulebook().steps:
            sides.append(min(picture(screen).size().toTuple()))
            picture(screen).onwards.emit()
    finally:
        languages.speak("en")
    assert sides[1] == min(sides) < 0.7 * sides[0]


@pytest.mark.parametrize(("size", "language"), [((800, 600), "it"), ((1280, 800), "en")])
def test_only_a_long_step_is_in_smaller_letters_than_people_prefer(
    qtbot: QtBot, clock: Clock, size: tuple[int, int], language: str
) -> None:
    languages.speak(language)
    try:
        screen = RulesScreen(clock, bandit_rulebook)
        screen.show_rules(bandit_rulebook, "bandit")
        put_up(qtbot, screen, size, text=2.0)
        wanted = Metrics(*size, 2.0)
        words = screen.findChild(Text, "tour_text")
        assert isinstance(words, Text)
        letters = []
        for _ in bandit_rulebook().steps:
            letters.append(words.shown(words.width()).font.pixelSize())
            assert len(letters) == 2 or picture(screen).isVisible()
            picture(screen).onwards.emit()
    finally:
        languages.speak("en")
    assert letters[1] == min(letters) >= wanted.with_text(1.25).font(TextRole.BODY.value.size)
    assert sorted(letters)[1] >= wanted.font(TextRole.NOTE.value.size)
    games = [button(screen, f"rules_of_{game}") for game in ("word", "bandit")]
    assert all(tile.width() >= tile.sizeHint().width() for tile in games), "a name is broken"


def _lying(screen: QWidget) -> list[tuple[str, tuple[int, int], tuple[int, int]]]:
    """What is seen of the steps, and where."""
    parts = (*column(screen).findChildren(QWidget), picture(screen))
    return [
        (type(part).__name__, part.mapTo(screen, QPoint()).toTuple(), part.size().toTuple())
        for part in parts
        if part.isVisible()
    ]


def test_home_offers_it_whoever_has_played_before(party: Party) -> None:
    party.press("how_to_play")
    assert party.screen == "rules"
    assert party.reads(STEPS[0].title)
    party.press("back")
    assert party.screen == "home"
    party.deal(4)
    party.menu("rules")
    party.press("back")
    party.menu("give_up", "act")
    party.press("how_to_play")
    assert party.reads(STEPS[0].title), "not the rules that were looked up in the game"


@pytest.mark.parametrize("until", ["clue", "discussion", "result"])
def test_it_is_reached_from_the_table_and_left_to_where_it_was(party: Party, until: str) -> None:
    party.deal(4)
    party.play(until)
    before = still(party)
    party.menu("rules")
    assert party.reads("How it is played")
    assert not party.offers("tour_next")
    party.press("how_to_play", "tour_next", "tour_next", "back")
    assert party.screen == until
    assert still(party) == before
