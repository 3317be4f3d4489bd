# Runs test_vectors.py on depth_pack in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of depth_pack.jsonl.

SIM ?= icarus
DUT ?= depth_pack.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = depth_pack
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= depth_pack.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
