"""The 45 titles of The Spy's Word and the 21 general ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import timedelta

import pytest

from spyword_engine.progress.history import History
from spyword_engine.progress.kinds import KINDS
from spyword_engine.progress.line import Line
from spyword_engine.progress.stats import Stats
from spyword_engine.progress.titles import Earned, Title, gallery, have, is_reached, titles
from tests.engine.progress.games import FRIDAY, LOST, WON, given, ids, in_a_row, line

MIDNIGHT = FRIDAY.replace(hour=0, minute=30)


def counted(count: str, role: str = "citizen") -> Callable[[int], Line]:
    return lambda number: line(number, role=role, counts={count: 1})


def won_as(role: str, **counts: int) -> Callable[[int], Line]:
    return lambda number: line(number, WON, role=role, counts=counts)


ONE_MORE: dict[tuple[str, str], Callable[[int], Line]] = {
    ("word", "played"): line,
    ("word", "won"): won_as("citizen"),
    ("word", "won_as_citizen"): won_as("citizen"),
    ("word", "won_as_spy"): won_as("spy"),
    ("word", "won_as_ghost"): won_as("ghost"),
    ("word", "won_by_guess"): won_as("ghost", won_by_guess=1),
    ("word", "best_streak"): won_as("spy"),
    ("word", "votes_on_target"): counted("votes_on_target"),
    ("word", "survived"): lambda number: line(number, survived=True),
    ("word", "won_unsuspected"): won_as("spy", won_unsuspected=1),
    ("word", "duels_survived"): counted("duels_survived"),
    ("word", "lots_survived"): counted("lots_survived"),
    ("general", "level"): line,
    ("general", "played"): line,
    ("general", "evenings"): lambda number: line(number, end=FRIDAY + timedelta(days=number)),
    ("general", "companions"): lambda number: line(number, companions=(f"p{number}",)),
    ("general", "full_tables"): lambda number: line(number, players=12),
    ("general", "languages"): lambda number: line(number, language=f"l{number}"),
    ("general", "after_midnight"): lambda number: line(number, end=MIDNIGHT + timedelta(days=number)),
    ("general", "packages"): lambda number: line(number, package=f"k{number}"),
    ("general", "comebacks"): lambda number: line(number, LOST if number % 6 else WON),
}
"""By scope and stat, games of which each brings one more, or leads there."""


@pytest.mark.parametrize("title", titles().values(), ids=list(titles()))
def test_one_short_is_not_earned_and_enough_is_once(title: Title) -> None:
    before = history = History()
    number = 0
    while title.id not in ids(history):
        before, number = history, number + 1
        last = ONE_MORE[title.scope, title.stat](number)
        history = before.given(last)
    assert before.stats.value(title.scope, title.stat) == title.at_least - 1
    assert history.stats.value(title.scope, title.stat) == title.at_least
    assert have(title, before.stats) == title.at_least - 1
    assert Earned(title.id, last.game, last.end) in history.titles
    more = given(last, *(ONE_MORE[title.scope, title.stat](number + n) for n in range(1, 7)), to=history)
    assert Counter(one.title for one in more.titles)[title.id] == 1
    assert {one.title: one for one in more.titles}[title.id].game == last.game


def test_there_are_forty_five_and_twenty_one() -> None:
    assert Counter(title.scope for title in titles().values()) == {"word": 45, "general": 21}


def test_apostrophes_are_set_as_all_others_are() -> None:
    names = [title.name(language) for title in titles().values() for language in ("en", "it", "pl", "zh")]
    assert not [name for name in names if "'" in name]


def test_each_has_a_name_of_its_own_in_each_language() -> None:
    for language in ("en", "it", "pl", "zh"):
        names = [title.name(language) for title in titles().values()]
        assert len(set(names)) == 66
        assert all(name and name == name.strip() for name in names)
    assert titles()["keen_eye"].name("it") == "Occhio di lince"
    assert titles()["keen_eye"].name("de") == "Keen Eye"


def test_each_asks_for_a_stat_that_there_is() -> None:
    word = KINDS["word"]
    own = {
        *word.counts,
        *(f"won_as_{role}" for role in word.roles),
        "played",
        "won",
        "best_streak",
        "survived",
    }
    for title in titles().values():
        assert title.at_least >= 1
        if title.scope == "word":
            assert title.stat in own
        else:
            assert Stats().value("general", title.stat) == (1 if title.stat == "level" else 0)


def test_a_title_stays_when_its_stat_sinks() -> None:
    history = given(*in_a_row(WON, WON, WON))
    assert "warming_up" in ids(history)
    between = line(0, LOST, game="late", end=FRIDAY + timedelta(minutes=2, seconds=30))
    merged = history.given(between)
    assert merged.stats.kind("word").best_streak == 2
    assert not is_reached(titles()["warming_up"], merged.stats)
    assert "warming_up" in ids(merged)


def test_the_gallery_tells_how_far_one_is() -> None:
    history = given(*in_a_row(*[LOST] * 37))
    by_id = {one.title.id: one for one in gallery(history.stats, history.titles)}
    assert len(by_id) == 66
    storyteller, regular = by_id["storyteller"], by_id["table_regular"]
    assert (storyteller.have, storyteller.title.at_least, storyteller.earned) == (37, 50, None)
    assert regular.have == 10
    assert regular.earned is not None
    assert (regular.earned.game, regular.earned.at) == ("g0010", line(10).end)
    assert by_id["first_laurel"].have == 0


def test_titles_are_in_the_order_in_which_they_were_earned() -> None:
    history = given(line(1, WON), line(2, WON, role="spy"))
    assert [one.title for one in history.titles] == ["newcomer", "first_laurel", "double_face"]
