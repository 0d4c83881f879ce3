"""Dawn, speeches and the picture of a vote say what everybody may know of a game that was really played."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from math import hypot
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QLabel, QScrollBar, QWidget

from spyword_qt import languages
from spyword_qt.bandit.role_wording import morning_words
from spyword_qt.bandit.scenes import DawnScene
from spyword_qt.bandit.script import Script
from spyword_qt.clock import ClockView
from spyword_qt.flow import Flow
from spyword_qt.people import guests
from spyword_qt.screens.bandit_result import BanditResultScreen
from spyword_qt.screens.dawn import DawnScreen
from spyword_qt.screens.words import WordsScreen
from spyword_qt.seating import seat_people
from spyword_qt.table_actions import TableActions
from spyword_qt.theme.motion import REDUCED
from spyword_qt.theme.sounds import Cue, CueEvent
from spyword_qt.widgets.sunrise import Sunrise
from spyword_qt.widgets.table_disc import TableDisc
from spyword_qt.widgets.vote_row import VoteRow
from spyword_qt.widgets.vote_rows import VoteRows
from tests.layout import choices as layout
from tests.layout.painted import texts
from tests.qt.bandit.desk import BanditDesk
from tests.qt.bandit.judged import NAMES, Judged
from tests.qt.conftest import Clock
from tests.qt.pages import button, label, said, shown

ROLES = ("police", "killer", "doctor", "bandit", "citizen")


class Ears(QWidget):
    """A window that hears the cues that are asked for in it."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Cue] = []

    def customEvent(self, event: object) -> None:
        if isinstance(event, CueEvent):
            self.heard.append(event.cue)


@pytest.fixture
def ears(qtbot: object) -> Ears:
    window = Ears()
    window.setProperty(REDUCED, True)
    return window


def dawn(game: Judged, clock: Clock, room: QWidget) -> DawnScreen:
    screen = DawnScreen(clock, room)
    screen.show_dawn(game.view, seat_people(guests(game.view.players)))
    return screen


def words(game: Judged, clock: Clock, room: QWidget, time: ClockView | None = None) -> WordsScreen:
    screen = WordsScreen(clock, room)
    screen.show_words(game.view, seat_people(guests(game.view.players)), time)
    return screen


def result(game: Judged, clock: Clock, room: QWidget) -> BanditResultScreen:
    screen = BanditResultScreen(clock, room)
    screen.show_result(game.view, seat_people(guests(game.view.players)))
    return screen


def seats_of(screen: QWidget) -> list[str]:
    """What is told of the people round the table, from the first seat on."""
    disc = screen.findChild(TableDisc)
    assert isinstance(disc, TableDisc)
    return re.split(r", (?!out)", disc.accessibleDescription())


def tells_a_role(screen: QWidget) -> bool:
    told = " ".join(said(screen)).lower()
    return any(role in told for role in ROLES)


# Dawn


def test_the_dawn_names_who_is_out_and_tells_neither_cause_nor_role(clock: Clock, room: QWidget) -> None:
    screen = dawn(Judged().night(9, saved=8, shot=2), clock, room)
    assert {"Out last night", "Łucja", "Nadia"} <= set(said(screen))
    assert not tells_a_role(screen)


def test_where_several_are_out_the_dawn_speaks_of_several(clock: Clock, room: QWidget) -> None:
    languages.speak("pl")
    try:
        assert "Tej nocy odpada" in said(dawn(Judged().night(9), clock, room))
        assert "Tej nocy odpadają" in said(dawn(Judged().night(9, saved=8, shot=2), clock, room))
    finally:
        languages.speak("en")


def test_a_quiet_dawn_says_so(clock: Clock, room: QWidget) -> None:
    screen = dawn(Judged().night(9, saved=9), clock, room)
    assert {"Last night", "Nobody is out"} <= set(said(screen))
    assert not tells_a_role(screen)


def test_causes_make_no_difference_to_the_dawn(clock: Clock, room: QWidget) -> None:
    killed = dawn(Judged().night(9), clock, room)
    shot = dawn(Judged().night(7, saved=7, shot=9), clock, room)
    assert said(killed) == said(shot)


