# Runs test_vectors.py on pipe_multiply in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of pipe_multiply.jsonl.

SIM ?= icarus
DUT ?= pipe_multiply.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = pipe_multiply
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= pipe_multiply.jsonl

# make compares times: Verilog that was built before may be newer than the one that is asked for now.
.PHONY: always
CUSTOM_COMPILE_DEPS = always

include $(shell cocotb-config --makefiles)/Makefile.sim
