"""How much there is to decide: choices among several steps, and how many steps there are to choose among."""

from __future__ import annotations

from donjons.engines.watching import CHOICES
from donjons.lab.measures.counted import hidden, listed, number, rate, share, text

FIGURES = (
    hidden("steps", lambda sight: sight.seen.steps),
    hidden("turns", lambda sight: sight.seen.turns),
    hidden("times", lambda sight: sight.seen.decisions),
    rate(
        "choices",
        "times",
        text("Steps to choose among, at a decision", "Coups entre lesquels choisir, par décision"),
        lambda sight: sight.seen.choices,
        is_main=True,
    ),
    number("number", text("Decisions in a game", "Décisions dans une partie"), lambda sight: sight.seen.decisions),
    share(
        "real",
        "steps",
        text("Steps that were real decisions", "Coups qui étaient de vraies décisions"),
        lambda sight: sight.seen.decisions,
    ),
    rate("turn", "turns", text("Decisions in a turn", "Décisions par tour de jeu"), lambda sight: sight.seen.decisions),
)

DECISIONS = listed(
    "decisions",
    text("Decisions", "Décisions"),
    text(
        "A decision is a step that a player chooses among at least two legal ones; the rest is chance or forced. Steps "
        "are the atomic ones of the rules: a move, one troop sent, the end of an order.",
        "Une décision est un coup qu'un joueur choisit entre deux coups légaux au moins ; le reste est hasard ou "
        "forcé. Les coups sont les plus petits des règles : un déplacement, une troupe envoyée, la fin d'un ordre.",
    ),
    lambda game: True,
    FIGURES,
    weighed=CHOICES,
)
