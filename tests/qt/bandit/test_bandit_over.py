"""The end tells everything of a game that was really played: roles, points, nights and votes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QColor
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from spyword_qt.bandit.end_matrix import BanditMatrix
from spyword_qt.people import guests
from spyword_qt.screens.bandit_nights import BanditNights
from spyword_qt.screens.bandit_over import BanditOverScreen
from spyword_qt.screens.end_votes import EndVotes
from spyword_qt.seating import seat_people
from spyword_qt.theme.motion import REDUCED
from spyword_qt.theme.tokens import CHIP_COLOURS, colours_of
from spyword_qt.widgets.deed_cells import DeedRow, Done
from spyword_qt.widgets.deed_table import DeedTable
from spyword_qt.widgets.guard import SECONDS
from spyword_qt.widgets.legend import Legend
from spyword_qt.widgets.scroll import Scroll
from tests.layout.painted import Piece, texts
from tests.layout.scenes_of_gains import gain
from tests.qt.bandit.judged import NAMES, Judged
from tests.qt.conftest import Clock
from tests.qt.pages import button, said, shown


def killers_win() -> Judged:
    """Seats 0 to 2 are the police."""
    return Judged().night(0, saved=8, shot=1, checked=3).vote_out(2).go_on()


def police_win() -> Judged:
    """Seats 3, 4 and 6 are the killers' side."""
    game = Judged().night(9, saved=9, shot=3, checked=6).vote_out(4).to_night()
    return game.night(7, saved=7).vote_out(6).go_on()


def drawn() -> Judged:
    game = Judged().night(9, saved=9)
    for _ in range(3):
        game.vote({0: 1, 1: 0})
    return game


def no_citizen_left() -> Judged:
    """Seats 7 to 11 are the citizens."""
    game = Judged().night(7, shot=8).vote_out(9).to_night().night(10).vote_out(11).go_on()
    assert game.match.winner is not None
    return game


def long_game() -> Judged:
    """Seven nights, in which the doctor saves whom the killers choose."""
    game = Judged().night(5, saved=5)
    for seat in (0, 1, 3, 7, 8, 9):
        game.vote_out(seat).to_night().night(5, saved=5)
    for _ in range(3):
        game.vote({2: 10, 10: 2})
    return game


def over(game: Judged, clock: Clock, room: QWidget) -> BanditOverScreen:
    screen = BanditOverScreen(clock, room)
    screen.show_over(game.view, seat_people(guests(game.view.players)))
    shown(screen)
    return screen


def canvas_of(matrix: BanditMatrix) -> QWidget:
    """All votes, those that have to be scrolled to included."""
    columns = matrix.findChild(QScrollArea)
    assert isinstance(columns, QScrollArea)
    canvas = columns.widget()
    assert canvas is not None
    return canvas


def told_by(screen: QWidget, kind: type[QWidget]) -> str:
    part = screen.findChild(kind)
    assert isinstance(part, QWidget)
    return part.accessibleDescription()


@pytest.mark.parametrize(
    ("game", "winner", "why"),
    [
        (killers_win, "The killers win", "The police are all out. The bandit wins with the killers."),
        (police_win, "The police win", "Killers and bandit are all out."),
        (drawn, "A draw", "The last vote was tied a third time."),
        (no_citizen_left, "A draw", "The citizens are all out."),
    ],
)
def test_whose_game_it_was_and_why(game: object, winner: str, why: str, clock: Clock, room: QWidget) -> None:
    assert callable(game)
    told = said(over(game(), clock, room))
    assert winner in told
    assert any(why in text for text in told)


def test_everybody_stands_under_their_role_and_what_it_brought(clock: Clock, room: QWidget) -> None:
    told = told_by(over(killers_win(), clock, room), BanditMatrix)
    assert "Police −10: Ann" in told
    assert "Doctor −10: Kaia" in told
    assert "Killers +40, who won: Ben" in told
    assert "Bandit +40, who won: Tomasz" in told
    assert "Citizens −5: Giulia" in told


