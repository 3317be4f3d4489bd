# Runs test_vectors.py on morton in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of morton.jsonl.

SIM ?= icarus
DUT ?= morton.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = morton
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= morton.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
