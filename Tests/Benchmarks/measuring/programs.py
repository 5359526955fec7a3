"""The programs that are measured, and those that measure: found or built."""

import os
import shlex
import shutil
import subprocess
import sys

from .machine import Failure, note

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(HERE)))
# Folders of their own, so that no other build finds its products changed.
BUILT = os.path.join(ROOT, ".build", "benchmark")


class Programs:
    """Builds what is missing when it is first asked for."""

    def __init__(self, modlint=None):
        self._modlint = os.path.abspath(modlint) if modlint else None
        self._compiled = {}
        if modlint and not os.access(self._modlint, os.X_OK):
            raise Failure(f"{modlint} is no program")

    @property
    def modlint(self):
        """The release build as it is handed out, with Swift's libraries inside where that works."""
        if self._modlint is None:
            static = [] if sys.platform == "darwin" else ["--static-swift-stdlib"]
            folder = _swift_build(ROOT, "modlint", BUILT, static)
            self._modlint = os.path.join(folder, "modlint")
        return self._modlint

    @property
    def measure(self):
        return self._compile("measure")

    @property
    def nothing(self):
        return self._compile("nothing")

    def swift_syntax_visit(self, checkout):
        """The parse-and-visit program, over a checkout of swift-syntax."""
        checkout = os.path.abspath(checkout)
        if not os.path.exists(os.path.join(checkout, "Sources", "SwiftParser")):
            raise Failure(f"{checkout} is no checkout of swift-syntax")
        source = os.path.join(os.path.dirname(HERE), "SwiftSyntaxVisit")
        folder = _swift_build(
            source, "SwiftSyntaxVisit", BUILT + "-swift-syntax",
            variables={"SWIFT_SYNTAX": checkout})
        return os.path.join(folder, "SwiftSyntaxVisit")

    def _compile(self, name):
        if name not in self._compiled:
            folder = BUILT + "-tools"
            os.makedirs(folder, exist_ok=True)
            program = os.path.join(folder, name)
            compiler = shutil.which("cc") or shutil.which("clang")
            if compiler is None:
                raise Failure("a C compiler is needed, as `cc` or `clang`")
            _run([compiler, "-O2", "-o", program, os.path.join(HERE, name + ".c")])
            self._compiled[name] = program
        return self._compiled[name]


def _swift_build(package, product, scratch, options=(), variables=None):
    """Builds a product in release mode and returns the folder of programs."""
    command = [
        "swift", "build", "-c", "release", "--package-path", package, "--product", product,
        "--scratch-path", scratch, *options,
    ]
    note(f"building {product} in release mode")
    _run(command, variables)
    return _run(command + ["--show-bin-path"], variables).strip()


def _run(command, variables=None):
    try:
        done = subprocess.run(
            command, env={**os.environ, **(variables or {})}, text=True, check=False,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    except OSError as error:
        raise Failure(f"{command[0]}: {error.strerror}") from error
    if done.returncode != 0:
        raise Failure(f"`{shlex.join(command)}` failed:\n{done.stdout.strip()}")
    return done.stdout
