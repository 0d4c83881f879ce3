"""What the table works out for itself: sides still in, and where the result of a vote leads."""

from __future__ import annotations

from spyword_engine.deal import Role
from spyword_qt.standing import Follows, candidates, follows, role_of, still_in, voters, votes_for
from tests.qt.played import Played

CIRCLE = {seat: (seat + 1) % 7 for seat in range(7)}


def test_sides_are_counted_from_the_settings_and_from_who_is_out() -> None:
    game = Played(7, ghost=2)
    assert still_in(game.view) == {Role.CITIZEN: 5, Role.SPY: 1, Role.GHOST: 1}
    game.vote({}, otherwise=1)
    assert still_in(game.view) == {Role.CITIZEN: 5, Role.SPY: 0, Role.GHOST: 1}


def test_a_side_that_nobody_was_dealt_is_no_side() -> None:
    assert still_in(Played(4).view) == {Role.CITIZEN: 3, Role.SPY: 1}


def test_who_leaves_is_no_longer_in() -> None:
    game = Played(7, ghost=2).to_clues().leave(0)
    assert still_in(game.view) == {Role.CITIZEN: 4, Role.SPY: 1, Role.GHOST: 1}


def test_hidden_roles_are_not_counted() -> None:
    game = Played(7, reveal_roles=False).vote({}, otherwise=1)
    assert still_in(game.view) is None
    assert role_of(game.view, 1) is None


def test_a_citizen_out_leads_to_the_next_round() -> None:
    assert follows(Played(7).vote({}, otherwise=0).view) is Follows.ROUND


def test_the_last_spy_out_leads_to_the_end() -> None:
    assert follows(Played(7).vote({}, otherwise=1).view) is Follows.OVER


def test_the_last_citizen_but_one_out_leads_to_the_end() -> None:
    game = Played(4).vote({}, otherwise=0).go_on().vote({}, otherwise=2)
    assert follows(game.view) is Follows.OVER


def test_the_ghost_out_leads_to_its_guess() -> None:
    assert follows(Played(7, ghost=2).vote({}, otherwise=2).view) is Follows.GUESS


def test_hidden_roles_lead_everybody_to_the_private_screen() -> None:
    for seat in (0, 1, 2):
        game = Played(7, ghost=2, reveal_roles=False).vote({}, otherwise=seat)
        assert follows(game.view) is Follows.PRIVATE


def test_who_is_out_and_has_left_gets_no_screen() -> None:
    for seat in (0, 2):
        game = Played(7, ghost=2, reveal_roles=False).vote({}, otherwise=seat).leave(seat)
        assert follows(game.view) is Follows.ROUND


def test_a_tie_leads_to_the_duel_unless_a_duellist_leaves() -> None:
    game = Played(7).vote({0: 1, 2: 1, 3: 1, 1: 2, 4: 2, 5: 2, 6: 3})
    assert follows(game.view) is Follows.DUEL
    game.leave(2)
    assert follows(game.view) is Follows.ROUND


def test_a_passed_vote_leads_to_the_next_round() -> None:
    game = Played(7, allow_pass=True).vote({0: 1, 2: 1}, otherwise=None)
    assert follows(game.view) is Follows.ROUND


def test_what_follows_is_what_the_engine_then_does() -> None:
    game = Played(7, tie_breaker="lots").vote(CIRCLE)
    assert follows(game.view) in (Follows.ROUND, Follows.OVER)
    expected = "over" if follows(game.view) is Follows.OVER else "clues"
    assert game.go_on().view.phase == expected


def test_votes_are_counted() -> None:
    vote = Played(7, allow_pass=True).vote({0: 1, 2: 1, 3: None}, otherwise=5).view.last_vote
    assert vote is not None
    assert voters(vote) == 7
    assert votes_for(vote, 1) == 2
    assert votes_for(vote, 6) == 0


def test_candidates_are_those_who_were_in() -> None:
    assert candidates(Played(7).vote({}, otherwise=1).view) == (0, 1, 2, 3, 4, 5, 6)


def test_duellists_are_those_who_did_not_vote() -> None:
    tie = {0: 1, 2: 1, 3: 1, 1: 2, 4: 2, 5: 2, 6: 3}
    game = Played(7).vote(tie).go_on().vote({}, otherwise=1)
    assert candidates(game.view) == (1, 2)
    told = Played(7, vote_result="totals").vote(tie).go_on().vote({}, otherwise=1)
    assert candidates(told.view) == ()
