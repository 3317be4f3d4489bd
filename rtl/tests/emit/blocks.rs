// SPDX-License-Identifier: MIT
//! The blocks of the crate: all are accepted, and no tool has anything to say of their Verilog.

use crate::support::verilog;
use pica_rtl::dut::Dut;
use pica_rtl::emit::external::{icarus, verilator};
use pica_rtl::{float, fragment, raster};
use pica_spec::choices::Choices;

#[test]
fn float_blocks() {
    for block in float::BLOCKS {
        let mut circuit = (block.build)(&Choices::default()).expect("the choices of the ledger");
        is_clean(circuit.as_mut(), &block.name());
    }
}

#[test]
fn raster_and_fragment_blocks() {
    for block in raster::BLOCKS.iter().chain(fragment::BLOCKS) {
        let mut circuit = (block.build)(&Choices::default()).expect("the choices of the ledger");
        is_clean(circuit.as_mut(), block.name);
    }
}

/// No tool has anything to say of the Verilog.
fn is_clean(circuit: &mut dyn Dut, name: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let text = verilog(circuit.block(), name).unwrap_or_else(|error| panic!("{error}"));
    let file = folder.path().join(format!("{name}.v"));
    std::fs::write(&file, text).expect("a file");
    for result in [verilator(&file, name), icarus(&file, name)] {
        if let Err(error) = result {
            error.unless_optional().unwrap_or_else(|error| panic!("{error}"));
        }
    }
}
