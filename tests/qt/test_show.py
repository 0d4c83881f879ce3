"""A vote that is counted and an end that is shown: seen to its end, cut short by anybody, or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from spyword_qt.people import guests
from spyword_qt.screens.over import OverScreen
from spyword_qt.screens.result import ResultScreen
from spyword_qt.seating import seat_people
from spyword_qt.standing import tally
from spyword_qt.theme import tokens
from spyword_qt.theme.motion import REDUCED, Span
from spyword_qt.theme.timeline import Cue, Timeline, in_turn
from spyword_qt.widgets.ballot_count import arrivals
from spyword_qt.widgets.card import Card
from spyword_qt.widgets.chip_flight import ChipFlight
from spyword_qt.widgets.open_card import OpenCard
from spyword_qt.widgets.show import Show
from spyword_qt.widgets.vote_entry import VoteEntry, entries
from spyword_qt.widgets.vote_row import VoteRow
from spyword_qt.widgets.vote_rows import VoteRows
from tests.qt.conftest import Clock
from tests.qt.pages import CARDS, TIE, button, over, result, said, shown
from tests.qt.played import Played

LEFT = Qt.MouseButton.LeftButton
LONGEST_COUNT = 2500
LONGEST_END = 3200


@pytest.fixture
def lively(room: QWidget) -> QWidget:
    """A window in which things move."""
    room.setPalette(tokens.palette(tokens.LIGHT))
    room.setProperty(REDUCED, False)
    return room


def out(vote_result: str = "open") -> Played:
    return Played(7, vote_result=vote_result).vote({0: 1, 2: 1, 3: 1, 4: 1, 5: 0}, otherwise=5)


def counted(game: Played, clock: Clock, room: QWidget) -> ResultScreen:
    """A result that is being counted, its guard open."""
    screen = result(game, clock, room)
    shown(screen).enter()
    clock.pass_by(1)
    return screen


def ended(clock: Clock, room: QWidget) -> OverScreen:
    """An end that is being shown, its guard open."""
    game = Played(7, ghost=2).vote({}, otherwise=1).go_on().vote({}, otherwise=2).go_on().guess("banjo")
    screen = over(game, clock, room)
    shown(screen).enter()
    clock.pass_by(1)
    return screen


def rows_of(screen: ResultScreen) -> VoteRows:
    rows = screen.findChild(VoteRows)
    assert isinstance(rows, VoteRows)
    return rows


def show_of(screen: OverScreen) -> Show:
    show = screen.findChild(Show)
    assert isinstance(show, Show)
    return show


def clocks(owner: QWidget) -> list[QVariantAnimation]:
    """What moves on a widget by itself."""
    running = QVariantAnimation.State.Running
    return [one for one in owner.findChildren(QVariantAnimation) if one.state() == running]


def let_pass(owner: QWidget, milliseconds: int | None = None) -> None:
    """Let time pass for what moves on a widget, to its end where no time is given."""
    for movement in clocks(owner):
        movement.setCurrentTime(movement.duration() if milliseconds is None else milliseconds)


def seen(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def can_be_read(screen: QWidget) -> list[str]:
    return [label.text() for label in screen.findChildren(QLabel) if label.isVisible() and label.text()]


# The clock of a show


def test_a_cue_moves_from_its_beginning_to_its_end() -> None:
    cue = Cue(100, Span.BALLOT)
    assert cue.at(0) == cue.at(100) == 0
    assert 0 < cue.at(150) < 1
    assert cue.at(cue.ends) == cue.at(9999) == 1


def test_cues_in_turn_begin_one_after_the_other() -> None:
    assert [cue.begins for cue in in_turn(3, 50, 20, Span.PRESS)] == [50, 70, 90]


def test_a_show_tells_whether_it_was_cut_short(lively: QWidget) -> None:
    lively.show()
    timeline = Timeline(lively)
    told: list[bool] = []
    timeline.ended.connect(told.append)
    assert timeline.play(500, lambda _ms: None)
    let_pass(lively)
    timeline.play(500, lambda _ms: None)
    timeline.skip()
    timeline.play(500, lambda _ms: None)
    timeline.drop()
    timeline.skip()
    assert told == [True, False]
    assert not timeline.runs()


def test_where_nothing_moves_there_is_no_show(room: QWidget) -> None:
    room.show()
    assert not Timeline(room).play(500, lambda _ms: pytest.fail("moved"))


# The order of the ballots


def entries_of(game: Played) -> list[VoteEntry]:
    vote = game.view.last_vote
    assert vote is not None
    people = {person.seat: person for person in seat_people(guests(game.view.players))}
    return entries(tally(vote), people, tied="tied", blank="Passed")


def test_open_ballots_come_by_seat() -> None:
    rows = entries_of(out())
    begins = {
        voter.seat: cue.begins
        for entry, cues in zip(rows, arrivals(rows), strict=True)
        for voter, cue in zip(entry.voters or (), cues, strict=True)
    }
    assert sorted(begins, key=begins.__getitem__) == list(range(7))


def test_tokens_come_in_an_order_that_only_the_totals_decide() -> None:
    others = Played(7, vote_result="totals").vote({6: 1, 2: 1, 3: 1, 4: 1, 0: 5, 1: 5, 5: 0})
    assert arrivals(entries_of(out(vote_result="totals"))) == arrivals(entries_of(others))


def test_twelve_are_counted_in_two_and_a_half_seconds() -> None:
    rows = entries_of(Played(12).vote({seat: (seat + 1) % 12 for seat in range(12)}))
    last = max(cue.ends for cues in arrivals(rows) for cue in cues)
    assert last + Span.CHIP_OUT.milliseconds <= LONGEST_COUNT


# The count


def test_who_is_out_isnt_told_before_all_ballots_are_in(clock: Clock, lively: QWidget) -> None:
    screen = counted(out(), clock, lively)
    assert rows_of(screen).counts()
    assert "Marco" not in can_be_read(screen)
    let_pass(rows_of(screen))
    assert not rows_of(screen).counts()
    assert {"Marco", "Out with 4 of 7 votes"} <= set(can_be_read(screen))


def test_ballots_are_seen_once_they_have_come(clock: Clock, lively: QWidget) -> None:
    screen = counted(out(), clock, lively)
    row = screen.findChildren(VoteRow)[0]
    pictures = []
    for ms in (0, 420, 900):
        let_pass(rows_of(screen), ms)
        pictures.append(seen(row))
    place = row.candidate_square().center().toPoint()
    beside = QPoint(row.width() - 20, row.height() // 2)
    assert pictures[0] != pictures[1] != pictures[2]
    assert len({picture.pixel(place) for picture in pictures}) == 1
    assert pictures[0].pixelColor(beside).name().upper() == tokens.LIGHT.sunk


def test_the_chip_of_who_is_out_flies_to_its_place(clock: Clock, lively: QWidget) -> None:
    screen = counted(out(), clock, lively)
    flight = screen.findChild(ChipFlight)
    assert isinstance(flight, ChipFlight)
    assert not flight.isVisible()
    let_pass(rows_of(screen))
    assert flight.isVisible()
    let_pass(flight)
    assert not flight.isVisible()
    let_pass(rows_of(screen))
    assert clocks(screen) == []


@pytest.mark.parametrize("how", ["tap", "key"])
def test_anybody_cuts_the_count_short(how: str, clock: Clock, lively: QWidget) -> None:
    screen = counted(out(), clock, lively)
    if how == "tap":
        QTest.mouseClick(rows_of(screen), LEFT)
    else:
        QTest.keyClick(button(screen, "continue"), Qt.Key.Key_S)
    assert not rows_of(screen).counts()
    assert "Marco" in can_be_read(screen)
    assert clocks(screen) == []


def test_a_tap_in_haste_cuts_nothing_short(clock: Clock, lively: QWidget) -> None:
    screen = result(out(), clock, lively)
    shown(screen).enter()
    QTest.mouseClick(rows_of(screen), LEFT)
    assert rows_of(screen).counts()


def test_it_looks_the_same_whether_counted_skipped_or_still(clock: Clock, lively: QWidget) -> None:
    screen = counted(out(), clock, lively)
    let_pass(rows_of(screen))
    for movement in clocks(screen):
        movement.setCurrentTime(movement.duration())
    pictures = [seen(screen)]
    screen = counted(out(), clock, lively)
    rows_of(screen).skip()
    pictures.append(seen(screen))
    lively.setProperty(REDUCED, True)
    pictures.append(seen(counted(out(), clock, lively)))
    assert pictures[0] == pictures[1] == pictures[2]


def test_one_goes_on_in_the_middle_of_a_count(clock: Clock, lively: QWidget) -> None:
    screen = counted(out(), clock, lively)
    told: list[bool] = []
    screen.continue_.connect(lambda: told.append(True))
    button(screen, "continue").click()
    assert told == [True]
    screen.forget()
    assert clocks(rows_of(screen)) == []


def test_the_button_keeps_its_place(clock: Clock, lively: QWidget) -> None:
    screen = counted(out(), clock, lively)
    places = [button(screen, "continue").mapTo(screen, QPoint())]
    let_pass(rows_of(screen))
    places.append(button(screen, "continue").mapTo(screen, QPoint()))
    assert places[0] == places[1]


def test_a_vote_is_counted_once(clock: Clock, lively: QWidget) -> None:
    game = out()
    screen = counted(game, clock, lively)
    screen.forget()
    screen.show_result(game.view, seat_people(guests(game.view.players)))
    screen.enter()
    assert not rows_of(screen).counts()
    assert "Marco" in can_be_read(screen)


def test_in_stillness_nothing_is_counted(clock: Clock, room: QWidget) -> None:
    screen = counted(out(), clock, room)
    assert not rows_of(screen).counts()
    assert "Marco" in can_be_read(screen)
    assert clocks(screen) == []


def test_lots_are_drawn_after_the_count(clock: Clock, lively: QWidget) -> None:
    screen = counted(Played(7, tie_breaker="lots").vote(TIE), clock, lively)
    assert not rows_of(screen).shows_lots()
    let_pass(rows_of(screen))
    assert rows_of(screen).shows_lots()
    assert "Being drawn" in said(screen)


@pytest.mark.parametrize("what", ["language", "size"])
def test_a_count_bears_a_change_of_the_window(what: str, clock: Clock, lively: QWidget) -> None:
    screen = counted(out(), clock, lively)
    if what == "size":
        shown(screen, (800, 600))
    else:
        QApplication.sendEvent(screen, QEvent(QEvent.Type.LanguageChange))
    let_pass(rows_of(screen))
    assert "Marco" in can_be_read(screen)


# The end


def test_the_end_comes_thing_by_thing(clock: Clock, lively: QWidget) -> None:
    screen = ended(clock, lively)
    card = screen.findChildren(OpenCard)[0].geometry()
    middle = card.center() - QPoint(0, card.height() // 8)
    assert "The citizens win" not in can_be_read(screen)
    pictures = []
    for ms in (0, 400, 1000):
        let_pass(show_of(screen), ms)
        pictures.append(seen(screen))
    assert pictures[0] != pictures[1] != pictures[2]
    assert pictures[1].pixel(middle) != pictures[2].pixel(middle)
    let_pass(show_of(screen))
    assert not show_of(screen).plays()
    assert {"The citizens win", "guitar", "violin"} <= set(can_be_read(screen))


def test_the_end_takes_three_seconds(clock: Clock, lively: QWidget) -> None:
    (movement,) = clocks(show_of(ended(clock, lively)))
    assert movement.duration() <= LONGEST_END


def test_it_can_be_left_from_the_start(clock: Clock, lively: QWidget) -> None:
    screen = ended(clock, lively)
    told: list[str] = []
    screen.play_again.connect(lambda: told.append("again"))
    for name in ("play_again", "home", "share"):
        assert button(screen, name).isVisible()
    button(screen, "play_again").click()
    assert told == ["again"]


@pytest.mark.parametrize("how", ["tap", "key", "size", "leaving"])
def test_anything_done_ends_it(how: str, clock: Clock, lively: QWidget) -> None:
    screen = ended(clock, lively)
    match how:
        case "tap":
            place = screen.findChildren(OpenCard)[0].geometry().center()
            QTest.mouseClick(screen, LEFT, pos=place)
        case "key":
            QTest.keyClick(button(screen, "play_again"), Qt.Key.Key_S)
        case "size":
            shown(screen, (800, 600))
        case "leaving":
            screen.forget()
    assert not show_of(screen).plays()
    assert not show_of(screen).isVisible()
    assert all(card.isVisible() for card in screen.findChildren(OpenCard))


def test_the_end_looks_the_same_with_the_show_and_without(clock: Clock, lively: QWidget) -> None:
    screen = ended(clock, lively)
    let_pass(show_of(screen))
    moved = seen(screen)
    lively.setProperty(REDUCED, True)
    still = ended(clock, lively)
    assert not show_of(still).plays()
    assert seen(still) == moved


# A card


@pytest.mark.parametrize("picture", [CARDS.citizen, None])
def test_a_card_lies_still_for_the_same_moment_whatever_is_on_it(
    picture: Path | None, lively: QWidget
) -> None:
    card = turning(lively, picture)
    (rest,) = card.findChildren(QTimer)
    assert rest.isActive()
    assert rest.interval() == Span.CARD_REST.milliseconds
    assert clocks(card) == []


def test_a_card_that_is_covered_before_it_turns_stays_as_it_was(lively: QWidget) -> None:
    card = turning(lively, CARDS.citizen)
    back = seen(card)
    card.cover()
    (rest,) = card.findChildren(QTimer)
    assert not rest.isActive()
    assert not card.is_open()
    assert seen(card) == back
    assert card.findChildren(QLabel)[0].text() == ""


def turning(window: QWidget, picture: Path | None) -> Card:
    """A card that was told to turn up this moment."""
    card = Card(parent=window)
    card.resize(400, 526)
    window.show()
    card.show()
    card.show_front(picture, "dusk", "Your word", "guitar")
    card.turn_up()
    return card
