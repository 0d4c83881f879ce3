"""Killed at any moment, or on a disk that refuses at any moment: nobody loses anything."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeAlias

import pytest

from spyword_qt.store.not_saved import NotSaved, SaveProblem
from spyword_qt.store.profile_files import ProfileFiles
from spyword_qt.store.profiles import FOLDER, Profiles
from tests.engine.progress.games import line
from tests.store.people import BLUE, Killed, State, break_off, full, hidden, opened, picture, state

Change: TypeAlias = Callable[[], object]
ALWAYS = sys.maxsize


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ada, who has played and has a picture, and Bob; and a file that brings each a game, and Cleo."""
    folder, elsewhere = tmp_path_factory.mktemp("here"), tmp_path_factory.mktemp("elsewhere")
    profiles, others = opened(folder), opened(elsewhere)
    ada, bob = profiles.create("Ada", 0, 0).id, profiles.create("Bob", 1, 1).id
    profiles.give(ada, hidden(1))
    profiles.set_portrait(ada, picture())
    cleo = others.create("Cleo", 2, 2).id
    others.set_portrait(cleo, picture())
    profiles.export([ada, bob], folder / "out")
    others.import_(others.read_export(folder / "out"))
    for one in (ada, bob):
        others.give(one, line(2))
    others.export([cleo, ada, bob], folder / "out")
    return folder


def someone(profiles: Profiles, name: str) -> str:
    return next(entry.id for entry in profiles.entries() if entry.name == name)


def create(profiles: Profiles, _: Path) -> Change:
    return partial(profiles.create, "Dora", 2, 2)


def rename(profiles: Profiles, _: Path) -> Change:
    ada = profiles.get(someone(profiles, "Ada"))
    return partial(profiles.save, ada.but(name="Eve"))


def give(profiles: Profiles, _: Path) -> Change:
    return partial(profiles.give, someone(profiles, "Ada"), line(7))


def change_portrait(profiles: Profiles, _: Path) -> Change:
    return partial(profiles.set_portrait, someone(profiles, "Ada"), picture(colour=BLUE))


def clear_portrait(profiles: Profiles, _: Path) -> Change:
    return partial(profiles.clear_portrait, someone(profiles, "Ada"))


def remove(profiles: Profiles, _: Path) -> Change:
    return partial(profiles.remove, someone(profiles, "Ada"))


def restore(profiles: Profiles, _: Path) -> Change:
    return partial(profiles.restore, profiles.remove(someone(profiles, "Ada")))


def take_in(profiles: Profiles, folder: Path) -> Change:
    return partial(profiles.import_, profiles.read_export(folder / "out"))


ACTS = (create, rename, give, change_portrait, clear_portrait, remove, restore, take_in)


class Attempts:
    """A change, tried on the same table again and again, and broken off one call later each time."""

    def __init__(self, table: Path, place: Path, act: Callable[[Profiles, Path], Change]) -> None:
        self._table = table
        self._place = place
        self._act = act
        self.folder = place / "whole"
        _, change = self.begin()
        self.before = state(self.folder)
        change()
        self.after = state(self.folder)

    def begin(self) -> tuple[Profiles, Change]:
        shutil.copytree(self._table, self.folder)
        profiles = opened(self.folder)
        return profiles, self._act(profiles, self.folder)

    def __iter__(self) -> Iterator[tuple[int, Profiles, Change]]:
        for step in range(100):
            self.folder = self._place / str(step)
            yield step, *self.begin()

    def is_good(self, found: State) -> bool:
        """Whether it is as before or as after; of an import and of a removal it may be part."""
        if self._act is take_in:
            each = (found.get(name) in (self.before.get(name), self.after[name]) for name in self.after)
            return all(each) and found.keys() <= self.after.keys()
        if self._act is remove:
            found = {name: (values, self.before[name][1]) for name, (values, _) in found.items()}
        return found in (self.before, self.after)


@pytest.fixture
def at(
    request: pytest.FixtureRequest,
    table: Path,
    tmp_path: Path,
) -> Attempts:
    return Attempts(table, tmp_path, request.param)


@pytest.mark.parametrize("at", ACTS, indirect=True)
def test_killed_at_any_moment(at: Attempts, monkeypatch: pytest.MonkeyPatch) -> None:
    for step, _, change in at:
        with monkeypatch.context() as patch:
            calls = break_off(patch, Killed, range(step, ALWAYS))
            with suppress(Killed):
                change()
        assert at.is_good(state(at.folder)), f"killed after {calls[:step]}"
        if len(calls) <= step:
            break
    assert step > 1
    assert state(at.folder) == at.after


@pytest.mark.parametrize("lasting", [True, False])
@pytest.mark.parametrize("at", ACTS, indirect=True)
def test_a_disk_that_refuses_at_any_moment(
    at: Attempts, monkeypatch: pytest.MonkeyPatch, lasting: bool
) -> None:
    for step, profiles, change in at:
        with monkeypatch.context() as patch:
            calls = break_off(patch, full, range(step, ALWAYS if lasting else step + 1))
            try:
                change()
            except NotSaved as refused:
                outcome = refused.problem
            else:
                outcome = None
        found = state(at.folder)
        assert at.is_good(found), f"refused after {calls[:step]}"
        assert outcome is SaveProblem.FULL or found == at.after, f"said to be done after {calls[:step]}"
        seen = {entry.name for entry in Profiles(at.folder).entries()}
        assert {entry.name for entry in profiles.entries()} == seen
        if len(calls) <= step:
            break
    assert step > 1


def test_a_picture_that_a_crash_left_goes_with_the_next_one(table: Path, tmp_path: Path) -> None:
    folder = tmp_path / "here"
    shutil.copytree(table, folder)
    profiles = opened(folder)
    ada = someone(profiles, "Ada")
    ProfileFiles(folder / FOLDER).put_portrait(ada, b"left")
    assert len(list((folder / FOLDER).glob(f"{ada}-*.png"))) == 2
    profiles.set_portrait(ada, picture())
    assert len(list((folder / FOLDER).glob(f"{ada}-*.png"))) == 1
