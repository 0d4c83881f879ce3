"""How Secret Bandit is played, in two minutes: a few steps of one idea each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from spyword_engine.bandit.roles import Role
from spyword_qt.bandit.role_wording import role_name
from spyword_qt.screens.rulebook import TourStep
from spyword_qt.widgets.tour_picture import TourScene


def tour_steps() -> tuple[TourStep, ...]:
    """The steps, in the order of a game."""
    return (
        TourStep(
            TourScene.ROLES,
            QCoreApplication.translate("bandit tour", "A role for each"),
            QCoreApplication.translate(
                "bandit tour",
                "Each of you looks at a card alone. Police seek the killers; nobody knows who is who.",
            ),
            tuple(map(role_name, Role)),
        ),
        TourStep(
            TourScene.NIGHT,
            QCoreApplication.translate("bandit tour", "Night falls"),
            QCoreApplication.translate(
                "bandit tour",
                "All eyes close. The judge wakes one role at a time: the killers point at a victim.\n"
                "The doctor saves one player a night. Whoever is saved without need gets an empty needle; "
                "a second one puts them out.\n"
                "The bandit, whom the killers don’t know, has a single shot.",
            ),
            (QCoreApplication.translate("bandit tour", "Killers, open your eyes"),),
        ),
        TourStep(
            TourScene.SIGNS,
            QCoreApplication.translate("bandit tour", "The police ask"),
            QCoreApplication.translate(
                "bandit tour", "They point at one of you each night, and the judge answers with a thumb."
            ),
            (
                QCoreApplication.translate("bandit tour", "A killer"),
                QCoreApplication.translate("bandit tour", "Doctor or bandit"),
                QCoreApplication.translate("bandit tour", "Police or citizen"),
            ),
        ),
        TourStep(
            TourScene.SPEECHES,
            QCoreApplication.translate("bandit tour", "Dawn"),
            QCoreApplication.translate(
                "bandit tour",
                "The judge says who is out. Then all speak in turn, round the circle. Somebody is lying.",
            ),
            (
                QCoreApplication.translate("bandit tour", "I am police!"),
                QCoreApplication.translate("bandit tour", "No, I am!"),
            ),
        ),
        TourStep(
            TourScene.VOTE,
            QCoreApplication.translate("bandit tour", "Hands up"),
            QCoreApplication.translate(
                "bandit tour",
                "Vote openly for who should go. The most votes: out. Then the next night falls.",
            ),
        ),
        TourStep(
            TourScene.SIDES,
            QCoreApplication.translate("bandit tour", "Who wins?"),
            QCoreApplication.translate(
                "bandit tour",
                "The police and the town, once the killers and the bandit are out.\n"
                "The killers and the bandit, once all police are out.",
            ),
            (
                QCoreApplication.translate("bandit tour", "Police and town"),
                QCoreApplication.translate("bandit tour", "Killers and bandit"),
            ),
        ),
    )
