# Runs test_vectors.py on depth_test in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of depth_test.jsonl.

SIM ?= icarus
DUT ?= depth_test.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = depth_test
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= depth_test.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
