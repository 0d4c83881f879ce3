"""The packages: all of them, people's own, and what opens over these."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from functools import cache, partial
from itertools import groupby
from operator import attrgetter
from typing import Final

from PySide6.QtWidgets import QLineEdit

from spyword_qt import pack_file_wording, pack_wording
from spyword_qt.screens.packages import PackagesScreen
from spyword_qt.screens.packages_import import ParcelPanel
from spyword_qt.screens.packages_list import ListPanel
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen_packs import OwnCover, SeenKind, SeenList, SeenPack, SeenParcel, SeenRow
from spyword_qt.store import library
from spyword_qt.store.draft_faults import faults_of
from spyword_qt.store.pack import Tint
from spyword_qt.store.pack_draft import PackDraft
from spyword_qt.store.pack_import import Skip
from spyword_qt.store.pack_share import PackageProblem
from spyword_qt.store.share_zip import ShareProblem
from spyword_qt.store.word_languages import ALL, Scope
from spyword_qt.store.word_list import BadRow, RowProblem
from tests.layout.scenes_beside import press
from tests.layout.scenes_of_people import pressed, then
from tests.layout.stand import Scene, Table

TONIGHT: Final = date(2026, 11, 29)
OWN_KINDS: Final = (
    "thing",
    "place in our town",
    "przedszkole i szkoła muzyczna",
    "我们家里的东西",
    "pet",
    "dish",
)
LANGUAGES: Final = ((), ("English",), ("Italiano", "Polski", "中文"))


@cache
def kinds(language: str) -> tuple[SeenKind, ...]:
    """All kinds that ship; every fourth is off."""
    packs = library.Library.load(library.default_folder()).packs
    return tuple(
        SeenKind(group, inside[0].kind(language), tuple(map(_seen, inside)), place % 4 != 3)
        for place, (group, series) in enumerate(groupby(packs, attrgetter("series")))
        if (inside := tuple(series))
    )


def _seen(pack: object) -> SeenPack:
    number, pack_id = attrgetter("number")(pack), attrgetter("id")(pack)
    games = len(pack_id) % 4 * (1 + 12 * (number == 3))
    evening = TONIGHT - timedelta(days=len(pack_id)) if games else None
    return SeenPack(pack_id, pack_id, number, attrgetter("tint")(pack), games, evening)


def owns(count: int) -> tuple[OwnCover, ...]:
    """So many that people made."""
    tints = ("sage", "sand", "fog", "dusk", "clay", "night")
    return tuple(
        OwnCover(
            SeenPack(
                f"own-{place:012x}", kind, place + 1, tints[place % 6], place, TONIGHT if place else None
            ),
            LANGUAGES[place % 3],
            place % 2 == 0,
        )
        for place in range(count)
        if (kind := OWN_KINDS[place % len(OWN_KINDS)])
    )


def packages(table: Table, *, own: int = 6, on: bool | None = None) -> Screen:
    """With so many of people's own; every kind on, or off, where that is given."""
    screen = PackagesScreen(table.clock)
    shown = kinds(table.language)
    if on is not None:
        shown = tuple(replace(kind, is_on=on) for kind in shown)
    screen.show_packages(shown, owns(own), TONIGHT)
    return screen


def say(screen: Screen, _table: Table) -> None:
    assert isinstance(screen, PackagesScreen)
    screen.show_own()
    screen.say(pack_wording.deleted("Place in our town 2"), undo=True)


def edit(screen: Screen, table: Table, *, draft: PackDraft | None = None, tried: bool = False) -> None:
    """A package in the editor; `tried`: somebody wanted to save it."""
    assert isinstance(screen, PackagesScreen)
    screen.edit(draft or PackDraft(), faults_of, is_new=draft is None)
    if tried:
        press("save_package")(screen, table)


def type_word(screen: Screen, _table: Table) -> None:
    field = screen.findChild(QLineEdit, "word_0")
    assert isinstance(field, QLineEdit)
    field.setText("bell")
    field.textEdited.emit("bell")


def words(first: str, second: str, scope: Scope = ALL, kind: str = "thing") -> PackDraft:
    """Two words with what else is accepted for each."""
    draft = PackDraft().with_kind(scope, kind).with_text(0, scope, first).with_text(1, scope, second)
    return draft.with_also(0, scope, ("one more", "another")).with_tint(Tint.DUSK)


