"""What the presenter tells in passing, in the table's language."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from spyword_qt.told import Told


def told(what: Told) -> str:
    """One sentence."""
    match what:
        case Told.NOT_SAVED:
            return QCoreApplication.translate(
                "wording", "The game can’t be saved just now. It goes on, and will try again."
            )
        case Told.NOT_GIVEN:
            return QCoreApplication.translate(
                "wording",
                "Not everybody’s gain can be kept just now. It isn’t lost: it will be tried again.",
            )
        case Told.BLANK_GUESS:
            return QCoreApplication.translate("wording", "Type a word first.")
        case _:
            assert_never(what)
