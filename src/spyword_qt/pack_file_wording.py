"""What is wrong with pictures, shared files and lists of words, and what came of them, as sentences."""

# What it knows brings pillow in: it is wanted when a file is.

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from spyword_qt.store.image_check import BadPicture, PictureProblem
from spyword_qt.store.pack_import import Skip
from spyword_qt.store.pack_share import PackageProblem
from spyword_qt.store.share_zip import ShareProblem
from spyword_qt.store.word_list import MOST_ROWS, BadList, BadRow, ListProblem, RowProblem


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


def unread() -> str:
    """Why a file gave nothing."""
    return QCoreApplication.translate("packages", "The file can’t be read.")


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


def added(count: int) -> str:
    """So many packages were added."""
    return QCoreApplication.translate("packages", "%n packages were added.", "", count)


def nothing_added() -> str:
    """The heading of why a file is refused."""
    return QCoreApplication.translate("packages", "Nothing was added")


def nothing_new() -> str:
    """No package of a file will be added."""
    return QCoreApplication.translate("packages", "Nothing in it is new here.")
