"""Somebody who sets a game up, for tests of that."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from spyword_qt.draft import Draft
from spyword_qt.people import Avatar, Seated, guests
from spyword_qt.screens.seen import PackCover
from spyword_qt.screens.seen_people import KnownPerson
from spyword_qt.screens.setup import SetupScreen
from spyword_qt.theme.motion import REDUCED
from spyword_qt.widgets.guard import SECONDS
from spyword_qt.widgets.panel import Sheet
from spyword_qt.widgets.seat import Seat
from tests.qt.conftest import Clock

KINDS = ("fruit", "bird", "job", "sport", "in the kitchen", "story character", "vehicle")
COVERS = tuple(
    PackCover(f"{kind.replace(' ', '-')}-0{number}", kind, number, "sage", 3 - number, kind.replace(" ", "-"))
    for kind in KINDS
    for number in (1, 2, 3)
)


class Host:
    """Somebody at the set-up, who types and presses."""

    def __init__(self, screen: SetupScreen) -> None:
        self.screen = screen
        self.drafts: list[Draft] = []
        screen.draft_changed.connect(self.drafts.append)

    @property
    def draft(self) -> Draft:
        """What the screen told last."""
        return self.drafts[-1]

    def show(self, *names: str, last: tuple[str, ...] = (), pack: str | None = None) -> None:
        self.screen.show_setup(Draft(guests(names), pack=pack), guests(last))
        self.screen.show_packs(COVERS, pack)

    def show_known(
        self, *known: KnownPerson, seats: tuple[Seated, ...] = (), last: tuple[Seated, ...] = ()
    ) -> None:
        self.screen.show_setup(Draft(seats), last, known)
        self.screen.show_packs(COVERS, None)

    def button(self, name: str) -> QAbstractButton:
        found = self.screen.findChild(QAbstractButton, name)
        assert found is not None, name
        return found

    def offers(self, name: str) -> bool:
        """Whether there is such a control to be seen."""
        return any(each.isVisible() for each in self.screen.findChildren(QAbstractButton, name))

    def focused(self) -> QWidget:
        """Where the keys go."""
        found = self.screen.focusWidget()
        assert found is not None
        return found

    def press(self, name: str) -> None:
        QTest.mouseClick(self.button(name), Qt.MouseButton.LeftButton)

    @property
    def field(self) -> QLineEdit:
        return self.line("player_name")

    def line(self, name: str) -> QLineEdit:
        found = self.screen.findChild(QLineEdit, name)
        assert found is not None, name
        return found

    def type_name(self, name: str) -> None:
        self.field.setText(name)
        QTest.keyClick(self.field, Qt.Key.Key_Return)

    def sheet(self, name: str) -> Sheet:
        found = self.screen.findChild(Sheet, name)
        assert found is not None, name
        return found

    def says(self, name: str) -> str:
        label = self.screen.findChild(QLabel, name)
        assert label is not None, name
        return label.text() if label.isVisible() else ""

    def seats(self) -> list[Seat]:
        return sorted((seat for seat in self.screen.findChildren(Seat) if seat.isVisible()), key=QWidget.x)

    def seated(self) -> list[str]:
        return [seat.accessibleName() for seat in self.seats()]

    def seat_notes(self) -> list[str]:
        return [seat.accessibleDescription() for seat in self.seats()]

    def chips(self) -> dict[str, str]:
        """The colour that everybody's chip is seen in, by name."""
        return {seat.accessibleName(): _chip_colour(seat) for seat in self.seats()}

    def pill(self, name: str) -> str:
        return self.button(f"pill_{name}").accessibleName()


def host_at(qtbot: QtBot, clock: Clock) -> Host:
    """A host at an empty table, before whom nothing is deaf any more."""
    screen = SetupScreen(clock)
    screen.setProperty(REDUCED, True)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    with qtbot.waitExposed(screen):
        screen.show()
    host = Host(screen)
    host.show()
    screen.enter()
    clock.pass_by(SECONDS)
    return host


def _chip_colour(seat: Seat) -> str:
    square = seat.chip_square()
    # Between the letter and the edge.
    spot = square.center() - QPointF(0, 0.25 * square.height())
    return seat.grab().toImage().pixelColor(spot.toPoint()).name()


def known(name: str, *, title: str = "", retired: bool = False, colour: int = 7) -> KnownPerson:
    """Somebody with a profile, whose id is made of the name."""
    profile = name.encode().hex().ljust(32, "0")
    return KnownPerson(profile, name, Avatar(colour, 9, name[:1]), 3, 1, title, retired=retired)


def seated(person: KnownPerson) -> Seated:
    """On a seat."""
    return Seated(person.name, person.id)
