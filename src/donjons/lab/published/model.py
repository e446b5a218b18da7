"""What the file of a published study may say."""

from __future__ import annotations

from typing import Literal

import pydantic
from pydantic import Field

from donjons.lab.study import Said


class PlacementStudy(pydantic.BaseModel, frozen=True, extra="forbid"):
    """The parameter study of 2024: random placements of donjons, beside what was published (section 16)."""

    kind: Literal["placement"]
    title: Said = ""
    question: Said = ""
    trials: int = Field(100_000, ge=2, le=2**31)
    """Of each number of mountains; modes and quantiles are judged at 100 000 only (16.4)."""
    seed: int = Field(0, ge=0, le=2**63 - 1)
