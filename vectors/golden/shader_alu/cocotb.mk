# Runs test_vectors.py on shader_alu in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of shader_alu.jsonl.

SIM ?= icarus
DUT ?= shader_alu.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = shader_alu
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= shader_alu.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
