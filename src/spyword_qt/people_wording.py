"""What came of changing, exporting and importing people, as sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, assert_never

from PySide6.QtCore import QCoreApplication

from spyword_qt import count_wording, phrasing

if TYPE_CHECKING:
    from spyword_qt.store.arrivals import ImportResult
    from spyword_qt.store.image_check import PictureProblem
    from spyword_qt.store.parcel import ParcelProblem

MOST_NAMES: Final = 6
"""More people are counted, not listed."""


def is_gone() -> str:
    """Why nothing was kept of somebody whose profile is no longer there."""
    return QCoreApplication.translate("people", "Nothing was kept: the profile is gone, or it can’t be read.")


def bad_picture(problem: PictureProblem) -> str:
    """Why a picture can't be somebody's."""
    from spyword_qt.store.image_check import PictureProblem

    match problem:
        case PictureProblem.TOO_LARGE:
            return QCoreApplication.translate("people", "The file is too large for a picture.")
        case PictureProblem.TOO_MANY_PIXELS:
            return QCoreApplication.translate("people", "The picture is too large.")
        case PictureProblem.BROKEN:
            return QCoreApplication.translate("people", "The picture is damaged.")
    return QCoreApplication.translate("people", "That is no picture that can be read here.")


def deleted(name: str) -> str:
    """Somebody is gone."""
    return QCoreApplication.translate("people", "{name} is deleted.").format(name=name)


def is_back(name: str) -> str:
    """Somebody is in the list again."""
    return QCoreApplication.translate("people", "{name} is back.").format(name=name)


def retired(name: str) -> str:
    """Somebody is no longer offered."""
    return QCoreApplication.translate("people", "{name} is retired.").format(name=name)


def name_is_taken(name: str) -> str:
    """Why somebody can't come back as they are."""
    return QCoreApplication.translate(
        "people", "Somebody else is called {name} by now. Give one of them another name first."
    ).format(name=name)


def exported(count: int, file: str) -> str:
    """So many people are in a file."""
    return QCoreApplication.translate("people", "%n people are in {file} now.", "", count).format(file=file)


def bad_parcel(problem: ParcelProblem) -> str:
    """Why a file with people is refused."""
    from spyword_qt.store.parcel import ParcelProblem

    match problem:
        case ParcelProblem.NOT_OURS:
            return QCoreApplication.translate("people", "The file holds no people of The Spy’s Word.")
        case ParcelProblem.NEWER:
            return QCoreApplication.translate(
                "people", "The file is from a newer version of The Spy’s Word: this one can’t read it."
            )
        case ParcelProblem.BROKEN:
            return QCoreApplication.translate("people", "The file is damaged, or somebody has changed it.")
        case ParcelProblem.TOO_LARGE:
            return QCoreApplication.translate("people", "That is more than one file of people holds.")
        case ParcelProblem.UNREADABLE:
            return QCoreApplication.translate("people", "The file can’t be read.")
        case _:
            assert_never(problem)


def all_imported() -> str:
    """The heading of what an import came to."""
    return QCoreApplication.translate("people", "Imported")


def nothing_imported() -> str:
    """The heading of why a file is refused."""
    return QCoreApplication.translate("people", "Nothing was imported")


def not_all_imported() -> str:
    """The heading of why an import broke off."""
    return QCoreApplication.translate("people", "Not all was imported")


def imported(result: ImportResult) -> str:
    """What an import came to, a sentence for each kind of people on a line."""
    return "\n".join(_imported(result)) or QCoreApplication.translate("people", "Nobody is in that file.")


def _imported(result: ImportResult) -> Iterator[str]:
    if result.new:
        yield QCoreApplication.translate("people", "New here: {names}.").format(names=_listed(result.new))
    if result.merged:
        yield QCoreApplication.translate("people", "With games that were missing here: {names}.").format(
            names=_listed(result.merged)
        )
    if result.same:
        yield QCoreApplication.translate("people", "Nothing new of: {names}.").format(
            names=_listed(result.same)
        )
    if result.refused:
        yield QCoreApplication.translate(
            "people", "Left as they are, since their profiles here can’t be read: {names}."
        ).format(names=_listed(result.refused))


def _listed(names: Sequence[str]) -> str:
    return phrasing.row(names) if len(names) <= MOST_NAMES else count_wording.people(len(names))
