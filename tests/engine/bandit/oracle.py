"""RULES-BANDIT told once more, as one long story: what each step must show, and what it must refuse.

It shares nothing with the engine but the names of actions, so that a mistake would have to be made twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from typing import Any

from spyword_engine.bandit.actions import Action, CastBallot, Choose, CloseVote, Spoke
from spyword_engine.common_actions import Continue, GotIt

Json = dict[str, Any]
Shown = tuple[Json, Json]
"""The table and the judge's view, as the referee answers them."""
Story = Generator[Shown, Action, None]

SIDE = {"police": "good", "citizen": "good", "doctor": "sideways", "bandit": "sideways", "killer": "killer"}
POINTS = {
    "police": {"police": 30, "killer": -5, "doctor": 30, "bandit": -5, "citizen": 20},
    "killers": {"police": -10, "killer": 40, "doctor": -10, "bandit": 40, "citizen": -5},
    "draw": {"police": 5, "killer": 5, "doctor": 5, "bandit": 5, "citizen": 5},
}
NIGHT = {"killers", "doctor", "bandit", "police", "police_answer"}


class Teller:
    """What is known at some point of the story."""

    def __init__(self, names: Sequence[str], roles: Sequence[str]) -> None:
        self.names, self.roles = list(names), list(roles)
        self.inside = list(range(len(names)))
        self.out: list[tuple[int, int, str]] = []
        self.needles: Counter[int] = Counter()
        self.fired = False
        self.day = 1
        self.log: list[Json] = []
        self.nights: list[Json] = []
        self.order: list[int] | None = None

    def story(self) -> Story:
        everybody = list(range(len(self.names)))
        while everybody:
            yield self.shown("cards", turn=everybody[0], waiting=everybody)
            del everybody[0]
        while True:
            yield from self.night()
            yield self.shown("dawn")
            gone = [seat for seat, day, at in self.out if (day, at) == (self.day, "night")]
            winner = self.decided()
            if winner is None:
                if gone and (self.day <= 2):
                    yield from self.speak("last_words", gone)
                winner = yield from self.daytime()
            if winner is not None:
                while True:
                    yield self.shown("over", winner=winner)

    def night(self) -> Story:
        self.order = None
        chosen: dict[str, int | None] = {"victim": None, "saved": None, "shot": None}
        had_fired = self.fired
        killers = [seat for seat in self.inside if self.roles[seat] == "killer"]
        if had_fired:
            killers = sorted(killers + self.having("bandit"))
        if killers:
            action = yield self.shown("killers", awake=killers, targets=self.inside)
            chosen["victim"] = action.seat
        if self.having("doctor"):
            action = yield self.shown("doctor", awake=self.having("doctor"), targets=self.inside)
            chosen["saved"] = action.seat
        if self.having("bandit") and not had_fired:
            bandit = self.having("bandit")
            others = [seat for seat in self.inside if seat not in bandit]
            action = yield self.shown("bandit", awake=bandit, targets=others, may_hold=True)
            chosen["shot"] = action.seat
            self.fired = action.seat is not None
        police = self.having("police")
        action = yield self.shown("police", awake=police, targets=self.inside)
        answer = SIDE[self.roles[action.seat]]
        yield self.shown("police_answer", awake=police, answer=answer)
        gone = self.dead(chosen, had_fired)
        named = {key: None if seat is None else self.names[seat] for key, seat in chosen.items()}
        self.nights.append(
            {"night": self.day, **named, "checked": self.names[action.seat], "answer": answer}
            | {"out": [self.names[seat] for seat in sorted(gone)]}
        )
        count = len(self.names)
        voted_out = [seat for seat, _, at in self.out if at == "vote"]
        start = (voted_out[-1] + 1) % count if voted_out else 0
        went = sorted(gone, key=lambda seat: (seat - start) % count)
        self.out += [(seat, self.day, "night") for seat in went]
        self.inside = [seat for seat in self.inside if seat not in gone]
        if went:
            start = went[0] + 1
        self.order = sorted(self.inside, key=lambda seat: (seat - start) % count)

    def dead(self, chosen: dict[str, int | None], had_fired: bool) -> set[int]:
        victim, saved, shot = chosen["victim"], chosen["saved"], chosen["shot"]
        gone = set()
        if victim is not None and victim != saved and (self.roles[victim] != "bandit" or had_fired):
            gone.add(victim)
        if saved is not None and saved != victim:
            self.needles[saved] += 1
            if self.needles[saved] >= 2 and self.roles[saved] != "doctor":
                gone.add(saved)
        if shot is not None:
            gone.add(shot)
        return gone

    def daytime(self) -> Generator[Shown, Action, str | None]:
        assert self.order is not None
        yield from self.speak("speeches", self.order)
        tied = yield from self.vote("vote", self.order)
        if tied:
            yield from self.speak("tie_speeches", self.in_order(tied))
            tied = yield from self.vote("tie1", self.in_order(tied))
        if tied:
            yield from self.speak("tie_speeches", self.in_order(set(self.inside) - tied))
            tied = yield from self.vote("tie2", self.in_order(tied))
        if tied:
            return "draw"
        yield self.shown("voted_out")
        winner = self.decided()
        if winner is None:
            if self.day == 1 or (self.day == 2 and len(self.names) > 14):
                yield from self.speak("last_words", [self.out[-1][0]])
            self.day += 1
        return winner

    def speak(self, phase: str, who: list[int]) -> Story:
        for number, seat in enumerate(who):
            yield self.shown(phase, turn=seat, waiting=who[number:])

    def vote(self, kind: str, candidates: list[int]) -> Generator[Shown, Action, set[int]]:
        """Those tied; nobody where somebody is out."""
        given: dict[int, int | None] = {}
        phase = "vote" if kind == "vote" else "tie_vote"
        while True:
            waiting = [seat for seat in self.inside if seat not in given]
            action = yield self.shown(phase, waiting=waiting, candidates=candidates)
            if isinstance(action, CloseVote):
                break
            assert isinstance(action, CastBallot)
            given[action.seat] = action.choice
        votes = Counter(choice for choice in given.values() if choice is not None)
        most = max(votes[seat] for seat in candidates)
        top = {seat for seat in candidates if votes[seat] == most}
        tied = top if len(top) > 1 else set()
        self.log.append(
            {
                "day": self.day,
                "kind": kind,
                "ballots": {self.names[seat]: self.name(given.get(seat)) for seat in self.inside},
                "totals": {self.names[seat]: number for seat, number in sorted(votes.items())},
                "outcome": ("draw" if kind == "tie2" else "tie") if tied else "out",
                "tied": [self.names[seat] for seat in sorted(tied)],
                "out": None if tied else self.names[min(top)],
            }
        )
        if not tied:
            self.out.append((min(top), self.day, "vote"))
            self.inside = [seat for seat in self.inside if seat not in top]
        return tied

    def decided(self) -> str | None:
        left = {self.roles[seat] for seat in self.inside}
        if not left & {"police", "killer", "bandit"}:
            return "draw"
        if not left & {"killer", "bandit"}:
            return "police"
        if "police" not in left:
            return "killers"
        return None if "citizen" in left else "draw"

    def having(self, role: str) -> list[int]:
        return [seat for seat in self.inside if self.roles[seat] == role]

    def in_order(self, seats: set[int]) -> list[int]:
        assert self.order is not None
        return [seat for seat in self.order if seat in seats]

    def name(self, seat: int | None) -> str | None:
        return None if seat is None else self.names[seat]

    def all_names(self, seats: Sequence[int]) -> list[str]:
        return [self.names[seat] for seat in seats]

    def shown(
        self,
        phase: str,
        *,
        turn: int | None = None,
        waiting: Sequence[int] = (),
        candidates: Sequence[int] = (),
        awake: Sequence[int] = (),
        targets: Sequence[int] = (),
        may_hold: bool = False,
        answer: str | None = None,
        winner: str | None = None,
    ) -> Shown:
        by_name = dict(zip(self.names, self.roles, strict=True))
        table = {
            "game": "bandit",
            "phase": "night" if phase in NIGHT else phase,
            "day": self.day,
            "players": self.names,
            "in": self.all_names(self.inside),
            "out": [
                {"player": self.names[seat], "day": day, "at": at}
                | {"role": self.roles[seat] if winner else None}
                for seat, day, at in self.out
            ],
            "order": None if self.order is None else self.all_names(self.order),
            "turn": self.name(turn),
            "waiting": self.all_names(waiting),
            "candidates": self.all_names(candidates),
            "last_vote": self.log[-1] if self.log else None,
            "winner": winner,
            "end": None if winner is None else self.end(winner),
        }
        judge = {
            "phase": phase,
            "roles": by_name,
            "awake": self.all_names(awake),
            "targets": self.all_names(targets),
            "may_hold": may_hold,
            "needles": self.all_names(sorted(self.needles)),
            "fired": self.fired,
            "answer": answer,
        }
        return table, judge

    def end(self, winner: str) -> Json:
        sides = {"police": ["police", "doctor", "citizen"], "killers": ["killer", "bandit"], "draw": []}
        by_name = dict(zip(self.names, self.roles, strict=True))
        return {
            "winner": winner,
            "winners": [name for name, role in by_name.items() if role in sides[winner]],
            "roles": by_name,
            "points": {name: POINTS[winner][role] for name, role in by_name.items()},
            "log": self.log,
            "nights": self.nights,
        }


