"""What the table is told of a day that was really played, and what it isn't."""

from __future__ import annotations

from spyword_engine.seat import Seat
from spyword_qt.bandit import day_wording
from spyword_qt.bandit.day import gone_at_dawn, last_vote, speak_on_a_tie, speaking, tally
from spyword_qt.people import guests
from spyword_qt.seating import seat_people
from tests.qt.bandit.judged import NAMES, Judged

PEOPLE = seat_people(guests(NAMES))


def tie(*tied: Seat) -> dict[Seat, Seat | None]:
    """Each of them against the next one: all have one vote."""
    return dict(zip(tied, (*tied[1:], tied[0]), strict=True))


def after_vote(game: Judged) -> str:
    return day_wording.after_vote(game.view, PEOPLE)


def test_a_quiet_night_leads_to_the_speeches() -> None:
    game = Judged().night(7, saved=7)
    assert gone_at_dawn(game.view) == ()
    assert day_wording.after_dawn(game.view, PEOPLE) == "The speeches come next. Ann begins."


def test_nobody_hears_at_dawn_whether_the_game_is_over() -> None:
    going_on = Judged().night(7)
    over = Judged().night(0, shot=1).vote_out(9).to_night().night(2)
    sentence = "Unless that ends the game, last words come next: {name}."
    assert day_wording.after_dawn(going_on.view, PEOPLE) == sentence.format(name="Giulia")
    assert day_wording.after_dawn(over.view, PEOPLE) == sentence.format(name="Łucja")
    assert going_on.go_on().match.winner is None
    assert over.go_on().match.winner is not None


def test_without_last_words_who_begins_is_told() -> None:
    game = Judged().night(7).vote_out(8).to_night().night(9).vote_out(10).to_night().night(11)
    assert game.view.day == 3
    assert day_wording.after_dawn(game.view, PEOPLE) == (
        "Unless that ends the game, the speeches come next. Ann begins."
    )


def test_last_words_come_in_order_and_lead_to_the_first_speaker() -> None:
    game = Judged().night(9, shot=2).go_on()
    assert speaking(game.view) == (2, 9)
    assert day_wording.turn(game.view) == "Last words"
    assert day_wording.after_words(game.view, PEOPLE) == "Then Nadia."
    game.speak()
    assert speaking(game.view) == (2, 9)
    assert day_wording.after_words(game.view, PEOPLE) == "Then the speeches. Ben begins."


def test_who_was_voted_out_speaks_before_the_night() -> None:
    game = Judged().night(7, saved=7).vote_out(8)
    assert after_vote(game) == "Unless that ends the game, Wei leaves last words, and night falls."
    game.go_on()
    assert speaking(game.view) == (8,)
    assert day_wording.after_words(game.view, PEOPLE) == "Then night falls."


def test_a_large_table_has_last_words_for_a_vote_longer() -> None:
    for players, told in ((12, "Unless that ends the game, night falls."), (15, "Oskar leaves last words")):
        game = Judged(players).night(9, saved=9).vote_out(8).to_night().night(9, saved=9).vote_out(10)
        assert told in after_vote(game)


def test_speeches_go_round_and_lead_to_the_vote() -> None:
    game = Judged().night(3).go_on().speak()
    assert speaking(game.view) == (4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2)
    game.speak(10)
    assert day_wording.after_words(game.view, PEOPLE) == "Then you vote, with hands raised."


def test_those_tied_are_heard_again_and_then_the_others() -> None:
    game = Judged().night(7, saved=7).vote(tie(2, 3, 4))
    assert day_wording.vote_line(last_vote(game.view)) == "Tied with 1 vote each"
    assert after_vote(game) == (
        "Heard again: Łucja, Ben and Sofia. Then everybody votes, only among those tied."
    )
    assert speaking(game.view) == (2, 3, 4)
    assert day_wording.turn(game.view) == "Tied, and heard again"
    game.vote(tie(2, 3))
    assert after_vote(game).startswith("The 10 who are not tied are heard again.")
    assert speaking(game.view) == speak_on_a_tie(last_vote(game.view), game.view)
    assert set(speaking(game.view)).isdisjoint((2, 3))
    assert day_wording.turn(game.view) == "Not tied, and heard again"
    game.vote(tie(2, 3))
    assert after_vote(game) == "Tied a third time: the game ends as a draw."


def test_where_everybody_is_tied_again_nobody_is_left_to_speak() -> None:
    game = Judged().night(7, saved=7).vote({})
    assert day_wording.vote_word(last_vote(game.view)) == "Nobody raised a hand"
    assert day_wording.vote_line(last_vote(game.view)) == "A tie"
    assert after_vote(game) == "All 12 are tied: all are heard again, and then you vote again."
    game.vote({})
    assert after_vote(game) == "Everybody is tied again, so you vote again at once."


def test_a_tally_marks_those_tied_and_counts_who_gave_no_vote() -> None:
    game = Judged().night(7, saved=7).vote(tie(2, 3))
    counted = tally(last_vote(game.view))
    assert (counted.tied, counted.blank, counted.out) == ((2, 3), 10, None)
    counted = tally(last_vote(game.vote({0: 2, 1: 2, 4: 3}).view))
    assert (counted.totals, counted.tied, counted.out) == (((2, 2), (3, 1)), (), 2)


def test_only_a_few_are_named_in_a_sentence() -> None:
    assert day_wording.some(NAMES[:2]) == "Ann and Marco"
    assert day_wording.some(NAMES) == "16 people"
