# Runs test_vectors.py on combiner_stage in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of combiner_stage.jsonl.

SIM ?= icarus
DUT ?= combiner_stage.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = combiner_stage
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= combiner_stage.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
