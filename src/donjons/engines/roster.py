"""Who can be asked to play a game: names, titles and a sentence in both languages. Needs no compiler."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from donjons.core.parameters import Language
from donjons.engines.levels import GREEDY, PERSONALITIES, TITLES, Level, levels, personalities
from donjons.engines.names import plugged_in


@dataclass(frozen=True)
class Offer:
    """An engine as a command or a page lists it."""

    key: str
    title: Mapping[Language, str]
    about: Mapping[Language, str]


PLAIN = (
    Offer(
        "random",
        {"en": "Chance", "fr": "Hasard"},
        {"en": "Plays any legal step.", "fr": "Joue n'importe quel coup permis."},
    ),
    Offer(
        "greedy",
        {"en": "Greed", "fr": "Glouton"},
        {
            "en": "Plans its own turn to the end and takes what looks best.",
            "fr": "Prévoit son tour jusqu'au bout et prend ce qui paraît le mieux.",
        },
    ),
)


EXPECTATIONS: Mapping[str, Mapping[Language, str]] = {
    "serf": {
        "en": "Every second step is left to chance: a child beats it.",
        "fr": "Un coup sur deux est laissé au hasard : un enfant le bat.",
    },
    "villein": {
        "en": "Sees what is in front of it, and often forgets it: for first games.",
        "fr": "Voit ce qui est devant lui, et l'oublie souvent : pour les premières parties.",
    },
    "page": {
        "en": "Takes what looks best at once, with a slip now and then.",
        "fr": "Prend ce qui paraît le mieux aussitôt, avec un faux pas de temps en temps.",
    },
    "squire": {
        "en": "Makes few slips, and thinks little further than its own step.",
        "fr": "Fait peu de faux pas, mais ne pense guère plus loin que son coup.",
    },
    "knight": {
        "en": "An even opponent for whoever knows the rules.",
        "fr": "Un adversaire égal pour qui connaît la règle.",
    },
    "baron": {
        "en": "Plans ahead: you will have to plan, too.",
        "fr": "Voit venir : il faudra prévoir aussi.",
    },
    "duke": {
        "en": "Punishes what you leave open: for experienced players.",
        "fr": "Punit ce que vous laissez ouvert : pour joueurs aguerris.",
    },
    "king": {
        "en": "The strongest there is. It takes its time, and few beat it.",
        "fr": "Le plus fort de tous. Il prend son temps, et peu le battent.",
    },
}
"""What to expect of a level; docs/engines.md says how far apart they were measured to be."""

MANNERS: Mapping[str, Mapping[Language, str]] = {
    "builder": {
        "en": "Prepares good ground and fine buildings rather than hurry for points: be quicker.",
        "fr": "Prépare bonnes terres et beaux ouvrages plutôt que de courir aux points : soyez plus rapide.",
    },
    "raider": {
        "en": "Sends its troops against whatever is yours: guard what you build.",
        "fr": "Lance ses troupes contre tout ce qui est à vous : gardez ce que vous bâtissez.",
    },
    "blocker": {
        "en": "Bars your way and covers itself well: look for the gap.",
        "fr": "Vous barre la route et se couvre bien : cherchez la brèche.",
    },
    "racer": {
        "en": "Runs straight for victory and cares little for the rest: the game is short.",
        "fr": "Court droit à la victoire sans guère se soucier du reste : la partie est courte.",
    },
}
"""What to expect of a personality; docs/engines.md says what they were seen to do."""


def roster(game: str) -> list[Offer]:
    """Everybody there is for a game: plain engines, levels from the weakest, personalities, bots of packages."""
    ours = (of_level(level) for level in (*levels(game), *personalities(game)))
    return [*PLAIN, *ours, *(of_bot(name) for name in plugged_in())]


def ladder() -> list[Offer]:
    """The levels that every game has, each game with efforts of its own."""
    return [Offer(key, title, EXPECTATIONS[key]) for key, title in TITLES.items()]


def characters() -> list[Offer]:
    """The personalities, for the games that have them (levels.WITH_TASTE)."""
    return [Offer(one.key, one.title, MANNERS[one.key]) for one in PERSONALITIES]


def of_level(level: Level) -> Offer:
    en, fr = f"Tree search, {level.iterations} a step", f"Recherche arborescente, {level.iterations} par coup"
    if level.iterations == GREEDY:
        en, fr = "Plans its own turn to the end", "Prévoit son tour jusqu'au bout"
    if level.whims:
        share = f"{100 * level.whims:g}"
        en, fr = f"{en}; {share}% of its steps at random", f"{fr} ; {share} % de ses coups au hasard"
    if level.taste:
        manner = MANNERS[level.key]
        return Offer(level.key, level.title, {"en": f"{en}. {manner['en']}", "fr": f"{fr}. {manner['fr']}"})
    return Offer(level.key, level.title, {"en": f"{en}.", "fr": f"{fr}."})


def of_bot(name: str) -> Offer:
    point = plugged_in()[name]
    package = point.dist.name if point.dist else "?"
    return Offer(
        name,
        {"en": name, "fr": name},
        {"en": f"A bot from the package {package}.", "fr": f"Un robot du paquet {package}."},
    )
