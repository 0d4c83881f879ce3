"""What is wrong with packages, pictures, shared files and lists of words, as sentences."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from spyword_qt.store.draft_faults import MOST_SPELLINGS, DraftFault, DraftProblem, Part
from spyword_qt.store.image_check import BadPicture, PictureProblem
from spyword_qt.store.json_file import SaveProblem
from spyword_qt.store.pack_import import Skip
from spyword_qt.store.pack_share import PackageProblem
from spyword_qt.store.share_zip import ShareProblem
from spyword_qt.store.word_list import MOST_ROWS, BadList, BadRow, ListProblem, RowProblem
from spyword_qt.store.word_text import LONGEST_KIND, LONGEST_WORD


def fault(found: DraftFault) -> str:
    """What is wrong with a field, to be said beside it."""
    match found.problem:
        case DraftProblem.KIND_MISSING:
            return QCoreApplication.translate("packages", "Say what both words are, such as “fruit”.")
        case DraftProblem.WORD_MISSING if found.place.scope is None:
            return QCoreApplication.translate("packages", "Type a word first.")
        case DraftProblem.WORD_MISSING:
            return QCoreApplication.translate("packages", "The other word has no partner in this language.")
        case DraftProblem.TOO_LONG if found.place.part is Part.KIND:
            return QCoreApplication.translate("packages", "A kind has %n letters at most.", "", LONGEST_KIND)
        case DraftProblem.TOO_LONG:
            return QCoreApplication.translate("packages", "A word has %n letters at most.", "", LONGEST_WORD)
        case DraftProblem.BAD_CHARACTER:
            return QCoreApplication.translate("packages", "It holds a character that can’t be seen.")
        case DraftProblem.NO_LETTER:
            return QCoreApplication.translate("packages", "It needs a letter or a number to be guessed by.")
        case DraftProblem.SAME:
            return QCoreApplication.translate("packages", "Both words count as the same.")
        case DraftProblem.TOO_CLOSE:
            return QCoreApplication.translate(
                "packages", "The words are too close: one could be the other with a typo."
            )
        case DraftProblem.TOO_MANY_SPELLINGS:
            return QCoreApplication.translate(
                "packages", "%n other spellings are the most that a word can have.", "", MOST_SPELLINGS
            )
        case DraftProblem.ACCEPTED_ALREADY:
            return QCoreApplication.translate("packages", "One of these is accepted already.")
        case DraftProblem.IN_ANOTHER:
            return QCoreApplication.translate("packages", "Another package of your own has this word.")
        case DraftProblem.PICTURE_ALONE:
            return QCoreApplication.translate(
                "packages", "Only one word has a picture. Until both have one, both cards show the same sign."
            )
        case _:
            assert_never(found.problem)


def bad_picture(error: BadPicture) -> str:
    """Why a picture can't be a word's."""
    match error.problem:
        case PictureProblem.UNKNOWN:
            return QCoreApplication.translate("packages", "That is no picture that can be read here.")
        case PictureProblem.BROKEN:
            return QCoreApplication.translate("packages", "The picture is damaged.")
        case PictureProblem.TOO_LARGE:
            return QCoreApplication.translate("packages", "The file is too large for a picture.")
        case PictureProblem.TOO_MANY_PIXELS:
            return QCoreApplication.translate("packages", "The picture has too many pixels.")
        case PictureProblem.DRAWING_REFUSED:
            return QCoreApplication.translate(
                "packages", "The drawing holds something that isn’t drawn here: {what}."
            ).format(what=error.what)
        case PictureProblem.DRAWING_TOO_COMPLEX:
            return QCoreApplication.translate("packages", "The drawing takes too long to draw.")
        case _:
            assert_never(error.problem)


def picture_unread() -> str:
    """Why a picture's file gave nothing."""
    return QCoreApplication.translate("packages", "The file can’t be read.")


def not_saved(problem: SaveProblem) -> str:
    """Why nothing was kept."""
    match problem:
        case SaveProblem.FULL:
            return QCoreApplication.translate("packages", "Nothing was kept: the disk is full.")
        case SaveProblem.DENIED:
            return QCoreApplication.translate("packages", "Nothing was kept: the folder can’t be written to.")
        case SaveProblem.NEWER:
            return QCoreApplication.translate(
                "packages", "Nothing was kept: a newer version of the game wrote this file."
            )
        case SaveProblem.OTHER:
            return QCoreApplication.translate("packages", "Nothing was kept: the disk refuses.")
        case _:
            assert_never(problem)


