# Runs test_vectors.py on stencil in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of stencil.jsonl.

SIM ?= icarus
DUT ?= stencil.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = stencil
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= stencil.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
