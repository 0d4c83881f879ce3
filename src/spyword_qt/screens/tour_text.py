"""How to play, in two minutes: a few steps of one idea each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from spyword_engine.settings import Settings, SpeakingMode
from spyword_qt import phrasing
from spyword_qt.screens.rulebook import TourStep
from spyword_qt.widgets.tour_picture import TourScene


def tour_steps(settings: Settings) -> tuple[TourStep, ...]:
    """The steps, in the order of a game, for a table with such settings."""
    steps = [_cards(settings), _clues(settings), _talk(settings), _vote()]
    if settings.ghost:
        steps.append(_ghost())
    return (*steps, _winners(settings))


def _cards(settings: Settings) -> TourStep:
    if settings.spies == 1:
        text = QCoreApplication.translate(
            "tour",
            "Each of you looks at a card alone. Nearly all have the same word; the spy has one like it.",
        )
    else:
        text = QCoreApplication.translate(
            "tour",
            "Each of you looks at a card alone. Nearly all have the same word; the spies have one like it.",
        )
    if not settings.spies_know_role:
        warning = QCoreApplication.translate("tour", "It may be you, and you wouldn’t know.")
        text = phrasing.paragraph((text, warning))
    title = QCoreApplication.translate("tour", "A word for each")
    return TourStep(TourScene.CARDS, title, text, (_peach(), QCoreApplication.translate("tour", "Plum")))


def _clues(settings: Settings) -> TourStep:
    if settings.speaking_mode is SpeakingMode.WORD:
        title = QCoreApplication.translate("tour", "One word about it")
    else:
        title = QCoreApplication.translate("tour", "One sentence about it")
    text = QCoreApplication.translate(
        "tour",
        "One after the other, out loud. Enough to be believed, and not so much that a spy learns your word.",
    )
    clues = (
        QCoreApplication.translate("tour", "Sweet"),
        QCoreApplication.translate("tour", "Round"),
        QCoreApplication.translate("tour", "Juicy"),
        QCoreApplication.translate("tour", "Purple"),
    )
    return TourStep(TourScene.CLUES, title, text, clues)


def _talk(settings: Settings) -> TourStep:
    if settings.discussion_seconds is None:
        text = QCoreApplication.translate(
            "tour", "Talk it over as long as you like. Somebody’s clue didn’t fit."
        )
    else:
        text = QCoreApplication.translate(
            "tour", "Talk it over while the clock runs. Somebody’s clue didn’t fit."
        )
    title = QCoreApplication.translate("tour", "Who sounds odd?")
    doubts = (
        QCoreApplication.translate("tour", "Purple?"),
        QCoreApplication.translate("tour", "Hm …"),
        QCoreApplication.translate("tour", "Not me!"),
    )
    return TourStep(TourScene.TALK, title, text, doubts)


def _vote() -> TourStep:
    title = QCoreApplication.translate("tour", "Vote in secret")
    text = QCoreApplication.translate(
        "tour",
        "The device goes round once more. Whoever gets the most votes is out, and the next round begins.",
    )
    return TourStep(TourScene.VOTE, title, text)


def _ghost() -> TourStep:
    title = QCoreApplication.translate("tour", "The wordless ghost")
    text = QCoreApplication.translate(
        "tour",
        "It has no word: it listens, and bluffs. Voted out, it may guess the citizens’ word, and win alone.",
    )
    return TourStep(TourScene.GHOST, title, text, (QCoreApplication.translate("tour", "Peach?"),))


def _winners(settings: Settings) -> TourStep:
    title = QCoreApplication.translate("tour", "Who wins?")
    sides = [QCoreApplication.translate("tour", "Citizens"), QCoreApplication.translate("tour", "Spies")]
    if settings.ghost:
        sides.append(QCoreApplication.translate("tour", "Ghost"))
        text = QCoreApplication.translate(
            "tour",
            "The citizens, once every spy and the ghost are out.\n"
            "The spies, and the ghost with them, once only one citizen is left.\n"
            "The ghost alone, with the right guess.",
        )
    else:
        text = QCoreApplication.translate(
            "tour", "The citizens, once every spy is out.\nThe spies, once only one citizen is left."
        )
    return TourStep(TourScene.WINNERS, title, text, tuple(sides))


def _peach() -> str:
    return QCoreApplication.translate("tour", "Peach")
