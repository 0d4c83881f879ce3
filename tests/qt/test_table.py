"""The presenter: what it asks the rules, what it keeps, and what it never does at the wrong moment."""

from __future__ import annotations

import errno
import json
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from spyword_engine.deal import Role
from spyword_engine.phase import Phase
from spyword_qt.device import Gate, GateNote, OnTable, Opened, Purpose
from spyword_qt.draft import Draft
from spyword_qt.people import guests
from spyword_qt.store.plays import Plays
from spyword_qt.table import Table
from spyword_qt.told import Told
from tests.qt.desk import NAMES, Desk
from tests.qt.failing_disk import FailingDisk
from tests.store.own import draft_of_words, picture


@pytest.fixture
def desk(tmp_path: Path, qapp: object) -> Desk:
    return Desk(tmp_path)


def test_cards_go_round_in_seat_order_through_a_gate_each(desk: Desk) -> None:
    desk.start()
    for seat in range(7):
        assert desk.table.step == Gate(seat, Purpose.CARD)
        desk.table.got_it()
        assert desk.table.step == Gate(seat, Purpose.CARD), "nobody hides a card that wasn't opened"
        desk.table.ready()
        assert desk.table.step == Opened(seat, Purpose.CARD)
        desk.table.got_it()
    assert desk.view.phase is Phase.CLUES
    assert desk.table.step == OnTable()


def test_a_card_is_lent_only_while_it_is_open(desk: Desk) -> None:
    desk.start()
    with pytest.raises(LookupError):
        desk.table.card_face()
    desk.table.ready()
    face = desk.table.card_face()
    assert face.word is None or face.picture is not None
    assert face.word is None or face.word not in repr(face)
    desk.table.cover()
    assert desk.table.step == Gate(0, Purpose.CARD, GateNote.COVERED)
    with pytest.raises(LookupError):
        desk.table.card_face()


def test_covering_changes_nothing_on_the_table(desk: Desk) -> None:
    desk.start()
    desk.cards()
    desk.table.cover()
    assert desk.table.step == OnTable()


def test_after_standing_still_the_clock_is_paused_and_says_so(desk: Desk) -> None:
    desk.start(discussion_seconds=60)
    desk.to_discussion()
    desk.pass_time(10)
    desk.clock.advance(3600)
    desk.pass_time(1)
    clock = desk.table.clock_view()
    assert clock is not None
    assert (clock.left, clock.paused, clock.stood_still) == (50, True, True)


def test_a_second_look_goes_through_the_gate_and_comes_back_to_the_same_point(desk: Desk) -> None:
    desk.start()
    desk.cards()
    desk.table.gave_clue()
    before = desk.view
    desk.table.check_word(3)
    assert desk.table.step == Gate(3, Purpose.LOOK)
    desk.table.ready()
    desk.table.card_face()
    desk.table.got_it()
    assert desk.table.step == OnTable()
    assert desk.view == before


def test_a_gate_for_a_second_look_can_be_put_down_but_no_other(desk: Desk) -> None:
    desk.start()
    desk.table.put_down()
    assert desk.table.step == Gate(0, Purpose.CARD)
    desk.cards()
    desk.table.check_word(3)
    desk.table.put_down()
    assert desk.table.step == OnTable()


def test_who_is_out_may_not_look(desk: Desk) -> None:
    desk.start()
    desk.to_discussion()
    desk.table.leave(2)
    desk.table.check_word(2)
    assert desk.table.step == OnTable()


def test_time_up_starts_the_vote_once_and_the_gate_says_so(desk: Desk) -> None:
    desk.start(discussion_seconds=60)
    desk.to_discussion()
    desk.table.more_time()
    desk.pass_time(89)
    assert desk.view.phase is Phase.DISCUSSION
    desk.pass_time(1)
    assert desk.view.phase is Phase.VOTE
    assert desk.table.step == Gate(0, Purpose.VOTE, GateNote.TIME_UP)
    before = desk.saved()
    for timer in desk.table.findChildren(QTimer):
        timer.timeout.emit()
    assert desk.saved() == before, "a stale tick never acts"


