"""The end's screen tells what a game brought, as computed by hand, and makes profiles of guests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from spyword_engine.seat import Seat
from spyword_qt import progress_wording
from spyword_qt.flow import Flow
from spyword_qt.over_scene import OverScene
from spyword_qt.people import Avatar, Person, Seated
from spyword_qt.screens.gain_layout import lay_out
from spyword_qt.screens.gain_tile import GainTile
from spyword_qt.screens.gains_panel import GainsPanel
from spyword_qt.screens.over import OverScreen
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen_people import GainView, LevelView, NewTitle
from spyword_qt.store.not_saved import NotSaved, SaveProblem
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.motion import REDUCED
from spyword_qt.theme.sounds import Cue, CueEvent
from spyword_qt.widgets.guard import SECONDS
from spyword_qt.widgets.scroll import Scroll
from tests.layout.choices import NAMES
from tests.layout.painted import texts
from tests.qt.conftest import Clock
from tests.qt.desk import Desk
from tests.qt.pages import button, label, shown
from tests.qt.slow_disk import SlowDisk
from tests.qt.test_giving import FOUR, find_the_spy, no_winner_next

NOON = datetime.fromisoformat("2026-03-01T12:00:00+01:00")
FOUND_THE_SPY = (
    "Level 2, 4 of 75 XP. Reached level 2. "
    "Played to the end +20. Won +30. Still in at the end +10. Votes on target +4. "
    "Title earned: Newcomer. Title earned: First Laurels"
)
A_QUARTER = 270
"""Design pixels of a tile that stands in a row of four."""
WAS_FOUND = "Level 1, 20 of 60 XP. Played to the end +20. Title earned: Newcomer"


class End:
    """A table that plays, and the screen that its games end on."""

    def __init__(self, folder: Path, room: QWidget) -> None:
        self.desk = Desk(folder)
        self.drafts: list[object] = []
        self.scene = OverScene(self.desk.table, self.desk.clock, Flow(), self.drafts.append)
        self.room = room

    @property
    def screen(self) -> OverScreen:
        return self.scene.screen

    def arrive(self) -> None:
        """Comes to the end's screen, while profiles still wait for what they are to get."""
        self.screen.setParent(self.room)
        self.scene.show()
        shown(self.screen)
        self.screen.enter()
        self.desk.clock.advance(2 * SECONDS)

    def receive(self) -> None:
        """Waits until everybody has what they are to get."""
        self.desk.table.leave_off()

    def open(self) -> GainsPanel:
        """Opens all of it."""
        name = "gains" if button(self.screen, "gains").isVisible() else "make_profiles"
        button(self.screen, name).click()
        return self.panel

    @property
    def panel(self) -> GainsPanel:
        """What is open."""
        (panel,) = self.screen.findChildren(GainsPanel)
        assert panel.isVisible()
        return panel

    def tile(self, seat: int) -> GainTile:
        """What somebody gained."""
        tile = self.panel.findChild(GainTile, f"gain_{seat}")
        assert isinstance(tile, GainTile)
        return tile

    def keep(self, seat: int) -> None:
        """Presses the button of a guest, and waits for what comes of it."""
        button(self.panel, f"keep_guest_{seat}").click()
        self.receive()
        self.desk.clock.advance(2 * SECONDS)

    def save(self, seat: int) -> None:
        """Presses what saves the name that was typed for a guest, and waits for what comes of it."""
        press(button(self.panel, f"save_guest_{seat}"))
        self.receive()
        self.desk.clock.advance(2 * SECONDS)

    def press_done(self) -> None:
        """Presses what closes the panel, and waits for what comes of it."""
        press(button(self.panel, "gains_done"))
        for _guest in range(2):
            self.receive()
            QTest.qWait(1)
        self.desk.clock.advance(2 * SECONDS)


