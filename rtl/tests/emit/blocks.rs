//! The blocks of the crate: all are accepted, and no tool has anything to say of their Verilog.

use crate::support::verilog;
use pica_rtl::emit::external::{Family, ToolError, icarus, synthesize, verilator};
use pica_rtl::{float, raster};
use pica_spec::choices::Choices;

#[test]
fn float_blocks() {
    let folder = tempfile::tempdir().expect("a folder");
    for block in float::BLOCKS {
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

/// No synthesiser finds latches, undriven nets, or a reason to warn.
#[test]
fn raster_blocks() {
    let folder = tempfile::tempdir().expect("a folder");
    for block in raster::BLOCKS {
        let mut circuit = (block.build)(&Choices::default()).expect("the choices of the ledger");
        let text = verilog(circuit.block(), block.name).unwrap_or_else(|error| panic!("{error}"));
        let file = folder.path().join(format!("{}.v", block.name));
        std::fs::write(&file, text).expect("a file");
        let syntheses = Family::ALL.map(|family| match synthesize(&file, block.name, family) {
            Ok(synthesis) => {
                println!("{} {family:?}: {:?}", block.name, synthesis.cells);
                Ok(())
            }
            Err(error) => Err(error),
        });
        let results: Vec<Result<(), ToolError>> =
            [verilator(&file, block.name), icarus(&file, block.name)].into_iter().chain(syntheses).collect();
        for result in results {
            if let Err(error) = result {
                error.unless_optional().unwrap_or_else(|error| panic!("{error}"));
            }
        }
    }
}
