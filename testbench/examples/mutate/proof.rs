// SPDX-License-Identifier: MIT
//! Whether a mutant and its block are the same circuit: a miter of both, which ABC, the prover of Yosys, decides.

use crate::Fallible;
use pica_testbench::block::Block;
use pica_testbench::shader_blocks::decode::OPERATIONS;
use pica_testbench::tools::Tool;
use pica_vectors::{Direction, Interface};
use std::fmt::Write;
use std::path::Path;
use std::process::{Command, Output};

/// Seconds that Yosys, and then a proof, may take.
pub const PATIENCE: u32 = 300;

/// What is known of two circuits.
#[derive(Clone, Copy, PartialEq)]
pub enum Proof {
    /// From power-on, with registers at 0, no sequence of inputs leads to different transactions.
    Same,
    /// One does.
    Different,
    /// The time was too short.
    Unknown,
}

/// Runs a program in a folder for a limited time.
fn run(folder: &Path, program: &Path, arguments: &[&str]) -> Fallible<Output> {
    let mut command = Command::new("timeout");
    command.arg(PATIENCE.to_string()).arg(program).args(arguments);
    Ok(command.current_dir(folder).output()?)
}

/// Runs Yosys in a folder; whether it is content.
pub fn yosys(folder: &Path, script: &str) -> Fallible<bool> {
    Ok(run(folder, &Tool::Yosys.find()?, &["-q", "-p", script])?.status.success())
}

/// Compares the mutant in `MUTANT.il` with the block in `base.il`: for any inputs, or only for those that the block is
/// made for (`allowed`).
pub fn compare(block: &Block, mutant: &str, folder: &Path, allowed: bool) -> Fallible<Proof> {
    let name = &block.interface.name;
    let (miter, circuit) = (format!("miter_{mutant}.v"), format!("miter_{mutant}.aig"));
    std::fs::write(folder.join(&miter), self::miter(&block.interface, allowed))?;
    // All initial values are 0. A mutation leaves that of a wire which it ties to a constant, and Yosys rejects that.
    let script = format!(
        "read_rtlil base.il; rename {name} gold; read_rtlil {mutant}.il; rename {name} gate; setattr -unset init w:*; \
         read_verilog {miter}; hierarchy -top miter; proc; flatten; memory_map; opt; techmap; opt; dffunmap; \
         setundef -zero -undriven -init ; techmap; aigmap; clean; write_aiger {circuit}"
    );
    if !yosys(folder, &script)? {
        return Err(format!("Yosys makes no miter of {name} and mutant {mutant}").into());
    }
    let abc = Tool::Yosys.find()?.with_file_name("yosys-abc");
    let output = run(folder, &abc, &["-c", &format!("read_aiger {circuit}; dprove; print_status")])?;
    let text = String::from_utf8_lossy(&output.stdout);
    let status = text.lines().rev().find_map(|line| line.strip_prefix("Status = "));
    Ok(match status.and_then(|status| status.split_whitespace().next()) {
        Some("1") => Proof::Same,
        Some("0") => Proof::Different,
        _ => Proof::Unknown,
    })
}

/// What the inputs have to be where not all values are defined, in Verilog.
fn defined(block: &str) -> String {
    match block {
        "shader_alu" => format!("~in_valid | (operation < {})", OPERATIONS.len()),
        _ => "1'b1".to_owned(),
    }
}

/// A module with block and mutant, of which `differs` says that they show different handshakes or transactions. With
/// `allowed` it does not once the inputs have been what nobody may apply: undefined values, or an offer withdrawn.
fn miter(interface: &Interface, allowed: bool) -> String {
    let mut inputs: Vec<(String, u32)> = Vec::new();
    let mut outputs: Vec<(String, u32)> = Vec::new();
    let (mut differences, mut breaches, mut held) = (Vec::new(), Vec::new(), String::new());
    if interface.clocked() {
        inputs.extend(["clock", "reset"].map(|name| (name.to_owned(), 1)));
    }
    let concatenated = |side: &str, ports: &[(String, u32)]| {
        let names: Vec<String> = ports.iter().map(|(name, _)| format!("{side}{name}")).collect();
        format!("{{{}}}", names.join(", "))
    };
    for channel in &interface.channels {
        let ports: Vec<(String, u32)> = channel.ports.iter().map(|port| (port.name.clone(), port.width)).collect();
        let (valid, ready) = (channel.valid(), channel.ready());
        let (payload_side, ready_side) = match channel.direction {
            Direction::In => (&mut inputs, &mut outputs),
            Direction::Out => (&mut outputs, &mut inputs),
        };
        payload_side.extend(ports.iter().cloned());
        payload_side.extend(valid.iter().map(|name| (name.clone(), 1)));
        ready_side.extend(ready.iter().map(|name| (name.clone(), 1)));
        match (channel.direction, &valid, &ready) {
            (Direction::In, Some(valid), Some(ready)) => {
                differences.push(format!("(gold_{ready} != gate_{ready})"));
                let (name, offer) = (&channel.name, concatenated("", &ports));
                let width: u32 = ports.iter().map(|(_, width)| width).sum();
                breaches.push(format!("({name}_waits & (~{valid} | ({name}_held != {offer})))"));
                let _ = write!(
                    held,
                    "  reg {name}_waits = 0;\n  reg [{}:0] {name}_held;\n  always @(posedge clock) begin\n    \
                     {name}_waits <= {valid} & ~gold_{ready} & ~reset;\n    {name}_held <= {offer};\n  end\n",
                    width - 1
                );
            }
            (Direction::In, ..) => {}
            (Direction::Out, valid, _) => {
                let results = format!("({} != {})", concatenated("gold_", &ports), concatenated("gate_", &ports));
                differences.push(match valid {
                    Some(valid) => format!("(gold_{valid} != gate_{valid}) | (gold_{valid} & {results})"),
                    None => results,
                });
            }
        }
    }
    breaches.push(format!("~({})", defined(&interface.name)));
    let ports: Vec<String> =
        inputs.iter().map(|(name, width)| format!("input wire [{}:0] {name}", width - 1)).collect();
    let mut text = format!("module miter ({}, output wire differs);\n", ports.join(", "));
    for side in ["gold", "gate"] {
        for (name, width) in &outputs {
            let _ = writeln!(text, "  wire [{}:0] {side}_{name};", width - 1);
        }
        let own = inputs.iter().map(|(name, _)| format!(".{name}({name})"));
        let all: Vec<String> = own.chain(outputs.iter().map(|(name, _)| format!(".{name}({side}_{name})"))).collect();
        let _ = writeln!(text, "  {side} {side} ({});", all.join(", "));
    }
    let differs = differences.join(" | ");
    if !allowed {
        let _ = writeln!(text, "  assign differs = {differs};\nendmodule");
        return text;
    }
    let _ = writeln!(text, "{held}  wire breach = {};", breaches.join(" | "));
    let broken = if interface.clocked() {
        let _ = writeln!(text, "  reg broken = 0;\n  always @(posedge clock) broken <= broken | breach;");
        "broken | breach"
    } else {
        "breach"
    };
    let _ = writeln!(text, "  assign differs = ~({broken}) & ({differs});\nendmodule");
    text
}
