# Rubicon. `make` lists the targets. All output goes to build/ and dist/, but for two sources of the loaders (NAMES).

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules

PORT ?= 4173
CELLS ?= 16
SECONDS ?= 60
COUNT ?= 100
ROOM ?= core
SEED ?= 1
MINUTES ?= 60
BROWSERS ?= chromium firefox webkit
EMCC ?= emcc
BIN := node_modules/.bin
VITE := $(BIN)/vite --config web/vite.config.ts
PACKAGES := node_modules/.package-lock.json
COMPILER := build/compiler/manifest.json
STRYKER := tests/mutants/node_modules/.package-lock.json

VERSION := $(shell sed -n 's,.*"version": "\(.*\)".*,\1,p' package.json)
STRICT := -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror -MMD -MP
SANITIZE := -O1 -g1 -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
# Linked statically, as Clang does by itself, because each of GCC's two shared runtimes is relocated at the
# start and searched for leaks.
STATIC_RUNTIMES := $(if $(findstring clang,$(shell $(CC) --version 2>/dev/null)),,-static-libasan -static-libubsan)
LINK_MODULE := -sSTANDALONE_WASM=1 --no-entry -sALLOW_MEMORY_GROWTH=1 -sMAXIMUM_MEMORY=4GB -sMALLOC=emmalloc \
  -sSUPPORT_ERRNO=0 -sINITIAL_MEMORY=1MB -sTOTAL_STACK=256KB

