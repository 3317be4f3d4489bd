# Runs test_vectors.py on alpha_test in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of alpha_test.jsonl.

SIM ?= icarus
DUT ?= alpha_test.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = alpha_test
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= alpha_test.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
