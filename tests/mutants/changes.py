"""Small mistakes that could have been made in a source: one changed place each, found in its syntax tree."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

COMPARISONS = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
}
OPERATIONS = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
}


class Change(NamedTuple):
    """A piece of a source, from one offset to another, with what stands there instead, and the function around it."""

    begin: int
    end: int
    instead: str
    function: str


def changes(source: str) -> list[Change]:
    """All changes of a source in the order of their places."""
    tree = ast.parse(source)
    return sorted({*Finder(source, counting_steps(tree)).inside(tree, "")})


def apply_change(source: str, change: Change) -> str:
    return source[: change.begin] + change.instead + source[change.end :]


def counting_steps(tree: ast.AST) -> set[ast.AST]:
    """What moves a loop on: without it a loop never ends, which every test notices, but only after a long wait."""
    loops = [node for node in ast.walk(tree) if isinstance(node, ast.While)]
    return {step for loop in loops for step in ast.walk(loop) if counts(step, loop)}


def counts(step: ast.AST, loop: ast.While) -> bool:
    """Whether a statement changes a name that the loop's condition reads."""
    names = {node.id for node in ast.walk(loop.test) if isinstance(node, ast.Name)}
    return isinstance(step, ast.AugAssign) and isinstance(step.target, ast.Name) and step.target.id in names


class Finder:
    """Finds the places of one source that can be changed."""

    def __init__(self, source: str, skipped: set[ast.AST]) -> None:
        self.source = source
        self.skipped = skipped
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.bytes = [line.encode() for line in source.splitlines()]

    def offset(self, line: int, column: int) -> int:
        """Where a place of the tree is in the text; the tree counts columns in bytes."""
        return self.lines[line - 1] + len(self.bytes[line - 1][:column].decode())

    def begin(self, node: ast.expr | ast.stmt) -> int:
        return self.offset(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        return self.offset(node.end_lineno or 0, node.end_col_offset or 0)

    def inside(self, node: ast.AST, function: str) -> Iterator[Change]:
        """The changes of a node and of everything below it; what a type or a docstring says is never changed.

        Nor what a field of a class begins with: that is for the compiler, and `core/fields.py` lays every field anew;
        nor the room of a buffer, which grows by itself.
        """
        if node in self.skipped:
            return
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Buffer":
            return
        if isinstance(node, ast.ClassDef):
            self.skipped |= {field for field in node.body if isinstance(field, ast.AnnAssign)}
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            function = f"{function}.{node.name}".lstrip(".")
        for begin, end, instead in self.of(node):
            yield Change(begin, end, instead, function)
        for name, value in ast.iter_fields(node):
            if name not in ("annotation", "returns", "decorator_list"):
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        yield from self.inside(child, function)

    def of(self, node: ast.AST) -> Iterator[tuple[int, int, str]]:
        """The changes of one node alone."""
        match node:
            case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in COMPARISONS:
                yield from self.between(left, right, *COMPARISONS[type(op)])
            case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATIONS:
                yield from self.between(left, right, *OPERATIONS[type(op)])
            case ast.BoolOp(op=op, values=[*values]):
                words = ("and", "or") if isinstance(op, ast.And) else ("or", "and")
                for left, right in pairwise(values):
                    yield from self.between(left, right, *words)
            case ast.UnaryOp(op=ast.Not()):
                yield self.begin(node), self.begin(node) + len("not "), ""
            case ast.If(test=test) | ast.IfExp(test=test):
                yield self.begin(test), self.end(test), f"not ({self.text(test)})"
            case ast.Constant(value=value):
                yield from self.of_constant(node, value)
            case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                yield self.begin(node), self.end(node), "pass"
            case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
                yield from self.of_return(node, value)

    def of_constant(self, node: ast.Constant, value: object) -> Iterator[tuple[int, int, str]]:
        if isinstance(value, bool):
            yield self.begin(node), self.end(node), str(not value)
        elif isinstance(value, int):
            for other in (value + 1, value - 1):
                yield self.begin(node), self.end(node), str(other)

    def of_return(self, node: ast.Return, value: ast.expr) -> Iterator[tuple[int, int, str]]:
        """A condition that is answered is answered otherwise."""
        if isinstance(value, ast.Compare | ast.BoolOp):
            yield self.begin(value), self.end(value), f"not ({self.text(value)})"

    def text(self, node: ast.expr) -> str:
        return self.source[self.begin(node) : self.end(node)]

    def between(self, left: ast.expr, right: ast.expr, sign: str, other: str) -> Iterator[tuple[int, int, str]]:
        """The sign between two expressions, which brackets may stand around."""
        begin = self.source.index(sign, self.end(left), self.begin(right))
        yield begin, begin + len(sign), other
