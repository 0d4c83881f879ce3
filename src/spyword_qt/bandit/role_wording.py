"""The roles of Secret Bandit and the judge's script, as sentences in the table's language.

What is said aloud is the same for everybody who might answer: whether the bandit wakes with the killers, or
nobody wakes at all, isn't heard.
"""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from spyword_engine.bandit.night import Answer
from spyword_engine.bandit.phase import Phase
from spyword_engine.bandit.roles import Role


def role_name(role: Role) -> str:
    """What a role is called, alone on a card."""
    match role:
        case Role.POLICE:
            return QCoreApplication.translate("bandit", "Police", "a role")
        case Role.KILLER:
            return QCoreApplication.translate("bandit", "Killer", "a role")
        case Role.DOCTOR:
            return QCoreApplication.translate("bandit", "Doctor", "a role")
        case Role.BANDIT:
            return QCoreApplication.translate("bandit", "Bandit", "a role")
        case Role.CITIZEN:
            return QCoreApplication.translate("bandit", "Citizen", "a role")
        case _:
            assert_never(role)


def role_count(role: Role, count: int) -> str:
    """How many of a role there are."""
    match role:
        case Role.POLICE:
            return QCoreApplication.translate("bandit", "%n police", "", count)
        case Role.KILLER:
            return QCoreApplication.translate("bandit", "%n killers", "", count)
        case Role.DOCTOR:
            return QCoreApplication.translate("bandit", "%n doctors", "", count)
        case Role.BANDIT:
            return QCoreApplication.translate("bandit", "%n bandits", "", count)
        case Role.CITIZEN:
            return QCoreApplication.translate("bandit", "%n citizens", "", count)
        case _:
            assert_never(role)


def role_task(role: Role) -> str:
    """What somebody with a role does, for their card: about as long for each."""
    match role:
        case Role.POLICE:
            return QCoreApplication.translate(
                "bandit",
                "Each night you check one player together. By day, get everybody to vote the killers out.",
            )
        case Role.KILLER:
            return QCoreApplication.translate(
                "bandit",
                "Each night you agree on one victim. You win as soon as the last of the police is out.",
            )
        case Role.DOCTOR:
            return QCoreApplication.translate(
                "bandit",
                "You save one player a night. Whoever you save without need gets an empty needle; "
                "a second one puts them out.",
            )
        case Role.BANDIT:
            return QCoreApplication.translate(
                "bandit",
                "You have one shot, on any night. After it you wake with the killers: you are on their side.",
            )
        case Role.CITIZEN:
            return QCoreApplication.translate(
                "bandit",
                "At night you sleep. By day, you find out who the killers are, and vote them all out.",
            )
        case _:
            assert_never(role)


def answer_name(answer: Answer) -> str:
    """What the police learn of whom they checked, beside the sign."""
    match answer:
        case Answer.KILLER:
            return QCoreApplication.translate("bandit", "Killer", "the judge's answer to the police")
        case Answer.SIDEWAYS:
            return QCoreApplication.translate(
                "bandit", "Doctor or bandit", "the judge's answer to the police"
            )
        case Answer.GOOD:
            return QCoreApplication.translate(
                "bandit", "Police or citizen", "the judge's answer to the police"
            )
        case _:
            assert_never(answer)


def waking_words(step: Phase) -> str:
    """What the judge says to begin a step of a night. Raises ValueError for any other phase."""
    match step:
        case Phase.KILLERS:
            return QCoreApplication.translate("bandit", "Killers, open your eyes. Agree on one victim.")
        case Phase.DOCTOR:
            return QCoreApplication.translate("bandit", "Doctor, open your eyes. Whom do you save?")
        case Phase.BANDIT:
            return QCoreApplication.translate("bandit", "Bandit, open your eyes. Do you shoot, and whom?")
        case Phase.POLICE:
            return QCoreApplication.translate("bandit", "Police, open your eyes. Whom do you check?")
        case _:
            raise ValueError("nobody is called then")


def closing_words(step: Phase) -> str:
    """What the judge says to end a step of a night. Raises ValueError for any other phase."""
    match step:
        case Phase.KILLERS:
            return QCoreApplication.translate("bandit", "Killers, close your eyes.")
        case Phase.DOCTOR:
            return QCoreApplication.translate("bandit", "Doctor, close your eyes.")
        case Phase.BANDIT:
            return QCoreApplication.translate("bandit", "Bandit, close your eyes.")
        case Phase.POLICE | Phase.POLICE_ANSWER:
            return QCoreApplication.translate("bandit", "Police, close your eyes.")
        case _:
            raise ValueError("nobody was called then")


def nightfall_words() -> str:
    """What the judge says before anybody is called."""
    return QCoreApplication.translate(
        "bandit", "It is night. Everyone, close your eyes. Nobody makes a sound."
    )


def morning_words() -> str:
    """What the judge says when the night is over."""
    return QCoreApplication.translate("bandit", "It is morning. Everyone, open your eyes.")
