"""Tables to play at, and a short script language, so that a case reads like the rule that it shows.

Players are called by the first letter of their name: A is Ada on seat 0, B is Ben on seat 1, and so on.
A script is words with spaces between:

    cards           everybody sees and hides the card
    clue, clues     the one whose turn it is speaks; all who have still to speak do (duel clues too)
    talk            the discussion is over, the vote starts
    vote:BBA-.      one letter for each voter in seat order; `-` is a pass, `.` casts none, and the clock ends
    go              leave the result
    seen            the one who is out has seen the private screen
    guess:tea       the ghost guesses (`_` is a space)
    leave:A         A goes home
    time            the phase's clock has run out
    round           cards, clues and talk, as far as they are still to come: up to the vote
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spyword_engine.actions import Action, CastVote, GiveClue, Leave, MakeGuess, Seen, StartVote, TimeUp
from spyword_engine.common_actions import Continue, GotIt
from spyword_engine.deal import Deal, Role
from spyword_engine.errors import IllegalAction, Reason
from spyword_engine.match import Match, Setup, begin
from spyword_engine.mode import Mode
from spyword_engine.package import Package
from spyword_engine.phase import Phase
from spyword_engine.record import Record, record_of
from spyword_engine.seat import Seat
from spyword_engine.settings import complete

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou")
A, B, C, D, E, F, G, H = range(8)
_LETTERS = "ABCDEFGHIJKL"
ROLES = {"C": Role.CITIZEN, "S": Role.SPY, "G": Role.GHOST}
WORDS = (("Coffee", "espresso"), ("Tea",))
"""Word 0 is the citizens' unless a table says otherwise."""
_TO_THE_VOTE = {
    Phase.CARDS: ("cards", "clues", "talk"),
    Phase.CLUES: ("clues", "talk"),
    Phase.DISCUSSION: ("talk",),
}


def seats(letters: str) -> tuple[Seat, ...]:
    """The seats of players called by their letters: "AC" is (0, 2)."""
    return tuple(_LETTERS.index(letter) for letter in letters)


def letters(of: tuple[Seat, ...]) -> str:
    """The other way round."""
    return "".join(_LETTERS[seat] for seat in of)


def table(
    roles: str,
    *,
    order: str | None = None,
    mode: Mode = Mode.SINGLE,
    citizen_word: int = 0,
    lots_seed: int = 1,
    package: Package | None = None,
    **settings: Any,
) -> Match:
    """A match at its first card: a role for each seat ("CCSG…"), speaking in seat order unless told."""
    players = len(roles)
    given = {"spies": roles.count("S"), "ghost": "G" in roles, **settings}
    return begin(
        Setup(
            players=NAMES[:players],
            settings=complete(players, given),
            package=package or Package(words=WORDS),
            mode=mode,
            deal=Deal(
                roles=tuple(ROLES[role] for role in roles),
                order=tuple(range(players)) if order is None else seats(order),
                citizen_word=citizen_word,
            ),
            lots_seed=lots_seed,
        )
    )


def multi(roles: str, **settings: Any) -> Match:
    """A table with a device each."""
    return table(roles, mode=Mode.MULTI, **settings)


def play(match: Match, script: str) -> Match:
    """The match after the script; every action of it must be granted."""
    return [match, *(after for _, after in steps(match, script))][-1]


def steps(match: Match, script: str) -> Iterator[tuple[Action, Match]]:
    """Each action of the script with the match after it."""
    words = script.split()
    while words:
        word = words.pop(0)
        if word == "round":
            words[:0] = _TO_THE_VOTE[match.phase]
            continue
        for action in _actions(match, word):
            match = match.apply(action).match
            yield action, match


def recorded(match: Match, script: str) -> Record:
    """The record of the match after the script, played from its beginning."""
    played = list(steps(match, script))
    return record_of(played[-1][1] if played else match, [action for action, _ in played])


def do(match: Match, *actions: Action) -> Match:
    """The match after the actions."""
    for action in actions:
        match = match.apply(action).match
    return match


def refused(match: Match, action: Action) -> Reason | None:
    """Why the match refuses the action; None if it doesn't."""
    try:
        match.apply(action)
    except IllegalAction as error:
        return error.reason
    return None


def _actions(match: Match, word: str) -> list[Action]:
    verb, _, what = word.partition(":")
    match verb:
        case "cards":
            return [GotIt(seat) for seat in match.waiting]
        case "clue":
            return [GiveClue(match.waiting[0])]
        case "clues":
            return [GiveClue(seat) for seat in match.waiting]
        case "talk":
            return [StartVote()]
        case "vote":
            return _ballots(match, what)
        case "go":
            return [Continue()]
        case "seen":
            return [Seen(match.waiting[0])]
        case "guess":
            return [MakeGuess(match.waiting[0], what.replace("_", " "))]
        case "leave":
            return [Leave(seats(what)[0])]
        case "time":
            return [TimeUp()]
        case _:
            raise ValueError(f"No script knows {word!r}.")


def _ballots(match: Match, choices: str) -> list[Action]:
    if len(choices) > len(match.waiting):
        raise ValueError(f"{choices!r} has more votes than voters.")
    cast: list[Action] = [
        CastVote(seat, None if choice == "-" else seats(choice)[0])
        for seat, choice in zip(match.waiting, choices, strict=False)
        if choice != "."
    ]
    return [*cast, TimeUp()] if "." in choices else cast
