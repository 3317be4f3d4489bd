# Runs test_vectors.py on output_map in cocotb 2: make -f cocotb.mk [NAME=VALUE...]
# VECTORS=FILE checks other vectors than those of output_map.jsonl; the Makefile tells of the other names.
# TOPLEVEL_LANG=vhdl checks VHDL: the files of DUT, in SIM=ghdl by default, with PARAMETERS as generics.

# Older versions read other variables: they would find no test, and succeed.
COCOTB_VERSION := $(shell cocotb-config --version 2>/dev/null)
ifeq ($(filter-out 0 1,$(firstword $(subst ., ,$(COCOTB_VERSION)))),)
$(error cocotb 2 or later is needed, and $(if $(COCOTB_VERSION),cocotb-config is of $(COCOTB_VERSION),there is no cocotb-config on the path); \
    pip install "cocotb>=2" installs it)
endif

TOPLEVEL_LANG ?= verilog
ifeq ($(TOPLEVEL_LANG),vhdl)
SIM ?= ghdl
TOP ?= output_map
ifneq ($(strip $(FILELIST)$(INCLUDES)$(DEFINES)),)
$(error FILELIST, INCLUDES and DEFINES are for Verilog; with TOPLEVEL_LANG=vhdl DUT names all files)
endif
ifeq ($(strip $(DUT)),)
$(error TOPLEVEL_LANG=vhdl needs DUT=FILE.vhd)
endif
VHDL_SOURCES = $(DUT)
SIM_ARGS += $(foreach one,$(PARAMETERS),-g$(one))
else ifeq ($(TOPLEVEL_LANG),verilog)
SIM ?= icarus
DUT ?= $(if $(FILELIST),,$(shell cat output_map.f))
declares = $(shell cat $(DUT) /dev/null 2> /dev/null | grep -cE '^[[:space:]]*module[[:space:]]+$(1)([^[:alnum:]_]|$$)')
TOP ?= $(if $(filter 0,$(call declares,output_map)),$(if $(filter 0,$(call declares,pica_output_map)),output_map,pica_output_map),output_map)
VERILOG_SOURCES = $(DUT)
VERILOG_INCLUDE_DIRS = $(INCLUDES)
COMPILE_ARGS += $(foreach one,$(DEFINES),'-D$(one)') $(foreach one,$(FILELIST),-f $(one))
ifeq ($(SIM),icarus)
COMPILE_ARGS += $(foreach one,$(PARAMETERS),'-P$(TOP).$(one)')
else
COMPILE_ARGS += $(foreach one,$(PARAMETERS),'-G$(one)')
endif
ifeq ($(SIM),verilator)
COMPILE_ARGS += -Wno-fatal
endif
else
$(error TOPLEVEL_LANG is verilog or vhdl, not $(TOPLEVEL_LANG))
endif
COCOTB_TOPLEVEL = $(TOP)
COCOTB_TEST_MODULES = test_vectors
SIM_BUILD = build/cocotb_$(SIM)
export VECTORS ?= output_map.jsonl

# cocotb succeeds where it finds no test, and where a simulator does not take the language.
.PHONY: verdict
verdict: sim
	@grep -qsE '<testcase( [^>]*)? name="vectors"' $(COCOTB_RESULTS_FILE) \
	    || { echo 'ERROR: the test of test_vectors.py was not run' >&2; exit 1; }
	@! grep -qE '<(failure|error|skipped)' $(COCOTB_RESULTS_FILE) \
	    || { echo 'ERROR: the test of test_vectors.py did not pass' >&2; exit 1; }

# make compares times: Verilog that was built before may be newer than the one that is asked for now.
.PHONY: always
CUSTOM_COMPILE_DEPS = always

include $(shell cocotb-config --makefiles)/Makefile.sim
