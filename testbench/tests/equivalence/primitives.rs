// SPDX-License-Identifier: MIT
//! Cells of a family in place of portable text: the same results, and the synthesiser takes them.

use crate::{have, judge, user, verilog};
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::build::{Build, Primitives};
use pica_testbench::equivalence::{EngineKind, Failure};
use pica_testbench::registry;
use pica_testbench::tools;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

/// A block with the cells of ECP5.
fn ecp5(name: &str) -> Block {
    let build = Build { primitives: Primitives::Ecp5, ..Build::default() };
    let blocks = registry::built(&Choices::default(), &build).expect("the defaults have hardware");
    blocks.into_iter().find(|block| block.interface.name == name).expect("a block of that name")
}

/// What synthesis gets.
fn synthesized(block: &Block) -> String {
    block.design().expect("the guard accepts our own blocks").text()
}

#[test]
fn the_head_of_a_file_names_the_cells_and_the_file_has_no_model() {
    let multiplier = ecp5("f24_mul");
    let text = synthesized(&multiplier);
    for part in ["//   primitives    ecp5\n", "//   MULT18X18D: simulation/MULT18X18D.v\n", "    MULT18X18D #("] {
        assert!(text.contains(part), "{part}");
    }
    assert!(!text.contains("module MULT18X18D") && verilog(&multiplier).contains("module MULT18X18D"));
    assert!(!verilog(&crate::block("f24_mul")).contains("MULT18X18D"));
    assert!(!ecp5("f24_add").build.contains_key("primitives"), "it has no multiplier");
}

/// A cell whose registers, connections or controls are not as they should be.
#[test]
fn faults_around_the_cell_and_in_its_model_are_found() -> Result<(), Failure> {
    let block = ecp5("f24_mul");
    let text = verilog(&block);
    for kind in [EngineKind::Verilator, EngineKind::Icarus] {
        if !have(kind) {
            continue;
        }
        assert_eq!(judge(&block, kind, user("f24_mul", text.clone()))?.mismatches, 0, "{kind:?}");
        for (from, to) in [
            // A register that is not there.
            (".REG_INPUTA_CLK(\"CLK0\")", ".REG_INPUTA_CLK(\"NONE\")"),
            (".REG_OUTPUT_CLK(\"CLK0\")", ".REG_OUTPUT_CLK(\"NONE\")"),
            // Bits that are not connected, or elsewhere.
            (".B5(b[5])", ".B5(1'b0)"),
            (".A7(a[7])", ".A7(a[8])"),
            // Registers that never take anything, or are always reset.
            (".CE0(1'b1)", ".CE0(1'b0)"),
            (".RST0(1'b0)", ".RST0(1'b1)"),
        ] {
            let faulty = text.replacen(from, to, 1);
            assert_ne!(text, faulty, "there is no `{from}`");
            let report = judge(&block, kind, user("f24_mul", faulty))?;
            assert!(report.mismatches > 0, "{kind:?}: `{to}`");
        }
    }
    Ok(())
}

/// Runs Yosys in a folder; none if it is not there, and need not be.
fn yosys(folder: &Path, script: &str) -> Option<()> {
    match Command::new("yosys").args(["-q", "-p", script]).current_dir(folder).output() {
        Ok(output) => {
            assert!(output.status.success(), "{script}: {}", String::from_utf8_lossy(&output.stderr));
            Some(())
        }
        Err(error) => {
            assert!(!tools::required(), "yosys: {error}");
            None
        }
    }
}

/// Each cell becomes one, with its registers and without others for operands and product; the model is nothing to Yosys.
#[test]
fn yosys_takes_the_cells() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["f24_mul", "f24_mad"] {
        let block = ecp5(name);
        let file = format!("{name}.v");
        fs::write(folder.path().join(&file), verilog(&block)).expect("a file");
        let with = |register: &str| format!("select -assert-count 1 t:MULT18X18D r:REG_{register}_CLK=CLK0 %i");
        let script = format!(
            "read_verilog {file}; synth_ecp5 -noccu2 -top {name}; {}; {}; {}; select -assert-none w:*a_held* w:*b_held*",
            with("INPUTA"),
            with("INPUTB"),
            with("OUTPUT"),
        );
        if yosys(folder.path(), &script).is_none() {
            return;
        }
    }
}

/// Ports, by name, with their directions, and the defaults of parameters.
type Outside = (BTreeMap<String, String>, BTreeMap<String, String>);

/// A text, which Yosys may write as its bits, with zeros in front.
fn text(value: &str) -> String {
    let is_bits =
        value.len() >= 8 && value.len().is_multiple_of(8) && value.bytes().all(|digit| b"01".contains(&digit));
    let byte = |bits: &[u8]| bits.iter().fold(0, |byte, bit| byte << 1 | (bit - b'0')) as char;
    match is_bits {
        true => value.as_bytes().chunks(8).map(byte).filter(|letter| *letter != '\0').collect(),
        false => value.to_owned(),
    }
}

fn outside(folder: &Path, script: &str, module: &str) -> Option<Outside> {
    yosys(folder, &format!("{script}; proc; write_json outside.json"))?;
    let netlist = fs::read_to_string(folder.join("outside.json")).expect("a netlist");
    let netlist: Value = serde_json::from_str(&netlist).expect("JSON");
    let module = &netlist["modules"][module];
    let ports = module["ports"].as_object().expect("ports").iter();
    let ports = ports.map(|(name, port)| (name.clone(), port["direction"].as_str().unwrap_or_default().to_owned()));
    let defaults = module["parameter_default_values"].as_object().expect("parameters").iter();
    let defaults = defaults.map(|(name, value)| (name.clone(), text(value.as_str().unwrap_or_default())));
    Some((ports.collect(), defaults.collect()))
}

/// What the model declares is what the library of Yosys has under these names.
#[test]
fn the_outside_of_the_model_is_that_of_the_cell() {
    let folder = tempfile::tempdir().expect("a folder");
    let block = ecp5("f24_mul");
    for model in block.design().expect("the guard accepts our own blocks").models() {
        fs::write(folder.path().join("model.v"), model.text).expect("a file");
        let ours = outside(folder.path(), "read_verilog -nosynthesis model.v", model.name);
        let Some((ports, parameters)) = ours else { return };
        let library = "read_verilog -lib +/ecp5/cells_bb.v";
        let Some((all_ports, all_parameters)) = outside(folder.path(), library, model.name) else { return };
        for (name, direction) in &ports {
            assert_eq!(all_ports.get(name), Some(direction), "{name}");
        }
        for (name, value) in &parameters {
            assert_eq!(all_parameters.get(name), Some(value), "{name}");
        }
        assert!(ports.len() > 100 && parameters.len() >= 3);
        // What the instance leaves to the defaults, and the model does.
        for (register, control) in ["INPUTA", "INPUTB", "OUTPUT"].iter().flat_map(|name| [(name, "CE"), (name, "RST")])
        {
            assert_eq!(all_parameters[&format!("REG_{register}_{control}")], format!("{control}0"));
        }
        assert_eq!(
            (all_parameters["RESETMODE"].as_str(), all_parameters["MULT_BYPASS"].as_str()),
            ("SYNC", "DISABLED")
        );
    }
}
