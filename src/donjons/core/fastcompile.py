"""Compile a rule for its callers only.

Numba makes every function ready to run by itself: it links in all that the function calls, optimises the whole, and
emits machine code, for each function again. Rules are only called from other compiled code, so for them all this
is thrown away. Here a rule stops after its own translation; whatever Python calls (an entry point) links all the
rules once and optimises once. This halves the time of the first compilation.
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

ENVIRONMENTS: dict[str, Any] = {}  # of rules, by symbol: what Numba needs to raise an exception in them


class RuleLibrary(JITCodeLibrary):  # type: ignore[misc]
    """One rule, translated but neither linked nor optimised nor emitted."""

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    @property
    def codegen(self) -> RuleLibrary:
        return self

    def set_env(self, name: str, env: Any) -> None:
        ENVIRONMENTS[name] = env


class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """An entry point with all the rules it reaches."""

    _linking_libraries: list[Any]

    def finalize(self) -> None:
        self._linking_libraries = reached(self._linking_libraries)
        super().finalize()

    def _finalize_specific(self) -> None:
        super()._finalize_specific()
        for name, env in ENVIRONMENTS.items():
            if self._codegen._engine.is_symbol_defined(name):
                self._codegen.set_env(name, env)


def reached(libraries: list[Any]) -> list[Any]:
    """These libraries and all that they call, each once."""
    found: dict[Any, None] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if library not in found:
            found[library] = None
            if isinstance(library, RuleLibrary):
                waiting += library._linking_libraries
    return list(found)


class RuleCompiler(Compiler):  # type: ignore[misc]
    library = RuleLibrary

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, args: Any, *rest: Any) -> None:
        super().__init__(typingctx, targetctx, library, args, *rest)
        self.state.library = self.library(targetctx.codegen(), "donjons")
        self.state.library.enable_object_caching()


class EntryCompiler(RuleCompiler):
    library = EntryLibrary
