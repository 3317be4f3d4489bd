# Runs test_vectors.py on color_unpack in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of color_unpack.jsonl.

SIM ?= icarus
DUT ?= color_unpack.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = color_unpack
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= color_unpack.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
