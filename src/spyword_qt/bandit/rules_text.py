"""The rules of Secret Bandit in a few sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from spyword_engine.bandit.roles import Role
from spyword_qt import phrasing
from spyword_qt.bandit.pictures import role_picture
from spyword_qt.bandit.role_wording import role_name
from spyword_qt.bandit.tour_text import tour_steps
from spyword_qt.screens.rulebook import RoleText, Rulebook, RuleText


def rulebook() -> Rulebook:
    """The game, which is the same at every table but for the number of roles."""
    return Rulebook(
        lead=QCoreApplication.translate(
            "bandit rules",
            "A game for 12 to 16 people and a judge, who leads nights and days and doesn’t play.",
        ),
        roles=_roles(),
        rules=(
            _table(),
            _card(),
            _night(),
            _signs(),
            _dawn(),
            _needles(),
            _speeches(),
            _vote(),
            _tie(),
            _end(),
            _points(),
        ),
        steps=tour_steps(),
    )


def _roles() -> tuple[RoleText, ...]:
    return (
        _role(
            Role.POLICE,
            QCoreApplication.translate("bandit rules", "Each night they ask the judge about one of you."),
        ),
        _role(
            Role.KILLER,
            QCoreApplication.translate(
                "bandit rules", "They wake together each night, and agree on a victim."
            ),
        ),
        _role(
            Role.DOCTOR,
            QCoreApplication.translate("bandit rules", "Saves one of you each night."),
        ),
        _role(
            Role.BANDIT,
            QCoreApplication.translate(
                "bandit rules", "On the killers’ side, unknown to them until the one shot is fired."
            ),
        ),
        _role(
            Role.CITIZEN,
            QCoreApplication.translate("bandit rules", "Listen, think, and vote with the police."),
        ),
    )


def _role(role: Role, text: str) -> RoleText:
    return RoleText("person", "ink", role_name(role), text, role_picture(role))


def _table() -> RuleText:
    return RuleText(
        "people",
        QCoreApplication.translate("bandit rules", "The table"),
        QCoreApplication.translate(
            "bandit rules",
            "With 12 to 14 people there are 3 police, 2 killers, a doctor and a bandit; "
            "with 15 or 16, 4 police and 3 killers. All others are citizens.",
        ),
    )


def _card() -> RuleText:
    return RuleText(
        "eye",
        QCoreApplication.translate("bandit rules", "Your card"),
        QCoreApplication.translate(
            "bandit rules",
            "The device goes round. Look at your role alone, remember it, and hand the device on. "
            "After the last card the judge keeps it.",
        ),
    )


def _night() -> RuleText:
    lead = QCoreApplication.translate(
        "bandit rules",
        "All eyes are closed, and nobody makes a sound. The judge calls, one after the other:",
    )
    steps = (
        QCoreApplication.translate("bandit rules", "The killers point at one victim."),
        QCoreApplication.translate("bandit rules", "The doctor saves somebody, or themselves."),
        QCoreApplication.translate(
            "bandit rules",
            "The bandit shoots somebody, or holds fire. There is one shot in the whole game; "
            "after it the bandit wakes with the killers.",
        ),
        QCoreApplication.translate("bandit rules", "The police point at one person, and the judge answers."),
    )
    numbered = (f"{number}. {step}" for number, step in enumerate(steps, 1))
    return RuleText(
        "moon", QCoreApplication.translate("bandit rules", "The night"), "\n".join((lead, *numbered))
    )


def _signs() -> RuleText:
    return RuleText(
        "shield",
        QCoreApplication.translate("bandit rules", "The answer to the police"),
        QCoreApplication.translate(
            "bandit rules",
            "Thumb down: a killer. Thumb up: police or citizen. Thumb sideways: the doctor or the bandit.",
        ),
    )


def _dawn() -> RuleText:
    return RuleText(
        "sun",
        QCoreApplication.translate("bandit rules", "Dawn"),
        QCoreApplication.translate(
            "bandit rules",
            "The judge says who is out, but neither why nor what they were. The victim is out unless the "
            "doctor saved them; whoever was shot is out, saved or not. "
            "A bandit who hadn’t fired before survives the killers.",
        ),
    )


def _needles() -> RuleText:
    return RuleText(
        "needle",
        QCoreApplication.translate("bandit rules", "Empty needles"),
        QCoreApplication.translate(
            "bandit rules",
            "The doctor saves one player a night. Whoever is saved without need gets an empty needle; "
            "a second one puts them out, but never the doctor.",
        ),
    )


def _speeches() -> RuleText:
    sentences = (
        QCoreApplication.translate(
            "bandit rules",
            "Each of you speaks once, round the circle, starting after the first who went at dawn. "
            "If nobody went, whoever got the first card begins; "
            "on later days, whoever sits after the one last voted out.",
        ),
        QCoreApplication.translate(
            "bandit rules",
            "Whoever goes leaves last words at once: up to the second dawn, "
            "or, with 15 or 16 people, up to the second vote.",
        ),
        QCoreApplication.translate(
            "bandit rules", "A speaker ends with “pass”, and nobody else speaks meanwhile."
        ),
        QCoreApplication.translate("bandit rules", "No citizen may help the killers."),
    )
    return RuleText(
        "speech", QCoreApplication.translate("bandit rules", "Speeches"), phrasing.paragraph(sentences)
    )


def _vote() -> RuleText:
    return RuleText(
        "ballot",
        QCoreApplication.translate("bandit rules", "The vote"),
        QCoreApplication.translate(
            "bandit rules",
            "The judge calls each of you in turn; raise your hand for the one who should go. "
            "You have one vote, for somebody else, or none. Whoever has the most votes is out.",
        ),
    )


def _tie() -> RuleText:
    return RuleText(
        "duel",
        QCoreApplication.translate("bandit rules", "A tie"),
        QCoreApplication.translate(
            "bandit rules",
            "Those tied speak again, and everybody votes, only among them; "
            "if no hand was raised, all are tied. "
            "Tied once more, the others speak, and there is a last vote. "
            "A third tie ends the game as a draw.",
        ),
    )


def _end() -> RuleText:
    return RuleText(
        "check",
        QCoreApplication.translate("bandit rules", "Who wins"),
        QCoreApplication.translate(
            "bandit rules",
            "Police, doctor and citizens, once the killers and the bandit are out. "
            "The killers and the bandit, once the police are out. "
            "If both are out at once, or all citizens are, it is a draw.",
        ),
    )


def _points() -> RuleText:
    return RuleText(
        "trophy",
        QCoreApplication.translate("bandit rules", "Points"),
        QCoreApplication.translate(
            "bandit rules",
            "If the police win: police and doctor 30, citizens 20, killers and bandit −5. "
            "If the killers win: killers and bandit 40, police and doctor −10, citizens −5. A draw: 5 each.",
        ),
    )
