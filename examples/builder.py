#!/usr/bin/env python3
"""A bot for Donjons et Barons that is a program of its own: it builds when it can, and gathers troops when it cannot.

It needs nothing but Python, and any other language would do as well (docs/bots.md). Try it:
donjons play barons-2025 --seat human --seat examples/builder.py
"""

import sys

# By the first letters of a step, what this bot likes best first: a donjon, troops, a longer way.
TASTE = ("C", "pick", "R", "G", "B")


def choose(legal):
    for letters in TASTE:
        for step in legal:
            if step.startswith(letters):
                return step
    return legal[-1]


def main():
    legal = []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "donjons":
            print("donjons 1 builder", flush=True)
        elif word == "legal":
            legal = rest.split()
        elif word == "go":
            print("play", choose(legal), flush=True)


if __name__ == "__main__":
    main()
