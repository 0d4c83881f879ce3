"""A profile as its own screens show it: only what anybody may see."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Final

from spyword_engine.progress.history import Shown
from spyword_engine.progress.kinds import KINDS
from spyword_engine.progress.levels import level_number, level_of
from spyword_engine.progress.line import Line, Verdict
from spyword_engine.progress.stats import GENERAL, Stats
from spyword_engine.progress.titles import TitleStanding, gallery
from spyword_qt.people import Avatar
from spyword_qt.screens.seen_people import (
    EveningView,
    GameView,
    KindView,
    LevelView,
    PeriodView,
    PersonView,
    RoleTally,
    TitlesView,
    TitleView,
    Unit,
)

if TYPE_CHECKING:
    from spyword_qt.store.profile import Profile

GAMES: Final = 200
LAST: Final = 10
MOST_PERIODS: Final = 24
"""A longer time is told in longer periods."""

OF_ANY_GAME: Final = (
    "played",
    "won",
    "lost",
    "streak",
    "best_streak",
    "losing_run",
    "survived",
    "rounds",
    "seconds",
)
OF_ANY_VOTE: Final = ("votes_cast", "votes_on_target")
"""What every kind counts that there has been."""
OF_ALL_GAMES: Final = (
    "evenings",
    "companions",
    "full_tables",
    "languages",
    "after_midnight",
    "packages",
    "comebacks",
)


def person_view(
    profile: Profile, avatar: Avatar, language: str, words_of: Callable[[str], str]
) -> PersonView:
    """Somebody as anybody may see them.

    `words_of` gives what the words of a package are, by its id; empty where it is no longer there.
    """
    shown, history = profile.history.shown, profile.history
    lines = history.shown_lines
    level = level_of(shown.stats.xp)
    titles = _titles(profile, shown, avatar, language)
    unit, periods = periods_of(lines)
    return PersonView(
        id=profile.id,
        name=profile.name,
        avatar=avatar,
        title=next((title.name for title in titles.titles if title.is_worn), ""),
        xp=shown.stats.xp,
        level=LevelView(level.number, level.into, level.step),
        numbers=_numbers(shown.stats),
        aimed_votes=sum(line.counts.get("votes_cast", 0) for line in history.counted if line.seeks),
        kinds=tuple(_kind(shown.stats, kind) for kind in KINDS if shown.stats.kind(kind).played),
        last=tuple(line.verdict for line in lines[-LAST:]),
        titles=titles,
        evenings=tuple(_evenings(lines)),
        kept_back=shown.stats.xp - sum(line.xp for line in lines),
        unit=unit,
        periods=periods,
        games=tuple(_game(line, words_of) for line in reversed(lines[-GAMES:])),
    )


def titles_view(profile: Profile, avatar: Avatar, language: str) -> TitlesView:
    """Every title, with what somebody has and lacks of it."""
    return _titles(profile, profile.history.shown, avatar, language)


def periods_of(lines: Sequence[Line]) -> tuple[Unit, tuple[PeriodView, ...]]:
    """How games went by evenings, months or years: the finest that makes few enough, the latest of them.

    Months and years in which nothing was played are there too: it is a time that they show.
    """
    if not lines:
        return Unit.EVENING, ()
    evenings = _grouped(lines, _evening)
    if len(evenings) <= MOST_PERIODS:
        return Unit.EVENING, tuple(_period(day, group) for day, group in evenings.items())
    months = _all_periods(Unit.MONTH, _grouped(lines, _month))
    if len(months) <= MOST_PERIODS:
        return Unit.MONTH, months
    return Unit.YEAR, _all_periods(Unit.YEAR, _grouped(lines, _year))[-MOST_PERIODS:]


def _titles(profile: Profile, shown: Shown, avatar: Avatar, language: str) -> TitlesView:
    standings = gallery(shown.stats, shown.titles)
    titles = tuple(_title(standing, profile.title, language) for standing in standings)
    return TitlesView(profile.name, avatar, titles)


def _title(standing: TitleStanding, worn: str | None, language: str) -> TitleView:
    title, earned = standing.title, standing.earned
    return TitleView(
        id=title.id,
        name=title.name(language),
        scope=title.scope,
        stat=title.stat,
        at_least=title.at_least,
        have=standing.have,
        earned=None if earned is None else earned.at.date(),
        is_worn=earned is not None and title.id == worn,
    )


def _numbers(stats: Stats) -> Mapping[str, int]:
    return {
        **{stat: stats.over_all.value(stat) for stat in OF_ANY_GAME},
        **{stat: sum(tally.value(stat) for tally in stats.kinds.values()) for stat in OF_ANY_VOTE},
        **{stat: stats.value(GENERAL, stat) for stat in OF_ALL_GAMES},
    }


def _kind(stats: Stats, kind: str) -> KindView:
    tally = stats.kind(kind)
    numbers = {stat: tally.value(stat) for stat in (*OF_ANY_GAME, *KINDS[kind].counts)}
    roles = (
        RoleTally(role, tally.value(f"won_as_{role}"), tally.value(f"played_as_{role}"))
        for role in KINDS[kind].roles
    )
    return KindView(kind, numbers, tuple(roles))


def _game(line: Line, words_of: Callable[[str], str]) -> GameView:
    tells_votes = line.seeks and not line.ballots_hidden
    return GameView(
        ended=line.end,
        kind=line.kind,
        role=line.role,
        verdict=line.verdict,
        words="" if line.package is None else words_of(line.package),
        players=line.players,
        on_target=line.counts.get("votes_on_target", 0) if tells_votes else None,
        xp=line.xp,
    )


def _evenings(lines: Iterable[Line]) -> Iterator[EveningView]:
    xp = 0
    for day, group in _grouped(lines, _evening).items():
        xp += sum(line.xp for line in group)
        yield EveningView(day, xp, level_number(xp))


def _period(first: date, lines: Iterable[Line]) -> PeriodView:
    verdicts = [line.verdict for line in lines]
    return PeriodView(first, verdicts.count(Verdict.WON), len(verdicts))


def _grouped(lines: Iterable[Line], key: Callable[[Line], date]) -> dict[date, list[Line]]:
    groups: dict[date, list[Line]] = {}
    # By date, not as they come: who travels can have an evening after the next one.
    for line in sorted(lines, key=key):
        groups.setdefault(key(line), []).append(line)
    return groups


def _all_periods(unit: Unit, played: Mapping[date, Sequence[Line]]) -> tuple[PeriodView, ...]:
    """Those in which games were played, and those between them."""
    starts = _starts(min(played), max(played), unit)
    return tuple(_period(first, played.get(first, ())) for first in starts)


def _starts(first: date, last: date, unit: Unit) -> Iterator[date]:
    months = 1 if unit is Unit.MONTH else 12
    month, end = first.year * 12 + first.month - 1, last.year * 12 + last.month - 1
    for number in range(month, end + 1, months):
        yield date(number // 12, number % 12 + 1, 1)


def _evening(line: Line) -> date:
    return line.evening


def _month(line: Line) -> date:
    return line.evening.replace(day=1)


def _year(line: Line) -> date:
    return line.evening.replace(month=1, day=1)
