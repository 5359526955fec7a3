"""modlint, `cat` and other commands over the same files."""

import json
import os
import shlex
import statistics
import subprocess
import tempfile

from measuring import (
    Command, Failure, counted, measure_rounds, number, processors, say, section, stages)

from .folder import SwiftFolder

_TWO_THREADS = "SwiftSyntax, 2 threads"


def compare(programs, path, options, title=None):
    """The table of whole processes, the ratios, and modlint's stages."""
    folder = SwiftFolder(path)
    with tempfile.TemporaryDirectory() as temporary:
        files = os.path.join(temporary, "files")
        folder.write_list(files)
        commands = [_cat(folder, files), lint(programs, folder.path)]
        commands += _visitors(programs, options.swift_syntax, files)
        commands += [_other(text, folder, files) for text in options.against]
        read = _files_read(programs, folder)
        series = measure_rounds(programs, commands, options.rounds)
    section(f"{title or folder.path}: whole processes")
    say(
        f"{number(len(folder.files))} files, {number(folder.lines)} lines, "
        f"{number(folder.bytes)} bytes; {len(processors())} processors; "
        f"medians of {counted(options.rounds, 'round')}; files are in the system's memory")
    if read != len(folder.files):
        say(f"hint: modlint read {number(read)} files, so the others had not the same ones")
    _table(series)
    _ratios(series)
    _memory(series[1], folder)
    _print_stages(programs, folder)


def lint(programs, path, options=(), variables=None, name="modlint lint"):
    """All default rules, and whatever configuration there is left out."""
    arguments = [programs.modlint, "lint", path, "--no-config", "--format", "json", *options]
    return Command(name, arguments, variables, statuses=(0, 1))


def _cat(folder, files):
    room = os.sysconf("SC_ARG_MAX") // 2
    if sum(len(os.fsencode(name)) + 16 for name in folder.files) < room:
        return Command("cat", ["cat", *folder.files])
    return Command("cat", ["sh", "-c", f"xargs -0 cat < {shlex.quote(files)}"])


def _visitors(programs, checkout, files):
    if checkout is None:
        return []
    visit = programs.swift_syntax_visit(checkout)
    return [
        Command("SwiftSyntax, 1 thread", [visit, "1", files]),
        Command(_TWO_THREADS, [visit, "2", files]),
    ]


def _other(text, folder, files):
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise Failure(f"--against '{text}': {error}") from error
    if not words:
        raise Failure("--against needs a command")
    if not any("{}" in word or "{files}" in word for word in words):
        raise Failure(f"--against '{text}': write {{}} where the folder belongs")
    words = [word.replace("{files}", files).replace("{}", folder.path) for word in words]
    name = os.path.basename(words[0])
    # Like grep, many linters end with 1 for findings or for none.
    return Command(name, words, statuses=(0, 1))


def _files_read(programs, folder):
    done = subprocess.run(
        lint(programs, folder.path).arguments, check=False, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE)
    try:
        return json.loads(done.stdout)["summary"]["files"]
    except ValueError as error:
        message = done.stderr.decode(errors="replace").strip()
        raise Failure(f"modlint ended with status {done.returncode}: {message}") from error


def _table(series):
    cat = series[0]
    width = max(len(one.command.name) for one in series)
    say()
    say(f"{'':{width}}  {'wall':>10} {'×cat':>6}  {'CPU':>10} {'×cat':>6}  {'peak memory':>12}")
    for one in series:
        say(
            f"{one.command.name:{width}}  {one.median('wall') * 1e3:7.1f} ms "
            f"{one.ratio('wall', cat):6.2f}  {one.median('cpu') * 1e3:7.1f} ms "
            f"{one.ratio('cpu', cat):6.2f}  {one.median('peak') / 1e6:9.1f} MB")


def _ratios(series):
    modlint = series[1]
    say()
    for other in series[:1] + series[2:]:
        wall = modlint.ratios("wall", other)
        goal = "; goal: at most 0.2" if other.command.name == _TWO_THREADS else ""
        say(
            f"modlint : {other.command.name} = {statistics.median(wall):.3f} of the wall time "
            f"(rounds: {min(wall):.3f} to {max(wall):.3f}{goal}), "
            f"{modlint.ratio('cpu', other):.3f} of the CPU time, "
            f"{modlint.ratio('peak', other):.3f} of the memory")


def _memory(modlint, folder):
    limit = 20e6 + 2 * folder.bytes
    say(
        f"modlint's memory: {modlint.median('peak') / 1e6:.1f} MB (goal: at most "
        f"{limit / 1e6:.1f} MB, which is 20 MB and 2 bytes for each byte of source)")


def _print_stages(programs, folder, runs=5):
    """What modlint itself says; the stages that go file by file share their wall time."""
    section(f"modlint's stages, medians of {runs} runs")
    found = stages(programs, [folder.path, "--no-config"], runs)
    whole = sum(stage.cpu for stage in found.values())
    say(f"{'':9}  {'wall':>11}  {'CPU':>11}")
    for name, stage in found.items():
        say(f"{name:9}  {stage.wall:8.1f} ms  {stage.cpu:8.1f} ms  {stage.cpu / whole:5.1%}")
