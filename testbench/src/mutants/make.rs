// SPDX-License-Identifier: MIT
//! All mutants of a block in one circuit, which is the block unless its input `mutant` names one of them.

use super::Fallible;
use crate::block::Block;
use crate::engine::EngineError;
use crate::formal::aiger::Aiger;
use crate::formal::yosys;
use crate::project::Project;
use crate::scratch;
use crate::shader_blocks::decode::OPERATIONS;
use pica_vectors::{Direction, Interface};
use std::fmt::Write;
use std::path::Path;
use tempfile::TempDir;

/// Bits of the input that names a mutant, from 1 on.
pub const BITS: u32 = 16;
/// The input.
pub const MUTANT: &str = "mutant";
/// The output that is 1 from the moment on at which the inputs have been what nobody may apply.
pub const BROKEN: &str = "broken";

/// The mutants of a block.
pub struct Mutants {
    /// The commands of Yosys that make them, without the lines of the source. Number 1 is the first.
    pub mutations: Vec<String>,
    /// The Verilog of all: a module with the name and the ports of the block, and the input [`MUTANT`].
    pub verilog: Project,
    folder: TempDir,
}

impl Mutants {
    /// Draws `count` mutants of a block.
    ///
    /// # Errors
    /// If the block cannot be emitted, or Yosys is missing.
    pub fn draw(block: &Block, count: usize, seed: u32) -> Fallible<Self> {
        let name = &block.interface.name;
        let folder = scratch::folder(None).map_err(EngineError::io("temporary folder"))?;
        let path = folder.path();
        write(path, "block.v", &block.verilog()?)?;
        // A cell that selects one of many is undefined if two are selected, as a mutant may have it: it becomes a tree of
        // those that select one of two. Of a memory nothing is changed inside; what goes in and comes out belongs to other
        // cells, too.
        yosys(
            path,
            &format!(
                "read_verilog block.v; prep -flatten -top {name}; pmuxtree; opt_clean -purge; write_rtlil block.il; \
                 mutate -list {count} -seed {seed} -o list c:* t:$mem_v2 %d"
            ),
        )?;
        let list = read(path, "list")?;
        let mut mutations: Vec<&str> = list.lines().map(place).collect();
        // Of a small block there are fewer places than mutants that are asked for.
        let mut seen = std::collections::BTreeSet::new();
        mutations.retain(|mutation| seen.insert(*mutation));
        let mut apply = "read_rtlil block.il\n".to_owned();
        for (number, mutation) in (1..).zip(&mutations) {
            let rest = mutation.strip_prefix("mutate").unwrap_or(mutation);
            let _ = writeln!(apply, "mutate -ctrl {MUTANT} {BITS} {number}{rest}");
        }
        // All registers are 0 in the beginning. A mutation leaves the attribute that says so at a wire which it ties to a
        // constant, and Yosys rejects that.
        let _ = writeln!(apply, "setattr -unset init w:*\nopt_clean");
        let _ = writeln!(apply, "write_rtlil mutants.il\nwrite_verilog -noattr mutants.v");
        write(path, "apply.ys", &apply)?;
        yosys(path, "script apply.ys")?;
        let text = read(path, "mutants.v")?;
        Ok(Self {
            mutations: mutations.into_iter().map(str::to_owned).collect(),
            verilog: Project::of_text(name, format!("{name}.v"), text),
            folder,
        })
    }

    /// The circuit of all mutants, as [`observed`] shows it. Memories are outside: what they give are inputs, what they
    /// get are outputs.
    ///
    /// # Errors
    /// If Yosys is not content.
    pub fn circuit(&self, interface: &Interface) -> Fallible<Aiger> {
        let path = self.folder.path();
        write(path, "observed.v", &observed(interface))?;
        yosys(
            path,
            "read_rtlil mutants.il; read_verilog observed.v; hierarchy -top observed; proc; flatten; opt_clean; \
             select -set memories t:$mem_v2 %ci1 w:* %i; expose @memories; cutpoint t:$mem_v2; opt -full; techmap; opt; \
             dffunmap; setundef -zero -undriven -init; techmap; aigmap; clean; write_aiger -zinit -symbols circuit.aig",
        )?;
        let file = path.join("circuit.aig");
        let bytes = std::fs::read(&file).map_err(EngineError::io(file.display().to_string()))?;
        Ok(Aiger::read(&bytes).map_err(|log| EngineError::Compile { tool: "Yosys", log })?)
    }
}

