// SPDX-License-Identifier: MIT
//! `pica render`: replays a recording and writes what is in the framebuffer.

mod inspect;
mod stats;

use super::choices::Taken;
use super::findings::{Findings, Shown};
use super::input::{read_recording, refusal};
use super::output::{Parents, is_stdout, stdout, tell};
use super::picture::png;
use super::progress::Progress;
use super::{Failure, Outcome};
use clap::{Args, ValueEnum};
use pica_model::command::ListEnd;
use pica_model::gpu::machine::Machine;
use pica_model::gpu::pipeline::{Inspector, Picture, Pipeline};
use pica_model::shader::VertexArithmetic;
use pica_model::trace::{Replay, Step};
use pica_spec::choices::Choices;
use pica_spec::trace::Recording;
use pica_values::number::parse_u32;
use pica_vectors::OutputFile;
use png::ColorType;
use std::fmt::Display;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Replay a CiTrace recording and write the colour buffer bound last as a picture
///
/// Row 0 of the picture is the last row from the register origin (y = height - 1). Findings go to standard error.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Recording (.ctf), `-` for standard input
    trace: PathBuf,
    /// Picture to write (PNG, RGBA): a name with .png or without extension, `-` for standard output
    #[arg(short, long)]
    output: PathBuf,
    /// Also write the colours as bytes R, G, B, A, first row first
    #[arg(long, value_name = "FILE")]
    rgba: Option<PathBuf>,
    /// Also write the depth buffer: u32 little-endian, depth in bits 0-23 and stencil in bits 24-31, or 16 bits of depth.
    /// If there is none, the other files are written and the exit status is 2
    #[arg(long, value_name = "FILE")]
    depth: Option<PathBuf>,
    /// Stop after this frame, counted from 0
    #[arg(long, value_name = "N", value_parser = parse_u32)]
    frame: Option<u32>,
    #[command(flatten)]
    arithmetic: VertexNumbers,
    /// Turn the picture by 90 degrees, as the screens of the console show it; other files and --inspect stay as they are
    #[arg(long)]
    rotate: bool,
    /// Print counts and times
    #[arg(long)]
    stats: bool,
    /// Which findings to print
    #[arg(long, value_enum, value_name = "WHICH", default_value_t)]
    findings: Shown,
    /// Print the history of a pixel of the picture: every fragment at column X, row Y, through all stages
    #[arg(long, value_name = "X,Y", value_parser = pixel)]
    inspect: Option<(u32, u32)>,
    #[command(flatten)]
    parents: Parents,
    #[command(flatten)]
    choices: Taken,
}

/// In which numbers vertex shaders compute.
#[derive(Clone, Copy, Debug, Args)]
pub struct VertexNumbers {
    /// Numbers in which vertex shaders compute: with f32, what an emulator gets that computes in them
    ///
    /// Of f32 are the registers and all results of vertex shaders, rounded to nearest, EX2 and LG2 by the library of the host. Attributes
    /// and uniforms are float24 as ever, the outputs are rounded to it, and geometry shaders and all that follows compute as the
    /// chip does.
    #[arg(long, value_enum, default_value = "f24")]
    arithmetic: Numbers,
}

/// A format of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Numbers {
    /// float24, as the chip.
    F24,
    /// IEEE single precision, as emulators.
    F32,
}

impl VertexNumbers {
    /// As the model calls it.
    fn of_model(self) -> VertexArithmetic {
        match self.arithmetic {
            Numbers::F24 => VertexArithmetic::F24,
            Numbers::F32 => VertexArithmetic::F32,
        }
    }
}

/// Runs `pica render`.
pub fn run(arguments: &Arguments) -> Outcome {
    let choices = arguments.choices.apply(Choices::default())?;
    check_outputs(arguments)?;
    let recording = read_recording(&arguments.trace)?;
    let named = |message: &dyn Display| refusal(&arguments.trace, message);
    let mut pipeline = Pipeline::new(&choices).map_err(Failure::input)?;
    if arguments.stats {
        pipeline = pipeline.timed();
    }
    if let Some((x, row)) = arguments.inspect {
        pipeline = pipeline.inspecting(Inspector::new(x, row));
    }
    let machine = Machine::new(&choices, pipeline).map_err(Failure::input)?;
    let machine = machine.with_vertex_arithmetic(arguments.arithmetic.of_model());
    let mut stats = stats::Replayed::default();
    let to_stderr = outputs(arguments).any(|(_, file)| is_stdout(file));
    let mut findings = Findings::new(arguments.findings, to_stderr);
    let (machine, frames) = replay(&recording, machine, arguments.frame, &mut stats, &mut findings)?;
    findings.finish();
    check_frame(&arguments.trace, arguments.frame, frames)?;

    let picture = Picture::of_color(machine.registers(), &choices, machine.memory()).map_err(|error| named(&error))?;
    if let Some((x, row)) = arguments.inspect.filter(|(x, row)| *x >= picture.width || *row >= picture.height) {
        let (width, height) = (picture.width, picture.height);
        return Err(named(&format_args!("pixel {x},{row} is not in the picture, which has {width} x {height}")));
    }
    let parents = arguments.parents;
    let turned = arguments.rotate.then(|| picture.turned());
    let shown = turned.as_ref().unwrap_or(&picture);
    let file = png(shown.width, shown.height, ColorType::Rgba, shown.pixels.as_flattened())?;
    parents.write(&arguments.output, &file)?;
    if let Some(path) = &arguments.rgba {
        parents.write(path, picture.pixels.as_flattened())?;
    }
    // A picture without depth is a picture: the error comes last.
    let depth = arguments.depth.as_ref().map_or(Ok(()), |path| {
        let depth =
            Picture::of_depth(machine.registers(), &choices, machine.memory()).map_err(|error| named(&error))?;
        let bytes: Vec<u8> = depth.pixels.into_iter().flat_map(u32::to_le_bytes).collect();
        parents.write(path, &bytes)
    });
    let mut text = String::new();
    if let Some(inspector) = machine.sink().inspector() {
        inspect::describe(inspector, arguments.inspect.unwrap_or_default(), picture.height, &mut text);
    }
    if arguments.stats {
        stats.describe(machine.sink().stats(), &mut text);
    }
    depth.and(print(arguments, &text))
}

