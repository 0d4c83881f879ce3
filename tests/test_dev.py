"""What dev.py decides and says, without a network, an environment or a display."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

import dev
from tools import commands, display, environment, libraries
from tools.distribution import Distribution, family, last_line
from tools.environment import Stamp, Work
from tools.telling import Trouble

ROOT = Path(dev.__file__).parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

LDD = """\
/venv/PySide6/Qt/plugins/platforms/libqxcb.so:
\tlinux-vdso.so.1 (0x00007ffc6c5d6000)
\tlibQt6XcbQpa.so.6 => /venv/PySide6/Qt/lib/libQt6XcbQpa.so.6 (0x00007f79084b6000)
\tlibxcb-cursor.so.0 => not found
\tlibxcb-icccm.so.4 => not found
\t/lib64/ld-linux-x86-64.so.2 (0x00007f79084b8000)
/venv/PySide6/QtWidgets.abi3.so:
\tlibxcb-cursor.so.0 => not found
\tlibGL.so.1 => /lib/x86_64-linux-gnu/libGL.so.1 (0x00007f79084b7000)
"""


def test_ldd_names_each_missing_library_once() -> None:
    assert libraries.not_found(LDD) == ["libxcb-cursor.so.0", "libxcb-icccm.so.4"]
    assert libraries.not_found("\tstatically linked\n") == []


@pytest.mark.parametrize(
    ("distribution", "packages"),
    [
        (Distribution.DEBIAN, ["libglib2.0-0", "libxcb-cursor0"]),
        (Distribution.FEDORA, ["glib2", "xcb-util-cursor"]),
        (Distribution.ARCH, ["glib2", "xcb-util-cursor"]),
    ],
)
def test_two_libraries_of_one_package_name_it_once(distribution: Distribution, packages: list[str]) -> None:
    missing = ["libxcb-cursor.so.0", "libglib-2.0.so.0", "libgthread-2.0.so.0", "libnobody-knows.so.7"]
    assert libraries.packages_for(missing, distribution) == packages


def test_advice_gives_the_line_for_this_distribution() -> None:
    told = libraries.advice(["libxcb-cursor.so.0", "libGL.so.1"], Distribution.FEDORA)
    assert "no libxcb-cursor.so.0 and no libGL.so.1" in told
    assert "sudo dnf install libglvnd-glx xcb-util-cursor" in told
    assert "apt-get" not in told


def test_advice_gives_every_line_where_the_distribution_is_unknown() -> None:
    told = libraries.advice(["libEGL.so.1"], None)
    assert "sudo apt-get install libegl1" in told
    assert "sudo dnf install libglvnd-egl" in told
    assert "sudo pacman -S libglvnd" in told


def test_advice_names_a_library_whose_package_is_unknown() -> None:
    told = libraries.advice(["libnobody-knows.so.7"], Distribution.DEBIAN)
    assert "brings libnobody-knows.so.7" in told
    assert "apt-get" not in told


def test_nothing_is_missing_where_qt_has_no_such_plugin(tmp_path: Path) -> None:
    assert libraries.missing(tmp_path, "xcb") == []


@pytest.mark.parametrize(
    ("release", "expected"),
    [
        ({"ID": "debian"}, Distribution.DEBIAN),
        ({"ID": "linuxmint", "ID_LIKE": "ubuntu debian"}, Distribution.DEBIAN),
        ({"ID": "fedora"}, Distribution.FEDORA),
        ({"ID": "rocky", "ID_LIKE": "rhel centos fedora"}, Distribution.FEDORA),
        ({"ID": "manjaro", "ID_LIKE": "arch"}, Distribution.ARCH),
        ({"ID": "gentoo"}, None),
        ({}, None),
    ],
)
def test_distributions_are_told_by_their_release_file(
    release: dict[str, str], expected: Distribution | None
) -> None:
    assert family(release) is expected


def test_the_last_line_is_the_last_that_says_something() -> None:
    assert last_line("one\n  two \n\n") == "two"
    assert last_line("\n") == ""


READY = Stamp("3.11.7 x86_64", "/game/.venv", "abc", ("test", "check"))


@pytest.mark.parametrize(
    ("found", "work"),
    [
        (READY, Work.NOTHING),
        (None, Work.MAKE),
        (Stamp("3.12.1 x86_64", READY.place, READY.project, READY.groups), Work.MAKE),
        (Stamp(READY.python, "/elsewhere/.venv", READY.project, READY.groups), Work.MAKE),
        (Stamp(READY.python, READY.place, "other", READY.groups), Work.INSTALL),
        (Stamp(READY.python, READY.place, READY.project, ()), Work.INSTALL),
    ],
)
def test_only_what_changed_is_done_again(found: Stamp | None, work: Work) -> None:
    assert environment.work_for(found, READY) is work


def test_more_than_what_is_wanted_is_good_enough() -> None:
    wanted = Stamp(READY.python, READY.place, READY.project, ())
    assert environment.work_for(READY, wanted) is Work.NOTHING


@pytest.mark.parametrize("text", ["", "[]", "3", "{}", '{"python": "3.11.7"}', "{"])
def test_a_broken_stamp_is_none(text: str) -> None:
    assert environment.stamp_of(text) is None


def test_an_environment_that_does_not_run_is_not_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stamp = tmp_path / "stamp.json"
    stamp.write_text(
        '{"python": "3.11.7 x86_64", "place": "/game/.venv", "project": "abc", "groups": ["test"]}',
        encoding="utf-8",
    )
    monkeypatch.setattr(environment, "STAMP", stamp)
    monkeypatch.setattr(environment, "PYTHON", tmp_path / "no-python")
    assert environment.found() is None
    monkeypatch.setattr(environment, "PYTHON", Path(sys.executable))
    assert environment.found() == Stamp("3.11.7 x86_64", "/game/.venv", "abc", ("test",))


def test_groups_give_their_requirements() -> None:
    project = {"dependency-groups": {"test": ["pytest>=8"], "check": ["mypy", "ruff"]}}
    assert environment.requirements(project, ()) == []
    assert environment.requirements(project, ("test", "check")) == ["pytest>=8", "mypy", "ruff"]


def test_the_groups_that_commands_need_are_in_the_project() -> None:
    assert environment.requirements(PYPROJECT, commands.TEST_GROUPS)


@pytest.mark.parametrize(
    ("line", "named"),
    [
        (
            "  Downloading pyside6_addons-6.11.3-cp310-abi3-manylinux_2_34_x86_64.whl (175.3 MB)\n",
            "pyside6_addons (175.3 MB)",
        ),
        ("Downloading https://host/a/b/fontpkg-ui-1.0-py3-none-any.whl (2 MB)\n", "fontpkg-ui (2 MB)"),
        ("  Downloading pytest_qt-4.5.0-py3-none-any.whl (37 kB)\n", None),
        ("Installing collected packages: shiboken6, PySide6_Essentials\n", None),
    ],
)
def test_big_downloads_are_named(line: str, named: str | None) -> None:
    assert environment.download_named(line) == named


def test_without_a_display_it_says_so() -> None:
    with pytest.raises(Trouble, match="no display"):
        display.platforms({})


def test_platforms_follow_the_session() -> None:
    assert display.platforms({"DISPLAY": ":0"}) == ["xcb"]
    assert display.platforms({"WAYLAND_DISPLAY": "wayland-0"}) == ["wayland"]
    assert display.platforms({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}) == ["xcb", "wayland"]
    assert display.platforms({"QT_QPA_PLATFORM": "xcb;vnc:size=800x600"}) == ["xcb", "vnc"]


def test_a_display_that_does_not_answer_is_named(tmp_path: Path) -> None:
    session = {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "wayland-7"}
    with pytest.raises(Trouble, match="wayland-7 does not answer"):
        display.demand_answer(["wayland"], session)


def test_the_tests_need_no_display_to_answer() -> None:
    display.demand_answer(["offscreen"], {})


def test_commands_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main([]) == 2
    listed = capsys.readouterr().out
    assert all(name in listed for name in commands.COMMANDS)


def test_an_unknown_command_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["dance"]) == 2
    assert "no command dance" in capsys.readouterr().out


def test_a_full_check_asks_for_every_layout_and_hands_the_rest_on(monkeypatch: pytest.MonkeyPatch) -> None:
    run: list[Sequence[str | Path]] = []

    def take_down(command: Sequence[str | Path]) -> int:
        run.append(command)
        return 0

    monkeypatch.setattr(commands, "_prepare_offscreen", lambda groups: Path("python"))
    monkeypatch.setattr(commands, "_run", take_down)
    monkeypatch.setenv(commands.THOROUGH, "")
    assert commands.check(["--full", "-x"]) == 0
    assert os.environ[commands.THOROUGH] == "1"
    assert run[-1][-1] == "-x"
    assert not any("--full" in command for command in run)


@pytest.mark.parametrize(
    ("fault", "status", "told"),
    [
        (Trouble("Nothing works."), 1, "Nothing works.\n"),
        (PermissionError(13, "Permission denied"), 1, "[Errno 13] Permission denied\n"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_faults_are_sentences(
    fault: BaseException,
    status: int,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(arguments: list[str]) -> int:
        raise fault

    monkeypatch.setitem(commands.COMMANDS, "fail", fail)
    assert commands.main(["fail"]) == status
    assert capsys.readouterr() == ("", told)


def test_the_versions_are_those_of_the_project() -> None:
    oldest, newest = dev.OLDEST, dev.NEWEST
    assert PYPROJECT["project"]["requires-python"] == (
        f">={oldest[0]}.{oldest[1]},<{newest[0]}.{newest[1] + 1}"
    )


def test_the_runner_starts_without_anything_installed() -> None:
    started = subprocess.run(
        [sys.executable, "-E", "-S", ROOT / "dev.py", "--help"], capture_output=True, text=True
    )
    assert (started.returncode, started.stderr) == (0, "")
    assert "play" in started.stdout