# The rooms of the library: each includes only itself and those before it. Then come those of the command, which are in
# neither the library nor the modules.
ROOMS := game contest analysis layered textbook mistakes generate mine puzzle package survey stress
COMMAND_ROOMS := process publish command
SOURCES := $(foreach room,$(ROOMS),$(wildcard core/$(room)/*.c))
COMMAND := $(foreach room,$(COMMAND_ROOMS),$(wildcard core/$(room)/*.c))

# The processor that the compiler builds for, which need not be this machine's: x86_64, aarch64.
PROCESSOR := $(firstword $(subst -, ,$(shell $(CC) -dumpmachine 2>/dev/null)))

# The sources of the library, natively and in the module.
ON_X86 := $(filter x86_64 amd64,$(PROCESSOR))
LIBRARY := $(filter-out %_wasm.c $(if $(ON_X86),,%_avx2.c),$(SOURCES))
IN_MODULE := $(filter-out %_avx2.c %_portable.c,$(SOURCES))
TESTS := $(patsubst %.c,build/sanitized/%,$(wildcard tests/core/*_test.c tests/core/*/*_test.c))
SUPPORT := $(wildcard tests/core/support/*.c)
FUZZERS := $(patsubst tests/fuzz/%_fuzz.c,build/fuzz/%,$(wildcard tests/fuzz/*_fuzz.c))
# Where the modules are linked, and how: `make dev` links larger ones in a fraction of the time.
MODULE_DIR := build/module
LINK := -Oz
MODULES := $(MODULE_DIR)/rubicon.wasm $(MODULE_DIR)/textbook.wasm $(MODULE_DIR)/bench.wasm
# Lists of names, made from the core.
NAMES := wasm/names.ts wasm/bench/names.ts
NPM_PACKAGE := build/rubicon-$(VERSION).tgz
# Those of the C library in the static command, as Debian has them.
LIBC_LICENSES := /usr/share/doc/libc6/copyright /usr/share/common-licenses/LGPL-2.1
PAGE := $(shell find web core/package/texts -type f) e2e/looks/preview.png package.json LICENSE wasm/licenses.txt

.PHONY: help start test check build dev command static module package page release transcripts test-core test-unit test-e2e bench exhaustive fuzz pictures coverage mutants monkey threads survey hall lint format clean

help: ## List the targets
	@sed -n 's/^\([a-z0-9-]*\):.*## /  \1\t/p' Makefile | expand -t 14

start: ## Install what is missing, build the page and serve it (PORT=4173)
	@.ci/setup start
	@$(MAKE) --no-print-directory --silent --jobs=$$(nproc) page
	@$(VITE) preview --host 127.0.0.1 --port $(PORT)

dev: ## Serve the page while it is worked on (PORT=4173): what changes is built and reloaded, until Ctrl-C
	@.ci/setup start
	@$(MAKE) --no-print-directory --silent $(PACKAGES)
	@node .ci/dev.mjs $(PORT)

test: ## Install what is missing and run every test
	@.ci/setup test
	@node tests/run.mjs

check: ## Run one test, or a folder of them, FILE=tests/core/mine/mine_test.c (UPDATE=1 writes what it printed or drew)
	@node tests/run.mjs '$(FILE)'

build: command module page ## Build the command, the module and the page

command: build/rubicon ## Build the command, build/rubicon

static: build/rubicon-static ## Build the command without need of any library, build/rubicon-static

module: $(MODULES) build/module/rubicon.js ## Build the WebAssembly modules and their loaders, build/module/

package: $(NPM_PACKAGE) ## Build the module as an npm package, build/rubicon-VERSION.tgz

page: dist/rubicon.html ## Build the page, dist/

release: ## Install what is missing and build what is released, with checksums, build/release/
	@.ci/setup release
	@$(MAKE) --no-print-directory --silent page package static
	@rm -rf build/release
	@mkdir build/release
	@cp dist/rubicon.html $(NPM_PACKAGE) build/release/
	@cp build/rubicon-static build/release/rubicon-linux-$(subst _,-,$(PROCESSOR))
	@cat core/command/licenses.txt LICENSE $(LIBC_LICENSES) >build/release/rubicon-linux-licenses.txt
	@cd dist && zip -qr ../build/release/rubicon-page.zip . --exclude rubicon.html
	@cd build/release && sha256sum * >SHA256SUMS && cat SHA256SUMS

test-core: ## Run the tests of core/ (cmocka with sanitizers; transcripts)
	@node tests/run.mjs core

test-unit: ## Run the tests of the modules, the page, the package and the structure (Vitest)
	@node tests/run.mjs unit

test-e2e: ## Run the tests of the page in real browsers (Playwright; Vitest for WebKit)
	@node tests/run.mjs e2e webkit

exhaustive: build/exhaustive ## Compare both solvers on every board of up to CELLS=16 cells
	@build/exhaustive $(CELLS)

fuzz: ## Let libFuzzer look for faults, SECONDS=60 for each target, and keep the inputs that reach new code
	@.ci/setup fuzz
	@$(MAKE) --no-print-directory --silent $(FUZZERS)
	@set -e; for target in contest analysis; do \
	  found=build/fuzz/corpus/$$target; \
	  kept=tests/fuzz/corpus/$$target; \
	  mkdir -p $$found; \
	  build/fuzz/$$target -max_total_time=$(SECONDS) -timeout=60 -max_len=512 -entropic_scale_per_exec_time=1 \
	    -print_final_stats=1 -artifact_prefix=build/fuzz/$$target- $$found $$kept; \
	  build/fuzz/$$target -merge=1 -use_counters=0 $$kept $$found; \
	done

pictures: ## Take the pictures of the page anew, those of the README too: look at each of them before it is kept
	@.ci/setup test
	@$(MAKE) --no-print-directory --silent page
	@$(BIN)/playwright test --config=e2e/playwright.config.ts --project=chromium looks theatre/tour --grep looks --update-snapshots=all
	@$(BIN)/playwright test --config=e2e/film.config.ts --project=chromium

coverage: ## Measure which branches of core/ its tests take; ROOMS='process publish' lists those that are not taken
	@.ci/setup test
	@node tests/coverage.mjs $(ROOMS)

mutants: ## Change ROOM=core or ROOM=web at random (COUNT=100 SEED=1), and list the changes that no test notices
	@.ci/setup test
	@$(if $(filter web,$(ROOM)),$(MAKE) --no-print-directory --silent build build/contestant.wasm $(STRYKER))
	@node tests/mutants/$(ROOM).mjs $(COUNT) $(SEED)

monkey: ## Use the page at random for MINUTES=60, shared by three browsers, and end at a fault (SEED=1 BROWSERS=chromium)
	@.ci/setup test
	@$(MAKE) --no-print-directory --silent command page
	@failed=0; export SEED=$(SEED) MONKEY_SECONDS=$$(($(MINUTES) * 60 / $(words $(BROWSERS)))); \
	for browser in $(BROWSERS); do \
	  case $$browser in \
	    webkit) $(BIN)/vitest run --config=e2e/monkey/vitest.config.ts ;; \
	    *) $(BIN)/playwright test --config=e2e/monkey/playwright.config.ts --project=$$browser ;; \
	  esac || failed=1; \
	done; exit $$failed

threads: build/threads/refusing build/tests/core/command/contestant ## Look for data races in the command's tasks with the thread sanitizer
	@node tests/threads.mjs build/threads/refusing

survey: command ## Survey every size of up to CELLS=16 cells, and make the table of all that is surveyed
	@set -e; mkdir -p tests/data/survey; \
	for cells in $$(seq $(CELLS)); do \
	  for rows in $$(seq $$cells); do \
	    [ $$((cells % rows)) = 0 ] || continue; \
	    build/rubicon survey $$rows $$((cells / rows)) --out tests/data/survey/$${rows}x$$((cells / rows)).txt >build/survey.txt; \
	  done; \
	done
	@build/rubicon survey table $$(ls -v tests/data/survey/*.txt) >build/survey.tsv
	@mv build/survey.tsv tests/data/survey.tsv

hall: command ## Put the boards of a file, FIND=, into the hall of records wherever they beat it
	@node tests/hall.mjs '$(FIND)'

bench: command module page ## Time the solvers, natively and in the module, the batch, the page, the miner and the survey (BEFORE=folder)
	@BEFORE='$(BEFORE)' node tests/bench/bench.mjs

lint: ## Check format, lint rules and types
	@node tests/run.mjs lint

format: $(PACKAGES) ## Format every source file
	find core wasm tests -name '*.[ch]' -exec clang-format -i {} +
	$(BIN)/biome check --write .

clean: ## Remove everything built
	rm -rf build dist $(NAMES)

# The npm packages, reinstalled when the lock file is newer.
$(PACKAGES): package-lock.json
	npm ci
	@touch $@

# Apart from the project's packages, because only the mutants of the page need it.
$(STRYKER): tests/mutants/package-lock.json
	npm ci --prefix tests/mutants
	@touch $@

# Native: the library and the command.
build/%_avx2.o: VECTOR := -mavx2 -mbmi2
build/%.o: %.c Makefile package.json
	@mkdir -p $(@D)
	$(CC) $(STRICT) -O3 -pthread -DRUBICON_VERSION='"$(VERSION)"' -Icore $(VECTOR) -c $< -o $@

build/core/librubicon.a: $(LIBRARY:%.c=build/%.o)
	@rm -f $@
	$(AR) rcs $@ $^

# The texts of packages, from core/package/texts/.
TEXTS := build/texts.o
build/texts.c: .ci/texts $(wildcard core/package/texts/*)
	@mkdir -p $(@D)
	.ci/texts >$@

$(TEXTS): build/texts.c core/publish/package_texts.h
	$(CC) $(STRICT) -Icore -c $< -o $@

build/rubicon: $(COMMAND:%.c=build/%.o) $(TEXTS) build/core/librubicon.a
	$(CC) -O3 -pthread $^ -o $@

build/rubicon-static: $(COMMAND:%.c=build/%.o) $(TEXTS) build/core/librubicon.a
	$(CC) -O3 -pthread -static $^ -o $@

build/exhaustive: build/tests/exhaustive.o build/core/librubicon.a
	$(CC) -O3 -pthread $^ -o $@

# A program that uses only the library.
PROGRAM := build/tests/core/library/program
$(PROGRAM): $(PROGRAM).o build/core/librubicon.a
	$(CC) $^ -o $@

# A contestant's program with selectable faults, for the tests that break one.
CONTESTANT := build/tests/core/command/contestant
$(CONTESTANT): $(CONTESTANT).o
	$(CC) $^ -o $@

# The command with system calls that fail on request, for the tests of failures.
REFUSING := build/tests/core/command/refusing
REFUSED := malloc calloc realloc aligned_alloc pthread_create fopen fclose rename open linkat pipe fcntl fork
$(REFUSING): $(REFUSING).o $(COMMAND:%.c=build/%.o) $(TEXTS) build/core/librubicon.a
	$(CC) -pthread $^ $(REFUSED:%=-Wl,--wrap=%) -o $@

# The same with the thread sanitizer.
build/threads/%_avx2.o: VECTOR := -mavx2 -mbmi2
build/threads/%.o: %.c Makefile package.json
	@mkdir -p $(@D)
	$(CC) $(STRICT) -O1 -g1 -fsanitize=thread -pthread -DRUBICON_VERSION='"$(VERSION)"' -Icore $(VECTOR) -c $< -o $@

build/threads/refusing: build/threads/tests/core/command/refusing.o $(patsubst %.c,build/threads/%.o,$(COMMAND) $(LIBRARY)) $(TEXTS)
	$(CC) -fsanitize=thread -pthread $^ $(REFUSED:%=-Wl,--wrap=%) -o $@

# What the transcripts run.
transcripts: build/sanitized/rubicon build/rubicon $(CONTESTANT)

# The same library with sanitizers, and the tests linked with it.
build/sanitized/%_avx2.o: VECTOR := -mavx2 -mbmi2
build/sanitized/%.o: %.c Makefile package.json
	@mkdir -p $(@D)
	$(CC) $(STRICT) $(SANITIZE) -pthread -DRUBICON_VERSION='"$(VERSION)"' -DDATA_DIR='"tests/data"' -I. -Icore -Itests/core $(VECTOR) -c $< -o $@

build/sanitized/%.a:
	@rm -f $@
	$(AR) rcs $@ $^

# Of a room's tests the room alone has the sanitizers, because the rooms below have them in their own tests: the solvers take
# most of the time of all. The tests of the whole library have them in all rooms.
build/sanitized/librubicon.a: $(LIBRARY:%.c=build/sanitized/%.o)
$(filter $(patsubst %.c,build/sanitized/%,$(wildcard tests/core/*.c tests/core/library/*.c)),$(TESTS)): build/sanitized/librubicon.a
define room_tests
build/sanitized/$(1).a: $(patsubst %.c,build/sanitized/%.o,$(filter core/$(1)/%,$(LIBRARY)))
$(filter build/sanitized/tests/core/$(1)/%,$(TESTS)): build/sanitized/$(1).a
endef
$(foreach room,$(ROOMS),$(eval $(call room_tests,$(room))))

# The command without main: its tests link what they need of it.
COMMAND_TESTS := $(filter $(foreach room,$(COMMAND_ROOMS),build/sanitized/tests/core/$(room)/%),$(TESTS))
build/sanitized/command.a: $(patsubst %.c,build/sanitized/%.o,$(filter-out %/command.c,$(COMMAND))) $(TEXTS)

# The command of the transcripts. The library is the plain one, because its own tests run it with sanitizers,
# several times slower.
build/sanitized/rubicon: build/sanitized/core/command/command.o build/sanitized/command.a build/core/librubicon.a
	$(CC) $(SANITIZE) $(STATIC_RUNTIMES) -pthread $^ -o $@

$(COMMAND_TESTS): build/sanitized/command.a
# What tests run is built with them.
$(filter build/sanitized/tests/core/command/%,$(TESTS)): | build/sanitized/rubicon $(CONTESTANT)
build/sanitized/tests/core/command/refusals_test: | $(REFUSING)
build/sanitized/tests/core/library/program_test: | $(PROGRAM)
# The allocations of a test that refuses them.
ALLOCATIONS := malloc calloc realloc aligned_alloc free
build/sanitized/tests/core/library/memory_test: WRAP := $(ALLOCATIONS:%=-Wl,--wrap=%)
$(TESTS): %: %.o $(SUPPORT:%.c=build/sanitized/%.o) build/core/librubicon.a
	$(CC) $(SANITIZE) $(STATIC_RUNTIMES) -pthread $(WRAP) $(filter %.o,$^) $(filter build/sanitized/%.a,$^) build/core/librubicon.a -lcmocka -o $@

# The same for libFuzzer, which comes with Clang.
FUZZ := -O2 -g -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
build/fuzz/%_avx2.o: VECTOR := -mavx2 -mbmi2
build/fuzz/%.o: %.c Makefile
	@mkdir -p $(@D)
	clang $(STRICT) $(FUZZ) -pthread -DRUBICON_VERSION='"$(VERSION)"' -Icore $(VECTOR) -c $< -o $@

$(FUZZERS): build/fuzz/%: build/fuzz/tests/fuzz/%_fuzz.o $(LIBRARY:%.c=build/fuzz/%.o)
	clang $(FUZZ) -pthread $^ -o $@

# WebAssembly: the modules and their typed loaders. They are optimized for size, because they are downloaded,
# except for inner loops and what runs often.
WASM := -msimd128 -mbulk-memory -mnontrapping-fptoint -msign-ext
WASM_FEATURES := --enable-simd --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext
build/emscripten/%.o: SIZE := -Oz
INNER_LOOPS := layered/kernel_wasm mine/words
$(INNER_LOOPS:%=build/emscripten/core/%.o): SIZE := -O2
OFTEN := $(addprefix layered/,cone prepare reach) textbook/book mistakes/mistaken_sweep
$(OFTEN:%=build/emscripten/core/%.o): SIZE := -O1
build/emscripten/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(EMCC) $(STRICT) $(SIZE) $(WASM) -Icore -c $< -o $@

# A module contains only the parts of the library that its exports need, and links no room without any. Binaryen once more makes
# it 2 % smaller and no slower.
SMALLER := --flatten --rereloop -Oz -Oz --converge -aimfs=7 -fimfs=0 -ocimfs=0
linked = $(patsubst %.c,build/emscripten/%.o,wasm/memory.c $(filter $(1:%=core/%/%),$(IN_MODULE)))
$(MODULE_DIR)/rubicon.wasm: build/emscripten/wasm/exports.o $(call linked,game contest analysis layered) wasm/exports.txt
$(MODULE_DIR)/textbook.wasm: build/emscripten/wasm/textbook.o $(call linked,game textbook) wasm/textbook.txt
$(MODULE_DIR)/bench.wasm: $(patsubst %.c,build/emscripten/%.o,$(wildcard wasm/bench/*.c)) wasm/bench.txt $(wildcard wasm/bench/*.txt)
$(MODULE_DIR)/bench.wasm: $(call linked,$(filter-out textbook puzzle survey,$(ROOMS)))
$(MODULES): .ci/sizes.mjs
	@mkdir -p $(@D)
	$(EMCC) $(LINK) $(WASM) $(LINK_MODULE) -o $@ $(filter %.o,$^) \
	  -sEXPORTED_FUNCTIONS=$$(sed 's/^/_/' $(filter %.txt,$^) | paste -sd, -)
	@[ $(LINK) != -Oz ] || $$(em-config BINARYEN_ROOT)/bin/wasm-opt $(WASM_FEATURES) $(SMALLER) $@ -o $@
	@[ $(LINK) != -Oz ] || node .ci/sizes.mjs $(@F)

# A contestant's program for the tests of the page, which overwrite the word FAULT with the fault.
build/contestant.wasm: tests/core/command/contestant.c Makefile
	@mkdir -p $(@D)
	$(EMCC) -O2 -DFAULT='"what it does wrong"' -sSTANDALONE_WASM -sALLOW_MEMORY_GROWTH -sINITIAL_MEMORY=48MB $< -o $@

$(NAMES): .ci/names.mjs $(wildcard core/*/*.h) core/mistakes/suspects.c
	@node .ci/names.mjs $@ $(filter %.h %.c,$^) >$@