def test_everybody_is_woken_before_the_names_are_read(clock: Clock, room: QWidget) -> None:
    screen = dawn(Judged().night(9), clock, room)
    told = said(screen)
    assert told.index("Say aloud") < told.index(morning_words()) < told.index("Out last night")


def test_a_device_that_speaks_wakes_everybody_once_a_day(clock: Clock, room: QWidget) -> None:
    screen = dawn(Judged().night(9), clock, room)
    heard: list[str] = []
    screen.said.connect(heard.append)
    screen.enter()
    screen.enter()
    assert heard == [morning_words()]


def test_who_went_is_heard_once_and_a_quiet_morning_is_quiet(clock: Clock, ears: Ears) -> None:
    screen = dawn(Judged().night(9), clock, ears)
    screen.enter()
    screen.enter()
    assert ears.heard == [Cue.OUT]
    dawn(Judged().night(9, saved=9), clock, ears).enter()
    assert ears.heard == [Cue.OUT]


def test_everybody_is_woken_once_in_a_morning_and_in_that_of_the_next_game_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = BanditDesk(tmp_path)
    flow = Flow()
    script, actions = Script(lambda: True, lambda: "en", flow), TableActions(desk.table, flow, flow)
    heard: list[str] = []
    monkeypatch.setattr(script, "say", heard.append)
    scene = DawnScene(desk.table, desk.clock, actions, script)
    for number in (1, 2):
        desk.start()
        desk.cards()
        desk.night({})
        for _ in range(3):
            scene.show()
            scene.screen.enter()
            assert heard == number * [morning_words()]
            # In another language the screen is built anew on the way back from the rules.
            del scene.screen
        desk.table.close()


def test_the_sun_rises_where_things_may_move(clock: Clock, room: QWidget) -> None:
    room.setProperty(REDUCED, False)
    screen = shown(dawn(Judged().night(9), clock, room))
    sun = screen.findChild(Sunrise)
    assert isinstance(sun, Sunrise)
    by_day: QImage = sun.grab().toImage()
    sun.rise()
    sun._set(0.0)
    assert sun.grab().toImage() != by_day


def gone_at_last() -> Judged:
    """Seats 9, 2 and 10 are out, the last of them by a vote on the day before."""
    return Judged().night(7, saved=7).vote_out(10).to_night().night(9, saved=8, shot=2)


def test_everybody_keeps_their_seat_and_who_is_out_is_said_to_be(clock: Clock, room: QWidget) -> None:
    game = gone_at_last()
    told = seats_of(dawn(game, clock, room))
    assert [name.removesuffix(", out") for name in told] == list(NAMES[:12])
    assert [name for name in told if "out" in name] == ["Łucja, out", "Nadia, out", "Oskar, out"]
    assert seats_of(dawn(game.go_on(), clock, room)) == told
    for _ in range(2):
        speak = [re.sub(r"^\d+ |, out$", "", name) for name in seats_of(words(game, clock, room))]
        assert speak == list(NAMES[:12])
        game.speak(2)


@pytest.mark.parametrize("players", [12, 16])
def test_names_are_read_on_the_table_of_a_small_window_too(players: int, clock: Clock, room: QWidget) -> None:
    game = Judged(players).night(9, saved=8, shot=2)
    for screen in (dawn(game, clock, room), words(game.go_on().speak(2), clock, room)):
        disc = shown(screen, (800, 600)).findChild(TableDisc)
        assert set(NAMES[:players]) <= {piece.text for piece in texts(disc)}
        screen.hide()


def test_numbers_touch_no_name_of_a_full_small_table(clock: Clock, room: QWidget) -> None:
    screen = words(Judged(16).night(9, saved=8, shot=2).go_on().speak(2), clock, room)
    pieces = list(texts(shown(screen, (800, 600)).findChild(TableDisc)))
    names = [piece.ink for piece in pieces if piece.text in NAMES]
    numbers = [piece.ink.center() for piece in pieces if piece.text.isdigit()]
    discs = [QRectF(at.x() - 10, at.y() - 10, 20, 20) for at in numbers]
    assert len(names) == 16
    assert discs
    assert not any(disc.intersects(name) for disc in discs for name in names)


