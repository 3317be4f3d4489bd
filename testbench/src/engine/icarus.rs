// SPDX-License-Identifier: MIT
//! The Icarus engine: the exported folder of vectors, compiled and run as its users do.
//!
//! The generated testbench compares by itself. What it prints about mismatches is put back over the expected values, so
//! that the answer has the form of the other engines'.

use super::tail::Tail;
use super::verilator::{cause, files, hung_for, wrapper};
use super::{Answer, Engine, EngineError, Stall, Unknown, Violation, readable};
use crate::children::{self, Child, interrupted};
use crate::project::Project;
use crate::scratch;
use crate::tools::Tool;
use pica_vectors::hex;
use pica_vectors::{
    Batch, Case, Columns, Direction, Export, Format, Interface, Item, Kind, Mismatch, Origin, Vectors, Verdict,
    VerdictError, export_any,
};
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// The longest that a simulation may take by default.
pub const PATIENCE: Duration = Duration::from_secs(600);
/// How often a running simulation is looked at.
const GLANCE: Duration = Duration::from_millis(5);

/// Verilog in Icarus.
pub struct Icarus {
    block: String,
    /// The interface of the block, under the name of the module that the testbench has in it.
    interface: Interface,
    project: Project,
    /// The module around a user's.
    wrapper: Option<String>,
    patience: Duration,
}

/// A mismatch that the testbench printed.
struct Line {
    vector: Option<usize>,
    kind: Option<Kind>,
    /// The digits of the actual values by port name.
    actual: Vec<(String, String)>,
    channel: Option<String>,
    text: String,
}

impl Line {
    /// Reads `... expected a=H actual a=H`.
    fn new(mismatch: &Mismatch) -> Self {
        let words = mismatch.text.split(' ');
        let channel = words.clone().find_map(|word| word.strip_prefix("channel=")).map(str::to_owned);
        let actual = words.skip_while(|word| *word != "actual").skip(1).filter_map(|word| word.split_once('='));
        let value = |(name, digits): (&str, &str)| (name.to_owned(), digits.to_owned());
        Self {
            vector: mismatch.vector.map(|vector| vector as usize),
            kind: mismatch.kind,
            actual: actual.map(value).collect(),
            channel,
            text: mismatch.text.clone(),
        }
    }
}

/// The most bytes of a line that is kept.
const LINE: u64 = 1 << 16;

/// What the testbench printed, and the end of all that was printed: the Verilog may print without end.
fn testbench_lines(stream: impl Read) -> (String, Tail) {
    let (mut kept, mut tail) = (Vec::new(), Tail::default());
    let mut stream = BufReader::new(stream);
    let mut line = Vec::new();
    while let Ok(1..) = stream.by_ref().take(LINE).read_until(b'\n', &mut line) {
        tail.push(&line);
        // The design may have written something in front without ending the line.
        let says = |word: &str| line.windows(word.len()).any(|part| part == word.as_bytes());
        if ["MISMATCH ", "PASS ", "FAIL "].into_iter().any(says) {
            kept.append(&mut line);
        }
        line.clear();
    }
    (String::from_utf8_lossy(&kept).into_owned(), tail)
}

/// What the testbench found: nothing, or these lines.
type Lines = Vec<Line>;

impl Icarus {
    /// An engine for Verilog that has the ports of `interface`. A simulation is stopped when it takes longer than
    /// `patience`.
    ///
    /// # Errors
    /// If Icarus is not installed.
    pub fn new(interface: &Interface, project: &Project, own: bool, patience: Duration) -> Result<Self, EngineError> {
        Tool::Iverilog.find()?;
        Tool::Vvp.find()?;
        // The testbench is named after the module in it: around a user's is one that has a name of its own.
        let name = if own { interface.name.clone() } else { project.wrapper_name() };
        let bench = Interface { name, ..interface.clone() };
        let wrapper = (!own).then(|| wrapper(interface, project, 1, false, false));
        Ok(Self { block: interface.name.clone(), interface: bench, project: project.clone(), wrapper, patience })
    }

    fn failed(&self, what: impl Into<String>) -> EngineError {
        EngineError::simulator(&self.block, what)
    }

