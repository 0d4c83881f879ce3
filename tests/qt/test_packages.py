"""Packages in the window: kinds on and off, one's own made, changed, shared and taken back."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from threading import Event

import pytest
from PIL import Image
from PySide6.QtCore import QMimeData, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QGuiApplication, QImage, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QStackedWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from spyword_qt import pack_desk
from spyword_qt.app import create_window
from spyword_qt.pack_scenes import PackagesScene
from spyword_qt.screens.packages_empty import PackagesEmpty
from spyword_qt.store import library
from spyword_qt.store.own_pack import OwnPack
from spyword_qt.store.own_packs import OwnPacks
from spyword_qt.store.pack import Pack
from spyword_qt.store.pack_share import write_share
from spyword_qt.store.preferences import PreferencesFile
from spyword_qt.store.word_languages import ALL, WORD_LANGUAGES
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.settle import rescale_all
from tests.qt.conftest import Clock
from tests.qt.pages import said
from tests.store.own import draft_of_words

WORDS = "fiddle", "oboe"
DRAWING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="blue" d="M0 0h8v8H0z"/></svg>'
)


class Visit:
    """Somebody who has come to the packages."""

    def __init__(self, qtbot: QtBot, folder: Path, clock: Clock) -> None:
        self.qtbot, self.folder, self._clock = qtbot, folder, clock
        self.window = create_window(folder, clock=clock)
        # A method of it keeps it alive until it is closed: the bot itself would let it die as garbage.
        qtbot.addWidget(self.window, before_close_func=self.window.__eq__)
        self.window.show()
        qtbot.wait(10)
        clock.pass_by(1)
        self.press("packages")

    @property
    def screen(self) -> QWidget:
        stack = self.window.findChild(QStackedWidget, "screens")
        assert isinstance(stack, QStackedWidget)
        return stack.currentWidget()

    @property
    def own(self) -> tuple[OwnPack, ...]:
        """What is on the disk."""
        return OwnPacks(self.folder).packs

    def named(self, name: str) -> list[QWidget]:
        return [each for each in self.screen.findChildren(QWidget, name) if each.isVisible()]

    def press(self, *names: str) -> None:
        for name in names:
            (button,) = self.named(name)
            assert isinstance(button, QAbstractButton)
            button.click()
            self._clock.pass_by(1)

    def type(self, name: str, text: str) -> None:
        (field,) = self.named(name)
        assert isinstance(field, QLineEdit)
        field.clear()
        # As an input method does: not every letter has a key.
        field.insert(text)

    def text(self, name: str) -> str:
        """What a label says; nothing where it isn't seen."""
        labels = self.named(name)
        assert all(isinstance(label, QLabel) for label in labels)
        return "\n".join(label.text() for label in labels if isinstance(label, QLabel))

    def until(self, is_so: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(is_so()), timeout=5000)
        self._clock.pass_by(1)

    def choose_file(self, path: Path) -> None:
        """In the system's dialog that has just been opened."""
        dialog = self.window.findChildren(QFileDialog)[-1]
        dialog.fileSelected.emit(str(path))
        dialog.close()


@pytest.fixture
def visit(qtbot: QtBot, tmp_path: Path, clock: Clock) -> Visit:
    return Visit(qtbot, tmp_path, clock)


@pytest.fixture
def visit_with_own(qtbot: QtBot, tmp_path: Path, clock: Clock) -> Visit:
    OwnPacks(tmp_path).save(draft_of_words(*WORDS, pictures=True))
    visit = Visit(qtbot, tmp_path, clock)
    visit.press("packages_own")
    return visit


def kinds_off(folder: Path) -> tuple[str, ...]:
    return PreferencesFile(folder).load().value.kinds_off


def shipped_words() -> set[str]:
    packs = (library.read_pack(folder) for folder in library.default_folder().iterdir() if folder.is_dir())
    return {
        text.casefold()
        for pack in packs
        if isinstance(pack, Pack)
        for language in WORD_LANGUAGES
        for text in map(pack.package(language).text, (0, 1))
    }


def test_every_kind_is_there_and_none_of_its_words(visit: Visit) -> None:
    tiles = [each for each in visit.screen.findChildren(QAbstractButton) if "kind_" in each.objectName()]
    assert len(tiles) > 40
    assert all(tile.isChecked() for tile in tiles)
    heard = {text.casefold() for text in said(visit.screen)}
    assert not heard & shipped_words()


