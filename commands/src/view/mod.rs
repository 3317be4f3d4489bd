// SPDX-License-Identifier: MIT
//! `pica view`: a recording as one page for a browser.
//!
//! * `watch`: looks on while the recording is replayed; `step`: what a page has of a step.
//! * `surface`, `surfaces`: pictures; `history`: fragments; `vertices`, `program`, `textures`, `tables`: what else a draw has.
//! * `engine`: where fills and transfers work; `found`: where findings are; `blobs`: the binary part.
//! * `page`: the page itself, with its script and style.

mod blobs;
mod engine;
mod found;
mod history;
mod program;
mod step;
mod surface;
mod surfaces;
mod tables;
mod textures;
mod vertices;
mod watch;

use super::choices::Taken;
use super::findings::{Findings, Shown};
use super::input::{read_recording, refusal};
use super::output::{Parents, is_stdout};
use super::page;
use super::picture::read_png;
use super::progress::Progress;
use super::{Failure, Outcome};
use blobs::compress;
use clap::Args;
use pica_model::gpu::machine::Machine;
use pica_model::gpu::pipeline::{Picture, Pipeline};
use pica_model::memory::display::Displays;
use pica_model::trace::{Replay, Step as Replayed};
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use pica_values::fields;
use pica_values::number::parse_u32;
use pica_values::specification::{DEFAULT_MAP, description, map};
use serde_json::{Map, Value, json};
use std::path::PathBuf;
use watch::Watch;

const STYLE: &str = include_str!("page/style.css");
/// The parts of the script, in their order: each uses what stands before it.
const SCRIPT: &str = concat!(
    include_str!("page/data.js"),
    include_str!("page/picture.js"),
    include_str!("page/canvas.js"),
    include_str!("page/history.js"),
    include_str!("page/registers.js"),
    include_str!("page/panels.js"),
    include_str!("page/vertices.js"),
    include_str!("page/events.js"),
    include_str!("page/main.js"),
);

/// Write a recording as a page for a browser: pictures after each draw, registers, shaders, textures, history of pixels
///
/// The page is one file that needs nothing else. `#step=3&pixel=120,200` behind its address opens it at a step and a pixel.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Recording (.ctf), `-` for standard input
    recording: PathBuf,
    /// Page to write (HTML), `-` for standard output
    #[arg(short, long)]
    output: PathBuf,
    /// Only this frame, counted from 0; what comes before it is replayed
    #[arg(long, value_name = "N", value_parser = parse_u32)]
    frame: Option<u32>,
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
    let (mut watch, last) = replay(arguments, &recording, &choices, &mut findings)?;
    findings.finish();
    let mut kinds = findings.to_json();
    watch.found.add_to(&mut kinds);
    if watch.surfaces.stored.is_empty() {
        return Err(refusal(&arguments.recording, "binds no framebuffer: there is nothing to see"));
    }
    let against = match &arguments.against {
        None => Value::Null,
        Some(path) => {
            let size = last.ok_or_else(|| refusal(&arguments.recording, "ends without a colour buffer to compare"))?;
            let pixels = read_png(path, size)?;
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            json!({"name": name, "width": size[0], "height": size[1], "pixels": watch.blobs.add(&compress(&pixels))})
        }
    };
    let registers = registers(&watch)?;
    let name = arguments.recording.file_name().unwrap_or_default().to_string_lossy();
    let data = json!({
        "name": name, "version": env!("CARGO_PKG_VERSION"), "choices": arguments.choices.assignments,
        "steps": watch.steps, "frames": watch.ended, "surfaces": watch.surfaces.stored, "programs": watch.programs,
        "registers": registers, "findings": kinds, "rows": history::ROWS, "against": against,
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

/// Replays the recording, up to the end of the frame that is named; gives the size of the last picture beside the steps.
fn replay(
    arguments: &Arguments,
    recording: &Recording,
    choices: &Choices,
    findings: &mut Findings,
) -> Outcome<(Watch, Option<[u32; 2]>)> {
    let named = |what: &str| refusal(&arguments.recording, what);
    let pipeline = Pipeline::new(choices).map_err(Failure::input)?;
    let machine = Machine::new(choices, Watch::new(pipeline, choices, arguments.frame)).map_err(Failure::input)?;
    let elements = recording.stream.len() as u64;
    let progress = Progress::start(Some((1, elements)));
    let job = progress.job("replay", elements);
    job.cases(elements);
    let mut replay = Replay::new(recording, machine);
    let mut displays = Displays::new(&recording.state.gpu_registers);
    while arguments.frame.is_none_or(|only| replay.machine().sink().frames <= only) {
        let operation = replay.next_operation();
        if let Some(operation) = &operation {
            let (watch, work) = replay.machine_mut().downstream();
            watch.begin_engine(operation, work.registers, work.memory);
        }
        let Some(step) = replay.step() else { break };
        job.done(1);
        let machine = replay.machine_mut();
        if let Some(what) = &machine.sink().too_much {
            return Err(named(what));
        }
        let screens = matches!(step, Replayed::Frame).then(|| displays.screens(machine.memory()));
        let (watch, mut work) = machine.downstream();
        let frame = watch.frames;
        match step {
            Replayed::Frame => watch.end_frame(&screens.unwrap_or_default()),
            Replayed::Engine(operation) => watch.end_engine(&operation, &mut work),
            Replayed::Register { address, value } => displays.write(address, value),
            Replayed::List(_) | Replayed::Load | Replayed::Core => {}
        }
        watch.look_at_findings(work.diagnostics);
        watch.found.emptied();
        progress.suspend(|| findings.take(work.diagnostics, frame))?;
    }
    drop((job, progress));
    let machine = replay.into_machine();
    let frames = machine.sink().frames;
    if let Some(only) = arguments.frame.filter(|only| *only >= frames) {
        return Err(named(&format!("there is no frame {only}: the recording has {frames}, from 0")));
    }
    let last = Picture::of_color(machine.registers(), choices, machine.memory()).ok();
    Ok((machine.into_sink(), last.map(|picture| [picture.width, picture.height])))
}

/// The registers that steps have, with the meaning of each of their values.
fn registers(watch: &Watch) -> Outcome<Value> {
    let map = map(description(), DEFAULT_MAP).map_err(Failure::Input)?;
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
            let entry = json!({
                "name": register.name, "doc": register.doc, "kind": register.kind, "fields": names, "values": values
            });
            registers.insert(register.id.to_string(), entry);
        }
    }
    Ok(Value::Object(registers))
}
