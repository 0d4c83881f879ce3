"""People with games behind them, as their own screens show them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime, timedelta
from functools import cache, partial
from random import Random
from typing import Final

from spyword_engine.bandit.roles import KILLERS_SIDE
from spyword_engine.bandit.roles import Role as BanditRole
from spyword_engine.deal import Role
from spyword_engine.progress.history import history_of
from spyword_engine.progress.line import Line, Verdict
from spyword_engine.progress.xp import with_xp
from spyword_qt.people import Avatar
from spyword_qt.person_view import person_view
from spyword_qt.screens.seen_people import PersonView
from spyword_qt.store import library
from spyword_qt.store.profile import Profile
from spyword_qt.widgets.initials import first_letters

FIRST_EVENING = datetime.fromisoformat("2025-03-07T20:00:00+01:00")
AN_EVENING = 5
"""Games of one."""
ROLES = (Role.CITIZEN,) * 6 + (Role.SPY,) * 2 + (Role.GHOST,)


@cache
def somebody(name: str, games: int, language: str = "en", kinds: tuple[str, ...] = ("word",)) -> PersonView:
    """Somebody of that name after so many games, who wears the title that they earned last."""
    history = history_of(lines_of(games, kinds))
    profile = Profile(
        id=f"{games:032x}",
        name=name,
        created=FIRST_EVENING,
        colour=4,
        pattern=4,
        title=history.titles[-1].title if history.titles else None,
        history=history,
    )
    avatar = Avatar(profile.colour, profile.pattern, first_letters(name, 1))
    return person_view(profile, avatar, language, partial(_kind_of, language))


def _kind_of(language: str, package: str) -> str:
    return _kinds(language)[int(package.rpartition("-")[2]) % 4]


@cache
def _kinds(language: str) -> tuple[str, ...]:
    """A long one, a short one, an own one, and that of a package that is gone."""
    shelf = {
        pack.series: pack.kind(language) for pack in library.Library.load(library.default_folder()).packs
    }
    return shelf["musical-instrument"], shelf["fruit"], "things on a kitchen table", ""


def lines_of(games: int, kinds: tuple[str, ...] = ("word",)) -> Iterator[Line]:
    """So many games, as they stand in a profile, of these kinds by turns."""
    chance = Random(f"somebody after {games} games")
    for number in range(games):
        evening, place = divmod(number, AN_EVENING)
        start = FIRST_EVENING + timedelta(days=7 * evening, minutes=50 * place)
        yield _PLAYED[kinds[number % len(kinds)]](number, start, chance)


def _of_words(number: int, start: datetime, chance: Random) -> Line:
    role = chance.choice(ROLES)
    cast = chance.randrange(1, 4)
    return with_xp(
        Line(
            game=f"game-{number}",
            kind="word",
            start=start,
            end=start + timedelta(minutes=chance.randrange(9, 40)),
            language=chance.choice(("en", "it")),
            role=role.value,
            verdict=chance.choice((*Verdict, Verdict.WON)),
            players=chance.randrange(4, 13),
            rounds=chance.randrange(1, 6),
            xp=0,
            package=f"package-{chance.randrange(40)}",
            companions=tuple(f"{chance.randrange(18)}" for _ in range(3)),
            survived=chance.random() < 0.5,
            counts={"votes_cast": cast, "votes_on_target": chance.randrange(cast + 1)}
            if role is Role.CITIZEN
            else {"votes_cast": cast, "won_by_guess": int(role is Role.GHOST)},
            ballots_hidden=number % 9 == 4,
        )
    )


def _of_bandits(number: int, start: datetime, chance: Random) -> Line:
    role = chance.choice(tuple(BanditRole))
    cast = chance.randrange(1, 4)
    counts = {"votes_cast": cast, "points": chance.choice((-10, -5, 5, 20, 30, 40))}
    special = {
        BanditRole.DOCTOR: "saves",
        BanditRole.POLICE: "killers_found",
        BanditRole.BANDIT: "police_shot",
    }
    if role in special:
        counts[special[role]] = 1
    if role not in KILLERS_SIDE:
        counts["votes_on_target"] = chance.randrange(cast + 1)
    return with_xp(
        Line(
            game=f"game-{number}",
            kind="bandit",
            start=start,
            end=start + timedelta(minutes=chance.randrange(40, 49)),
            language="en",
            role=role.value,
            verdict=chance.choice(tuple(Verdict)),
            players=chance.randrange(12, 17),
            rounds=chance.randrange(1, 6),
            xp=0,
            survived=chance.random() < 0.5,
            counts=counts,
        )
    )


_PLAYED: Final[Mapping[str, Callable[[int, datetime, Random], Line]]] = {
    "word": _of_words,
    "bandit": _of_bandits,
}