@pytest.mark.parametrize(("players", "diameter"), [(12, 50), (14, 42), (16, 36)])
def test_numbers_leave_the_letters_of_a_small_tables_chips_free(
    players: int, diameter: int, clock: Clock, room: QWidget
) -> None:
    screen = words(Judged(players).night(9, saved=8, shot=2).go_on().speak(2), clock, room)
    disc = shown(screen, (800, 600)).findChild(TableDisc)
    chips = disc.chip_rects()
    assert all(chip.width() >= diameter for chip in chips)
    numbers = [piece.ink.center() for piece in texts(disc) if piece.text.isdigit()]
    assert numbers
    for at in numbers:
        away = (hypot(at.x() - chip.center().x(), at.y() - chip.center().y()) for chip in chips)
        assert min(away) - 10 >= 0.3 * chips[0].width()


def test_names_give_way_to_chips_and_are_equally_large(clock: Clock, room: QWidget) -> None:
    game = Judged().night(9, saved=8, shot=2)
    for screen in (dawn(game, clock, room), words(game.go_on().speak(2), clock, room)):
        screen.set_text_size(2.0)
        disc = shown(screen, (1280, 800)).findChild(TableDisc)
        sizes = Counter(piece.px for piece in texts(disc) if piece.text in NAMES)
        assert sizes.most_common(1)[0][1] >= 11, "but for who speaks"
        assert min(sizes) >= 22
        assert all(chip.width() >= 52 for chip in disc.chip_rects())
        screen.hide()


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (800, 1280)])
def test_no_sentence_of_a_dawn_is_cut(size: tuple[int, int], clock: Clock, room: QWidget) -> None:
    game = Judged(layout.NAMES["long"]).night(11, saved=9).vote_out(10).to_night().night(0, saved=9, shot=1)
    screen = dawn(game, clock, room)
    screen.set_text_size(2.0)
    shown(screen, size)
    QApplication.processEvents()
    assert not any(bar.maximum() for bar in screen.findChildren(QScrollBar))


@pytest.mark.parametrize(
    ("size", "text", "names"),
    [
        ((800, 600), 2.0, "plain"),
        ((1280, 800), 1.0, "long"),
        ((1280, 800), 2.0, "plain"),
        ((800, 1280), 1.5, "plain"),
    ],
)
def test_every_rule_of_a_day_is_read_however_large_letters_and_names_are(
    size: tuple[int, int], text: float, names: str, clock: Clock, room: QWidget
) -> None:
    game = Judged(layout.NAMES[names]).night(11, saved=9).vote_out(10).to_night().night(0, saved=9, shot=1)
    secrecy, sides = "stay secret until the end", "No citizen may help the killers."
    for screen, rules in (
        (dawn(game, clock, room), (secrecy, "Unless that ends the game")),
        (words(game.go_on().speak(4), clock, room), (sides, "Nobody else speaks")),
    ):
        screen.set_text_size(text)
        shown(screen, size)
        QApplication.processEvents()
        seen = [part for part in screen.findChildren(QLabel) if part.isVisible()]
        for rule in rules:
            assert any(rule in part.text() for part in seen)
        assert not any(bar.maximum() for bar in screen.findChildren(QScrollBar))
        screen.hide()


def test_names_of_who_is_out_share_a_line_before_a_rule_lies_out_of_sight(
    clock: Clock, room: QWidget
) -> None:
    game = Judged(16).night(11, saved=9).vote_out(10).to_night().night(0, saved=9, shot=1)
    screen = dawn(game, clock, room)
    screen.set_text_size(2.0)
    shown(screen, (800, 600))
    names = [part for part in screen.findChildren(QLabel) if part.text() in NAMES and part.isVisible()]
    assert [name.text() for name in names] == ["Ann", "Marco", "Nadia"]
    assert len({name.y() for name in names}) < 3


def test_the_dawn_leads_on(clock: Clock, room: QWidget) -> None:
    screen = dawn(Judged().night(9), clock, room)
    leads = QSignalSpy(screen.continue_)
    button(screen, "continue").click()
    assert leads.count() == 1


# Speeches