def bad_share(problem: ShareProblem, name: str) -> str:
    """Why a file with packages is refused; `name` is what is meant in it."""
    match problem:
        case ShareProblem.NO_PACKAGES:
            return QCoreApplication.translate("packages", "The file holds no packages of The Spy’s Word.")
        case ShareProblem.NEWER:
            return QCoreApplication.translate(
                "packages", "The file is from a newer version of The Spy’s Word: this one can’t read it."
            )
        case ShareProblem.UNREADABLE:
            return QCoreApplication.translate("packages", "The file can’t be read.")
        case ShareProblem.BROKEN:
            return QCoreApplication.translate("packages", "The file is damaged, or somebody has changed it.")
        case ShareProblem.TOO_MANY:
            return QCoreApplication.translate("packages", "The file holds more than one file may.")
        case ShareProblem.TOO_LARGE:
            return QCoreApplication.translate("packages", "The file is too large.")
        case ShareProblem.TOO_PACKED:
            return QCoreApplication.translate(
                "packages", "The file would unpack to far more than packages need. It was left alone."
            )
        case ShareProblem.OUTSIDE:
            return QCoreApplication.translate(
                "packages", "The file wants to write outside its folder ({name}). It was left alone."
            ).format(name=name)
        case ShareProblem.LINK:
            return QCoreApplication.translate(
                "packages", "The file holds a link to somewhere else ({name}). It was left alone."
            ).format(name=name)
        case ShareProblem.ENCRYPTED:
            return QCoreApplication.translate("packages", "The file is locked with a password.")
        case ShareProblem.UNKNOWN_FILE:
            return QCoreApplication.translate(
                "packages", "The file holds something that belongs to no package: {name}."
            ).format(name=name)
        case ShareProblem.TWICE:
            return QCoreApplication.translate("packages", "The file has something twice: {name}.").format(
                name=name
            )
        case _:
            assert_never(problem)


def broken(problem: PackageProblem, count: int) -> str:
    """So many packages of a file can't be had, all for one reason."""
    match problem:
        case PackageProblem.MISSING:
            return QCoreApplication.translate("packages", "%n packages lack a file.", "", count)
        case PackageProblem.WRONG_FILE:
            return QCoreApplication.translate("packages", "%n packages can’t be read.", "", count)
        case PackageProblem.FAULTY:
            return QCoreApplication.translate(
                "packages", "%n packages have words that can’t be played.", "", count
            )
        case PackageProblem.BAD_PICTURE:
            return QCoreApplication.translate("packages", "%n packages have a damaged picture.", "", count)
        case _:
            assert_never(problem)


def skipped(why: Skip, count: int) -> str:
    """So many packages are not added, all for one reason."""
    match why:
        case Skip.ALREADY_THERE:
            return QCoreApplication.translate("packages", "%n packages are here already.", "", count)
        case Skip.SAME_WORDS:
            return QCoreApplication.translate(
                "packages", "%n packages have the words of another one here.", "", count
            )
        case _:
            assert_never(why)


def row(bad: BadRow) -> str:
    """What is wrong with a line of a list, the line's number first."""
    match bad.problem:
        case RowProblem.ONE_WORD:
            told = QCoreApplication.translate("packages", "Line {line}: there are no two words.")
        case RowProblem.TOO_MANY_WORDS:
            told = QCoreApplication.translate("packages", "Line {line}: there are more than two words.")
        case RowProblem.TOO_LONG:
            told = QCoreApplication.translate("packages", "Line {line}: a word is too long.")
        case RowProblem.BAD_CHARACTER:
            told = QCoreApplication.translate(
                "packages", "Line {line}: it holds a character that can’t be seen."
            )
        case RowProblem.NO_LETTER:
            told = QCoreApplication.translate(
                "packages", "Line {line}: a word has neither letter nor number."
            )
        case RowProblem.SAME:
            told = QCoreApplication.translate("packages", "Line {line}: both words count as the same.")
        case RowProblem.TOO_CLOSE:
            told = QCoreApplication.translate(
                "packages", "Line {line}: the words are too close to each other."
            )
        case RowProblem.REPEATED:
            told = QCoreApplication.translate(
                "packages", "Line {line}: line {earlier} has the same two words."
            )
        case _:
            assert_never(bad.problem)
    return told.format(line=bad.line, earlier=bad.earlier)


def bad_list(error: BadList) -> str:
    """Why a text can't be read as a list of words."""
    match error.problem:
        case ListProblem.TOO_LARGE:
            return QCoreApplication.translate(
                "packages", "The list is too long: %n lines are the most.", "", MOST_ROWS
            )
        case ListProblem.ENCODING if error.line is None:
            return QCoreApplication.translate(
                "packages", "Its letters can’t be read. Save the list as UTF-8 and open it again."
            )
        case ListProblem.ENCODING:
            return QCoreApplication.translate(
                "packages",
                "The letters of line {line} can’t be read. Save the list as UTF-8 and open it again.",
            ).format(line=error.line)
        case _:
            assert_never(error.problem)


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


def exported(count: int, file: str) -> str:
    """So many packages are in a file."""
    told = QCoreApplication.translate("packages", "%n packages are in {file} now.", "", count)
    return told.format(file=file)


def too_much_to_export() -> str:
    """Why nothing was exported."""
    return QCoreApplication.translate(
        "packages", "That is more than one file may hold. Choose fewer packages."
    )


def new_here(count: int) -> str:
    """So many packages of a file will be added."""
    return QCoreApplication.translate("packages", "%n packages are new here.", "", count)


def added(count: int) -> str:
    """So many packages were added."""
    return QCoreApplication.translate("packages", "%n packages were added.", "", count)


def nothing_new() -> str:
    """No package of a file will be added."""
    return QCoreApplication.translate("packages", "Nothing in it is new here.")
