"""What a game of Secret Bandit brings: computed by hand, given once, beside what the other game brings."""

from __future__ import annotations

import errno
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path

import pytest

from spyword_engine.bandit.ending import Winner
from spyword_engine.bandit.roles import Role
from spyword_engine.deal import Role as WordRole
from spyword_engine.progress.line import Line, Verdict
from spyword_engine.seat import Seat
from spyword_qt.check_data import check
from spyword_qt.people import Seated
from spyword_qt.screens.seen_people import GainView, LevelView
from spyword_qt.store.profiles import Profiles
from spyword_qt.told import Told
from tests.qt.bandit.desk import NAMES, BanditDesk
from tests.qt.desk import Desk
from tests.qt.failing_disk import FailingDisk

NOW = datetime.fromisoformat("2026-03-01T20:00:00+01:00")
TWELVE = NAMES[:12]


@pytest.fixture
def desk(tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch) -> BanditDesk:
    minutes = count()
    monkeypatch.setattr("spyword_qt.clock.local_now", lambda: NOW + next(minutes) * timedelta(minutes=1))
    return BanditDesk(tmp_path)


def invite(desk: BanditDesk, *names: str) -> tuple[Seated, ...]:
    """People with a profile, made anew."""
    return tuple(Seated(name, desk.profiles.create(name, 3, 4).id) for name in names)


def line(desk: BanditDesk, seat: Seat) -> Line:
    """The latest of whoever sits there."""
    (profile,) = (one for one in desk.profiles.entries() if one.name == TWELVE[seat])
    found = desk.profiles.get(profile.id)
    assert found is not None
    return found.history.lines[-1]


def police_win(desk: BanditDesk) -> None:
    """In two nights and days, to the end."""
    one, other = desk.seats_of(Role.KILLER)
    (bandit,) = desk.seats_of(Role.BANDIT)
    citizens = desk.seats_of(Role.CITIZEN)
    desk.cards()
    desk.night({Role.KILLER: citizens[0], Role.DOCTOR: citizens[1], Role.BANDIT: one, Role.POLICE: other})
    desk.talk()
    desk.vote_out(other)
    desk.table.go_on()
    desk.talk()
    desk.night({Role.KILLER: citizens[2], Role.DOCTOR: citizens[3], Role.POLICE: bandit})
    desk.talk()
    desk.vote_out(bandit)
    desk.table.go_on()
    assert desk.view.winner is Winner.POLICE
    desk.table.leave_off()


def draw(desk: BanditDesk) -> None:
    """Three votes in which nobody raises a hand."""
    desk.cards()
    desk.night({})
    for _ in range(3):
        desk.talk()
        desk.vote(lambda _seat: None)
        desk.table.go_on()
    assert desk.view.winner is Winner.DRAW
    desk.table.leave_off()


def told(gain: GainView) -> tuple[int, tuple[tuple[str, int], ...], int, int, tuple[str, ...]]:
    return gain.xp, gain.parts, gain.streak, gain.losing_run, tuple(title.name for title in gain.titles)


def test_the_police_win(desk: BanditDesk) -> None:
    desk.start(invite(desk, *TWELVE))
    roles = {seat: role for role in Role for seat in desk.seats_of(role)}
    one, other = desk.seats_of(Role.KILLER)
    citizens = desk.seats_of(Role.CITIZEN)
    police_win(desk)
    gains = desk.table.gains()
    lived = (("played", 20), ("won", 30), ("survived", 10), ("votes_on_target", 8))
    # By seat: XP by what they are for, nights, votes cast and on target.
    expected = {
        **dict.fromkeys(roles, (lived, 2, 2, 2)),
        one: ((("played", 20),), 1, 0, 0),
        # Who is voted out, votes for nobody; the bandit still has a vote on the first day.
        other: ((("played", 20),), 1, 0, 0),
        desk.seats_of(Role.BANDIT)[0]: ((("played", 20),), 2, 1, 0),
        citizens[0]: ((("played", 20), ("won", 30)), 1, 0, 0),
        citizens[2]: ((("played", 20), ("won", 30), ("votes_on_target", 4)), 2, 1, 1),
    }
    points = {Role.POLICE: 30, Role.KILLER: -5, Role.DOCTOR: 30, Role.BANDIT: -5, Role.CITIZEN: 20}
    found = {Role.POLICE: {"killers_found": 1}}
    for seat, (parts, nights, cast, on_target) in expected.items():
        kept, role = line(desk, seat), roles[seat]
        won = role not in (Role.KILLER, Role.BANDIT)
        xp = sum(number for _, number in parts)
        assert told(gains[seat]) == (xp, parts, int(won), int(not won), ("Good Company",))
        assert gains[seat].level_after == LevelView(*((2, xp - 60, 75) if xp >= 60 else (1, xp, 60)))
        assert (kept.kind, kept.role, kept.package, kept.language) == ("bandit", role, None, "en")
        assert kept.verdict is (Verdict.WON if won else Verdict.LOST)
        assert (kept.rounds, kept.players, len(kept.companions), kept.xp) == (nights, 12, 11, xp)
        assert not kept.ballots_hidden
        counts = {"votes_cast": cast, "votes_on_target": on_target, "points": points[role]}
        assert kept.counts == {
            **{name: number for name, number in counts.items() if number},
            **found.get(role, {}),
        }


