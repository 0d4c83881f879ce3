"""What is wrong with a package that somebody makes, and what was done with one, as sentences."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from spyword_qt.store.draft_faults import MOST_SPELLINGS, DraftFault, DraftProblem, Part
from spyword_qt.store.word_text import LONGEST_KIND, LONGEST_WORD


def fault(found: DraftFault) -> str:
    """What is wrong with a field, to be said beside it."""
    match found.problem:
        case DraftProblem.KIND_MISSING:
            return QCoreApplication.translate("packages", "Say what both words are, such as “fruit”.")
        case DraftProblem.WORD_MISSING if found.place.scope is None:
            return QCoreApplication.translate("packages", "Type a word first.")
        case DraftProblem.WORD_MISSING:
            return QCoreApplication.translate("packages", "This word is missing here; the other one isn’t.")
        case DraftProblem.TOO_LONG if found.place.part is Part.KIND:
            return QCoreApplication.translate("packages", "A kind has %n letters at most.", "", LONGEST_KIND)
        case DraftProblem.TOO_LONG:
            return QCoreApplication.translate("packages", "A word has %n letters at most.", "", LONGEST_WORD)
        case DraftProblem.BAD_CHARACTER:
            return QCoreApplication.translate("packages", "It holds a character that can’t be seen.")
        case DraftProblem.NO_LETTER:
            return QCoreApplication.translate("packages", "It needs a letter or a number to be guessed by.")
        case DraftProblem.SAME if _is_of_words(found):
            return QCoreApplication.translate("packages", "Both words count as the same.")
        case DraftProblem.SAME:
            return QCoreApplication.translate("packages", "A spelling of one word counts as the other word.")
        case DraftProblem.TOO_CLOSE if _is_of_words(found):
            return QCoreApplication.translate(
                "packages", "The words are too close: one could be the other with a typo."
            )
        case DraftProblem.TOO_CLOSE:
            return QCoreApplication.translate(
                "packages", "A spelling of one word is too close to the other word."
            )
        case DraftProblem.TOO_MANY_SPELLINGS:
            return QCoreApplication.translate(
                "packages", "%n other spellings are the most that a word can have.", "", MOST_SPELLINGS
            )
        case DraftProblem.ACCEPTED_ALREADY:
            return QCoreApplication.translate("packages", "One of these is accepted already.")
        case DraftProblem.IN_ANOTHER:
            return QCoreApplication.translate("packages", "Another package of your own has this word.")
        case DraftProblem.KIND_TELLS:
            return QCoreApplication.translate(
                "packages", "Everybody sees the kind: it shouldn’t have one of the words in it."
            )
        case DraftProblem.PICTURE_ALONE:
            return QCoreApplication.translate(
                "packages", "Only one word has a picture. Until both have one, both cards show the same sign."
            )
        case _:
            assert_never(found.problem)


def _is_of_words(found: DraftFault) -> bool:
    """Whether a clash is of the words themselves, not of what else is accepted."""
    return found.place.part is Part.WORD and found.other is not None and found.other.part is Part.WORD


def deleted(name: str) -> str:
    """A package is gone."""
    return QCoreApplication.translate("packages", "{name} is deleted.").format(name=name)


def is_back(name: str) -> str:
    """A package is here again."""
    return QCoreApplication.translate("packages", "{name} is back.").format(name=name)


def saved(name: str) -> str:
    """A package was made or changed."""
    return QCoreApplication.translate("packages", "{name} is saved.").format(name=name)


def duplicated(name: str) -> str:
    """A second package of the same words is here."""
    return QCoreApplication.translate("packages", "{name} is the copy. Give it other words.").format(
        name=name
    )


def exporting() -> str:
    """Packages are being put into a file."""
    return QCoreApplication.translate("packages", "The file is being written.")


def unreadable(count: int) -> str:
    """So many of people's own packages are damaged."""
    return QCoreApplication.translate(
        "packages", "%n of your own packages can’t be read. They stay as they are.", "", count
    )


def exported(count: int, file: str) -> str:
    """So many packages are in a file."""
    told = QCoreApplication.translate("packages", "%n packages are in {file} now.", "", count)
    return told.format(file=file)


def without_pictures(count: int) -> str:
    """So many pictures were left out of an export."""
    return QCoreApplication.translate(
        "packages", "%n pictures can’t be read any more, and are not in it.", "", count
    )


def too_much_to_export() -> str:
    """Why nothing was exported."""
    return QCoreApplication.translate(
        "packages", "That is more than one file may hold. Choose fewer packages."
    )
