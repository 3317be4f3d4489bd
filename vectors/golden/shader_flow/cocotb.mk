# Runs test_vectors.py on shader_flow in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of shader_flow.jsonl.

SIM ?= icarus
DUT ?= shader_flow.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = shader_flow
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= shader_flow.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