def test_time_up_covers_a_card_that_is_open(desk: Desk) -> None:
    desk.start(discussion_seconds=60)
    desk.to_discussion()
    desk.table.check_word(4)
    desk.table.ready()
    desk.pass_time(60)
    assert desk.table.step == Gate(0, Purpose.VOTE, GateNote.TIME_UP)
    with pytest.raises(LookupError):
        desk.table.card_face()


def test_a_paused_clock_stands_and_nothing_starts_by_itself(desk: Desk) -> None:
    desk.start(discussion_seconds=60)
    desk.to_discussion()
    desk.table.toggle_pause()
    desk.pass_time(1000)
    clock = desk.table.clock_view()
    assert clock is not None
    assert (clock.left, clock.paused, desk.view.phase) == (60, True, Phase.DISCUSSION)
    desk.table.toggle_pause()
    clock = desk.table.clock_view()
    assert clock is not None
    assert not clock.paused


def test_unlimited_has_no_clock(desk: Desk) -> None:
    desk.start(discussion_seconds=None)
    desk.to_discussion()
    assert desk.table.clock_view() is None
    assert not desk.table.offers().more_time


def test_a_vote_needs_the_voters_hands(desk: Desk) -> None:
    desk.start()
    desk.to_discussion()
    desk.table.start_vote()
    desk.table.submit_vote(1)
    assert len(desk.view.waiting) == 7, "a gate casts no vote"
    desk.table.ready()
    desk.table.submit_vote(1)
    assert len(desk.view.waiting) == 6
    desk.table.submit_vote(1)
    assert len(desk.view.waiting) == 6, "nor does the next voter's gate"


def test_undo_takes_back_a_clue_and_then_another(desk: Desk) -> None:
    desk.start()
    desk.cards()
    first, second = desk.view.order[:2]
    desk.table.gave_clue()
    desk.table.gave_clue()
    desk.table.undo()
    assert desk.view.turn == second
    desk.table.undo()
    assert desk.view.turn == first
    assert not desk.table.offers().undo, "a card that was seen can't be unseen"


def test_undo_takes_back_the_start_of_a_vote_and_the_clock_stands_where_it_was(desk: Desk) -> None:
    desk.start(discussion_seconds=60)
    desk.to_discussion()
    desk.clock.advance(3)
    desk.table.start_vote()
    desk.clock.advance(100)
    desk.table.undo()
    clock = desk.table.clock_view()
    assert desk.view.phase is Phase.DISCUSSION
    assert clock is not None
    assert (clock.left, clock.paused) == (57, True)


def test_undo_after_time_up_gives_half_a_minute(desk: Desk) -> None:
    desk.start(discussion_seconds=60)
    desk.to_discussion()
    desk.pass_time(60)
    desk.table.undo()
    clock = desk.table.clock_view()
    assert clock is not None
    assert (clock.left, clock.paused) == (30, True)


def test_a_vote_in_which_somebody_voted_stays_begun(desk: Desk) -> None:
    desk.start()
    desk.to_discussion()
    desk.table.start_vote()
    assert desk.table.offers().undo
    desk.table.ready()
    desk.table.submit_vote(1)
    assert not desk.table.offers().undo
    desk.table.undo()
    assert len(desk.view.waiting) == 6


def test_redeal_brings_other_words_until_the_first_ballot(desk: Desk) -> None:
    desk.start()
    desk.to_discussion()
    first = desk.saved()
    desk.table.redeal()
    again = desk.saved()
    assert again["pack"] != first["pack"]
    assert again["settings"] == first["settings"]
    assert desk.table.step == Gate(0, Purpose.CARD)
    desk.to_discussion()
    desk.table.start_vote()
    desk.table.ready()
    desk.table.submit_vote(1)
    assert not desk.table.offers().redeal
    desk.table.redeal()
    assert desk.saved()["pack"] == again["pack"]


def test_redeal_seats_those_who_are_still_in_the_room(desk: Desk) -> None:
    desk.start(7, spies=2, ghost=False)
    desk.cards()
    desk.table.leave(6)
    desk.table.redeal()
    assert desk.view.players == NAMES[:6]


