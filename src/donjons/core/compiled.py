"""The one module that knows Numba: how rules are compiled, and how verbs find the game at hand.

Rules are plain Python. With `NUMBA_DISABLE_JIT=1` they run as they are, under a debugger if you like; otherwise the
same functions are compiled, for the processor or, with what `gpu` adds, for a GPU. A *verb* is a function with one
implementation per game, chosen by the type of the state: when compiled by Numba's overloads, when interpreted by a
table.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.core.target_extension import current_target, jit_registry, target_registry
from numba.core.typing.templates import infer_global
from numba.extending import models, overload, register_model

from donjons.core import cache
from donjons.core.fastcompile import EntryCompiler, RuleCompiler
from donjons.core.layout import view, view_class

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED: bool = bool(numba.config.DISABLE_JIT)
BOUNDS_CHECKED: bool = bool(numba.config.BOUNDSCHECK)

if not INTERPRETED:
    CACHE = cache.folder(f"{numba.__version__}|{np.__version__}", BOUNDS_CHECKED)
    numba.config.CACHE_DIR = str(CACHE)

# Integer division by zero cannot happen in our rules, and Python's check of it costs time: hence numpy's error model.
ERROR_MODEL = "numpy"
RULE_OPTIONS = {"error_model": ERROR_MODEL, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
PROCESSOR = "cpu"  # Numba's name of it


def compiled(function: F) -> F:
    """A rule: compiled into whatever compiled code calls it; called from Python it runs as it is, on views."""
    if not INTERPRETED:
        infer_global(function, Rule(function))
    return function


class Rule(types.Dispatcher):  # type: ignore[misc]
    """A rule as Numba knows it: compiled for the processor or for a GPU, as its caller is."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        super().__init__(compiler_of(function, PROCESSOR))

    @property
    def dispatcher(self) -> Any:
        return compiler_of(self._function, current_target())


register_model(Rule)(models.OpaqueModel)


@functools.cache  # for good: Numba's types hold what it makes by weak references only
def compiler_of(function: Callable[..., Any], target: str) -> Any:
    """What compiles a rule for one target, once for every combination of types."""
    if target == PROCESSOR:
        dispatcher = numba.njit(pipeline_class=RuleCompiler, **RULE_OPTIONS)(function)
    else:
        dispatcher = jit_registry[target_registry[target]](device=True)(function)
    exact = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: exact(
        tuple(widened(kind) for kind in args), {name: widened(kind) for name, kind in kws.items()}
    )
    return dispatcher


def widened(kind: Any) -> Any:
    """The type a rule is compiled for: all integers alike, so that no rule is compiled twice."""
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer | types.IntEnumMember) else kind


def entry(function: F) -> F:
    """Compiled code that Python calls: kept on disk. Each costs seconds to compile, so there are few."""
    return cast(F, numba.njit(cache=True, nogil=True, pipeline_class=EntryCompiler, error_model=ERROR_MODEL)(function))


def verb(stub: F) -> F:
    """Declare a verb. The stub gives its name, arguments and meaning; games give the body with `implements`."""
    bodies: dict[Any, Callable[..., Any]] = {}

    @functools.wraps(stub)
    def interpreted(*arguments: Any) -> Any:
        return bodies[type(arguments[1])](*arguments)

    @functools.wraps(stub)
    def body_for(*types: Any) -> Callable[..., Any] | None:
        return bodies.get(types[1])

    overload(interpreted, strict=False, jit_options=RULE_OPTIONS | {"pipeline_class": RuleCompiler})(
        body_for
    )  # bodies annotate their arguments with the game's own types
    interpreted.bodies = bodies  # type: ignore[attr-defined]
    return cast(F, interpreted)


def implements(which: Callable[..., Any], state: np.dtype[Any]) -> Callable[[F], F]:
    """Register a function as the body of a verb for states of this layout."""

    def register(function: F) -> F:
        bodies = which.bodies  # type: ignore[attr-defined]
        bodies[view_class(state)] = bodies[numba.from_dtype(state)] = function
        return function

    return register


def at(records: Any, index: int) -> Any:
    """One record of an array, to be read and changed in place by the rules."""
    return view(records, index)


@overload(at, strict=False)  # type: ignore[untyped-decorator]
def _at_compiled(records: Any, index: Any) -> Callable[[Any, Any], Any]:
    return lambda records, index: records[index]
