"""Games of Secret Bandit that are really played, up to the point that a test wants to see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spyword_engine.bandit.actions import Action, CastBallot, Choose, CloseVote, Spoke
from spyword_engine.bandit.deal import Deal
from spyword_engine.bandit.match import Match, Setup, begin
from spyword_engine.bandit.phase import NIGHT_PHASES, VOTES, Phase
from spyword_engine.bandit.roles import Role, roles_for
from spyword_engine.bandit.views import TableView, table_view
from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.seat import Seat

NAMES = (
    *("Ann", "Marco", "Łucja", "Ben", "Sofia", "Kaia", "Tomasz", "Giulia", "Wei", "Nadia", "Oskar", "Lili"),
    *("Igor", "Żaneta", "Quentin", "Xiu"),
)
SPEECHES = frozenset({Phase.LAST_WORDS, Phase.SPEECHES, Phase.TIE_SPEECHES})


class Judged:
    """A game whose roles go round the table in blocks: police, killers, doctor, bandit, citizens.

    With twelve, seats 0 to 2 are the police, 3 and 4 the killers, 5 the doctor, 6 the bandit.
    """

    def __init__(self, players: int | Sequence[str] = 12) -> None:
        names = NAMES[:players] if isinstance(players, int) else tuple(players)
        roles = [role for role, number in roles_for(len(names)).items() for _ in range(number)]
        self.match: Match = begin(Setup(names, Deal(tuple(roles))))
        while self.match.phase is Phase.CARDS:
            self._do(GotIt(self.match.waiting[0]))

    @property
    def view(self) -> TableView:
        """What the table sees now."""
        return table_view(self.match)

    @property
    def doctor(self) -> Seat:
        return self.match.setup.deal.roles.index(Role.DOCTOR)

    def night(
        self,
        victim: Seat,
        *,
        saved: Seat | None = None,
        shot: Seat | None = None,
        checked: Seat | None = None,
    ) -> Judged:
        """A whole night; with nobody named, the doctor saves themselves, and the first seat is checked."""
        chosen = {
            Phase.KILLERS: victim,
            Phase.DOCTOR: self.doctor if saved is None else saved,
            Phase.BANDIT: shot,
            Phase.POLICE: self.match.inside[0] if checked is None else checked,
        }
        while self.match.phase in NIGHT_PHASES:
            phase = self.match.phase
            self._do(Continue() if phase is Phase.POLICE_ANSWER else Choose(chosen[phase]))
        return self

    def go_on(self) -> Judged:
        """From the dawn, or from who was voted out, on."""
        self._do(Continue())
        return self

    def speak(self, number: int = 1) -> Judged:
        """So many say what they have to say."""
        for _ in range(number):
            self._do(Spoke(self.match.waiting[0]))
        return self

    def to_vote(self) -> Judged:
        """Everybody who is to speak before the next vote does."""
        if self.match.phase is Phase.DAWN:
            self.go_on()
        while self.match.phase in SPEECHES:
            self.speak()
        return self

    def hands(self, ballots: Mapping[Seat, Seat | None]) -> Judged:
        """These raise their hands, in a vote that stays open."""
        for voter, choice in ballots.items():
            self._do(CastBallot(voter, choice))
        return self

    def vote(self, ballots: Mapping[Seat, Seat | None]) -> Judged:
        """A whole vote by these hands."""
        assert self.to_vote().match.phase in VOTES
        self.hands(ballots)._do(CloseVote())
        return self

    def vote_out(self, seat: Seat) -> Judged:
        """Everybody votes for somebody, who votes for nobody."""
        voters = self.to_vote().match.inside
        return self.vote({voter: seat for voter in voters if voter != seat})

    def to_night(self) -> Judged:
        """From who was voted out to the next night."""
        self.go_on()
        while self.match.phase is Phase.LAST_WORDS:
            self.speak()
        return self

    def _do(self, action: Action) -> None:
        self.match = self.match.apply(action).match
