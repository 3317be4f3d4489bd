# Runs test_vectors.py on f24_rsq in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of f24_rsq.jsonl.

SIM ?= icarus
DUT ?= f24_rsq.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = f24_rsq
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= f24_rsq.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
