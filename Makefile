# The first target that needs the virtual environment sets it up. This needs Python 3.11 or newer and a network.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
# With this variable set, every process that the tests start would compile the whole bot again.
unexport PYTHONDONTWRITEBYTECODE
BENCH_READY := $(VENV)/.bench-ready

.PHONY: run practice test suite test-shuffled test-postgres check bench load test-shards month figures gallery docs-pictures play-pictures draw-all clean

run: $(READY)
	@if [ -n "$$DISCORD_TOKEN" ] || grep -qs '^DISCORD_TOKEN=.' .env; \
		then $(BIN)/graveyard run; else $(BIN)/graveyard practice; fi

practice: $(READY)
	@$(BIN)/graveyard practice

# The checks use one core for a minute, so the suite runs at the same time.
test: $(READY)
	@$(MAKE) --no-print-directory -j 2 check suite

# Three processes on two cores: many tests wait for a bot, a browser or a database.
suite: $(READY)
	$(BIN)/pytest -n 3 --dist loadfile --no-loadscope-reorder

# The suite in random order. SEED=... repeats an order; BY=module keeps the tests of a file together.
BY ?= global
test-shuffled: $(READY)
	@seed=$${SEED:-$$(date +%s)}; again="make test-shuffled SEED=$$seed BY=$(BY)"; \
	echo "This order again: $$again"; \
	$(BIN)/pytest -n 3 --dist load --random-order-bucket=$(BY) --random-order-seed=$$seed || \
		{ echo "This order again: $$again"; exit 1; }

# All tests of the bot that do not need an SQLite file, on PostgreSQL: about ten minutes.
test-postgres: $(READY)
	CI=true GRAVEYARD_TESTS_ON=postgresql $(BIN)/pytest -n 2 --dist loadfile tests/bot

# Three processes serve 200 tables; two of them are killed or replaced during play.
test-shards: $(READY)
	GRAVEYARD_TEST_TABLES=200 $(BIN)/pytest -n 0 tests/bot/test_shards.py

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/basedpyright
	$(BIN)/lint-imports --no-cache
	$(BIN)/graveyard check-data

bench: $(BENCH_READY)
	$(BIN)/python -m tests.bench

load: $(READY)
	$(BIN)/python -m tests.bench.load

month: $(READY)
	$(BIN)/python -m tests.bench.month

figures: $(READY)
	@$(BIN)/python -m tests.figures

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Graveyard Shift needs Python 3.11 or newer; name one with: make PYTHON=python3.11"; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing what Graveyard Shift needs into $(VENV) (once, about a minute) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

$(BENCH_READY): $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	@touch $@

gallery: $(READY)
	$(BIN)/python -m tests.gallery gallery

docs-pictures: $(READY)
	$(BIN)/python -m tests.gallery --docs

play-pictures: $(READY)
	$(BIN)/python -m tests.play_pictures

draw-all: $(READY)
	$(BIN)/python -m tests.draw_all --count 2000

clean:
	rm -rf $(VENV) build dist .pytest_cache .ruff_cache .hypothesis
