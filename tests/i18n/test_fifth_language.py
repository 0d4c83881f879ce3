"""A fifth language is a file of translations and a glossary: nothing else changes for it to be spoken."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from tools import translations
from tools.environment import ROOT

CODE, NAME, MARK = "eo", "Esperanto", "¡"
EMPTY = f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="{CODE}"/>\n'


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """The program's, with a fifth language as CONTRIBUTING says that one is made."""
    sources, made = tmp_path / "src", tmp_path / "made"
    shutil.copytree(
        translations.SOURCES, sources / "spyword_qt", ignore=shutil.ignore_patterns("__pycache__")
    )
    (sources / "spyword_engine").symlink_to(ROOT / "src" / "spyword_engine")
    (tmp_path / "assets").symlink_to(ROOT / "assets")
    made.mkdir()
    (made / f"spyword_{CODE}.ts").write_text(EMPTY, encoding="utf-8")
    translations.collect(made)
    translate(made / f"spyword_{CODE}.ts")
    translations.compile_all(made)
    (made / f"glossary_{CODE}.tsv").write_text(f"term\tsaid\nEnglish\t{NAME}\n", encoding="utf-8")
    shutil.copytree(made, sources / "spyword_qt" / "i18n", dirs_exist_ok=True)
    return sources


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


def test_it_is_offered_spoken_and_played_in(sources: Path, tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(sources), str(ROOT))),
        "QT_QPA_PLATFORM": "offscreen",
        "LC_ALL": "C.UTF-8",
    }
    command = [sys.executable, "-m", "tests.i18n.in_a_fifth", str(tmp_path / "data"), CODE, MARK]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""
