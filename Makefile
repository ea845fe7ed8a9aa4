# Everything a person or a machine does with this project. `make help` lists it.
PYTHON ?= python3
BIN := .venv/bin
RUN := .venv/.installed-run
STAMP := .venv/.installed
EXTRA := .venv/.installed-extra
LOCK := $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url pyproject.toml

.DEFAULT_GOAL := help
.PHONY: help setup test check play demo table screenshots bench assets gallery lock clean

help:  ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

# Whoever only plays waits for what the game needs, not for the tools of those who work on it.
$(RUN): requirements/run.txt
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 or newer is needed (set PYTHON=...)"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed (set PYTHON=...)"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/run.txt
	touch $@

$(STAMP): $(RUN) requirements/dev.txt pyproject.toml
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	touch $@

$(EXTRA): $(STAMP) requirements/extra.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/extra.txt
	touch $@

setup: $(STAMP)  ## create .venv and install what is locked in requirements/

check: $(STAMP)  ## linter, formatter and type checker
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test: check  ## every check and every test
	$(BIN)/pytest -n auto

play: $(RUN)  ## play in the browser, without an account; with DISCORD_TOKEN the bot plays on Discord
	@$(BIN)/python -m sandbox.play

demo: $(RUN)  ## watch computer players play a whole game in the browser
	@$(BIN)/python -m demo

table: $(RUN)  ## play in the terminal against computer players
	$(BIN)/python -m engine.tools.table

screenshots: $(STAMP)  ## the page with a real game at two widths, into build/screenshots
	$(BIN)/python -m demo.screenshots build/screenshots

bench: $(EXTRA)  ## print the figures: speed, memory, sizes
	$(BIN)/python -m tests.bench

assets: $(EXTRA)  ## draw the landscapes and sprites anew that the pictures are composed on
	$(BIN)/python -m render.build_assets

gallery: $(STAMP)  ## one picture of each kind from real positions, into build/gallery
	$(BIN)/python -m render.gallery build/gallery

lock: $(STAMP)  ## renew requirements/*.txt from pyproject.toml
	$(LOCK) -o requirements/run.txt
	$(LOCK) --extra dev -o requirements/dev.txt
	$(LOCK) --extra dev --extra assets --extra bench -o requirements/extra.txt

clean:  ## remove .venv and caches
	rm -rf .venv build .mypy_cache .ruff_cache .pytest_cache