def test_somebody_leaves_during_the_vote_and_it_begins_anew(desk: Desk) -> None:
    desk.start()
    desk.to_discussion()
    desk.table.start_vote()
    desk.table.ready()
    desk.table.submit_vote(1)
    desk.table.leave(5)
    assert desk.view.phase is Phase.VOTE
    assert desk.view.waiting == (0, 1, 2, 3, 4, 6)
    assert desk.table.step == Gate(0, Purpose.VOTE, GateNote.VOTE_ANEW)


def test_closing_and_resuming_come_to_the_same_point_with_the_clock_paused(
    desk: Desk, tmp_path: Path
) -> None:
    desk.start(discussion_seconds=60)
    desk.to_discussion()
    desk.clock.advance(4)
    desk.table.keep()
    before = desk.view
    later = Desk(tmp_path)
    assert later.resume()
    assert later.view == before
    clock = later.table.clock_view()
    assert clock is not None
    assert (clock.left, clock.paused) == (56, True)


@pytest.mark.parametrize("opened", [False, True])
def test_resuming_never_leads_into_a_secret(desk: Desk, tmp_path: Path, opened: bool) -> None:
    desk.start()
    if opened:
        desk.table.ready()
    later = Desk(tmp_path)
    assert later.resume()
    assert later.table.step == Gate(0, Purpose.CARD, GateNote.RESUMED)


def test_cast_votes_are_kept_over_a_restart(desk: Desk, tmp_path: Path) -> None:
    desk.start()
    desk.to_discussion()
    desk.table.start_vote()
    desk.table.ready()
    desk.table.submit_vote(1)
    desk.table.ready()
    later = Desk(tmp_path)
    assert later.resume()
    assert later.table.step == Gate(1, Purpose.VOTE, GateNote.RESUMED)
    assert len(later.view.waiting) == 6


def test_giving_up_leaves_nothing_to_resume(desk: Desk) -> None:
    desk.start()
    assert desk.folder_has_a_game
    desk.table.close()
    assert not desk.folder_has_a_game
    assert not desk.table.is_on


def test_play_again_keeps_table_and_settings_and_brings_another_package(desk: Desk) -> None:
    desk.start(7, tie_breaker="lots")
    desk.to_discussion()
    first = desk.saved()
    desk.table.play_again()
    again = desk.saved()
    assert again["settings"] == first["settings"]
    assert again["players"] == first["players"]
    assert again["pack"] != first["pack"]


@pytest.mark.parametrize("has_ended", [False, True])
def test_a_package_that_is_deleted_takes_no_game_along(desk: Desk, tmp_path: Path, has_ended: bool) -> None:
    pack = desk.own_packs.save(draft_of_words("tent", "caravan", pictures=True))
    desk.table.start(Draft(guests(NAMES[:4]), pack=pack.id))
    desk.cards()
    if has_ended:
        desk.table.leave(0)
    desk.own_packs.delete(pack.id)
    later = Desk(tmp_path)
    assert later.resume()
    if not has_ended:
        later.table.leave(0)
    cards = later.table.end_cards()
    shown = {cards.citizen, cards.spy}
    assert shown == {picture("red"), picture("blue")}
    later.table.close()
    assert not (tmp_path / "game-pack").exists()


def test_kinds_that_are_off_come_in_no_surprise(desk: Desk) -> None:
    own = desk.own_packs.save(draft_of_words("tent", "caravan", kind="camping"))
    groups = {label.group for label in desk.shelf.labels if label.id != own.id}
    desk.switch_off(*groups)
    desk.start(4)
    assert desk.saved()["pack"] == own.id
    desk.table.play_again()
    assert desk.saved()["pack"] == own.id, "there is no other"


def test_a_package_counts_as_played_only_once_its_game_is_done_with(desk: Desk) -> None:
    def times() -> int:
        # Read anew, as a chooser in another window would.
        plays = Plays(desk.folder)
        plays.load()
        return plays.times(pack, ["ada"])

    desk.start()
    pack = desk.saved()["pack"]
    desk.to_discussion()
    assert times() == 0, "or the chooser would tell the ghost what kind of word it lacks"
    desk.table.close()
    assert times() == 1
    desk.start(4)
    pack = desk.saved()["pack"]
    desk.cards()
    desk.table.redeal()
    assert times() == 1, "its words were seen"
    pack = desk.saved()["pack"]
    desk.table.leave(0)
    assert desk.view.phase is Phase.OVER
    desk.table.close()
    assert times() == 1, "not twice"


