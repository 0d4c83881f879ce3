"""Which cue is asked for at which moment, that none tells anything, and that nothing has to be there."""

from __future__ import annotations

import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from spyword_engine.deal import Role
from spyword_engine.phase import Phase
from spyword_qt.flow import Flow
from spyword_qt.hearing import Hearing
from spyword_qt.people import guests
from spyword_qt.screens.name import ScreenName
from spyword_qt.seating import seat_people
from spyword_qt.theme import sounds
from spyword_qt.theme.sounds import Cue, Sounds
from spyword_qt.widgets.buttons import PrimaryButton
from spyword_qt.word_cues import WordCues
from tests.e2e.hands import spin_until
from tests.qt.conftest import Clock
from tests.qt.games.party import NAMES as GUESTS
from tests.qt.games.party import Party, against, in_turn
from tests.qt.pages import result
from tests.qt.played import Played
from tests.qt.test_table import NAMES, Desk

ENDINGS = {Cue.CITIZENS, Cue.SPIES, Cue.GHOST, Cue.NOBODY}


class Heard(Sounds):
    """Keeps what it should have played."""

    def __init__(self) -> None:
        super().__init__()
        self.cues: list[Cue] = []

    def play(self, cue: Cue) -> None:
        self.cues.append(cue)

    def since(self) -> list[Cue]:
        """What was asked for since this was asked last."""
        cues, self.cues = self.cues, []
        return cues


