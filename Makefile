# SPDX-License-Identifier: MIT
# The usual tasks, each of which is a command that can be typed by itself. `make` lists them.
.PHONY: help run test check fmt doc renew hooks ci

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST)

run: ## the main job: Verilog, equivalence, golden vectors
	cargo run

test: ## all tests
	cargo test

check: ## what CI asks before the tests: format, lints, documentation
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked

fmt: ## formats all files
	cargo fmt --all

doc: ## the documentation of the crates
	cargo doc --workspace --no-deps

renew: ## the snapshots that follow from specification, commands and documentation; read the difference
	UPDATE_EXPECT=1 cargo test -p pica-spec-compiler
	UPDATE_EXPECT=1 cargo test -p pica-c
	UPDATE_EXPECT=1 cargo test -p pica --test user -- uses:: reference:: docs::

hooks: ## has git look at the format before each commit
	git config core.hooksPath .githooks

ci: ## everything that CI runs, about an hour
	.ci/run
