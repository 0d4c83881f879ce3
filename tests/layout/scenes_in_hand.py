"""What one player sees, with the device in their hands."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtWidgets import QAbstractButton

from spyword_engine.deal import Role
from spyword_qt.device import GateNote, Purpose
from spyword_qt.people import Person
from spyword_qt.screens.card import CardScreen
from spyword_qt.screens.guess import GuessScreen
from spyword_qt.screens.handoff import HandoffScreen
from spyword_qt.screens.private import PrivateScreen
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen import CardFace, Progress, VoteAhead
from spyword_qt.screens.vote import VoteScreen
from tests.layout.stand import Scene, Table
from tests.qt.onlookers import CITIZEN, GHOST, TOLD_SPY


def _holder(table: Table) -> Person:
    """Somebody with a title."""
    return table.people[1]


def _progress(table: Table) -> Progress:
    return Progress(1, len(table.names))


def handoff(table: Table, *, purpose: Purpose = Purpose.CARD, note: GateNote | None = None) -> Screen:
    screen = HandoffScreen(table.clock)
    vote = VoteAhead(2, duel=True) if purpose is Purpose.VOTE else None
    screen.show_handoff(_holder(table), purpose, note, _progress(table), vote)
    return screen


def card(table: Table, *, face: CardFace, again: bool = False) -> Screen:
    screen = CardScreen(table.clock)
    screen.show_card(_holder(table), face, None if again else _progress(table), again=again)
    return screen


def vote(table: Table, *, duel: bool = False, among: int | None = None) -> Screen:
    """A ballot with so many on it; None is everybody else."""
    screen = VoteScreen(table.clock)
    others = tuple(one for one in table.people if one.seat != 1)[:among]
    screen.show_vote(
        _holder(table), others, round_number=2, pass_offered=not duel, duel=duel, progress=_progress(table)
    )
    return screen


def private(table: Table, *, role: Role) -> Screen:
    screen = PrivateScreen(table.clock)
    screen.show_private(_holder(table), role, "fog")
    return screen


def guess(table: Table) -> Screen:
    screen = GuessScreen(table.clock)
    screen.show_guess(_holder(table), "fog")
    return screen


def choose(screen: Screen, _table: Table) -> None:
    tiles = screen.findChildren(QAbstractButton)
    next(tile for tile in tiles if tile.objectName().startswith("candidate_")).click()


SCENES: Final = {
    **{f"handoff for {purpose}": Scene(partial(handoff, purpose=purpose)) for purpose in Purpose},
    **{f"handoff, {note}": Scene(partial(handoff, purpose=Purpose.VOTE, note=note)) for note in GateNote},
    "handoff with a notice": Scene(handoff, notice=True),
    "card": Scene(partial(card, face=CITIZEN)),
    "card of a spy who knows": Scene(partial(card, face=TOLD_SPY)),
    "card of the ghost, again": Scene(partial(card, face=GHOST, again=True)),
    "vote": Scene(vote, choose),
    "vote among few": Scene(partial(vote, among=2)),
    "vote among three": Scene(partial(vote, among=3)),
    "vote in a duel": Scene(partial(vote, duel=True, among=2)),
    "vote in a duel of three": Scene(partial(vote, duel=True, among=3)),
    **{f"private for a {role}": Scene(partial(private, role=role)) for role in Role},
    "guess": Scene(guess),
}
