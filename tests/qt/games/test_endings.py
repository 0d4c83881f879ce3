"""Whole games to every ending, with duel, lots and pass on the way, and what the table reads at the end."""

from __future__ import annotations

from collections.abc import Sequence

from spyword_qt.widgets.matrix import VoteMatrix
from tests.qt.games.party import NAMES, Party, against, in_turn, passes, tie

WON = ", who won"


def assert_end(party: Party, winner: str, why: str, votes: Sequence[str] = ()) -> None:
    """Winner and why, both words, everybody's role; and the heads of the log where they are given."""
    assert party.screen == "over"
    one_spy = len(party.seats("spy")) == 1
    spies_word = "The spy’s word" if one_spy else "The spies’ word"
    assert party.reads(winner, why, "The citizens’ word", spies_word, *party.secrets())
    assert who_won(party) or winner.startswith("Nobody")
    assert all(side.lower() in winner.lower() for side in who_won(party))
    groups = said_at_the_end(party)
    assert names_in(groups["Citizens"]) == party.names("citizen")
    assert names_in(groups["Spy" if one_spy else "Spies"]) == party.names("spy")
    assert names_in(groups.get("Ghost", "")) == party.names("ghost")
    if votes:
        assert groups["Votes"] == ", ".join(votes)


def said_at_the_end(party: Party) -> dict[str, str]:
    """The table of roles and votes, as it is heard: what follows each heading."""
    return {heading.removesuffix(WON): text for heading, text in _heard_at_the_end(party).items()}


def who_won(party: Party) -> list[str]:
    """The sides that are heard to have won."""
    return [heading.removesuffix(WON) for heading in _heard_at_the_end(party) if heading.endswith(WON)]


def _heard_at_the_end(party: Party) -> dict[str, str]:
    matrix = party.page.findChild(VoteMatrix)
    assert isinstance(matrix, VoteMatrix)
    parts = (part.partition(": ") for part in matrix.accessibleDescription().split("; "))
    return {heading: text for heading, _, text in parts}


def names_in(group: str) -> list[str]:
    """Who is named outside of the brackets, which hold their votes."""
    return [name for name in NAMES if f", {name}" in _outside(group)]


def _outside(group: str) -> str:
    text, depth = ", ", 0
    for letter in group:
        depth += (letter == "(") - (letter == ")")
        text += letter if depth == 0 else ""
    return text


class TestFour:
    def test_citizens_win_without_a_clock_and_knowing_spies(self, party: Party) -> None:
        party.deal(4, "discussion_seconds_unlimited", "spies_know_role", "speaking_mode_sentence")
        party.play(vote=against(party.seats("spy")))
        told = party.read_on("card")
        spy = party.seats("spy")[0]
        assert ["You are a spy. Your word" in said for said in told] == [seat == spy for seat in range(4)]
        talk = party.said[party.seen.index("discussion")]
        assert "No time limit" in talk
        assert ":" not in talk
        assert "Pause" not in talk
        assert "One sentence, out loud." in party.said[party.seen.index("clue")]
        assert "A spy" in party.said[party.seen.index("result")]
        assert_end(party, "The citizens win", "After 1 round. No spy is left.", ["1"])

    def test_the_spy_wins_by_lots_with_totals_only(self, party: Party) -> None:
        party.deal(4, "tie_breaker_lots", "vote_result_totals")
        citizens = party.seats("citizen")
        party.play(vote=in_turn(party, tie(*citizens[:2]), against(citizens)))
        first, second = party.read_on("result")
        assert "Tied, and out by lot" in first
        assert "A citizen" in first
        assert f"{NAMES[citizens[0]]}: 2" in first
        assert f"{NAMES[citizens[1]]}: 2" in first
        assert "Out with 2 of 3 votes" in second
        for said in (first, second):
            assert voters_told(said) == [], "totals only"
        assert_end(party, "The spy wins", "After 2 rounds. One citizen is left.", ["1 by lot", "2"])
        ended = said_at_the_end(party)
        assert f"{NAMES[citizens[0]]} (2" in ended["Citizens"]
        assert not any(f"({name}" in part for part in ended.values() for name in NAMES), "totals only"

    def test_nobody_wins_when_three_are_left_in_the_room(self, party: Party) -> None:
        party.deal(4)
        party.play("clue")
        party.leave(party.seats("citizen")[0])
        assert_end(party, "Nobody wins", "Fewer than four are left in the room.")

    def test_who_goes_home_does_not_play_again(self, party: Party) -> None:
        party.deal(5)
        party.leave(4)
        party.play("over", vote=against(party.seats("spy", "ghost")))
        party.press("play_again")
        assert party.screen == "handoff"
        party.leave(0)
        assert party.reads("Nobody wins")
        party.press("play_again")
        assert party.screen == "setup"
        assert not party.offers("start_game")
        assert party.reads("3")


