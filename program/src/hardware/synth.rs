// SPDX-License-Identifier: MIT
//! `pica synth`: area and clock on FPGAs.

use super::interrupted;
use super::selection::Selection;
use clap::{Args, ValueEnum};
use pica_commands::output::{stdout, tell_written, write_member};
use pica_commands::progress::Progress;
use pica_commands::{Failure, Format, Outcome};
use pica_testbench::block::Block;
use pica_testbench::build::Primitives;
use pica_testbench::campaign::STACK;
use pica_testbench::synth::{self, Build, Document, Facts, Flow, Measurement, SynthError};
use serde_json::json;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Area and clock of blocks, by Yosys and nextpnr, with registers on every port that are not counted
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    selection: Selection,
    /// Family of FPGAs
    #[arg(long, value_enum, default_value = "ecp5")]
    family: Family,
    /// Seeds of the placement, from 1 on; the clock is the median
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=100))]
    seeds: u32,
    /// Puts the results into docs/synthesis.json of the project in this folder, and makes the tables of its documents; without
    /// blocks it measures all that they show
    #[arg(long, value_name = "FOLDER")]
    tables: Option<PathBuf>,
    /// Form of the result
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

/// Families of the command line.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Family {
    /// Lattice ECP5: LFE5U-85F, speed grade 6
    Ecp5,
    /// Lattice iCE40: UP5K
    Ice40,
}

/// Runs `pica synth`.
pub fn run(arguments: &Arguments) -> Outcome {
    let family = match arguments.family {
        Family::Ecp5 => synth::Family::Ecp5,
        Family::Ice40 => synth::Family::Ice40,
    };
    let mut blocks = arguments.selection.blocks()?;
    if let Some(cells) = foreign_cells(&blocks, family) {
        let problem = format_args!("cells of {} cannot be placed on {}", cells.name(), family.name());
        return Err(Failure::input(problem));
    }
    // Whether they can be read is known before anything takes long.
    let tables = arguments.tables.as_deref().map(Tables::read).transpose()?;
    if let Some(tables) = tables.filter(|_| arguments.selection.blocks.is_empty()) {
        let mut builds = tables.builds()?;
        builds.retain(|block| foreign_cells([block], family).is_none());
        blocks.extend(builds);
    }
    let flow = Flow::new(family).map_err(failure)?;
    let measurements = measure(&flow, &blocks, arguments.seeds)?;
    print(&measurements, arguments.format)?;
    // Read again: what was written there in the meantime stays.
    arguments.tables.as_deref().map_or(Ok(()), |root| Tables::read(root)?.write(&measurements))
}

/// The cells of another family that blocks name.
fn foreign_cells<'a>(blocks: impl IntoIterator<Item = &'a Block>, family: synth::Family) -> Option<Primitives> {
    let mut cells = blocks.into_iter().map(|block| block.primitives);
    cells.find(|cells| ![Primitives::Portable.name(), family.name()].contains(&cells.name()))
}

/// Measures blocks, as many at once as there are cores; the results are in the order of the blocks.
fn measure(flow: &Flow, blocks: &[Block], seeds: u32) -> Outcome<Vec<Measurement>> {
    let progress = Progress::start(Some((blocks.len(), blocks.len() as u64)));
    let (left, done) = (AtomicUsize::new(blocks.len()), Mutex::new(Vec::new()));
    let work = || -> Result<(), SynthError> {
        // The largest blocks are the last.
        while let Ok(number) = left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)) {
            let number = number - 1;
            let _job = progress.job(blocks[number].interface.name.as_str(), 1);
            match flow.measure(&blocks[number], seeds) {
                Ok(measurement) => done.lock().unwrap_or_else(|error| error.into_inner()).push((number, measurement)),
                Err(error) => {
                    left.store(0, Ordering::Relaxed);
                    return Err(error);
                }
            }
        }
        Ok(())
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let start = |_| thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
        let threads = (0..cores).map(start).collect::<Result<Vec<_>, _>>()?;
        threads.into_iter().try_for_each(|thread| {
            thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)).map_err(failure)
        })
    })?;
    let mut done = done.into_inner().unwrap_or_else(|error| error.into_inner());
    done.sort_by_key(|(number, _)| *number);
    Ok(done.into_iter().map(|(_, measurement)| measurement).collect())
}

