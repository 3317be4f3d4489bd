// SPDX-License-Identifier: MIT
//! All mutants of a block in one circuit, which is the block unless its input `mutant` names one of them.

use super::Fallible;
use crate::block::Block;
use crate::engine::EngineError;
use crate::expected::shader::decode::OPERATIONS;
use crate::formal::aiger::Aiger;
use crate::formal::yosys;
use crate::project::Project;
use crate::scratch;
use pica_spec::pica200::FramebufferDim;
use pica_vectors::{Direction, Interface};
use std::fmt::Write;
use std::path::Path;
use tempfile::TempDir;

/// Bits of the input that names a mutant, from 1 on.
pub const BITS: u32 = 16;
/// Words of the largest memories that can be registers.
const SMALL: usize = 64;
/// How many of the modules that a mutant is in are looked at.
const PARTS: usize = 2;
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
        // Each instance becomes a module of its own, with its path as name; a connection of one is no gate.
        yosys(
            path,
            &format!(
                "read_verilog block.v; prep -top {name}; uniquify; hierarchy -top {name}; pmuxtree; opt_clean -purge; \
                 write_rtlil block.il; mutate -list {count} -seed {seed} -o list t:$* t:$mem_v2 %d"
            ),
        )?;
        let list = read(path, "list")?;
        let mut mutations: Vec<&str> = list.lines().map(place).collect();
        // A small block has fewer places than mutants that are asked for.
        let mut seen = std::collections::BTreeSet::new();
        mutations.retain(|mutation| seen.insert(*mutation));
        let mut apply = "read_rtlil block.il\n".to_owned();
        for (number, mutation) in (1..).zip(&mutations) {
            let rest = mutation.strip_prefix("mutate").unwrap_or(mutation);
            let _ = writeln!(apply, "mutate -ctrl {MUTANT} {BITS} {number}{rest}");
        }
        // All registers are 0 in the beginning. A mutation leaves the attribute that says so at a wire which it ties to a
        // constant, and Yosys rejects that. Where mutants of several bits of a wire look at each other, the wire as a whole looks
        // like a loop, which Verilator 5.006 evaluates slowly, and wrongly in `shader_flow`: bits with drivers of their own
        // become wires of their own.
        let _ = writeln!(apply, "setattr -unset init w:*\nopt_clean\nwrite_rtlil mutants.il");
        let _ = writeln!(apply, "flatten\nopt_clean\nsplitnets -driver\nwrite_verilog -noattr mutants.v");
        write(path, "apply.ys", &apply)?;
        yosys(path, "script apply.ys")?;
        let text = read(path, "mutants.v")?;
        Ok(Self {
            mutations: mutations.into_iter().map(str::to_owned).collect(),
            verilog: Project::of_text(name, format!("{name}.v"), text),
            folder,
        })
    }

    /// The circuit of a module, the block or one inside of it, with all mutants that it has: as [`observed`] shows it if it has
    /// an interface, or else as it is. With these memories outside.
    ///
    /// # Errors
    /// If Yosys is not content.
    pub fn circuit(&self, module: &str, interface: Option<&Interface>, outside: Outside) -> Fallible<Aiger> {
        let path = self.folder.path().join(module);
        std::fs::create_dir_all(&path).map_err(EngineError::io(path.display().to_string()))?;
        let design = match interface {
            Some(interface) => {
                write(&path, "observed.v", &observed(module, interface))?;
                "read_verilog observed.v; hierarchy -top observed; proc".to_owned()
            }
            None => format!("hierarchy -top {module}"),
        };
        gates(&path, &format!("read_rtlil ../mutants.il; {design}"), outside)
    }
}

/// The innermost modules inside of the block that a mutation is in, from inside; none if it is in the block itself. Their names are paths that begin with the block.
pub fn modules(mutation: &str) -> impl Iterator<Item = &str> {
    let module = mutation.split_once(" -module ").and_then(|(_, rest)| rest.split(' ').next());
    let outward = std::iter::successors(module, |module| Some(module.rsplit_once('.')?.0));
    outward.take_while(|module| module.contains('.')).take(PARTS)
}

