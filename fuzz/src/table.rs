// SPDX-License-Identifier: MIT
//! The readers, a line each.

use crate::readers::{bench, circuits, experiments, floats, lists, names, recordings, shaders, specification, vectors};
use crate::seeds;
use std::io;

/// A reader.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    /// Name of the reader, and of the folder with its inputs.
    pub name: &'static str,
    /// What it reads, and what holds.
    pub about: &'static str,
    /// Gives it bytes.
    ///
    /// # Panics
    /// If something does not hold.
    pub read: fn(&[u8]),
    /// MiB that any input may take.
    pub mib: usize,
    /// What the search begins with.
    pub seeds: fn() -> io::Result<Vec<Vec<u8>>>,
}

/// MiB of the most: tables that are made once.
pub const MIB: usize = 64;
/// Bytes that a byte of input may take beyond that.
const FACTOR: usize = 4096;

impl Reader {
    /// Bytes that an input of this length may take.
    pub fn memory(&self, length: usize) -> usize {
        (self.mib << 20) + FACTOR * length
    }
}

/// The reader of a name.
pub fn reader(name: &str) -> Option<&'static Reader> {
    READERS.iter().find(|reader| reader.name == name)
}

macro_rules! readers {
    (@mib) => { MIB };
    (@mib $mib:literal) => { $mib };
    ($($name:ident $(of $mib:literal MiB)?: $read:path, $seeds:path, $about:literal;)*) => {
        /// All readers.
        pub const READERS: &[Reader] =
            &[$(Reader {
                name: stringify!($name), about: $about, read: $read, mib: readers!(@mib $($mib)?), seeds: $seeds,
            }),*];
    };
}

// What follows a recording reserves the memory of the chip as a whole, of which it takes only what it writes.
readers! {
    command_list: lists::decoded, seeds::lists, "A command list, decoded under three rules of its end; without errors it is encoded to the same bytes.";
    list_lines: lists::encoded, seeds::list_lines, "The lines of `pica commands encode`; the list of them prints lines that give the same list.";
    list_print of 512 MiB: lists::printed, seeds::lists, "A list or a recording, printed by `pica commands decode`; without errors its lines give the same list.";
    methods: lists::methods, seeds::methods, "A stream of methods of a Maxwell class, as text or words; what is printed of it is the same stream.";
    recording of 512 MiB: recordings::recording, seeds::recordings, "A recording (.ctf): written and read again it is the same; all its lists are followed and decoded.";
    replay of 512 MiB: recordings::replayed, seeds::replays, "A recording, replayed under small limits: no more fragments are held and drawn than they say.";
    shbin: shaders::container, seeds::containers, "A shader container: written it has the same bytes, described it is text and JSON, disassembled and assembled it has the same code.";
    assembler: shaders::source, seeds::sources, "Source of shaders: it assembles to what its disassembly assembles to, or every error points into it.";
    code: shaders::code, seeds::code, "Code words and operand descriptors of any kind: their disassembly assembles to the same.";
    shader_run: shaders::request, seeds::requests, "A line of `pica shader run`, also for a container, and the run; of a program at most 4096 instructions.";
    f24: floats::lines, seeds::f24, "Lines of `pica f24` in seven formats: an answer is hex digits, an error has the number of its line.";
    measured: floats::measured, seeds::measured, "A table of measured results: what is accepted has each of its results, an error has the number of its line.";
    names: names::arguments, seeds::names, "An argument: number, register, choice, build option, parameter, format. What is a number is printed and read as the same.";
    specification: specification::files, seeds::specifications, "A small specification of several files: registers, ledger, instruction set, sources, pages. What compiles is exported in all forms and as Rust.";
    directed: bench::directed, seeds::directed, "Directed vectors of blocks with and without transactions: all of them fit the ports.";
    regression: bench::regression, seeds::regressions, "A regression: written and read again it is the same.";
    file_list: circuits::lists, seeds::file_lists, "Lists of Verilog files (`-f`) that name each other: read to an end, or refused with words.";
    ports: circuits::ports, seeds::ports, "What Verilator says of the ports of foreign Verilog, and their comparison with those of a block.";
    verdict: circuits::verdict, seeds::verdicts, "What a testbench with foreign Verilog prints: a verdict does not contradict itself.";
    aiger: circuits::aiger, seeds::aiger, "A circuit of AND gates: written and read again it is the same.";
    plan: bench::plan, seeds::plans, "The plan of a campaign in a folder: one that is taken has units, and each has cases.";
    found: bench::found, seeds::found, "Results of units of a campaign, and their sum.";
    results: bench::results, seeds::results, "Lines of JSON of campaigns, checks, syntheses and mutants, for `pica report`; those of mutants and areas are written and read as the same.";
    verilog of 1024 MiB: circuits::verilog, seeds::verilog, "Verilog: what is read is printed and read as the same; the simulator runs its first module, or says why not.";
    nextpnr: circuits::nextpnr, seeds::nextpnr, "The report of nextpnr.";
    mem: vectors::mem, seeds::mem, "Vectors as packed records with their bit ranges, of two blocks: written and read again they are the same.";
    csv: vectors::csv, seeds::csv, "Vectors as comma-separated values, of two blocks, in the same way.";
    jsonl: vectors::jsonl, seeds::jsonl, "Vectors as JSON, of two blocks, in the same way.";
    testfloat: vectors::testfloat, seeds::testfloat, "Vectors as the text of TestFloat, in the same way.";
    manifest: vectors::manifest, seeds::manifests, "The manifest of a folder of vectors: written and read again it is the same, and no vectors of its block can be written.";
    experiment of 512 MiB: experiments::result, seeds::experiments, "What an experiment expects (expected.json) with a result as picture, memory or recording.";
}