def test_every_vote_is_told_and_who_was_out_by_then(clock: Clock, room: QWidget) -> None:
    told = told_by(over(killers_win(), clock, room), BanditMatrix)
    assert "Ann (out)" in told
    assert "Ben (Łucja)" in told


def test_votes_are_told_by_their_days(clock: Clock, room: QWidget) -> None:
    told = told_by(over(long_game(), clock, room), BanditMatrix)
    assert told.startswith("Votes: Day 1, Day 2, Day 3")


def test_a_vote_after_a_tie_is_told_as_one(clock: Clock, room: QWidget) -> None:
    told = told_by(over(drawn(), clock, room), BanditMatrix)
    assert told.startswith("Votes: Day 1, Day 1 among those tied, Day 1 among those tied; ")


def test_every_night_is_told(clock: Clock, room: QWidget) -> None:
    assert told_by(over(killers_win(), clock, room), DeedTable) == (
        "Night 1. The killers’ victim: Ann. Saved by the doctor: Wei. Shot by the bandit: Marco. "
        "Checked by the police: Ben, a killer. Out: Ann and Marco. Out by vote: Łucja"
    )


def test_a_night_in_which_nobody_was_out_says_so(clock: Clock, room: QWidget) -> None:
    assert told_by(over(drawn(), clock, room), DeedTable).endswith("Nobody was out")


def test_votes_that_found_the_killers_side_are_explained(clock: Clock, room: QWidget) -> None:
    found, unfound = over(police_win(), clock, room), over(killers_win(), clock, room)
    sign = "a vote that found the killers’ side"
    assert any(sign in text for text in said(found))
    assert not any(sign in text for text in said(unfound))


def test_everybodys_points_stand_behind_their_name(clock: Clock, room: QWidget) -> None:
    matrix = over(killers_win(), clock, room).findChild(BanditMatrix)
    assert isinstance(matrix, BanditMatrix)
    written = [piece.text for piece in texts(matrix)]
    assert "Points" in written
    points = [text for text in written if text[0] in "+−"]
    assert points == 3 * ["+40"] + 4 * ["−10"] + 5 * ["−5"], "those who have won come first"


def test_what_stands_over_all_points_isnt_set_off_with_the_winners(clock: Clock, room: QWidget) -> None:
    matrix = over(killers_win(), clock, room).findChild(BanditMatrix)
    assert isinstance(matrix, BanditMatrix)
    image = matrix.grab().toImage()

    def is_set_off(piece: Piece) -> bool:
        beside = QPoint(round(piece.ink.left()) - 4, round(piece.ink.center().y()))
        return image.pixelColor(beside).name() == colours_of(matrix).sunk.lower()

    written = list(texts(matrix))
    assert [piece.text for piece in written if piece.text == "Points" and is_set_off(piece)] == []
    assert [piece.text for piece in written if piece.text[0] in "+−" and is_set_off(piece)] == 3 * ["+40"]


def test_votes_stand_below_their_day_whatever_there_is_room_for(clock: Clock, room: QWidget) -> None:
    screen = over(long_game(), clock, room)
    for size in ((800, 600), (1280, 800), (1920, 1080)):
        shown(screen, size)
        matrix = screen.findChild(BanditMatrix)
        assert isinstance(matrix, BanditMatrix)
        written = [piece.text for piece in texts(canvas_of(matrix))]
        days = [text for text in written if text.removeprefix("Day ").isdigit()]
        assert [text.removeprefix("Day ") for text in days] == [str(day) for day in range(1, 8)]
        assert len({text.startswith("Day ") for text in days}) == 1, "also the one of three votes"


@pytest.mark.parametrize("nights", [1, 5])
def test_what_came_of_a_deed_hides_no_letter_of_whom_it_was_done_to(nights: int, room: QWidget) -> None:
    (person,) = seat_people(guests(("Wei",)))
    pictures = []
    for sign in ("close", "needle"):
        table = DeedTable(room)
        table.resize(260, 100)
        cells = ((Done(person, sign),), *((),) * (nights - 1))
        table.show_rows([DeedRow("heart", "ink", "Saved", cells)], list("12345"[:nights]), "", "")
        pictures.append(table.grab().toImage())
    one, other = pictures
    places = [(x, y) for x in range(one.width()) for y in range(one.height())]
    face = QColor(CHIP_COLOURS[person.avatar.colour]).rgb()
    chip = [place for place in places if one.pixel(*place) == face]
    left, top = (min(place[along] for place in chip) for along in (0, 1))
    side = max(y for _, y in chip) - top
    signs = [x for x, y in places if one.pixel(x, y) != other.pixel(x, y)]
    assert min(signs) > left + 0.8 * side > 0