/// Which memories are outside of a circuit: what they give are inputs, what they get are outputs. All others become registers,
/// and those that nobody writes are tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outside {
    /// All memories.
    All,
    /// Memories of more than [`SMALL`] words.
    Large,
}

/// A design as gates and registers.
fn gates(folder: &Path, design: &str, outside: Outside) -> Fallible<Aiger> {
    let outside = match outside {
        Outside::All => "t:$mem_v2 r:WR_PORTS>0 %i".to_owned(),
        Outside::Large => format!("t:$mem_v2 r:WR_PORTS>0 %i r:SIZE>{SMALL} %i"),
    };
    yosys(
        folder,
        &format!(
            "{design}; flatten; opt_clean; select -set outside {outside}; select -set memories @outside %ci1 w:* %i; \
             expose @memories; cutpoint @outside; memory_map; opt -full; techmap; opt; dffunmap; setundef -zero -undriven -init; techmap; \
             aigmap; clean; write_aiger -zinit -symbols circuit.aig"
        ),
    )?;
    let file = folder.join("circuit.aig");
    let bytes = std::fs::read(&file).map_err(EngineError::io(file.display().to_string()))?;
    Ok(Aiger::read(&bytes).map_err(|log| EngineError::Compile { tool: "Yosys", log })?)
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
    let connected = ports.iter().map(|(direction, port)| match direction {
        Direction::In => format!(".{}({})", port.name, meant(&interface.name, &port.name)),
        Direction::Out => format!(".{0}({wires}{0})", port.name),
    });
    (declared.collect::<Vec<_>>().join(",\n  "), connected.collect::<Vec<_>>().join(", "))
}

/// A value of an input that has a meaning, in Verilog: its own if that has one.
fn meant(block: &str, port: &str) -> String {
    match (block, port) {
        ("shader_alu", "operation") => format!("operation < {0} ? operation : 0", OPERATIONS.len()),
        // Coordinates have four fraction bits, and a step is 16 times a difference of two.
        ("raster_walk", step) if step.starts_with("step_") => format!("{step} & ~15"),
        ("raster_walk", "y_end") => {
            let lines = FramebufferDim(u32::MAX).height_minus_1() + 1;
            format!("y_end < {lines} ? y_end : {lines}")
        }
        _ => port.to_owned(),
    }
}

/// A module `observed` around another one with mutants: its outputs are the handshakes and, where something is offered, the
/// transactions; and `broken`, from the moment on at which an offer was withdrawn.
fn observed(module: &str, interface: &Interface) -> String {
    let (declared, connected) = ports(interface, "own_");
    let (mut wires, mut breaches, mut held) = (String::new(), Vec::new(), String::new());
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
    let breach = if breaches.is_empty() { "1'b0".to_owned() } else { breaches.join(" | ") };
    let broken = match interface.clocked() {
        true => format!(
            "  wire breach = {breach};\n  reg was_broken = 0;\n  always @(posedge clock) was_broken <= {BROKEN};\n  \
             assign {BROKEN} = was_broken | breach;\n"
        ),
        false => format!("  assign {BROKEN} = {breach};\n"),
    };
    format!(
        "module observed (\n  {declared},\n  input wire [{}:0] {MUTANT},\n  output wire {BROKEN}\n);\n{wires}{held}{broken}  \
         \\{module} mutants ({connected}, .{MUTANT}({MUTANT}));\nendmodule\n",
        BITS - 1,
    )
}

#[cfg(test)]
mod tests {
    use super::modules;

    #[test]
    fn modules_are_named_from_inside() {
        let of = |module: &str| modules(&format!("mutate -mode inv -module {module} -cell $add$block.v:7$1")).count();
        assert_eq!(["top", "top.chain", "top.chain.held", "top.chain.held.buffer"].map(of), [0, 1, 2, 2]);
        let inner = modules("mutate -mode inv -module top.chain.held -cell $add$block.v:7$1");
        assert_eq!(inner.collect::<Vec<_>>(), ["top.chain.held", "top.chain"]);
    }
}