def refusal(shown: Shown, action: Action) -> str | None:
    """The code that the referee must refuse the action with, by what is shown before it."""
    table, judge = shown
    phase, inside = judge["phase"], table["in"]

    def name(seat: int) -> str:
        return table["players"][seat] if 0 <= seat < len(table["players"]) else "?"

    match action:
        case GotIt(seat) | Spoke(seat):
            spoken = {"last_words", "speeches", "tie_speeches"}
            if phase not in ({"cards"} if isinstance(action, GotIt) else spoken):
                return "not_now"
            if name(seat) == table["turn"]:
                return None
            if name(seat) in table["waiting"]:
                return "not_your_turn"
            if name(seat) in speakers(table):
                return "already_done"
            return "not_your_turn" if name(seat) in inside else "not_in"
        case Choose(seat):
            if phase not in NIGHT - {"police_answer"}:
                return "not_now"
            granted = judge["may_hold"] if seat is None else name(seat) in judge["targets"]
            return None if granted else "bad_choice"
        case CastBallot(seat, choice):
            if phase not in {"vote", "tie_vote"}:
                return "not_now"
            if name(seat) not in inside:
                return "not_in"
            granted = choice is None or (choice != seat and name(choice) in table["candidates"])
            return None if granted else "bad_choice"
        case CloseVote():
            return None if phase in {"vote", "tie_vote"} else "not_now"
        case Continue():
            return None if phase in {"dawn", "voted_out", "police_answer"} else "not_now"


def speakers(table: Json) -> list[str]:
    """Who has the word in this phase, now or before; in `cards` who sees a card."""
    out, vote = table["out"], table["last_vote"]
    match table["phase"]:
        case "last_words":
            last = out[-1]
            return [one["player"] for one in out if (one["day"], one["at"]) == (last["day"], last["at"])]
        case "tie_speeches" if vote["kind"] == "vote":
            return list(vote["tied"])
        case "tie_speeches":
            return [name for name in table["in"] if name not in vote["tied"]]
        case _:
            return list(table["in"])