class TestSeven:
    def test_citizens_win_by_way_of_pass_duel_and_lots(self, party: Party) -> None:
        party.deal(7, "allow_pass")
        (spy,), (ghost,) = party.seats("spy"), party.seats("ghost")
        a, b, c, d, _ = party.seats("citizen")

        def three_each(voter: str, _: Sequence[int]) -> int:
            """Three votes for a, three for b, one for c or d."""
            seat = NAMES.index(voter)
            if seat in (a, b):
                return a + b - seat
            others = [other for other in range(7) if other not in (a, b)]
            return (a, a, b, b, c if c != seat else d)[others.index(seat)]

        party.play(
            vote=in_turn(
                party,
                passes,
                three_each,
                against([a]),
                tie(b, c),
                tie(b, c),
                against([spy]),
                against([ghost]),
            )
        )
        results = party.read_on("result")
        assert "7 of 7 passed\nNobody is out" in results[0]
        assert "The next vote can’t be passed." in results[0]
        assert "On to Round 2" in results[0]
        assert "Tied with 3 votes each\nA duel" in results[1]
        assert f"{NAMES[a]} and {NAMES[b]} give one more clue, then the others vote." in results[1]
        assert f"Out in the duel, 5 of 5\n{NAMES[a]}" in results[2]
        assert "Still in: 4 citizens, 1 spy and the ghost." in results[2]
        assert "Tied with 3 votes each\nA duel" in results[3]
        assert "Tied, and out by lot" in results[4]
        assert "A citizen" in results[4]
        assert "A spy" in results[5]
        assert "The ghost" in results[6]
        assert "The ghost’s guess" in results[6]
        assert_end(
            party,
            "The citizens win",
            "After 5 rounds. No spy and no ghost is left.",
            ["1", "2", "3 a duel", "4", "5 by lot", "6", "7"],
        )
        assert party.reads("The ghost guessed “zzz”.", "That isn’t the citizens’ word.")
        log = said_at_the_end(party)["Citizens"]
        assert f"{NAMES[a]} (passed, {NAMES[b]}, in the duel, out)" in log
        votes = party.read_on("vote")
        assert all("Pass" in said.split("\n") for said in votes[:7])
        assert not any("Pass" in said.split("\n") for said in votes[7:14]), "not twice in a row"
        gates = [
            tuple(text for text in said.split("\n") if "vote" in text) for said in party.read_on("handoff")
        ]
        assert gates.count(("Round 1, vote", "It is your vote.")) == 7
        assert gates.count(("Round 2, duel vote", "It is your vote in the duel.")) == 5
        duel = votes[14:19]
        assert all("which of these should go?" in said for said in duel)
        assert not any("Pass" in said.split("\n") for said in duel)
        assert all(said.endswith(f"{NAMES[min(a, b)]}\n{NAMES[max(a, b)]}") for said in duel)

    def test_the_spy_wins_with_roles_hidden_and_totals_only(self, party: Party) -> None:
        party.deal(7, "reveal_roles", "vote_result_totals")
        party.play(vote=against(party.seats("citizen")))
        assert party.seen.count("private") == 4
        assert "guess" not in party.seen
        for screen, said in zip(party.seen, party.said, strict=True):
            if screen == "result":
                assert "Role hidden" in said
                assert voters_told(said) == []
        assert_end(
            party,
            "The spy and the ghost win",
            "After 4 rounds. One citizen is left.",
            ["1", "2", "3", "4"],
        )

    def test_the_ghost_wins_alone_before_everybody(self, party: Party) -> None:
        party.deal(7)
        party.play(vote=against(party.seats("ghost")), guess=party.word())
        assert party.seen[-2:] == ["guess", "over"]
        assert_end(party, "The ghost wins", "After 1 round. One guess was enough.", ["1"])
        assert party.reads(f"The ghost guessed “{party.word()}”.", "That is the citizens’ word.")

    def test_a_hidden_ghost_wins_alone_and_a_wrong_guess_is_told_to_nobody(self, party: Party) -> None:
        party.deal(7, "reveal_roles")
        citizen = party.seats("citizen")[0]
        # What anybody else types is thrown away, be it the citizens' word.
        party.play(vote=in_turn(party, against([citizen]), against(party.seats("ghost"))), guess=party.word())
        assert party.seen[-4:] == ["result", "handoff", "private", "over"]
        assert party.seen.count("private") == 2
        assert_end(party, "The ghost wins", "After 2 rounds. One guess was enough.", ["1", "2"])

    def test_a_hidden_ghost_that_guesses_wrong_is_named_at_the_end_only(self, party: Party) -> None:
        party.deal(7, "reveal_roles")
        ghost, spy = party.seats("ghost"), party.seats("spy")
        party.play(vote=in_turn(party, against(ghost), against(spy)), guess="nothing of the kind")
        assert not any("guess" in said for said in party.said[party.seen.index("private") + 1 : -1])
        assert_end(party, "The citizens win", "After 2 rounds. No spy and no ghost is left.", ["1", "2"])
        assert party.reads("The ghost guessed “nothing of the kind”.")

    def test_nobody_wins_after_leaves_from_every_screen_with_a_menu(self, party: Party) -> None:
        party.deal(7)
        (ghost,), (a, b, c, *_) = party.seats("ghost"), party.seats("citizen")
        party.leave(a)
        party.play("clue")
        party.leave(b)
        party.play("discussion")
        assert party.reads(f"3 citizens, Out: {NAMES[a]}, Out: {NAMES[b]}; 1 spy; the ghost")
        party.play("result", vote=against([ghost]))
        party.leave(ghost)
        assert party.screen == "result", "who was voted out may go home as well"
        party.leave(c)
        assert_end(party, "Nobody wins", "Fewer than four are left in the room.", ["1"])
        assert party.reads("The ghost left without a guess.")
        assert f"{NAMES[a]} (left)" in said_at_the_end(party)["Citizens"]


