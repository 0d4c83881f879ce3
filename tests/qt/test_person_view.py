"""What anybody may see of somebody, by hand-computed cases."""

from __future__ import annotations

from datetime import date, datetime, timedelta

import pytest

from spyword_engine.deal import Role
from spyword_engine.progress.history import History
from spyword_engine.progress.line import Line
from spyword_qt.people import Avatar
from spyword_qt.person_view import periods_of, person_view, titles_view
from spyword_qt.screens.seen_people import EveningView, LevelView, PeriodView, PersonView, RoleTally, Unit
from spyword_qt.screens.title_row import part_done, preview
from spyword_qt.store.profile import Profile
from tests.engine.progress.games import FRIDAY, LOST, NEITHER, WON, given, in_a_row, line, nonzero

AVATAR = Avatar(3, 4, "A")


def profile(history: History, title: str | None = None) -> Profile:
    return Profile("a" * 32, "Ada", FRIDAY, 3, 4, title=title, history=history)


def words_of(package: str) -> str:
    return "animal" if package == "animals-01" else ""


def view(*games: Line, title: str | None = None, language: str = "en") -> PersonView:
    return person_view(profile(given(*games), title), AVATAR, language, words_of)


def titles_of(one: PersonView, *, earned: bool) -> set[str]:
    return {title.id for title in one.titles.titles if (title.earned is not None) is earned}


THREE = (
    # 20 + 30 + 10 + 4 = 64
    line(1, WON, survived=True, counts={"votes_cast": 2, "votes_on_target": 1}),
    # 20
    line(2, LOST, role="spy", counts={"votes_cast": 1}, players=12),
    # 20 + 30 + 40 = 90
    line(3, WON, role="ghost", counts={"won_by_guess": 1}, package="gone-07"),
)


def test_of_nobody_who_never_played() -> None:
    one = view()
    assert one.level == LevelView(1, 0, 60)
    assert (one.xp, one.aimed_votes, one.last, one.evenings, one.periods, one.games) == (
        0,
        0,
        (),
        (),
        (),
        (),
    )
    assert set(one.numbers.values()) == {0}
    assert one.kinds == ()
    assert one.titles.earned == 0
    assert len(one.titles.titles) == 66


def test_numbers_of_three_games() -> None:
    one = view(*THREE)
    assert one.xp == 64 + 20 + 90
    # 60 to level 2, 75 more to level 3.
    assert one.level == LevelView(3, 174 - 135, 90)
    of_the_game = {
        "played": 3,
        "won": 2,
        "lost": 1,
        "streak": 1,
        "best_streak": 1,
        "survived": 1,
        "rounds": 6,
        "seconds": 270,
        "votes_cast": 3,
        "votes_on_target": 1,
    }
    assert nonzero(one.numbers) == {
        **of_the_game,
        "evenings": 1,
        "full_tables": 1,
        "languages": 1,
        "packages": 2,
    }
    assert one.aimed_votes == 2
    (word,) = one.kinds
    assert word.kind == "word"
    assert nonzero(word.numbers) == {**of_the_game, "won_by_guess": 1}
    assert word.roles == (
        RoleTally(Role.CITIZEN, 1, 1),
        RoleTally(Role.SPY, 0, 1),
        RoleTally(Role.GHOST, 1, 1),
    )
    assert one.last == (WON, LOST, WON)


def test_games_are_told_the_latest_first() -> None:
    last, middle, first = view(*THREE).games
    assert (first.role, first.verdict, first.words, first.players, first.on_target, first.xp) == (
        Role.CITIZEN,
        WON,
        "animal",
        6,
        1,
        64,
    )
    assert first.ended == FRIDAY + timedelta(minutes=1)
    # A spy can't hit one, and the package is gone.
    assert (middle.on_target, middle.players) == (None, 12)
    assert last.words == ""


def test_only_the_latest_two_hundred_games_and_ten_verdicts() -> None:
    one = view(*in_a_row(*[LOST] * 201, WON, NEITHER))
    assert len(one.games) == 200
    assert one.games[0].ended == FRIDAY + timedelta(minutes=203)
    assert one.last == (*[LOST] * 8, WON, NEITHER)
    assert one.numbers["played"] == 203


def test_hidden_ballots_never_show_in_a_line_and_count_from_the_next_game_on() -> None:
    secret = line(1, WON, ballots_hidden=True, counts={"votes_cast": 3, "votes_on_target": 3})
    first = view(secret)
    assert (first.xp, first.kept_back, first.aimed_votes) == (50, 0, 0)
    assert first.numbers["votes_on_target"] == 0
    then = view(secret, line(2, LOST))
    assert (then.xp, then.kept_back, then.aimed_votes) == (50 + 12 + 20, 12, 3)
    assert then.numbers["votes_on_target"] == 3
    assert [(game.on_target, game.xp) for game in then.games] == [(0, 20), (None, 50)]
    # The picture over time must not tell it either.
    assert then.evenings == (EveningView(FRIDAY.date(), 70, 2),)


