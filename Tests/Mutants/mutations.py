"""Finds the places of a Swift file that can be mutated, and writes the switches into it.

It works on tokens: comments and string literals are skipped as a whole, brackets are matched,
and an expression ends where an operator of lower precedence, a comma or a statement begins.
"""
import re
from collections import namedtuple

Token = namedtuple("Token", "text start end spaced newline")
# `first` and `last` are tokens; `kind` says how the mutant is written, `what` how it is named.
Mutation = namedtuple("Mutation", "kind first last what")
# Negated conditions; branches, loops, cases and statements that never run; conditions and
# operands left out, limits moved and constants turned round.
GROUPS = {
    "negate": {"not"}, "drop": {"off", "where", "statement"},
    "relax": {"true", "false", "compare", "flip"},
}

SCANNER = re.compile(r"""
    (?P<space>\s+|//[^\n]*)
  | (?P<word>`\w+`|[@\#$]?[A-Za-z_]\w*|\$\d+|\d[\w]*(?:\.\d\w*)?)
  | (?P<operator>\.\.[.<]|[-/=+!*%<>&|^~?]+|\.)
  | (?P<other>.)
""", re.VERBOSE)
OPENERS, CLOSERS = {"(": ")", "[": "]", "{": "}"}, set(")]}")
COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
LOGIC = {"&&", "||"}
EQUALITIES = {"==", "!=", "===", "!==", *COMPARISONS}
ASSIGNMENTS = {"=", "+=", "-=", "*=", "|=", "&="}
LIMITS = {",", ";", ":", "->", *ASSIGNMENTS} | set(
    "return in where if guard while else case let var is switch throw".split()) - {"is"}
STATEMENTS = {"if", "guard", "while", "for", "switch"}
KEYWORDS = STATEMENTS | set(
    """let var func init deinit subscript struct class enum actor protocol extension typealias
    import case default return throw break continue fallthrough do defer repeat else catch where
    in package public private fileprivate internal open static final override mutating lazy weak
    unowned indirect nonisolated required convenience some any true false nil @available
    @Sendable @escaping""".split())
PREDICATES = set("filter contains allSatisfy first last firstIndex removeAll drop prefix".split())


def skip_string(text, start):
    """The end of the string literal at `start`, or None where there is none."""
    match = re.compile(r'(#*)("""|")').match(text, start)
    if not match:
        return None
    hashes, quotes = match.groups()
    position, escape = match.end(), "\\" + hashes
    while position < len(text):
        if text.startswith(escape + "(", position):
            position = skip_parentheses(text, position + len(escape))
        elif text.startswith(escape, position):
            position += len(escape) + 1
        elif text.startswith(quotes + hashes, position):
            return position + len(quotes + hashes)
        else:
            position += 1
    raise ValueError("a string literal has no end")


def skip_parentheses(text, start):
    depth, position = 0, start
    while True:
        inner = skip_string(text, position)
        if inner:
            position = inner
            continue
        depth += {"(": 1, ")": -1}.get(text[position], 0)
        position += 1
        if depth == 0:
            return position


def tokenize(text):
    tokens, position, spaced, newline = [], 0, False, True
    while position < len(text):
        if text.startswith("/*", position):
            end, depth = position + 2, 1
            while depth:
                depth += text.startswith("/*", end) - text.startswith("*/", end)
                end += 2 if text[end:end + 2] in ("/*", "*/") else 1
            position, spaced = end, True
            continue
        end = skip_string(text, position)
        match = None if end else SCANNER.match(text, position)
        end = end or match.end()
        if match and match.lastgroup == "space":
            spaced, newline = True, newline or "\n" in match.group()
        else:
            tokens.append(Token(text[position:end], position, end, spaced, newline))
            spaced = newline = False
        position = end
    return tokens