def test_a_kind_is_switched_off_for_good_and_all_on_again(visit: Visit) -> None:
    visit.press("kind_fruit", "kind_tool")
    assert kinds_off(visit.folder) == ("fruit", "tool")
    visit.press("kind_fruit")
    assert kinds_off(visit.folder) == ("tool",)
    visit.press("kinds_all_on")
    assert kinds_off(visit.folder) == ()
    assert not visit.named("kinds_all_on")


def test_arrow_keys_go_from_kind_to_kind(visit: Visit) -> None:
    first = visit.screen.focusWidget()
    assert first is not None
    assert "kind_" in first.objectName()
    QTest.keyClick(first, Qt.Key.Key_Right)
    second = visit.screen.focusWidget()
    assert second is not None
    assert second is not first
    QTest.keyClick(second, Qt.Key.Key_Space)
    assert kinds_off(visit.folder) == (second.objectName().removeprefix("kind_"),)


def test_esc_leads_home(visit: Visit) -> None:
    QTest.keyClick(visit.screen, Qt.Key.Key_Escape)
    assert visit.screen.objectName() == "home"


def test_where_there_are_none_the_first_is_invited(visit: Visit) -> None:
    visit.press("packages_own", "first_package")
    visit.type("package_kind", "instrument")
    visit.type("word_0", "fiddle")
    visit.type("word_1", "oboe")
    visit.type("also_0", "violin, viola")
    visit.press("tint_clay", "save_package")
    (pack,) = visit.own
    assert pack.package("pl").words == (("fiddle", "violin", "viola"), ("oboe",))
    assert pack.tint == "clay"
    assert visit.named(f"own_{pack.id}")
    assert visit.text("undo_said") == "Instrument 1 is saved."


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (1920, 1080), (800, 1280)])
def test_what_packages_of_ones_own_are_for_is_read_whole(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    empty, m = PackagesEmpty(page), Metrics(*size, 2.0)
    empty.retranslate()
    rescale_all(empty, m)
    empty.arrange(m, QRect(0, 0, size[0], size[1] - m.px(96)))
    assert not empty.column.scrolls()


def test_nobody_is_told_what_is_missing_before_they_want_to_save(visit: Visit) -> None:
    visit.press("packages_own", "first_package")
    assert visit.text("package_kind_complaint") == ""
    visit.press("save_package")
    assert visit.text("package_kind_complaint").startswith("Say what both words are")
    assert visit.text("word_0_complaint") == "Type a word first."
    for size in ((800, 600), (1280, 800), (800, 1280)):
        visit.window.resize(*size)
        QApplication.processEvents()
        for name in ("word_0_complaint", "word_1_complaint", "package_kind_complaint"):
            (said,) = visit.named(name)
            assert said.visibleRegion().boundingRect() == said.rect(), (name, size)
        scrolling = [each for each in visit.screen.findChildren(Scroll) if each.verticalScrollBar().maximum()]
        assert len([each for each in scrolling if each.isVisible()]) <= 1, size
    focused = visit.screen.focusWidget()
    assert focused is not None
    assert focused.objectName() == "word_0"
    assert not visit.own


def test_words_come_before_their_kind_and_examples_say_what_is_meant(visit: Visit) -> None:
    visit.press("packages_own", "first_package")
    needed, optional = ("word_0", "word_1", "package_kind"), ("also_0", "also_1")
    fields = [visit.named(name)[0] for name in (*needed, *optional)]
    places = [field.mapTo(visit.screen, QPoint()) for field in fields]
    assert sorted(places, key=lambda place: (place.y(), place.x())) == places
    assert all(isinstance(field, QLineEdit) and field.placeholderText() for field in fields)
    for field, following in (*pairwise(fields[: len(needed)]), *pairwise(fields[len(needed) :])):
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_Tab)
        assert following.hasFocus()


def test_a_kind_that_tells_a_word_is_warned_of_and_can_be_kept(visit: Visit) -> None:
    visit.press("packages_own", "first_package")
    visit.type("word_0", "guitar")
    visit.type("word_1", "violin")
    visit.type("package_kind", "electric guitars")
    assert visit.text("package_kind_complaint").startswith("Everybody sees the kind")
    visit.press("save_package")
    (pack,) = visit.own
    assert pack.kind("en") == "electric guitars"


