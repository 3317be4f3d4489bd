//! The blocks of the crate: all are accepted, and no tool has anything to say of their Verilog.

use crate::support::verilog;
use pica_rtl::emit::external::{icarus, verilator};
use pica_rtl::float::BLOCKS;
use pica_spec::choices::Choices;

#[test]
fn float_blocks() {
    let folder = tempfile::tempdir().expect("a folder");
    for block in BLOCKS {
        let mut circuit = (block.build)(&Choices::default()).expect("the choices of the ledger");
        let name = block.name();
        let text = verilog(circuit.block(), &name).unwrap_or_else(|error| panic!("{error}"));
        let file = folder.path().join(format!("{name}.v"));
        std::fs::write(&file, text).expect("a file");
        for result in [verilator(&file, &name), icarus(&file, &name)] {
            if let Err(error) = result {
                error.unless_optional().unwrap_or_else(|error| panic!("{error}"));
            }
        }
    }
}
