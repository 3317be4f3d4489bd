// SPDX-License-Identifier: MIT
//! From Verilog to cells and clock, once: what took long is kept under the hash of everything that went into it.

use super::Family;
use super::path::Report;
use super::record::{Cells, Measurement, median};
use super::wrapper::{Port, wrapper};
use crate::block::Block;
use crate::tools::{Missing, Tool};
use crate::{cache, children, scratch};
use pica_rtl::emit::EmitError;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, mem};

/// Why there is no measurement.
#[derive(Debug, thiserror::Error)]
pub enum SynthError {
    /// A tool is not there.
    #[error(transparent)]
    Missing(#[from] Missing),
    /// The block cannot be emitted.
    #[error(transparent)]
    Emission(#[from] EmitError),
    /// A tool fails, or writes what it never did.
    #[error("{tool} fails for {block}:\n{log}")]
    Tool {
        /// Which tool.
        tool: String,
        /// For which block.
        block: String,
        /// What it said last.
        log: String,
    },
    /// A file cannot be read or written.
    #[error("{}: {error}; results are kept in PICA_CACHE or the user's cache folder", path.display())]
    File {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// An interrupt was caught.
    #[error("interrupted")]
    Interrupted,
}

fn file(path: &Path) -> impl Fn(io::Error) -> SynthError {
    move |error| SynthError::File { path: path.to_owned(), error }
}

/// The tools for a family.
pub struct Flow {
    family: Family,
    yosys: PathBuf,
    nextpnr: PathBuf,
    tools: Vec<String>,
}

/// How it is measured: results of another way are not taken for those of this one.
const HOW: &[&str] = &[include_str!("flow.rs"), include_str!("path.rs"), include_str!("wrapper.rs")];

/// A netlist of Yosys, as far as it matters here.
#[derive(Deserialize)]
struct Netlist {
    modules: BTreeMap<String, Module>,
}

#[derive(Deserialize)]
struct Module {
    #[serde(default)]
    ports: BTreeMap<String, NetlistPort>,
    #[serde(default)]
    cells: BTreeMap<String, Cell>,
}

#[derive(Deserialize)]
struct NetlistPort {
    direction: String,
    bits: Vec<IgnoredAny>,
}

#[derive(Deserialize)]
struct Cell {
    #[serde(rename = "type")]
    kind: String,
}

/// What is kept of a seed.
#[derive(Serialize, Deserialize)]
struct Routed {
    mhz: f64,
    path: Vec<String>,
}

impl Flow {
    /// With the newest tools that are there.
    ///
    /// # Errors
    /// If one is missing.
    pub fn new(family: Family) -> Result<Self, SynthError> {
        let (yosys, synthesis) = Tool::Yosys.newest()?;
        let place = match family {
            Family::Ecp5 => Tool::NextpnrEcp5,
            Family::Ice40 => Tool::NextpnrIce40,
        };
        let (nextpnr, place) = place.newest()?;
        Ok(Self { family, yosys, nextpnr, tools: vec![synthesis, place] })
    }

    /// Names and versions of the tools.
    pub fn tools(&self) -> &[String] {
        &self.tools
    }

    /// Cells and clock of a block, the clock for the seeds from 1 to `seeds`.
    ///
    /// # Errors
    /// If a tool fails, or the cache cannot be written.
    pub fn measure(&self, block: &Block, seeds: u32) -> Result<Measurement, SynthError> {
        let name = &block.interface.name;
        let verilog = body(&block.design()?.text());
        let cache = cache::folder();
        fs::create_dir_all(&cache).map_err(file(&cache))?;
        scratch::sweep(&cache);
        let job = Job { flow: self, name, verilog: &verilog, cache: &cache, key: self.key(name, &verilog) };
        let cells = job.cells()?;
        let mut routed = Vec::new();
        if self.family.holds(&cells) {
            for seed in 1..=seeds {
                routed.push(job.route(seed)?);
            }
        }
        let mhz: Vec<f64> = routed.iter().map(|routed| (routed.mhz * 10.0).round() / 10.0).collect();
        let median = median(&mhz);
        Ok(Measurement {
            block: name.clone(),
            build: block.changed_build(),
            family: self.family.name().to_owned(),
            cells,
            median_mhz: median.map(|(_, mhz)| mhz),
            critical_path: median.map(|(place, _)| mem::take(&mut routed[place].path)).unwrap_or_default(),
            mhz,
            tools: self.tools.clone(),
            verilog: digest(&verilog),
        })
    }

    /// What everything of a block is kept under.
    fn key(&self, name: &str, verilog: &str) -> String {
        let (family, tools) = (self.family, self.tools.join(", "));
        let options = family.place().join(" ");
        let parts = [&[name, verilog, family.synthesis(), &options, &tools][..], HOW].concat();
        format!("{name}-{}-{}", family.name(), cache::digest(parts.into_iter().map(str::as_bytes)))
    }
}

/// What stands for emitted Verilog in records: comments do not count.
pub fn digest(body: &str) -> String {
    cache::digest([body.as_bytes()])
}

/// Verilog without the lines that are comments: Yosys names cells after lines, and the results move a little with the names.
pub fn body(verilog: &str) -> String {
    verilog.lines().filter(|line| !line.trim_start().starts_with("//")).flat_map(|line| [line, "\n"]).collect()
}

/// A block in the flow.
struct Job<'a> {
    flow: &'a Flow,
    name: &'a str,
    verilog: &'a str,
    cache: &'a Path,
    key: String,
}

impl Job<'_> {
    fn kept(&self, what: &str) -> PathBuf {
        self.cache.join(format!("{}-{what}.json", self.key))
    }

    /// What is kept; made by `make` if it is not.
    fn keep<T: Serialize + DeserializeOwned>(
        &self,
        what: &str,
        make: impl FnOnce(&Path) -> Result<T, SynthError>,
    ) -> Result<T, SynthError> {
        let path = self.kept(what);
        // A file that is not as it was written is made again.
        if let Some(value) = cache::unsealed(&path).and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
            return Ok(value);
        }
        let folder = scratch::folder(Some(self.cache)).map_err(file(self.cache))?;
        let value = make(folder.path())?;
        let text = serde_json::to_vec(&value).map_err(|error| file(&path)(error.into()))?;
        let kept = folder.path().join("kept.json");
        fs::write(&kept, text).map_err(file(&kept))?;
        self.put(&kept, what)?;
        Ok(value)
    }

