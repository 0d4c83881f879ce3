"""A fifth language is files and words: no line of code changes for it to be spoken, and played in."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tools import translations
from tools.environment import ROOT

CODE, NAME, MARK = "eo", "Esperanto", "¡"
EMPTY = f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="{CODE}"/>\n'
NOT_COPIED = shutil.ignore_patterns("__pycache__")

Module = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with a fifth language, as CONTRIBUTING says that one is made."""
    copy = tmp_path_factory.mktemp("fifth")
    shutil.copytree(ROOT / "src", copy / "src", ignore=NOT_COPIED)
    shutil.copytree(ROOT / "assets" / "packs", copy / "assets" / "packs")
    speak(copy / "src" / "spyword_qt" / "i18n", copy / "made")
    for pack in (copy / "assets" / "packs").glob("*/pack.json"):
        put_words(pack)
    engine = copy / "src" / "spyword_engine"
    put_titles(engine / "progress" / "titles.tsv")
    with (engine / "articles.tsv").open("a", encoding="utf-8") as articles:
        articles.write(f"{CODE}\tla\t\n")
    return copy


@pytest.fixture(scope="module")
def run(copy: Path) -> Module:
    """A module of the copy, as a process of its own."""
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(copy / "src"), str(ROOT))),
        "QT_QPA_PLATFORM": "offscreen",
        "LC_ALL": "C.UTF-8",
    }

    def run(*command: str, given: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", *command],
            input=given,
            cwd=copy,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )

    return run


def speak(folder: Path, made: Path) -> None:
    """A file of translations, and a glossary that says the language's own name."""
    made.mkdir()
    (made / f"spyword_{CODE}.ts").write_text(EMPTY, encoding="utf-8")
    translations.collect(made)
    translate(made / f"spyword_{CODE}.ts")
    translations.compile_all(made)
    (made / f"glossary_{CODE}.tsv").write_text(f"term\tsaid\nEnglish\t{NAME}\n", encoding="utf-8")
    shutil.copytree(made, folder, dirs_exist_ok=True)


def translate(file: Path) -> None:
    """Say everything as in English, behind a mark."""
    tree = ElementTree.parse(file)
    for message in tree.getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        translation.attrib.clear()
        for form in [*translation.iter("numerusform")] or [translation]:
            form.text = MARK + message.findtext("source", "")
    tree.write(file, encoding="utf-8", xml_declaration=True)


def put_words(pack: Path) -> None:
    """Words of the language in a package: the English ones, behind the mark."""
    content: dict[str, Any] = json.loads(pack.read_bytes())
    for texts in (content["kind"], *(word["text"] for word in content["words"])):
        texts[CODE] = MARK + texts["en"]
    pack.write_text(json.dumps(content), encoding="utf-8")


def put_titles(file: Path) -> None:
    """A column of the language's titles."""
    head, *rows = (row.split("\t") for row in file.read_text(encoding="utf-8").splitlines())
    english = head.index("en")
    lines = ["\t".join([*head, CODE]), *("\t".join([*row, MARK + row[english]]) for row in rows)]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_the_packages_are_in_order_once_their_index_is_written_anew(run: Module) -> None:
    assert "index.json: isn't of these packages" in run("spyword_qt.store.lint_packs").stdout
    assert run("spyword_qt.store.pack_index").returncode == 0
    assert run("spyword_qt.store.lint_packs").stdout == "All packages are in order.\n"


def test_a_package_that_was_forgotten_is_named(run: Module, copy: Path) -> None:
    pack = copy / "assets" / "packs" / "fruit-01" / "pack.json"
    whole = pack.read_text(encoding="utf-8")
    shutil.copy(ROOT / pack.relative_to(copy), pack)
    told = run("spyword_qt.store.lint_packs").stdout
    pack.write_text(whole, encoding="utf-8")
    for place in ("kind", "words[0].text", "words[1].text"):
        assert f"assets/packs/fruit-01/pack.json: {place}.{CODE}: is missing\n" in told


def test_it_is_offered_spoken_and_played_in(run: Module, tmp_path: Path) -> None:
    assert run("spyword_qt.store.pack_index").returncode == 0
    done = run("tests.i18n.in_a_fifth", str(tmp_path), CODE, MARK)
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""


def test_the_referee_knows_its_articles(run: Module) -> None:
    asked = {"op": "match", "guess": "la pomo", "citizen": ["pomo"], "spy": ["piro"], "language": CODE}
    answer = json.loads(run("spyword_engine", given=json.dumps(asked)).stdout)
    assert answer["right"] is True
