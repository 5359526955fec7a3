"""The Swift files that `modlint lint FOLDER --no-config` reads."""

import os

from measuring import Failure

_FOREIGN = {"DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages"}


class SwiftFolder:
    """A folder with the Swift files below it; the totals are those of the files."""

    def __init__(self, folder):
        if not os.path.isdir(folder):
            raise Failure(f"{folder} is no folder")
        self.path = os.path.abspath(folder)
        self.files = sorted(_swift_files(self.path))
        if not self.files:
            raise Failure(f"there is no Swift file in {folder}")
        self.bytes = 0
        self.lines = 0
        for file in self.files:
            with open(file, "rb") as content:
                data = content.read()
            self.bytes += len(data)
            self.lines += data.count(b"\n")

    def write_list(self, path):
        """The files, each ended by a zero byte."""
        with open(path, "wb") as file:
            for name in self.files:
                file.write(os.fsencode(name) + b"\0")


def _swift_files(folder):
    found, links = [], []
    for place, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if _enters(name)]
        for name in files:
            path = os.path.join(place, name)
            if not name.endswith(".swift") or name.startswith(".") or not os.path.isfile(path):
                continue
            (links if os.path.islink(path) else found).append(path)
    known = {os.path.realpath(path) for path in found}
    return found + [link for link in links if os.path.realpath(link) not in known]


def _enters(name):
    return not (
        name.startswith(".") or name in _FOREIGN or name.endswith((".xctemplate", ".docc")))
