"""Clue and discussion say where games stand that were really played; all public screens fit their windows."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QWidget

from spyword_qt.clock import ClockView
from spyword_qt.people import guests
from spyword_qt.screens.roster import Roster
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen import Offers
from spyword_qt.screens.table_menu import TableMenu
from spyword_qt.seating import seat_people
from spyword_qt.widgets.changing_button import ChangingButton
from spyword_qt.widgets.column import PageColumn
from spyword_qt.widgets.standing_panel import ROW, StandingPanel
from spyword_qt.widgets.table_disc import TableDisc
from spyword_qt.widgets.text import Text
from tests.layout.page import place, scroll_of, scrolls, seen
from tests.layout.painted import texts
from tests.layout.scenes import SCENES
from tests.layout.stand import Stand
from tests.qt.conftest import Clock
from tests.qt.pages import TIE, button, clue, discussion, label, over, result, said, shown
from tests.qt.played import NAMES, Played

ODD_NAMES = (
    "Aleksandra Nowakowska-Wi",
    "Bartholomew Featherstone",
    "王小明",
    "Mi🦊ka",
    "W" * 24,
    "李",
    "Ann",
    "Ben",
    "Åse",
    "Zoë",
    "Iñigo",
    "欧阳娜娜",
)
SIZES = ((800, 600), (1280, 800), (1920, 1080), (800, 1280))


# Clues


def test_the_speaker_is_named_and_nobody_else_is_in_that_label(clock: Clock, room: QWidget) -> None:
    screen = clue(Played(7).to_clues().clues(3), clock, room)
    assert label(screen, "speaker").text() == "Ben"
    assert "Then Sofia." in said(screen)
    assert "One word, out loud." in said(screen)


def test_the_last_clue_says_what_comes_next(clock: Clock, room: QWidget) -> None:
    screen = clue(Played(4, speaking_mode="sentence").to_clues().clues(3), clock, room)
    assert "Then you all talk it over." in said(screen)
    assert "One sentence, out loud." in said(screen)


def test_the_table_says_that_it_shows_the_speaking_order(clock: Clock, room: QWidget) -> None:
    game = Played(4, order=(2, 0, 3, 1)).to_clues().clues(1)
    disc = clue(game, clock, room).findChild(TableDisc)
    assert disc is not None
    assert "Speaking order" in disc.accessibleName()
    assert disc.accessibleDescription() == "1 Łucja, 2 Ann, 3 Ben, 4 Marco"
    talk = discussion(game.clues(3), clock, room, None).findChild(TableDisc)
    assert talk is not None
    assert talk.accessibleDescription() == "1 Łucja, 2 Ann, 3 Ben, 4 Marco"


def test_a_duel_says_that_it_is_one(clock: Clock, room: QWidget) -> None:
    game = Played(7).vote(TIE).go_on()
    screen = clue(game, clock, room)
    assert label(screen, "speaker").text() == "Marco"
    assert "Duel: your clue" in said(screen)
    screen.show_clue(game.clues(1).view, seat_people(guests(game.view.players)))
    assert "Then the others vote." in said(screen)


def test_a_title_is_worn_by_its_speaker_only(clock: Clock, room: QWidget) -> None:
    game = Played(4).to_clues()
    people = seat_people(guests(game.view.players))
    people = (replace(people[0], title="Iron Nerves"), *people[1:])
    screen = clue(game, clock, room)
    screen.show_clue(game.view, people)
    assert "Iron Nerves" in said(screen)
    screen.show_clue(game.clues(1).view, people)
    assert "Iron Nerves" not in said(screen)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_the_rule_of_a_clue_grows_with_the_text_beside_a_long_word_on_the_button(
    size: tuple[int, int],
) -> None:
    stand = Stand(SCENES["clue in a duel"], NAMES[:4], language="pl")
    letters = []
    for text in (1.0, 1.5, 2.0):
        stand.lay_out(size, text)
        pieces = [piece for shown in stand.screen.findChildren(Text) for piece in texts(shown)]
        letters.append(next(piece.px for piece in pieces if "Ani samo słowo" in piece.text))
        assert not any(scrolls(area) for area in stand.screen.findChildren(QScrollArea))
    assert min(letters[1:]) >= 1.25 * letters[0]
    stand.clear_away()


def test_clues_and_looks_are_told_once_the_guard_is_open(clock: Clock, room: QWidget) -> None:
    screen = clue(Played(7).to_clues(), clock, room)
    shown(screen).enter()
    told: list[str] = []
    screen.gave_clue.connect(lambda: told.append("clue"))
    screen.check_word.connect(lambda: told.append("look"))
    screen.menu.connect(lambda: told.append("menu"))
    button(screen, "gave_clue").click()
    assert told == []
    clock.pass_by(0.5)
    for name in ("gave_clue", "check_word", "table_menu"):
        button(screen, name).click()
    assert told == ["clue", "look", "menu"]


# Discussion


@pytest.mark.parametrize(
    ("left", "text"), [(90, "1:30"), (63.4, "1:04"), (60, "1:00"), (9.2, "0:10"), (0.4, "0:01"), (0, "0:00")]
)
def test_the_countdown_is_told_in_minutes_and_seconds(
    left: float, text: str, clock: Clock, room: QWidget
) -> None:
    screen = discussion(Played(7).to_discussion(), clock, room, ClockView(left, 90, False))
    assert label(screen, "countdown").text() == text


def test_the_last_ten_seconds_are_named(clock: Clock, room: QWidget) -> None:
    screen = discussion(Played(7).to_discussion(), clock, room, ClockView(10.5, 90, False))
    assert not any("Last seconds" in text for text in said(screen))
    screen.show_clock(ClockView(10, 90, False))
    assert any("Last seconds" in text for text in said(screen))


def test_a_paused_clock_says_so_and_offers_to_go_on(clock: Clock, room: QWidget) -> None:
    screen = discussion(Played(7).to_discussion(), clock, room, ClockView(50, 90, False))
    assert button(screen, "pause").text() == "Pause"
    screen.show_clock(ClockView(50, 90, True))
    assert button(screen, "pause").text() == "Resume"
    assert any("Paused" in text for text in said(screen))
    screen.show_clock(ClockView(49, 90, False))
    assert button(screen, "pause").text() == "Pause"


@pytest.mark.parametrize(
    ("reveals", "question"), [(True, "Who has no word?"), (False, "Who holds the other word?")]
)
def test_the_question_is_about_who_is_left_as_far_as_the_table_knows(
    reveals: bool, question: str, clock: Clock, room: QWidget
) -> None:
    game = Played(7, ghost=2, reveal_roles=reveals)
    assert "Who holds the other word?" in said(shown(discussion(game.to_discussion(), clock, room, None)))
    later = game.vote({}, otherwise=1).go_on().to_discussion()
    assert question in said(shown(discussion(later, clock, room, None)))


@pytest.mark.parametrize(("size", "players"), [((800, 600), 12), ((1280, 800), 7)])
def test_the_way_to_the_vote_is_never_in_smaller_letters_than_what_is_beside_it(
    size: tuple[int, int], players: int, clock: Clock, room: QWidget
) -> None:
    screen = discussion(Played(players).to_discussion(), clock, room, ClockView(50, 90, False))
    screen.set_text_size(2.0)
    shown(screen, size)
    button(screen, "start_vote").setText("Przejdź do głosowania")
    button(screen, "check_word").setText("Pokaż moje słowo")
    screen.refresh()
    main, minor = (
        max(piece.px for piece in texts(button(screen, name))) for name in ("start_vote", "check_word")
    )
    assert minor <= main


def test_the_time_that_runs_on_is_seen_on_what_lies_over_the_table(clock: Clock, room: QWidget) -> None:
    screen = discussion(Played(7).to_discussion(), clock, room, ClockView(50, 90, False))
    shown(screen)
    for panel in (
        Roster(screen, ()),
        TableMenu(screen, Offers(undo=True, redeal=True, more_time=True, leavers=())),
    ):
        panel.open()
        assert label(panel, "aside").isVisible()
        assert label(panel, "aside").text() == "0:50"
        screen.show_clock(ClockView(49, 90, False))
        assert label(panel, "aside").text() == "0:49"
        screen.show_clock(ClockView(50, 90, False))
        panel.dismiss()


def test_without_a_clock_nothing_is_told_aside(clock: Clock, room: QWidget) -> None:
    screen = shown(discussion(Played(7, discussion_seconds=None).to_discussion(), clock, room, None))
    roster = Roster(screen, ())
    roster.open()
    assert not label(roster, "aside").isVisible()


def test_a_clock_that_stood_still_says_so(clock: Clock, room: QWidget) -> None:
    screen = discussion(Played(7).to_discussion(), clock, room, ClockView(50, 90, False))
    screen.show_clock(ClockView(50, 90, True, True))
    assert "The device was asleep, so the clock is paused." in said(screen)
    screen.show_clock(ClockView(50, 90, False))
    assert "The device was asleep, so the clock is paused." not in said(screen)


@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (800, 1280)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_clock_that_stands_is_to_go_on_and_no_second_tap_ends_the_talk(
    size: tuple[int, int], text: float, clock: Clock, room: QWidget
) -> None:
    screen = discussion(Played(7).to_discussion(), clock, room, ClockView(50, 90, False))
    screen.set_text_size(text)
    shown(screen, size)
    vote, pause = button(screen, "start_vote"), button(screen, "pause")
    assert isinstance(vote, ChangingButton)
    assert isinstance(pause, ChangingButton)

    def places() -> tuple[QRect, QRect]:
        screen.refresh()
        first, second = (QRect(one.mapTo(screen, QPoint()), one.size()) for one in (vote, pause))
        return first, second

    running = places()
    for asleep in (False, True):
        vote.setFocus()
        screen.show_clock(ClockView(50, 90, True, asleep))
        assert (vote.is_main(), pause.is_main()) == (False, True)
        assert screen.window().focusWidget() is pause
        stopped = places()
        assert stopped[1].height() >= stopped[0].height()
        assert not running[1].intersects(stopped[0])
        screen.show_clock(ClockView(49, 90, False))
        assert (vote.is_main(), pause.is_main()) == (True, False)
        assert not stopped[1].intersects(running[0]) or not screen.guard.is_open()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [(1280, 800), (800, 600), (800, 1280)])
def test_what_lets_the_talk_go_on_is_no_narrower_than_a_quiet_button_beside_it(size: tuple[int, int]) -> None:
    stand = Stand(SCENES["discussion, stopped"], ("Ann", "Marco", "Łucja", "Ben"), language="zh")
    stand.lay_out(size, 1.0)
    main, quiet = button(stand.screen, "pause"), button(stand.screen, "check_word")
    assert main.width() >= quiet.width()
    stand.clear_away()


def test_talk_without_limit_has_no_countdown_and_no_pause(clock: Clock, room: QWidget) -> None:
    game = Played(7, discussion_seconds=None).to_discussion()
    screen = shown(discussion(game, clock, room, None))
    assert label(screen, "countdown").text() == ""
    assert not button(screen, "pause").isVisible()


def test_open_roles_are_counted_by_side(clock: Clock, room: QWidget) -> None:
    game = Played(7, ghost=2).vote({}, otherwise=1).go_on().to_discussion()
    screen = discussion(game, clock, room, ClockView(50, 90, False))
    assert "5 citizens; no spy, Out: Marco; the ghost" in said(screen)


def test_hidden_roles_are_not_told(clock: Clock, room: QWidget) -> None:
    game = Played(7, ghost=2, reveal_roles=False).vote({}, otherwise=1).go_on().to_discussion()
    screen = discussion(game, clock, room, ClockView(50, 90, False))
    assert "Roles hidden, Out: Marco" in said(screen)
    assert not any("spy" in text.lower() or "ghost" in text.lower() for text in said(screen))


def test_the_vote_the_look_and_the_pause_are_told(clock: Clock, room: QWidget) -> None:
    screen = discussion(Played(7).to_discussion(), clock, room, ClockView(50, 90, False))
    told: list[str] = []
    screen.start_vote.connect(lambda: told.append("vote"))
    screen.check_word.connect(lambda: told.append("look"))
    screen.pause.connect(lambda: told.append("pause"))
    for name in ("start_vote", "check_word", "pause"):
        button(screen, name).click()
    assert told == ["vote", "look", "pause"]


# That it all fits


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("players", [8, 12])
def test_everybody_is_found_by_name_at_the_table_of_a_small_window(
    players: int, text: float, clock: Clock, room: QWidget
) -> None:
    screens = (
        clue(Played(players).to_clues(), clock, room),
        discussion(Played(players).to_discussion(), clock, room, ClockView(50, 90, False)),
    )
    for screen in screens:
        screen.set_text_size(text)
        disc = shown(screen, (800, 600)).findChild(TableDisc)
        assert set(NAMES[:players]) <= {piece.text for piece in texts(disc)}
        assert all(chip.width() >= 46 for chip in disc.chip_rects())
        screen.hide()


@pytest.mark.parametrize("size", SIZES)
def test_two_in_a_duel_are_found_by_name_on_large_chips(
    size: tuple[int, int], clock: Clock, room: QWidget
) -> None:
    screen = clue(Played(7).to_discussion().vote(TIE).go_on(), clock, room)
    disc = shown(screen, size).findChild(TableDisc)
    assert sum(piece.text in NAMES for piece in texts(disc)) == 2
    assert all(chip.width() >= 60 for chip in disc.chip_rects())


def test_at_the_largest_window_one_long_name_makes_no_other_small(clock: Clock, room: QWidget) -> None:
    disc = shown(clue(Played(ODD_NAMES).to_clues(), clock, room), (3840, 2160)).findChild(TableDisc)
    assert min(piece.px for piece in texts(disc) if piece.text in ODD_NAMES) >= 30


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_large_letters_break_no_words_of_the_discussions_buttons(
    size: tuple[int, int], clock: Clock, room: QWidget
) -> None:
    screen = discussion(Played(12).to_discussion(), clock, room, ClockView(50, 90, False))
    screen.set_text_size(2.0)
    shown(screen, size)
    for name in ("start_vote", "check_word", "pause"):
        assert len(list(texts(button(screen, name)))) == 1


def test_who_is_out_is_written_in_letters_of_one_size(clock: Clock, room: QWidget) -> None:
    game = Played(12, ghost=5).vote({}, otherwise=1).go_on().vote({}, otherwise=0).go_on().to_discussion()
    screen = discussion(game, clock, room, None)
    screen.set_text_size(2.0)
    panel = shown(screen, (800, 600)).findChild(StandingPanel)
    assert len({piece.px for piece in texts(panel) if piece.text in NAMES}) == 1


def crowded(screen_name: str, clock: Clock, room: QWidget) -> Screen:
    """Twelve with long names, some out, whatever the screen."""
    game = Played(ODD_NAMES, spies=(1, 3), ghost=5)
    if screen_name == "clue":
        return clue(game.vote({}, otherwise=0).go_on().clues(3), clock, room)
    if screen_name == "discussion":
        game.vote({}, otherwise=1).go_on().vote({}, otherwise=0).go_on().to_discussion()
        return discussion(game, clock, room, ClockView(7, 90, True, True))
    if screen_name == "result":
        return result(game.vote({seat: (seat + 1) % 12 for seat in range(12)}), clock, room)
    game.vote({}, otherwise=1).go_on().vote({}, otherwise=3).go_on()
    return over(game.vote({}, otherwise=5).go_on().guess("a very long guess that goes on"), clock, room)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["clue", "discussion", "result", "over"])
def test_every_button_lies_whole_on_the_screen_and_none_on_another(
    name: str, size: tuple[int, int], text: float, clock: Clock, room: QWidget
) -> None:
    screen = crowded(name, clock, room)
    screen.set_text_size(text)
    shown(screen, size)
    buttons = [one for one in screen.findChildren(QAbstractButton) if one.isVisible()]
    assert buttons
    for i, one in enumerate(buttons):
        # An end may scroll.
        assert scroll_of(one) is not None or screen.rect().contains(place(one, screen))
        assert not any(seen(one, screen).intersects(seen(other, screen)) for other in buttons[:i])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["clue", "discussion", "result", "over"])
def test_no_text_is_cut_off_or_lies_under_another(
    name: str, size: tuple[int, int], clock: Clock, room: QWidget
) -> None:
    screen = crowded(name, clock, room)
    shown(screen, size)
    places = []
    for one in screen.findChildren(Text):
        if one.isVisible() and one.text():
            assert one.height() >= one.heightForWidth(one.width())
            place = one.rect().translated(one.mapTo(screen, one.rect().topLeft()))
            assert screen.rect().contains(place)
            assert not any(place.intersects(other) for other in places)
            places.append(place)


# Large letters, large windows


def twelve() -> Played:
    game = Played(12, spies=(1, 3), ghost=5).vote({}, otherwise=1).go_on()
    return game.vote({}, otherwise=0).go_on().to_clues()


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_in_the_largest_letters_all_is_read_at_once(
    size: tuple[int, int], clock: Clock, room: QWidget
) -> None:
    for screen in (
        clue(twelve(), clock, room),
        discussion(twelve().to_discussion(), clock, room, ClockView(74, 90, False)),
    ):
        screen.set_text_size(2.0)
        shown(screen, size)
        areas = [area for area in screen.findChildren(QScrollArea) if area.isVisible()]
        assert areas
        assert not any(scrolls(area) for area in areas)
        screen.hide()


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_large_buttons_leave_room_for_what_there_is_to_find_out(
    clock: Clock, room: QWidget, size: tuple[int, int]
) -> None:
    screen = discussion(twelve().to_discussion(), clock, room, ClockView(74, 90, False))
    screen.set_text_size(2.0)
    assert "Who holds the other word?" in said(shown(screen, size))
    asked, vote = button(screen, "check_word"), button(screen, "start_vote")
    # On one line, and no louder than the main one.
    assert [piece.text for piece in texts(asked)] == ["Check My Word"]
    assert max(piece.px for piece in texts(asked)) <= max(piece.px for piece in texts(vote))


def test_in_an_upright_window_sides_stand_beside_one_another(clock: Clock, room: QWidget) -> None:
    screen = shown(discussion(twelve().to_discussion(), clock, room, ClockView(74, 90, False)), (800, 1280))
    panel, disc = screen.findChild(StandingPanel), screen.findChild(TableDisc)
    assert panel is not None
    assert disc is not None
    assert panel.height() < 3 * ROW, "one line for three sides, one for who is out"
    assert disc.height() > 0.5 * screen.height()
    screen.set_text_size(2.0)
    screen.arrange(screen.metrics)
    assert panel.height() > 4 * ROW, "in large letters they have no room beside one another"


def test_in_a_wide_window_what_belongs_together_stays_so(clock: Clock, room: QWidget) -> None:
    screen = shown(clue(twelve(), clock, room), (3840, 2160))
    column, disc = screen.findChild(PageColumn), screen.findChild(TableDisc)
    assert column is not None
    assert disc is not None
    taken = column.geometry().united(disc.geometry())
    assert taken.width() <= 0.75 * screen.width()
    assert abs(taken.center().x() - screen.width() / 2) < 0.05 * screen.width()


def test_at_the_end_too(clock: Clock, room: QWidget) -> None:
    screen = shown(over(Played(4).vote({}, otherwise=1).go_on(), clock, room), (3840, 2160))
    left, right = button(screen, "play_again"), button(screen, "share")
    start, end = left.mapTo(screen, QPoint()).x(), right.mapTo(screen, QPoint(right.width(), 0)).x()
    assert end - start <= 0.75 * screen.width()
    assert abs((start + end) / 2 - screen.width() / 2) < 0.05 * screen.width()
