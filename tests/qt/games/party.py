"""A window, people at it, and what they can see and do there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QStackedWidget, QWidget

from spyword_qt.app import create_window
from spyword_qt.store.veil import game_in
from spyword_qt.talk_clock import TalkClock
from tests.e2e.driver import Driver, VoteChoice, lowest_seat
from tests.e2e.hands import Hands, ManualClock
from tests.qt import nosy
from tests.qt.games.many_hands import BriskHands

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal", "Ida", "Jon", "Kim", "Lou")
SECRET = ("card", "vote", "private", "guess")
"""Screens that are lent a secret, or have one typed into them."""
ROLELESS = ("handoff", "vote")
"""Screens that tell of no role, whatever the settings."""
PUBLIC = ("clue", "discussion", "result")


class Party:
    """People who play in a window, with a clock that moves when they do something or are told to wait.

    `seen` lists the screens that were acted on, `said` what could be read on each of them. `on_arrival` is
    called with each that comes up in a game, before anything else is done there.
    """

    def __init__(self, folder: Path, *, seed: int = 1, clock: ManualClock | None = None) -> None:
        self.folder = folder
        self.clock = clock or ManualClock()
        self._seed = seed
        self.seen: list[str] = []
        self.said: list[str] = []
        self.on_arrival: Callable[[str], None] = _look_on
        # Other tests' modules hold on to some of their own.
        self._others = nosy.lent().keys()
        self.people: tuple[str, ...] = ()
        self._reveals_roles = True
        self._open()

    def _open(self) -> None:
        self.window: QWidget = create_window(self.folder, seed=self._seed, language="en", clock=self.clock)
        self.window.show()
        self.hands: Hands = BriskHands(self.window, self.clock, self.wait)
        self.driver = Driver(self.window, self.hands)
        QApplication.processEvents()

    # The window

    def close(self) -> None:
        """Closes the window, and buries it."""
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def reopen(self) -> None:
        """Closes the window; opens a new one on the same folder."""
        self.close()
        self._open()

    # What can be seen

    @property
    def screen(self) -> str:
        """The name of the screen that is shown."""
        return self.driver.screen

    @property
    def page(self) -> QWidget:
        """The screen that is shown."""
        page = self._stack().currentWidget()
        assert page is not None
        return page

    def texts(self) -> list[str]:
        """Everything that can be read on the screen, or heard of what is painted there."""
        shown = [widget for widget in self.page.findChildren(QWidget) if widget.isVisible()]
        texts = [widget.text() for widget in shown if isinstance(widget, (QLabel, QAbstractButton))]
        texts += [widget.accessibleName() for widget in shown]
        texts += [widget.accessibleDescription() for widget in shown]
        return [text for text in texts if text]

    def reads(self, *sentences: str) -> bool:
        """Whether all of that is on the screen, each as a text of its own or within one."""
        texts = self.texts()
        return all(any(sentence in text for text in texts) for sentence in sentences)

    def read_on(self, screen: str) -> list[str]:
        """What could be read on every screen of that name, so far."""
        return [said for name, said in zip(self.seen, self.said, strict=True) if name == screen]

    def buttons(self) -> list[QAbstractButton]:
        """Everything on the screen that can be pressed now."""
        buttons = self.page.findChildren(QAbstractButton)
        return [button for button in buttons if button.isVisible() and button.isEnabled()]

    def button(self, name: str) -> QAbstractButton:
        """A button by its name, also one that isn't seen."""
        button = self.window.findChild(QAbstractButton, name)
        assert button is not None, name
        return button

    def label(self, name: str) -> str:
        """The text of a label of the screen by its name."""
        label = self.page.findChild(QLabel, name)
        assert isinstance(label, QLabel), name
        return label.text()

    def offers(self, name: str) -> bool:
        """Whether there is a control of that name on the screen, to be used now."""
        controls = self.page.findChildren(QWidget, name)
        return any(control.isVisible() and control.isEnabled() for control in controls)

    def seconds_left(self) -> int:
        """What the discussion's clock shows."""
        minutes, seconds = self.label("countdown").split(":")
        return 60 * int(minutes) + int(seconds)

    @contextmanager
    def nothing_happens(self) -> Iterator[None]:
        """Neither on the screen nor to the game."""
        before = self._everything()
        yield
        QApplication.processEvents()
        assert self._everything() == before

    # What only a cheat could know

    def record(self) -> dict[str, Any]:
        record: dict[str, Any] = game_in(self.folder / "game.json")["record"]
        return record

    def word(self, of: str = "citizen") -> str:
        record = self.record()
        index = record["deal"]["citizen_word"]
        text: str = record["package"]["words"][index if of == "citizen" else 1 - index][0]
        return text

    def seats(self, *roles: str) -> list[int]:
        dealt = self.record()["deal"]["roles"]
        return [seat for seat, name in enumerate(self.people) if dealt[name] in roles]

    def names(self, *roles: str) -> list[str]:
        return [self.people[seat] for seat in self.seats(*roles)]

    # What is done

    def deal(self, players: int | Sequence[str], *options: str) -> None:
        """Sets a table with those options pressed in the settings' sheets, and deals."""
        self.set_up(players, *options)
        self.driver.deal()

    def set_up(self, players: int | Sequence[str], *options: str) -> None:
        """Sets a table with those options pressed in the settings' sheets."""
        self.seat(NAMES[:players] if isinstance(players, int) else players)
        self._reveals_roles = "reveal_roles" not in options
        self.press("new_game")
        self.driver.control("add_player")
        self.hands.settle()
        for name in self.people:
            self.driver.control("player_name").setProperty("text", name)
            self.button("add_player").click()
        for option in options:
            self.button(option).click()

    def seat(self, names: Sequence[str]) -> None:
        """Who plays, in seat order; for what only a cheat knows."""
        self.people = tuple(names)

    def take(self, hands: Hands) -> None:
        """Plays with those hands from now on."""
        self.hands = hands
        self.driver = Driver(self.window, hands)

    def press(self, *names: str) -> None:
        """Clicks one control after the other, each once it listens."""
        for name in names:
            self.driver.press(name)

    def menu(self, *names: str) -> None:
        """Opens the table's menu and presses what is named in it."""
        self.press("table_menu", *names)

    def leave(self, seat: int) -> None:
        """Somebody goes home."""
        self.menu("leave", f"leave_{seat}", "act")

    def wait(self, seconds: float) -> None:
        """Lets time pass, with a beat of the discussion's clock at least every second."""
        while seconds > 0:
            self.clock.advance(min(1.0, seconds))
            seconds -= 1.0
            self.beat()

    def beat(self, of: type[QObject] = TalkClock) -> None:
        """Lets the discussion's clock beat, or another that watches the time, if it runs."""
        for clock in self.window.findChildren(of):
            for timer in clock.findChildren(QTimer):
                if timer.isActive():
                    timer.timeout.emit()

    def play(self, until: str = "over", *, vote: VoteChoice = lowest_seat, guess: str = "zzz") -> None:
        """Plays on, with a nosy look round on every screen."""
        self._play(until, vote, guess, self._look_nosily)

    def hurry(self, until: str = "over", *, vote: VoteChoice = lowest_seat, guess: str = "zzz") -> None:
        """Plays on without looking round, to where something is to be seen."""
        self._play(until, vote, guess, self._look)

    def play_to_secret(self, screen: str, *, vote: VoteChoice = lowest_seat) -> None:
        """Plays on until somebody has a card, a ballot or a private screen open before them."""
        self.hurry(screen, vote=vote)
        self.hands.settle()

    # Somebody nosy

    def secrets(self) -> list[str]:
        """Both words; nobody but a cheat reads them in the file."""
        return [self.word("citizen"), self.word("spy")]

    def assert_nothing_is_told(self) -> None:
        """Of words, roles and ballots: by the screen that is shown, by any other, by what Python holds."""
        screen = self.screen
        self._assert_nothing_is_written(screen)
        assert nosy.heard(self.secrets()) == [], f"a word can be heard on {screen}"
        assert nosy.lent().keys() <= self._others, f"something is held on to on {screen}"
        for name in SECRET:
            for page in self.pages(name):
                assert nosy.pictures(page) == [], f"{name} keeps a picture on {screen}"

    def _look_nosily(self, screen: str) -> None:
        is_first = screen not in self.seen
        self._look(screen)
        if screen in SECRET:
            self._assert_no_role_is_told(screen)
        elif is_first and screen != "over":
            # Looking through all that Python holds takes its time: once for each kind of screen.
            self.assert_nothing_is_told()
        elif screen != "over":
            self._assert_nothing_is_written(screen)

    def _assert_nothing_is_written(self, screen: str) -> None:
        written = list(nosy.everything_written())
        assert nosy.leaks(self.secrets(), written) == [], f"a word can be read on {screen}"
        assert nosy.ballots_told(written) == [], f"a ballot can be read on {screen}"
        assert nosy.marked_ballots() == [], f"a ballot can be seen on {screen}"
        self._assert_no_role_is_told(screen)

    def _assert_no_role_is_told(self, screen: str) -> None:
        roleless = [*ROLELESS, *(name for name in ("card", "private") if name != screen)]
        if not self._reveals_roles:
            roleless += PUBLIC
        for name in roleless:
            for page in self.pages(name):
                assert nosy.roles_told(page) == [], f"{name} tells of a role on {screen}"

    # Within

    def _play(self, until: str, vote: VoteChoice, guess: str, look: Callable[[str], None]) -> None:
        self.driver = Driver(self.window, self.hands, vote=vote, guess=guess, on_screen=look)
        self.driver.play_on(until)

    def _look(self, screen: str) -> None:
        self.seen.append(screen)
        self.said.append("\n".join(self.texts()))
        self.on_arrival(screen)

    def _stack(self) -> QStackedWidget:
        stack = self.window.findChild(QStackedWidget, "screens")
        assert isinstance(stack, QStackedWidget)
        return stack

    def pages(self, name: str) -> list[QWidget]:
        """The screens of that name, of which there is one at most, shown or not."""
        stack = self._stack()
        pages = (stack.widget(place) for place in range(stack.count()))
        return [page for page in pages if page is not None and page.objectName() == name]

    def _everything(self) -> tuple[str, list[str], list[str], bytes]:
        saved = self.folder / "game.json"
        marked = nosy.marked_ballots()
        return self.screen, self.texts(), marked, saved.read_bytes() if saved.exists() else b""


def _look_on(_screen: str) -> None:
    """Does nothing when a screen comes up."""


def against(targets: Sequence[int]) -> VoteChoice:
    """Everybody votes for the first of the targets who may be voted for, else for the first who may."""

    def vote(_: str, candidates: Sequence[int]) -> int:
        return next((seat for seat in targets if seat in candidates), min(candidates))

    return vote


def passes(_voter: str, _candidates: Sequence[int]) -> None:
    """Everybody passes."""


def in_turn(party: Party, *votes: VoteChoice) -> VoteChoice:
    """One way to vote after the other, one for each vote or duel; the last one for all that follow."""
    before = party.seen.count("result")

    def vote(voter: str, candidates: Sequence[int]) -> int | None:
        held = party.seen.count("result") - before
        return votes[min(held, len(votes) - 1)](voter, candidates)

    return vote


def tie(one: int, other: int) -> VoteChoice:
    """As many votes for the one as for the other, where the number of voters allows it; in a duel too."""
    between = {one: 0, other: 0}

    def vote(voter: str, _: Sequence[int]) -> int:
        may = [seat for seat in between if NAMES[seat] != voter]
        choice = min(may, key=lambda seat: between[seat])
        between[choice] += 1
        return choice

    return vote
