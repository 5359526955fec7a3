"""Bodies of functions: statements over a list of a module's items, as deep as real code."""

from .words import ADJECTIVES, LABELS, NOUNS, SENTENCES, VERBS, capitalised


class Body:
    """Writes statements; locals get names of their own, so that nothing is declared twice."""

    def __init__(self, dice, item, items="items"):
        self.dice = dice
        self.item = item
        self.items = items
        self.lines = []
        self._names = set()

    def name(self):
        """A name that this body has not used."""
        base = self.dice.pick(ADJECTIVES) + capitalised(self.dice.pick(NOUNS))
        name, number = base, 2
        while name in self._names:
            name, number = f"{base}{number}", number + 1
        self._names.add(name)
        return name

    def add(self, depth, *lines):
        self.lines += ["    " * depth + line if line else "" for line in lines]

    def statements(self, depth, count, item=None):
        """Some statements; `item` is the name of an element that they may look at."""
        for _ in range(count):
            if self.dice.chance(0.12):
                self.add(depth, "// " + self.dice.pick(SENTENCES))
            choices = _LEAVES if depth > 4 or self.dice.chance(0.35) else _ALL
            self.dice.pick(choices)(self, depth, item)

    # What stands on its own.

    def total(self, depth, item):
        name, factor = self.name(), self.dice.between(2, 40)
        self.add(
            depth,
            f"let {name} = {self.items}.filter {{ $0.isActive && $0.amount > {factor} }}",
            "    .map { $0.amount * 1.19 }",
            "    .reduce(0, +)",
            f'log.append("{name}: \\({name})")')

    def arithmetic(self, depth, item):
        name, other = self.name(), self.name()
        a, b, c = (self.dice.between(1, 900) for _ in range(3))
        self.add(
            depth,
            f"let {name} = (Double({self.items}.count) * {a}.5 + {b}) / {c}",
            f"let {other} = {name} > {b} ? {name}.rounded(.up) : -0x{c:x}",
            f"offset += Int({other}) % {a} == 0 ? 1 : {b} << 2")

    def text(self, depth, item):
        name = self.name()
        source = item or f"{self.items}[0]"
        guard = "" if item else f'{self.items}.isEmpty ? "" : '
        self.add(
            depth,
            f'let {name} = {guard}"\\({source}.title) ({self.dice.pick(LABELS).lower()})"',
            f'log.append(String(format: "%@ %.2f", {name}, {source}.amount))')

    def literal(self, depth, item):
        name = self.name()
        self.add(depth, f"let {name}: [String: [Int]] = [")
        for _ in range(self.dice.between(2, 5)):
            numbers = ", ".join(
                str(self.dice.between(0, 9999)) for _ in range(self.dice.between(2, 6)))
            self.add(depth + 1, f'"{self.name()}": [{numbers}],')
        self.add(depth, "]", f'offset += {name}["{self.name()}"]?.first ?? {name}.count')

    def sorting(self, depth, item):
        name = self.name()
        self.add(
            depth,
            f"let {name} = {self.items}.sorted {{ first, second in",
            "    if first.amount != second.amount { return first.amount > second.amount }",
            "    return first.title.localizedCompare(second.title) == .orderedAscending",
            "}",
            f"offset += {name}.firstIndex {{ $0.identifier == offset }} ?? 0")

    def note(self, depth, item):
        name = self.name()
        self.add(
            depth,
            f'let {name} = """',
            f"    {self.dice.pick(LABELS)}: \\({self.items}.count) of \\(offset)",
            f"    {self.dice.pick(SENTENCES)}",
            '    """',
            f"if !log.contains({name}) {{ log.append({name}) }}")

    # What holds other statements.

    def condition(self, depth, item):
        if item:
            self.add(depth, f"if let detail = {item}.detail, !detail.isEmpty {{")
        else:
            self.add(depth, f"if let {self.name()} = {self.items}.last?.detail {{")
        self.statements(depth + 1, self.dice.between(1, 2), item)
        if self.dice.chance(0.4):
            limit = self.dice.between(1, 99)
            self.add(depth, f"}} else if {self.items}.count > {limit}, offset < {limit * 3} {{")
            self.statements(depth + 1, 1, item)
        if self.dice.chance(0.5):
            self.add(depth, "} else {")
            self.statements(depth + 1, 1, item)
        self.add(depth, "}")

    def loop(self, depth, item):
        name = self.name()
        limit = self.dice.between(1, 500)
        self.add(depth, f"for {name} in {self.items} where {name}.amount >= {limit} {{")
        self.statements(depth + 1, self.dice.between(1, 3), name)
        if self.dice.chance(0.3):
            self.add(depth + 1, f"guard {name}.isActive else {{ continue }}")
            self.statements(depth + 1, 1, name)
        self.add(depth, "}")

    def choice(self, depth, item):
        if not item:
            return self.arithmetic(depth, item)
        self.add(depth, f"switch {item}.status {{")
        for case in ("open", "paid(let amount)", "shipped(let date)", "closed(reason: let reason)"):
            self.add(depth, f"case .{case}:")
            bound = case.split("let ")[1].rstrip(")") if "let " in case else f"{item}.title"
            self.add(depth + 1, f'log.append("{self.dice.pick(VERBS)} \\({bound})")')
            if self.dice.chance(0.5):
                self.statements(depth + 1, 1, item)
        self.add(depth, "}")

    def closure(self, depth, item):
        name, argument = self.name(), self.name()
        self.add(
            depth,
            f"let {name}: ({self.item}) -> String? = {{ {argument} in",
            f"    guard {argument}.isActive, let detail = {argument}.detail else {{ return nil }}")
        self.statements(depth + 1, self.dice.between(1, 2), argument)
        self.add(
            depth,
            "    return detail.uppercased()",
            "}",
            f"log += {self.items}.compactMap({name})")

    def repetition(self, depth, item):
        name = self.name()
        step = self.dice.between(1, 9)
        self.add(
            depth,
            f"var {name} = {self.items}.startIndex",
            f"while {name} < {self.items}.endIndex {{",
            f"    let step = {self.items}[{name}].tags.count + {step}",
            f"    {name} += max(1, step)")
        self.statements(depth + 1, 1, item)
        self.add(depth, "}")


_LEAVES = [Body.total, Body.arithmetic, Body.text, Body.literal, Body.sorting, Body.note]
_ALL = _LEAVES + [
    Body.condition, Body.loop, Body.choice, Body.closure, Body.repetition]


def function(dice, item, name, least, most):
    """A function over the module's items, with its documentation."""
    body = Body(dice, item)
    body.add(
        0,
        f"/// {dice.pick(SENTENCES)}",
        f"private func {name}(",
        f"    of items: [{item}], offset start: Int = 0",
        ") -> [String] {")
    body.add(1, "var log: [String] = []", "var offset = start")
    body.statements(1, dice.between(least, most))
    body.add(1, "return offset > 0 ? log : log.reversed()")
    body.add(0, "}")
    return body.lines


def functions(dice, item, count, least, most):
    """Functions of different names, and their names."""
    names, lines = [], []
    while len(names) < count:
        name = dice.pick(VERBS) + capitalised(dice.pick(ADJECTIVES)) + capitalised(
            dice.pick(NOUNS))
        if name in names:
            continue
        names.append(name)
        lines += [""] + function(dice, item, name, least, most)
    return names, lines