def test_a_single_night_stands_in_the_middle_of_its_room_with_long_names_whole(room: QWidget) -> None:
    people = seat_people(guests(("Bartholomew Featherstone", "Ann", "Ben")))
    table = DeedTable(room)
    table.resize(500, 200)
    rows = [
        DeedRow("knife", "ink", "Killed", ((Done(people[0]),),)),
        DeedRow("close", "ink", "Out", ((Done(people[1]), Done(people[2])),)),
    ]
    table.show_rows(rows, ["Night 1"], "", "")
    ink = {piece.text: piece.ink for piece in texts(table)}
    middle = ink["Night 1"].center().x()
    assert abs(ink["Bartholomew Featherstone"].center().x() - middle) < 3
    assert abs((ink["Ann"].left() + ink["Ben"].right()) / 2 - middle) < 6
    assert abs((ink["Killed"].right() + table.width()) / 2 - middle) < 12


def test_the_one_vote_of_a_game_is_told_by_names(clock: Clock, room: QWidget) -> None:
    screen = over(killers_win(), clock, room)
    shown(screen, (1280, 800))
    matrix = screen.findChild(BanditMatrix)
    assert isinstance(matrix, BanditMatrix)
    assert [piece.text for piece in texts(canvas_of(matrix))].count("Łucja") == 9
    assert matrix.vote_rects()[-1].right() >= matrix.width() - 30, "it fills its width"


def test_measuring_at_another_width_changes_no_letters(clock: Clock, room: QWidget) -> None:
    screen = over(long_game(), clock, room)
    shown(screen, (800, 1280))
    legends = screen.findChildren(Legend)
    before = [[piece.px for piece in texts(legend)] for legend in legends]
    assert all(before)
    for kind in (BanditNights, EndVotes):
        part = screen.findChild(kind)
        assert isinstance(part, BanditNights | EndVotes)
        for width in (240, 2400):
            part.height_at(width)
            part.least_height(width)
    assert [[piece.px for piece in texts(legend)] for legend in legends] == before


def test_one_long_name_hides_no_votes(clock: Clock, room: QWidget) -> None:
    game = drawn()
    names = ("Wolfeschlegelsteinhausen", *game.view.players[1:])
    screen = BanditOverScreen(clock, room)
    screen.show_over(game.view, seat_people(guests(names)))
    shown(screen, (800, 600))
    matrix = screen.findChild(BanditMatrix)
    assert isinstance(matrix, BanditMatrix)
    assert len(matrix.vote_rects()) == 3


def test_what_the_signs_mean_is_told_and_only_of_those_there_are(clock: Clock, room: QWidget) -> None:
    told = " ".join(said(over(killers_win(), clock, room)))
    assert "empty needle: two put a player out" in told
    assert "no vote; out" in told
    assert "won; " in told
    assert "a day’s first vote" in told
    assert "doctor or bandit" not in told
    assert "a vote among those tied" not in told
    told = " ".join(said(over(police_win(), clock, room)))
    assert "doctor or bandit" in told
    assert "empty needle" not in told


