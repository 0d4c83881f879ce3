"""The screen of packages: what is on the shelf, what is done with it, and how to take that back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject

from spyword_engine.progress.evening import evening_of
from spyword_qt import file_wording, pack_views, pack_wording
from spyword_qt.backstage import Backstage
from spyword_qt.clock import local_now
from spyword_qt.flow import Flow
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.packages_wording import pack_name
from spyword_qt.store.not_saved import NotSaved

if TYPE_CHECKING:
    from spyword_qt.pack_desk import PackDesk
    from spyword_qt.pack_list_desk import PackListDesk
    from spyword_qt.pack_post import PackPost
    from spyword_qt.screens.packages import PackagesScreen
    from spyword_qt.store.own_pack import OwnPack
    from spyword_qt.store.own_packs import OwnPacks

T = TypeVar("T")


class PackagesScene(QObject):
    """`now` gives local time with its offset."""

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
    def screen(self) -> PackagesScreen:
        from spyword_qt.screens.packages import PackagesScreen

        packages = PackagesScreen(self._backstage.clock)
        packages.back.connect(partial(self._flow.go, ScreenName.HOME))
        packages.kind_switched.connect(self._switch)
        packages.all_on.connect(self._switch_all_on)
        packages.new_wanted.connect(self._make)
        packages.edit_wanted.connect(self._edit)
        packages.duplicate_wanted.connect(self._duplicate)
        packages.delete_wanted.connect(self._delete)
        packages.undo.connect(self._undo)
        packages.export_wanted.connect(self._export)
        packages.import_wanted.connect(self._import)
        packages.list_wanted.connect(self._open_list)
        return packages

    def show(self) -> None:
        self._show_packages()
        # Also what an export said while another screen was looked at.
        self._say("")
        damaged = {problem.file for problem in self._own.problems}
        if damaged:
            self._say(pack_wording.unreadable(len(damaged)))

    @property
    def _own(self) -> OwnPacks:
        return self._backstage.own_packs

    @cached_property
    def _desk(self) -> PackDesk:
        from spyword_qt.pack_desk import PackDesk

        desk = PackDesk(self._backstage, lambda: self.screen, self)
        desk.saved.connect(self._show_saved)
        return desk

    @cached_property
    def _post(self) -> PackPost:
        from spyword_qt.pack_post import PackPost

        post = PackPost(self._backstage, lambda: self.screen, self)
        post.added.connect(self._show_added)
        post.said.connect(self._say)
        return post

    @cached_property
    def _lists(self) -> PackListDesk:
        from spyword_qt.pack_list_desk import PackListDesk

        lists = PackListDesk(lambda: self.screen, self)
        lists.accepted.connect(self._post.add_list)
        return lists

    def _import(self, path: str) -> None:
        self._post.read(path)

    def _open_list(self) -> None:
        self._lists.open()

    def _show_added(self, ids: tuple[str, ...]) -> None:
        from spyword_qt import pack_file_wording

        if ids:
            self.screen.show_own()
            self._show_packages()
            self._say(pack_file_wording.added(len(ids)), partial(self._take_away, ids, ""))

    def _make(self) -> None:
        self._desk.make()

    def _edit(self, pack_id: str) -> None:
        self._desk.change(pack_id)

    def _show_saved(self, pack_id: str) -> None:
        self._show_packages()
        self._say(pack_wording.saved(self._name(pack_id)))

    def _show_packages(self) -> None:
        backstage = self._backstage
        plays, language = backstage.plays, backstage.words_in
        labels = pack_views.by_kind(backstage.shelf.labels, language)
        self.screen.show_packages(
            pack_views.seen_kinds(labels, plays, language, backstage.preferences.kinds_off),
            pack_views.own_covers(labels, self._own, plays, language),
            evening_of(self._now()),
        )

    def _name(self, pack_id: str) -> str:
        label = next(label for label in self._backstage.shelf.labels if label.id == pack_id)
        return pack_name(pack_views.seen_pack(label, self._backstage.plays, self._backstage.words_in))

    def _switch(self, group: str, on: bool) -> None:
        off = (each for each in self._backstage.preferences.kinds_off if each != group)
        self._keep_off((*off,) if on else (*off, group))

    def _switch_all_on(self) -> None:
        self._keep_off(())

    def _keep_off(self, kinds: tuple[str, ...]) -> None:
        self._backstage.remember_preferences(replace(self._backstage.preferences, kinds_off=kinds))
        self._show_packages()

    def _duplicate(self, pack_id: str) -> None:
        self._do(partial(self._own.duplicate, pack_id), self._tell_duplicated)

    def _tell_duplicated(self, pack: OwnPack) -> None:
        self._say(pack_wording.duplicated(self._name(pack.id)), partial(self._take_away, (pack.id,), ""))
        self._show_packages()

    def _delete(self, pack_id: str) -> None:
        self._take_away(
            (pack_id,), pack_wording.deleted(self._name(pack_id)), partial(self._restore, pack_id)
        )

    def _take_away(
        self, ids: tuple[str, ...], said: str, take_back: Callable[[], object] | None = None
    ) -> None:
        """Take away what is there of these packages, and say that, with what takes it back."""

        def tell(_none: None) -> None:
            self._say(said, take_back)
            self._show_packages()

        self._do(partial(_taken_away, self._own, ids), tell)

    def _restore(self, pack_id: str) -> None:
        self._do(partial(self._own.restore, pack_id), self._tell_restored, partial(self._restore, pack_id))

    def _tell_restored(self, pack: OwnPack) -> None:
        self._say(pack_wording.is_back(self._name(pack.id)))
        self._show_packages()

    def _do(
        self,
        job: Callable[[], T],
        then: Callable[[T], object],
        try_again: Callable[[], object] | None = None,
    ) -> None:
        """Do something to the packages; where that fails, it is said, with what tries again."""

        def refuse(error: Exception) -> None:
            if not isinstance(error, NotSaved):
                raise error
            self._say(file_wording.not_saved(error.problem), try_again)
            self._show_packages()

        self._backstage.deeds.do(job, then, refuse)

    def _say(self, sentence: str, take_back: Callable[[], object] | None = None) -> None:
        self._take_back = take_back
        self.screen.say(sentence, undo=take_back is not None)

    def _undo(self) -> None:
        take_back, self._take_back = self._take_back, None
        if take_back is not None:
            take_back()

    def _export(self, ids: Sequence[str], file: str) -> None:
        self._post.write(ids, file)


def _taken_away(own: OwnPacks, ids: tuple[str, ...]) -> None:
    """Raises NotSaved."""
    for pack_id in ids:
        if own.pack(pack_id) is not None:
            own.delete(pack_id)
