//! The Icarus engine: the exported folder of vectors, compiled and run as its users do.
//!
//! The generated testbench compares by itself. What it prints about mismatches is put back over the expected values, so
//! that the answer has the form of the other engines'.

use super::{Answer, Engine, EngineError, Stall, Violation};
use crate::columns::Columns;
use crate::tools::Tool;
use pica_vectors::{Case, Direction, Export, Format, Interface, Item, Kind, Mismatch, Origin, Verdict, export_any};
use std::io::Read;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

/// The longest that a simulation may take.
const PATIENCE: Duration = Duration::from_secs(600);
/// How often a running simulation is looked at.
const GLANCE: Duration = Duration::from_millis(5);

/// Verilog in Icarus.
pub struct Icarus {
    /// The interface of the block, under the name of the top module.
    interface: Interface,
    verilog: String,
}

/// A mismatch that the testbench printed.
struct Line {
    vector: Option<usize>,
    kind: Option<Kind>,
    /// The actual values by port name.
    actual: Vec<(String, u32)>,
    channel: Option<String>,
    text: String,
}

impl Line {
    /// Reads `... expected a=H actual a=H`. A value with unknown digits counts as all ones.
    fn new(mismatch: &Mismatch) -> Self {
        let words = mismatch.text.split(' ');
        let channel = words.clone().find_map(|word| word.strip_prefix("channel=")).map(str::to_owned);
        let actual = words.skip_while(|word| *word != "actual").skip(1).filter_map(|word| word.split_once('='));
        let value =
            |(name, digits): (&str, &str)| (name.to_owned(), u32::from_str_radix(digits, 16).unwrap_or(u32::MAX));
        Self {
            vector: mismatch.vector.map(|vector| vector as usize),
            kind: mismatch.kind,
            actual: actual.map(value).collect(),
            channel,
            text: mismatch.text.clone(),
        }
    }
}

/// What the testbench found: nothing, or these lines.
type Lines = Vec<Line>;

impl Icarus {
    /// An engine for Verilog `files` with top module `top`, which has the ports of `interface`.
    ///
    /// # Errors
    /// If Icarus is not installed.
    pub fn new(interface: &Interface, top: &str, files: &[(String, String)]) -> Result<Self, EngineError> {
        Tool::Iverilog.find()?;
        Tool::Vvp.find()?;
        let interface = Interface { name: top.to_owned(), ..interface.clone() };
        let verilog = files.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>().join("\n");
        Ok(Self { interface, verilog })
    }

    fn failed(&self, what: impl Into<String>) -> EngineError {
        EngineError::Simulator { block: self.interface.name.clone(), what: what.into() }
    }

    /// Exports the cases and runs them.
    fn run(&self, cases: impl IntoIterator<Item = Case>, stall: Stall) -> Result<Lines, EngineError> {
        let folder = tempfile::tempdir().map_err(EngineError::io("temporary folder"))?;
        let origin = Origin {
            seed: None,
            traces: Vec::new(),
            tool: String::new(),
            spec: String::new(),
            choices: Default::default(),
        };
        let plan = Export {
            interface: &self.interface,
            verilog: Some(&self.verilog),
            formats: &[Format::Mem],
            float: false,
            origin: &origin,
        };
        let (folder, _) =
            export_any(folder.path(), &plan, cases).map_err(|error| self.failed(format!("has no vectors: {error}")))?;
        let name = &self.interface.name;
        let mut compile = Command::new(Tool::Iverilog.find()?);
        compile.args(["-g2005", &format!("-P{name}_tb.LIMIT=1000000"), "-o", "run.vvp"]);
        compile.args([format!("{name}_tb.v"), format!("{name}.v")]).current_dir(&folder);
        let output = compile.output().map_err(EngineError::io("iverilog"))?;
        if !output.status.success() {
            let log = String::from_utf8_lossy(&output.stderr).trim().to_owned();
            return Err(EngineError::Compile { tool: "Icarus", log });
        }
        let percent = u32::from(stall.probability) * 100 / 256;
        let mut simulate = Command::new(Tool::Vvp.find()?);
        simulate.args(["-n", "run.vvp", &format!("+bubbles={percent}"), &format!("+backpressure={percent}")]);
        simulate.arg(format!("+stall_seed={}", stall.seed)).current_dir(&folder);
        let output = self.watched(simulate, &folder)?;
        let verdict = Verdict::parse(name, &String::from_utf8_lossy(&output.stdout));
        let verdict = verdict.map_err(|error| self.failed(format!("gave no verdict: {error}")))?;
        Ok(verdict.printed.iter().map(Line::new).collect())
    }