fn print(measurements: &[Measurement], format: Format) -> Outcome {
    let mut out = stdout();
    if format == Format::Json {
        for measurement in measurements {
            writeln!(out, "{}", json!(measurement))?;
        }
        return Ok(());
    }
    let width = measurements.iter().map(|measurement| measurement.title().len()).max().unwrap_or(0).max("block".len());
    writeln!(out, "{:width$}   LUT4  carry     FF  LUT RAM  DSP  BRAM    MHz  path", "block")?;
    for measurement in measurements {
        let cells = measurement.cells;
        let mhz = measurement.median_mhz.map_or("-".to_owned(), |mhz| format!("{mhz:.1}"));
        let path = match &measurement.critical_path[..] {
            [] => "does not fit the device".to_owned(),
            [first, .., last] => format!("{first} to {last}"),
            [only] => only.clone(),
        };
        writeln!(
            out,
            "{:width$}  {:5}  {:5}  {:5}  {:7}  {:3}  {:4}  {mhz:>5}  {path}",
            measurement.title(),
            cells.lut4,
            cells.carry,
            cells.ff,
            cells.lut_ram,
            cells.dsp,
            cells.bram,
        )?;
    }
    if let Some(measurement) = measurements.first() {
        let title = synth::Family::ALL.into_iter().find(|family| family.name() == measurement.family);
        writeln!(out, "{}; {}", title.map_or("", synth::Family::title), measurement.tools.join(", "))?;
    }
    Ok(())
}

/// The documents of a project.
struct Tables<'a> {
    root: &'a Path,
    facts: Facts,
    kept: Vec<Measurement>,
    documents: Vec<String>,
}

impl<'a> Tables<'a> {
    fn read(root: &'a Path) -> Outcome<Self> {
        let facts = Facts::new().map_err(Failure::tool)?;
        let read = |name: &str| {
            let path = root.join(name);
            pica_files::read_text(&path).map_err(|error| Failure::input(format_args!("{}: {error}", path.display())))
        };
        let kept = synth::read(&read(Document::MEASUREMENTS)?).map_err(Failure::input)?;
        let documents = Document::ALL.iter().map(|document| read(document.path)).collect::<Outcome<_>>()?;
        Ok(Self { root, facts, kept, documents })
    }

    /// The blocks in the builds that the tables have beyond the default ones.
    fn builds(&self) -> Outcome<Vec<Block>> {
        let selection = |row: &Build| Selection {
            blocks: vec![row.block.clone()],
            builds: row.build.clone(),
            ..Selection::default()
        };
        let blocks = self.facts.builds.iter().map(|row| selection(row).blocks()).collect::<Outcome<Vec<_>>>()?;
        Ok(blocks.into_iter().flatten().collect())
    }

    /// Writes measurements over those of the same blocks, in the order of the registry, and all documents.
    fn write(mut self, measurements: &[Measurement]) -> Outcome {
        for measurement in measurements {
            let same = |kept: &&mut Measurement| {
                (&kept.block, &kept.build, &kept.family)
                    == (&measurement.block, &measurement.build, &measurement.family)
            };
            match self.kept.iter_mut().find(same) {
                Some(kept) => *kept = measurement.clone(),
                None => self.kept.push(measurement.clone()),
            }
        }
        let blocks = Selection::default().all()?;
        let place = |name: &str| blocks.iter().position(|block| block.interface.name == name).unwrap_or(usize::MAX);
        self.kept.sort_by_cached_key(|kept| (place(&kept.block), kept.title(), kept.family.clone()));
        let lines: String = self.kept.iter().map(|measurement| format!("{}\n", json!(measurement))).collect();
        let mut files = vec![(Document::MEASUREMENTS, lines)];
        for (document, text) in Document::ALL.iter().zip(&self.documents) {
            let text = synth::rewrite(text, &self.facts, &self.kept)
                .map_err(|error| Failure::input(format_args!("{}: {error}", document.path)))?;
            files.push((document.path, text));
        }
        for (name, text) in &files {
            write_member(self.root, name, text.as_bytes())?;
            tell_written(&self.root.join(name));
        }
        Ok(())
    }
}

fn failure(error: SynthError) -> Failure {
    match error {
        SynthError::Interrupted => interrupted(),
        error => Failure::tool(error),
    }
}
