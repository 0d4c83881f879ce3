"""All that the program reads and didn't just write itself: a good one of each, and how it is read.

`python -m tests.store.untrusted NAME` has atheris change one of them until it finds something that is neither
read nor refused. Atheris isn't among the project's tools: `pip install atheris`, where it has a wheel.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from unittest.mock import patch

from PIL import Image

from spyword_qt.app import _parser
from spyword_qt.game_check import check_saved
from spyword_qt.store import image_check, svg_check
from spyword_qt.store.backup import read_backup, write_backup
from spyword_qt.store.games import Games
from spyword_qt.store.image_check import BadPicture
from spyword_qt.store.kept_picture import is_kept
from spyword_qt.store.own_packs import OwnPacks
from spyword_qt.store.pack_share import read_share, write_share
from spyword_qt.store.parcel import BadParcel
from spyword_qt.store.plays import Plays
from spyword_qt.store.preferences import PreferencesFile
from spyword_qt.store.profiles import FOLDER, Profiles
from spyword_qt.store.share_zip import BadShare
from spyword_qt.store.veil import game_in
from spyword_qt.store.word_languages import ALL
from spyword_qt.store.word_list import BadList, read_list
from tests.engine.progress.games import line
from tests.qt.bandit.desk import BanditDesk
from tests.qt.desk import Desk
from tests.store.own import draft_of_words

SVG = b"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><linearGradient id="a">
<stop offset="0" stop-color="#fff"/></linearGradient></defs><g transform="rotate(5)"><path d="M0 0L9 9z"
fill="url(#a)"/><circle cx="5" cy="5" r="3" style="fill:red"/></g></svg>"""
LIST = "owl, parrot\nsun\tmoon\n“lemon tree”; lime\n# a remark\nłódka;statek\n".encode()


@dataclass(frozen=True)
class Untrusted:
    """`read` returns, or raises one of `refusals`."""

    good: bytes
    read: Callable[[bytes], object]
    refusals: tuple[type[BaseException], ...] = ()


@patch("spyword_qt.scribe.WITHIN_A_FRAME", 60.0)
def all_of(folder: Path) -> dict[str, Untrusted]:
    """Each by its name, with files in a folder."""
    here = folder / "here"
    here.mkdir()
    desk = Desk(here)
    ada = desk.profiles.create("Ada", 0, 0).id
    for number in range(3):
        desk.profiles.give(ada, line(number + 1))
    desk.profiles.export([ada], folder / "people")
    desk.start(5, ghost=True, spies=1)
    desk.to_discussion()
    desk.table.leave_off()
    desk.speak("pl")
    plays = Plays(here)
    plays.load()
    plays.count("bird-01", ["ada", "ben"], "0" * 32)()
    own = OwnPacks(here)
    own.save(draft_of_words("dog", "cat"))
    write_share(folder / "packages", own.packs)
    write_backup(here, folder / "backup")
    profile = here / FOLDER / f"{ada}.json"
    return {
        "game": Untrusted((here / "game.json").read_bytes(), partial(_put, folder, "game.json", _game)),
        # As it was before there was a veil, through which a change tears.
        "plain game": Untrusted(
            json.dumps({"version": 2, "game": game_in(here / "game.json")}).encode(),
            partial(_put, folder, "game.json", _game),
        ),
        "plain bandit game": Untrusted(
            json.dumps({"version": 4, "game": game_in(_judged(folder))}).encode(),
            partial(_put, folder, "game.json", _game),
        ),
        "preferences": Untrusted(
            (here / "preferences.json").read_bytes(), partial(_put, folder, "preferences.json", _preferences)
        ),
        "plays": Untrusted((here / "plays.json").read_bytes(), partial(_put, folder, "plays.json", _plays)),
        "profile": Untrusted(
            profile.read_bytes(), partial(_put, folder, f"{FOLDER}/{profile.name}", partial(_profile, ada))
        ),
        "people": Untrusted(
            (folder / "people").read_bytes(), partial(_put, folder, "people", _people), (BadParcel,)
        ),
        "packages": Untrusted(
            (folder / "packages").read_bytes(), partial(_put, folder, "packages", _packages), (BadShare,)
        ),
        "backup": Untrusted(
            (folder / "backup").read_bytes(), partial(_put, folder, "backup", read_backup), (BadShare,)
        ),
        "list": Untrusted(LIST, partial(read_list, scope=ALL), (BadList,)),
        "svg": Untrusted(SVG, svg_check.cleaned, (BadPicture,)),
        **{
            kind: Untrusted(_picture(kind), image_check.open_checked, (BadPicture,))
            for kind in image_check.FORMATS
        },
        "kept picture": Untrusted(_picture("PNG"), is_kept),
        "command line": Untrusted(b"--seed\x007\x00--language\x00pl", _command_line, (SystemExit,)),
    }


def _judged(folder: Path) -> Path:
    """A game of Secret Bandit, on its first day."""
    there = folder / "there"
    there.mkdir()
    desk = BanditDesk(there)
    desk.start(12, speech_seconds=30)
    desk.cards()
    desk.night({})
    desk.table.leave_off()
    return there / "game.json"


def _put(folder: Path, name: str, read: Callable[[Path], object], data: bytes) -> object:
    with tempfile.TemporaryDirectory(dir=folder) as place:
        path = Path(place) / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(data)
        return read(path)


def _game(path: Path) -> object:
    games = Games(path.parent, check_saved)
    games.waiting()
    return games.load()


def _preferences(path: Path) -> object:
    return PreferencesFile(path.parent).load()


def _plays(path: Path) -> object:
    return Plays(path.parent).load()


def _profile(profile: str, path: Path) -> object:
    profiles = Profiles(path.parents[1])
    profiles.entries()
    return profiles.get(profile)


def _people(path: Path) -> object:
    return Profiles(path.parent).read_export(path)


def _packages(path: Path) -> object:
    return read_share(path)


def _picture(kind: str) -> bytes:
    target = io.BytesIO()
    Image.new("RGB", (20, 30), (200, 20, 20)).save(target, kind)
    return target.getvalue()


def _command_line(data: bytes) -> object:
    # As Python brings what isn't UTF-8.
    arguments = [part.decode("utf-8", "surrogateescape") for part in data.split(b"\0")]
    with contextlib.redirect_stderr(io.StringIO()), contextlib.redirect_stdout(io.StringIO()):
        return _parser().parse_args(arguments)


def main() -> None:
    """Let atheris try one of them; what follows the name goes to it."""
    import atheris

    parser = argparse.ArgumentParser()
    parser.add_argument("name")
    asked, options = parser.parse_known_args()
    one = all_of(Path(tempfile.mkdtemp()))[asked.name]

    def attempt(data: bytes) -> None:
        with contextlib.suppress(*one.refusals):
            one.read(data)

    corpus = Path(tempfile.mkdtemp())
    (corpus / "good").write_bytes(one.good)
    atheris.instrument_all()
    atheris.Setup([sys.argv[0], str(corpus), *options], attempt)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