    /// Runs a simulation that may hang.
    fn watched(&self, mut command: Command, folder: &Path) -> Result<Output, EngineError> {
        // A file takes all that is printed while nobody reads.
        let path = folder.join("printed");
        let file = std::fs::File::create(&path).map_err(EngineError::io("temporary folder"))?;
        command.stdin(Stdio::null()).stdout(file).stderr(Stdio::null());
        let mut child = command.spawn().map_err(EngineError::io("vvp"))?;
        let start = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait().map_err(EngineError::io("vvp"))? {
                break status;
            }
            if start.elapsed() > PATIENCE {
                // It is gone in any case.
                let _ = child.kill();
                let _ = child.wait();
                return Err(self.failed(format!("was stopped after {} s", PATIENCE.as_secs())));
            }
            std::thread::sleep(GLANCE);
        };
        let mut stdout = Vec::new();
        let mut file = std::fs::File::open(&path).map_err(EngineError::io("temporary folder"))?;
        file.read_to_end(&mut stdout).map_err(EngineError::io("temporary folder"))?;
        Ok(Output { status, stdout, stderr: Vec::new() })
    }

    /// The breach of the protocol among the lines.
    fn violation(&self, lines: &Lines) -> Result<Option<Violation>, EngineError> {
        let Some(breach) = lines.iter().find(|line| line.kind != Some(Kind::Value)) else { return Ok(None) };
        Ok(Some(match breach.kind {
            Some(Kind::Surplus) => Violation::Surplus,
            Some(Kind::Unstable) => Violation::Unstable,
            Some(Kind::Unknown) => Violation::Unknown,
            Some(Kind::Silent) => Violation::Silent,
            _ => return Err(self.failed(format!("says `{}`", breach.text))),
        }))
    }

    /// The values of a channel with those that a mismatch names in their place.
    fn patch(&self, channel: usize, values: &mut [u32], mismatch: &Line) {
        for (port, value) in self.interface.channels[channel].ports.iter().zip(values) {
            if let Some((_, actual)) = mismatch.actual.iter().find(|(name, _)| *name == port.name) {
                *value = *actual;
            }
        }
    }
}

impl Engine for Icarus {
    fn flat(&mut self, inputs: &Columns, expected: &Columns, stall: Stall) -> Result<Answer<Columns>, EngineError> {
        let only = |direction| self.interface.side(direction).map(|(number, _)| number).next().unwrap_or_default();
        let (into, out) = (only(Direction::In), only(Direction::Out));
        let case = |row| Case {
            inputs: vec![Item { channel: into, values: inputs.row(row) }],
            outputs: vec![Item { channel: out, values: expected.row(row) }],
        };
        let lines = self.run((0..inputs.len()).map(case), stall)?;
        let violation = self.violation(&lines)?;
        let mut outputs = expected.clone();
        for line in &lines {
            if let Some(vector) = line.vector.filter(|vector| *vector < outputs.len()) {
                let mut row = outputs.row(vector);
                self.patch(out, &mut row, line);
                outputs.set_row(vector, &row);
            }
        }
        // There is a difference, though its lines may show none: unknown bits look like ones.
        let violation = violation.or((!lines.is_empty() && outputs == *expected).then_some(Violation::Unknown));
        Ok(Answer { outputs, violation })
    }

    fn unit(&mut self, case: &Case, stall: Stall) -> Result<Answer<Vec<Item>>, EngineError> {
        let lines = self.run([case.clone()], stall)?;
        let violation = self.violation(&lines)?;
        let mut outputs = case.outputs.clone();
        if let Some(first) = lines.iter().find(|line| line.kind == Some(Kind::Value)) {
            let channel =
                self.interface.channels.iter().position(|channel| first.channel.as_deref() == Some(&channel.name));
            let at = outputs.iter().position(|item| Some(item.channel) == channel && self.differs(item, first));
            if let Some(at) = at {
                let mut item = outputs[at].clone();
                self.patch(item.channel, &mut item.values, first);
                outputs[at] = item;
            }
        }
        let violation = violation.or((!lines.is_empty() && outputs == case.outputs).then_some(Violation::Unknown));
        Ok(Answer { outputs, violation })
    }
}

impl Icarus {
    /// Whether an expected transaction is the one that a mismatch is about.
    fn differs(&self, item: &Item, mismatch: &Line) -> bool {
        let expected = mismatch.text.split(" expected ").nth(1).and_then(|rest| rest.split(" actual ").next());
        let ports = &self.interface.channels[item.channel].ports;
        let told = expected.into_iter().flat_map(|text| text.split(' ')).filter_map(|word| word.split_once('='));
        told.zip(ports.iter().zip(&item.values))
            .all(|((name, digits), (port, value))| name == port.name && u32::from_str_radix(digits, 16) == Ok(*value))
    }
}
