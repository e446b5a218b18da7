# Donjons. `make play` and `make test` set up everything they need in .venv; `make` alone lists the rest.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
NODE := PATH="$(CURDIR)/.venv/node:$$PATH"
PAGE := src/donjons/web/page/index.html
SAY := @printf '%s\n'

.DEFAULT_GOAL := help
.PHONY: help play serve lab page types check-page test lint format bench load audit setup lock clean

help: ## list what make can do
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

play: .venv/play.ready $(PAGE) ## set up what playing needs and open the game in a browser
	@$(BIN)/donjons serve --open

serve: .venv/play.ready $(PAGE) ## the same without opening a browser
	@$(BIN)/donjons serve

lab: .venv/lab.ready ## set up what studies need (see donjons study --help)

test: .venv/dev.ready .venv/tools.ready check-page lint ## set up what testing needs and run every check and test
	$(SAY) 'Compiling the rules ...'
	@for game in barons-2025 guerre mironton; do $(BIN)/python -m donjons.table.warming $$game & done; wait
	@$(BIN)/python -m pytest -n 2 --dist worksteal

page: $(PAGE) ## build the page that the server serves

types: .venv/play.ready .venv/frontend.ready ## renew the page's types from the server's messages
	@$(BIN)/python -m donjons.web.schema | $(NODE) node frontend/scripts/messages.js

check-page: .venv/play.ready .venv/frontend.ready $(PAGE) ## the page: formatting, types, unit tests, weight
	@$(BIN)/python -m donjons.web.schema | $(NODE) node frontend/scripts/messages.js --check
	@cd frontend && $(NODE) npm run --silent check && $(NODE) npm test --silent && $(NODE) node scripts/weigh.js

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

load: .venv/dev.ready .venv/tools.ready ## what a server bears: 300 tables, and 200 kills on each database
	@PYTHONPATH=tests $(BIN)/python -m load.crowd
	@PYTHONPATH=tests $(BIN)/python -m load.kills
	@PYTHONPATH=tests $(BIN)/python -m load.kills --postgresql

audit: .venv/dev.ready .venv/frontend.ready ## known weaknesses of what we depend on (asks the internet)
	@$(BIN)/pip-audit --requirement requirements/setup.txt --disable-pip
	@cd frontend && $(NODE) npm audit --omit=dev

setup: .venv/play.ready ## only set up what playing needs

lock: .venv/dev.ready ## renew the pinned versions in requirements/
	@for extra in setup dev bench gpu lab cluster node; do \
	  $(BIN)/pip-compile --quiet --generate-hashes --strip-extras --allow-unsafe --no-header \
	    --no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
	    --extra setup --extra $$extra --output-file requirements/$$extra.txt pyproject.toml; done

clean: ## delete the environment and every cache of this folder
	@rm -rf frontend/node_modules src/donjons/web/page
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

.venv/lab.ready: .venv/play.ready requirements/lab.txt requirements/cluster.txt
	$(SAY) 'Installing what studies need ...'
	@$(PIP) install --require-hashes -r requirements/lab.txt
	@$(PIP) install --require-hashes -r requirements/cluster.txt
	@touch $@

.venv/node.ready: .venv/python.ready requirements/node.txt
	@sh frontend/scripts/set-up-node
	@touch $@

.venv/frontend.ready: .venv/node.ready frontend/package-lock.json frontend/.npmrc
	$(SAY) 'Installing what building the page needs ...'
	@cd frontend && $(NODE) npm ci --silent
	@touch $@

$(PAGE): .venv/frontend.ready $(shell find frontend/src frontend/*.* -type f)
	$(SAY) 'Building the page ...'
	@cd frontend && $(NODE) npm run --silent build -- --logLevel warn
	@touch $@

.venv/dev.ready: .venv/play.ready requirements/dev.txt
	$(SAY) 'Installing what testing needs ...'
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

.venv/tools.ready: .venv/python.ready .ci/tools
	@.ci/tools
	@touch $@

.venv/bench.ready: .venv/play.ready requirements/bench.txt
	$(SAY) 'Installing the peers of the benchmark ...'
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@
