"""Chance that is the same on every machine and in every version of Python."""

import random


class Dice:
    """Draws from one seed; only `random()` is used, whose sequence Python promises to keep."""

    def __init__(self, seed):
        self._random = random.Random(seed)

    def below(self, count):
        return int(self._random.random() * count)

    def between(self, least, most):
        return least + self.below(most - least + 1)

    def pick(self, choices):
        return choices[self.below(len(choices))]

    def chance(self, share):
        return self._random.random() < share

    def several(self, choices, count):
        """Different choices, in the order in which they are given."""
        left = list(range(len(choices)))
        while len(left) > count:
            del left[self.below(len(left))]
        return [choices[index] for index in left]
