"""Contracts of every kind over types that use each other ten times each."""

import json
import os
import subprocess
import tempfile
from collections import Counter

from generator.dice import Dice
from measuring import Command, Failure, measure_rounds, number, say, section
from measuring.machine import note

_CONTRACTS = [
    {"kind": "layers", "name": "layers", "exhaustive": True, "closed": True, "layers": [
        {"name": str(layer), "paths": [f"L{layer}/**"]} for layer in (3, 2, 1, 0)]},
    {"kind": "forbidden-dependency", "name": "names", "from": {"names": ["T9*9"]},
     "to": {"names": ["T5*1"], "except": "L3/**"}},
    {"kind": "forbidden-dependency", "name": "allowed", "from": "L1/**",
     "allowed": ["L0/**", "L1/**"]},
    {"kind": "forbidden-dependency", "name": "transitive", "from": {"names": ["T99*"]},
     "to": {"names": ["T1?"]}, "transitive": True},
    {"kind": "forbidden-import", "name": "imports", "from": "L0/**", "imports": ["UIKit"]},
    {"kind": "not-independent", "name": "features", "paths": ["L2/{feature}/**"]},
    {"kind": "protected-type", "name": "protected", "types": {"names": ["T51*5"]},
     "usedBy": "L2/**"},
    {"kind": "dependency-cycle", "name": "types", "between": "types"},
    {"kind": "dependency-cycle", "name": "files", "between": "files"},
    {"kind": "dependency-cycle", "name": "folders", "between": "folders"},
    {"kind": "dependency-cycle", "name": "areas", "between": "folders", "folders": ["L*"]},
]
# Rules whose findings are those of contracts, and those that cannot be turned off.
_KEPT = {
    "layer-violation", "forbidden-dependency", "forbidden-import", "not-independent",
    "protected-type", "dependency-cycle", "unused-suppression", "suppression-without-reason",
    "stale-baseline", "unmatched-pattern",
}


def contracts(programs, options):
    """One project with contracts and without, measured in turn."""
    types = options.count or 100_000
    with tempfile.TemporaryDirectory() as folder:
        note(f"generating {number(types)} types")
        commands = []
        for name, kept in (("without contracts", []), ("with contracts", _CONTRACTS)):
            place = os.path.join(folder, name.split()[0])
            _write_types(place, types, options.seed)
            _write_configuration(programs, place, kept)
            arguments = [programs.modlint, "lint", place, "--format", "json"]
            commands.append(Command(name, arguments, statuses=(0, 1)))
        done = subprocess.run(
            commands[1].arguments, check=False, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if done.returncode != 1:
            raise Failure(
                "the contracts found nothing, or did not run: "
                + done.stderr.decode(errors="replace").strip())
        rules = Counter(finding["rule"] for finding in json.loads(done.stdout)["findings"])
        series = measure_rounds(programs, commands, options.rounds)
    section(f"{number(types)} types that use each other {number(10 * types)} times")
    for one in series:
        say(
            f"{one.command.name}: {one.median('cpu'):.2f} s of CPU time, "
            f"{one.median('wall'):.2f} s of wall time, {one.median('peak') / 1e6:.1f} MB")
    for rule, count in sorted(rules.items()):
        say(f"{number(count):>8} {rule}")


def _write_types(folder, types, seed):
    """Ten types a file, ten files a feature, ten uses a type, four layers. A type uses its
    feature and the layer below; one use in a thousand goes anywhere, so that there are breaches
    and cycles."""
    dice = Dice(f"contracts/{seed}")
    for first in range(0, types, 10):
        path = os.path.join(
            folder, f"L{first * 4 // types}", f"Feature{first // 100}", f"F{first // 10}.swift")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        lines = ["import Foundation"]
        for own in range(first, min(first + 10, types)):
            lines.append(f"final class T{own} {{")
            lines += [f"    var p{use}: T{_used(dice, own, types)}?" for use in range(10)]
            lines.append("}")
        with open(path, "w", encoding="ascii") as file:
            file.write("\n".join(lines) + "\n")


def _used(dice, own, types):
    if dice.chance(0.001):
        return dice.below(types)
    layer, feature = own * 4 // types, own // 100 * 100
    if layer == 0 or dice.chance(0.5):
        return feature + dice.below(own - feature)
    return (layer - 1) * types // 4 + dice.below(types // 4)


def _write_configuration(programs, folder, kept):
    listed = subprocess.run(
        [programs.modlint, "rules"], stdout=subprocess.PIPE, text=True, check=True).stdout
    rules = {line.split()[0] for line in listed.splitlines() if line[:1].islower()}
    configuration = {
        "rules": {rule: "off" for rule in sorted(rules - _KEPT)}, "contracts": kept}
    with open(os.path.join(folder, ".modlint.json"), "w", encoding="ascii") as file:
        json.dump(configuration, file)
