# Runs test_vectors.py on f24_flr in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of f24_flr.jsonl.

SIM ?= icarus
DUT ?= f24_flr.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = f24_flr
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= f24_flr.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
