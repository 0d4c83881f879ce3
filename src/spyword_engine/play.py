"""One action being carried out: from phase to phase, as RULES.md 3 to 9 go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, assert_never

import msgspec
from msgspec.structs import replace

from spyword_engine.actions import Action, CastVote, GiveClue, Leave, MakeGuess, Seen, StartVote, TimeUp
from spyword_engine.ballot import DUEL, LOTS, OUT, Vote, VoteKind, outcome
from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.common_events import CardSeen, PlayerOut, VoteBegun, VoteCast, VoteClosed
from spyword_engine.counting import count
from spyword_engine.deal import GHOST
from spyword_engine.ending import WINNER_BY_WHY, why_over
from spyword_engine.events import (
    ClueGiven,
    DiscussionBegun,
    DuelBegun,
    Event,
    GameEnded,
    GuessMade,
    LotsDrawn,
    PlayerLeft,
    PrivateDone,
    RoundBegun,
)
from spyword_engine.guess import Guess, is_right_among, normalise
from spyword_engine.out import Out
from spyword_engine.phase import (
    CARDS,
    CLUES,
    DISCUSSION,
    DUEL_CLUES,
    DUEL_VOTE,
    GUESS,
    OVER,
    PRIVATE,
    RESULT,
    VOTE,
    Phase,
)
from spyword_engine.seat import Seat
from spyword_engine.settings import TieBreaker

if TYPE_CHECKING:
    from spyword_engine.match import Lots, Match


class Play(msgspec.Struct):
    """Holds the match as it becomes, and the facts on the way. The action was granted before."""

    match: Match
    lots: Lots
    events: list[Event] = []

    def carry_out(self, action: Action) -> None:
        """Does what the action asks, and all that follows from it."""
        # By the type itself: that a Struct is no other's instance takes as long to find out as to make one.
        if type(action) is GiveClue:
            self._give_clue(action.seat)
        elif type(action) is CastVote:
            self._cast(action.seat, action.choice)
        elif type(action) is GotIt:
            self._get_it(action.seat)
        elif type(action) is Continue:
            self._leave_result()
        elif type(action) is StartVote:
            self._begin_vote()
        elif type(action) is TimeUp:
            self._time_up()
        elif type(action) is Seen:
            self._end_private(action.seat)
        elif type(action) is MakeGuess:
            self._guess(action.seat, action.text)
        elif type(action) is Leave:
            self._leave(action.seat)
        else:
            assert_never(action)

    def _no_longer_waits(self, seat: Seat) -> None:
        self.match = replace(self.match, waiting=_without(self.match.waiting, seat))

    # Cards and clues

    def _get_it(self, seat: Seat) -> None:
        self.events.append(CardSeen(seat))
        self._no_longer_waits(seat)
        self._after_cards()

    def _after_cards(self) -> None:
        if not self.match.waiting:
            self._begin_clues(self.match.setup.deal.order)

    def _begin_clues(self, circle: tuple[Seat, ...], **changes: Any) -> None:
        """`circle` is the original order turned to where this round begins to look for its first."""
        inside = self.match.inside
        order = tuple([seat for seat in circle if seat in inside])
        self.match = replace(self.match, phase=CLUES, order=order, waiting=order, **changes)
        self.events.append(RoundBegun(self.match.round))

    def _next_round(self) -> None:
        circle = self.match.setup.deal.order
        after = circle.index(self.match.order[0]) + 1
        turned = circle[after:] + circle[:after]
        self._begin_clues(turned, round=self.match.round + 1, duel=(), ballots=())

    def _give_clue(self, seat: Seat) -> None:
        self.events.append(ClueGiven(seat))
        self._no_longer_waits(seat)
        self._after_clues()

    def _after_clues(self) -> None:
        if self.match.waiting:
            return
        if self.match.phase is DUEL_CLUES:
            self._begin_duel_vote()
        else:
            self.match = replace(self.match, phase=DISCUSSION)
            self.events.append(DiscussionBegun())

    def _time_up(self) -> None:
        match = self.match
        if match.phase is DISCUSSION:
            self._begin_vote()
        elif match.phase in (CLUES, DUEL_CLUES):
            self._give_clue(match.waiting[0])
        elif match.phase in (VOTE, DUEL_VOTE):
            self._close_vote()
        else:
            self._forfeit(match.waiting[0])

    # Votes

    def _begin_vote(self) -> None:
        self.match = replace(self.match, phase=VOTE, waiting=self.match.inside, ballots=())
        self.events.append(VoteBegun())

    def _begin_duel_vote(self) -> None:
        voters = tuple([seat for seat in self.match.inside if seat not in self.match.duel])
        self.match = replace(self.match, phase=DUEL_VOTE, waiting=voters, ballots=())
        self.events.append(VoteBegun())
        if not voters:
            self._close_vote()

    def _cast(self, seat: Seat, choice: Seat | None) -> None:
        match = self.match
        waiting = _without(match.waiting, seat)
        self.match = replace(match, ballots=(*match.ballots, (seat, choice)), waiting=waiting)
        self.events.append(VoteCast(seat))
        if not waiting:
            self._close_vote()

    def _close_vote(self) -> None:
        match = self.match
        kind = VoteKind.VOTE if match.phase is VOTE else VoteKind.DUEL
        tally = count(match.ballots, match.candidates)
        has_voters = len(tally.top) < len(match.inside)
        duel_follows = has_voters and match.setup.settings.tie_breaker is TieBreaker.DUEL
        led_to = outcome(tally, kind, pass_offered=match.pass_offered, duel_follows=duel_follows)
        tied = tally.top if led_to is DUEL or led_to is LOTS else ()
        out, draws = None, match.draws
        if led_to is OUT:
            out = tally.top[0]
        elif led_to is LOTS:
            out = self.lots(match, tied)
            draws = (*draws, out)
        vote = Vote(
            kind=kind,
            round=match.round,
            ballots=tuple(sorted(match.ballots)),
            totals=tally.totals,
            passes=tally.passes,
            outcome=led_to,
            tied=tied,
            out=out,
        )
        self.match = replace(
            match,
            phase=RESULT,
            waiting=(),
            ballots=(),
            duel=tied if led_to is DUEL else (),
            votes=(*match.votes, vote),
            draws=draws,
        )
        self.events.append(VoteClosed())
        if out is None:
            return
        if led_to is LOTS:
            self.events.append(LotsDrawn(tied, out))
        self._vote_out(out)

    def _vote_out(self, seat: Seat) -> None:
        match = self.match
        has_way_out = match.role(seat) is GHOST or not match.setup.settings.reveal_roles
        self._goes_out(seat, pending=seat if has_way_out else None)
        self.events.append(PlayerOut(seat))

    def _goes_out(self, seat: Seat, **changes: Any) -> None:
        match = self.match
        out = (*match.out, Out(seat, match.round))
        self.match = replace(match, inside=_without(match.inside, seat), out=out, **changes)

    # From the result on

    def _leave_result(self) -> None:
        match = self.match
        if match.duel and match.votes[-1].outcome is DUEL:
            tied = tuple([seat for seat in match.order if seat in match.duel])
            self.match = replace(self.match, phase=DUEL_CLUES, waiting=tied)
            self.events.append(DuelBegun(tied))
        elif match.pending is not None:
            reveal = match.setup.settings.reveal_roles
            self.match = replace(self.match, phase=GUESS if reveal else PRIVATE, waiting=(match.pending,))
        else:
            self._settle()

    def _guess(self, seat: Seat, text: str) -> None:
        package, citizen_word = self.match.setup.package, self.match.setup.deal.citizen_word
        right, wrong = package.forms[citizen_word], package.forms[1 - citizen_word]
        typed = normalise(text, package.language)
        self._guessed(seat, text, right=is_right_among(typed, right, wrong))
        self._end_private(seat)

    def _forfeit(self, seat: Seat) -> None:
        if self.match.role(seat) is GHOST:
            self._guessed(seat, "", right=False)
        self._end_private(seat)

    def _guessed(self, seat: Seat, text: str, *, right: bool) -> None:
        self.match = replace(self.match, guess=Guess(seat, text, right))
        if self.match.setup.settings.reveal_roles:
            self.events.append(GuessMade(seat, right))

    def _end_private(self, seat: Seat) -> None:
        if self.match.phase is PRIVATE:
            self.events.append(PrivateDone(seat))
        self.match = replace(self.match, pending=None)
        self._settle()

    def _settle(self) -> None:
        """After an elimination: the end, or the next round."""
        if not self._end_if_over():
            self._next_round()

    def _end_if_over(self) -> bool:
        why = why_over(self.match)
        if why is None:
            return False
        self.match = replace(self.match, phase=OVER, waiting=(), ballots=(), duel=(), pending=None, why=why)
        self.events.append(GameEnded(WINNER_BY_WHY[why]))
        return True

    # Leaving

    def _leave(self, seat: Seat) -> None:
        match = self.match
        was_in = seat in match.inside
        was_pending = seat == match.pending
        self.match = replace(self.match, left=tuple(sorted((*match.left, seat))))
        self.events.append(PlayerLeft(seat))
        if was_in:
            self._goes_out(seat)
        if was_pending:
            self.match = replace(self.match, pending=None)
            if match.role(seat) is GHOST:
                self._guessed(seat, "", right=False)
        if not self._end_if_over():
            self._go_on_without(seat, was_in=was_in, was_pending=was_pending)

    def _go_on_without(self, seat: Seat, *, was_in: bool, was_pending: bool) -> None:
        phase = self.match.phase
        if seat in self.match.duel:
            # Their leaving is the elimination of this vote; from the result, on leaving it.
            if phase is RESULT:
                self.match = replace(self.match, duel=())
            else:
                self._next_round()
        elif was_pending and phase in (GUESS, PRIVATE):
            self._next_round()
        elif was_in:
            self._go_on_in(phase, seat)

    def _go_on_in(self, phase: Phase, seat: Seat) -> None:
        if phase is CARDS:
            self._no_longer_waits(seat)
            self._after_cards()
        elif phase in (CLUES, DUEL_CLUES):
            self._no_longer_waits(seat)
            self._after_clues()
        elif phase is VOTE:
            self._begin_vote()
        elif phase is DUEL_VOTE:
            self._begin_duel_vote()


def _without(seats: tuple[Seat, ...], gone: Seat) -> tuple[Seat, ...]:
    # Whoever has acted is nearly always the first who was waited for.
    if seats and seats[0] == gone:
        return seats[1:]
    if gone not in seats:
        return seats
    place = seats.index(gone)
    return seats[:place] + seats[place + 1 :]
