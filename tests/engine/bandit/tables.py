"""Tables to play Secret Bandit at, and a short script language: a case reads like the rule that it shows.

Players are called by the first letter of their name: A is Ada on seat 0, and so on up to P. Roles are too:
P police, K killer, D doctor, B bandit, C citizen. A script is words with spaces between:

    cards           everybody sees and hides the card
    night:HA-D      one letter for each step that is taken, in order (killers, doctor, bandit, police), `-`
                    for holding fire; the police see the answer, and it dawns
    night:HA        the first steps of a night
    go              leave the dawn or who was voted out; the police have seen the answer
    words, talk     all last words, all speeches that are still to come
    day             from the dawn on, or from last words, up to the vote
    vote:BBA-.      one letter for each who is in, in seat order; `-` is a ballot for nobody, `.` gives none;
                    then the vote is closed
    all:B           everybody votes for B, B for nobody; the vote is closed and its result left
"""

from __future__ import annotations

from collections.abc import Iterator

from spyword_engine.bandit.actions import Action, CastBallot, Choose, CloseVote, Spoke
from spyword_engine.bandit.deal import Deal
from spyword_engine.bandit.match import Match, Setup, begin
from spyword_engine.bandit.phase import SPOKEN, STEPS, VOTES, Phase
from spyword_engine.bandit.record import Record, record_of
from spyword_engine.bandit.roles import Role
from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.errors import IllegalAction, Reason
from spyword_engine.seat import Seat
from tests.engine import tables

NAMES = (*tables.NAMES, "Max", "Nia", "Ole", "Pam")
LETTERS = "ABCDEFGHIJKLMNOP"
A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P = range(16)  # noqa: E741
ROLES = {"P": Role.POLICE, "K": Role.KILLER, "D": Role.DOCTOR, "B": Role.BANDIT, "C": Role.CITIZEN}
TWELVE = "PPPKKDBCCCCC"
SIXTEEN = "PPPPKKKDBCCCCCCC"


def seats(letters: str) -> tuple[Seat, ...]:
    """The seats of players called by their letters: "AC" is (0, 2)."""
    return tuple(LETTERS.index(letter) for letter in letters)


def letters(of: tuple[Seat, ...] | None) -> str:
    """The other way round; nobody for None."""
    return "".join(LETTERS[seat] for seat in of or ())


def table(roles: str = TWELVE) -> Match:
    """A match at its first card: a role for each seat."""
    return begin(Setup(NAMES[: len(roles)], Deal(tuple(ROLES[role] for role in roles))))


def play(script: str, roles: str = TWELVE) -> Match:
    """The match after the script, from its first card on; every action of it must be granted."""
    match = table(roles)
    return [match, *(after for _, after in steps(match, script))][-1]


def steps(match: Match, script: str) -> Iterator[tuple[Action, Match]]:
    """Each action of the script with the match after it."""
    for word in script.split():
        for action in _actions(match, word):
            match = match.apply(action).match
            yield action, match


def recorded(script: str, roles: str = TWELVE) -> Record:
    """The record of the match after the script."""
    match = table(roles)
    played = list(steps(match, script))
    return record_of(played[-1][1] if played else match, [action for action, _ in played])


def refused(match: Match, action: Action) -> Reason | None:
    """Why the match refuses the action; None if it doesn't."""
    try:
        match.apply(action)
    except IllegalAction as error:
        return error.reason
    return None


def _actions(match: Match, word: str) -> Iterator[Action]:
    """Read as they are played: `match` is the one before the word."""
    verb, _, what = word.partition(":")
    match verb:
        case "cards":
            yield from map(GotIt, match.waiting)
        case "night":
            yield from _night(match, what)
        case "go":
            yield Continue()
        case "words" | "talk":
            assert match.phase in SPOKEN
            yield from map(Spoke, match.waiting)
        case "day":
            yield from _to_the_vote(match)
        case "vote":
            yield from _ballots(match, what)
        case "all":
            ballots = ("-" if seat == seats(what)[0] else what for seat in match.inside)
            yield from _ballots(match, "".join(ballots))
            yield Continue()
        case _:
            raise ValueError(f"No script knows {word!r}.")


def _night(match: Match, choices: str) -> Iterator[Action]:
    for choice in choices:
        assert match.phase in STEPS
        action = Choose(None if choice == "-" else seats(choice)[0])
        match = match.apply(action).match
        yield action
    if match.phase is Phase.POLICE_ANSWER:
        yield Continue()


def _to_the_vote(match: Match) -> Iterator[Action]:
    while match.phase not in VOTES:
        action: Action = Continue() if match.phase is Phase.DAWN else Spoke(match.waiting[0])
        match = match.apply(action).match
        yield action


def _ballots(match: Match, choices: str) -> Iterator[Action]:
    if len(choices) != len(match.inside):
        raise ValueError(f"{choices!r} isn't one for each of {letters(match.inside)}.")
    for seat, choice in zip(match.inside, choices, strict=True):
        if choice != ".":
            yield CastBallot(seat, None if choice == "-" else seats(choice)[0])
    yield CloseVote()
