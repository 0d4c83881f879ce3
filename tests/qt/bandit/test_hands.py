"""Hands are tapped one by one, corrected, and counted when the judge says so."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from spyword_engine.seat import Seat
from spyword_qt import languages
from spyword_qt.bandit.day_wording import without_a_vote
from spyword_qt.people import guests
from spyword_qt.screens.hands import HandsScreen
from spyword_qt.seating import seat_people
from spyword_qt.theme.tokens import CHIP_COLOURS, DARK, HONEY, LIGHT, TABLE_SHADE, Colours, palette
from spyword_qt.widgets.changing_button import ChangingButton
from spyword_qt.widgets.guard import SECONDS
from spyword_qt.widgets.hand_tile import LOW_BORDER, CandidateTile, HandTile
from spyword_qt.widgets.large_names import LargeName
from spyword_qt.widgets.paint import CHOSEN_BORDER, CHOSEN_INNER
from tests.layout.choices import NAMES
from tests.layout.painted import painted, texts
from tests.layout.scenes import SCENES
from tests.layout.stand import Stand
from tests.qt.bandit.judged import Judged
from tests.qt.conftest import Clock
from tests.qt.pages import button, said, shown


class Vote:
    """A vote on its screen, played as the judge taps."""

    def __init__(self, game: Judged, clock: Clock, room: QWidget) -> None:
        self.game = game.to_vote()
        self.closed = 0
        self.told: list[tuple[Seat, Seat | None]] = []
        self.people = seat_people(guests(game.view.players))
        self.screen = HandsScreen(clock, room)
        self.screen.hand.connect(self._raised)
        self.screen.close_vote.connect(self._close)
        self.screen.show_hands(game.view, self.people)

    def tap(self, name: str) -> Vote:
        button(self.screen, name).click()
        return self

    def hands(self) -> dict[Seat, Seat | None]:
        return {voter: choice for voter, choice in self.game.view.hands if choice is not None}

    def raised(self) -> set[str]:
        """Whose hands are shown as raised now."""
        return {
            tile.objectName()
            for tile in self.screen.findChildren(QAbstractButton)
            if tile.objectName().startswith("hand_") and tile.isChecked()
        }

    def _raised(self, voter: Seat, choice: Seat | None) -> None:
        self.told.append((voter, choice))
        self.game.hands({voter: choice})
        self.screen.show_hands(self.game.view, self.people)

    def _close(self) -> None:
        self.closed += 1


@pytest.fixture
def vote(clock: Clock, room: QWidget) -> Vote:
    return Vote(Judged().night(9, saved=9), clock, room)


def test_the_first_to_speak_is_called_first_and_can_vote_for_others_only(vote: Vote) -> None:
    assert button(vote.screen, "candidate_0").isChecked()
    assert not button(vote.screen, "hand_0").isEnabled()
    vote.tap("candidate_1")
    assert button(vote.screen, "hand_0").isEnabled()
    assert not button(vote.screen, "hand_1").isEnabled()
    assert "Who raises a hand against Marco?" in said(vote.screen)


def test_it_is_written_over_the_candidates_what_they_are(vote: Vote) -> None:
    heading = next(text for text in vote.screen.findChildren(QLabel) if text.text() == "Candidates and votes")
    shown(vote.screen, (800, 600))
    first, last = button(vote.screen, "candidate_0"), button(vote.screen, "candidate_11")
    assert heading.isVisible()
    assert heading.geometry().bottom() < first.geometry().top()
    assert heading.geometry().left() == first.geometry().left()
    assert last.geometry().bottom() < 600


def test_a_tap_raises_a_hand_and_another_takes_it_back(vote: Vote) -> None:
    vote.tap("hand_4").tap("hand_5")
    assert vote.hands() == {4: 0, 5: 0}
    assert vote.raised() == {"hand_4", "hand_5"}
    assert button(vote.screen, "candidate_0").accessibleDescription() == "2 hands"
    vote.tap("hand_4")
    assert vote.hands() == {5: 0}
    assert vote.raised() == {"hand_5"}
    assert vote.told[-1] == (4, None)


def test_a_hand_raised_against_another_leaves_the_first(vote: Vote) -> None:
    vote.tap("hand_4").tap("candidate_1")
    assert vote.raised() == set()
    assert button(vote.screen, "hand_4").accessibleDescription() == "votes against Ann"
    vote.tap("hand_4")
    assert vote.hands() == {4: 1}
    assert button(vote.screen, "candidate_0").accessibleDescription() == "no hand"


def test_everybody_sees_how_many_have_no_vote(vote: Vote) -> None:
    assert "12 have no vote yet." in said(vote.screen)
    vote.tap("hand_4")
    assert "11 have no vote yet." in said(vote.screen)
    vote.tap("hand_4")
    assert "12 have no vote yet." in said(vote.screen)


@pytest.mark.parametrize(("language", "text"), [("en", 1.0), ("it", 1.0), ("pl", 1.0), ("en", 2.0)])
def test_how_many_have_no_vote_has_room_from_nobody_to_everybody(
    language: str, text: float, vote: Vote
) -> None:
    languages.speak(language)
    vote.screen.set_text_size(text)
    for size in ((800, 600), (1280, 800), (1920, 1080)):
        vote.game = Judged().night(9, saved=9).to_vote()
        vote.screen.forget()
        vote.screen.show_hands(vote.game.view, vote.people)
        shown(vote.screen, size)
        label = next(part for part in vote.screen.findChildren(QLabel) if part.text() == without_a_vote(12))
        for voter in vote.screen.findChildren(HandTile):
            seat = voter.person.seat
            vote.game.hands({seat: 1 if seat != 1 else 0})
            vote.screen.show_hands(vote.game.view, vote.people)
            assert label.heightForWidth(label.width()) <= label.height()
        assert label.text() == without_a_vote(0)


def test_closing_is_asked_about_while_somebody_has_no_vote(vote: Vote) -> None:
    shown(vote.screen)
    for seat in range(1, 11):
        vote.tap(f"hand_{seat}")
    vote.tap("close_vote")
    assert vote.closed == 0
    assert any("Ann and Lili" in text for text in said(vote.screen))
    vote.tap("keep")
    assert vote.closed == 0
    vote.tap("close_vote").tap("act")
    assert vote.closed == 1


def test_with_every_vote_in_it_closes_at_once(vote: Vote) -> None:
    for seat in range(1, 12):
        vote.tap(f"hand_{seat}")
    vote.tap("candidate_1").tap("hand_0")
    assert "Everybody has voted." in said(vote.screen)
    vote.tap("close_vote")
    assert vote.closed == 1


def test_after_a_tie_only_those_tied_are_called_and_everybody_votes(clock: Clock, room: QWidget) -> None:
    vote = Vote(Judged().night(9, saved=9).vote({0: 3, 3: 0}), clock, room)
    tiles = [tile.objectName() for tile in vote.screen.findChildren(QAbstractButton)]
    assert [name for name in tiles if name.startswith("candidate_")] == ["candidate_0", "candidate_3"]
    assert len([name for name in tiles if name.startswith("hand_")]) == 12


def test_who_is_out_has_no_hand(clock: Clock, room: QWidget) -> None:
    vote = Vote(Judged().night(9), clock, room)
    assert vote.screen.findChild(QWidget, "hand_9") is None
    assert vote.screen.findChild(QWidget, "candidate_9") is None


def test_nobody_votes_while_the_screen_is_deaf_and_nothing_looks_as_if(vote: Vote, clock: Clock) -> None:
    shown(vote.screen)
    vote.screen.enter()
    vote.tap("hand_4")
    assert vote.hands() == {}
    assert vote.raised() == set()
    clock.pass_by(2 * SECONDS)
    vote.tap("hand_4")
    assert vote.raised() == {"hand_4"}


def test_it_is_played_by_keys_alone(vote: Vote) -> None:
    shown(vote.screen)
    button(vote.screen, "hand_4").setFocus()
    QTest.keyClick(button(vote.screen, "hand_4"), Qt.Key.Key_Return)
    assert vote.hands() == {4: 0}
    button(vote.screen, "candidate_2").setFocus()
    QTest.keyClick(button(vote.screen, "candidate_2"), Qt.Key.Key_Space)
    QTest.keyClick(button(vote.screen, "hand_4"), Qt.Key.Key_Space)
    assert vote.hands() == {4: 2}


def test_the_next_game_at_the_table_begins_with_the_first_again(vote: Vote) -> None:
    vote.tap("candidate_3")
    vote.screen.forget()
    vote.screen.show_hands(vote.game.view, vote.people)
    assert button(vote.screen, "candidate_0").isChecked()


def test_one_after_the_other_is_called_by_one_button_that_never_closes(vote: Vote, clock: Clock) -> None:
    shown(vote.screen)
    vote.screen.enter()
    clock.pass_by(SECONDS)
    close = button(vote.screen, "close_vote").geometry()
    called = []
    for _ in vote.game.view.candidates:
        assert button(vote.screen, "close_vote").geometry() == close
        called.append(next(seat for seat in vote.game.view.candidates if _is_called(vote, seat)))
        vote.tap("next_candidate")
    assert tuple(called) == vote.game.view.candidates
    assert not button(vote.screen, "next_candidate").isEnabled()
    assert vote.closed == 0


def test_the_way_on_is_the_main_button_until_the_last_is_called(vote: Vote, clock: Clock) -> None:
    shown(vote.screen)
    vote.screen.enter()
    clock.pass_by(SECONDS)
    way_on, close = button(vote.screen, "next_candidate"), button(vote.screen, "close_vote")
    assert isinstance(way_on, ChangingButton)
    assert isinstance(close, ChangingButton)
    main = []
    for _ in vote.game.view.candidates:
        assert way_on.is_main() is not close.is_main()
        main.append(way_on.is_main())
        vote.tap("next_candidate")
    assert main == [True] * 11 + [False]


def test_who_is_called_looks_like_nobody_who_raised_a_hand(vote: Vote) -> None:
    shown(vote.screen)
    vote.tap("hand_4")

    def ground(name: str) -> str:
        picture = button(vote.screen, name).grab().toImage()
        return picture.pixelColor(picture.width() // 2, 12).name()

    assert ground("candidate_0") == TABLE_SHADE.lower()
    assert ground("candidate_0") != ground("hand_4")


@pytest.mark.parametrize(("size", "many"), [((800, 600), 12), ((1280, 800), 16), ((800, 1280), 16)])
def test_large_letters_leave_room_for_the_names(
    size: tuple[int, int], many: int, clock: Clock, room: QWidget
) -> None:
    vote = Vote(Judged(NAMES["long"][:many]).night(9, saved=9), clock, room)
    vote.screen.set_text_size(2.0)
    shown(vote.screen, size)
    for name in ("hand_6", "hand_11"):
        assert not any("…" in piece.text for piece in texts(button(vote.screen, name)))
    assert button(vote.screen, "close_vote").height() < size[1] / 5


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_where_no_name_is_whole_there_is_as_much_of_each_as_has_room(
    text: float, clock: Clock, room: QWidget
) -> None:
    vote = Vote(Judged(NAMES["long"]).night(9, saved=9), clock, room)
    vote.screen.set_text_size(text)
    shown(vote.screen, (800, 600))
    for tiles, lines in zip(sides(vote), (2, 3), strict=True):
        names = [[piece.text for piece in texts(tile)][:lines] for tile in tiles]
        assert all(len(rows) == lines for rows in names)
        assert len({"".join(rows) for rows in names}) == 16


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("names", ["plain", "long"])
def test_no_border_runs_through_the_name_of_who_raised_a_hand(
    names: str, text: float, clock: Clock, room: QWidget
) -> None:
    vote = Vote(Judged(NAMES[names]).night(9, saved=9), clock, room)
    vote.screen.set_text_size(text)
    for size in ((800, 600), (800, 1280)):
        shown(vote.screen, size)
        for tile in sides(vote)[1]:
            tile.setChecked(True)
            pieces, colours = painted(tile)
            inside = CHOSEN_BORDER + 1 + CHOSEN_INNER if LIGHT.brass.lower() in colours else LOW_BORDER
            free = QRectF(tile.rect()).adjusted(0, inside, 0, -inside)
            assert all(free.top() <= piece.ink.top() for piece in pieces)
            assert all(piece.ink.bottom() <= free.bottom() for piece in pieces)


def _is_called(vote: Vote, seat: Seat) -> bool:
    return button(vote.screen, f"candidate_{seat}").isChecked()


def test_whom_nobody_votes_against_so_far_has_a_nought(vote: Vote) -> None:
    shown(vote.screen, (800, 600))
    vote.tap("hand_1").tap("hand_2")
    counts = [
        "".join(piece.text for piece in texts(button(vote.screen, f"candidate_{seat}"))) for seat in (0, 1)
    ]
    assert [count[-1] for count in counts] == ["2", "0"]


@pytest.mark.parametrize("text", [1.5, 2.0])
def test_letters_get_smaller_before_a_word_is_broken(text: float, vote: Vote) -> None:
    vote.screen.set_text_size(text)
    shown(vote.screen, (800, 600))
    close = button(vote.screen, "close_vote")
    close.setText("Zakończ głosowanie")
    close.resize(170, close.height())
    written = {piece.text for piece in texts(close)}
    written |= {piece.text for seat in range(12) for piece in texts(button(vote.screen, f"hand_{seat}"))}
    assert {"głosowanie", "Tomasz"} <= written


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_letters_get_smaller_before_a_short_word_is_left_to_the_last_line(text: float, vote: Vote) -> None:
    vote.screen.set_text_size(text)
    shown(vote.screen)
    close = button(vote.screen, "close_vote")
    assert isinstance(close, ChangingButton)
    close.setText("Scoprite chi era chi")
    full = close.letters_at(1000)
    for width in range(round(0.93 * close.width_with(close.text())), close.width_with(close.text())):
        close.resize(width, close.height())
        (line,) = texts(close)
        assert line.px >= 0.85 * full


def sides(vote: Vote) -> list[list[QAbstractButton]]:
    """The tiles of candidates, and of voters."""
    tiles = vote.screen.findChildren(QAbstractButton)
    return [
        [tile for tile in tiles if tile.objectName().startswith(kind)] for kind in ("candidate_", "hand_")
    ]


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (800, 1280)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_ordinary_names_are_of_one_size_on_either_side(
    size: tuple[int, int], text: float, clock: Clock, room: QWidget
) -> None:
    vote = Vote(Judged(16).night(9, saved=9), clock, room)
    vote.screen.set_text_size(text)
    shown(vote.screen, size)
    for tiles in sides(vote):
        sizes = [piece.px for tile in tiles for piece in texts(tile) if piece.text in NAMES["plain"]]
        assert len(sizes) == 16
        assert len(set(sizes)) == 1


@pytest.mark.parametrize(("size", "text"), [((800, 600), 1.5), ((800, 600), 2.0), ((800, 1280), 2.0)])
def test_both_headings_are_of_one_size_whoever_is_called(
    size: tuple[int, int], text: float, vote: Vote
) -> None:
    vote.screen.set_text_size(text)
    shown(vote.screen, size)
    heads = vote.screen.findChildren(LargeName)
    for seat in (0, 1, 6, 7):
        vote.tap(f"candidate_{seat}")
        assert len({piece.px for head in heads for piece in texts(head)}) == 1


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_a_badge_is_clear_of_the_name_beside_it(size: tuple[int, int], vote: Vote) -> None:
    shown(vote.screen, size)
    for tile in sides(vote)[1]:
        tile.setChecked(True)
        (name,) = [piece for piece in texts(tile) if piece.text.strip()]
        image, ratio = tile.grab().toImage(), tile.devicePixelRatioF()
        left = round(name.ink.left())
        free = [
            all(
                image.pixelColor(round(x * ratio), round(y * ratio)).lightness() > 128
                for y in range(8, tile.height() - 8)
            )
            for x in range(left - 5, left - 1)
        ]
        assert all(free)


def test_few_have_air_around_them_in_a_small_window(qapp: object) -> None:
    stand = Stand(SCENES["hands after a tie"], NAMES["plain"][:12])
    stand.lay_out((800, 600), 1.0)
    tiles = stand.room.findChildren(CandidateTile)
    one, other = (tile.geometry() for tile in tiles)
    assert other.left() - one.right() > 8
    assert all(tile.width() - max(piece.ink.right() for piece in texts(tile)) >= 12 for tile in tiles)
    stand.clear_away()


def test_a_very_long_name_makes_no_other_smaller(clock: Clock, room: QWidget) -> None:
    names = [*NAMES["plain"][:11], NAMES["long"][0]]
    heights = []
    for people in (NAMES["plain"][:12], names):
        vote = Vote(Judged(people).night(9, saved=9), clock, room)
        shown(vote.screen)
        heights.append({piece.px for piece in texts(button(vote.screen, "hand_1")) if piece.text == "Marco"})
        vote.screen.hide()
    assert heights[0] == heights[1]


def test_everybody_keeps_their_chip_however_long_names_are(clock: Clock, room: QWidget) -> None:
    vote = Vote(Judged(NAMES["long"]).night(9, saved=9), clock, room)
    vote.screen.set_text_size(1.5)
    shown(vote.screen, (800, 600))
    for tiles in sides(vote):
        for tile, person in zip(tiles, vote.people, strict=True):
            tile.setEnabled(True)
            image = tile.grab(QRect(0, 0, tile.width() // 4, tile.height())).toImage()
            pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
            of_chip = QColor(CHIP_COLOURS[person.avatar.colour])
            assert sum(colour == of_chip for colour in pixels) > 20


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_ways_on_keep_their_letters_and_height(
    size: tuple[int, int], text: float, clock: Clock, room: QWidget
) -> None:
    for names in (NAMES["plain"], NAMES["long"]):
        vote = Vote(Judged(names).night(9, saved=9), clock, room)
        vote.screen.set_text_size(text)
        shown(vote.screen, size)
        for name in ("next_candidate", "close_vote"):
            way = button(vote.screen, name)
            assert isinstance(way, ChangingButton)
            assert way.letters_at(way.width()) >= way.metrics.with_text(0.75 * text).font(22)
            assert way.height() <= way.metrics.px(80)
        assert button(vote.screen, "next_candidate").accessibleName() == f"Next: {names[1]}"
        vote.screen.hide()


def test_the_ways_on_lie_where_they_do_whatever_the_window_was_before(clock: Clock, room: QWidget) -> None:
    places = []
    for before in ((1280, 800), (800, 600)):
        vote = Vote(Judged(NAMES["long"]).night(9, saved=9), clock, room)
        shown(vote.screen, before)
        shown(vote.screen, (800, 600))
        places.append([button(vote.screen, name).geometry() for name in ("next_candidate", "close_vote")])
        vote.screen.hide()
    assert places[0] == places[1]


def test_it_is_said_what_stands_behind_the_arrow_of_a_voter(vote: Vote) -> None:
    for size in ((800, 600), (1280, 800), (800, 1280)):
        shown(vote.screen, size)
        hint = next(part for part in vote.screen.findChildren(QLabel) if "vote against" in part.text())
        assert hint.isVisible()


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_who_is_called_is_told_from_all_others_by_the_ground(
    colours: Colours, clock: Clock, room: QWidget
) -> None:
    room.setPalette(palette(colours))
    vote = Vote(Judged().night(9, saved=9), clock, room)
    shown(vote.screen)
    called, other = (button(vote.screen, name).grab().toImage() for name in ("candidate_0", "candidate_1"))
    grounds = [image.pixelColor(image.width() // 2, 12) for image in (called, other)]
    assert abs(grounds[0].lightness() - grounds[1].lightness()) > 20
    assert any(
        called.pixelColor(x, y).name() == HONEY.lower()
        for x in range(called.width() // 3)
        for y in range(called.height() // 2, called.height())
    )


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_nobody_stands_alone_below_full_rows(size: tuple[int, int]) -> None:
    stand = Stand(SCENES["hands"], NAMES["plain"][:16], language="pl")
    stand.lay_out(size, 1.0)
    tops = [tile.y() for tile in stand.screen.findChildren(HandTile)]
    assert tops.count(max(tops)) == tops.count(min(tops))
    stand.clear_away()
