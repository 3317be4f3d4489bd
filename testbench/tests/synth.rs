// SPDX-License-Identifier: MIT
//! The measurements of `docs/synthesis.json`: of the present Verilog, shown as they are, and measured again where the tools are.

use pica_rtl::build::Build;
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::registry;
use pica_testbench::synth::{Document, Facts, Family, Flow, Measurement, SynthError, body, digest, read, rewrite};
use pica_testbench::tools;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_owned()
}

fn measurements() -> Vec<Measurement> {
    read(&fs::read_to_string(root().join(Document::MEASUREMENTS)).expect("the file")).expect("measurements")
}

fn blocks() -> Vec<Block> {
    let mut blocks = registry::blocks(&Choices::default()).expect("the defaults have hardware");
    blocks.retain(|block| block.listed);
    blocks
}

/// Nothing in a table is written by hand, and no table is older than its measurements.
#[test]
fn the_documents_show_the_measurements() {
    let (facts, measurements) = (Facts::new().expect("facts"), measurements());
    for document in Document::ALL {
        let path = root().join(document.path);
        let shown = fs::read_to_string(&path).expect("the document");
        expect_test::expect_file![path].assert_eq(&rewrite(&shown, &facts, &measurements).expect("tables"));
    }
    let names: Vec<String> = blocks().into_iter().map(|block| block.interface.name).collect();
    let named = facts.targets.iter().chain(&facts.anchors).map(|figure| &figure.row).chain(&facts.readme);
    for row in named {
        let name = row.split(' ').next().unwrap_or_default();
        assert!(names.iter().any(|known| known == name), "testbench/synthesis.yaml names `{row}`, which is no block");
    }
}

/// A block whose Verilog has changed is measured again, and on ECP5 each is.
#[test]
fn the_measurements_are_of_the_present_verilog() {
    let (facts, measurements) = (Facts::new().expect("facts"), measurements());
    let mut blocks = blocks();
    for row in &facts.builds {
        let mut build = Build::default();
        row.build.iter().for_each(|assignment| build.set_from(assignment).expect("a build option"));
        let built = registry::built(&Choices::default(), &build).expect("a build");
        blocks.extend(built.into_iter().filter(|block| block.interface.name == row.block));
    }
    for family in Family::ALL {
        let is_old = |block: &&Block| {
            let verilog = digest(&body(&block.design().expect("Verilog").text()));
            let is_of = |measurement: &&Measurement| {
                (&measurement.block, &measurement.build) == (&block.interface.name, &block.changed_build())
            };
            let mut of_family = measurements.iter().filter(|measurement| measurement.family == family.name());
            of_family.find(is_of).map_or(family == Family::Ecp5, |measurement| measurement.verilog != verilog)
        };
        let old: Vec<&str> = blocks.iter().filter(is_old).map(|block| block.interface.name.as_str()).collect();
        let names = old.join(" ");
        assert!(old.is_empty(), "not measured as it is: `pica synth {names} --family {} --tables .`", family.name());
    }
}

/// What is measured here is what was measured there, if the tools are the same.
#[test]
fn a_measurement_can_be_repeated() {
    let flow = match Flow::new(Family::Ecp5) {
        Err(SynthError::Missing(missing)) if !tools::required() => return eprintln!("{missing}"),
        flow => flow.unwrap_or_else(|error| panic!("{error}")),
    };
    let block = blocks().into_iter().find(|block| block.interface.name == "f24_min").expect("f24_min");
    let measured = flow.measure(&block, 1).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((measured.cells.ff, measured.cells.dsp), (0, 0), "the wrapper's registers are not counted");
    assert!(measured.cells.lut4 > 20 && measured.mhz[0] > 50.0, "{measured:?}");
    let kept = measurements();
    let kept =
        kept.iter().find(|kept| (kept.block.as_str(), kept.family.as_str()) == ("f24_min", "ecp5")).expect("a row");
    if kept.tools == measured.tools {
        assert_eq!((measured.mhz[0], measured.cells), (kept.mhz[0], kept.cells));
    }
}
