"""Commands that are measured in turn, A B A B …, so that a busy minute hits all of them."""

import os
import subprocess
import statistics
import tempfile

from .machine import Failure, counted, load_hint, note, say


class Command:
    """A command line with a name for the table."""

    def __init__(self, name, arguments, variables=None, statuses=(0,)):
        self.name = name
        self.arguments = arguments
        self.variables = variables or {}
        self.statuses = statuses


class Run:
    """What one run took."""

    def __init__(self, wall, cpu, peak):
        self.wall = wall
        self.cpu = cpu
        self.peak = peak


class Series:
    """All runs of a command."""

    def __init__(self, command, runs):
        self.command = command
        self.runs = runs

    def values(self, figure):
        return [getattr(run, figure) for run in self.runs]

    def median(self, figure):
        return statistics.median(self.values(figure))

    def ratio(self, figure, other):
        """The median of the rounds' ratios to another command."""
        return statistics.median(self.ratios(figure, other))

    def ratios(self, figure, other):
        pairs = zip(self.values(figure), other.values(figure))
        return [own / max(theirs, 1e-9) for own, theirs in pairs]

    def spread(self, figure):
        """How far the middle half of the runs reaches, as a share of the median."""
        if len(self.runs) < 4:
            return 0.0
        first, _, third = statistics.quantiles(self.values(figure), n=4)
        return (third - first) / max(self.median(figure), 1e-9)


def run_once(programs, command):
    """Seconds and bytes of one run; a failure of the command is one of the benchmark."""
    with tempfile.TemporaryDirectory() as folder:
        result = os.path.join(folder, "result")
        errors = os.path.join(folder, "errors")
        launch = [programs.measure, result, os.devnull, errors]
        done = subprocess.run(
            launch + command.arguments, env={**os.environ, **command.variables}, check=False)
        if done.returncode != 0:
            raise Failure(f"{command.name} could not be started")
        with open(result, encoding="ascii") as file:
            wall, cpu, peak, status = (int(word) for word in file.read().split())
        if status not in command.statuses:
            with open(errors, encoding="utf-8", errors="replace") as file:
                lines = file.read().strip().split("\n")
            raise Failure(
                f"{command.name} ended with status {status}: {' / '.join(lines[-3:])}")
    return Run(wall / 1e9, cpu / 1e6, peak)


def measure_rounds(programs, commands, rounds):
    """The series of the commands, after one round that only warms up."""
    runs = [[] for _ in commands]
    for round_ in range(rounds + 1):
        for own, command in zip(runs, commands):
            run = run_once(programs, command)
            if round_ > 0:
                own.append(run)
        if round_ == 0:
            note(f"{counted(rounds, 'round')} of {counted(len(commands), 'command')}")
    series = [Series(command, own) for command, own in zip(commands, runs)]
    _hint(series)
    return series


def _hint(series):
    hint = load_hint()
    if hint:
        say(hint)
    wide = [one for one in series if one.spread("wall") > 0.15]
    if wide:
        names = ", ".join(f"{one.command.name} {one.spread('wall'):.0%}" for one in wide)
        say(f"hint: wall times vary much (middle half of the runs: {names}); repeat them later")
