"""How the time grows with the tree."""

import math
import os
import tempfile

from generator import generate
from measuring import counted, measure_rounds, number, say, section, stages
from measuring.machine import note

from .compare import lint

_SIZES = [250_000, 500_000, 1_000_000, 2_000_000, 4_000_000]


def scaling(programs, options):
    """Trees that double in size, measured in turn."""
    with tempfile.TemporaryDirectory() as folder:
        trees = []
        for lines in options.sizes or _SIZES:
            note(f"generating {number(lines)} lines")
            tree = generate(os.path.join(folder, str(lines)), options.seed, lines=lines)
            trees.append(tree)
        commands = [
            lint(programs, tree.folder, name=f"{number(tree.lines)} lines") for tree in trees]
        series = measure_rounds(programs, commands, options.rounds)
        note("one more run of each for the stages")
        found = [stages(programs, [tree.folder, "--no-config"], 1) for tree in trees]
    rounds = counted(options.rounds, "round")
    section(f"trees of growing size, seed {options.seed}, medians of {rounds}")
    say(f"{'lines':>10} {'files':>8} {'bytes':>13}  {'wall':>10} {'CPU':>10} {'peak memory':>12}")
    for tree, one in zip(trees, series):
        say(
            f"{number(tree.lines):>10} {number(tree.files):>8} {number(tree.bytes):>13} "
            f" {one.median('wall') * 1e3:7.1f} ms {one.median('cpu') * 1e3:7.1f} ms "
            f"{one.median('peak') / 1e6:9.1f} MB")
    sizes = [tree.lines for tree in trees]
    for figure, name in (("wall", "wall time"), ("cpu", "CPU time"), ("peak", "memory")):
        goal = "" if figure == "peak" else " (goal: at most 1.05)"
        medians = [one.median(figure) for one in series]
        say(f"{name} grows with the number of lines to the power of "
            f"{exponent(sizes, medians):.3f}{goal}")
    _print_stages(trees, found)


def _print_stages(trees, found):
    """Which stage it is that grows faster; one run each, so small stages say little."""
    section("the stages' CPU time in these trees, in milliseconds")
    say(f"{'':9}" + "".join(f"{number(tree.lines):>12}" for tree in trees) + "     power")
    for name in found[0]:
        times = [stages_[name].cpu for stages_ in found]
        power = exponent([tree.lines for tree in trees], [max(time, 0.1) for time in times])
        say(f"{name:9}" + "".join(f"{time:12.1f}" for time in times) + f"  {power:8.3f}")


def exponent(sizes, values):
    """The slope of the line through the logarithms that fits best."""
    xs, ys = [math.log(size) for size in sizes], [math.log(value) for value in values]
    mean_x, mean_y = sum(xs) / len(xs), sum(ys) / len(ys)
    steps = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys))
    return steps / sum((x - mean_x) ** 2 for x in xs)
