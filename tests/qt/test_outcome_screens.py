"""Result and end say what came of games that were really played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from spyword_qt.people import guests
from spyword_qt.screens.verdict import Verdict
from spyword_qt.seating import seat_people
from spyword_qt.theme.motion import REDUCED
from spyword_qt.theme.tokens import LIGHT
from spyword_qt.widgets.fact_strip import FactStrip
from spyword_qt.widgets.open_card import OpenCard
from spyword_qt.widgets.panel import Panel
from spyword_qt.widgets.text import Text
from spyword_qt.widgets.vote_row import VoteRow
from tests.layout.page import scroll_of, scrolls
from tests.layout.painted import painted, texts
from tests.qt.conftest import Clock
from tests.qt.pages import TIE, button, over, result, said, shown
from tests.qt.played import Played

# Result


def out() -> Played:
    return Played(7, ghost=2).vote({0: 1, 2: 1, 3: 1, 4: 1}, otherwise=5)


def ghost_out() -> Played:
    return Played(7, ghost=2).vote({}, otherwise=2)


def hidden() -> Played:
    return Played(7, reveal_roles=False).vote({}, otherwise=1)


def last_spy_out() -> Played:
    return Played(4).vote({}, otherwise=1)


def tied() -> Played:
    return Played(7).vote(TIE)


def duel_off() -> Played:
    return tied().leave(2)


def duel_over() -> Played:
    return tied().go_on().vote({0: 1, 3: 1, 4: 1}, otherwise=2)


def drawn() -> Played:
    return Played(7, tie_breaker="lots", spies=(0,)).vote(TIE)


def passed() -> Played:
    return Played(7, allow_pass=True).vote({0: 1, 2: 1}, otherwise=None)


@pytest.mark.parametrize(
    ("game", "texts", "leads"),
    [
        (
            out,
            ["Out with 4 of 7 votes", "Marco", "A spy", "Still in: 5 citizens and the ghost."],
            "On to Round 2",
        ),
        (ghost_out, ["Łucja", "The ghost", "One try to name the citizens’ word."], "The ghost’s guess"),
        (hidden, ["Marco", "Role hidden"], "Hand It Over"),
        (last_spy_out, ["Out with 3 of 4 votes", "A spy", "That decides the game."], "See Who Won"),
        (tied, ["Tied with 3 votes each", "A duel"], "On to the Duel"),
        (tied, ["Marco and Łucja give one more clue, then the others vote."], "On to the Duel"),
        (duel_off, ["Somebody of the duel has left, so there is none."], "On to Round 2"),
        (duel_over, ["Out in the duel, 3 of 5", "Marco"], "See Who Won"),
        (drawn, ["Tied, and out by lot"], "On to Round 2"),
        (passed, ["5 of 7 passed", "Nobody is out"], "On to Round 2"),
    ],
)
def test_the_result_says_what_happened_and_what_comes(
    game: Callable[[], Played], texts: list[str], leads: str, clock: Clock, room: QWidget
) -> None:
    screen = result(game(), clock, room)
    assert set(texts) <= set(said(screen))
    assert button(screen, "continue").text() == leads


def rest_of(screen: QWidget) -> list[str]:
    """What stands below the rows, of those who got no vote."""
    rows = screen.findChild(QWidget, "votes")
    assert rows is not None
    return [piece.text for piece in texts(rows)]


def test_who_got_no_vote_is_not_taken_for_who_gave_none(clock: Clock, room: QWidget) -> None:
    screen = shown(result(Played(4).vote({}, otherwise=1), clock, room))
    assert " ".join(rest_of(screen)) == "Nobody voted for: Łucja, Ben"


def test_where_all_passed_nobody_is_named_as_without_votes(clock: Clock, room: QWidget) -> None:
    game = Played(4, allow_pass=True).vote({}, otherwise=None)
    assert rest_of(shown(result(game, clock, room))) == []


def test_the_row_of_who_is_out_alone_has_the_colour_of_that(clock: Clock, room: QWidget) -> None:
    screen = shown(result(Played(12, spies=(1, 3), ghost=5).vote({0: 2, 4: 2}, otherwise=1), clock, room))
    rows = [row for row in screen.findChildren(VoteRow) if row.isVisible()]
    outlined = [row for row in rows if LIGHT.accent.lower() in painted(row)[1]]
    assert [next(texts(row)).text for row in outlined] == ["Marco"]
    assert len(rows) > 1


def test_a_full_tables_rows_use_the_height_there_is(clock: Clock, room: QWidget) -> None:
    game = Played(12, spies=(1, 3)).vote({seat: (seat + 1) % 12 for seat in range(12)} | {3: 1})
    screen = shown(result(game, clock, room))
    chips = [row.candidate_square().width() for row in screen.findChildren(VoteRow)]
    assert len(chips) == 11
    assert min(chips) >= 34


def test_six_rows_use_the_height_of_a_small_window(clock: Clock, room: QWidget) -> None:
    game = Played(7).vote({seat: (seat + 1) % 7 for seat in range(7)} | {3: 1})
    rows = shown(result(game, clock, room), (800, 600)).findChildren(VoteRow)
    assert len(rows) == 6
    assert min(row.height() for row in rows) >= 50
    assert min(row.candidate_square().width() for row in rows) >= 40


def test_in_an_upright_window_a_single_row_stands_by_what_it_decided(clock: Clock, room: QWidget) -> None:
    game = Played(4, allow_pass=True).vote({}, otherwise=None)
    screen = shown(result(game, clock, room), (800, 1280))
    verdict, rows = screen.findChild(Verdict), screen.findChild(VoteRow)
    assert verdict is not None
    assert rows is not None
    foot = verdict.mapTo(screen, verdict.rect().bottomLeft()).y()
    assert 0 < rows.mapTo(screen, QPoint()).y() - foot < 180


@pytest.mark.parametrize("game", [out, hidden, tied, drawn, passed])
def test_in_a_small_window_with_large_letters_the_verdict_is_read_at_once(
    game: Callable[[], Played], clock: Clock, room: QWidget
) -> None:
    screen = result(game(), clock, room)
    screen.set_text_size(2.0)
    shown(screen, (800, 600))
    verdict = screen.findChild(Verdict)
    assert verdict is not None
    area = scroll_of(verdict)
    assert area is not None
    assert not scrolls(area)


def test_the_result_is_left_by_its_button(clock: Clock, room: QWidget) -> None:
    screen = result(Played(7).vote({}, otherwise=1), clock, room)
    told: list[bool] = []
    screen.continue_.connect(lambda: told.append(True))
    button(screen, "continue").click()
    assert told == [True]


def test_what_is_open_over_the_result_stays_on_top_of_its_rows(clock: Clock, room: QWidget) -> None:
    screen = shown(result(Played(7).vote({}, otherwise=1), clock, room))
    menu = Panel(screen, "Menu")
    menu.open()
    # As when the votes have come in.
    screen.refresh()
    for row in screen.findChildren(VoteRow):
        there = screen.childAt(row.mapTo(screen, row.rect().center()))
        assert there is not None
        assert there is menu or menu.isAncestorOf(there)


def test_lots_name_nobody_while_they_are_drawn(qtbot: QtBot, clock: Clock, room: QWidget) -> None:
    room.setProperty(REDUCED, False)
    game = Played(7, tie_breaker="lots").vote(TIE)
    screen = result(game, clock, room)
    shown(screen).enter()
    assert "Being drawn" in said(screen)
    assert game.view.last_vote is not None
    out = game.view.players[game.view.last_vote.out or 0]
    assert out not in [text.text() for text in screen.findChildren(Text)]
    rows = screen.findChild(QWidget, "votes")
    assert rows is not None
    clock.pass_by(1)
    qtbot.mouseClick(rows, Qt.MouseButton.LeftButton)
    assert "Being drawn" not in said(screen)
    assert out in [text.text() for text in screen.findChildren(Text)]


def test_the_order_of_the_rows_doesnt_tell_whom_the_lot_fell_on(clock: Clock, room: QWidget) -> None:
    game = Played(7, tie_breaker="lots").vote({seat: (seat + 1) % 7 for seat in range(7)})
    rows = result(game, clock, room).findChildren(VoteRow)
    assert [row.accessibleName() for row in rows] == [f"{name}: 1" for name in game.view.players]


def test_lots_are_drawn_once(clock: Clock, room: QWidget) -> None:
    room.setProperty(REDUCED, False)
    game = Played(7, tie_breaker="lots").vote(TIE)
    screen = result(game, clock, room)
    shown(screen).enter()
    screen.forget()
    screen.show_result(game.view, seat_people(guests(game.view.players)))
    screen.enter()
    assert "Being drawn" not in said(screen)


# The end


def ghost_wins() -> Played:
    return Played(7, ghost=2).vote({}, otherwise=2).go_on().guess("Guitar!")


def citizens_win() -> Played:
    game = Played(7, ghost=2).vote({}, otherwise=1).go_on()
    return game.vote({}, otherwise=2).go_on().guess("banjo")


def spies_win() -> Played:
    return Played(4).vote({}, otherwise=0).go_on().vote({}, otherwise=2).go_on()


def spies_win_with_the_ghost(*spies: int) -> Played:
    citizens = [seat for seat in range(9) if seat not in (*spies, 8)]
    game = Played(9, spies=spies, ghost=8)
    for seat in citizens[1:]:
        game = game.vote({}, otherwise=seat).go_on()
    return game


def nobody_wins() -> Played:
    return Played(4).to_clues().leave(0)


def forfeited() -> Played:
    game = Played(7, ghost=2, reveal_roles=False).vote({}, otherwise=2).leave(2).go_on()
    return game.vote({}, otherwise=1).go_on()


def totals_only() -> Played:
    game = Played(12, spies=(1, 3), vote_result="totals", allow_pass=True)
    game.vote({}, otherwise=None).go_on().vote({}, otherwise=1).go_on()
    return game.vote({}, otherwise=3).go_on()


@pytest.mark.parametrize(
    ("game", "texts"),
    [
        (citizens_win, ["The citizens win", "The ghost guessed “banjo”.", "That isn’t the citizens’ word."]),
        (ghost_wins, ["The ghost wins", "The ghost guessed “Guitar!”.", "That is the citizens’ word."]),
        (spies_win, ["The spy wins", "After 2 rounds. One citizen is left."]),
        (partial(spies_win_with_the_ghost, 1), ["The spy and the ghost win"]),
        (partial(spies_win_with_the_ghost, 1, 3), ["The spies and the ghost win"]),
        (nobody_wins, ["Nobody wins", "After 1 round. Fewer than four are left in the room."]),
        (forfeited, ["The citizens win", "The ghost left without a guess."]),
        (totals_only, ["The citizens win", "After 3 rounds. No spy is left."]),
    ],
)
def test_the_end_says_whose_game_it_was(
    game: Callable[[], Played], texts: list[str], clock: Clock, room: QWidget
) -> None:
    screen = shown(over(game(), clock, room))
    assert set(texts) <= set(said(screen))
    assert {"guitar", "violin"} <= set(said(screen))


def test_a_guess_leaves_the_ends_pictures_their_size(clock: Clock, room: QWidget) -> None:
    screen = shown(over(citizens_win(), clock, room))
    strip = screen.findChild(FactStrip)
    assert strip is not None
    assert strip.height() <= 52
    assert min(card.height() for card in screen.findChildren(OpenCard)) > 360


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160)])
def test_in_large_windows_the_buttons_stand_by_the_cards(
    size: tuple[int, int], clock: Clock, room: QWidget
) -> None:
    screen = shown(over(spies_win(), clock, room), size)
    card, again = screen.findChildren(OpenCard)[0], button(screen, "play_again")
    foot = card.mapTo(screen, card.rect().bottomLeft()).y()
    assert again.mapTo(screen, QPoint()).y() - foot < again.height()


def test_the_end_forgets_words_roles_and_guess(clock: Clock, room: QWidget) -> None:
    screen = over(citizens_win(), clock, room)
    shown(screen)
    screen.forget()
    told = " ".join(said(screen))
    for secret in ("guitar", "violin", "banjo", "Marco"):
        assert secret not in told


def test_the_end_leads_on_or_home(clock: Clock, room: QWidget) -> None:
    screen = over(nobody_wins(), clock, room)
    told: list[str] = []
    screen.play_again.connect(lambda: told.append("again"))
    screen.home.connect(lambda: told.append("home"))
    button(screen, "play_again").click()
    button(screen, "home").click()
    assert told == ["again", "home"]