def test_words_that_are_too_close_are_told_at_the_key(visit: Visit) -> None:
    visit.press("packages_own", "first_package")
    visit.type("word_0", "violin")
    visit.type("word_1", "violi")
    assert visit.text("word_1_complaint").startswith("The words are too close")
    visit.type("word_1", "violin")
    assert visit.text("word_1_complaint") == "Both words count as the same."
    visit.type("word_1", "oboe")
    assert visit.text("word_1_complaint") == ""


def test_a_fault_in_another_language_is_gone_to(visit: Visit) -> None:
    visit.press("packages_own", "first_package")
    visit.type("package_kind", "instrument")
    visit.type("word_0", "fiddle")
    visit.type("word_1", "oboe")
    visit.press("scope_pl")
    visit.type("word_0", "skrzypce")
    visit.press("scope_all", "save_package")
    (tab,) = visit.named("scope_pl")
    assert isinstance(tab, QAbstractButton)
    assert tab.isChecked()
    assert tab.accessibleDescription() == "Something here can’t stay as it is."
    assert visit.text("word_1_complaint") == "This word is missing here; the other one isn’t."
    visit.type("word_1", "obój")
    visit.press("save_package")
    (pack,) = visit.own
    assert pack.package("pl").words == (("skrzypce",), ("obój",))
    assert pack.package("en").words == (("fiddle",), ("oboe",))


def test_the_cards_show_what_is_typed(visit: Visit) -> None:
    visit.press("packages_own", "first_package")
    visit.type("word_1", "oboe")
    (card,) = visit.named("preview_1")
    assert card.accessibleName() == "oboe"
    assert visit.text("pictures_said").startswith("Without pictures, both cards show the same sign")


def test_words_of_a_package_are_seen_only_once_it_is_opened(visit_with_own: Visit) -> None:
    visit = visit_with_own
    (pack,) = visit.own
    visit.press(f"own_{pack.id}")
    assert "Opening it shows its words to whoever is looking." in said(visit.screen)
    assert not set(WORDS) & set(said(visit.screen))
    visit.press("package_edit")
    assert set(WORDS) <= set(said(visit.screen))
    visit.press("back")
    visit.qtbot.wait(1)
    assert not set(WORDS) & set(said(visit.screen))


def test_who_leaves_with_changes_is_asked(visit_with_own: Visit) -> None:
    visit = visit_with_own
    (pack,) = visit.own
    visit.press(f"own_{pack.id}", "package_edit")
    visit.type("word_0", "bell")
    visit.press("back", "keep")
    assert visit.named("word_0")
    QTest.keyClick(visit.named("word_0")[0], Qt.Key.Key_Escape)
    visit._clock.pass_by(1)
    visit.press("act")
    assert not visit.named("word_0")
    assert visit.own == (pack,)


def test_who_closes_the_window_with_changes_is_asked_once(visit_with_own: Visit) -> None:
    visit = visit_with_own
    visit.press(f"own_{visit.own[0].id}", "package_edit")
    visit.type("word_0", "bell")
    for _ in range(2):
        assert not visit.window.close()
        visit._clock.pass_by(1)
        visit.press("keep")
    assert not visit.window.close()
    assert visit.window.close()


def test_the_window_closes_once_changes_are_thrown_away(visit_with_own: Visit) -> None:
    visit = visit_with_own
    visit.press(f"own_{visit.own[0].id}", "package_edit")
    visit.type("word_0", "bell")
    assert not visit.window.close()
    visit._clock.pass_by(1)
    visit.press("act")
    assert not visit.window.isVisible()


def test_who_closes_the_window_with_a_list_in_it_is_asked(visit: Visit) -> None:
    visit.press("packages_more", "packages_list")
    (box,) = visit.named("list_words")
    assert visit.named("list_add")[0].accessibleName() == "Add Packages"
    assert isinstance(box, QPlainTextEdit)
    box.setPlainText("drum, bell")
    assert not visit.window.close()
    visit._clock.pass_by(1)
    QTest.keyClick(visit.window.focusWidget(), Qt.Key.Key_Escape)
    assert box.toPlainText() == "drum, bell"
    box.clear()
    assert visit.window.close()


def test_nobody_is_asked_of_changes_that_were_thrown_away(visit_with_own: Visit) -> None:
    visit = visit_with_own
    visit.press(f"own_{visit.own[0].id}", "package_edit")
    visit.type("word_0", "bell")
    visit.press("back", "act")
    assert visit.window.close()


