"""How much there is to decide: choices among several steps, and how many steps there are to choose among."""

from __future__ import annotations

from dataclasses import replace

from donjons.core.game import Game
from donjons.engines.watching import CHOICES
from donjons.lab.columns import Sight, Text, Values
from donjons.lab.measures.counted import Figure, Reader, hidden, listed, number, rate, share, text


def decisions(sight: Sight) -> Values:
    return whole(sight.seen.decisions)


def whole(by_phase: Values) -> Values:
    """Of each game: all phases together."""
    values: Values = by_phase.sum(axis=1)
    return values


PHASES: dict[str, Text] = {
    "pick": text("Picking a start", "Choisir un départ"),
    "act": text("Acting", "Agir"),
    "disperse": text("Sending troops", "Envoyer des troupes"),
    "gather": text("Pulling troops", "Ramener des troupes"),
    "capital": text("Choosing a capital", "Choisir une capitale"),
    "village": text("Choosing villages", "Choisir des villages"),
    "bid": text("Bidding", "Enchérir"),
    "recruit": text("Recruiting", "Recruter"),
    "pillage": text("Yielding a village", "Céder un village"),
    "move": text("Moving first", "Se déplacer d'abord"),
    "build_more": text("Building more", "Construire encore"),
    "press": text("Pressing on or retreating", "Insister ou se retirer"),
    "occupy": text("Occupying", "Occuper"),
    "elect": text("Electing a pope", "Élire un pape"),
    "setup": text("Choosing groups", "Choisir des groupes"),
    "first_window": text("Items before the bands move", "Objets avant les bandes"),
    "groups": text("Moving groups", "Déplacer des groupes"),
    "second_window": text("Items before the fights", "Objets avant les combats"),
    "fight": text("Choosing targets", "Choisir des cibles"),
    "lone": text("Moving lone monsters", "Déplacer des monstres isolés"),
}
"""The phases of all games in which seats choose."""


def of_phase(phase: str) -> list[Figure]:
    """What is told of a phase, in games that have it."""
    title = PHASES[phase]

    def has_it(game: Game) -> bool:
        is_drafted = "color_choice" in game.parameters.model_fields
        return phase in game.phases and (phase != "pick" or is_drafted)

    def there(values: str) -> Reader:
        return lambda sight: getattr(sight.seen, values)[:, sight.setting.game.phases.index(phase)]

    steps = text(f"{title['en']}: steps to choose among", f"{title['fr']} : coups entre lesquels choisir")
    times = text(f"{title['en']}: decisions in a game", f"{title['fr']} : décisions dans une partie")
    return [
        replace(figure, fits=has_it)
        for figure in (
            hidden(f"{phase}_times", there("decisions")),
            rate(f"{phase}_choices", f"{phase}_times", steps, there("choices")),
            number(f"{phase}_number", times, there("decisions")),
        )
    ]


FIGURES = (
    hidden("steps", lambda sight: sight.seen.steps),
    hidden("turns", lambda sight: sight.seen.turns),
    hidden("times", decisions),
    rate(
        "choices",
        "times",
        text("Steps to choose among, at a decision", "Coups entre lesquels choisir, par décision"),
        lambda sight: whole(sight.seen.choices),
        is_main=True,
    ),
    rate(
        "canonical",
        "times",
        text("... without those that only change the order", "... sans ceux qui ne changent que l'ordre"),
        lambda sight: whole(sight.seen.canonical),
    ),
    number("number", text("Decisions in a game", "Décisions dans une partie"), decisions),
    share("real", "steps", text("Steps that were real decisions", "Coups qui étaient de vraies décisions"), decisions),
    rate("turn", "turns", text("Decisions in a turn", "Décisions par tour de jeu"), decisions),
    rate("turn_steps", "turns", text("Steps in a turn", "Coups par tour de jeu"), lambda sight: sight.seen.steps),
    *(figure for phase in PHASES for figure in of_phase(phase)),
)

DECISIONS = listed(
    "decisions",
    text("Decisions", "Décisions"),
    text(
        "A decision is a step that a player chooses among at least two legal ones; the rest is chance or forced. Steps "
        "are the atomic ones of the rules: a move, one troop sent, the end of an order. In all, then for each phase of "
        "a turn.",
        "Une décision est un coup qu'un joueur choisit entre deux coups légaux au moins ; le reste est hasard ou "
        "forcé. Les coups sont les plus petits des règles : un déplacement, une troupe envoyée, la fin d'un ordre. En "
        "tout, puis pour chaque phase d'un tour.",
    ),
    lambda game: True,
    FIGURES,
    weighed=CHOICES,
)