def press(target: QAbstractButton) -> None:
    """As somebody does by hand."""
    assert target.isVisible()
    QTest.mouseClick(target, Qt.MouseButton.LeftButton)


@pytest.fixture
def end(tmp_path: Path, room: QWidget, monkeypatch: pytest.MonkeyPatch) -> End:
    minutes = count()
    monkeypatch.setattr("spyword_qt.clock.local_now", lambda: NOON + next(minutes) * timedelta(minutes=1))
    return End(tmp_path, room)


class Ear(QObject):
    """Hears the cues that a window's widgets ask for."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.cues: list[Cue] = []
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, CueEvent):
            self.cues.append(event.cue)
        return super().eventFilter(watched, event)


def written(widget: QWidget) -> list[str]:
    """What is painted on it, line by line."""
    return [piece.text.replace("\u00a0", " ") for piece in texts(widget)]


def people(end: End) -> Sequence[Seated]:
    return (*end.desk.invite("Ada", "Ben"), Seated("Cleo"), Seated("Dan"))


def test_each_row_says_what_was_earned(end: End) -> None:
    end.desk.start(people(end), **FOUR)
    spy = find_the_spy(end.desk)
    end.arrive()
    end.receive()
    end.open()
    for seat, name in enumerate(("Ada", "Ben")):
        tile = end.tile(seat)
        xp, told = (20, WAS_FOUND) if seat == spy else (64, FOUND_THE_SPY)
        assert tile.accessibleName() == f"{name}, +{xp} XP"
        assert tile.accessibleDescription() == told
        assert {name, f"+{xp} XP", "Newcomer"} <= set(written(tile))
    assert end.panel.findChild(GainTile, "gain_2") is None


def test_the_news_wait_for_profiles_and_for_the_show(end: End) -> None:
    end.room.setProperty(REDUCED, False)
    end.desk.start(people(end), **FOUR)
    find_the_spy(end.desk)
    ear = Ear(end.room)
    end.arrive()
    news = button(end.screen, "gains")
    end.receive()
    assert news.isHidden(), "cards are still being turned up"
    QTest.keyClick(end.screen, Qt.Key.Key_X)
    assert news.isVisible()
    assert news.text() in ("3 titles earned", "4 titles earned")
    assert ear.cues == [Cue.TITLE]
    end.screen.enter()
    QTest.keyClick(end.screen, Qt.Key.Key_X)
    assert ear.cues == [Cue.TITLE], "they are no news any more"


def test_news_that_come_late_move_nothing(end: End) -> None:
    end.desk.start(people(end), **FOUR)
    find_the_spy(end.desk)
    end.arrive()
    news = button(end.screen, "gains")
    assert news.isHidden()
    places = [part.geometry() for part in end.screen.children() if isinstance(part, QWidget)]
    end.receive()
    assert news.isVisible()
    assert [part.geometry() for part in end.screen.children() if isinstance(part, QWidget)] == places
    end.screen.forget()
    assert news.isHidden()


def test_what_hidden_votes_earned_is_told_a_game_later(end: End) -> None:
    end.desk.start(
        (*end.desk.invite("Ada", "Ben", "Cleo"), Seated("Dan")), **{**FOUR, "vote_result": "totals"}
    )
    spy = find_the_spy(end.desk)
    end.arrive()
    end.receive()
    end.open()
    citizen = 0 if spy else 1
    told = end.tile(citizen).accessibleDescription()
    assert "Votes on target" not in told
    assert told.startswith("Level 2, 0 of 75 XP. Reached level 2. Played to the end +20. Won +30.")
    assert "what they earned shows after the next game" in " ".join(
        text for part in end.panel.findChildren(QWidget) for text in written(part)
    )
    button(end.panel, "gains_done").click()
    winner, gone = no_winner_next(end.desk, spy)
    end.arrive()
    end.receive()
    end.open()
    # 20 for playing, 10 for being in, 4 from before.
    assert end.tile(winner).accessibleName().endswith(", +34 XP")
    assert end.tile(winner).accessibleDescription() == (
        "Level 2, 34 of 75 XP. Played to the end +20. Still in at the end +10. "
        "Hidden votes of the game before +4"
    )
    assert end.tile(gone).accessibleName() == end.desk.table.people[gone].name
    assert end.tile(gone).accessibleDescription() == "Left before the end: no XP."


def names(end: End) -> set[str]:
    """Of everybody who has a profile."""
    return {entry.name for entry in end.desk.profiles.entries()}


def refused(end: End, seat: int) -> QLineEdit:
    """Where to type another name, now that this guest, of two whose names are taken, was refused."""
    if not end.desk.table.people:
        end.desk.invite("Cleo", "Dan")
        end.desk.start(people(end), **FOUR)
        find_the_spy(end.desk)
        end.arrive()
        end.receive()
        end.open()
    end.keep(seat)
    line = end.panel.findChild(QLineEdit, f"guest_name_{seat}")
    assert isinstance(line, QLineEdit)
    return line


class TestGuest:
    def test_gets_a_profile_and_is_told_their_gain_and_keeps_their_seat(self, end: End) -> None:
        seats = people(end)
        end.desk.start(seats, **FOUR)
        spy = find_the_spy(end.desk)
        end.arrive()
        end.receive()
        end.open()
        ear = Ear(end.room)
        assert button(end.panel, "keep_guest_2").accessibleName() == "Make a profile of Cleo"
        end.keep(2)
        xp, told = (20, WAS_FOUND) if spy == 2 else (64, FOUND_THE_SPY)
        assert end.tile(2).accessibleName() == f"Cleo, +{xp} XP"
        assert end.tile(2).accessibleDescription() == told
        assert ear.cues == [Cue.BUTTON, Cue.TITLE]
        assert end.room.focusWidget() is button(end.panel, "keep_guest_3")
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert end.panel.findChild(QWidget, "guest_2") is None
        entry = next(entry for entry in end.desk.profiles.entries() if entry.name == "Cleo")
        assert (entry.xp, entry.played) == (xp, 1)
        button(end.panel, "gains_done").click()
        button(end.screen, "play_again").click()
        assert end.desk.table.again().seats == (*seats[:2], Seated("Cleo", entry.id), Seated("Dan"))

    def test_gets_none_by_a_second_press_meant_for_another(self, end: End) -> None:
        end.desk.start(people(end), **FOUR)
        find_the_spy(end.desk)
        end.arrive()
        end.receive()
        end.open()
        button(end.panel, "keep_guest_2").click()
        end.receive()
        QTest.keyClick(button(end.panel, "keep_guest_3"), Qt.Key.Key_Return)
        end.receive()
        assert {entry.name for entry in end.desk.profiles.entries()} == {"Ada", "Ben", "Cleo"}

    def test_is_told_why_not_and_may_take_another_name(self, end: End) -> None:
        end.desk.invite("Cleo")
        end.desk.start(people(end), **FOUR)
        find_the_spy(end.desk)
        end.arrive()
        end.receive()
        end.open()
        end.keep(2)
        assert label(end.panel, "guest_refused_2").text() == "Somebody here has that name already."
        line = end.panel.findChild(QLineEdit, "guest_name_2")
        assert isinstance(line, QLineEdit)
        assert line.isVisible()
        assert (line.text(), line.hasFocus() or end.room.focusWidget() is line) == ("Cleo", True)
        line.setText("")
        end.save(2)
        assert label(end.panel, "guest_refused_2").text() == "Type a name first."
        assert label(end.panel, "guest_refused_2").isVisible()
        line.setText("Cleo B.")
        QTest.keyClick(line, Qt.Key.Key_Return)
        assert not label(end.panel, "guest_refused_2").isVisible(), "what is being done is refused no more"
        end.receive()
        assert end.tile(2).accessibleName().startswith("Cleo, +")
        assert "Cleo B." in {entry.name for entry in end.desk.profiles.entries()}

    def test_has_what_was_typed_saved_by_the_button_beside_it(self, end: End) -> None:
        line = refused(end, 2)
        save = button(end.panel, "save_guest_2")
        assert save.text() == "Save"
        assert (save.y(), save.height()) == (line.y(), line.height())
        assert not button(end.panel, "keep_guest_2").isVisible()
        line.setText("Cleo B.")
        end.save(2)
        assert end.tile(2).isVisible()
        assert "Cleo B." in names(end)

    def test_loses_no_name_by_done(self, end: End) -> None:
        refused(end, 3).setText("Dan B.")
        refused(end, 2).setText("Cleo B.")
        end.press_done()
        assert not end.screen.findChildren(GainsPanel)
        assert {"Cleo B.", "Dan B."} <= names(end)

    def test_is_told_at_done_why_a_typed_name_is_refused_and_may_leave_it(self, end: End) -> None:
        line = refused(end, 2)
        line.setText("Ada")
        end.press_done()
        assert label(end.panel, "guest_refused_2").text() == "Somebody here has that name already."
        assert line.isVisible()
        end.press_done()
        assert not end.screen.findChildren(GainsPanel)
        assert names(end) == {"Ada", "Ben", "Cleo", "Dan"}

    def test_gets_no_profile_of_half_a_name_by_esc(self, end: End) -> None:
        line = refused(end, 2)
        QTest.keyClicks(line, "Cl")
        QTest.keyClick(line, Qt.Key.Key_Escape)
        end.receive()
        QTest.qWait(1)
        assert not end.screen.findChildren(GainsPanel)
        assert names(end) == {"Ada", "Ben", "Cleo", "Dan"}

    def test_is_named_by_what_their_line_and_its_button_are_called(self, end: End) -> None:
        line = refused(end, 2)
        assert line.accessibleName() == "Another name for Cleo"
        assert button(end.panel, "save_guest_2").accessibleName() == "Save another name for Cleo"

    def test_sees_what_to_type_into_wherever_they_stand(self, end: End) -> None:
        end.desk.invite("Dan")
        end.desk.start(people(end), **FOUR)
        find_the_spy(end.desk)
        end.arrive()
        end.screen.set_text_size(2.0)
        shown(end.screen, (800, 600))
        end.receive()
        end.open()
        end.keep(3)
        line = end.panel.findChild(QLineEdit, "guest_name_3")
        assert isinstance(line, QLineEdit)
        assert line.visibleRegion().boundingRect() == line.rect()

    def test_is_told_that_the_disk_is_full(self, end: End, monkeypatch: pytest.MonkeyPatch) -> None:
        end.desk.start(people(end), **FOUR)
        find_the_spy(end.desk)
        end.arrive()
        end.receive()
        end.open()

        def refuse(_seat: Seat, _name: str | None, refused: Callable[[Exception], object]) -> None:
            refused(NotSaved(end.desk.folder, SaveProblem.FULL))

        monkeypatch.setattr(end.desk.table, "keep_guest", refuse)
        end.keep(3)
        assert label(end.panel, "guest_refused_3").text() == "Nothing was kept: the disk is full."

    def test_has_a_name_that_a_full_disk_refused_tried_once_more_by_done(
        self, end: End, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        refused(end, 2).setText("Cleo B.")
        tried: list[str | None] = []

        def refuse(_seat: Seat, name: str | None, refused: Callable[[Exception], object]) -> None:
            tried.append(name)
            refused(NotSaved(end.desk.folder, SaveProblem.FULL))

        monkeypatch.setattr(end.desk.table, "keep_guest", refuse)
        end.save(2)
        end.press_done()
        assert label(end.panel, "guest_refused_2").text() == "Nothing was kept: the disk is full."
        end.press_done()
        assert not end.screen.findChildren(GainsPanel)
        assert tried == ["Cleo B.", "Cleo B."]

    def test_of_a_table_of_guests_is_offered_it_quietly(self, end: End) -> None:
        end.desk.start(4, **FOUR)
        find_the_spy(end.desk)
        end.arrive()
        assert button(end.screen, "gains").isHidden()
        assert button(end.screen, "make_profiles").isVisible()
        end.open()
        ear = Ear(end.room)
        end.keep(0)
        assert end.tile(0).isVisible()
        assert ear.cues == [Cue.BUTTON, Cue.TITLE]
        button(end.panel, "gains_done").click()
        assert button(end.screen, "make_profiles").isHidden()
        assert button(end.screen, "gains").isVisible()


class TestSlowDisk:
    """Two guests' lines are open when the disk begins to take its time."""

    @pytest.fixture
    def lines(self, end: End) -> dict[int, QLineEdit]:
        return {seat: refused(end, seat) for seat in (3, 2)}

    @pytest.fixture
    def disk(
        self, end: End, lines: dict[int, QLineEdit], monkeypatch: pytest.MonkeyPatch
    ) -> Iterator[SlowDisk]:
        disk = SlowDisk(end.desk.folder, monkeypatch)
        disk.answers.clear()
        yield disk
        disk.answers.set()

    def press(self, end: End, name: str) -> None:
        press(button(end.panel, name))
        QTest.qWait(20)
        end.desk.clock.advance(2 * SECONDS)

    def answer(self, end: End, disk: SlowDisk) -> None:
        disk.answers.set()
        for _step in range(4):
            QTest.qWait(50)
            end.receive()
            QTest.qWait(1)

    @pytest.mark.parametrize("first", ["gains_done", "save_guest_2"])
    def test_what_comes_of_a_name_is_waited_for_and_told(
        self, end: End, lines: dict[int, QLineEdit], disk: SlowDisk, first: str
    ) -> None:
        lines[2].setText("Ada")
        self.press(end, first)
        self.press(end, "gains_done")
        self.answer(end, disk)
        assert label(end.panel, "guest_refused_2").isVisible()
        assert label(end.panel, "guest_refused_2").text() == "Somebody here has that name already."
        self.press(end, "gains_done")
        assert not end.screen.findChildren(GainsPanel)

    @pytest.mark.parametrize("first", ["gains_done", "save_guest_2"])
    def test_the_panel_goes_once_a_name_is_saved(
        self, end: End, lines: dict[int, QLineEdit], disk: SlowDisk, first: str
    ) -> None:
        lines[2].setText("Cleo B.")
        self.press(end, first)
        QTest.keyClick(lines[2], Qt.Key.Key_Escape)
        assert end.panel.isVisible()
        self.answer(end, disk)
        assert not end.screen.findChildren(GainsPanel)
        assert names(end) == {"Ada", "Ben", "Cleo", "Dan", "Cleo B."}

    def test_what_somebody_begins_to_type_keeps_the_panel_and_isnt_saved(
        self, end: End, lines: dict[int, QLineEdit], disk: SlowDisk
    ) -> None:
        lines[2].setText("Cleo B.")
        self.press(end, "gains_done")
        lines[3].setFocus()
        lines[3].selectAll()
        QTest.keyClicks(lines[3], "Da")
        self.answer(end, disk)
        assert names(end) == {"Ada", "Ben", "Cleo", "Dan", "Cleo B."}
        assert end.room.focusWidget() is lines[3]
        QTest.keyClicks(lines[3], "vid")
        assert lines[3].text() == "David"

    def test_what_an_input_method_has_begun_keeps_the_panel_too(
        self, end: End, lines: dict[int, QLineEdit], disk: SlowDisk
    ) -> None:
        lines[2].setText("Cleo B.")
        self.press(end, "gains_done")
        lines[3].setFocus()
        QCoreApplication.sendEvent(lines[3], QInputMethodEvent("li", []))
        self.answer(end, disk)
        assert "Cleo B." in names(end)
        assert lines[3].isVisible()

    def test_a_refusal_leaves_the_focus_where_somebody_types(
        self, end: End, lines: dict[int, QLineEdit], disk: SlowDisk
    ) -> None:
        lines[2].setText("Ada")
        self.press(end, "save_guest_2")
        lines[3].setFocus()
        self.answer(end, disk)
        assert label(end.panel, "guest_refused_2").isVisible()
        assert end.room.focusWidget() is lines[3]

    def test_a_name_that_is_being_tried_stays_as_it_is(
        self, end: End, lines: dict[int, QLineEdit], disk: SlowDisk
    ) -> None:
        lines[2].setText("Ada")
        self.press(end, "save_guest_2")
        QTest.keyClicks(lines[2], "m")
        assert lines[2].text() == "Ada"
        self.answer(end, disk)
        QTest.keyClicks(lines[2], "Adam")
        assert lines[2].text() == "Adam"


