"""What people call the houses: by the arms that their seats bear. The notation has their numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from donjons.core.parameters import Language

NAMES: Final[Mapping[Language, Sequence[str]]] = {
    "en": ("Lion", "Eagle", "Wolf", "Horse", "Lily", "Castle", "Star", "Cross"),
    "fr": ("du Lion", "de l'Aigle", "du Loup", "du Cheval", "du Lys", "du Château", "de l'Étoile", "de la Croix"),
}
"""As they stand after the word for a house, in the order of the seats."""
