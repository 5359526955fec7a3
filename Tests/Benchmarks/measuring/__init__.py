"""Runs programs and tells what they took."""

from .machine import Failure, counted, number, processors, say, section
from .programs import Programs
from .rounds import Command, Series, measure_rounds
from .stages import stages

__all__ = [
    "Command", "Failure", "Programs", "Series", "counted", "measure_rounds", "number", "processors",
    "say", "section", "stages",
]
