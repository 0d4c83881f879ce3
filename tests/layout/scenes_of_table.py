"""What the whole table sees in a game that is really played, and what opens over it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from spyword_qt.clock import ClockView
from spyword_qt.screens.clue import ClueScreen
from spyword_qt.screens.discussion import DiscussionScreen
from spyword_qt.screens.over import OverScreen
from spyword_qt.screens.result import ResultScreen
from spyword_qt.screens.roster import Roster
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen import Offers
from spyword_qt.screens.table_menu import TableMenu
from tests.layout.scenes_beside import press
from tests.layout.stand import Scene, Table
from tests.qt.pages import CARDS
from tests.qt.played import Played

LONG_TALK: Final = ClockView(74, 90, False)
STOPPED: Final = ClockView(7, 90, True, True)


def _game(table: Table, *, ghost: bool = True, **settings: Any) -> Played:
    """Seat 1 is a spy; with many, seats 1 and 3 are, and seat 5 is the ghost where one is wanted."""
    if table.many:
        return Played(table.names, spies=(1, 3), ghost=5 if ghost else None, **settings)
    return Played(table.names, **settings)


def _later(table: Table, **settings: Any) -> Played:
    """A later round, where there are enough people for one: two are out by then, one of them a spy."""
    game = _game(table, **settings)
    if table.many:
        game.vote({}, otherwise=1).go_on().vote({}, otherwise=0).go_on()
    return game


def _tie(table: Table) -> dict[int, int | None]:
    """As many votes for seat 0 as for seat 1."""
    return {seat: 1 if seat % 2 == 0 else 0 for seat in range(len(table.names))}


def _passes(table: Table) -> dict[int, int | None]:
    """Everybody passes."""
    return dict.fromkeys(range(len(table.names)))


def _around(table: Table) -> dict[int, int | None]:
    """Nearly everybody against somebody else: the picture is as full as it gets. Seat 1 has one vote more."""
    seats = range(len(table.names))
    return {seat: 1 if seat == 3 else (seat + 1) % len(seats) for seat in seats}


def clue(table: Table) -> Screen:
    screen = ClueScreen(table.clock)
    screen.show_clue(_later(table).to_clues().clues(1).view, table.people)
    return screen


def duel_clue(table: Table) -> Screen:
    screen = ClueScreen(table.clock)
    screen.show_clue(_game(table).vote(_tie(table)).go_on().view, table.people)
    return screen


def discussion(table: Table, *, time: ClockView | None, **settings: Any) -> Screen:
    screen = DiscussionScreen(table.clock)
    screen.show_discussion(_later(table, **settings).to_discussion().view, table.people, time)
    return screen


def result(
    table: Table, *, ballots: Callable[[Table], dict[int, int | None]] = _around, **settings: Any
) -> Screen:
    game = _game(table, allow_pass=True, **settings)
    screen = ResultScreen(table.clock)
    screen.show_result(game.vote(ballots(table)).view, table.people)
    return screen


def over(table: Table, *, outs: int = 0, guessed: bool = False, **settings: Any) -> Screen:
    game = _game(table, ghost=guessed, allow_pass=True, **settings)
    for citizen in (0, 2, 4, 6)[: outs if table.many else 0]:
        # Nobody may pass twice in a row.
        game.vote({}).go_on().vote({}, otherwise=citizen).go_on()
    for spy in (1, 3)[: 1 + table.many]:
        game.vote({}, otherwise=spy).go_on()
    if guessed and table.many:
        game.vote({}, otherwise=5).go_on().guess("a very long guess that goes on and on")
    screen = OverScreen(table.clock)
    screen.show_over(game.view, table.people, CARDS)
    return screen


def menu(screen: Screen, table: Table) -> None:
    TableMenu(screen, Offers(undo=True, redeal=True, more_time=True, leavers=table.people)).open()


def menu_entry(name: str, *more: str) -> Scene:
    """The menu over the clues, with its entries pressed one after the other."""

    def act(screen: Screen, table: Table) -> None:
        menu(screen, table)
        for entry in (name, *more):
            table.clock.now += 1
            press(entry)(screen, table)

    return Scene(clue, act)


def roster(screen: Screen, table: Table) -> None:
    Roster(screen, table.people).open()


SCENES: Final = {
    "clue": Scene(clue),
    "clue in a duel": Scene(duel_clue),
    "clue with a notice": Scene(clue, notice=True),
    "discussion": Scene(partial(discussion, time=LONG_TALK)),
    "discussion, stopped": Scene(partial(discussion, time=STOPPED, reveal_roles=False)),
    "discussion without limit": Scene(partial(discussion, time=None, discussion_seconds=None)),
    "result": Scene(result),
    "result, totals": Scene(partial(result, vote_result="totals")),
    "result, duel": Scene(partial(result, ballots=_tie)),
    "result, lots": Scene(partial(result, ballots=_tie, tie_breaker="lots", reveal_roles=False)),
    "result, passed": Scene(partial(result, ballots=_passes)),
    "over": Scene(over),
    "over after a guess": Scene(partial(over, guessed=True)),
    "over after many votes": Scene(partial(over, outs=4, guessed=True)),
    "over, totals": Scene(partial(over, outs=4, vote_result="totals")),
    "over, to share": Scene(over, press("share")),
    "menu": Scene(partial(discussion, time=LONG_TALK), menu),
    "menu, who leaves": menu_entry("leave"),
    "menu, somebody leaves": menu_entry("leave", "leave_2"),
    "menu, deal anew": menu_entry("redeal"),
    "menu, give up": menu_entry("give_up"),
    "roster": Scene(clue, roster),
    "roster, the clock running": Scene(partial(discussion, time=LONG_TALK), roster),
}
