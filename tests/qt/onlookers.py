"""The screens that hold secrets, set up in a window, and what an onlooker can compare."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from spyword_engine.deal import Role
from spyword_qt.people import Avatar, Person
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen import CardFace
from spyword_qt.theme import tokens
from spyword_qt.theme.motion import REDUCED
from spyword_qt.widgets.buttons import Button
from spyword_qt.widgets.control import POINTED
from spyword_qt.widgets.header import Header
from spyword_qt.widgets.room import Room
from spyword_qt.widgets.text import Text

PACKS = Path(__file__).parents[2] / "assets" / "packs"
OWL, PARROT = PACKS / "bird-01" / "a.svg", PACKS / "bird-01" / "b.svg"
CITIZEN = CardFace("owl", OWL, "fog", None)
SPY = CardFace("noce di cocco", PARROT, "fog", None)
TOLD_SPY = CardFace("noce di cocco", PARROT, "fog", Role.SPY)
GHOST = CardFace(None, None, "fog", Role.GHOST)

SIZES = ((800, 600), (1280, 800), (1920, 1080), (800, 1280), (600, 800))
NAMES = (
    "Ann",
    "Maximiliana-Theodora Xyz",
    "李小龙" * 8,
    "W" * 24,
    "👩‍👩‍👧‍👦 Family",
    "Ñandú Öztürk-Łukasiewicz",
    "i",
    "Kaia",
    "Tomasz",
    "Giulia",
    "Wei",
    "Nadia",
)


def person(seat: int) -> Person:
    return Person(
        seat, NAMES[seat], Avatar(seat, seat, NAMES[seat][0]), "Voice of the Table" if seat % 3 else ""
    )


PEOPLE = tuple(person(seat) for seat in range(len(NAMES)))


def put_up(
    qtbot: QtBot,
    screen: Screen,
    size: tuple[int, int] = (1280, 800),
    *,
    text: float = 1.0,
    colours: tokens.Colours = tokens.LIGHT,
    still: bool = True,
) -> Room:
    """Show a screen in a window of that size, without movement unless it isn't to be `still`."""
    room = Room()

    def let_go(_widget: QWidget, _held: Room = room) -> None:
        """Hold on to the window until then: qtbot itself doesn't."""

    qtbot.addWidget(room, before_close_func=let_go)
    room.setPalette(tokens.palette(colours))
    room.setProperty(REDUCED, still)
    room.setProperty(POINTED, True)
    column = QVBoxLayout(room)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(screen)
    screen.set_text_size(text)
    room.resize(*size)
    room.show()
    return room


def seen(room: QWidget, *, but: QWidget | None = None) -> QImage:
    """What is on the screen, with one widget's place blacked out."""
    QApplication.processEvents()
    image = room.grab().toImage()
    if but is not None:
        painter = QPainter(image)
        painter.fillRect(QRect(but.mapTo(room, QPoint()), but.size()), 0)
        painter.end()
    return image


def is_cut_off(label: QWidget) -> bool:
    """Whether what a label paints reaches its border."""
    image = label.grab().toImage()
    right, bottom = image.width() - 1, image.height() - 1
    ground = image.pixel(0, 0)
    across = any(image.pixel(x, y) != ground for x in range(image.width()) for y in (0, bottom))
    return across or any(image.pixel(x, y) != ground for y in range(image.height()) for x in (0, right))


def faults(screen: Screen) -> Iterator[str]:
    """What is cut off, off the window, or upon something else."""
    QApplication.processEvents()
    shown = [child for child in screen.findChildren(QWidget) if child.isVisible()]
    scrolling = [area for area in shown if isinstance(area, QScrollArea)]
    for child in shown:
        place = QRect(child.mapTo(screen, QPoint()), child.size())
        if not screen.rect().contains(place):
            yield f"{_name(child)} is off the window: {place}"
        if isinstance(child, (Text, Button)) and child.heightForWidth(child.width()) > child.height():
            yield f"{_name(child)} is cut off"
    for area in scrolling:
        content = area.widget()
        if content is not None and content.height() > area.viewport().height():
            yield "something scrolls"
    parts = [part for part in shown if part.parent() is screen]
    for one, other in combinations(parts, 2):
        # A card's box is larger than the card, which may lie beside the header's line.
        if one.geometry().intersects(other.geometry()):
            yield f"{_name(one)} is upon {_name(other)}"
    for header in screen.findChildren(Header):
        if header.caption.width() <= 0:
            yield "the caption has no room"


def _name(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, (QLabel, Button)) else ""
    return widget.objectName() or f"{type(widget).__name__} {text}"