def test_whose_turn_it_is_stands_large_with_the_rule_and_who_is_next(clock: Clock, room: QWidget) -> None:
    screen = words(Judged().night(9).go_on().speak(), clock, room)
    assert label(screen, "speaker").text() == "Oskar"
    assert {"Speech", "End with “pass”. Nobody else speaks meanwhile.", "Then Lili."} <= set(said(screen))


def test_who_is_out_may_still_say_anything(clock: Clock, room: QWidget) -> None:
    screen = words(Judged().night(9).go_on(), clock, room)
    assert label(screen, "speaker").text() == "Nadia"
    assert not any("citizen" in text for text in said(screen))


def test_a_speech_that_is_over_is_told(clock: Clock, room: QWidget) -> None:
    screen = words(Judged().night(9, saved=9).go_on(), clock, room)
    spoke = QSignalSpy(screen.spoke)
    button(screen, "spoke").click()
    assert spoke.count() == 1


def test_without_a_limit_there_is_nothing_to_pause(clock: Clock, room: QWidget) -> None:
    screen = words(Judged().night(9, saved=9).go_on(), clock, room)
    assert button(screen, "pause").isHidden()


def test_the_clock_can_be_paused_and_goes_on(clock: Clock, room: QWidget) -> None:
    screen = words(Judged().night(9, saved=9).go_on(), clock, room, ClockView(41, 60, False))
    pause = QSignalSpy(screen.pause)
    button(screen, "pause").click()
    assert pause.count() == 1
    screen.show_clock(ClockView(41, 60, True))
    assert button(screen, "pause").text() == "Resume"
    assert any("Paused" in text for text in said(screen))


def test_when_the_time_is_up_it_only_says_so(clock: Clock, room: QWidget) -> None:
    screen = words(Judged().night(9, saved=9).go_on(), clock, room, ClockView(1, 60, False))
    assert "The time is up." not in said(screen)
    spoke = QSignalSpy(screen.spoke)
    screen.show_clock(ClockView(0, 60, False))
    assert "The time is up." in said(screen)
    assert button(screen, "pause").isHidden()
    assert spoke.count() == 0
    assert label(screen, "speaker").text() == "Ann"


def test_the_order_of_speeches_stands_on_the_table(clock: Clock, room: QWidget) -> None:
    screen = shown(words(Judged().night(9).go_on().speak(), clock, room))
    told = seats_of(screen)
    assert (told[10], told[0], told[8]) == ("1 Oskar", "3 Ann", "11 Wei")
    assert told[9] == "Nadia, out"
    assert "1 of 11" in " ".join(piece.text for part in screen.findChildren(QWidget) for piece in texts(part))


# Votes


@pytest.mark.parametrize(
    ("game", "told", "leads"),
    [
        (lambda: Judged().night(7, saved=7).vote_out(8), ["Out with 11 of 12 votes", "Wei"], "Go On"),
        (lambda: Judged().night(7, saved=7).vote({0: 1, 1: 0}), ["Tied with 1 vote each", "A tie"], "Go On"),
        (
            lambda: Judged().night(7, saved=7).vote({0: 1, 1: 0}).vote({0: 1, 1: 0}).vote({0: 1, 1: 0}),
            ["A draw", "Tied a third time: the game ends as a draw."],
            "See Who Was Who",
        ),
    ],
)
def test_a_vote_says_what_came_of_it(
    game: object, told: list[str], leads: str, clock: Clock, room: QWidget
) -> None:
    assert callable(game)
    screen = result(game(), clock, room)
    assert set(told) <= set(said(screen))
    assert button(screen, "continue").text() == leads


def test_who_is_voted_out_keeps_their_role_to_themselves(clock: Clock, room: QWidget) -> None:
    screen = result(Judged().night(7, saved=7).vote_out(3), clock, room)
    assert "Role hidden until the end" in said(screen)
    assert not tells_a_role(screen)


