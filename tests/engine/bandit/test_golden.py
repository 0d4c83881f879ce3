"""Golden playthroughs: what table, seats and judge see at every step. A leak is a one-line difference.

After a change that is meant, write them anew and read the difference:

    SPYWORD_GOLDEN=write python -m pytest tests/engine/bandit/test_golden.py
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spyword_engine.bandit import wire
from spyword_engine.bandit.actions import Action, CastBallot, Choose, CloseVote
from spyword_engine.bandit.match import Match
from spyword_engine.bandit.phase import Phase
from spyword_engine.bandit.views import card_view, judge_view, table_view
from spyword_engine.common_actions import Continue
from spyword_engine.errors import IllegalAction
from tests.engine.bandit import test_5_end as ends
from tests.engine.bandit.tables import SIXTEEN, TWELVE, steps, table

GOLDEN = Path(__file__).parent / "golden"
HEAD = """\
# What is seen at every step of one game. Written by tests/engine/bandit/test_golden.py; anew with
#     SPYWORD_GOLDEN=write python -m pytest tests/engine/bandit/test_golden.py
# Of the table and of the judge's view, what changed is printed; of the cards, who may look at one.
"""
GAMES = {
    "police_win": (TWELVE, ends.POLICE_WIN),
    "killers_win": (TWELVE, ends.KILLERS_WIN),
    "neither_side_is_in": (TWELVE, ends.NEITHER_SIDE),
    "no_citizen_is_in": (TWELVE, ends.NO_CITIZENS),
    "tied_again_and_again": (TWELVE, ends.TIED),
    "sixteen_and_a_second_needle": (
        SIXTEEN,
        "cards night:JL-E go words talk "
        "vote:KKLLAA-........ talk vote:KL............. talk vote:K.............. go words "
        "night:ILMH day all:N words night:IHI day all:E night:OHF day all:F night:GHG go",
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_golden(name: str) -> None:
    printed = "\n".join(playthrough(*GAMES[name])) + "\n"
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("SPYWORD_GOLDEN") == "write":
        path.write_text(printed, encoding="utf-8")
    assert printed == path.read_text(encoding="utf-8")


def test_every_golden_playthrough_is_one_of_these() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(GAMES)


def playthrough(roles: str, script: str) -> Iterator[str]:
    match = table(roles)
    yield HEAD.rstrip()
    shown: dict[str, Any] = {}
    yield from seen(match, shown)
    for action, after in steps(match, script):
        yield ""
        yield f"== {told(action, match.setup.players)}"
        yield from seen(after, shown)
    assert after.phase is Phase.OVER


def seen(match: Match, shown: dict[str, Any]) -> Iterator[str]:
    """What changed at the table and for the judge, which `shown` keeps, and every card that may be seen."""
    players = match.setup.players
    views = {
        "table": wire.table(table_view(match)),
        "judge": wire.judge(judge_view(match), players),
    }
    for whose, view in views.items():
        for field, value in view.items():
            key = f"{whose} {field}"
            if key not in shown or shown[key] != value:
                shown[key] = value
                yield f"{key}: {json.dumps(value, ensure_ascii=False)}"
    cards = [f"{name} {card}" for seat, name in enumerate(players) if (card := own(match, seat))]
    if cards:
        yield "cards: " + " | ".join(cards)


def own(match: Match, seat: int) -> str | None:
    """What the seat sees on its card; None where it may not look."""
    try:
        view = wire.card(card_view(match, seat), match.setup.players)
    except IllegalAction:
        return None
    return "/".join(str(value) for key, value in view.items() if key != "player")


def told(action: Action, players: tuple[str, ...]) -> str:
    match action:
        case Continue() | CloseVote():
            return type(action).__name__
        case Choose(seat):
            return f"Choose {'nobody' if seat is None else players[seat]}"
        case CastBallot(seat, choice):
            return f"{players[seat]}: CastBallot {'nobody' if choice is None else players[choice]}"
        case _:
            return f"{players[action.seat]}: {type(action).__name__}"
