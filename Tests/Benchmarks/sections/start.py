"""What starting takes, and a small tree."""

import os
import tempfile

from generator import generate
from measuring import Command, counted, measure_rounds, number, say, section

from .compare import lint


def start(programs, options):
    """`modlint --version` and a program that does nothing, in turn; then a tree of 100 files."""
    rounds = max(options.rounds, 101)
    nothing, version = measure_rounds(programs, [
        Command("a C program that does nothing", [programs.nothing]),
        Command("modlint --version", [programs.modlint, "--version"]),
    ], rounds)
    with tempfile.TemporaryDirectory() as folder:
        tree = generate(os.path.join(folder, "tree"), options.seed, files=100)
        (small,) = measure_rounds(
            programs, [lint(programs, tree.folder, name=f"{tree.files} files")], 31)
    section(f"starting, medians of {counted(rounds, 'round')}")
    for one in (nothing, version):
        say(
            f"{one.command.name}: {one.median('wall') * 1e3:.2f} ms of wall time, "
            f"{one.median('cpu') * 1e3:.2f} ms of CPU time, "
            f"{one.median('peak') / 1e6:.1f} MB")
    more = version.median("wall") - nothing.median("wall")
    say(f"modlint --version takes {more * 1e3:.2f} ms more (goal: less than 3)")
    say(
        f"modlint lint of {tree.files} generated files with {number(tree.lines)} lines: "
        f"{small.median('wall') * 1e3:.1f} ms of wall time (goal: less than 15), "
        f"{small.median('cpu') * 1e3:.1f} ms of CPU time")
