# Runs test_vectors.py on unit_scale in cocotb: make -f cocotb.mk [NAME=VALUE...]
# VECTORS=FILE checks other vectors than those of unit_scale.jsonl; the Makefile tells of the other names.

SIM ?= icarus
DUT ?= $(if $(FILELIST),,unit_scale.v)
TOP ?= unit_scale
TOPLEVEL_LANG = verilog
VERILOG_SOURCES = $(DUT)
VERILOG_INCLUDE_DIRS = $(INCLUDES)
COCOTB_TOPLEVEL = $(TOP)
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
COMPILE_ARGS += $(foreach one,$(DEFINES),'-D$(one)') $(foreach one,$(FILELIST),-f $(one))
ifeq ($(SIM),icarus)
COMPILE_ARGS += $(foreach one,$(PARAMETERS),'-P$(TOP).$(one)')
else
COMPILE_ARGS += $(foreach one,$(PARAMETERS),'-G$(one)')
endif
ifeq ($(SIM),verilator)
COMPILE_ARGS += -Wno-fatal
endif
export VECTORS ?= unit_scale.jsonl

# make compares times: Verilog that was built before may be newer than the one that is asked for now.
.PHONY: always
CUSTOM_COMPILE_DEPS = always

include $(shell cocotb-config --makefiles)/Makefile.sim
