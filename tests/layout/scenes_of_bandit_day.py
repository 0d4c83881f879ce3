"""What the whole table sees of a game of Secret Bandit that is really played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from spyword_qt.clock import ClockView
from spyword_qt.screens.bandit_over import BanditOverScreen
from spyword_qt.screens.bandit_result import BanditResultScreen
from spyword_qt.screens.dawn import DawnScreen
from spyword_qt.screens.hands import HandsScreen
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.words import WordsScreen
from tests.layout.scenes_beside import press
from tests.layout.scenes_of_gains import gain
from tests.layout.stand import Scene, Table
from tests.qt.bandit.judged import Judged

RUNS: Final = ClockView(41, 60, False)
UP: Final = ClockView(0, 60, False)
STOPPED: Final = ClockView(7, 90, True, True)


def _later(table: Table) -> Judged:
    """At the second dawn, with as many out as can be."""
    return _second_night(table).night(0, saved=9, shot=1)


def _second_night(table: Table) -> Judged:
    return Judged(table.names).night(11, saved=9).vote_out(10).to_night()


def _around(game: Judged) -> dict[int, int | None]:
    """Everybody against the next one, but for some against who speaks first, and one for nobody."""
    inside = game.to_vote().match.inside
    first, *others = game.match.candidates
    ballots: dict[int, int | None] = dict(zip(inside, (*inside[1:], inside[0]), strict=True))
    return ballots | dict.fromkeys(others[1:4], first) | {others[-1]: None}


def _tie(game: Judged) -> dict[int, int | None]:
    """As many votes for the last to speak as for the one before."""
    inside = game.to_vote().match.inside
    *_, one, other = game.match.candidates
    others = [seat for seat in inside if seat not in (one, other)]
    return {one: other, other: one, **dict(zip(others[:4], (one, other) * 2, strict=True))}


def dawn(table: Table, *, quiet: bool = False) -> Screen:
    game = Judged(table.names).night(7, saved=7) if quiet else _later(table)
    screen = DawnScreen(table.clock)
    screen.show_dawn(game.view, table.people)
    return screen


def words(table: Table, game: Callable[[Table], Judged], time: ClockView | None = None) -> Screen:
    screen = WordsScreen(table.clock)
    screen.show_words(game(table).view, table.people, time)
    return screen


def hands(table: Table, game: Callable[[Table], Judged]) -> Screen:
    screen = HandsScreen(table.clock)
    screen.show_hands(game(table).view, table.people)
    return screen


def _voting(table: Table) -> Judged:
    """On the first day, when nobody is out; some haven't voted so far."""
    game = Judged(table.names).night(7, saved=7).to_vote()
    return game.hands(dict(list(_around(game).items())[:-4]))


def _voting_again(table: Table) -> Judged:
    return _tied(table).to_vote()


def result(table: Table, ballots: Callable[[Judged], dict[int, int | None]], *, tied: int = 0) -> Screen:
    """After the first day's vote; so many ties come before it."""
    game = Judged(table.names).night(7, saved=7)
    for _ in range(tied):
        game.vote(_tie(game))
    screen = BanditResultScreen(table.clock)
    screen.show_result(game.vote(ballots(game)).view, table.people)
    return screen


def _nobody(_game: Judged) -> dict[int, int | None]:
    return {}


def over(table: Table, game: Callable[[Table], Judged]) -> Screen:
    screen = BanditOverScreen(table.clock)
    screen.show_over(game(table).view, table.people)
    return screen


def gained(table: Table, *, guests: int = 0) -> Screen:
    """So many at the end of the table are guests."""
    screen = over(table, _drawn)
    assert isinstance(screen, BanditOverScreen)
    first = len(table.people) - guests
    screen.show_gains(tuple(gain(one, table.language, guest=one.seat >= first) for one in table.people))
    return screen


def _police_out(table: Table) -> Judged:
    """The killers win as soon as they can."""
    game = Judged(table.names).night(0, saved=8, shot=1, checked=3).vote_out(2).go_on()
    if game.match.winner is None:
        game.speak().night(3, saved=9, checked=5).go_on()
    return game


def _drawn(table: Table) -> Judged:
    """As many votes as there can be in three days, the last of them tied."""
    game = Judged(table.names).night(len(table.names) - 1, saved=9, shot=0)
    for _ in range(2):
        game.vote(_tie(game)).vote(_tie(game)).to_vote()
        game.vote_out(game.match.candidates[0]).to_night()
        game.night(game.doctor, checked=4)
    for _ in range(3):
        game.vote(_tie(game))
    return game


def _last_words(table: Table) -> Judged:
    return _later(table).go_on().speak()


def _speeches(table: Table) -> Judged:
    return _later(table).go_on().speak(5)


def _tied(table: Table) -> Judged:
    game = _later(table)
    return game.vote(_tie(game))


def _crowd(build: Callable[[Table], Screen]) -> Scene:
    return Scene(build, crowd=True)


SCENES: Final = {
    "dawn": _crowd(dawn),
    "dawn, nobody out": _crowd(partial(dawn, quiet=True)),
    "last words": _crowd(partial(words, game=_last_words, time=RUNS)),
    "speeches": _crowd(partial(words, game=_speeches)),
    "speeches, time up": _crowd(partial(words, game=_speeches, time=UP)),
    "speeches, stopped": _crowd(partial(words, game=_speeches, time=STOPPED)),
    "hands": _crowd(partial(hands, game=_voting)),
    "hands, to close": Scene(partial(hands, game=_voting), press("close_vote"), crowd=True),
    "hands after a tie": _crowd(partial(hands, game=_voting_again)),
    "result of hands": _crowd(partial(result, ballots=_around)),
    "result of hands, tied": _crowd(partial(result, ballots=_tie)),
    "result of hands, nobody": _crowd(partial(result, ballots=_nobody)),
    "result of hands, tied again": _crowd(partial(result, ballots=_tie, tied=1)),
    "result of hands, drawn": _crowd(partial(result, ballots=_tie, tied=2)),
    "bandit over": _crowd(partial(over, game=_police_out)),
    "bandit over, drawn": _crowd(partial(over, game=_drawn)),
    "bandit over with gains": _crowd(partial(gained, guests=3)),
    "bandit over of guests": _crowd(partial(gained, guests=16)),
    "bandit over, sharing": Scene(partial(over, game=_police_out), press("share"), crowd=True),
    "bandit over, gains": Scene(partial(gained, guests=3), press("gains"), crowd=True),
    "speeches after a tie": _crowd(partial(words, game=_tied, time=RUNS)),
}
