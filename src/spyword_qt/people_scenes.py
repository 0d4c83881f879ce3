"""The screens of the people who are known here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from spyword_engine.errors import BadName
from spyword_engine.progress.evening import evening_of
from spyword_qt import file_wording, people_wording
from spyword_qt.backstage import Backstage
from spyword_qt.clock import local_now
from spyword_qt.flow import Flow
from spyword_qt.people_views import known_people
from spyword_qt.person_scenes import PersonScene, TitlesScene
from spyword_qt.screens.name import ScreenName
from spyword_qt.store.not_saved import NotSaved

if TYPE_CHECKING:
    from spyword_qt.person_desk import PersonDesk
    from spyword_qt.screens.people import PeopleScreen
    from spyword_qt.stage import Scene
    from spyword_qt.store.arrivals import ImportResult
    from spyword_qt.store.profile import Profile
    from spyword_qt.store.profile_files import Removed
    from spyword_qt.store.profiles import Profiles

T = TypeVar("T")


class PeopleScene(QObject):
    """Everybody, what is done with them, and how to take that back.

    `now` gives local time with its offset.
    """

    person_wanted = Signal(str)
    """The profile of that id is to be looked at."""

    def __init__(
        self,
        backstage: Backstage,
        flow: Flow,
        parent: QObject,
        *,
        now: Callable[[], datetime] = local_now,
    ) -> None:
        super().__init__(parent)
        self._backstage = backstage
        self._flow = flow
        self._now = now
        self._take_back: Callable[[], object] | None = None

    @cached_property
    def screen(self) -> PeopleScreen:
        from spyword_qt.screens.people import PeopleScreen

        people = PeopleScreen(self._backstage.clock)
        people.back.connect(partial(self._flow.go, ScreenName.HOME))
        people.opened.connect(self.person_wanted)
        people.new_wanted.connect(self._make)
        people.edit_wanted.connect(self._change)
        people.retire_wanted.connect(self._retire)
        people.delete_wanted.connect(self._delete)
        people.undo.connect(self._undo)
        people.export_wanted.connect(self._export)
        people.import_wanted.connect(self._import)
        return people

    def show(self) -> None:
        self._show_people()
        self._say("")

    @property
    def _profiles(self) -> Profiles:
        return self._backstage.profiles

    @cached_property
    def _desk(self) -> PersonDesk:
        from spyword_qt.person_desk import PersonDesk

        desk = PersonDesk(self._backstage, self)
        desk.saved.connect(self._show_one)
        desk.picture_lost.connect(self._say)
        return desk

    def _show_people(self) -> None:
        people = known_people(self._profiles.entries(), self._backstage.faces.title)
        self.screen.show_people(people, evening_of(self._now()))

    def _show_one(self, profile_id: str) -> None:
        self._show_people()
        self.screen.show_one(profile_id)

    def _make(self, name: str) -> None:
        self._desk.make(self.screen, name)

    def _change(self, profile_id: str) -> None:
        # What was said, and would be taken back, is of who they were before.
        self._say("")
        self._desk.change(self.screen, profile_id)

    def _retire(self, profile_id: str, retired: bool) -> None:
        self._put(profile_id, partial(self._say_retired, profile_id, retired), retired=retired)

    def _say_retired(self, profile_id: str, retired: bool, name: str) -> None:
        said = people_wording.retired(name) if retired else people_wording.is_back(name)
        self._say(said, partial(self._put, profile_id, _say_nothing, retired=not retired))

    def _put(self, profile_id: str, say: Callable[[str], object], *, retired: bool) -> None:
        """Retire somebody or bring them back; `say` is told their name, unless they are gone."""

        def tell(name: str | None) -> None:
            if name is not None:
                self._say("")
                self._show_people()
                say(name)

        self._do(partial(_retired, self._profiles, profile_id, retired), tell, self._refuse)

    def _delete(self, profile_id: str) -> None:
        self._do(partial(self._profiles.remove, profile_id), self._tell_removed, self._refuse)

    def _tell_removed(self, removed: Removed | None) -> None:
        self._show_people()
        if removed is not None:
            self._say(people_wording.deleted(removed.profile.name), partial(self._restore, removed))

    def _restore(self, removed: Removed) -> None:
        def refuse(error: Exception) -> None:
            self._refuse(error, partial(self._restore, removed))

        self._do(partial(self._profiles.restore, removed), self._tell_restored, refuse)

    def _tell_restored(self, profile: Profile) -> None:
        self._say(people_wording.is_back(profile.name))
        self._show_one(profile.id)

    def _do(
        self, job: Callable[[], T], then: Callable[[T], object], refused: Callable[[Exception], object]
    ) -> None:
        self._backstage.deeds.do(job, then, refused)

    def _refuse(self, error: Exception, try_again: Callable[[], object] | None = None) -> None:
        from spyword_qt.store.parcel import BadParcel

        match error:
            case _NameTaken():
                self._say(people_wording.name_is_taken(error.name))
            case NotSaved():
                self._say(file_wording.not_saved(error.problem), try_again)
            case BadParcel():
                self._say(people_wording.bad_parcel(error.problem))
            case _:
                raise error

    def _say(self, sentence: str, take_back: Callable[[], object] | None = None) -> None:
        self._take_back = take_back
        self.screen.say(sentence, undo=take_back is not None)

    def _undo(self) -> None:
        take_back, self._take_back = self._take_back, None
        if take_back is not None:
            take_back()

    def _export(self, ids: Sequence[str], file: str) -> None:
        def tell(count: int) -> None:
            self._say(people_wording.exported(count, Path(file).name))

        self._do(partial(self._profiles.export, tuple(ids), Path(file)), tell, self._refuse)

    def _import(self, file: str) -> None:
        self._do(partial(_imported, self._profiles, Path(file)), self._tell_imported, self._refuse_import)

    def _tell_imported(self, result: ImportResult) -> None:
        self.screen.tell(people_wording.all_imported(), people_wording.imported(result))
        self._show_people()

    def _refuse_import(self, error: Exception) -> None:
        from spyword_qt.store.parcel import BadParcel

        match error:
            case BadParcel():
                title, sentence = people_wording.nothing_imported(), people_wording.bad_parcel(error.problem)
            case NotSaved():
                title, sentence = people_wording.not_all_imported(), file_wording.not_saved(error.problem)
            case _:
                raise error
        self.screen.tell(title, sentence)
        self._show_people()


class _NameTaken(Exception):
    """Somebody can't come back: another person has the name by now."""

    def __init__(self, name: str) -> None:
        super().__init__("a name is taken")
        self.name = name


