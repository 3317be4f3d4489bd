# Runs test_vectors.py on shader_unit in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of shader_unit.jsonl.

SIM ?= icarus
DUT ?= shader_unit.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = shader_unit
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= shader_unit.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
