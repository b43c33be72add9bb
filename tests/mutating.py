"""Changes each weight of the family's autopilot, and says which changes no test notices.

`python -m tests.mutating` multiplies every weight by 0, 3 and -1, one at a time, and runs the tests
of the autopilot with it; names of functions or constants behind it choose some of the weights. A
weight is a number in capitals at the top of a module in `MODULES`, or a number of points (3 or
more) in a function that scores a command there. A line for each change that survives says where the
weight stands; the last line counts them.

Each change is made in a forked process, in memory: in the code of the function, or in the module.
"""

from __future__ import annotations

import ast
import contextlib
import importlib
import io
import os
import sys
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import pytest

MODULES = ("engine.family.autopilot", "engine.family.sensible")
TESTS = (
    "tests/zombicide/test_weights.py",
    "tests/zombicide/test_autopilot.py",
    "tests/zombicide/test_sensible.py",
)
FACTORS = (0, 3, -1)
BROKEN = 9
"""The exit code of a process that could not change its weight."""
POINTS = 3
"""The smallest number in a scoring function that counts as points; smaller ones are amounts."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One changed weight: the number `number` of the code at a place, times `factor`."""

    module: str
    place: str
    """The name of a function or constant."""
    number: int
    line: int
    value: float
    factor: int

    def __str__(self) -> str:
        return f"{self.module}:{self.line} {self.place}: {self.value} x {self.factor}"


def numbers(node: ast.AST) -> list[ast.Constant]:
    """All numbers below a node, in order; True and False are none."""
    return [
        one
        for one in ast.walk(node)
        if isinstance(one, ast.Constant) and type(one.value) in (int, float)
    ]


def places(tree: ast.Module) -> Iterator[tuple[str, ast.AST, float]]:
    """Every scoring function and constant: its name, its code, and its smallest weight."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.returns is not None:
            if "Reasons" in ast.unparse(node.returns) or node.name == "_untimely":
                yield node.name, node, POINTS
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).isupper():
            yield ast.unparse(node.targets[0]), node.value, 0


def mutants() -> list[Mutant]:
    found: dict[tuple[str, str, int, int], Mutant] = {}
    for name in MODULES:
        tree = ast.parse(Path(importlib.import_module(name).__file__ or "").read_text())
        for place, node, least in places(tree):
            for number, one in enumerate(numbers(node)):
                value = one.value
                if isinstance(value, int | float) and abs(value) >= least and value:
                    for factor in FACTORS:
                        key = (name, place, number, factor)
                        found[key] = Mutant(name, place, number, one.lineno, value, factor)
    return list(found.values())


def change(mutant: Mutant) -> None:
    """Change the weight in this process."""
    module = importlib.import_module(mutant.module)
    tree = deepcopy(ast.parse(Path(module.__file__ or "").read_text()))
    node = next(node for place, node, _ in places(tree) if place == mutant.place)
    one = numbers(node)[mutant.number]
    one.value = mutant.value * mutant.factor
    changed = compile(tree, str(module.__file__), "exec")
    function = getattr(module, mutant.place, None)
    if isinstance(function, FunctionType):
        function.__code__ = _code(changed, mutant.place)
    else:
        _set(module, mutant.place, changed)


def _code(changed: CodeType, name: str) -> CodeType:
    inner = (one for one in changed.co_consts if isinstance(one, CodeType))
    return next(one for one in inner if one.co_name == name)


def _set(module: ModuleType, place: str, changed: CodeType) -> None:
    values = dict(vars(module))
    exec(changed, values)  # noqa: S102
    for name in place.strip("()").split(","):
        setattr(module, name.strip(), values[name.strip()])


def survives(mutant: Mutant) -> bool:
    """Whether all tests still pass with the changed weight."""
    child = os.fork()
    if not child:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            try:
                change(mutant)
                failed = _failed()
            except ZeroDivisionError:  # The weight is part of a fraction.
                failed = 1
            except BaseException:
                os._exit(BROKEN)
        os._exit(failed)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    if code == BROKEN:
        raise RuntimeError(f"{mutant} cannot be changed")
    return code == 0


def _failed() -> int:
    return int(pytest.main(["-q", "-x", "-n", "0", "-p", "no:cacheprovider", *TESTS]))


def main() -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        if _failed():
            raise SystemExit("The tests fail already.")
    every = [one for one in mutants() if not sys.argv[1:] or one.place in sys.argv[1:]]
    left = 0
    for number, mutant in enumerate(every, 1):
        sys.stderr.write(f"\r{number}/{len(every)}   ")
        if survives(mutant):
            left += 1
            sys.stdout.write(f"{mutant}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{left} of {len(every)} changed weights are not noticed\n")


if __name__ == "__main__":
    main()