def test_without_changes_the_window_closes_at_once(visit_with_own: Visit) -> None:
    visit = visit_with_own
    visit.press(f"own_{visit.own[0].id}", "package_edit")
    assert visit.window.close()


def test_deleting_is_asked_and_can_be_taken_back(visit_with_own: Visit) -> None:
    visit = visit_with_own
    (pack,) = visit.own
    visit.press(f"own_{pack.id}", "package_remove", "keep")
    assert visit.own == (pack,)
    visit.press(f"own_{pack.id}", "package_remove", "act")
    assert visit.named("first_package")
    visit.press("undo")
    assert visit.named(f"own_{pack.id}")
    assert visit.own == (pack,)


def test_a_copy_is_made_and_can_be_taken_back(visit_with_own: Visit) -> None:
    visit = visit_with_own
    (pack,) = visit.own
    visit.press(f"own_{pack.id}", "package_copy")
    assert len(visit.own) == 2
    visit.press("undo")
    assert visit.own == (pack,)


def photograph(colour: str, kind: str = "JPEG") -> bytes:
    target = BytesIO()
    Image.new("RGB", (900, 600), colour).save(target, kind)
    return target.getvalue()


def dropped(card: QWidget, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    args = QPoint(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton
    card.dragEnterEvent(QDragEnterEvent(*args, Qt.KeyboardModifier.NoModifier))
    card.dropEvent(QDropEvent(QPoint(9, 9), *args[1:], Qt.KeyboardModifier.NoModifier))


def test_pictures_come_from_a_file_and_by_drop(visit: Visit, tmp_path: Path) -> None:
    visit.press("packages_own", "first_package")
    (tmp_path / "red.jpg").write_bytes(photograph("red"))
    visit.press("picture_0", "picture_choose")
    visit.choose_file(tmp_path / "red.jpg")
    assert visit.text("pictures_said") == "The picture is looked at."
    visit.until(lambda: "Only one word has a picture" in visit.text("pictures_said"))
    (tmp_path / "blue.svg").write_text(DRAWING)
    dropped(visit.named("preview_1")[0], tmp_path / "blue.svg")
    visit.until(lambda: visit.text("pictures_said") == "Both words have a picture.")
    for name, text in (("package_kind", "thing"), ("word_0", "fiddle"), ("word_1", "oboe")):
        visit.type(name, text)
    visit.press("save_package")
    (pack,) = visit.own
    shown = [QImage(str(pack.picture(word))).pixelColor(256, 256) for word in (0, 1)]
    assert shown[0].red() > 240
    assert shown[1] == QColor("blue")


def test_nothing_is_saved_without_a_picture_that_is_still_looked_at(visit: Visit, tmp_path: Path) -> None:
    (tmp_path / "red.jpg").write_bytes(photograph("red"))
    visit.press("packages_own", "first_package")
    for name, text in (("package_kind", "thing"), ("word_0", "fiddle"), ("word_1", "oboe")):
        visit.type(name, text)
    dropped(visit.named("preview_0")[0], tmp_path / "red.jpg")
    visit.press("save_package")
    assert not visit.own
    visit.until(lambda: "Only one word has a picture" in visit.text("pictures_said"))
    visit.press("save_package")
    assert visit.own[0].file.words[0].picture == "a.png"


def test_a_removed_picture_does_not_come_back(
    visit_with_own: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    visit, may_end, is_looked_at = visit_with_own, Event(), Event()

    def late(_picture: Path | bytes) -> bytes:
        may_end.wait(5)
        is_looked_at.set()
        return photograph("red", "PNG")

    monkeypatch.setattr(pack_desk, "_prepared", late)
    visit.press(f"own_{visit.own[0].id}", "package_edit")
    (tmp_path / "red.jpg").write_bytes(photograph("red"))
    dropped(visit.named("preview_0")[0], tmp_path / "red.jpg")
    visit.press("picture_0", "picture_remove")
    may_end.set()
    assert is_looked_at.wait(5)
    visit.qtbot.wait(50)
    visit.press("save_package")
    assert [word.picture for word in visit.own[0].file.words] == [None, "b.png"]


def test_an_error_in_the_program_is_not_taken_for_a_bad_picture(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def err(_picture: Path | bytes) -> bytes:
        raise ZeroDivisionError

    monkeypatch.setattr(pack_desk, "_prepared", err)
    visit.press("packages_own", "first_package")
    with visit.qtbot.captureExceptions() as raised:
        dropped(visit.named("preview_0")[0], tmp_path / "red.jpg")
        visit.until(lambda: raised)
    assert [kind for kind, _, _ in raised] == [ZeroDivisionError]


def test_a_picture_is_pasted_and_removed(visit: Visit) -> None:
    image = QImage(300, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("green"))
    QGuiApplication.clipboard().setImage(image)
    visit.press("packages_own", "first_package", "picture_1", "picture_paste")
    visit.until(lambda: "Only one word has a picture" in visit.text("pictures_said"))
    visit.press("picture_1", "picture_remove")
    assert visit.text("pictures_said").startswith("Without pictures")
    QGuiApplication.clipboard().clear()
    visit.press("picture_1", "picture_paste")
    assert visit.text("pictures_said") == "There is no picture to paste."


@pytest.mark.parametrize(
    ("name", "data", "sentence"),
    [
        ("a.txt", b"no picture", "That is no picture that can be read here."),
        ("a.jpg", photograph("red")[:400], "The picture is damaged."),
        (
            "a.svg",
            b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>1</script></svg>',
            "The drawing holds something that isn’t drawn here: script.",
        ),
    ],
)
def test_what_is_no_picture_is_refused_in_words(
    visit: Visit, tmp_path: Path, name: str, data: bytes, sentence: str
) -> None:
    (tmp_path / name).write_bytes(data)
    visit.press("packages_own", "first_package")
    dropped(visit.named("preview_0")[0], tmp_path / name)
    visit.until(lambda: visit.text("pictures_said") == sentence)


def test_a_file_that_is_gone_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    visit.press("packages_own", "first_package")
    dropped(visit.named("preview_0")[0], tmp_path / "gone.png")
    visit.until(lambda: visit.text("pictures_said") == "The file can’t be read.")


def test_chosen_packages_are_exported(visit_with_own: Visit, tmp_path: Path) -> None:
    visit = visit_with_own
    (pack,) = visit.own
    visit.press("packages_more", "packages_export", f"export_{pack.id}")
    assert not visit.named("export_chosen")[0].isEnabled()
    visit.press(f"export_{pack.id}", "export_chosen")
    visit.choose_file(tmp_path / "mine.spyword-packs")
    visit.until(lambda: "mine.spyword-packs" in visit.text("undo_said"))
    assert (tmp_path / "mine.spyword-packs").is_file()


def test_an_export_tells_of_pictures_that_are_not_in_it(visit_with_own: Visit, tmp_path: Path) -> None:
    visit = visit_with_own
    (pack,) = visit.own
    (pack.folder / "a.png").write_bytes(b"nothing")
    visit.press("packages_more", "packages_export", "export_chosen")
    visit.choose_file(tmp_path / "mine.spyword-packs")
    visit.until(lambda: "can’t be read any more" in visit.text("undo_said"))


def shared(folder: Path, *words: tuple[str, str]) -> Path:
    """A file with packages of somebody else."""
    (folder / "elsewhere").mkdir()
    own = OwnPacks(folder / "elsewhere")
    for pair in words:
        own.save(draft_of_words(*pair, kind="instrument", pictures=True))
    write_share(folder / "theirs.spyword-packs", own.packs)
    return folder / "theirs.spyword-packs"


def test_what_is_in_a_file_is_shown_before_it_is_added(visit_with_own: Visit, tmp_path: Path) -> None:
    visit = visit_with_own
    path = shared(tmp_path, WORDS, ("drum", "bell"))
    visit.press("packages_more", "packages_import")
    visit.choose_file(path)
    visit.until(lambda: visit.named("import_add"))
    heard = said(visit.screen)
    assert "Instrument (1)" in heard
    assert any("the words of another one here" in text for text in heard)
    assert not {"drum", "bell"} & set(heard)
    assert len(visit.own) == 1
    visit.press("import_add")
    visit.until(lambda: visit.named("told"))
    assert {pack.package("en").text(0) for pack in visit.own} == {"fiddle", "drum"}
    visit.press("told", "undo")
    assert [pack.package("en").text(0) for pack in visit.own] == ["fiddle"]


def test_an_import_is_taken_back_at_once(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    visit.press("packages_more", "packages_import")
    visit.choose_file(shared(tmp_path, ("drum", "bell"), ("fork", "spade"), ("king", "knight")))
    visit.until(lambda: visit.named("import_add"))
    visit.press("import_add")
    visit.until(lambda: visit.named("told"))
    visit.press("told")
    shown: list[object] = []
    monkeypatch.setattr(visit.screen, "show_packages", lambda *seen: shown.append(seen))
    visit.press("undo")
    assert not visit.own
    assert len(shown) == 1


def test_what_an_export_says_elsewhere_is_not_said_later(visit_with_own: Visit) -> None:
    visit = visit_with_own
    scene = visit.window.findChild(PackagesScene)
    assert isinstance(scene, PackagesScene)
    visit.press("back")
    scene._post.said.emit("It is exported.")
    visit.press("packages")
    assert not visit.text("undo_said")


def test_nothing_is_added_where_somebody_cancels(visit: Visit, tmp_path: Path) -> None:
    visit.press("packages_more", "packages_import")
    visit.choose_file(shared(tmp_path, ("drum", "bell")))
    visit.until(lambda: visit.named("import_add"))
    visit.press("keep")
    assert not visit.own


def test_a_file_of_something_else_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    (tmp_path / "song.mp3").write_bytes(b"ID3" + bytes(900))
    visit.press("packages_more", "packages_import")
    visit.choose_file(tmp_path / "song.mp3")
    visit.until(lambda: visit.named("told"))
    assert visit.text("told_0") == "The file holds no packages of The Spy’s Word."


def test_a_damaged_package_is_told_of_and_left_alone(qtbot: QtBot, tmp_path: Path, clock: Clock) -> None:
    damaged = tmp_path / "packages" / "own-0123456789ab"
    damaged.mkdir(parents=True)
    (damaged / "pack.json").write_text("{")
    visit = Visit(qtbot, tmp_path, clock)
    assert visit.text("undo_said").startswith("1 of your own packages can’t be read.")
    assert (damaged / "pack.json").read_text() == "{"


def test_the_key_for_saving_reaches_no_editor_under_a_panel(visit_with_own: Visit) -> None:
    visit = visit_with_own
    (pack,) = visit.own
    visit.press(f"own_{pack.id}", "package_edit")
    visit.type("word_0", "bell")
    visit.press("back")
    QTest.keySequence(visit.window, QKeySequence(QKeySequence.StandardKey.Save))
    assert visit.own == (pack,)
    visit.press("keep")
    QTest.keySequence(visit.window, QKeySequence(QKeySequence.StandardKey.Save))
    assert visit.own[0].package("en").text(0) == "bell"


def test_a_list_of_words_becomes_packages(visit: Visit) -> None:
    visit.press("packages_more", "packages_list")
    (box,) = visit.named("list_words")
    assert isinstance(box, QPlainTextEdit)
    box.setPlainText("drum, bell\nviolin, violins\nlone\nfiddle; oboe")
    visit.until(lambda: "Line 3: there are no two words." in visit.named("list_rows")[0].accessibleName())
    assert "Line 2: the words are too close" in visit.named("list_rows")[0].accessibleName()
    assert not visit.named("list_add")[0].isEnabled()
    visit.type("list_kind", "instrument")
    visit.until(lambda: visit.named("list_add")[0].isEnabled())
    visit.press("list_add")
    visit.until(lambda: visit.named("told"))
    assert {pack.package("it").text(1) for pack in visit.own} == {"bell", "oboe"}
    assert {pack.file.kind[ALL] for pack in visit.own} == {"instrument"}


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("барабан\tколокол".encode("utf-16"), "барабан\tколокол"),
        ("鼓，铃".encode(), "鼓，铃"),
    ],
)
def test_a_list_is_opened_from_a_file(visit: Visit, tmp_path: Path, data: bytes, expected: str) -> None:
    (tmp_path / "words.txt").write_bytes(data)
    visit.press("packages_more", "packages_list", "list_open")
    visit.choose_file(tmp_path / "words.txt")
    (box,) = visit.named("list_words")
    assert isinstance(box, QPlainTextEdit)
    assert box.toPlainText() == expected


def test_a_list_in_another_encoding_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_bytes("drum, bell\nżółw, żaba".encode("cp1250"))
    visit.press("packages_more", "packages_list", "list_open")
    visit.choose_file(tmp_path / "words.txt")
    assert visit.text("list_said").startswith("The letters of line 2 can’t be read.")
