# Runs test_vectors.py on fog in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of fog.jsonl.

SIM ?= icarus
DUT ?= fog.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = fog
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= fog.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
