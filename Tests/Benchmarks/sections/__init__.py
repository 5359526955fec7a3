"""What the benchmark measures, one file for each question."""

from .compare import compare
from .contracts import contracts
from .cores import cores
from .findings import findings
from .instructions import instructions
from .nesting import nesting
from .scaling import scaling
from .start import start

__all__ = [
    "compare", "contracts", "cores", "findings", "instructions", "nesting", "scaling", "start",
]
