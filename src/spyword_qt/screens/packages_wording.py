"""What packages have been used for, as sentences."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from PySide6.QtCore import QCoreApplication

from spyword_qt import phrasing
from spyword_qt.screens.seen import PackCover
from spyword_qt.screens.seen_packs import OwnCover, SeenPack
from spyword_qt.screens.when_wording import last_played


def heading(kind: str) -> str:
    """A kind of words as a heading."""
    return kind[:1].upper() + kind[1:]


def pack_name(pack: SeenPack | PackCover) -> str:
    """What a package is called: its kind and number, never a word of it."""
    named = QCoreApplication.translate("packages", "{kind} {number}")
    return named.format(kind=heading(pack.kind), number=pack.number)


def played(packs: Iterable[SeenPack], tonight: date) -> str:
    """How often people here have played some packages, and when last."""
    counted = tuple(packs)
    games = sum(pack.games for pack in counted)
    evenings = [pack.evening for pack in counted if pack.evening is not None]
    if games == 0:
        return QCoreApplication.translate("packages", "not played yet")
    if not evenings:
        return QCoreApplication.translate("packages", "%n games", "", games)
    return QCoreApplication.translate("packages", "%n games, last {when}", "", games).format(
        when=last_played(max(evenings), tonight)
    )


def packages(count: int) -> str:
    """So many packages."""
    return QCoreApplication.translate("packages", "%n packages", "", count)


def inside(own: OwnCover) -> str:
    """In which languages a package is, and whether it has pictures."""
    languages = phrasing.row(own.languages)
    if own.has_pictures and not own.languages:
        return QCoreApplication.translate("packages", "All languages, with pictures")
    if own.has_pictures:
        return QCoreApplication.translate("packages", "{languages}, with pictures").format(
            languages=languages
        )
    if not own.languages:
        return QCoreApplication.translate("packages", "All languages, without pictures")
    return QCoreApplication.translate("packages", "{languages}, without pictures").format(languages=languages)
