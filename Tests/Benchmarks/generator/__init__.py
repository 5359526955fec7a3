"""Generates app trees that look like real ones, the same for the same seed on every machine."""

from .tree import Tree, generate, generate_findings

__all__ = ["Tree", "generate", "generate_findings"]
