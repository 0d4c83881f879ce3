"""The orders that a list of people can have."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QCollator, QCollatorSortKey, QCoreApplication, QLocale

from spyword_qt.screens.seen_people import KnownPerson


class Order(StrEnum):
    """What comes first."""

    LAST_PLAYED = "last_played"
    NAME = "name"
    LEVEL = "level"


def in_order(people: Iterable[KnownPerson], order: Order) -> list[KnownPerson]:
    """Those who play in that order, and those who are retired after them; equal ones by name.

    People are given as they have played, last ones first.
    """
    place_of = alphabet()

    def key(person: KnownPerson) -> tuple[Any, ...]:
        match order:
            case Order.LAST_PLAYED:
                return (person.retired,)
            case Order.LEVEL:
                return person.retired, -person.level, place_of(person.name)
            case Order.NAME:
                return person.retired, place_of(person.name)

    return sorted(people, key=key)


def alphabet() -> Callable[[str], QCollatorSortKey]:
    """What sorts names as the language of the moment does."""
    collator = QCollator(QLocale())
    collator.setNumericMode(True)
    return lambda name: collator.sortKey(name.casefold())


def order_name(order: Order) -> str:
    """What an order is called, on the button that shows it."""
    match order:
        case Order.LAST_PLAYED:
            return QCoreApplication.translate("people", "Last played")
        case Order.NAME:
            return QCoreApplication.translate("people", "Name")
        case Order.LEVEL:
            return QCoreApplication.translate("people", "Level")
