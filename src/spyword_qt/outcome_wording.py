"""Roles, votes and ends as sentences in the table's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from spyword_engine.ballot import Outcome, VoteKind
from spyword_engine.deal import Role
from spyword_engine.ending import Why, Winner
from spyword_engine.guess import Guess
from spyword_engine.views import VoteView
from spyword_qt import wording
from spyword_qt.standing import Follows, Sides, voters, votes_for


def a_role(role: Role) -> str:
    """What somebody turned out to be."""
    match role:
        case Role.CITIZEN:
            return QCoreApplication.translate("wording", "A citizen")
        case Role.SPY:
            return QCoreApplication.translate("wording", "A spy")
        case Role.GHOST:
            return QCoreApplication.translate("wording", "The ghost")
        case _:
            assert_never(role)


def role_count(role: Role, number: int) -> str:
    """So many of a role."""
    match role:
        case Role.CITIZEN:
            if number == 0:
                return QCoreApplication.translate("wording", "no citizen")
            return QCoreApplication.translate("wording", "%n citizens", "", number)
        case Role.SPY:
            if number == 0:
                return QCoreApplication.translate("wording", "no spy")
            return wording.spies(number)
        case Role.GHOST:
            if number == 0:
                return QCoreApplication.translate("wording", "no ghost")
            return QCoreApplication.translate("wording", "the ghost")
        case _:
            assert_never(role)


def listed(parts: Sequence[str]) -> str:
    """Several things in a row, the last one joined by "and"."""
    if len(parts) < 2:
        return "".join(parts)
    between = QCoreApplication.translate("wording", ", ")
    sentence = QCoreApplication.translate("wording", "{first} and {last}")
    return sentence.format(first=between.join(parts[:-1]), last=parts[-1])


def sides_sentence(sides: Sides) -> str:
    """How many of each side are still in."""
    counts = [role_count(role, number) for role, number in sides.items() if number]
    return QCoreApplication.translate("wording", "Still in: {sides}.").format(sides=listed(counts))


def vote_line(vote: VoteView) -> str:
    """How a vote came to its outcome."""
    match vote.outcome:
        case Outcome.OUT:
            return _out_line(vote)
        case Outcome.PASSED:
            sentence = QCoreApplication.translate("wording", "{number} of {all} passed")
            return sentence.format(number=vote.passes, all=voters(vote))
        case Outcome.DUEL:
            return _tie_line(vote)
        case Outcome.LOTS:
            return QCoreApplication.translate("wording", "Tied, and out by lot")
        case _:
            assert_never(vote.outcome)


def _out_line(vote: VoteView) -> str:
    assert vote.out is not None
    number, everybody = votes_for(vote, vote.out), voters(vote)
    if vote.kind is VoteKind.VOTE:
        sentence = QCoreApplication.translate("wording", "Out with %n of {all} votes", "", number)
        return sentence.format(all=everybody)
    sentence = QCoreApplication.translate("wording", "Out in the duel, {number} of {all}")
    return sentence.format(number=number, all=everybody)


def _tie_line(vote: VoteView) -> str:
    number = votes_for(vote, vote.tied[0])
    return QCoreApplication.translate("wording", "Tied with %n votes each", "", number)


def follows_button(step: Follows, round: int) -> str:
    """The button that leads on from a result; `round` is the one that just ended."""
    match step:
        case Follows.DUEL:
            return QCoreApplication.translate("wording", "On to the Duel")
        case Follows.ROUND:
            return QCoreApplication.translate("wording", "On to Round {number}").format(number=round + 1)
        case Follows.GUESS:
            return QCoreApplication.translate("wording", "The ghost’s guess")
        case Follows.PRIVATE:
            return QCoreApplication.translate("wording", "Hand It Over")
        case Follows.OVER:
            return QCoreApplication.translate("wording", "See Who Won")
        case _:
            assert_never(step)


def winner_title(winner: Winner, spies: int, *, ghost: bool) -> str:
    """Whose game it was; `spies` is how many there were, with or without a ghost, who wins with them."""
    match winner:
        case Winner.CITIZENS:
            return QCoreApplication.translate("wording", "The citizens win")
        case Winner.SPIES:
            if ghost and spies == 1:
                return QCoreApplication.translate("wording", "The spy and the ghost win")
            if ghost:
                return QCoreApplication.translate("wording", "The spies and the ghost win")
            if spies == 1:
                return QCoreApplication.translate("wording", "The spy wins")
            return QCoreApplication.translate("wording", "The spies win")
        case Winner.GHOST:
            return QCoreApplication.translate("wording", "The ghost wins")
        case Winner.NOBODY:
            return QCoreApplication.translate("wording", "Nobody wins")
        case _:
            assert_never(winner)


def why_sentence(why: Why, *, ghost: bool, citizens: int) -> str:
    """Why the game ended; with or without a ghost in it, with so many citizens still in."""
    match why:
        case Why.GUESSED:
            return QCoreApplication.translate("wording", "One guess was enough.")
        case Why.ALL_FOUND:
            if ghost:
                return QCoreApplication.translate("wording", "No spy and no ghost is left.")
            return QCoreApplication.translate("wording", "No spy is left.")
        case Why.ONE_CITIZEN:
            if citizens == 0:
                return QCoreApplication.translate("wording", "No citizen is left.")
            return QCoreApplication.translate("wording", "One citizen is left.")
        case Why.TOO_FEW:
            return QCoreApplication.translate("wording", "Fewer than four are left in the room.")
        case _:
            assert_never(why)


def rounds_sentence(rounds: int) -> str:
    """How long the game was."""
    return QCoreApplication.translate("wording", "After %n rounds.", "", rounds)


def guess_sentence(guess: Guess) -> str:
    """What the ghost guessed; an empty text is a guess that was never made."""
    if not guess.text:
        return QCoreApplication.translate("wording", "The ghost left without a guess.")
    return QCoreApplication.translate("wording", "The ghost guessed “{text}”.").format(text=guess.text)


def guess_note(guess: Guess) -> str:
    """Whether that was right; nothing about a guess that was never made."""
    if not guess.text:
        return ""
    if guess.right:
        return QCoreApplication.translate("wording", "That is the citizens’ word.")
    return QCoreApplication.translate("wording", "That isn’t the citizens’ word.")
