"""Which Linux this is, and how system packages are installed on it."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from enum import Enum

from tools.telling import Trouble, say


class Distribution(Enum):
    """A family of Linux distributions: what it is called, and the command that installs packages on it."""

    DEBIAN = ("Debian or Ubuntu", "apt-get install")
    FEDORA = ("Fedora", "dnf install")
    ARCH = ("Arch", "pacman -S")

    def line(self, packages: Sequence[str]) -> str:
        """The command that a person types to install the packages."""
        return " ".join(["sudo", self.value[1], *packages])


def family(release: Mapping[str, str]) -> Distribution | None:
    """The family that the fields of an os-release file name, or None for one not known here."""
    ids = {release.get("ID", ""), *release.get("ID_LIKE", "").split()}
    if ids & {"debian", "ubuntu"}:
        return Distribution.DEBIAN
    if ids & {"fedora", "rhel", "centos"}:
        return Distribution.FEDORA
    if "arch" in ids:
        return Distribution.ARCH
    return None


def this_one() -> Distribution | None:
    """The family of the Linux that this runs on."""
    try:
        return family(platform.freedesktop_os_release())
    except OSError:
        return None


def can_install() -> bool:
    """Whether packages can be installed without asking: as root, on a Debian."""
    return this_one() is Distribution.DEBIAN and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: Sequence[str]) -> None:
    """Install Debian packages now, as root; raises Trouble where apt-get fails."""
    say(f"Installing {', '.join(packages)} with apt-get.")
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "--quiet=2"],
        ["apt-get", "install", "--quiet=2", "--yes", "--no-install-recommends", *packages],
    ):
        done = subprocess.run(command, env=environment, capture_output=True, text=True, errors="replace")
        if done.returncode:
            said = last_line(done.stderr) or last_line(done.stdout)
            raise Trouble(
                f"apt-get could not do it ({said}). Try by hand: {Distribution.DEBIAN.line(packages)}"
            )


def last_line(text: str) -> str:
    """The last line of a program's output that says anything; "" where none does."""
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "")
