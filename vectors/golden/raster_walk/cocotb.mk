# Runs test_vectors.py on raster_walk in cocotb: make -f cocotb.mk [SIM=icarus|verilator|...] [DUT=FILES]
# VECTORS=FILE checks other vectors than those of raster_walk.jsonl.

SIM ?= icarus
DUT ?= raster_walk.v
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
COCOTB_TOPLEVEL = raster_walk
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= raster_walk.jsonl

include $(shell cocotb-config --makefiles)/Makefile.sim
