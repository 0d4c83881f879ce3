"""The rules in a few sentences, as they are with the settings of a table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from spyword_engine.settings import Settings, SpeakingMode, TieBreaker, VoteResult, recommended
from spyword_qt import phrasing
from spyword_qt.screens.rulebook import RoleText, Rulebook, RuleText
from spyword_qt.screens.tour_text import tour_steps

USUAL_PLAYERS: Final = 7
"""Whose recommended settings are explained where no game is on."""


def rulebook(settings: Settings | None) -> Rulebook:
    """The game with these settings, or, for None, as it is usually played."""
    settings = settings or recommended(USUAL_PLAYERS)
    return Rulebook(
        lead=QCoreApplication.translate(
            "rules", "Everybody has a secret word, and not everybody has the same one."
        ),
        roles=role_texts(settings),
        rules=rule_texts(settings),
        steps=tour_steps(settings),
    )


def role_texts(settings: Settings) -> tuple[RoleText, ...]:
    """Who there is at such a table."""
    citizens = RoleText(
        "citizen",
        "citizen",
        QCoreApplication.translate("rules", "Citizens"),
        QCoreApplication.translate("rules", "All have the same word. Find out who hasn’t."),
    )
    return (citizens, _spies(settings), *((_ghost(),) if settings.ghost else ()))


def rule_texts(settings: Settings) -> tuple[RuleText, ...]:
    """What happens, in its order, with such settings."""
    parts = [
        _card(settings),
        _clues(settings),
        _talk(settings),
        _vote(settings),
        _tie(settings),
        _out(settings),
    ]
    if settings.ghost:
        parts.append(_guess(settings))
    return (*parts, _end(settings))


def _spies(settings: Settings) -> RoleText:
    if settings.spies == 1:
        name = QCoreApplication.translate("rules", "One spy")
        known = QCoreApplication.translate("rules", "Has another word like it, and knows it.")
        unknown = QCoreApplication.translate("rules", "Has another word like it, and doesn’t know it.")
    else:
        name = QCoreApplication.translate("rules", "%n spies", "", settings.spies)
        known = QCoreApplication.translate("rules", "Share another word like it, and know.")
        unknown = QCoreApplication.translate("rules", "Share another word like it, and don’t know.")
    return RoleText("spy", "spy", name, known if settings.spies_know_role else unknown)


def _ghost() -> RoleText:
    return RoleText(
        "ghost",
        "ghost",
        QCoreApplication.translate("rules", "The ghost"),
        QCoreApplication.translate("rules", "Has no word, and knows it. Listens, and bluffs."),
    )


def _card(settings: Settings) -> RuleText:
    sentences = [
        QCoreApplication.translate(
            "rules",
            "The device goes round. Look at your card alone, remember your word, and hand the device on. "
            "While clues are given and while you talk you may look at your own card again.",
        )
    ]
    if not settings.spies_know_role:
        sentences.append(
            QCoreApplication.translate("rules", "No card says whose word it is: listen to find out.")
        )
    return RuleText("eye", QCoreApplication.translate("rules", "Your card"), phrasing.paragraph(sentences))


def _clues(settings: Settings) -> RuleText:
    if settings.speaking_mode is SpeakingMode.WORD:
        how_long = QCoreApplication.translate(
            "rules", "One after the other says one word about theirs, out loud."
        )
    else:
        how_long = QCoreApplication.translate(
            "rules", "One after the other says one sentence about their word, out loud."
        )
    what = QCoreApplication.translate(
        "rules",
        "Not the word itself, no part or translation of it, and no clue that was given before. "
        "Say enough to be believed, and not so much that a spy learns your word.",
    )
    return RuleText(
        "people", QCoreApplication.translate("rules", "Clues"), phrasing.paragraph([how_long, what])
    )


def _talk(settings: Settings) -> RuleText:
    if settings.discussion_seconds is None:
        text = QCoreApplication.translate(
            "rules", "Talk about who it might be, as long as you like. Then start the vote."
        )
    else:
        text = QCoreApplication.translate(
            "rules",
            "You have %n seconds to talk about who it might be. Then the vote starts by itself; "
            "you can start it sooner.",
            "",
            settings.discussion_seconds,
        )
    return RuleText("clock", QCoreApplication.translate("rules", "Talk"), text)


def _vote(settings: Settings) -> RuleText:
    sentences = [
        QCoreApplication.translate(
            "rules", "Each of you votes in secret for somebody else. Whoever has the most votes is out."
        )
    ]
    if settings.vote_result is VoteResult.OPEN:
        sentences.append(QCoreApplication.translate("rules", "Afterwards everybody sees who voted for whom."))
    else:
        sentences.append(
            QCoreApplication.translate("rules", "Afterwards you see how many votes everybody got, not whose.")
        )
    if settings.allow_pass:
        sentences.append(
            QCoreApplication.translate(
                "rules",
                "You may pass. If nobody has more votes than “pass”, nobody is out; "
                "in the round after that nobody can pass.",
            )
        )
    return RuleText("ballot", QCoreApplication.translate("rules", "The vote"), phrasing.paragraph(sentences))


def _tie(settings: Settings) -> RuleText:
    title = QCoreApplication.translate("rules", "A tie")
    if settings.tie_breaker is TieBreaker.LOTS:
        return RuleText(
            "lots",
            title,
            QCoreApplication.translate("rules", "Lots are drawn among those with the most votes."),
        )
    text = QCoreApplication.translate(
        "rules",
        "A duel: those with the most votes give one more clue each, and the others vote between them. "
        "Tied again, or with nobody left to vote, lots are drawn.",
    )
    return RuleText("duel", title, text)


def _out(settings: Settings) -> RuleText:
    title = QCoreApplication.translate("rules", "Out")
    if settings.reveal_roles:
        text = QCoreApplication.translate(
            "rules", "Everybody sees the role of who is out. Their word stays secret until the end."
        )
        return RuleText("leave", title, text)
    text = QCoreApplication.translate(
        "rules",
        "Roles stay hidden until the end. Whoever is out sees theirs alone, "
        "and types a word, so that nobody can tell who it was.",
    )
    return RuleText("hide", title, text)


def _guess(settings: Settings) -> RuleText:
    sentences = [
        QCoreApplication.translate(
            "rules",
            "A ghost that is voted out has one guess at the citizens’ word. Right, it wins alone, at once. "
            "Small typing mistakes are forgiven.",
        )
    ]
    if not settings.reveal_roles:
        sentences.append(QCoreApplication.translate("rules", "It guesses in secret."))
    return RuleText(
        "ghost", QCoreApplication.translate("rules", "The ghost’s guess"), phrasing.paragraph(sentences)
    )


def _end(settings: Settings) -> RuleText:
    if settings.ghost:
        text = QCoreApplication.translate(
            "rules",
            "The citizens, once all spies and the ghost are out. The spies, and the ghost with them, "
            "once only one citizen is left. Those who were voted out win with their side.",
        )
    else:
        text = QCoreApplication.translate(
            "rules",
            "The citizens, once all spies are out. The spies, once only one citizen is left. "
            "Those who were voted out win with their side.",
        )
    return RuleText("check", QCoreApplication.translate("rules", "Who wins"), text)
