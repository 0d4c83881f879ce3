"""Where profiles are made and changed: opens the sheet upon a screen, and keeps what is filled in."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from spyword_engine.errors import BadName
from spyword_qt import file_wording, people_wording, wording
from spyword_qt.backstage import Backstage
from spyword_qt.people_views import known_people
from spyword_qt.screens.person_draft import PersonDraft
from spyword_qt.screens.profile_sheet import ProfileSheet
from spyword_qt.screens.seen_people import KnownPerson, PersonForm
from spyword_qt.store.not_saved import NotSaved, SaveProblem
from spyword_qt.widgets.page import Page

if TYPE_CHECKING:
    from spyword_qt.portrait_maker import PortraitMaker
    from spyword_qt.store.image_check import BadPicture, PictureProblem
    from spyword_qt.store.profiles import Profiles


class PersonDesk(QObject):
    """One for as many screens as there are."""

    saved = Signal(str)
    """The id of the profile that was made or changed."""
    picture_lost = Signal(str)
    """Why a picture couldn't be kept of somebody who was saved, as a sentence."""

    def __init__(self, backstage: Backstage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._backstage = backstage
        self._sheet: ProfileSheet | None = None
        self._maker: PortraitMaker | None = None

    def make(self, page: Page, name: str = "") -> None:
        """Have somebody new filled in, of whom so much of the name is known."""
        self._open(page, PersonDraft.of_new(self._people(), name))

    def change(self, page: Page, profile_id: str) -> None:
        """Have the name and chip of somebody filled in anew; nothing where there is no such profile."""
        people = self._people()
        person = next((one for one in people if one.id == profile_id), None)
        if person is not None:
            self._open(page, PersonDraft.of(person, people))

    def _people(self) -> tuple[KnownPerson, ...]:
        return known_people(self._backstage.profiles.entries(), self._backstage.faces.title)

    def _open(self, page: Page, draft: PersonDraft) -> None:
        sheet = ProfileSheet(page, draft)
        sheet.filled_in.connect(partial(self._keep, sheet, draft.form))
        sheet.picture_offered.connect(self._look_at)
        sheet.picture_unwanted.connect(self._look_away)
        sheet.dismissed.connect(self._close)
        self._sheet = sheet
        sheet.begin()

    def _close(self) -> None:
        self._sheet = None
        self._look_away()

    def _look_away(self) -> None:
        if self._maker is not None:
            self._maker.stop()

    def _look_at(self, picture: Path | bytes) -> None:
        if self._maker is None:
            from spyword_qt.portrait_maker import PortraitMaker

            self._maker = PortraitMaker(self)
            self._maker.made.connect(self._show_picture)
            self._maker.refused.connect(self._refuse_picture)
            self._maker.not_kept.connect(self._lose_picture)
        self._maker.look_at(picture)

    def _show_picture(self, path: str) -> None:
        if self._sheet is not None:
            self._sheet.show_picture(path)

    def _refuse_picture(self, problem: PictureProblem) -> None:
        if self._sheet is not None:
            self._sheet.refuse_picture(people_wording.bad_picture(problem))

    def _lose_picture(self, problem: SaveProblem) -> None:
        if self._sheet is not None:
            self._sheet.refuse_picture(file_wording.not_saved(problem))

    def _keep(self, sheet: ProfileSheet, before: PersonForm, form: PersonForm) -> None:
        self._backstage.deeds.do(
            partial(_kept, self._backstage.profiles, before, form),
            partial(self._tell, sheet),
            partial(self._refuse, sheet),
        )

    def _tell(self, sheet: ProfileSheet, kept: _Kept) -> None:
        sheet.dismiss()
        self.saved.emit(kept.profile)
        if kept.picture_trouble is not None:
            self.picture_lost.emit(_trouble(kept.picture_trouble))

    def _refuse(self, sheet: ProfileSheet, error: Exception) -> None:
        match error:
            case BadName():
                sheet.refuse(wording.name_problem(error.problem))
            case NotSaved():
                sheet.refuse(file_wording.not_saved(error.problem))
            case LookupError():
                sheet.refuse(people_wording.is_gone())
            case _:
                raise error


@dataclass(frozen=True)
class _Kept:
    """What came of a form."""

    profile: str
    """Its id."""
    picture_trouble: NotSaved | BadPicture | None
    """Why the picture, or its absence, couldn't be kept."""


def _kept(profiles: Profiles, before: PersonForm, form: PersonForm) -> _Kept:
    """Keep somebody as the form has them. Raises BadName, NotSaved, and LookupError where they are gone."""
    profile_id = _save(profiles, form)
    return _Kept(profile_id, _picture_trouble(profiles, profile_id, before.portrait, form.portrait))


def _save(profiles: Profiles, form: PersonForm) -> str:
    """Keep all but the picture; returns the profile's id."""
    if form.profile is None:
        return profiles.create(form.name, form.colour, form.pattern, form.initials).id
    profile = profiles.get(form.profile)
    if profile is None:
        raise LookupError(form.profile)
    return profiles.save(
        profile.but(name=form.name, colour=form.colour, pattern=form.pattern, initials=form.initials)
    ).id


def _picture_trouble(
    profiles: Profiles, profile_id: str, before: str, after: str
) -> NotSaved | BadPicture | None:
    """Keep the picture or its absence; returns what kept it from that."""
    from spyword_qt.store.image_check import BadPicture

    try:
        if after and after != before:
            profiles.set_portrait(profile_id, Path(after))
        elif after != before:
            profiles.clear_portrait(profile_id)
    except (NotSaved, BadPicture) as error:
        return error
    return None


def _trouble(error: NotSaved | BadPicture) -> str:
    if isinstance(error, NotSaved):
        return file_wording.not_saved(error.problem)
    return people_wording.bad_picture(error.problem)