def times_played(desk: Desk, pack: str) -> int:
    """By Ada, as a chooser in another window would read it."""
    plays = Plays(desk.folder)
    plays.load()
    return plays.times(pack, ["ada"])


def test_a_package_counts_once_though_the_game_was_not_marked_as_counted(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.start(4)
    pack = desk.saved()["pack"]
    # As if it was killed when it had noted the play, and not the game.
    disk = FailingDisk(desk.folder, monkeypatch)
    disk.refuse(errno.EACCES, of=lambda path: "game.json" in path)
    desk.table.leave(0)
    assert times_played(desk, pack) == 1
    disk.work()
    again = Desk(desk.folder)
    assert again.resume()
    again.table.close()
    assert times_played(desk, pack) == 1


def test_the_package_of_a_game_that_makes_room_for_another_counts_as_played(desk: Desk) -> None:
    desk.start(4)
    pack = desk.saved()["pack"]
    desk.cards()
    desk.table.lay_aside()
    desk.start(4)
    assert times_played(desk, pack) == 1


@pytest.mark.parametrize("looks_at_the_end", [False, True])
def test_a_kill_at_the_end_costs_no_play_and_brings_none(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looks_at_the_end: bool
) -> None:
    desk.start(4)
    pack = desk.saved()["pack"]
    desk.table.lay_aside()
    with monkeypatch.context() as killed:
        # Nothing comes after the end is on disk.
        killed.setattr(Table, "_catch_up", lambda _table: None)
        dying = Desk(tmp_path)
        assert dying.resume()
        dying.table.leave(0)
    assert times_played(desk, pack) == 0
    for _ in range(2):
        later = Desk(tmp_path)
        if looks_at_the_end:
            assert later.resume()
            later.table.lay_aside()
    later.start(4)
    assert times_played(later, pack) == 1


def test_a_hidden_ghost_guesses_in_private_and_a_blank_costs_nothing(desk: Desk) -> None:
    desk.start(7, reveal_roles=False, spies=1, ghost=True)
    desk.to_discussion()
    desk.table.start_vote()
    ghost = desk.seat_of(Role.GHOST)
    desk.vote_out(ghost)
    desk.table.go_on()
    assert desk.table.step == Gate(ghost, Purpose.PRIVATE)
    desk.table.ready()
    assert desk.table.private_role() is Role.GHOST
    desk.table.done(" ?! ")
    assert desk.told == [Told.BLANK_GUESS]
    assert desk.view.phase is Phase.PRIVATE
    desk.table.done("nothing like it")
    assert desk.view.phase is Phase.CLUES
    assert desk.view.last_guess is None, "nobody is told"


def test_a_hidden_citizen_types_a_word_that_is_thrown_away(desk: Desk) -> None:
    desk.start(7, reveal_roles=False, spies=1, ghost=True)
    desk.to_discussion()
    desk.table.start_vote()
    citizen = desk.seat_of(Role.CITIZEN)
    desk.vote_out(citizen)
    desk.table.go_on()
    desk.table.ready()
    desk.table.done("  ")
    assert desk.told == [Told.BLANK_GUESS], "the same refusal for everybody"
    desk.table.done("goodnight")
    assert desk.view.phase is Phase.CLUES
    assert "goodnight" not in json.dumps(desk.saved())


def test_a_full_disk_is_said_once_and_the_game_goes_on(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    desk.start()
    with monkeypatch.context() as broken:
        broken.setattr("os.fsync", full)
        desk.cards()
        assert desk.told == [Told.NOT_SAVED]
    desk.table.gave_clue()
    desk.told.clear()
    with monkeypatch.context() as broken:
        broken.setattr("os.fsync", full)
        desk.table.gave_clue()
    assert desk.told == [Told.NOT_SAVED], "after it worked again, a new fault is news"
    assert desk.view.phase is Phase.CLUES