/// A mutation without the lines of the source.
fn place(mutation: &str) -> &str {
    mutation.split(" -src").next().unwrap_or(mutation)
}

fn read(folder: &Path, name: &str) -> Fallible<String> {
    let path = folder.join(name);
    Ok(std::fs::read_to_string(&path).map_err(EngineError::io(path.display().to_string()))?)
}

fn write(folder: &Path, name: &str, text: &str) -> Fallible<()> {
    let path = folder.join(name);
    Ok(std::fs::write(&path, text).map_err(EngineError::io(path.display().to_string()))?)
}

/// The ports of a module, and the connections of one that has them, too.
fn ports(interface: &Interface, wires: &str) -> (String, String) {
    let ports = interface.ports();
    let declared = ports.iter().map(|(direction, port)| {
        let direction = if *direction == Direction::In { "input" } else { "output" };
        format!("{direction} wire [{}:0] {}", port.width - 1, port.name)
    });
    let connected = ports.iter().map(|(direction, port)| {
        let wires = if *direction == Direction::In { "" } else { wires };
        format!(".{0}({wires}{0})", port.name)
    });
    (declared.collect::<Vec<_>>().join(",\n  "), connected.collect::<Vec<_>>().join(", "))
}

/// What the inputs have to be where not all values are defined, in Verilog.
fn defined(block: &str) -> String {
    match block {
        "shader_alu" => format!("~in_valid | (operation < {})", OPERATIONS.len()),
        _ => "1'b1".to_owned(),
    }
}

/// A module `observed` around the mutants: its outputs are the handshakes and, where something is offered, the transactions; and
/// `broken`, from the moment on at which the inputs have been undefined, or an offer was withdrawn.
fn observed(interface: &Interface) -> String {
    let (declared, connected) = ports(interface, "own_");
    let (mut wires, mut breaches, mut held) =
        (String::new(), vec![format!("~({})", defined(&interface.name))], String::new());
    for channel in &interface.channels {
        let (valid, ready) = (channel.valid(), channel.ready());
        let handshake = if channel.direction == Direction::In { &ready } else { &valid };
        if let Some(name) = handshake {
            let _ = writeln!(wires, "  wire own_{name};\n  assign {name} = own_{name};");
        }
        if channel.direction == Direction::Out {
            let offered = valid.as_ref().map_or(String::new(), |valid| format!("own_{valid} ? "));
            let otherwise = if valid.is_some() { " : 0" } else { "" };
            for port in &channel.ports {
                let (name, high) = (&port.name, port.width - 1);
                let _ =
                    writeln!(wires, "  wire [{high}:0] own_{name};\n  assign {name} = {offered}own_{name}{otherwise};");
            }
        } else if let (Some(valid), Some(ready)) = (&valid, &ready) {
            let name = &channel.name;
            let offer: Vec<&str> = channel.ports.iter().map(|port| port.name.as_str()).collect();
            let offer = offer.join(", ");
            let high = channel.ports.iter().map(|port| port.width).sum::<u32>() - 1;
            breaches.push(format!("({name}_waits & (~{valid} | ({name}_held != {{{offer}}})))"));
            let _ = write!(
                held,
                "  reg {name}_waits = 0;\n  reg [{high}:0] {name}_held;\n  always @(posedge clock) begin\n    \
                 {name}_waits <= {valid} & ~own_{ready} & ~reset;\n    {name}_held <= {{{offer}}};\n  end\n",
            );
        }
    }
    let breach = breaches.join(" | ");
    let broken = match interface.clocked() {
        true => format!(
            "  wire breach = {breach};\n  reg was_broken = 0;\n  always @(posedge clock) was_broken <= {BROKEN};\n  \
             assign {BROKEN} = was_broken | breach;\n"
        ),
        false => format!("  assign {BROKEN} = {breach};\n"),
    };
    format!(
        "module observed (\n  {declared},\n  input wire [{}:0] {MUTANT},\n  output wire {BROKEN}\n);\n{wires}{held}{broken}  \
         {} mutants ({connected}, .{MUTANT}({MUTANT}));\nendmodule\n",
        BITS - 1,
        interface.name
    )
}
