"""What is wrong with a file that was read, and why one wasn't written, in the table's language."""

from __future__ import annotations

from enum import StrEnum
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from spyword_qt.store.json_file import Outcome
from spyword_qt.store.not_saved import SaveProblem


class Kept(StrEnum):
    """What people know the files by."""

    PREFERENCES = "preferences"
    PLAYS = "plays"
    GAME = "game"
    PROFILE = "profile"
    BACKUP = "backup"
    """What is to take the place of all that, at a start."""


def fault(kept: Kept, outcome: Outcome) -> str:
    """One sentence: what happened, and what follows. `outcome` is one of those that are faults."""
    match kept, outcome:
        case Kept.PREFERENCES, Outcome.RESTORED:
            return QCoreApplication.translate(
                "wording", "The preferences’ file was damaged. Those from before are used."
            )
        case Kept.PREFERENCES, Outcome.LOST:
            return QCoreApplication.translate(
                "wording", "The preferences’ file was damaged and is set aside. All are as at first."
            )
        case Kept.PREFERENCES, Outcome.NEWER:
            return QCoreApplication.translate(
                "wording",
                "Your preferences come from a newer version of the game. They stay as they are; "
                "changes won’t be saved.",
            )
        case Kept.PREFERENCES, _:
            return QCoreApplication.translate(
                "wording", "The preferences’ file can’t be read. All are as at first."
            )
        case Kept.PLAYS, Outcome.RESTORED:
            return QCoreApplication.translate(
                "wording", "The list of packages played was damaged. The one from before is used."
            )
        case Kept.PLAYS, Outcome.LOST:
            return QCoreApplication.translate(
                "wording", "The list of packages played was damaged and is set aside. All count as new."
            )
        case Kept.PLAYS, Outcome.NEWER:
            return QCoreApplication.translate(
                "wording", "The list of packages played is from a newer version: it stays as it is."
            )
        case Kept.PLAYS, _:
            return QCoreApplication.translate(
                "wording", "The list of packages played can’t be read. All count as new."
            )
        case Kept.PROFILE, Outcome.RESTORED:
            return QCoreApplication.translate(
                "wording", "The file of one of your people was damaged. What it held before is used."
            )
        case Kept.PROFILE, Outcome.LOST:
            return QCoreApplication.translate(
                "wording", "The file of one of your people was damaged and is set aside."
            )
        case Kept.PROFILE, Outcome.NEWER:
            return QCoreApplication.translate(
                "wording", "The file of one of your people is from a newer version. It stays as it is."
            )
        case Kept.PROFILE, _:
            return QCoreApplication.translate("wording", "The file of one of your people can’t be read.")
        case Kept.GAME, Outcome.RESTORED:
            return QCoreApplication.translate(
                "wording", "The saved game was damaged. It goes on from one step before."
            )
        case Kept.GAME, Outcome.LOST:
            return QCoreApplication.translate(
                "wording", "The saved game was damaged and is set aside. It can’t be gone on with."
            )
        case Kept.GAME, Outcome.NEWER:
            return QCoreApplication.translate(
                "wording", "The saved game is from a newer version of The Spy’s Word. It stays as it is."
            )
        case Kept.BACKUP, _:
            return QCoreApplication.translate(
                "wording", "The disk refuses to put the backup in place. The next start tries again."
            )
        case _:
            return QCoreApplication.translate("wording", "The saved game can’t be read.")


def not_saved(problem: SaveProblem) -> str:
    """Why nothing was kept."""
    match problem:
        case SaveProblem.FULL:
            return QCoreApplication.translate("wording", "Nothing was kept: the disk is full.")
        case SaveProblem.DENIED:
            return QCoreApplication.translate("wording", "Nothing was kept: the folder can’t be written to.")
        case SaveProblem.NEWER:
            return QCoreApplication.translate(
                "wording", "Nothing was kept: a newer version of the game wrote this file."
            )
        case SaveProblem.OTHER:
            return QCoreApplication.translate("wording", "Nothing was kept: the disk refuses.")
        case _:
            assert_never(problem)
