"""modlint's own account of its stages."""

import os
import re
import statistics
import subprocess

from .machine import Failure

_LINE = re.compile(r"timings: ([a-z]+) +([0-9.]+) ms, ([0-9.]+) ms of the processors")


class Stage:
    """What one stage took, in milliseconds: a figure for each run."""

    def __init__(self):
        self.walls = []
        self.cpus = []

    @property
    def wall(self):
        return statistics.median(self.walls)

    @property
    def cpu(self):
        return statistics.median(self.cpus)


def stages(programs, arguments, runs, variables=None, before=()):
    """The stages by their names, in the order of a run."""
    result = {}
    for _ in range(runs):
        done = subprocess.run(
            [*before, programs.modlint, "lint", "--timings", "--format", "json", *arguments],
            env={**os.environ, **(variables or {})}, text=True, check=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        if done.returncode not in (0, 1):
            raise Failure(f"modlint ended with status {done.returncode}: {done.stderr.strip()}")
        found = _LINE.findall(done.stderr)
        if not found:
            raise Failure("modlint printed no stages; is it this version?")
        for name, wall, cpu in found:
            stage = result.setdefault(name, Stage())
            stage.walls.append(float(wall))
            stage.cpus.append(float(cpu))
    return result
