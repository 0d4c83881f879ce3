"""Each kind of game is known wherever kinds are told apart."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from spyword_engine.progress.kinds import KINDS
from spyword_qt import game_lines
from spyword_qt.aside_scenes import _RULEBOOKS
from spyword_qt.backstage import Backstage
from spyword_qt.draft import Draft, Led
from spyword_qt.flow import AT_THE_TABLE, Flow
from spyword_qt.game_check import check_saved
from spyword_qt.game_kind import GAMES, TRAITS, GameKind
from spyword_qt.game_pictures import game_picture
from spyword_qt.gathering import PLAYERS
from spyword_qt.past import past
from spyword_qt.people import guests
from spyword_qt.scenery import Scenery
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.setup import SetupScreen
from spyword_qt.theme.sounds import Sounds
from tests.qt.bandit.desk import JUDGE, NAMES
from tests.qt.conftest import Clock


@pytest.fixture
def backstage(tmp_path: Path, qapp: object, clock: Clock) -> Backstage:
    return Backstage(tmp_path, seed=1, language="en", clock=clock)


@pytest.mark.parametrize("kind", GAMES)
def test_a_game_of_each_kind_is_dealt_and_kept_and_told_of(backstage: Backstage, kind: GameKind) -> None:
    tables = backstage.tables
    draft = Draft(guests(NAMES[:12]), game=kind, led=Led(JUDGE))
    assert draft.can_start
    tables.of(draft.game).start(draft)
    tables.leave_off()
    saved = backstage.games.load().value
    assert saved is not None
    assert tables.kind == saved.kind == kind
    assert (saved.pack_id is not None) == TRAITS[kind].has_packages
    check_saved(saved)
    assert past(kind).game_name()


@pytest.mark.parametrize("kind", GAMES)
def test_a_game_of_each_kind_has_its_scenes(backstage: Backstage, kind: GameKind) -> None:
    backstage.preferences = replace(backstage.preferences, game=kind)
    room = QObject()
    flow, sounds = Flow(room), Sounds(room)
    scenery = Scenery(backstage, flow, sounds, {}, backstage.tables.of(kind).start, print, room)
    own = set(scenery.at_the_table())
    assert {ScreenName.HANDOFF, ScreenName.OVER} <= own <= set(AT_THE_TABLE)
    assert tuple(scenery._of_kind) == GAMES


def test_each_kind_has_its_part_of_what_is_set_up(qtbot: QtBot, clock: Clock) -> None:
    screen = SetupScreen(clock)
    qtbot.addWidget(screen)
    assert tuple(screen._page.parts) == GAMES


def test_whoever_tells_kinds_apart_knows_them_all() -> None:
    assert tuple(PLAYERS) == tuple(KINDS) == tuple(game_lines._OF_KIND) == tuple(_RULEBOOKS) == GAMES
    assert all(game_picture(kind).exists() for kind in GAMES)
