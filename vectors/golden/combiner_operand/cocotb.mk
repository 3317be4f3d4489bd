# Runs test_vectors.py on combiner_operand in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of combiner_operand.jsonl.

SIM ?= icarus
DUT ?= combiner_operand.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = combiner_operand
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= combiner_operand.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
