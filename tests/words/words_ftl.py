"""Reads the Fluent files for the tests: what each key needs, and what is wrong with a file."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from words.bundle import files


class _Found(Visitor):
    """Collects the variables and the references of a pattern."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.counts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.generic_visit(node)
        named = {argument.name.name: argument.value for argument in node.arguments.named}
        of = named.get("of")
        if node.id.name == "COUNT" and isinstance(of, ast.StringLiteral):
            case = named.get("case")
            self.counts.add(f"count-{of.value}" + (f".{case.value}" if isinstance(case, ast.StringLiteral) else ""))


def entries(file: Path) -> list[ast.EntryType]:
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


def patterns(lang: str) -> Iterator[tuple[str, ast.Pattern]]:
    for file in files(lang):
        for entry in entries(file):
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    yield entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def parameters(lang: str) -> dict[str, set[str]]:
    """The parameters of every key, those of the messages it refers to included."""
    own: dict[str, _Found] = {}
    for key, pattern in patterns(lang):
        own[key] = _Found()
        own[key].visit(pattern)

    def all_of(key: str) -> set[str]:
        inner = [all_of(ref) for ref in own[key].references]
        return own[key].variables.union(*inner)

    return {key: all_of(key) for key in own}


def references(lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for key, pattern in patterns(lang):
        visitor = _Found()
        visitor.visit(pattern)
        found[key] = visitor.references | visitor.counts
    return found


def junk(lang: str) -> list[str]:
    """Parts of the files that Fluent could not read."""
    return [
        f"{file.name}: {entry.content}"
        for file in files(lang)
        for entry in entries(file)
        if isinstance(entry, ast.Junk)
    ]


def doubled(lang: str) -> list[str]:
    seen = Counter(key for key, _ in patterns(lang))
    return [key for key, times in seen.items() if times > 1]