def bar_is_at_rest(tile: GainTile) -> bool:
    """Whether everything on it is there: what moves comes last."""
    return any("Level" in text for text in written(tile)) and "Newcomer" in written(tile)


class TestMovement:
    @pytest.fixture(autouse=True)
    def over(self, end: End) -> None:
        end.desk.start(people(end), **FOUR)
        find_the_spy(end.desk)
        end.arrive()
        end.receive()

    def test_a_press_skips_it(self, end: End) -> None:
        end.room.setProperty(REDUCED, False)
        panel = end.open()
        end.tile(0).grab()
        QTest.qWait(20)
        assert not bar_is_at_rest(end.tile(0))
        QTest.mouseClick(panel, Qt.MouseButton.LeftButton)
        assert bar_is_at_rest(end.tile(0))

    def test_keys_scroll_to_what_is_below(self, end: End) -> None:
        end.screen.set_text_size(2.0)
        shown(end.screen, (800, 600))
        panel = end.open()
        (area,) = panel.findChildren(Scroll)
        QTest.keyClick(button(panel, "gains_done"), Qt.Key.Key_PageDown)
        assert area.verticalScrollBar().value() > 0

    def test_where_people_want_stillness_there_is_none(self, end: End) -> None:
        end.open()
        assert bar_is_at_rest(end.tile(0))


