"""Kernels for NVIDIA GPUs: numba-cuda, taught what our rules need and it lacks.

Rules themselves need nothing of this: see `compiled.Rule`. Under Numba's simulator of a GPU nothing is compiled.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np

from donjons.core.compiled import INTERPRETED
from donjons.core.errors import NotFound

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # gone in NumPy 2.5, and numba-cuda still names it

from numba import cuda

__all__ = ["cuda", "kernel", "require"]

HAS_COMPILER = not INTERPRETED and find_spec("numba_cuda") is not None
KERNEL_OPTIONS = {"lto": False} if HAS_COMPILER else {}  # a kernel holds all that it calls: nothing is left to link

if HAS_COMPILER:
    from numba import types
    from numba.cuda.extending import infer_getattr
    from numba.cuda.typing.templates import AttributeTemplate

    @infer_getattr
    class Members(AttributeTemplate):  # type: ignore[misc]
        """Members of an enumeration are numbers at once: numba-cuda takes nothing else for an index."""

        key = types.IntEnumClass

        def generic_resolve(self, kind: Any, name: str) -> Any:
            return kind.dtype if name in kind.instance_class.__members__ else None


def kernel(function: Callable[..., None]) -> Any:
    """What a GPU runs in thousands of threads at once: kept on disk, as it takes up to a minute to compile."""
    return cuda.jit(cache=True, **KERNEL_OPTIONS)(function)


def require() -> None:
    """NotFound says what is missing for a kernel to run."""
    if not INTERPRETED and not HAS_COMPILER:
        raise NotFound("playing on a GPU needs the package numba-cuda: pip install 'donjons[gpu]'.")
    if not cuda.is_available():
        raise NotFound(
            "no NVIDIA GPU was found: playing on one needs its driver (does `nvidia-smi` list it?) and CUDA's toolkit."
        )
