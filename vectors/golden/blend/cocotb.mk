# Runs test_vectors.py on blend in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of blend.jsonl.

SIM ?= icarus
DUT ?= blend.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = blend
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= blend.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