    /// Exports the cases and runs them.
    fn run(&self, cases: impl Into<Vectors>, stall: Stall) -> Result<Lines, EngineError> {
        let scratch = scratch::folder(None).map_err(EngineError::io("temporary folder"))?;
        readable("Icarus", true, self.project.paths().chain([scratch.path()]))?;
        let origin = Origin {
            seed: None,
            traces: Vec::new(),
            tool: String::new(),
            spec: String::new(),
            choices: Default::default(),
            build: Default::default(),
        };
        let plan = Export {
            interface: &self.interface,
            top: if self.wrapper.is_some() { &self.interface.name } else { &self.project.top },
            verilog: None,
            modules: &[],
            formats: &[Format::Mem],
            float: false,
            origin: &origin,
        };
        let (folder, _) = export_any(scratch.path(), &plan, [cases])
            .map_err(|error| self.failed(format!("has no vectors: {error}")))?;
        let name = &self.interface.name;
        let program = folder.join("run.vvp");
        let mut compile = Command::new(Tool::Iverilog.find()?);
        compile.arg(if self.wrapper.is_some() { "-g2012" } else { "-g2005" }).args(["-s", &format!("{name}_tb")]);
        compile.arg(format!("-P{name}_tb.LIMIT=1000000"));
        let vectors = folder.join(format!("{name}.mem")).display().to_string().replace('\\', "\\\\");
        compile.arg(format!("-P{name}_tb.VECTORS=\"{vectors}\""));
        compile.args(self.project.icarus_options()).arg("-o").arg(&program).arg(folder.join(format!("{name}_tb.v")));
        if let Some(wrapper) = &self.wrapper {
            let path = folder.join("wrapper.v");
            std::fs::write(&path, wrapper).map_err(EngineError::io("temporary folder"))?;
            compile.arg(path);
        }
        compile.args(files(&self.project, &folder)?);
        let output = children::output(&mut compile).map_err(EngineError::io("iverilog"))?;
        if !output.status.success() {
            let log = String::from_utf8_lossy(&[output.stderr, output.stdout].concat()).trim().to_owned();
            return Err(EngineError::Compile { tool: "Icarus", log });
        }
        let percent = |probability: u8| u32::from(probability) * 100 / 256;
        let (bubbles, back_pressure) = (percent(stall.bubbles), percent(stall.back_pressure));
        let mut simulate = Command::new(Tool::Vvp.find()?);
        // With -N a $stop is a failure.
        simulate
            .arg("-N")
            .arg(&program)
            .args([format!("+bubbles={bubbles}"), format!("+backpressure={back_pressure}")]);
        simulate.arg(format!("+stall_seed={}", stall.seed));
        if !self.interface.memories.is_empty() {
            simulate.args([format!("+latency={}", stall.answer_latency()), format!("+spread={}", stall.spread)]);
        }
        let (status, printed, tail) = self.watched(&mut simulate)?;
        match Verdict::parse(name, &printed) {
            Ok(verdict) => Ok(verdict.printed.iter().map(Line::new).collect()),
            Err(VerdictError::None(_)) => Err(self.failed(cause(status, Some(0), Some(1))).with_output(&tail.text())),
            Err(error) => Err(self.failed(format!("gave no verdict: {error}"))),
        }
    }

    /// Runs a simulation that may hang: how it ended, the lines of the testbench, and the end of all that it printed.
    fn watched(&self, command: &mut Command) -> Result<(ExitStatus, String, Tail), EngineError> {
        let (reader, writer) = std::io::pipe().map_err(EngineError::io("vvp"))?;
        let errors = writer.try_clone().map_err(EngineError::io("vvp"))?;
        let mut child =
            Child::start(command.stdin(Stdio::null()).stdout(writer).stderr(errors)).map_err(EngineError::io("vvp"))?;
        // The ends of the pipe in here would keep it open.
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let lines = std::thread::Builder::new().spawn(|| testbench_lines(reader)).map_err(EngineError::io("thread"))?;
        let start = Instant::now();
        let ended = loop {
            if let Some(status) = child.ended().map_err(EngineError::io("vvp"))? {
                break Some(status);
            }
            if start.elapsed() > self.patience {
                break None;
            }
            std::thread::sleep(GLANCE);
        };
        child.kill();
        let (printed, tail) = lines.join().unwrap_or_default();
        match ended {
            _ if interrupted().is_some() => Err(EngineError::Interrupted),
            Some(status) => Ok((status, printed, tail)),
            None => Err(self.failed(hung_for(self.patience)).with_output(&tail.text())),
        }
    }