def test_with_large_letters_too_all_of_a_result_is_read_at_once(clock: Clock, room: QWidget) -> None:
    game = Judged(layout.NAMES["long"][:12]).night(7, saved=7).vote({0: 1, 1: 0, 2: 1, 3: 0})
    screen = result(game, clock, room)
    screen.set_text_size(2.0)
    shown(screen)
    QApplication.processEvents()
    rows = screen.findChild(VoteRows)
    told = " ".join(piece.text for piece in texts(rows))
    assert told.endswith("Nobody voted for the other 10.")
    assert not any(bar.maximum() for bar in screen.findChildren(QScrollBar))


def test_who_gave_no_vote_is_seen_at_once_where_nobody_gave_one(clock: Clock, room: QWidget) -> None:
    screen = result(Judged(16).night(7, saved=7).vote({}), clock, room)
    screen.set_text_size(2.0)
    shown(screen, (800, 600))
    QApplication.processEvents()
    rows = screen.findChild(VoteRows)
    assert isinstance(rows, VoteRows)
    told = " ".join(piece.text for row in rows.findChildren(QWidget) for piece in texts(row))
    assert all(name in told for name in NAMES)
    assert not any(bar.maximum() for bar in screen.findChildren(QScrollBar))


def test_a_count_grows_with_the_names_beside_it(clock: Clock, room: QWidget) -> None:
    screen = result(Judged(16).night(7, saved=7).vote({0: 1, 1: 0, 2: 1, 3: 0}), clock, room)
    screen.set_text_size(2.0)
    shown(screen, (800, 600))
    rows = screen.findChild(VoteRows)
    assert isinstance(rows, VoteRows)
    pieces = [piece for row in rows.findChildren(QWidget) for piece in texts(row)]
    names = max(piece.px for piece in pieces if piece.text in NAMES)
    assert all(piece.px > names for piece in pieces if piece.text.isdigit())


def test_candidates_names_are_as_large_as_their_voters(clock: Clock, room: QWidget) -> None:
    game = Judged(layout.NAMES["long"][:12]).night(7, saved=7)
    game.vote({seat: (seat + 1) % 12 for seat in range(12)})
    screen = result(game, clock, room)
    screen.set_text_size(2.0)
    shown(screen)
    rows = screen.findChild(VoteRows)
    assert isinstance(rows, VoteRows)
    pieces = [piece for row in rows.findChildren(QWidget) for piece in texts(row)]
    for name in ("Bartholomew", "Przemysława"):
        letters = [piece.px for piece in pieces if piece.text.startswith(name)]
        assert len(letters) == 2
        assert max(letters) <= 1.3 * min(letters)


def test_who_gave_no_vote_stands_below_everybody(clock: Clock, room: QWidget) -> None:
    screen = shown(result(Judged().night(7, saved=7).vote({0: 1, 1: 0}), clock, room))
    rows = screen.findChild(VoteRows)
    assert isinstance(rows, VoteRows)
    names = [row.accessibleName() for row in sorted(rows.findChildren(QWidget), key=lambda row: row.y())]
    assert names == ["Ann: 1", "Marco: 1", "No vote: 10"]


def test_the_chips_of_a_vote_that_nobody_gave_stand_in_even_lines(clock: Clock, room: QWidget) -> None:
    screen = shown(result(Judged(16).night(7, saved=7).vote({}), clock, room), (1280, 800))
    rows = screen.findChild(VoteRows)
    assert isinstance(rows, VoteRows)
    row = next(row for row in rows.findChildren(QWidget) if row.accessibleName() == "No vote: 16")
    feet = sorted(piece.ink.bottom() for piece in texts(row) if piece.text in NAMES)
    ends = [place for place, (one, two) in enumerate(pairwise(feet), 1) if two - one > 15]
    lines = [end - start for start, end in pairwise([0, *ends, len(feet)])]
    assert len(lines) <= 4
    assert min(lines) > 1


def test_names_of_all_who_raised_no_hand_are_whole(clock: Clock, room: QWidget) -> None:
    names = tuple(f"{letter}onstantinopolitanischen" for letter in "ABCDEFGHIJKL")
    screen = result(Judged(names).night(9, saved=9).vote({}), clock, room)
    for size in ((1280, 800), (1920, 1080), (800, 1280)):
        row = shown(screen, size).findChild(VoteRow)
        assert isinstance(row, VoteRow)
        assert set(names) <= {piece.text for piece in texts(row)}