/// The colour buffer that a recording leaves, up to the end of a frame if one is named.
pub fn picture_of(
    trace: &Path,
    choices: &Choices,
    numbers: VertexNumbers,
    frame: Option<u32>,
) -> Outcome<Picture<[u8; 4]>> {
    let recording = read_recording(trace)?;
    let pipeline = Pipeline::new(choices).map_err(Failure::input)?;
    let machine = Machine::new(choices, pipeline).map_err(Failure::input)?;
    let machine = machine.with_vertex_arithmetic(numbers.of_model());
    let mut findings = Findings::new(Shown::default(), false);
    let (machine, frames) = replay(&recording, machine, frame, &mut stats::Replayed::default(), &mut findings)?;
    findings.finish();
    check_frame(trace, frame, frames)?;
    Picture::of_color(machine.registers(), choices, machine.memory()).map_err(|error| refusal(trace, error))
}

/// Whether a recording of so many frames has the one that was named.
fn check_frame(trace: &Path, frame: Option<u32>, frames: u32) -> Outcome {
    match frame.filter(|last| *last >= frames) {
        Some(last) => Err(refusal(trace, format_args!("there is no frame {last}: the recording has {frames}, from 0"))),
        None => Ok(()),
    }
}

/// The files to write, with their options.
fn outputs(arguments: &Arguments) -> impl Iterator<Item = (&'static str, &Path)> {
    let Arguments { output, rgba, depth, .. } = arguments;
    let files = [("-o", Some(output)), ("--rgba", rgba.as_ref()), ("--depth", depth.as_ref())];
    files.into_iter().filter_map(|(option, file)| Some((option, file?.as_path())))
}

/// Refuses files that cannot be written, before the recording is replayed.
fn check_outputs(arguments: &Arguments) -> Outcome {
    let picture = &arguments.output;
    let is_png = picture.extension().is_none_or(|extension| extension.eq_ignore_ascii_case("png"));
    if !is_png && !OutputFile::is_special(picture) {
        return Err(refusal(picture, "-o writes PNG, to a name with .png; --rgba writes the bytes of the colours"));
    }
    for (place, (option, file)) in outputs(arguments).enumerate() {
        arguments.parents.check(file)?;
        let same = outputs(arguments).take(place).find(|(_, other)| *other == file);
        if let Some((other, _)) = same.filter(|_| is_stdout(file) || !OutputFile::is_special(file)) {
            return Err(refusal(file, format_args!("is given for {other} and for {option}")));
        }
    }
    Ok(())
}

/// Replays a recording, up to the end of a frame if one is named; gives how many frames there were.
fn replay(
    recording: &Recording,
    machine: Machine<Pipeline>,
    last_frame: Option<u32>,
    stats: &mut stats::Replayed,
    findings: &mut Findings,
) -> Outcome<(Machine<Pipeline>, u32)> {
    let elements = recording.stream.len() as u64;
    let progress = Progress::start(Some((1, elements)));
    let job = progress.job("replay", elements);
    job.cases(elements);
    let mut replay = stats.timed(|| Replay::new(recording, machine)).0;
    let mut frames = 0;
    while last_frame.is_none_or(|last| frames <= last)
        && let (Some(step), elapsed) = stats.timed(|| replay.step())
    {
        job.done(1);
        let frame = frames;
        match step {
            Step::Frame => frames += 1,
            Step::List(report) => {
                stats.list(report.writes);
                if report.end != ListEnd::Finalize {
                    progress.suspend(|| tell(format_args!("warning: list {} did not end by FINALIZE", report.list)));
                }
            }
            Step::Engine(_) => stats.engine(elapsed),
            Step::Load => stats.load(elapsed),
            Step::Core | Step::Register { .. } => {}
        }
        let found = replay.machine_mut().diagnostics_mut();
        progress.suspend(|| findings.take(found, frame))?;
    }
    drop((job, progress));
    stats.frames = frames;
    Ok((replay.into_machine(), frames))
}

/// Prints to standard output, or to standard error if a file goes to standard output.
fn print(arguments: &Arguments, text: &str) -> Outcome {
    if outputs(arguments).any(|(_, file)| is_stdout(file)) {
        if !text.is_empty() {
            tell(text.trim_end());
        }
        return Ok(());
    }
    let mut out = stdout();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Reads `X,Y`.
fn pixel(text: &str) -> Result<(u32, u32), String> {
    let number = |part: &str| parse_u32(part.trim());
    let (x, y) = text.split_once(',').ok_or("a pixel is X,Y")?;
    Ok((number(x)?, number(y)?))
}
