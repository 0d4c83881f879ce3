"""A real process is killed at any moment of many games: at most the last unfinished action is lost."""

from __future__ import annotations

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from itertools import dropwhile
from operator import itemgetter
from pathlib import Path
from typing import IO, Any

import pytest

from spyword_engine.progress.envelope import Envelope
from spyword_engine.progress.history import History
from spyword_engine.progress.line import Line
from spyword_engine.progress.word import KIND, lines_of
from spyword_engine.record import read_record, replay
from spyword_qt.check_data import check
from spyword_qt.game_kind import GameKind
from spyword_qt.people import Seated
from spyword_qt.store.profiles import Profiles
from spyword_qt.store.veil import game_in
from tests.process.programs import ENVIRONMENT
from tests.qt.bandit.desk import BanditDesk
from tests.qt.desk import Desk

IS_THOROUGH = "SPYWORD_THOROUGH" in os.environ
TIMES = 300 if IS_THOROUGH else 24
JUDGED_TIMES = 100 if IS_THOROUGH else 6
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")
SECRET = ("card", "vote", "private", "night")
MOST_LINES = 30
"""Of a journal, before its player is killed: a game has about as many."""


@dataclass
class Killer:
    """Lets players play on a folder, and kills each at a moment of chance."""

    nursery: subprocess.Popen[str]
    folder: Path
    journals: Path
    rng: random.Random = field(default_factory=lambda: random.Random(7))

    def play(self, kind: GameKind, number: int) -> list[list[str]]:
        """One player, of a game of that kind; what their journal says."""
        journal = self.journals / f"journal-{number}"
        asking, answering = self._pipes()
        print(kind, self.folder, journal, number, file=asking, flush=True)
        process = int(answering.readline())
        # So many lines on, and a moment: not by time alone, for a busy machine would be killed in its sleep.
        self._await(journal, self.rng.randrange(MOST_LINES))
        time.sleep(self.rng.uniform(0, 0.03))
        os.kill(process, signal.SIGKILL)
        while is_alive(process):
            time.sleep(0.001)
        return [line.split() for line in lines_in(journal)]

    def _await(self, journal: Path, lines: int) -> None:
        until = time.monotonic() + 60
        while len(lines_in(journal)) < lines:
            assert time.monotonic() < until, f"stuck after {lines_in(journal)[-5:]}"
            time.sleep(0.002)

    def _pipes(self) -> tuple[IO[str], IO[str]]:
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        return self.nursery.stdin, self.nursery.stdout


def lines_in(journal: Path) -> list[str]:
    return journal.read_text("utf-8").splitlines() if journal.exists() else []


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture(scope="module")
def nursery() -> Iterator[subprocess.Popen[str]]:
    """Where players come from."""
    nursery = subprocess.Popen(
        [sys.executable, "-m", "tests.process.player"],
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    yield nursery
    nursery.communicate()


@pytest.fixture
def killer(nursery: subprocess.Popen[str], tmp_path: Path) -> Killer:
    """On an empty folder."""
    folder, journals = tmp_path / "data", tmp_path / "journals"
    folder.mkdir()
    journals.mkdir()
    return Killer(nursery, folder, journals)


def saved(folder: Path) -> dict[str, Any]:
    """The game that is on disk, after whatever has happened; from its backup where the file isn't there."""
    path = folder / "game.json"
    return game_in(path if path.exists() else path.with_name("game.json.bak"))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="without fork each player takes a second to start")
@pytest.mark.usefixtures("qapp")
def test_nothing_is_lost_but_the_last_unfinished_action(killer: Killer) -> None:
    desk = Desk(killer.folder)
    desk.start(
        (*desk.invite(*NAMES[:3]), *map(Seated, NAMES[3:])), spies=1, ghost=True, discussion_seconds=60
    )
    told = Told()
    dealt = 0
    for number in range(TIMES):
        told.come(saved(killer.folder))
        journal = killer.play("word", number)
        for line in journal:
            told.read(*line)
        after = saved(killer.folder)
        if after["ended"] is not None:
            shutil.copy(killer.folder / "game.json", killer.journals / f"over-after-{number}")
        assert told.fits(after), (number, journal)
        dealt += sum(line == ["dealt"] for line in journal)
    assert dealt >= TIMES // 10
    assert_everybody_has_their_games(killer)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="without fork each player takes a second to start")