class SwiftFile:
    def __init__(self, text):
        self.text = text
        self.tokens = tokenize(text)
        self.words = [token.text for token in self.tokens]
        self.match, self.parent = self._brackets()
        # The braces that begin bodies of statements, and the tokens that belong to patterns.
        self.bodies, self.patterns, self.labels = set(), set(), set()
        self.found = []

    def _brackets(self):
        match, parent, stack = {}, [], []
        for number, word in enumerate(self.words):
            if word in CLOSERS:
                opener = stack.pop()
                match[opener], match[number] = number, opener
            parent.append(stack[-1] if stack else None)
            if word in OPENERS:
                stack.append(number)
        return match, parent

    # Moving over tokens

    def forward(self, start, stops):
        """The first token from `start` on that is one of `stops`, brackets jumped over."""
        number = start
        while number < len(self.words) and self.words[number] not in stops:
            if self.words[number] in CLOSERS:
                return None
            number = self.match[number] + 1 if self.words[number] in OPENERS else number + 1
        return number if number < len(self.words) else None

    def begins_line(self, number):
        """Whether a statement ends before this token."""
        if not self.tokens[number].newline:
            return False
        before, word = self.words[number - 1], self.words[number]
        continues = self.is_operator(number) or word in {"{", "else", "where"} | CLOSERS
        return not continues and not self.is_binary(number - 1) and before not in {
            ",", "(", "[", "{", "return", "in"}

    def is_operator(self, number):
        return re.match(r"[-/=+*%<>&|^~?.]", self.words[number]) is not None

    def is_binary(self, number):
        """Whether an operator stands between two operands: with a blank on both sides."""
        return (re.match(r"[-/=+*%<>&|^~?]", self.words[number]) is not None
                and self.tokens[number].spaced and number + 1 < len(self.tokens)
                and (self.tokens[number + 1].spaced or self.tokens[number + 1].newline))

    def is_limit(self, number, operators):
        word = self.words[number]
        if word == "?" or word in operators or word == "??" and "??" in operators:
            return self.is_binary(number)
        return word in LIMITS or number in self.bodies

    def left(self, operator, operators):
        """The first token of the operand before an operator."""
        number = operator
        while number > 0:
            before = number - 1
            if self.words[before] in OPENERS or self.is_limit(before, operators):
                return number
            if self.begins_line(number):
                return number
            number = self.match[before] if self.words[before] in CLOSERS else before
        return number

    def right(self, operator, operators):
        """The last token of the operand after an operator."""
        number = operator + 1
        while True:
            number = self.match[number] if self.words[number] in OPENERS else number
            after = number + 1
            if after >= len(self.words) or self.words[after] in CLOSERS or (
                    self.is_limit(after, operators) or self.begins_line(after)):
                return number
            number = after

    def line(self, token):
        return self.text.count("\n", 0, self.tokens[token].start) + 1

    # Finding mutations

    def add(self, kind, first, last, what):
        mutation = Mutation(kind, first, last, what)
        if first <= last and mutation not in self.found:
            self.found.append(mutation)

    def mutations(self):
        statements = [n for n, word in enumerate(self.words) if self.is_statement(n, word)]
        for number in statements:
            self.mark(number)
        for number, word in enumerate(self.words):
            if word in {"else", "do", "defer", "repeat"} and self.words[number + 1] == "{":
                self.bodies.add(number + 1)
        for number in statements:
            getattr(self, "find_" + self.words[number])(number)
        for number, word in enumerate(self.words):
            if word in LOGIC:
                self.find_operands(number)
            elif word in COMPARISONS and self.is_binary(number):
                self.add("compare", number, number, f"`{word}` becomes `{COMPARISONS[word]}`")
            elif word in {"true", "false"} and number not in self.patterns:
                self.add("flip", number, number, f"`{word}` becomes its opposite")
            elif word in PREDICATES:
                self.find_predicate(number)
            elif word == "Bool" and self.words[number + 1:number + 2] == ["{"]:
                self.find_boolean_body(number + 1)
            elif word == "?" and self.is_binary(number):
                self.negate(self.left(number, {"="}), number - 1)
            elif self.is_droppable(number):
                self.find_statement(number)
        return sorted(self.found, key=lambda m: (m.first, m.last))

    def is_statement(self, number, word):
        if word not in STATEMENTS or self.words[number + 1] == ":":
            return False
        parent = self.parent[number]
        return parent is None or self.words[parent] == "{"

    def mark(self, number):
        end = self.forward(number + 1, {"else"} if self.words[number] == "guard" else {"{"})
        self.bodies.add(end + (self.words[number] == "guard"))
        for element in range(number + 1, end):
            if self.words[element] == "case":
                self.patterns.update(range(element, self.forward(element, {"="})))
        if self.words[number] != "switch":
            return
        for case, colon in self.cases(end):
            self.labels.add(colon)
            self.patterns.update(range(case, colon))

    def cases(self, brace):
        """The labels of a switch: pairs of the first word and the colon."""
        for number in range(brace + 1, self.match[brace]):
            is_label = (self.words[number] in {"case", "default"}
                        and self.parent[number] == brace and self.tokens[number].newline
                        and self.words[number - 1] != ",")
            if is_label:
                yield number, self.forward(number, {":"})

    def elements(self, first, end):
        """The parts between commas, as pairs of tokens."""
        while first < end:
            comma = self.forward(first, {","})
            last = min(comma if comma is not None else end, end)
            yield first, last - 1
            first = last + 1

    def negate(self, first, last):
        if first == last and self.words[first] in {"true", "false"}:
            return
        self.add("not", first, last, f"`{self.source(first, last)}` is negated")

    def source(self, first, last):
        text = self.text[self.tokens[first].start:self.tokens[last].end]
        text = re.sub(r"\s+", " ", text)
        return text if len(text) <= 60 else text[:57] + "..."

    def find_if(self, number, stop="{", what="the branch is never taken"):
        end = self.forward(number + 1, {stop})
        parts = list(self.elements(number + 1, end))
        tests = [part for part in parts
                 if self.words[part[0]] not in {"let", "var", "case", "#available"}]
        if stop == "{" or parts != tests:
            self.add("off", number, number, f"`{self.words[number]}`: {what}")
        for first, last in tests:
            self.negate(first, last)
            if len(parts) > 1 or stop == "else":
                source = self.source(first, last)
                self.add("true", first, last, f"the condition `{source}` is dropped")

    def find_guard(self, number):
        self.find_if(number, "else", "always leaves")

    def find_while(self, number):
        # `while true` is left by a return alone; the compiler counts on that.
        if self.words[number + 1:number + 3] == ["true", "{"]:
            self.patterns.add(number + 1)
        else:
            self.find_if(number, "{", "the loop never runs")

    def find_for(self, number):
        brace = self.forward(number + 1, {"{"})
        where = self.forward(number + 1, {"where", "{"})
        if where < brace:
            self.add("true", where + 1, brace - 1, "the loop's `where` is dropped")
        else:
            self.add("where", brace - 1, brace - 1, "the loop never runs")

    def find_switch(self, number):
        brace = self.forward(number + 1, {"{"})
        cases = list(self.cases(brace))
        has_default = any(self.words[case] == "default" for case, _ in cases)
        for case, colon in cases:
            for first, last in self.elements(case + 1, colon):
                where = self.forward(first, {"where", ":", ","})
                if where < last:
                    self.add("true", where + 1, last, "the case's `where` is dropped")
                elif has_default and self.words[case] == "case":
                    source = self.source(first, last)
                    self.add("where", last, last, f"the case `{source}` is dropped")

    def find_operands(self, number):
        word = self.words[number]
        limits = {"||", "&&", "??="} if word == "&&" else {"||"}
        kind = "true" if word == "&&" else "false"
        operands = [(self.left(number, limits), number - 1),
                    (number + 1, self.right(number, limits))]
        for first, last in operands:
            self.negate(first, last)
            self.add(kind, first, last, f"`{self.source(first, last)}` is dropped from `{word}`")

    def find_predicate(self, number):
        brace = number + 1
        if self.words[brace] == "(" and self.words[brace + 1] in {"where", "while"}:
            brace += 3
        if self.words[brace] != "{":
            return
        first, last = brace + 1, self.match[brace] - 1
        inward = next((n for n in range(first, last) if self.words[n] == "in"
                       and self.parent[n] == brace), None)
        head = self.words[first:inward] if inward else []
        if inward and "for" not in head and "{" not in head:
            first = inward + 1
        if self.is_expression(first, last):
            self.negate(first, last)

    def is_expression(self, first, last):
        """Whether the tokens are one expression and no statement."""
        if self.words[first] in STATEMENTS | {"let", "var", "return", "do"}:
            return False
        return not any(self.begins_line(n) and self.parent[n] == self.parent[first]
                       for n in range(first + 1, last + 1))

    def find_boolean_body(self, brace):
        first, last = brace + 1, self.match[brace] - 1
        if self.is_expression(first, last):
            return self.negate(first, last)
        for number in range(first, last):
            braces, parent = [], self.parent[number]
            while parent is not None and parent > brace:
                braces.append(parent)
                parent = self.parent[parent]
            if self.words[number] == "return" and self.bodies.issuperset(braces):
                self.negate(number + 1, self.right(number, set()))

    def is_droppable(self, number):
        """Whether a statement begins here that is a call or an assignment."""
        word, parent = self.words[number], self.parent[number]
        if not re.match(r"[A-Za-z_]", word) or word in KEYWORDS or parent is None:
            return False
        before = self.words[number - 1]
        return (self.words[parent] == "{" and self.tokens[number].newline
                and (before in {"{", "in"} or number - 1 in self.labels
                     or self.begins_line(number)) and not self.is_initializer(number))

    def is_initializer(self, number):
        parent = self.parent[number]
        while parent is not None:
            if self.words[parent - 1] == ")":
                name = self.match[parent - 1] - 1
                if "init" in self.words[name - 1:name + 1]:
                    return True
            parent = self.parent[parent]
        return False

    def find_statement(self, number):
        word, end = self.words[number], self.statement_end(number)
        isolated = self.words[number - 1] in {"{", "in", ":"} and self.words[end + 1] in (
            {"}", "case", "default"})
        if isolated and self.parent[number] not in self.bodies:
            return
        if isolated and self.words[number - 1] == ":":
            return
        assigns = any(self.words[n] in ASSIGNMENTS and self.parent[n] == self.parent[number]
                      for n in range(number, end))
        # What is declared before needs its value.
        if self.words[number + 1] == "=" and word in self.valueless():
            return
        if assigns or self.words[end] == ")":
            self.add("statement", number, end, f"`{self.source(number, end)}` is dropped")

    def valueless(self):
        """The names of variables and constants that get their value after their declaration."""
        declared = (n + 1 for n, word in enumerate(self.words[:-2])
                    if word in {"let", "var"} and self.words[n + 2] == ":")
        return {self.words[n] for n in declared
                if "=" not in self.words[n:self.statement_end(n) + 1]}

    def statement_end(self, number):
        while True:
            number = self.match[number] if self.words[number] in OPENERS else number
            if self.words[number + 1] in CLOSERS or self.begins_line(number + 1):
                return number
            number += 1

    # Writing them

    def written(self, numbered):
        """The text with the switches of the given (number, mutation) pairs."""
        edits = []
        for number, mutation in numbered:
            edits += self.edits(number, mutation)
        result, position = [], 0
        for place, _, text, replaced in sorted(edits, key=lambda edit: edit[:2]):
            result += [self.text[position:place], text]
            position = place + replaced
        return "".join(result) + self.text[position:]

    def wrap(self, first, last, number, opening, closing, rank=0):
        """Two edits; at one place what ends comes first, and the longer opens first."""
        start, end = self.tokens[first].start, self.tokens[last].end
        length = end - start
        return [(start, (2, -length, rank, number), opening, 0),
                (end, (0, length, -rank, -number), closing, 0)]

    def edits(self, number, mutation):
        kind, first, last, _ = mutation
        start, end = self.tokens[first].start, self.tokens[last].end
        if kind == "off":
            return [(end, (1, 0, 0, number), f" mutantOff({number}),", 0)]
        if kind == "where":
            return [(end, (1, 0, 0, number), f" where mutantOff({number})", 0)]
        if kind == "statement":
            return self.wrap(first, last, number, f"if mutantOff({number}) {{ ", " }", -1)
        if kind == "compare":
            limits = EQUALITIES | LOGIC
            left, right = self.left(first, limits), self.right(first, limits)
            word = self.words[first]
            return self.wrap(left, right, number, f"mutantCompare({number}, ",
                             f", {word}, {COMPARISONS[word]})") + [
                (start, (2, 0, 0, 0), ",", len(word))]
        name = {"not": "mutantNot", "flip": "mutantNot", "true": "mutantTrue",
                "false": "mutantFalse"}[kind]
        return self.wrap(first, last, number, f"{name}({number}, ", ")")