    /// The breach of the protocol among the lines.
    fn violation(&self, lines: &Lines) -> Result<Option<Violation>, EngineError> {
        let Some(breach) = lines.iter().find(|line| line.kind != Some(Kind::Value)) else { return Ok(None) };
        Ok(Some(match breach.kind {
            Some(Kind::Surplus) => Violation::Surplus,
            Some(Kind::Unstable) => Violation::Unstable,
            Some(Kind::Unknown) => Violation::Unknown,
            Some(Kind::Silent) => Violation::Silent,
            Some(Kind::Protocol) => Violation::Tag,
            _ => return Err(self.failed(format!("says `{}`", breach.text))),
        }))
    }

    /// The values of a transaction with those that a mismatch names in their place; what is not known is told apart, and all
    /// ones here.
    fn patch(&self, item: usize, channel: usize, values: &mut [u32], mismatch: &Line) -> Vec<Unknown> {
        let mut unknown = Vec::new();
        let mut place = 0;
        for (number, port) in self.interface.channels[channel].ports.iter().enumerate() {
            let own = &mut values[place..place + port.words()];
            place += port.words();
            if let Some((_, digits)) = mismatch.actual.iter().find(|(name, _)| *name == port.name) {
                let value = hex::parse(digits, port.width).unwrap_or_else(|_| {
                    unknown.push(Unknown { item, port: number, digits: digits.clone() });
                    port.word_widths().map(|width| u32::MAX >> (u32::BITS - width)).collect()
                });
                own.copy_from_slice(&value);
            }
        }
        unknown
    }
}

impl Engine for Icarus {
    fn flat(&mut self, inputs: &Columns, expected: &Columns, stall: Stall) -> Result<Answer<Columns>, EngineError> {
        let lines = self.run(Batch { inputs: inputs.clone(), outputs: expected.clone() }, stall)?;
        let violation = self.violation(&lines)?;
        let out = self.interface.side(Direction::Out).map(|(number, _)| number).next().unwrap_or_default();
        let (mut outputs, mut unknown) = (expected.clone(), Vec::new());
        for line in &lines {
            if let Some(vector) = line.vector.filter(|vector| *vector < outputs.len()) {
                let mut row = outputs.row(vector);
                unknown.extend(self.patch(vector, out, &mut row, line));
                outputs.set_row(vector, &row);
            }
        }
        // There is a difference, though what its lines say may not show it.
        let shown = !unknown.is_empty() || outputs != *expected;
        let violation = violation.or((!lines.is_empty() && !shown).then_some(Violation::Unknown));
        Ok(Answer { outputs, violation, unknown, ..Answer::default() })
    }

    fn unit(&mut self, case: &Case, stall: Stall) -> Result<Answer<Vec<Item>>, EngineError> {
        let lines = self.run(case.clone(), stall)?;
        let violation = self.violation(&lines)?;
        let (mut outputs, mut unknown) = (case.outputs.clone(), Vec::new());
        if let Some(first) = lines.iter().find(|line| line.kind == Some(Kind::Value)) {
            let channel =
                self.interface.channels.iter().position(|channel| first.channel.as_deref() == Some(&channel.name));
            let at = outputs.iter().position(|item| Some(item.channel) == channel && self.differs(item, first));
            if let Some(at) = at {
                let mut item = outputs[at].clone();
                unknown = self.patch(at, item.channel, &mut item.values, first);
                outputs[at] = item;
            }
        }
        let shown = !unknown.is_empty() || outputs != case.outputs;
        let violation = violation.or((!lines.is_empty() && !shown).then_some(Violation::Unknown));
        Ok(Answer { outputs, violation, unknown, ..Answer::default() })
    }
}

impl Icarus {
    /// Whether an expected transaction is the one that a mismatch is about.
    fn differs(&self, item: &Item, mismatch: &Line) -> bool {
        let expected = mismatch.text.split(" expected ").nth(1).and_then(|rest| rest.split(" actual ").next());
        let ports = self.interface.channels[item.channel].fields(&item.values);
        let told = expected.into_iter().flat_map(|text| text.split(' ')).filter_map(|word| word.split_once('='));
        told.zip(ports).all(|((name, digits), (port, value))| {
            name == port.name && hex::parse(digits, port.width).as_deref() == Ok(value)
        })
    }
}
