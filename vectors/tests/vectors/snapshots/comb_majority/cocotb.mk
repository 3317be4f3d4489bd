# Runs test_vectors.py on comb_majority in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of comb_majority.jsonl.

SIM ?= icarus
DUT ?= comb_majority.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = comb_majority
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= comb_majority.jsonl

# make compares times: Verilog that was built before may be newer than the one that is asked for now.
.PHONY: always
CUSTOM_COMPILE_DEPS = always

include $(shell cocotb-config --makefiles)/Makefile.sim
