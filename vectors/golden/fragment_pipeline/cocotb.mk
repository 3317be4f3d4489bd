# Runs test_vectors.py on fragment_pipeline in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of fragment_pipeline.jsonl.

SIM ?= icarus
DUT ?= fragment_pipeline.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = fragment_pipeline
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= fragment_pipeline.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
