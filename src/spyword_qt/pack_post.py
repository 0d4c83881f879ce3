"""What comes to people's own packages from files and lists. Reading and adding is done in a thread."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from spyword_qt import file_wording, pack_wording, phrasing
from spyword_qt.backstage import Backstage
from spyword_qt.errand import Errand
from spyword_qt.screens.seen_packs import SeenParcel
from spyword_qt.store.not_saved import NotSaved

if TYPE_CHECKING:
    from spyword_qt.screens.packages import PackagesScreen
    from spyword_qt.screens.packages_import import ParcelPanel
    from spyword_qt.store.own_pack import OwnPack
    from spyword_qt.store.own_packs import OwnPacks
    from spyword_qt.store.pack_import import Plan
    from spyword_qt.store.word_languages import Scope
    from spyword_qt.store.word_list import WordList


class PackPost(QObject):
    """While its thread adds, a panel keeps everything else from the packages."""

    added = Signal(object)
    """The ids of packages that were added, in a tuple."""
    said = Signal(str)
    """How far an export has come, as a sentence."""

    def __init__(
        self, backstage: Backstage, screen: Callable[[], PackagesScreen], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._backstage = backstage
        self._screen = screen
        self._panel: ParcelPanel | None = None
        self._plan: Plan | None = None
        self._reading = Errand(self)
        self._reading.done.connect(self._show_plan)
        self._reading.failed.connect(self._refuse)
        self._writing = Errand(self, backstage.outgoing)
        self._writing.done.connect(self._say_written)
        self._adding = Errand(self, backstage.scribe)
        self._adding.done.connect(self._show_added)
        self._adding.failed.connect(self._refuse)

    def read(self, path: str) -> None:
        """Show what is in a shared file, to be added."""
        panel = self._open_panel()
        panel.show_reading()
        self._reading.begin(partial(_planned, Path(path), self._backstage.own_packs))

    def add_list(self, words: WordList, kind: str, scope: Scope) -> None:
        """Add a package for each good line of a list, of a kind without fault."""
        self._plan = None
        self._open_panel().show_adding()
        self._adding.begin(partial(_added_list, words, kind, scope, self._backstage.own_packs))

    def write(self, ids: Collection[str], path: str) -> None:
        """Put these packages into a file; what came of it is `said`."""
        packs = [pack for pack in self._backstage.own_packs.packs if pack.id in ids]
        self.said.emit(pack_wording.exporting())
        self._writing.begin(partial(_written, Path(path), packs))

    def _say_written(self, sentence: str) -> None:
        self.said.emit(sentence)

    def _open_panel(self) -> ParcelPanel:
        from spyword_qt.screens.packages_import import ParcelPanel

        panel = ParcelPanel(self._screen())
        panel.accepted.connect(self._add)
        panel.dismissed.connect(self._close)
        self._panel = panel
        return panel

    def _close(self) -> None:
        self._panel = None
        self._reading.drop()

    def _show_plan(self, plan: Plan) -> None:
        self._plan = plan
        if self._panel is not None:
            self._panel.show_parcel(self._seen(plan))

    def _add(self) -> None:
        from spyword_qt.store.pack_import import add

        if self._panel is not None and self._plan is not None:
            self._panel.show_adding()
            plan, own = self._plan, self._backstage.own_packs
            self._adding.begin(lambda: (add(plan.new, own), plan))

    def _show_added(self, result: tuple[tuple[OwnPack, ...], Plan]) -> None:
        from spyword_qt import pack_file_wording

        packs, plan = result
        self.added.emit(tuple(pack.id for pack in packs))
        if self._panel is not None:
            title = pack_file_wording.added(len(packs)) if packs else pack_file_wording.nothing_new()
            self._panel.show_result(title, _left_out(plan))

    def _refuse(self, error: Exception) -> None:
        from spyword_qt import pack_file_wording
        from spyword_qt.store.share_zip import BadShare

        match error:
            case BadShare():
                told = pack_file_wording.bad_share(error.problem, error.name)
            case NotSaved():
                told = file_wording.not_saved(error.problem)
            case _:
                raise error
        if self._panel is not None:
            self._panel.show_result(pack_file_wording.nothing_added(), (told,))

    def _seen(self, plan: Plan) -> SeenParcel:
        from spyword_qt.store.own_pack import OwnPack

        language = self._backstage.language
        kinds = Counter(OwnPack(Path(), sent.file).kind(language) for sent in plan.new)
        return SeenParcel(len(plan.new), tuple(kinds.most_common()), tuple(_left_out(plan)))


def _left_out(plan: Plan) -> Iterator[str]:
    from spyword_qt import pack_file_wording

    for why, count in Counter(one.why for one in plan.skipped).items():
        yield pack_file_wording.skipped(why, count)
    for problem, count in Counter(one.problem for one in plan.broken).items():
        yield pack_file_wording.broken(problem, count)


def _planned(path: Path, own: OwnPacks) -> Plan:
    from spyword_qt.store.pack_import import plan
    from spyword_qt.store.pack_share import read_share

    return plan(read_share(path), own)


def _written(path: Path, packs: Sequence[OwnPack]) -> str:
    """What came of writing these into a file, as a sentence."""
    from spyword_qt.store.pack_share import TooMuch, write_share

    try:
        missing = write_share(path, packs)
    except NotSaved as error:
        return file_wording.not_saved(error.problem)
    except TooMuch:
        return pack_wording.too_much_to_export()
    told = pack_wording.exported(len(packs), path.name)
    return phrasing.paragraph((told, pack_wording.without_pictures(missing))) if missing else told


def _added_list(words: WordList, kind: str, scope: Scope, own: OwnPacks) -> tuple[tuple[OwnPack, ...], Plan]:
    from spyword_qt.store.pack_import import add, parcel_of, plan

    planned = plan(parcel_of(words, kind, scope, own), own)
    return add(planned.new, own), planned