LONG: Final = words("Wydział Filologiczny Uniwersytetu", "Konstantynopolitańczykowianeczka", "pl")
CHINESE: Final = words("我们家附近的小学音乐教室", "图书馆", "zh", "我们家附近的地方")


def read_parcel(screen: Screen, _table: Table) -> None:
    panel = ParcelPanel(screen)
    panel.show_reading()
    left_out = (
        pack_file_wording.skipped(Skip.SAME_WORDS, 2),
        pack_file_wording.broken(PackageProblem.FAULTY, 3),
    )
    panel.show_parcel(SeenParcel(12, (("place in our town", 3), ("przedszkole", 4), ("pet", 5)), left_out))


def refuse_parcel(screen: Screen, _table: Table) -> None:
    panel = ParcelPanel(screen)
    panel.show_reading()
    told = pack_file_wording.bad_share(ShareProblem.OUTSIDE, "../../somewhere/else/pack.json")
    panel.show_result(pack_file_wording.nothing_added(), (told,))


def read_words(screen: Screen, _table: Table, *, text: str = "", kind: str = "") -> None:
    panel = ListPanel(screen, ALL)
    panel.begin()
    panel.show_text(text)
    good = [SeenRow(line, f"apple {line} – pear {line}") for line in (1, 2, 5)]
    bad = BadRow(3, "violin, violins", RowProblem.TOO_CLOSE), BadRow(4, "bell", RowProblem.ONE_WORD)
    rows = (*good, *(SeenRow(row.line, row.text, pack_file_wording.row(row)) for row in bad))
    if text:
        panel.show_list(SeenList(rows, len(good), kind_problem=kind))


FIRST: Final = f"own_own-{0:012x}"

SCENES: Final = {
    "packages": Scene(packages, shows_people=False),
    "packages, all kinds on": Scene(partial(packages, on=True), shows_people=False),
    "packages, all kinds off": Scene(partial(packages, on=False), shows_people=False),
    "packages with a notice": Scene(packages, notice=True, shows_people=False),
    "packages of one's own": Scene(packages, press("packages_own"), shows_people=False),
    "packages of one's own, none": Scene(partial(packages, own=0), press("packages_own"), shows_people=False),
    "packages, one deleted": Scene(packages, say, shows_people=False),
    "package's menu": Scene(packages, pressed(["packages_own", FIRST]), shows_people=False),
    "package's question": Scene(
        packages, pressed(["packages_own", FIRST, "package_remove"]), shows_people=False
    ),
    "packages' files": Scene(packages, pressed(["packages_more"]), shows_people=False),
    "packages to export": Scene(packages, pressed(["packages_more", "packages_export"]), shows_people=False),
    "packages read from a file": Scene(packages, read_parcel, shows_people=False),
    "packages refused": Scene(packages, refuse_parcel, shows_people=False),
    "packages of a list, none yet": Scene(packages, read_words, shows_people=False),
    "packages of a list": Scene(packages, partial(read_words, text="apple, pear"), shows_people=False),
    "packages of a list of a bad kind": Scene(
        packages,
        partial(read_words, text="apple, pear", kind="A kind has 30 letters at most."),
        shows_people=False,
    ),
    "package anew": Scene(partial(packages, own=0), edit, shows_people=False),
    "package anew, not finished": Scene(packages, partial(edit, tried=True), shows_people=False),
    "package": Scene(packages, partial(edit, draft=words("fiddle", "violin")), shows_people=False),
    "package of close words": Scene(
        packages, partial(edit, draft=words("violin", "violins"), tried=True), shows_people=False
    ),
    "package of long words": Scene(packages, partial(edit, draft=LONG, tried=True), shows_people=False),
    "package of Chinese words": Scene(packages, partial(edit, draft=CHINESE), shows_people=False),
    "package's picture": Scene(packages, then(edit, press("picture_0")), shows_people=False),
    "package's changes": Scene(
        packages,
        then(partial(edit, draft=words("fiddle", "oboe")), type_word, press("back")),
        shows_people=False,
    ),
}
