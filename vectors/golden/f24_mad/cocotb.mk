# Runs test_vectors.py on f24_mad in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of f24_mad.jsonl.

SIM ?= icarus
DUT ?= f24_mad.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = f24_mad
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= f24_mad.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
