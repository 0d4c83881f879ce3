"""What came of backing up and restoring, in the table's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from spyword_qt.store.share_zip import ShareProblem


def backed_up() -> str:
    """It is done."""
    return QCoreApplication.translate("backup", "Everything is backed up.")


def backed_up_but(count: int) -> str:
    """It is done; so many files and packages are damaged, or from a newer version, and aren't in it."""
    return QCoreApplication.translate(
        "backup", "Backed up, without %n things here that can’t be read.", "", count
    )


def too_much() -> str:
    """Why nothing was written: it could never be restored."""
    return QCoreApplication.translate("backup", "Nothing was written: that is more than a backup can hold.")


def game_is_on() -> str:
    """Why nothing is restored."""
    return QCoreApplication.translate("backup", "Nothing was changed: a game is on.")


def not_written() -> str:
    """The file could not be written, or nothing be laid out for the next start."""
    return QCoreApplication.translate(
        "backup", "Nothing was changed: there is no room, or no right to write."
    )


def refused(problem: ShareProblem) -> str:
    """Why a file isn't taken for a backup, or not for a good one. Nothing of it is kept."""
    match problem:
        case ShareProblem.NO_PACKAGES:
            return QCoreApplication.translate("backup", "The file is no backup of The Spy’s Word.")
        case ShareProblem.NEWER:
            return QCoreApplication.translate(
                "backup", "The backup is from a newer version of The Spy’s Word: this one can’t read it."
            )
        case ShareProblem.UNREADABLE:
            return QCoreApplication.translate("backup", "The file can’t be read.")
        case ShareProblem.TOO_MANY | ShareProblem.TOO_LARGE | ShareProblem.TOO_PACKED:
            return QCoreApplication.translate("backup", "The file is too large for a backup.")
        case _:
            return QCoreApplication.translate(
                "backup", "The backup is damaged, or somebody has changed it. Nothing of it was taken."
            )