# Many people


def crowd(count: int, guests: int) -> tuple[GainView, ...]:
    """So many, the last of whom are guests."""
    names = [f"Person {number}" for number in range(count)]
    return tuple(
        replace(
            gain(name, 0 if is_guest else 60, titles=[] if seat or is_guest else ["Keen Eye"], level=3),
            person=Person(seat, name, Avatar(seat, seat, "P")),
            is_guest=is_guest,
        )
        for seat, name in enumerate(names)
        for is_guest in [seat >= count - guests]
    )


@pytest.mark.parametrize(
    ("count", "size"), [(7, (800, 600)), (7, (1280, 800)), (12, (1280, 800)), (12, (800, 1280))]
)
def test_what_everybody_gained_is_seen_at_once(
    clock: Clock, room: QWidget, count: int, size: tuple[int, int]
) -> None:
    panel = GainsPanel(shown(Screen("end", clock, room), size), crowd(count, 0), votes_hidden=False)
    panel.begin()
    for tile in panel.findChildren(GainTile):
        assert tile.visibleRegion().boundingRect() == tile.rect()


def test_guests_are_one_press_away_from_what_others_gained(clock: Clock, room: QWidget) -> None:
    panel = GainsPanel(shown(Screen("end", clock, room), (800, 600)), crowd(12, 2), votes_hidden=False)
    panel.begin()
    clock.pass_by(SECONDS)
    keep = button(panel, "keep_guest_10")
    assert keep.visibleRegion().isEmpty()
    button(panel, "to_guests").click()
    assert keep.visibleRegion().boundingRect() == keep.rect()
    assert panel.focusWidget() is keep