def _retired(profiles: Profiles, profile_id: str, retired: bool) -> str | None:
    """Retire somebody or bring them back; their name, None where they are gone.

    Raises NotSaved and _NameTaken.
    """
    profile = profiles.get(profile_id)
    if profile is None:
        return None
    try:
        profiles.save(profile.but(retired=retired))
    except BadName:
        raise _NameTaken(profile.name) from None
    return profile.name


def _imported(profiles: Profiles, path: Path) -> ImportResult:
    """Take in whoever is in a file. Raises BadParcel and NotSaved."""
    return profiles.import_(profiles.read_export(path))


def _say_nothing(_name: str) -> None:
    """It is seen."""


def people_scenes(
    backstage: Backstage, flow: Flow, parent: QObject, say: Callable[[str], object]
) -> Mapping[ScreenName, Scene]:
    """All of them, and those of one of them. `say` tells people a sentence about what went wrong."""
    people = PeopleScene(backstage, flow, parent)
    person = PersonScene(backstage, flow, parent, say=say)
    titles = TitlesScene(backstage, flow, parent, say=say)
    people.person_wanted.connect(person.open)
    person.titles_wanted.connect(titles.open)
    return {ScreenName.PEOPLE: people, ScreenName.PERSON: person, ScreenName.TITLES: titles}
