"""How many instructions a byte of source takes, which no other program changes."""

import os
import re
import shutil
import subprocess
import sys
import tempfile

from measuring import Failure, number, say, section
from measuring.machine import note

from .compare import lint
from .folder import SwiftFolder


def instructions(programs, path, options):
    """One whole run under callgrind, over the folder or as many of its files as are asked for."""
    if shutil.which("valgrind") is None:
        raise Failure("valgrind is needed to count instructions, and it is not installed here")
    folder = SwiftFolder(path)
    with tempfile.TemporaryDirectory() as temporary:
        part, wanted = folder, options.bytes or 5_000_000
        if folder.bytes > wanted:
            part = _part(folder, wanted, os.path.join(temporary, "part"))
        note(f"counting over {number(part.bytes)} bytes; this takes a minute or more")
        total = _count(lint(programs, part.path).arguments, temporary)
        start = _count([programs.modlint, "--version"], temporary)
    section(f"{folder.path}: instructions by callgrind")
    if part is not folder:
        say(f"a part of {number(folder.bytes)} bytes: the first files by path")
    say(
        f"{number(len(part.files))} files, {number(part.bytes)} bytes, "
        f"{number(total)} instructions")
    say(f"{total / part.bytes:.1f} instructions for each byte of source, the whole run")
    say(f"{number(start)} instructions for `modlint --version`")


def _part(folder, wanted, place):
    """A copy of the first files by path, which keeps what belongs together in one piece."""
    size = 0
    for file in folder.files:
        size += os.path.getsize(file)
        if size > wanted:
            break
        copy = os.path.join(place, os.path.relpath(file, folder.path))
        os.makedirs(os.path.dirname(copy), exist_ok=True)
        shutil.copyfile(file, copy)
    if not os.path.exists(place):
        raise Failure(f"the first file has more than {number(wanted)} bytes")
    return SwiftFolder(place)


def _count(arguments, temporary):
    output = os.path.join(temporary, "callgrind")
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", *arguments],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace",
        check=False)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode not in (0, 1) or not found:
        print(done.stderr, file=sys.stderr)
        raise Failure(f"valgrind ended with status {done.returncode}")
    return int(found.group(1))
