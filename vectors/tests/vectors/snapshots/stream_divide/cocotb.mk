# Runs test_vectors.py on stream_divide in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of stream_divide.jsonl.

SIM ?= icarus
DUT ?= stream_divide.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = stream_divide
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= stream_divide.jsonl

# make compares times: Verilog that was built before may be newer than the one that is asked for now.
.PHONY: always
CUSTOM_COMPILE_DEPS = always

include $(shell cocotb-config --makefiles)/Makefile.sim
