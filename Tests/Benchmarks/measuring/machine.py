"""What is known of the machine, and how figures are printed."""

import os
import sys


class Failure(Exception):
    """Something without which there are no figures; the text is for the user."""


def processors():
    """The numbers of the processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return list(range(os.cpu_count() or 1))


def say(text=""):
    print(text, flush=True)


def section(title):
    say()
    say(title)
    say("-" * len(title))


def note(text):
    """Progress, for whoever waits; never among the figures."""
    print(f"… {text}", file=sys.stderr, flush=True)


def number(value):
    return f"{value:,}"


def counted(count, word):
    return f"{number(count)} {word}" if count == 1 else f"{number(count)} {word}s"


def load_hint():
    """A sentence where other programs keep the machine busy, else nothing."""
    load = os.getloadavg()[0]
    if load <= 0.5 * len(processors()):
        return None
    return (
        f"hint: the load of the machine was {load:.1f} on {len(processors())} processors; "
        "other programs take part in these figures, least in CPU times and ratios")
