"""Random numbers that are the same everywhere: interpreted, compiled, on a GPU, tomorrow.

The generator is counter-based: a number is a function of (seed, game, draw), with no state to carry. Everything is
32-bit arithmetic held in 64-bit integers, so that Python's unbounded integers and the machine's agree.
"""

from __future__ import annotations

from typing import Final

from donjons.core.compiled import compiled

MASK: Final = 0xFFFFFFFF
GOLDEN: Final = 0x9E3779B9
LARGEST_SEED: Final = 2**63 - 1


@compiled
def mix(word: int) -> int:
    """Scramble 32 bits, one to one."""
    word ^= word >> 16
    word = (word * 0x7FEB352D) & MASK
    word ^= word >> 15
    word = (word * 0x846CA68B) & MASK
    return word ^ (word >> 16)


@compiled
def stream(seed: int, game: int) -> int:
    """The stream of random numbers of one game, as 62 bits: draw from it with `number`."""
    low = mix((seed ^ (game * GOLDEN)) & MASK)
    high = mix((low ^ (seed >> 32) ^ (game >> 32)) & MASK)
    return (high & 0x3FFFFFFF) << 32 | mix((low + game) & MASK)


@compiled
def number(source: int, draw: int) -> int:
    """The 32-bit number at one place of a stream."""
    return mix(mix((source + draw * GOLDEN) & MASK) ^ (source >> 32))


@compiled
def below(bound: int, bits: int) -> int:
    """A 32-bit number scaled to 0..bound-1."""
    return (bits * bound) >> 32
