"""What is sorted by name is so as each language sorts it."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from spyword_qt.pack_views import by_kind
from spyword_qt.people import Avatar
from spyword_qt.screens.board_ranks import Era, Measure, ranks
from spyword_qt.screens.people_order import Order, in_order
from spyword_qt.screens.seen_people import KnownPerson, Score
from spyword_qt.store import library
from spyword_qt.store.own_packs import OwnPacks
from spyword_qt.store.shelf import Shelf
from tests.store.own import draft_of_words

ORDERS = {
    "pl": ["Cecylia", "Ćwirek", "Lena", "Lucjan", "Łucja", "Zenon", "Źdźbło", "Żaneta"],
    "it": ["abele", "Àgata", "Bice", "Èva", "Ezio", "Olga"],
    "zh": ["安娜", "陈静", "李", "王小明", "张伟"],
}


def known(name: str) -> KnownPerson:
    return KnownPerson(id=name, name=name, avatar=Avatar(0, 0, "A"), level=1, titles=0, over_all=Score(1, 1))


@pytest.mark.parametrize("language", ORDERS)
def test_people_stand_by_name_as_the_language_has_it(language: str) -> None:
    former = QLocale()
    QLocale.setDefault(QLocale(language))
    names = ORDERS[language]
    people = [known(name) for name in sorted(names, key=str.__len__)]
    listed = [one.name for one in in_order(people, Order.NAME)]
    board = [rank.person.name for rank in ranks(people, Measure.WINS, Era.ALL_TIME, date(2026, 11, 29))]
    QLocale.setDefault(former)
    assert listed == board == names


def test_kinds_stand_by_what_they_are_called_and_peoples_own_last(tmp_path: Path) -> None:
    own = OwnPacks(tmp_path)
    own.save(draft_of_words("tent", "caravan", kind="aaa"))
    own.save(draft_of_words("gala", "boskop", kind="frutta"))
    shelf = Shelf(library.default_folder(), own)
    labels = by_kind(shelf.labels, "it")
    kinds = list(dict.fromkeys(label.kind("it") for label in labels))
    assert kinds[:3] == ["a scuola", "abbigliamento", "animali domestici"]
    assert kinds[-1] == "aaa"
    fruit = [label for label in labels if label.group == "fruit"]
    assert [label.number for label in fruit] == list(range(1, len(fruit) + 1))
    assert fruit[-1].is_own