def test_evenings_end_at_five_in_the_morning() -> None:
    late = datetime.fromisoformat("2026-03-07T04:59:00+01:00")
    one = view(line(1, WON), line(2, WON, end=late), line(3, WON, end=late + timedelta(minutes=1)))
    assert one.evenings == (
        EveningView(date(2026, 3, 6), 100, 2),
        EveningView(date(2026, 3, 7), 150, 3),
    )
    assert one.unit is Unit.EVENING
    assert one.periods == (PeriodView(date(2026, 3, 6), 2, 2), PeriodView(date(2026, 3, 7), 1, 1))


def games_on(*days: str) -> list[Line]:
    return [
        line(number, WON if number % 2 else LOST, end=datetime.fromisoformat(f"{day}T21:00:00+01:00"))
        for number, day in enumerate(days)
    ]


def test_many_evenings_are_told_by_months_with_those_in_between() -> None:
    days = [f"2026-{month:02}-{day:02}" for month in (1, 2, 4) for day in range(1, 10)]
    unit, periods = periods_of(games_on(*days))
    assert unit is Unit.MONTH
    # Game 0 is lost, 1 won, and so on.
    assert periods == (
        PeriodView(date(2026, 1, 1), 4, 9),
        PeriodView(date(2026, 2, 1), 5, 9),
        PeriodView(date(2026, 3, 1), 0, 0),
        PeriodView(date(2026, 4, 1), 4, 9),
    )


def test_twenty_four_evenings_are_told_one_by_one_and_many_months_by_years() -> None:
    few = [f"2026-01-{day:02}" for day in range(1, 25)]
    assert periods_of(games_on(*few))[0] is Unit.EVENING
    unit, periods = periods_of(games_on("2023-12-31", *few, "2026-03-01"))
    assert unit is Unit.YEAR
    assert [(one.first.year, one.played) for one in periods] == [(2023, 1), (2024, 0), (2025, 0), (2026, 25)]


def test_who_travels_has_each_evening_once() -> None:
    # The later game ends on the evening before, further west.
    east = line(1, WON, end=datetime.fromisoformat("2026-03-07T12:00:00+13:00"))
    west = line(2, WON, end=datetime.fromisoformat("2026-03-06T20:00:00-05:00"))
    again = line(3, LOST, end=datetime.fromisoformat("2026-03-07T21:00:00-05:00"))
    one = view(east, west, again)
    assert [(evening.day.day, evening.xp) for evening in one.evenings] == [(6, 50), (7, 120)]
    assert [(period.first.day, period.won, period.played) for period in one.periods] == [(6, 1, 1), (7, 1, 2)]


@pytest.mark.parametrize(("language", "name"), [("en", "Newcomer"), ("it", "Volto nuovo"), ("zh", "新面孔")])
def test_titles_speak_the_language_of_the_table(language: str, name: str) -> None:
    one = view(line(1, LOST), title="newcomer", language=language)
    assert one.title == name
    worn = next(title for title in one.titles.titles if title.is_worn)
    assert (worn.name, worn.earned, worn.have, worn.at_least) == (name, FRIDAY.date(), 1, 1)


def test_one_short_is_not_earned_and_a_title_that_is_not_earned_is_not_worn() -> None:
    short = view(*in_a_row(*[LOST] * 9), title="table_regular")
    assert "table_regular" in titles_of(short, earned=False)
    assert short.title == ""
    regular = next(title for title in short.titles.titles if title.id == "table_regular")
    assert (regular.have, regular.at_least, regular.is_worn) == (9, 10, False)
    there = view(*in_a_row(*[LOST] * 10), title="table_regular")
    assert "table_regular" in titles_of(there, earned=True)
    assert there.title == "Table Regular"


def test_the_gallery_alone_is_the_same() -> None:
    history = given(*THREE)
    assert titles_view(profile(history, "newcomer"), AVATAR, "en") == view(*THREE, title="newcomer").titles


def test_a_preview_is_half_of_titles_earned_and_half_of_the_nearest() -> None:
    one = view(*in_a_row(*[WON] * 10), title="warming_up")
    shown = preview(one.titles.titles, 8)
    assert shown[0].id == "warming_up"
    assert [title.earned is not None for title in shown] == [True] * 4 + [False] * 4
    nearest = [part_done(title) for title in shown[4:]]
    assert nearest == sorted(nearest, reverse=True)


def test_a_preview_of_somebody_new_begins_with_what_one_game_brings() -> None:
    shown = preview(view().titles.titles, 12)
    assert len(shown) == 12
    assert [title.at_least for title in shown[:5]] == [1] * 5
    # Level 1 is where everybody begins.
    assert all(part_done(title) == 0 for title in shown)