    /// Puts a file among what is kept, sealed, in one step.
    fn put(&self, path: &Path, what: &str) -> Result<(), SynthError> {
        cache::seal(path).map_err(file(path))?;
        fs::rename(path, self.kept(what)).map_err(file(path))
    }

    fn cells(&self) -> Result<Cells, SynthError> {
        self.keep("cells", |folder| self.map(folder))
    }

    /// Maps the block, keeps it with registers around as `netlist`, and counts its cells.
    fn map(&self, folder: &Path) -> Result<Cells, SynthError> {
        let (name, synthesis) = (self.name, self.flow.family.synthesis());
        let write = |name: &str, text: &str| fs::write(folder.join(name), text).map_err(file(&folder.join(name)));
        write("block.v", self.verilog)?;
        self.yosys(
            folder,
            &format!(
                "read_verilog block.v; {synthesis} -top {name}; rename {name} block; write_rtlil block.il; \
                 write_json block.json"
            ),
        )?;
        let netlist: Netlist = self.read(&folder.join("block.json"), "Yosys")?;
        let module =
            netlist.modules.get("block").ok_or_else(|| self.failure("Yosys", "its netlist lacks the block"))?;
        let mut counts = BTreeMap::new();
        module.cells.values().for_each(|cell| *counts.entry(cell.kind.as_str()).or_insert(0) += 1);

        let ports = module.ports.iter();
        let ports: Vec<Port> = ports
            .map(|(name, port)| Port { name, width: port.bits.len(), is_output: port.direction == "output" })
            .collect();
        write("wrapper.v", &wrapper(&ports))?;
        // The block has been mapped: it takes the place of the black box as it is.
        self.yosys(
            folder,
            &format!(
                "read_verilog wrapper.v; {synthesis} -top wrapper; delete =block; read_rtlil block.il; \
                 hierarchy -top wrapper; flatten; clean; write_json netlist.json"
            ),
        )?;
        self.put(&folder.join("netlist.json"), "netlist")?;
        Ok(self.flow.family.count(&counts))
    }

    /// Clock and critical path for a seed.
    fn route(&self, seed: u32) -> Result<Routed, SynthError> {
        self.keep(&format!("seed-{seed}"), |folder| {
            let netlist = self.kept("netlist");
            let whole = match cache::unsealed(&netlist) {
                Some(whole) => whole,
                None => {
                    self.map(folder)?;
                    let changed = || file(&netlist)(io::Error::other("it is not as it was written"));
                    cache::unsealed(&netlist).ok_or_else(changed)?
                }
            };
            fs::write(folder.join("netlist.json"), whole).map_err(file(&netlist))?;
            let mut command = Command::new(&self.flow.nextpnr);
            command.args(self.flow.family.place()).args(["--json", "netlist.json", "--report", "report.json"]);
            command.args(["--quiet", "--timing-allow-fail", "--seed"]).arg(seed.to_string());
            self.run("nextpnr", command, folder)?;
            let report: Report = self.read(&folder.join("report.json"), "nextpnr")?;
            let mhz = report.mhz().ok_or_else(|| self.failure("nextpnr", "its report has no clock"))?;
            Ok(Routed { mhz, path: report.signals() })
        })
    }

    fn yosys(&self, folder: &Path, script: &str) -> Result<(), SynthError> {
        let mut command = Command::new(&self.flow.yosys);
        command.args(["-q", "-p", script]);
        self.run("Yosys", command, folder)
    }

    /// Runs a tool in a folder: those of PyPI see no other.
    fn run(&self, tool: &str, mut command: Command, folder: &Path) -> Result<(), SynthError> {
        let output = children::output(command.current_dir(folder)).map_err(|error| match error.kind() {
            io::ErrorKind::Interrupted => SynthError::Interrupted,
            _ => self.failure(tool, &error.to_string()),
        })?;
        if output.status.success() {
            return Ok(());
        }
        let text = [output.stdout, output.stderr].concat();
        let text = String::from_utf8_lossy(&text);
        let lines: Vec<&str> = text.lines().collect();
        Err(self.failure(tool, &lines[lines.len().saturating_sub(20)..].join("\n")))
    }

    fn read<T: DeserializeOwned>(&self, path: &Path, tool: &str) -> Result<T, SynthError> {
        let bytes = fs::read(path).map_err(file(path))?;
        serde_json::from_slice(&bytes)
            .map_err(|error| self.failure(tool, &format!("it wrote no netlist or report: {error}")))
    }

    fn failure(&self, tool: &str, log: &str) -> SynthError {
        SynthError::Tool { tool: tool.to_owned(), block: self.name.to_owned(), log: log.to_owned() }
    }
}
