"""What opens over the packages: what can be done with one, and the files that they travel in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from spyword_qt.screens import packages_wording
from spyword_qt.screens.people_panels import Entries
from spyword_qt.screens.seen_packs import OwnCover
from spyword_qt.widgets.buttons import PrimaryButton, SecondaryButton
from spyword_qt.widgets.page import Page
from spyword_qt.widgets.panel import Panel
from spyword_qt.widgets.text import Text, TextRole
from spyword_qt.widgets.tiles import OptionTile

WIDTH: Final = 560
EXPORT_WIDTH: Final = 640


class OwnMenu(Panel):
    """Opens as a choice; deleting asks in the same place before it is done."""

    edit = Signal(str)
    duplicate = Signal(str)
    export = Signal(str)
    delete = Signal(str)

    def __init__(self, screen: Page, own: OwnCover) -> None:
        super().__init__(screen, "", width=WIDTH)
        self.setObjectName("package_menu")
        self._own = own
        self.set_words(packages_wording.pack_name(own.pack), packages_wording.inside(own))
        warning = Text(self.tr("Opening it shows its words to whoever is looking."), TextRole.LABEL, "soft")
        entries: list[QWidget] = [
            self._entry("edit", self.tr("Open and Edit"), partial(self._do, self.edit)),
            warning,
            self._entry("copy", self.tr("Duplicate"), partial(self._do, self.duplicate)),
            self._entry("share", self.tr("Export to a File"), partial(self._do, self.export)),
            self._entry("remove", self.tr("Delete"), self._ask_delete),
        ]
        self.set_body(Entries(*entries))
        self.safe = self.add_choice(self.tr("Done"), primary=True, name="keep")

    def _entry(self, icon: str, text: str, on_press: Callable[[], None]) -> SecondaryButton:
        button = SecondaryButton(text, icon)
        button.setObjectName(f"package_{icon}")
        button.clicked.connect(partial(self._heed, on_press))
        return button

    def _heed(self, on_press: Callable[[], None], _checked: bool = False) -> None:
        if self._screen.guard.is_open():
            on_press()

    def _do(self, signal: SignalInstance) -> None:
        self.dismiss()
        signal.emit(self._own.pack.id)

    def _ask_delete(self) -> None:
        name = packages_wording.pack_name(self._own.pack)
        self.turn_to(
            self.tr("Delete {name}?").format(name=name),
            self.tr("Its words and pictures go. You can undo that until you leave this screen."),
        )
        self.safe = self.add_choice(self.tr("Keep the Package"), primary=True, name="keep")
        self.add_choice(self.tr("Delete"), partial(self.delete.emit, self._own.pack.id), name="act")
        self.open()


class FilesPanel(Panel):
    """Packages that go to another machine or come from one, and lists of words."""

    export = Signal()
    import_pressed = Signal()
    list_pressed = Signal()

    def __init__(self, screen: Page, *, can_export: bool) -> None:
        super().__init__(screen, "", width=WIDTH)
        self.set_words(
            self.tr("Files and lists"),
            self.tr("A file takes your own packages along to another machine, with their pictures."),
        )
        entries: list[QWidget] = []
        if can_export:
            entries.append(self._entry("share", self.tr("Export Packages"), self.export, "packages_export"))
        entries += [
            self._entry("save", self.tr("Import from a File"), self.import_pressed, "packages_import"),
            self._entry("rules", self.tr("Add a List of Words"), self.list_pressed, "packages_list"),
        ]
        self.set_body(Entries(*entries))
        self.safe = self.add_choice(self.tr("Done"), primary=True, name="keep")

    def _entry(self, icon: str, text: str, signal: SignalInstance, name: str) -> SecondaryButton:
        button = SecondaryButton(text, icon)
        button.setObjectName(name)
        button.clicked.connect(partial(self._do, signal.emit))
        return button

    def _do(self, emit: Callable[[], None], _checked: bool = False) -> None:
        if self._screen.guard.is_open():
            self.dismiss()
            emit()


class ExportPanel(Panel):
    """All are chosen at first."""

    chosen = Signal(object)
    """The ids of those that are to be exported."""

    def __init__(self, screen: Page, owns: Sequence[OwnCover]) -> None:
        super().__init__(screen, "", width=EXPORT_WIDTH)
        self.set_words(self.tr("Which packages?"))
        self._tiles: dict[str, OptionTile] = {}
        for own in owns:
            tile = OptionTile(packages_wording.pack_name(own.pack), packages_wording.inside(own))
            tile.setObjectName(f"export_{own.pack.id}")
            tile.setChecked(True)
            tile.clicked.connect(self._count)
            self._tiles[own.pack.id] = tile
        self.set_body(Entries(*self._tiles.values()))
        self._export = PrimaryButton("", size="normal")
        self._export.setObjectName("export_chosen")
        self._export.clicked.connect(self._take)
        self._board.add_choice(self._export)
        self.safe = self.add_choice(self.tr("Cancel"), name="keep")
        self._count()

    def _chosen(self) -> tuple[str, ...]:
        return tuple(pack_id for pack_id, tile in self._tiles.items() if tile.isChecked())

    def _count(self, _checked: bool = False) -> None:
        count = len(self._chosen())
        self._export.setText(QCoreApplication.translate("packages", "Export %n Packages", "", count))
        self._export.setEnabled(count > 0)

    def _take(self, _checked: bool = False) -> None:
        if self._screen.guard.is_open():
            ids = self._chosen()
            self.dismiss()
            self.chosen.emit(ids)