def test_the_end_tells_that_guests_can_get_a_profile(end: End) -> None:
    end.desk.start(people(end), **FOUR)
    find_the_spy(end.desk)
    end.arrive()
    end.receive()
    assert (
        button(end.screen, "gains").accessibleDescription().startswith("See it all, and make profiles for ")
    )


# Words


def gain(name: str, xp: int, *, titles: Sequence[str] = (), level: int = 2, streak: int = 0) -> GainView:
    """What somebody on level 2 gained."""
    return GainView(
        person=Person(0, name, Avatar(0, 0, name[0])),
        xp=xp,
        parts=(("played", xp),),
        earlier=0,
        xp_before=60,
        level_before=LevelView(2, 0, 75),
        level_after=LevelView(level, xp, 75),
        titles=tuple(NewTitle(title, "star") for title in titles),
        streak=streak,
        losing_run=0,
        is_guest=False,
        has_left=False,
    )


@pytest.mark.parametrize(
    ("gains", "headline"),
    [
        ([gain("Ada", 20), gain("Ben", 50)], "What this game brought"),
        ([gain("Ada", 20, level=3), gain("Ben", 50)], "Ada has reached level 3"),
        ([gain("Ada", 20, level=3), gain("Ben", 50, level=3)], "2 people have reached a new level"),
        ([gain("Ada", 20, titles=["Keen Eye"]), gain("Ben", 50, level=3)], "Ada has earned Keen Eye"),
        ([gain("Ada", 20, titles=["Keen Eye", "On Fire"]), gain("Ben", 50)], "Ada has earned 2 titles"),
        ([gain("Ada", 20, titles=["Keen Eye"]), gain("Ben", 50, titles=["On Fire"])], "2 titles earned"),
    ],
)
def test_the_most_is_news(gains: list[GainView], headline: str) -> None:
    assert progress_wording.headline(gains) == headline


