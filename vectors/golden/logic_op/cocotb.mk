# Runs test_vectors.py on logic_op in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of logic_op.jsonl.

SIM ?= icarus
DUT ?= logic_op.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = logic_op
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= logic_op.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
