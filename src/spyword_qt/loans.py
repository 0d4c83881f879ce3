"""What of a game is lent to a screen: secrets to the seat whose hands the device is in, nothing to others."""

from __future__ import annotations

from spyword_engine.deal import Role
from spyword_engine.seat import Seat
from spyword_engine.views import card_view, private_view, table_view
from spyword_qt.device import DeviceStep, Opened, Purpose
from spyword_qt.screens.seen import CardFace, EndCards
from spyword_qt.word_game import WordGame


def card_face(game: WordGame, step: DeviceStep) -> CardFace:
    """The card of the seat that has opened it. Raises LookupError while nobody has."""
    card = card_view(game.match, _reader(step, Purpose.CARD, Purpose.LOOK))
    picture = None if card.word_index is None else game.pack.picture(card.word_index)
    return CardFace(card.word, picture, game.pack.tint, card.role)


def private_role(game: WordGame, step: DeviceStep) -> Role:
    """The role of the seat that has opened its private screen. Raises LookupError while it hasn't."""
    return private_view(game.match, _reader(step, Purpose.PRIVATE)).role


def end_cards(game: WordGame) -> EndCards:
    """Both pictures, once the game is over. Raises LookupError before."""
    end = table_view(game.match).end
    if end is None:
        raise LookupError("the game is not over")
    citizen = end.citizen_index
    return EndCards(game.pack.tint, game.pack.picture(citizen), game.pack.picture(1 - citizen))


def _reader(step: DeviceStep, *purposes: Purpose) -> Seat:
    if isinstance(step, Opened) and step.purpose in purposes:
        return step.seat
    raise LookupError("the device is in nobody's hands for that")
