"""Golden playthroughs: what every seat sees at every step. A leak is a one-line difference.

After a change that is meant, write them anew and read the difference:

    SPYWORD_GOLDEN=write python -m pytest tests/engine/test_golden.py
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from spyword_engine import wire
from spyword_engine.actions import Action, CastVote, MakeGuess, StartVote, TimeUp
from spyword_engine.common_actions import Continue
from spyword_engine.errors import IllegalAction
from spyword_engine.match import Match
from spyword_engine.mode import Mode
from spyword_engine.phase import Phase
from spyword_engine.views import card_view, private_view, table_view
from tests.engine.tables import steps, table

GOLDEN = Path(__file__).parent / "golden"
HEAD = """\
# What every seat sees at every step of one game. Written by tests/engine/test_golden.py; anew with
#     SPYWORD_GOLDEN=write python -m pytest tests/engine/test_golden.py
# Of the table, what changed is printed; of the cards, each seat's own, or why it may not look.
"""


class Game(NamedTuple):
    roles: str
    script: str
    settings: Mapping[str, Any] = MappingProxyType({})
    order: str | None = None
    mode: Mode = Mode.SINGLE


GAMES = {
    "citizens_after_a_duel": Game(
        "CCSCC", "round vote:BABAC go clues vote:BAA go round vote:CBCC go", order="DBECA"
    ),
    "spies_with_roles_hidden": Game(
        "CCCS",
        "round vote:BABB go seen round vote:CAC go seen",
        {"reveal_roles": False, "vote_result": "totals", "spies_know_role": True},
    ),
    "ghost_guesses_right": Game("CSCGC", "round vote:DDDAD go guess:the_expresso"),
    "ghost_guesses_wrong_in_private": Game(
        "CSCGC",
        "round vote:DDDAD go guess:tea round vote:BABB go seen",
        {"reveal_roles": False, "spies_know_role": True},
    ),
    "nobody_after_leaves": Game("CCSCC", "cards clue leave:D clues leave:A"),
    "lots_at_once": Game("CCSC", "round vote:BADC go round vote:BCA go", {"lots_seed": 15}),
    "lots_by_setting": Game(
        "CCCSC",
        "round vote:BABAC go round vote:DDBD go",
        {"tie_breaker": "lots", "speaking_mode": "sentence", "lots_seed": 0},
    ),
    "duel_that_ties_again": Game("CCCSCC", "round vote:BABADC go clues vote:AABB go round vote:DDCDD go"),
    "pass": Game(
        "CCSC", "round vote:BA-- go round vote:CCBC go", {"allow_pass": True, "discussion_seconds": None}
    ),
    "leaves_in_vote_duel_and_guess": Game(
        "CCCCCSGC",
        "round vote:BA leave:H vote:BABADCC go clue leave:A round vote:GGGGGB go leave:G round vote:FFFFB go",
    ),
    "multi_out_of_time": Game(
        "CCCSGC",
        "cards clue time clues time vote:EE.E.. go time "
        "clues time vote:B.... go time "
        "clues time vote:D.C. go time clue vote:.. go time",
        {"reveal_roles": False, "lots_seed": 1},
        mode=Mode.MULTI,
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_golden(name: str) -> None:
    printed = "\n".join(playthrough(GAMES[name])) + "\n"
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("SPYWORD_GOLDEN") == "write":
        path.write_text(printed, encoding="utf-8")
    assert printed == path.read_text(encoding="utf-8")


def test_every_golden_playthrough_is_one_of_these() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(GAMES)


def playthrough(game: Game) -> Iterator[str]:
    match = table(game.roles, order=game.order, mode=game.mode, **game.settings)
    players = match.setup.players
    yield HEAD.rstrip()
    yield ""
    yield "roles: " + ", ".join(
        f"{name} {role}" for name, role in zip(players, match.setup.deal.roles, strict=True)
    )
    yield f"words: citizens {match.setup.package.text(0)}, spies {match.setup.package.text(1)}"
    shown: dict[str, Any] = {}
    yield from seen(match, shown)
    for action, after in steps(match, game.script):
        yield ""
        yield f"== {told(action, players)}"
        yield from seen(after, shown)
    assert after.phase is Phase.OVER


def seen(match: Match, shown: dict[str, Any]) -> Iterator[str]:
    """What changed at the table, which `shown` keeps, and every seat's own view."""
    for field, value in wire.table(table_view(match)).items():
        if field not in shown or shown[field] != value:
            shown[field] = value
            yield f"{field}: {json.dumps(value, ensure_ascii=False)}"
    yield "cards: " + " | ".join(
        f"{name} {own(match, seat)}" for seat, name in enumerate(match.setup.players)
    )


def own(match: Match, seat: int) -> str:
    """What the seat alone sees, or why it doesn't."""
    try:
        if match.phase is Phase.PRIVATE:
            view = wire.private(private_view(match, seat), match.setup.players)
        else:
            view = wire.card(card_view(match, seat), match.setup.players)
    except IllegalAction as error:
        return error.reason.value
    return "/".join(str(value) for key, value in view.items() if key != "player")


def told(action: Action, players: tuple[str, ...]) -> str:
    match action:
        case StartVote() | TimeUp() | Continue():
            return type(action).__name__
        case CastVote(seat, choice):
            return f"{players[seat]}: CastVote {'pass' if choice is None else players[choice]}"
        case MakeGuess(seat, text):
            return f"{players[seat]}: MakeGuess {text!r}"
        case _:
            return f"{players[action.seat]}: {type(action).__name__}"
