"""The screens of one of the people who are known here: their page, and their titles."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from spyword_engine.errors import BadName
from spyword_qt import file_wording, people_wording, person_view
from spyword_qt.backstage import Backstage
from spyword_qt.flow import Flow
from spyword_qt.people import Avatar
from spyword_qt.people_views import known
from spyword_qt.screens.name import ScreenName
from spyword_qt.store.not_saved import NotSaved

if TYPE_CHECKING:
    from spyword_qt.person_desk import PersonDesk
    from spyword_qt.screens.person import PersonScreen
    from spyword_qt.screens.titles import TitlesScreen
    from spyword_qt.store.profile import Profile
    from spyword_qt.store.profiles import Profiles


class PersonScene(QObject):
    """Whose page it is, `open` says. `say` tells people a sentence about what went wrong."""

    titles_wanted = Signal(str, str)
    """Of the profile of that id, at the title of that id or at none."""

    def __init__(
        self, backstage: Backstage, flow: Flow, parent: QObject, *, say: Callable[[str], object]
    ) -> None:
        super().__init__(parent)
        self._backstage = backstage
        self._flow = flow
        self._say = say
        self._profile_id = ""

    @cached_property
    def screen(self) -> PersonScreen:
        from spyword_qt.screens.person import PersonScreen

        person = PersonScreen(self._backstage.clock)
        person.back.connect(partial(self._flow.go, ScreenName.PEOPLE))
        person.edit.connect(self._edit)
        person.titles.connect(self._ask_titles)
        return person

    def open(self, profile_id: str) -> None:
        """Opens somebody's page."""
        self._profile_id = profile_id
        self._flow.go(ScreenName.PERSON)

    def show(self) -> None:
        found = _find(self._backstage, self._profile_id)
        if found is None:
            # Their file has gone meanwhile.
            self._flow.go(ScreenName.PEOPLE)
            return
        language = self._backstage.language
        kinds = {label.id: label.kind(self._backstage.words_in) for label in self._backstage.shelf.labels}
        self.screen.show_person(person_view.person_view(*found, language, lambda pack: kinds.get(pack, "")))

    @cached_property
    def _desk(self) -> PersonDesk:
        from spyword_qt.person_desk import PersonDesk

        desk = PersonDesk(self._backstage, self)
        desk.saved.connect(self._show_saved)
        desk.picture_lost.connect(self._say)
        return desk

    def _show_saved(self, _profile_id: str) -> None:
        self.show()

    def _edit(self) -> None:
        self._desk.change(self.screen, self._profile_id)

    def _ask_titles(self, title: str) -> None:
        self.titles_wanted.emit(self._profile_id, title)


class TitlesScene(QObject):
    """Whose titles they are, `open` says. `say` tells people a sentence about what went wrong."""

    def __init__(
        self, backstage: Backstage, flow: Flow, parent: QObject, *, say: Callable[[str], object]
    ) -> None:
        super().__init__(parent)
        self._backstage = backstage
        self._flow = flow
        self._say = say
        self._profile_id = self._title = ""

    @cached_property
    def screen(self) -> TitlesScreen:
        from spyword_qt.screens.titles import TitlesScreen

        titles = TitlesScreen(self._backstage.clock)
        titles.back.connect(partial(self._flow.go, ScreenName.PERSON))
        titles.wear.connect(self._wear)
        return titles

    def open(self, profile_id: str, title: str) -> None:
        """Opens somebody's gallery at a title; at the one they wear where none is given."""
        self._profile_id, self._title = profile_id, title
        self._flow.go(ScreenName.TITLES)

    def show(self) -> None:
        found = _find(self._backstage, self._profile_id)
        if found is None:
            self._flow.go(ScreenName.PERSON)
            return
        self.screen.show_titles(person_view.titles_view(*found, self._backstage.language), self._title)
        # Shown anew, as after another language was chosen, it stays at what people have looked at since.
        self._title = ""

    def _wear(self, title: str) -> None:
        profiles = self._backstage.profiles
        self._backstage.deeds.do(partial(_worn, profiles, self._profile_id, title), self._show, self._refuse)

    def _show(self, _none: None) -> None:
        self.show()

    def _refuse(self, error: Exception) -> None:
        match error:
            case BadName():
                profile = self._backstage.profiles.get(self._profile_id)
                if profile is not None:
                    self._say(people_wording.name_is_taken(profile.name))
            case NotSaved():
                self._say(file_wording.not_saved(error.problem))
            case _:
                raise error
        self.show()


def _worn(profiles: Profiles, profile_id: str, title: str) -> None:
    """Have somebody wear a title, or none; not who is gone meanwhile. Raises BadName and NotSaved."""
    profile = profiles.get(profile_id)
    if profile is not None:
        profiles.save(profile.but(title=title or None))


def _find(backstage: Backstage, profile_id: str) -> tuple[Profile, Avatar] | None:
    """Somebody with how they look; None where they can't be read (any more)."""
    profiles = backstage.profiles
    profile = profiles.get(profile_id)
    entry = next((one for one in profiles.entries() if one.id == profile_id), None)
    if profile is None or entry is None:
        return None
    return profile, known(entry, backstage.faces.title).avatar
