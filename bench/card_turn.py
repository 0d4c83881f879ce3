"""Frames of a card's turn: from the hand-over's press until the card lies open."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Final

from bench.facts import Fact
from bench.timed_room import Frame, TimedRoom, facts
from spyword_engine.deal import Role
from spyword_qt.device import Purpose
from spyword_qt.people import Avatar, Person
from spyword_qt.screens.card import CardScreen
from spyword_qt.screens.handoff import HandoffScreen
from spyword_qt.screens.seen import CardFace
from spyword_qt.theme.motion import Span

PACKS: Final = Path(__file__).parents[1] / "assets" / "packs"
TURNS: Final = 4
TURNING: Final = (Span.CARD_REST, Span.CARD_AWAY, Span.CARD_BACK)
ANN: Final = Person(0, "Ann", Avatar(0, 0, "A"))
FACES: Final = {
    "citizen": CardFace("guitar", PACKS / "around-the-house-01" / "a.svg", "dusk", None),
    "spy": CardFace("violin", PACKS / "around-the-house-01" / "b.svg", "dusk", Role.SPY),
    "ghost": CardFace(None, None, "dusk", Role.GHOST),
}


def turn(room: TimedRoom, handoff: HandoffScreen, card: CardScreen, face: CardFace) -> list[Frame]:
    """Frames from the switch of the screen on."""
    handoff.show_handoff(ANN, Purpose.CARD, None, None)
    room.switch_to(handoff)
    room.watch(Span.SCREEN.milliseconds + 100)
    card.show_card(ANN, face, None, again=False)
    room.switch_to(card)
    frames = room.watch(sum(span.milliseconds for span in TURNING) + 200)
    card.forget()
    return frames


def frames(room: TimedRoom) -> list[Fact]:
    """Of the first card of an evening, and of each kind of card after that."""
    handoff, card = HandoffScreen(monotonic), CardScreen(monotonic)
    found = facts("the first of an evening", [turn(room, handoff, card, FACES["citizen"])])
    for name, face in FACES.items():
        found += facts(name, [turn(room, handoff, card, face) for _ in range(TURNS)])
    return found
