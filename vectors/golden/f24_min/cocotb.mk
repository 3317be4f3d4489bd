# Runs test_vectors.py on f24_min in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of f24_min.jsonl.

SIM ?= icarus
DUT ?= f24_min.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = f24_min
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= f24_min.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
