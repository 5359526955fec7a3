"""How much faster two processors are than one."""

import shutil
import statistics

from measuring import Command, Failure, measure_rounds, number, processors, say, section, stages

from .compare import lint
from .folder import SwiftFolder

_STAGES = {
    "read to classify": ["read", "tokenise", "parse", "classify"],
    **{name: [name] for name in ("merge", "resolve", "model", "ownership", "rules", "report")},
}


def cores(programs, path, options):
    """The stages that go file by file, and whole runs, on one processor and on two."""
    folder = SwiftFolder(path)
    available = processors()
    if len(available) < 2:
        raise Failure("there is one processor only")
    one, two = (_limited(programs, folder, available[:count]) for count in (1, 2))
    series = measure_rounds(programs, [one, two], options.rounds)
    section(f"{folder.path}: one processor and two")
    say(f"{number(len(folder.files))} files, {number(folder.bytes)} bytes")
    if shutil.which("taskset") is None:
        say("hint: without taskset only modlint's workers are limited, not the processors")
    say(
        f"whole runs: {series[0].median('wall') * 1e3:.1f} ms and "
        f"{series[1].median('wall') * 1e3:.1f} ms, "
        f"{series[0].ratio('wall', series[1]):.2f} times as fast")
    _print_file_stages(programs, folder, available, options.rounds)


def _limited(programs, folder, numbers):
    command = lint(programs, folder.path)
    return Command(
        f"modlint on {len(numbers)}", _taskset(numbers) + command.arguments,
        {"MODLINT_WORKERS": str(len(numbers))}, command.statuses)


def _taskset(numbers):
    if shutil.which("taskset") is None:
        return []
    return ["taskset", "-c", ",".join(map(str, numbers))]


def _print_file_stages(programs, folder, available, rounds):
    runs = {1: [], 2: []}
    for _ in range(rounds):
        for count, own in runs.items():
            own.append(stages(
                programs, [folder.path, "--no-config"], 1,
                {"MODLINT_WORKERS": str(count)}, _taskset(available[:count])))
    for name, parts in _STAGES.items():
        one, two = (
            [sum(run[part].wall for part in parts) for run in runs[count]] for count in (1, 2))
        ratio = statistics.median(first / max(second, 0.1) for first, second in zip(one, two))
        goal = " (goal: at least 1.7)" if name == "read to classify" else ""
        say(
            f"{name}: {statistics.median(one):.1f} ms and {statistics.median(two):.1f} ms, "
            f"{ratio:.2f} times as fast{goal}")