build/module/rubicon.js: $(NAMES) $(wildcard wasm/*.ts wasm/bench/*.ts) wasm/tsconfig.json $(PACKAGES)
	$(BIN)/tsc -p wasm --noEmit false --declaration --outDir build/module
	@touch $@

# The module as an npm package, whose loaders find the modules themselves.
$(NPM_PACKAGE): $(NAMES) $(wildcard wasm/*.ts wasm/package/*) $(MODULE_DIR)/rubicon.wasm $(MODULE_DIR)/textbook.wasm \
  LICENSE wasm/licenses.txt package.json .ci/package.mjs $(PACKAGES)
	@node .ci/package.mjs

# The C++ compiler beside the page, made while the modules are.
$(COMPILER): $(wildcard web/vite.compiler.ts web/bench/stress/compile/library/*) $(PACKAGES) .ci/compiler.mjs
	@node --liftoff-only .ci/compiler.mjs
	@touch $@

# The page, as a folder and as a single file.
dist/rubicon.html: $(PAGE) $(MODULES) $(COMPILER) build/module/rubicon.js $(PACKAGES) .ci/sizes.mjs
	$(VITE) build --logLevel warn
	$(VITE) build --logLevel warn --mode single
	@node .ci/sizes.mjs page

-include $(shell find build -path build/mutants -prune -o -name '*.d' -print 2>/dev/null)