def test_who_gained_most_comes_first_and_others_are_counted() -> None:
    gains = [gain("Ada", 20), gain("Ben", 60), gain("Cleo", 50)]
    assert list(progress_wording.summaries(gains)) == [
        "Ben +60 XP, Cleo +50 XP, Ada +20 XP",
        "Ben +60 XP, Cleo +50 XP and 1 more",
        "Ben +60 XP and 2 more",
    ]
    assert list(progress_wording.summaries([])) == []


def test_wins_in_a_row_are_told_from_the_second_on() -> None:
    assert [progress_wording.streak(gain("Ada", 20, streak=wins)) for wins in (0, 1, 2, 3)] == [
        "",
        "",
        "2 wins in a row",
        "3 wins in a row",
    ]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_usual_names_are_of_one_size_whatever_was_gained(size: tuple[int, int], text: float) -> None:
    m = Metrics(*size, text)
    width = round(m.px(A_QUARTER) * text)
    names = (("Ann", 20), ("Tomasz", 112), ("李", 20), ("欧阳娜娜", 72), ("司马相如", 112))
    heads = [lay_out(gain(name, xp), m, width, tight=True) for name, xp in names]
    assert {head.name.lines.count for head in heads} == {1}
    assert len({head.name.lines.line_height for head in heads}) == 1
    assert len({head.xp.lines.line_height for head in heads if head.xp}) == 1


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", NAMES["long"] + NAMES["chinese"])
def test_a_long_name_stands_on_three_lines_at_most_and_clear_of_what_was_gained(name: str) -> None:
    m = Metrics(1280, 800)
    head = lay_out(gain(name, 112), m, m.px(A_QUARTER), tight=True)
    assert head.xp is not None
    assert head.name.lines.count <= 3
    is_below = head.xp.place.top() >= head.name.place.bottom()
    assert is_below or head.name.lines.width + head.xp.lines.width <= head.name.place.width()
