# Runs test_vectors.py on unit_scale in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of unit_scale.jsonl.

SIM ?= icarus
DUT ?= unit_scale.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = unit_scale
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= unit_scale.jsonl

# make compares times: Verilog that was built before may be newer than the one that is asked for now.
.PHONY: always
CUSTOM_COMPILE_DEPS = always

include $(shell cocotb-config --makefiles)/Makefile.sim
