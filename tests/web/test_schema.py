"""Requests made from the HTTP schema, as it is and against it: each answer is one that it names, and none is a 500."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from donjons.web.app import create_app
from donjons.web.settings import Settings
from guests import make_table
from patience import PATIENCE

CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
schema = schemathesis.openapi.from_dict(create_app(Settings(database="")).openapi())


@pytest.fixture(scope="session")
def key(address: str) -> str:
    return make_table(address, [{"kind": "here"}, {"kind": "link"}]).host


@schema.parametrize()
@settings(max_examples=40)
def test_no_request_makes_the_server_fail(case: Any, address: str, key: str) -> None:
    case.call_and_validate(
        base_url=address, headers={"authorization": f"Bearer {key}"}, checks=CHECKS, timeout=PATIENCE
    )


@schema.parametrize()
@settings(max_examples=10)
def test_nor_does_one_of_a_stranger(case: Any, address: str) -> None:
    case.call_and_validate(base_url=address, checks=CHECKS, timeout=PATIENCE)
