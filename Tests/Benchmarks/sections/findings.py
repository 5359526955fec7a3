"""What many findings cost."""

import json
import os
import subprocess
import tempfile

from generator import generate_findings
from measuring import Failure, measure_rounds, number, say, section, stages

from .compare import lint


def findings(programs, options):
    """A tree with a finding every few lines, reported as JSON."""
    wanted = options.count or 10_000
    with tempfile.TemporaryDirectory() as folder:
        tree = generate_findings(os.path.join(folder, "tree"), wanted)
        every = lint(programs, tree.folder, name="as JSON")
        done = subprocess.run(every.arguments, stdout=subprocess.PIPE, check=False)
        found = len(json.loads(done.stdout)["findings"])
        if found < wanted:
            raise Failure(f"the tree has {found} findings only")
        one = lint(programs, tree.folder, ["--format", "concise", "--limit", "1"], name="one line")
        series = measure_rounds(programs, [every, one], options.rounds)
        report = stages(programs, [tree.folder, "--no-config"], options.rounds)["report"].cpu
    section(f"{number(found)} findings as JSON")
    say(f"{number(tree.lines)} lines; {number(len(done.stdout))} bytes of JSON")
    share = 10_000 / found
    say(
        f"the stage that sorts and reports takes {report:.1f} ms of CPU time, "
        f"{report * share:.1f} ms for 10,000 findings (goal: at most 20)")
    difference = series[0].median("cpu") - series[1].median("cpu")
    say(
        f"the whole run takes {series[0].median('cpu') * 1e3:.1f} ms of CPU time, "
        f"{difference * 1e3:.1f} ms more than with one line of text instead")