class Listener:
    """A presenter, and what is heard of its games."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.desk = Desk(folder, seed)
        self.heard = Heard()
        self.flow = Flow()
        WordCues(self.desk.table, self.flow, self.heard)

    def to_private(self, role: Role) -> None:
        """Plays until somebody of that role is out, and has their private screen open."""
        self.desk.start(reveal_roles=False)
        self.desk.to_discussion()
        self.desk.table.start_vote()
        self.desk.vote_out(self.desk.seat_of(role))
        self.desk.table.go_on()
        self.desk.table.ready()
        assert self.desk.view.phase is Phase.PRIVATE


@pytest.fixture
def listener(tmp_path: Path, qapp: object) -> Listener:
    return Listener(tmp_path, seed=1)


class TestAGame:
    def test_every_vote_sounds_the_same_and_its_begin_and_end_do_not(self, listener: Listener) -> None:
        desk = listener.desk
        desk.start(discussion_seconds=60)
        desk.to_discussion()
        desk.table.start_vote()
        assert listener.heard.since() == []
        desk.vote_out(3)
        assert listener.heard.since() == [Cue.VOTE] * len(NAMES)
        desk.table.go_on()
        assert listener.heard.since() == []

    def test_a_card_sounds_whenever_it_is_opened(self, listener: Listener) -> None:
        listener.desk.start()
        for name in ScreenName:
            listener.flow.entered.emit(name)
        assert listener.heard.since() == [Cue.CARD]

    def test_the_last_ten_seconds_tick_once_each_and_then_it_rings(self, listener: Listener) -> None:
        desk = listener.desk
        desk.start(discussion_seconds=60)
        desk.to_discussion()
        desk.pass_time(49)
        assert listener.heard.since() == []
        desk.pass_time(1)
        assert listener.heard.since() == [Cue.TICK]
        desk.table.more_time()
        desk.pass_time(29)
        assert listener.heard.since() == []
        desk.pass_time(11)
        assert listener.heard.since() == [*[Cue.TICK] * 10, Cue.TIME_UP]

    def test_a_second_that_beats_often_ticks_once(self, listener: Listener) -> None:
        desk = listener.desk
        desk.start(discussion_seconds=60)
        desk.to_discussion()
        desk.pass_time(55)
        listener.heard.since()
        for _ in range(4):
            desk.clock.advance(0.2)
            desk.beat()
        assert listener.heard.since() == []
        desk.clock.advance(0.2)
        desk.beat()
        assert listener.heard.since() == [Cue.TICK]

    def test_a_paused_clock_is_silent_and_its_second_does_not_tick_again(self, listener: Listener) -> None:
        desk = listener.desk
        desk.start(discussion_seconds=60)
        desk.to_discussion()
        desk.pass_time(55)
        listener.heard.since()
        desk.table.toggle_pause()
        desk.pass_time(20)
        desk.table.toggle_pause()
        assert listener.heard.since() == []

    def test_what_is_taken_back_or_gone_on_with_is_silent(self, listener: Listener) -> None:
        desk = listener.desk
        desk.start(discussion_seconds=60)
        desk.to_discussion()
        desk.table.start_vote()
        desk.table.undo()
        desk.table.keep()
        desk.resume()
        assert listener.heard.since() == []

    @pytest.mark.parametrize("role", Role)
    def test_a_private_screen_is_silent_whoever_has_it(
        self, tmp_path: Path, qapp: object, role: Role
    ) -> None:
        listener = Listener(tmp_path, seed=1)
        listener.to_private(role)
        assert listener.heard.since() == [Cue.VOTE] * len(NAMES)
        listener.desk.table.done("zzz")
        assert listener.desk.view.phase is Phase.CLUES
        assert listener.heard.since() == []

    def test_the_ghosts_word_is_heard_only_in_that_the_game_is_over(self, listener: Listener) -> None:
        listener.to_private(Role.GHOST)
        record = listener.desk.saved()
        listener.heard.since()
        listener.desk.table.done(record["package"]["words"][record["deal"]["citizen_word"]][0])
        assert listener.desk.view.phase is Phase.OVER
        assert listener.heard.since() == [Cue.GHOST]

    def test_nobody_wins_with_a_sound_of_its_own(self, listener: Listener) -> None:
        listener.desk.start(4)
        listener.desk.table.leave(0)
        assert listener.heard.since() == [Cue.NOBODY]


class TestTheResult:
    @pytest.mark.parametrize("spy", [2, 4])
    def test_somebody_out_knocks_once_and_alike_whoever_it_is(
        self, clock: Clock, room: QWidget, spy: int
    ) -> None:
        heard = hear(room)
        game = Played(spies=(spy,)).vote({}, otherwise=2)
        page = result(game, clock, room)
        assert heard.since() == []
        page.enter()
        assert heard.since() == [Cue.OUT]
        page.forget()
        page.show_result(game.view, seat_people(guests(game.view.players)))
        page.enter()
        assert heard.since() == [], "it was heard before the rules were read"

    def test_a_duel_is_silent(self, clock: Clock, room: QWidget) -> None:
        heard = hear(room)
        page = result(Played().vote({0: 1, 2: 1, 3: 1, 1: 2, 4: 2, 5: 2, 6: 3}), clock, room)
        page.enter()
        assert heard.since() == []


class TestTheWindow:
    def test_whatever_is_pressed_taps(self, room: QWidget) -> None:
        heard = hear(room)
        button = PrimaryButton("Go on", parent=room)
        button.click()
        assert heard.since() == [Cue.BUTTON]
        button.setEnabled(False)
        button.click()
        assert heard.since() == []

    def test_a_whole_game_asks_for_an_ending_only_at_its_end(
        self, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        heard: list[Cue] = []
        monkeypatch.setattr(Sounds, "play", lambda _, cue: heard.append(cue))
        party = Party(tmp_path)
        party.deal(4)
        party.play("result", vote=against(party.seats("spy")))
        assert not ENDINGS & set(heard)
        assert heard.count(Cue.CARD) == heard.count(Cue.VOTE) == 4
        assert heard.count(Cue.OUT) == 1
        party.play()
        assert [cue for cue in heard if cue in ENDINGS] == [Cue.CITIZENS]
        party.close()

    def test_whoever_looks_away_hears_the_same_whatever_a_hand_does(
        self, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        heard: list[Cue] = []
        told: dict[str, set[tuple[Cue, ...]]] = {}
        monkeypatch.setattr(Sounds, "play", lambda _, cue: heard.append(cue))
        party = Party(tmp_path)
        party.deal(7, "reveal_roles", "allow_pass")
        out = party.seats("ghost", "citizen")

        def listen(_screen: str) -> None:
            if len(party.seen) > 1:
                # What comes of it all, everybody may hear.
                made = tuple(cue for cue in heard if cue not in {Cue.OUT, *ENDINGS})
                told.setdefault(party.seen[-2], set()).add(made)
            heard.clear()

        party.on_arrival = listen
        party.hurry(vote=in_turn(party, against(out[:1]), against(out[1:]), one_passes))
        assert {name: len(told[name]) for name in ("card", "vote", "private")} == {
            "card": 1,
            "vote": 1,
            "private": 1,
        }
        party.close()

    def test_a_volume_is_heard_when_it_is_chosen(
        self, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        heard: list[Cue] = []
        monkeypatch.setattr(Sounds, "play", lambda _, cue: heard.append(cue))
        party = Party(tmp_path)
        party.press("preferences")
        party.hands.settle()
        heard.clear()
        party.driver.control("volume").setProperty("value", 3)
        assert heard == [Cue.BUTTON]
        party.close()

    def test_it_opens_and_plays_where_multimedia_is_missing(
        self, tmp_path: Path, qtbot: QtBot, capfd: pytest.CaptureFixture[str]
    ) -> None:
        party = Party(tmp_path)
        party.deal(4)
        party.play("discussion")
        party.close()
        assert "sounds" not in threads()
        assert capfd.readouterr() == ("", "")


class FakeMultimedia(ModuleType):
    """As much of QtMultimedia as is used."""

    def __init__(self, has_device: bool) -> None:
        super().__init__("PySide6.QtMultimedia")
        self.effects: list[FakeEffect] = []
        device = SimpleNamespace(isNull=lambda: not has_device)
        self.QMediaDevices = SimpleNamespace(defaultAudioOutput=lambda: device)
        self.QSoundEffect = self._effect

    def _effect(self, _parent: object) -> FakeEffect:
        self.effects.append(FakeEffect())
        return self.effects[-1]

    def played(self) -> list[tuple[str, float]]:
        """Name and volume of every play, effect by effect."""
        return [(effect.name, volume) for effect in self.effects for volume in effect.plays]


class FakeEffect:
    def __init__(self) -> None:
        self.name = ""
        self.plays: list[float] = []
        self._volume = 0.0

    def setSource(self, source: QUrl) -> None:
        assert Path(source.toLocalFile()).is_file()
        self.name = Path(source.toLocalFile()).stem

    def setVolume(self, volume: float) -> None:
        self._volume = volume

    def play(self) -> None:
        self.plays.append(self._volume)


class TestPlaying:
    def test_silence_opens_nothing(self, qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
        opened: list[bool] = []
        monkeypatch.setattr(sounds, "_open_device", lambda: opened.append(True))
        player = Sounds()
        player.play(Cue.BUTTON)
        player.set_volume(0.0)
        player.play(Cue.BUTTON)
        assert opened == []
        tap(player)
        assert opened == [True]

    def test_without_multimedia_it_is_silent_for_good(
        self, qapp: object, capfd: pytest.CaptureFixture[str]
    ) -> None:
        player = Sounds()
        tap(player)
        tap(player)
        assert capfd.readouterr() == ("", "")

    @pytest.mark.parametrize("has_device", [False, True])
    def test_cues_are_played_where_there_is_a_device(
        self, qapp: object, monkeypatch: pytest.MonkeyPatch, has_device: bool
    ) -> None:
        multimedia = FakeMultimedia(has_device)
        monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", multimedia)
        player = Sounds()
        tap(player)
        assert {name for name, _ in multimedia.played()} == ({"button"} if has_device else set())
        player.set_volume(1.0)
        for cue in (Cue.CARD, Cue.CARD):
            player.play(cue)
        played = [("button", 0.25), ("card", 1.0), ("card", 1.0)]
        assert multimedia.played() == (played if has_device else [])
        assert len(multimedia.effects) == (2 if has_device else 0), "one is kept for each cue"

    def test_a_sound_server_that_hangs_keeps_nobody_waiting(
        self, qapp: object, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        multimedia = FakeMultimedia(has_device=True)
        monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", multimedia)
        answers = threading.Event()
        monkeypatch.setattr(sounds, "_open_device", answers.wait)
        player = Sounds()
        player.set_volume(1.0)
        for cue in (Cue.BUTTON, Cue.VOTE, Cue.OUT):
            player.play(cue)
        assert threads().count("sounds") == 1
        assert multimedia.played() == []
        answers.set()
        assert spin_until(lambda: multimedia.played() == [("out", 1.0)]), "only the last one"


def one_passes(voter: str, candidates: Sequence[int]) -> int | None:
    """Everybody else votes."""
    return None if voter == GUESTS[0] else max(candidates)


def hear(window: QWidget) -> Heard:
    heard = Heard()
    heard.setParent(window)
    Hearing(window, heard)
    return heard


def tap(player: Sounds) -> None:
    """A tap at half the volume, and time for it to be heard."""
    player.set_volume(0.5)
    player.play(Cue.BUTTON)
    assert spin_until(lambda: "sounds" not in threads())
    QTest.qWait(3 * sounds.LOOK_MS)


def threads() -> list[str]:
    return [thread.name for thread in threading.enumerate()]
