"""One action being carried out: from phase to phase, as RULES-BANDIT goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, assert_never

from msgspec.structs import replace

from spyword_engine.bandit.actions import Action, CastBallot, Choose, CloseVote, Spoke
from spyword_engine.bandit.circle import reference, round_from, words_are_given
from spyword_engine.bandit.dawn import needles_after, out_at_dawn
from spyword_engine.bandit.ending import Winner, decided
from spyword_engine.bandit.events import DawnBroken, Event, GameEnded, HasSpoken, NightBegun
from spyword_engine.bandit.night import ANSWERS, Night
from spyword_engine.bandit.out import At, Out
from spyword_engine.bandit.phase import STEPS, Phase
from spyword_engine.bandit.vote import Outcome, Vote, VoteKind, closed
from spyword_engine.bandit.waking import awake
from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.common_events import CardSeen, PlayerOut, VoteBegun, VoteCast, VoteClosed
from spyword_engine.seat import Seat

if TYPE_CHECKING:
    from spyword_engine.bandit.match import Match


class Play:
    """Holds the match as it becomes, and the facts on the way. The action was granted before."""

    __slots__ = ("events", "match")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = []

    def carry_out(self, action: Action) -> None:
        """Does what the action asks, and all that follows from it."""
        match action:
            case GotIt(seat):
                self.events.append(CardSeen(seat))
                self._acted(seat)
                if not self.match.waiting:
                    self._begin_night(1)
            case Choose(seat):
                self._choose(seat)
            case Continue():
                self._continue()
            case Spoke(seat):
                self.events.append(HasSpoken(seat))
                self._acted(seat)
                self._after_words()
            case CastBallot(seat, choice):
                self._cast(seat, choice)
            case CloseVote():
                self._close_vote()
            case _:
                assert_never(action)

    def _set(self, **changes: Any) -> None:
        self.match = replace(self.match, **changes)

    def _begin(self, phase: Phase, waiting: tuple[Seat, ...] = (), **changes: Any) -> None:
        self._set(phase=phase, waiting=waiting, done=(), **changes)

    def _acted(self, seat: Seat) -> None:
        match = self.match
        self._set(waiting=_without(match.waiting, seat), done=(*match.done, seat))

    def _continue(self) -> None:
        match self.match.phase:
            case Phase.POLICE_ANSWER:
                self._break_dawn()
            case Phase.DAWN:
                self._leave_dawn()
            case _:
                self._leave_voted_out()

    # Nights

    def _begin_night(self, day: int) -> None:
        self._set(day=day, order=None, nights=(*self.match.nights, Night(day)))
        self.events.append(NightBegun(day))
        self._wake(STEPS)

    def _wake(self, steps: tuple[Phase, ...]) -> None:
        """Begins the first of these steps that somebody is awake in: the police's, where no other is."""
        self._begin(next(step for step in steps if awake(self.match, step)))

    def _choose(self, seat: Seat | None) -> None:
        phase = self.match.phase
        match phase:
            case Phase.KILLERS:
                self._note(victim=seat)
            case Phase.DOCTOR:
                self._note(saved=seat)
            case Phase.BANDIT:
                self._note(shot=seat)
            case _:
                assert seat is not None
                self._note(checked=seat, answer=ANSWERS[self.match.role(seat)])
                self._begin(Phase.POLICE_ANSWER)
                return
        self._wake(STEPS[STEPS.index(phase) + 1 :])

    def _note(self, **chosen: Any) -> None:
        *before, night = self.match.nights
        self._set(nights=(*before, replace(night, **chosen)))

    # Days

    def _break_dawn(self) -> None:
        match = self.match
        players, first = len(match.setup.players), reference(match)
        dead = out_at_dawn(match)
        gone = round_from(first, dead, players)
        inside = tuple(seat for seat in match.inside if seat not in dead)
        speaks_first = (gone[0] + 1) % players if gone else first
        self._note(out=dead)
        self._begin(
            Phase.DAWN,
            inside=inside,
            out=(*match.out, *(Out(seat, match.day, At.NIGHT) for seat in gone)),
            order=round_from(speaks_first, inside, players),
            needles=needles_after(match),
        )
        self.events.append(DawnBroken(gone))

    def _leave_dawn(self) -> None:
        match = self.match
        gone = tuple(out.seat for out in match.out if out.day == match.day)
        if self._end_if_over():
            return
        if gone and words_are_given(len(match.setup.players), match.day, At.NIGHT):
            self._begin(Phase.LAST_WORDS, gone)
        else:
            self._begin_speeches()

    def _begin_speeches(self) -> None:
        self._begin(Phase.SPEECHES, self._in_order(self.match.inside))

    def _after_words(self) -> None:
        match = self.match
        if match.waiting:
            return
        if match.phase is Phase.LAST_WORDS and match.out[-1].at is At.VOTE:
            self._begin_night(match.day + 1)
        elif match.phase is Phase.LAST_WORDS:
            self._begin_speeches()
        elif match.phase is Phase.SPEECHES:
            self._begin_vote(Phase.VOTE, self._in_order(match.inside))
        else:
            self._begin_tie_vote()

    # Votes

    def _begin_vote(self, phase: Phase, candidates: tuple[Seat, ...]) -> None:
        self._begin(phase, self.match.inside, candidates=candidates)
        self.events.append(VoteBegun())

    def _begin_tie_vote(self) -> None:
        self._begin_vote(Phase.TIE_VOTE, self._in_order(self.match.votes[-1].tied))

    def _cast(self, seat: Seat, choice: Seat | None) -> None:
        match = self.match
        ballots = {**dict(match.ballots), seat: choice}
        self._set(ballots=tuple(sorted(ballots.items())), waiting=_without(match.waiting, seat))
        self.events.append(VoteCast(seat))

    def _close_vote(self) -> None:
        vote = closed(self.match)
        self._set(votes=(*self.match.votes, vote), candidates=(), ballots=())
        self.events.append(VoteClosed())
        if vote.out is not None:
            self._vote_out(vote.out)
        elif vote.outcome is Outcome.DRAW:
            self._end(Winner.DRAW)
        else:
            self._begin_tie_speeches(vote)

    def _begin_tie_speeches(self, vote: Vote) -> None:
        """Those tied speak; after a tie among them, those who are in and outside it, if there are any."""
        tied_again = vote.kind is VoteKind.TIE1
        outside = tuple(seat for seat in self.match.inside if seat not in vote.tied)
        speak = self._in_order(outside if tied_again else vote.tied)
        if speak:
            self._begin(Phase.TIE_SPEECHES, speak)
        else:
            self._begin_tie_vote()

    def _vote_out(self, seat: Seat) -> None:
        match = self.match
        self._begin(
            Phase.VOTED_OUT,
            inside=_without(match.inside, seat),
            out=(*match.out, Out(seat, match.day, At.VOTE)),
        )
        self.events.append(PlayerOut(seat))

    def _leave_voted_out(self) -> None:
        if self._end_if_over():
            return
        match = self.match
        if words_are_given(len(match.setup.players), match.day, At.VOTE):
            self._begin(Phase.LAST_WORDS, (match.out[-1].seat,))
        else:
            self._begin_night(match.day + 1)

    # The end

    def _end_if_over(self) -> bool:
        winner = decided({self.match.role(seat) for seat in self.match.inside})
        if winner is None:
            return False
        self._end(winner)
        return True

    def _end(self, winner: Winner) -> None:
        self._begin(Phase.OVER, winner=winner)
        self.events.append(GameEnded(winner))

    def _in_order(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """These seats as they speak on this day."""
        return tuple(seat for seat in self.match.order or () if seat in seats)


def _without(seats: tuple[Seat, ...], gone: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if seat != gone)
