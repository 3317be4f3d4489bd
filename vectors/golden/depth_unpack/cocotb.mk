# Runs test_vectors.py on depth_unpack in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of depth_unpack.jsonl.

SIM ?= icarus
DUT ?= depth_unpack.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = depth_unpack
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= depth_unpack.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
