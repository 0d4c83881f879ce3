"""Games that are really played, up to the point that a test wants to see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spyword_engine.actions import Action, CastVote, GiveClue, Leave, MakeGuess, Seen, StartVote
from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.deal import Deal, Role
from spyword_engine.match import Match, Setup, begin
from spyword_engine.mode import Mode
from spyword_engine.package import Package
from spyword_engine.phase import Phase
from spyword_engine.seat import Seat
from spyword_engine.settings import complete
from spyword_engine.views import TableView, table_view

NAMES = ("Ann", "Marco", "Łucja", "Ben", "Sofia", "Kaia", "Tomasz", "Giulia", "Wei", "Nadia", "Oskar", "Lili")
PACKAGE = Package((("guitar",), ("violin", "fiddle")))

CITIZEN, SPY, GHOST = Role.CITIZEN, Role.SPY, Role.GHOST


class Played:
    """A game in single mode whose roles, order and lots are given. Citizens have the word guitar."""

    def __init__(
        self,
        players: int | Sequence[str] = 7,
        *,
        spies: Sequence[Seat] = (1,),
        ghost: Seat | None = None,
        order: Sequence[Seat] | None = None,
        **settings: object,
    ) -> None:
        names = NAMES[:players] if isinstance(players, int) else tuple(players)
        roles = [CITIZEN] * len(names)
        for seat in spies:
            roles[seat] = SPY
        if ghost is not None:
            roles[ghost] = GHOST
        setup = Setup(
            players=names,
            settings=complete(len(names), {"spies": len(spies), "ghost": ghost is not None, **settings}),
            package=PACKAGE,
            mode=Mode.SINGLE,
            deal=Deal(tuple(roles), tuple(order or range(len(names))), 0),
            lots_seed=7,
        )
        self.match: Match = begin(setup)

    @property
    def view(self) -> TableView:
        """What the table sees now."""
        return table_view(self.match)

    def to_clues(self) -> Played:
        """Everybody sees their card."""
        while self.match.phase is Phase.CARDS:
            self._do(GotIt(self.match.waiting[0]))
        return self

    def clues(self, number: int) -> Played:
        """So many give their clue."""
        for _ in range(number):
            self._do(GiveClue(self.match.waiting[0]))
        return self

    def to_discussion(self) -> Played:
        """All clues of the round are given."""
        return self.to_clues().clues(len(self.match.waiting))

    def vote(self, ballots: Mapping[Seat, Seat | None], otherwise: Seat | None = None) -> Played:
        """Everybody votes as told, and else for `otherwise`, who then votes for the first of the others."""
        if self.match.phase in (Phase.CARDS, Phase.CLUES):
            self.to_discussion()
        if self.match.phase is Phase.DUEL_CLUES:
            self.clues(len(self.match.waiting))
        if self.match.phase is Phase.DISCUSSION:
            self._do(StartVote())
        while self.match.phase in (Phase.VOTE, Phase.DUEL_VOTE):
            voter = self.match.waiting[0]
            choice = ballots.get(voter, otherwise)
            if choice == voter:
                choice = next(seat for seat in self.match.candidates if seat != voter)
            self._do(CastVote(voter, choice))
        return self

    def go_on(self) -> Played:
        """From the result on; whoever isn't the ghost sees their private screen."""
        self._do(Continue())
        if self.match.phase is Phase.PRIVATE and self.match.role(self.match.waiting[0]) is not GHOST:
            self._do(Seen(self.match.waiting[0]))
        return self

    def guess(self, text: str) -> Played:
        """The ghost guesses."""
        self._do(MakeGuess(self.match.waiting[0], text))
        return self

    def leave(self, seat: Seat) -> Played:
        """Somebody goes home."""
        self._do(Leave(seat))
        return self

    def _do(self, action: Action) -> None:
        self.match = self.match.apply(action).match