class TestTwelve:
    def test_citizens_win_with_totals_only(self, party: Party) -> None:
        party.deal(12, "vote_result_totals")
        evil = party.seats("spy", "ghost")
        party.play(vote=against(evil), guess="nothing of the kind")
        assert_end(party, "The citizens win", "After 3 rounds. No spy and no ghost is left.", ["1", "2", "3"])
        assert party.reads("That isn’t the citizens’ word.")

    def test_spies_win_with_roles_hidden(self, party: Party) -> None:
        party.deal(12, "reveal_roles", "tie_breaker_lots")
        citizens = party.seats("citizen")
        party.hurry(vote=in_turn(party, tie(*citizens[:2]), against(citizens)))
        assert party.seen.count("private") == 8
        assert_end(
            party,
            "The spies and the ghost win",
            "After 8 rounds. One citizen is left.",
            ["1 by lot", *map(str, range(2, 9))],
        )

    def test_the_ghost_wins_alone(self, party: Party) -> None:
        party.deal(12, "spies_3")
        party.play(vote=against(party.seats("ghost")), guess=party.word().upper())
        assert_end(party, "The ghost wins", "After 1 round. One guess was enough.", ["1"])

    def test_nobody_wins_when_most_go_home(self, party: Party) -> None:
        party.deal(12)
        (spy, _), (ghost,), citizens = party.seats("spy"), party.seats("ghost"), party.seats("citizen")
        party.play("discussion")
        for seat in (spy, ghost, *citizens[:6]):
            party.leave(seat)
        assert party.screen == "discussion"
        gone = ", ".join(f"Out: {NAMES[seat]}" for seat in citizens[:6])
        assert party.reads(f"3 citizens, {gone}; 1 spy, Out: {NAMES[spy]}; no ghost, Out: {NAMES[ghost]}")
        party.leave(citizens[6])
        assert_end(party, "Nobody wins", "Fewer than four are left in the room.")


def voters_told(said: str) -> list[str]:
    """Lines of a result that list who voted."""
    lines = said.split("\n")
    return [line for line in lines if line and all(name in NAMES for name in line.split(", "))][1:]
