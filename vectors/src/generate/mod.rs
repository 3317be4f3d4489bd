// SPDX-License-Identifier: MIT
//! The files that let simulators use the vectors, made from templates.

mod template;
mod testbench;

use crate::{Channel, Direction, Error, Export, Format, Interface, Layout, MANIFEST, Memory, Shows};
use serde::Serialize;
use template::render;

/// What is in a set, counted while it was written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counts {
    /// Vectors.
    pub(crate) vectors: u64,
    /// Records of the `.mem` format.
    pub(crate) records: u64,
    /// Transactions out of the block.
    pub(crate) results: u64,
}

/// A file of the folder.
#[derive(Debug)]
pub(crate) struct Generated {
    /// Name of the file in the folder.
    pub(crate) name: String,
    /// The whole text of the file.
    pub(crate) text: String,
}

/// What the templates print, besides the testbench's.
#[derive(Serialize)]
struct View<'a> {
    block: &'a str,
    /// The module that is checked.
    top: &'a str,
    doc: &'a str,
    version: &'static str,
    count: u64,
    /// What the vectors show, if somebody knows.
    shows: Option<&'a Shows>,
    seed: Option<u64>,
    traces: &'a [String],
    /// Clocks after which a run ends in any case; none without a clock.
    clocks: Option<u64>,
    unit: bool,
    /// Whether the items of a channel come in an order of their own for each invocation.
    invocations: bool,
    tool: &'a str,
    /// Whether the Verilog of the block is there.
    verilog: bool,
    /// Files of modules outside of the folder.
    modules: &'a [String],
    /// Whether there is a Verilog testbench.
    testbench: bool,
    /// Whether there is a cocotb test.
    cocotb: bool,
    /// Name of the file of packed records.
    mem: String,
    /// The vectors that the cocotb test reads if it is not told.
    vectors: String,
    ports: Vec<PortView<'a>>,
    memories: Vec<MemoryView<'a>>,
    /// Names and descriptions.
    files: Vec<(String, &'static str)>,
}

/// A line of the README's table of ports.
#[derive(Serialize)]
struct PortView<'a> {
    name: String,
    direction: Direction,
    width: u32,
    doc: &'a str,
}

/// A memory beside the block.
#[derive(Serialize)]
struct MemoryView<'a> {
    #[serde(flatten)]
    memory: &'a Memory,
    words: u64,
    /// Bits of a word.
    width: u32,
}

/// All files of a folder but its vectors, its Verilog and its manifest.
pub(crate) fn files(export: &Export<'_>, counts: Counts, shows: Option<&Shows>) -> Result<Vec<Generated>, Error> {
    let interface = export.interface;
    let block = interface.name.as_str();
    let has = |format| export.formats.contains(&format);
    let (testbench, list) = (has(Format::Mem), format!("{block}.f"));
    let cocotb = testbench || has(Format::JsonLines);
    let mut wanted: Vec<(&str, String, &'static str)> = Vec::new();
    if testbench && export.verilog.is_some() {
        wanted.push(("block.core", format!("{block}.core"), "FuseSoC core, targets `sim`, `sim_verilator` and `lint`"));
    }
    if cocotb {
        wanted.push(("Makefile", "Makefile".to_owned(), "runs the checks"));
        wanted.push(("cocotb.mk", "cocotb.mk".to_owned(), "Makefile of cocotb"));
        wanted.push(("test_vectors.py", "test_vectors.py".to_owned(), "test for cocotb 2"));
    }
    let mut files: Vec<(String, &'static str)> = wanted.iter().map(|(_, name, about)| (name.clone(), *about)).collect();
    files.extend(export.formats.iter().map(|format| (format.file_name(interface), format.about())));
    if testbench {
        files.push((format!("{block}_tb.v"), "self-checking testbench, Verilog-2001"));
        files.push((format!("{block}.mem.json"), "bit ranges of the records"));
    }
    if export.verilog.is_some() {
        files.push((format!("{block}.v"), "the block"));
        if !export.modules.is_empty() {
            files.push((list.clone(), "all files of the block, for `-f` of simulators"));
        }
    }
    files.push((MANIFEST.to_owned(), "ports, origin, choices, SHA-256 of the files"));
    files.sort();
    wanted.push(("README.md", "README.md".to_owned(), ""));

    let vectors = if has(Format::JsonLines) { Format::JsonLines } else { Format::Mem };
    let view = View {
        block,
        top: export.top,
        doc: &interface.doc,
        version: env!("CARGO_PKG_VERSION"),
        count: counts.vectors,
        shows,
        seed: export.origin.seed,
        traces: &export.origin.traces,
        clocks: interface.clocked().then(|| testbench::most_clocks(interface, counts)),
        unit: !interface.is_flat(),
        invocations: interface.channels.iter().any(Channel::is_by_invocation),
        tool: &export.origin.tool,
        verilog: export.verilog.is_some(),
        modules: export.modules,
        testbench,
        cocotb,
        mem: Format::Mem.file_name(interface),
        vectors: vectors.file_name(interface),
        ports: ports(interface),
        memories: interface.memories.iter().filter_map(|memory| MemoryView::new(memory, interface)).collect(),
        files,
    };
    let mut generated = Vec::new();
    for (template, name, _) in wanted {
        generated.push(Generated { name, text: render(template, &view)? });
    }
    if !export.modules.is_empty() {
        let text =
            std::iter::once(&format!("{block}.v")).chain(export.modules).map(|file| format!("{file}\n")).collect();
        generated.push(Generated { name: list, text });
    }
    if testbench {
        let text = testbench::testbench(interface, export.top, &Layout::of(interface)?, counts)?;
        generated.push(Generated { name: format!("{block}_tb.v"), text });
    }
    Ok(generated)
}

/// The ports but the clock and the reset.
fn ports(interface: &Interface) -> Vec<PortView<'_>> {
    let against = |direction| match direction {
        Direction::In => Direction::Out,
        Direction::Out => Direction::In,
    };
    let channels = interface.channels.iter().flat_map(|channel| {
        let valid = channel.valid().map(|name| (name, channel.direction, 1, "a transaction is there"));
        let ready = channel.ready().map(|name| (name, against(channel.direction), 1, "it is taken, if it is there"));
        let payload = channel.pins().iter();
        let payload = payload.map(|port| (port.name.clone(), channel.direction, port.width, port.doc.as_str()));
        valid.into_iter().chain(ready).chain(payload)
    });
    channels.map(|(name, direction, width, doc)| PortView { name, direction, width, doc }).collect()
}

impl<'a> MemoryView<'a> {
    /// The view of a memory; none if it has not its channels.
    fn new(memory: &'a Memory, interface: &Interface) -> Option<MemoryView<'a>> {
        let [address, word] = interface.channels[interface.channel(&memory.before)?].ports.as_slice() else {
            return None;
        };
        Some(MemoryView { memory, words: 1 << address.width, width: word.width })
    }
}
