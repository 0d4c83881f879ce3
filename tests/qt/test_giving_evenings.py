"""Evenings at random: whatever a table does, everybody has what the end lets them add up."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from spyword_engine.deal import Role
from spyword_engine.phase import Phase
from spyword_engine.views import TableView
from spyword_qt.people import Seated
from tests.qt.desk import Desk

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana")


class Evening:
    """A table that plays at random, and what its people got by the public end of each game."""

    def __init__(self, desk: Desk, seed: int) -> None:
        self.desk = desk
        self.rng = random.Random(f"evening {seed}")
        self.known = desk.invite(*NAMES[:5])
        self.xp: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.companions: dict[str, set[str]] = {name: set() for name in NAMES}

    def table(self) -> tuple[Seated, ...]:
        """Some with a profile and some guests, in any order."""
        seats = [*self.rng.sample(self.known, self.rng.randint(2, 5)), *map(Seated, NAMES[5:])]
        self.rng.shuffle(seats)
        return tuple(seats)

    def play(self) -> None:
        """A game, to whatever end; it may be given up."""
        desk, rng = self.desk, self.rng
        while desk.view.phase is not Phase.OVER:
            if rng.random() < 0.02:
                desk.table.leave(rng.randrange(len(desk.view.players)))
            elif rng.random() < 0.01:
                desk.table.redeal()
            elif rng.random() < 0.005:
                desk.table.close()
                return
            else:
                self.move()
        self.count()
        desk.table.leave_off()
        assert {view.person.name: view.xp for view in desk.table.gains()} == {
            one.name: self.earned(desk.view, seat) if one in self.known else 0
            for seat, one in enumerate(self.seats)
        }

    @property
    def seats(self) -> tuple[Seated, ...]:
        return tuple(
            next((one for one in self.known if one.name == name), Seated(name))
            for name in self.desk.view.players
        )

    def move(self) -> None:
        desk, rng = self.desk, self.rng
        match desk.view.phase:
            case Phase.CARDS:
                desk.table.ready()
                desk.table.got_it()
            case Phase.CLUES | Phase.DUEL_CLUES:
                desk.table.gave_clue()
                if rng.random() < 0.1:
                    desk.table.undo()
            case Phase.DISCUSSION:
                desk.table.start_vote()
            case Phase.VOTE | Phase.DUEL_VOTE:
                voter = desk.view.turn
                desk.table.ready()
                others: list[int | None] = [seat for seat in desk.view.candidates if seat != voter]
                desk.table.submit_vote(rng.choice([*others, None] if desk.view.pass_offered else others))
            case Phase.RESULT:
                desk.table.go_on()
            case Phase.GUESS:
                desk.table.submit_guess(self.guess())
            case Phase.PRIVATE:
                desk.table.ready()
                desk.table.done(self.guess())

    def guess(self) -> str:
        record = self.desk.saved()
        right: str = record["package"]["words"][record["deal"]["citizen_word"]][0]
        return self.rng.choice([right, "nothing of the kind"])

    def count(self) -> None:
        view = self.desk.view
        assert view.end is not None
        for seat, one in enumerate(self.seats):
            if one in self.known and seat not in view.left:
                self.xp[one.name] += self.earned(view, seat)
                self.games[one.name] += 1
                self.won[one.name] += seat in view.end.winners
                self.companions[one.name] |= {other.name for other in self.seats if other in self.known}

    def earned(self, view: TableView, seat: int) -> int:
        """By the public end, votes and all."""
        end = view.end
        assert end is not None
        if seat in view.left:
            return 0
        on_target = [
            voter == seat and choice is not None and end.roles[choice] is not Role.CITIZEN
            for vote in end.log
            for voter, choice in vote.ballots or ()
        ]
        guessed = end.guess is not None and end.guess.right and end.guess.seat == seat
        return (
            20
            + 30 * (seat in end.winners)
            + 10 * (seat in view.inside)
            + 4 * sum(on_target) * (end.roles[seat] is Role.CITIZEN)
            + 40 * guessed
        )


@pytest.mark.parametrize("seed", range(6))
def test_everybody_has_what_they_can_add_up(tmp_path: Path, qapp: object, seed: int) -> None:
    evening = Evening(Desk(tmp_path, seed), seed)
    desk, rng = evening.desk, evening.rng
    for _ in range(12):
        if not desk.table.is_on:
            settings = {"reveal_roles": rng.random() < 0.5, "allow_pass": rng.random() < 0.5}
            ties = rng.choice(["duel", "lots"])
            desk.start(evening.table(), vote_result="open", tie_breaker=ties, **settings)
        evening.play()
        if desk.table.is_on:
            if rng.random() < 0.5 and desk.table.again().can_start:
                desk.table.play_again()
            else:
                desk.table.close()
    assert sum(evening.games.values()) > 10
    for one in evening.known:
        assert one.profile is not None
        profile = desk.profiles.get(one.profile)
        assert profile is not None
        stats = profile.history.stats
        assert (stats.xp, stats.over_all.played, stats.over_all.won, len(stats.companions)) == (
            evening.xp[one.name],
            evening.games[one.name],
            evening.won[one.name],
            len(evening.companions[one.name] - {one.name}),
        )
