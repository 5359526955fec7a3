"""Whether deep nesting costs more than shallow nesting of the same number of bytes."""

import os
import tempfile

from measuring import counted, measure_rounds, number, say, section

from .compare import lint

_FORMS = {
    "parentheses": ("let a = ", "(", "1", ")"),
    "arrays": ("let a = ", "[", "1", "]"),
    "closures": ("let a = ", "{ b in ", "1", " }"),
    "calls": ("let a = ", "f(", "1", ")"),
    "types": ("let a: ", "A<", "B", ">"),
    "statements": ("func a() { ", "if b { ", "c()", " }"),
    "declarations": ("", "struct A { ", "let a = 1", " }"),
    "operators": ("let a = ", "-(b + ", "1", ")"),
}
_DEPTHS = (10, 100, 10_000)


def nesting(programs, options):
    """Files of one form each, at both depths and of the same size."""
    with tempfile.TemporaryDirectory() as folder:
        commands, sizes = [], []
        for form in _FORMS:
            for depth in _DEPTHS:
                place = os.path.join(folder, form, str(depth))
                sizes.append(_write(place, form, depth, options.bytes or 2_000_000))
                # Nesting that is too deep is a warning; no output that grows with their number.
                commands.append(lint(programs, place, name=f"{form}, {depth}"))
        series = measure_rounds(programs, commands, options.rounds)
    section(f"nesting, CPU time for each byte, medians of {counted(options.rounds, 'round')}")
    say(f"{'':13}" + "".join(f"{'depth ' + number(depth):>15}" for depth in _DEPTHS)
        + "  10,000 : 100 (goal: at most 2)")
    for index, form in enumerate(_FORMS):
        at = slice(len(_DEPTHS) * index, len(_DEPTHS) * (index + 1))
        costs = [one.median("cpu") / size * 1e9 for one, size in zip(series[at], sizes[at])]
        ratio = series[at][2].ratio("cpu", series[at][1]) * sizes[at][1] / sizes[at][2]
        say(f"{form:13}" + "".join(f"{cost:12.1f} ns" for cost in costs) + f"  {ratio:.2f}")
    say(f"about {number(sizes[0])} bytes each")


def _write(folder, form, depth, size):
    """Files with one item of that depth after the other; the number of bytes."""
    before, opening, inside, closing = _FORMS[form]
    item = f"{before}{opening * depth}{inside}{closing * depth}"
    if before.endswith("{ "):
        item += " }"
    item += "\n"
    os.makedirs(folder)
    written, number_ = 0, 0
    while written < size:
        text = item * max(1, 400_000 // len(item))
        with open(os.path.join(folder, f"File{number_}.swift"), "w", encoding="ascii") as file:
            file.write(text)
        written += len(text)
        number_ += 1
    return written
