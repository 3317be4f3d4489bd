# Runs test_vectors.py on shader_operand in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of shader_operand.jsonl.

SIM ?= icarus
DUT ?= shader_operand.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = shader_operand
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= shader_operand.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
