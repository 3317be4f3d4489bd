# Runs test_vectors.py on combiner in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of combiner.jsonl.

SIM ?= icarus
DUT ?= combiner.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = combiner
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= combiner.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
