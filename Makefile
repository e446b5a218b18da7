# Donjons. `make play` and `make test` set up everything they need in .venv; `make` alone lists the rest.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SAY := @printf '%s\n'

.DEFAULT_GOAL := help
.PHONY: help play test lint format bench setup lock clean

help: ## list what make can do
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

play: .venv/play.ready ## set up what playing needs and open the game
	@$(BIN)/donjons play barons-2025

test: .venv/dev.ready lint ## set up what testing needs and run every check and test
	@$(BIN)/python -m pytest -n 2 --dist worksteal

lint: .venv/dev.ready ## formatting, lint, types, import layers
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

format: .venv/dev.ready ## put the code into its standard form
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: .venv/bench.ready ## speed, side by side with catanatron and OpenSpiel
	@$(BIN)/python -m benchmarks

setup: .venv/play.ready ## only set up what playing needs

lock: .venv/dev.ready ## renew the pinned versions in requirements/
	@for extra in setup dev bench gpu; do \
	  $(BIN)/pip-compile --quiet --generate-hashes --strip-extras --allow-unsafe --no-header \
	    --no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
	    --extra setup --extra $$extra --output-file requirements/$$extra.txt pyproject.toml; done

clean: ## delete the environment and every cache of this folder
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/python.ready:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo 'Donjons needs Python 3.11 or later: run make PYTHON=python3.12 (or another) play.'; exit 2; }
	$(SAY) 'Setting up .venv ...'
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/play.ready: .venv/python.ready requirements/setup.txt pyproject.toml
	$(SAY) 'Installing what Donjons needs ...'
	@$(PIP) install --require-hashes -r requirements/setup.txt
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/dev.ready: .venv/play.ready requirements/dev.txt
	$(SAY) 'Installing what testing needs ...'
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

.venv/bench.ready: .venv/play.ready requirements/bench.txt
	$(SAY) 'Installing the peers of the benchmark ...'
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@
