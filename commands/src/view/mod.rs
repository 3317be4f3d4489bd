// SPDX-License-Identifier: MIT
//! `pica view`: a recording as one page for a browser.
//!
//! * `watch`: looks on while the recording is replayed; `surface`, `history`: pictures and fragments of its steps.
//! * `step`: what a page has of a step; `blobs`: its binary part.
//! * `page`: the page itself, with its script and style.

mod blobs;
mod history;
mod step;
mod surface;
mod watch;

use super::choices::Taken;
use super::fields;
use super::findings::{Findings, Shown};
use super::input::{read_recording, refusal};
use super::output::{Parents, is_stdout};
use super::page;
use super::picture::read_png;
use super::progress::Progress;
use super::specification::{DEFAULT_MAP, map};
use super::{Failure, Outcome};
use blobs::compress;
use clap::Args;
use pica_model::machine::Machine;
use pica_model::memory_engine::Operation;
use pica_model::pipeline::Pipeline;
use pica_model::trace::{Replay, Step as Replayed};
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};
use watch::{MOST_FRAGMENTS, Watch};

const STYLE: &str = include_str!("page/style.css");
const SCRIPT: &str = include_str!("page/script.js");

/// Write a recording as a page for a browser: pictures after each draw, registers, shaders, textures, history of pixels
///
/// The page is one file that needs nothing else.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Recording (.ctf), `-` for standard input
    recording: PathBuf,
    /// Page to write (HTML), `-` for standard output
    #[arg(short, long)]
    output: PathBuf,
    /// Also show where the picture differs from this one (PNG), of the size of the last picture
    #[arg(long, value_name = "PNG")]
    against: Option<PathBuf>,
    /// Which findings to print; the page has the kinds
    #[arg(long, value_enum, value_name = "WHICH", default_value_t)]
    findings: Shown,
    #[command(flatten)]
    parents: Parents,
    #[command(flatten)]
    choices: Taken,
}

/// Runs `pica view`.
pub fn run(arguments: &Arguments) -> Outcome {
    let choices = arguments.choices.apply(Choices::default())?;
    arguments.parents.check(&arguments.output)?;
    let recording = read_recording(&arguments.recording)?;
    let mut findings = Findings::new(arguments.findings, is_stdout(&arguments.output));
    let mut watch = replay(&arguments.recording, &recording, &choices, &mut findings)?;
    findings.finish();
    let Some(last) = watch.last() else {
        return Err(refusal(&arguments.recording, "binds no framebuffer: there is nothing to see"));
    };
    let size = [last.width, last.height];
    let against = match &arguments.against {
        None => Value::Null,
        Some(path) => {
            let pixels = read_png(path, size)?;
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            json!({"name": name, "width": size[0], "height": size[1], "pixels": watch.blobs.add(&compress(&pixels))})
        }
    };
    let registers = registers(&watch)?;
    let name = arguments.recording.file_name().unwrap_or_default().to_string_lossy();
    let data = json!({
        "name": name, "version": env!("CARGO_PKG_VERSION"), "choices": arguments.choices.assignments,
        "steps": watch.steps, "programs": watch.programs, "registers": registers, "rows": history::ROWS,
        "against": against, "findings": findings.to_json(),
    });
    let parts = [
        ("{{policy}}", page::policy(STYLE, SCRIPT)),
        ("{{title}}", page::text(&name)),
        ("{{style}}", STYLE.to_owned()),
        ("{{data}}", page::json(&data)),
        ("{{blobs}}", watch.blobs.to_base64()),
        ("{{script}}", SCRIPT.to_owned()),
    ];
    arguments.parents.write(&arguments.output, page::fill(include_str!("page/page.html"), &parts).as_bytes())
}

/// Replays the whole recording, which is called `path`.
fn replay(path: &Path, recording: &Recording, choices: &Choices, findings: &mut Findings) -> Outcome<Watch> {
    let pipeline = Pipeline::new(choices).map_err(Failure::input)?.capturing(MOST_FRAGMENTS);
    let machine = Machine::new(choices, Watch::new(pipeline, choices)).map_err(Failure::input)?;
    let elements = recording.stream.len() as u64;
    let progress = Progress::start(Some((1, elements)));
    let job = progress.job("replay", elements);
    job.cases(elements);
    let mut replay = Replay::new(recording, machine);
    while let Some(step) = replay.step() {
        job.done(1);
        let machine = replay.machine_mut();
        if let Some(what) = &machine.sink().too_much {
            return Err(refusal(path, what));
        }
        let frame = machine.sink().frames;
        progress.suspend(|| findings.take(machine.diagnostics_mut(), frame))?;
        match step {
            Replayed::Frame => machine.sink_mut().frames += 1,
            Replayed::Engine(operation) => {
                let title = match operation {
                    Operation::Fill(_) => "memory fill",
                    Operation::DisplayTransfer(_) => "display transfer",
                    Operation::TextureCopy(_) => "texture copy",
                };
                let (watch, work) = machine.downstream();
                watch.engine(title, work.diagnostics.place().to_string(), work.registers, work.memory);
            }
            Replayed::List(_) | Replayed::Load | Replayed::Core | Replayed::Register { .. } => {}
        }
    }
    drop((job, progress));
    Ok(replay.into_machine().into_sink())
}

/// The registers that steps have, with the meaning of each of their values.
fn registers(watch: &Watch) -> Outcome<Value> {
    let map = map(DEFAULT_MAP)?;
    let mut registers = Map::new();
    let written = || watch.steps.iter().filter_map(|step| step.draw.as_ref()).flat_map(|draw| &draw.registers);
    for register in &map.registers {
        let mut values = Map::new();
        let mut names = Vec::new();
        // All are 0 at first.
        let found: Vec<u32> = written().filter(|(id, _)| *id == register.id).map(|(_, value)| *value).collect();
        for value in found.first().map(|_| &0).into_iter().chain(&found) {
            let decoded = fields::decode(map, register, 0, *value, u32::MAX);
            names = decoded.iter().map(|field| field.field.name.as_str()).collect();
            let texts: Vec<String> = decoded.iter().map(fields::to_text).collect();
            values.insert(value.to_string(), json!(texts));
        }
        if !values.is_empty() {
            let entry = json!({"name": register.name, "doc": register.doc, "fields": names, "values": values});
            registers.insert(register.id.to_string(), entry);
        }
    }
    Ok(Value::Object(registers))
}