def test_a_draw_is_neither_won_nor_lost(desk: BanditDesk) -> None:
    people = invite(desk, *TWELVE)
    desk.start(people)
    draw(desk)
    inside = desk.view.inside
    for seat, gain in enumerate(desk.table.gains()):
        parts = (("played", 20), ("survived", 10)) if seat in inside else (("played", 20),)
        assert told(gain)[1:] == (parts, 0, 0, ("Good Company",))
        assert (line(desk, seat).verdict, line(desk, seat).counts["points"]) == (Verdict.NEITHER, 5)


def test_rows_of_wins_are_each_games_own(desk: BanditDesk, tmp_path: Path) -> None:
    people = invite(desk, *TWELVE)
    desk.start(people)
    winners = [seat for seat in desk.seats_of(*Role) if seat not in desk.seats_of(Role.KILLER, Role.BANDIT)]
    police_win(desk)
    desk.table.close()
    word = Desk(tmp_path)
    four = [people[seat] for seat in winners[:4]]
    word.start(four, spies=1, ghost=False, vote_result="open")
    (spy,) = word.seats_of(WordRole.SPY)
    word.play_on(lambda seat: spy if seat != spy else (spy + 1) % 4)
    word.table.go_on()
    word.table.leave_off()
    for seat, gain in enumerate(word.table.gains()):
        assert (gain.streak, gain.losing_run) == ((0, 1) if seat == spy else (1, 0)), "the first of this kind"
        assert "Newcomer" in [title.name for title in gain.titles]
        profile = word.profiles.get(four[seat].profile or "")
        assert profile is not None
        stats = profile.history.stats
        assert [stats.kind(kind).played for kind in ("word", "bandit")] == [1, 1]
        assert (stats.over_all.played, stats.over_all.streak) == (2, 0 if seat == spy else 2)
    assert check(tmp_path) == 0


def test_a_guest_is_kept_with_the_game(desk: BanditDesk) -> None:
    desk.start((*invite(desk, *TWELVE[:11]), Seated(TWELVE[11])))
    draw(desk)
    assert desk.table.gains()[11].is_guest
    desk.table.keep_guest(11)
    desk.table.leave_off()
    assert not desk.table.gains()[11].is_guest
    assert line(desk, 11).kind == "bandit"
    assert all(len(line(desk, seat).companions) == 11 for seat in range(12))


def test_what_a_disk_refused_is_given_at_a_later_start(
    desk: BanditDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = invite(desk, *TWELVE)
    desk.start(people)
    ada = people[0].profile
    assert ada is not None
    disk = FailingDisk(tmp_path, monkeypatch)
    disk.refuse(errno.EACCES, of=lambda path: ada in path)
    draw(desk)
    assert desk.told == [Told.NOT_GIVEN]
    assert [gain.xp > 0 for gain in desk.table.gains()] == [True] * 12
    assert games_of(tmp_path) == [0, *[1] * 11]
    desk.table.close()
    disk.work()
    for _ in range(2):
        BanditDesk(tmp_path).tables.settle()
        assert games_of(tmp_path) == [1] * 12, "once"
    assert check(tmp_path) == 0


def games_of(folder: Path) -> list[int]:
    """By seat, as whoever comes next finds them."""
    profiles, found = Profiles(folder), {}
    for entry in profiles.entries():
        profile = profiles.get(entry.id)
        assert profile is not None
        found[entry.name] = profile.history.stats.kind("bandit").played
    return [found[name] for name in TWELVE]