@pytest.mark.parametrize(("size", "text"), [((800, 600), 1.0), ((800, 600), 2.0), ((800, 1280), 2.0)])
def test_however_many_nights_there_were_none_has_to_be_scrolled_to_sideways(
    size: tuple[int, int], text: float, clock: Clock, room: QWidget
) -> None:
    screen = over(long_game(), clock, room)
    screen.set_text_size(text)
    shown(screen, size)
    nights, page = screen.findChild(DeedTable), screen.findChild(Scroll)
    assert isinstance(nights, DeedTable)
    assert isinstance(page, Scroll)
    assert nights.height() >= nights.least_height(nights.width()) > 0
    place = QRect(nights.mapTo(page, QPoint()), nights.size())
    assert page.rect().left() <= place.left() < place.right() <= page.rect().right()
    assert place.bottom() <= page.height() + page.verticalScrollBar().maximum()
    written = {piece.text.removeprefix("Night ") for piece in texts(nights)}
    assert {str(number) for number in range(1, 8)} <= written


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080), (800, 1280)])
def test_letters_of_the_end_grow_as_people_want_them(
    size: tuple[int, int], clock: Clock, room: QWidget
) -> None:
    screen = over(drawn(), clock, room)
    letters = []
    for text in (1.0, 1.5, 2.0):
        screen.set_text_size(text)
        shown(screen, size)
        parts = [screen.findChild(kind) for kind in (BanditMatrix, DeedTable, Legend)]
        seen_now = [max(piece.px for piece in texts(part)) for part in parts if isinstance(part, QWidget)]
        letters.append(seen_now)
    for usual, larger, largest in zip(*letters, strict=True):
        assert usual < larger < largest


def test_no_vote_of_three_days_has_to_be_scrolled_to_sideways(clock: Clock, room: QWidget) -> None:
    screen = over(drawn(), clock, room)
    for size in ((800, 600), (1024, 768), (800, 1280)):
        for text in (1.0, 2.0):
            screen.set_text_size(text)
            shown(screen, size)
            matrix = screen.findChild(BanditMatrix)
            assert isinstance(matrix, BanditMatrix)
            assert canvas_of(matrix).width() <= matrix.width()


def test_the_ways_on_are_seen_whatever_is_scrolled(clock: Clock, room: QWidget) -> None:
    screen = over(drawn(), clock, room)
    screen.set_text_size(2.0)
    shown(screen, (800, 600))
    page = screen.findChild(Scroll)
    assert isinstance(page, Scroll)
    assert page.verticalScrollBar().maximum() > 0
    for name in ("play_again", "home"):
        place = QRect(button(screen, name).mapTo(screen, QPoint()), button(screen, name).size())
        assert screen.rect().contains(place)
        assert not place.intersects(page.geometry())
    QTest.keyClick(screen, Qt.Key.Key_End)
    assert page.verticalScrollBar().value() == page.verticalScrollBar().maximum()


@pytest.mark.parametrize("text", [1.5, 2.0])
def test_where_there_is_room_for_names_in_smaller_letters_chips_keep_them(
    text: float, clock: Clock, room: QWidget
) -> None:
    screen = over(killers_win(), clock, room)
    shown(screen, (1280, 800))
    screen.set_text_size(text)
    nights = screen.findChild(DeedTable)
    assert isinstance(nights, DeedTable)
    assert {"Ann", "Marco", "Ben"} <= {piece.text for piece in texts(nights)}


def test_a_small_window_of_large_letters_is_made_as_large_as_can_be(clock: Clock, room: QWidget) -> None:
    screen = over(killers_win(), clock, room)
    screen.set_text_size(2.0)
    shown(screen, (800, 600))
    shown(screen, (3840, 2160))
    nights = screen.findChild(DeedTable)
    assert isinstance(nights, DeedTable)
    assert {"Ann", "Marco", "Ben"} <= {piece.text for piece in texts(nights)}


def test_large_letters_are_of_one_scale_on_both_sides(clock: Clock, room: QWidget) -> None:
    screen = over(drawn(), clock, room)
    screen.set_text_size(2.0)
    shown(screen, (1280, 800))
    matrix = screen.findChild(BanditMatrix)
    assert isinstance(matrix, BanditMatrix)
    names = {piece.text: piece.px for piece in texts(matrix)}["Ann"]
    for legend in screen.findChildren(Legend):
        assert all(piece.px <= names for piece in texts(legend))
    (share,), (again,) = texts(button(screen, "share")), texts(button(screen, "play_again"))
    assert share.px <= again.px