@pytest.mark.usefixtures("qapp")
def test_nothing_is_lost_of_a_judged_game(killer: Killer) -> None:
    desk = BanditDesk(killer.folder)
    desk.start(12)
    desk.cards()
    told = Told()
    nights = 0
    for number in range(JUDGED_TIMES):
        told.come(saved(killer.folder))
        journal = killer.play("bandit", number)
        for line in journal:
            told.read(*line)
        after = saved(killer.folder)
        assert told.still_has_all(after), (number, journal)
        nights += sum("night" in line for line in journal)
    assert nights


@dataclass
class Told:
    """What people at the table know of their game."""

    before: dict[str, Any] = field(default_factory=dict)
    """The game as it was when the player started; nothing where it was dealt since."""
    acts: int = 0
    is_over: bool = False
    clock: int | None = None

    def come(self, game: dict[str, Any]) -> None:
        """To a game that lies there; who is killed before they begin does nothing to it."""
        self.before, self.acts, self.is_over = game, 0, False

    def read(self, what: str, *words: str) -> None:
        """Takes note of a line of the journal."""
        match what:
            case "home":
                assert words == ("resume_game",), "it is the biggest button of the start screen"
            case "resumed":
                assert words[0] not in SECRET
                if words[0] == "discussion" and self.clock is not None:
                    assert words[2] == "paused"
                    assert abs(int(words[1]) - self.clock) <= 2
            case "act":
                self.acts += 1
                self.clock = None
            case "clock":
                self.clock = int(words[0])
            case "over":
                self.is_over = True
            case "dealt":
                self.come({})

    def fits(self, after: dict[str, Any]) -> bool:
        """Whether the game that is on disk is what they know, or an action further."""
        had = self.before["record"]["actions"] if self.before else []
        has = after["record"]["actions"]
        if self.is_over and after["id"] != self.before.get("id", after["id"]):
            # The next one was dealt, and nobody had seen it yet.
            return has == []
        return has[: len(had)] == had and len(had) + self.acts <= len(has) <= len(had) + self.acts + 1

    def still_has_all(self, after: dict[str, Any]) -> bool:
        """The same of a game whose steps may be several actions: raised hands don't wait for the disk."""
        had = closed(self.before["record"]["actions"] if self.before else [])
        has = after["record"]["actions"]
        if self.is_over and after["id"] != self.before.get("id", after["id"]):
            return has == []
        return has[: len(had)] == had and len(had) + self.acts <= len(has)


def closed(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without the hands of a vote that is still open: they can be lowered."""
    return list(dropwhile(lambda action: action["do"] == "ballot", reversed(actions)))[::-1]


def assert_everybody_has_their_games(killer: Killer) -> None:
    """Each game that came to its end once, and what it brought."""
    Desk(killer.folder).settle()
    ended = {game["id"]: game for game in map(game_in, killer.journals.glob("over-*"))}
    assert ended
    expected: dict[str, History] = {}
    for game in sorted(ended.values(), key=itemgetter("ended", "id")):
        for profile, line in lines_in_game(game).items():
            expected[profile] = expected.get(profile, History()).given(line)
    profiles = Profiles(killer.folder)
    for one, history in expected.items():
        profile = profiles.get(one)
        assert profile is not None
        has = profile.history
        assert sorted(line.game for line in has.lines) == sorted(line.game for line in history.lines)
        assert has.stats.xp == history.stats.xp
        assert has.stats.over_all.played == len(ended)
    assert check(killer.folder) == 0


def lines_in_game(game: dict[str, Any]) -> dict[str, Line]:
    match = replay(read_record(game["record"]))
    envelope = Envelope(
        game=game["id"],
        kind=KIND,
        start=datetime.fromisoformat(game["started"]),
        end=datetime.fromisoformat(game["ended"]),
        language=match.setup.package.language,
        package=game["pack_id"],
        profiles=tuple(game["profiles"]),
    )
    return lines_of(match, envelope)