def test_whom_each_vote_put_out_stands_below_the_night_before_it(clock: Clock, room: QWidget) -> None:
    nights = over(police_win(), clock, room).findChild(DeedTable)
    assert isinstance(nights, DeedTable)
    places = {piece.text: piece.ink for piece in texts(nights)}
    assert places["Out at dawn"].bottom() <= places["Out by vote"].top()
    told = nights.accessibleDescription()
    assert told.index("Out by vote: Sofia") < told.index("Night 2") < told.index("Out by vote: Tomasz")
    undecided = over(drawn(), clock, room).findChild(DeedTable)
    assert isinstance(undecided, DeedTable)
    assert "Out by vote" not in {piece.text for piece in texts(undecided)}


def test_a_single_vote_stands_beside_the_points(clock: Clock, room: QWidget) -> None:
    matrix = over(killers_win(), clock, room).findChild(BanditMatrix)
    assert isinstance(matrix, BanditMatrix)
    points, vote = matrix.people_rects()[0], matrix.vote_rects()[0]
    assert abs(vote.left() - points.right()) <= 2


def test_it_leads_to_another_game_and_home(clock: Clock, room: QWidget) -> None:
    screen = over(drawn(), clock, room)
    again, home = QSignalSpy(screen.play_again), QSignalSpy(screen.home)
    button(screen, "play_again").click()
    button(screen, "home").click()
    assert (again.count(), home.count()) == (1, 1)


def test_nothing_is_left_of_a_game_that_is_forgotten(clock: Clock, room: QWidget) -> None:
    screen = over(killers_win(), clock, room)
    screen.forget()
    told = " ".join(said(screen))
    assert not any(name in told for name in ("Ann", "Tomasz", "Night", "killers"))


# The show


def let_pass(screen: BanditOverScreen, ms: int | None = None) -> None:
    """Let so much of the show pass, or all of it."""
    (clock,) = screen.findChildren(QVariantAnimation)
    clock.pause()
    clock.setCurrentTime(clock.duration() if ms is None else ms)


def entered(game: Judged, clock: Clock, room: QWidget) -> BanditOverScreen:
    """The end in a window where things move."""
    room.setProperty(REDUCED, False)
    screen = over(game, clock, room)
    # What it brought is still to come.
    screen.show_gains(())
    screen.enter()
    return screen


def seen(screen: BanditOverScreen) -> list[str]:
    return [text.text() for text in screen.findChildren(QLabel) if text.isVisible()]


def test_the_winners_come_first_and_then_everybody(clock: Clock, room: QWidget) -> None:
    screen = entered(killers_win(), clock, room)
    assert "The killers win" not in seen(screen)
    pictures = []
    for ms in (0, 500, 1200):
        let_pass(screen, ms)
        pictures.append(screen.grab().toImage())
    assert len({bytes(picture.constBits()) for picture in pictures}) == 3
    let_pass(screen)
    assert "The killers win" in seen(screen)


def test_a_key_ends_the_show(clock: Clock, room: QWidget) -> None:
    screen = entered(killers_win(), clock, room)
    clock.pass_by(2 * SECONDS)
    QTest.keyClick(screen, Qt.Key.Key_A)
    assert "The killers win" in seen(screen)


def test_news_of_gains_wait_for_the_end_of_the_show(clock: Clock, room: QWidget) -> None:
    screen = entered(killers_win(), clock, room)
    people = seat_people(guests(NAMES[:12]))
    screen.show_gains(tuple(gain(person, "en") for person in people))
    assert button(screen, "gains").isHidden()
    let_pass(screen)
    assert button(screen, "gains").isVisible()


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (800, 1280)])
def test_long_names_are_whole_beside_a_single_vote(
    size: tuple[int, int], clock: Clock, room: QWidget
) -> None:
    names = tuple(f"{letter}onstantinopolitan" for letter in "ABCDEFGHIJKL")
    screen = BanditOverScreen(clock, room)
    game = Judged(names).night(0, saved=8, shot=1, checked=3).vote_out(2).go_on()
    screen.show_over(game.view, seat_people(guests(names)))
    matrix = shown(screen, size).findChild(BanditMatrix)
    assert isinstance(matrix, BanditMatrix)
    assert set(names) <= {piece.text for piece in texts(matrix)}
