// SPDX-License-Identifier: MIT
//! The tables of `docs/synthesis.md` and the README, made of the measurements in `docs/synthesis.json`.

use super::{Family, Measurement};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;

/// What stands beside the measurements: `testbench/synthesis.yaml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// What was to be reached.
    pub targets: Vec<Figure>,
    /// Circuits of others, in the same flow.
    pub anchors: Vec<Figure>,
    /// Builds beyond the default ones that the tables have.
    pub builds: Vec<Build>,
    /// The blocks that the README shows.
    pub readme: Vec<String>,
    /// How fast shader units are.
    pub vertices: Vertices,
}

/// What shader units make of the vertex program of `docs/shader-unit.md`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vertices {
    /// Instructions of the vertex program.
    pub instructions: u32,
    /// Units of the chip, each with an instruction a clock.
    pub chip_units: u32,
    /// The clock of the chip, in MHz.
    pub chip_mhz: u32,
    /// Clocks of a vertex, by row ([`Measurement::title`]).
    pub clocks: BTreeMap<String, f64>,
}

/// Area and clock of something on ECP5.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    /// The row that it belongs to ([`Measurement::title`]).
    pub row: String,
    /// What it is called; empty for a target.
    #[serde(default)]
    pub name: String,
    /// Lookup tables.
    pub lut4: u64,
    /// Clock.
    pub mhz: u64,
}

/// A block in a build.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Build {
    /// Name of the block.
    pub block: String,
    /// Build options, `name=value`.
    pub build: Vec<String>,
}

impl Facts {
    /// The facts, as they are in this crate.
    ///
    /// # Errors
    /// If the file is not of this form.
    pub fn new() -> Result<Self, serde_yaml::Error> {
        serde_yaml::from_str(include_str!("../../synthesis.yaml"))
    }

    fn figure(figures: &[Figure], row: &str) -> String {
        let figure = figures.iter().find(|figure| figure.row == row);
        figure.map_or(String::new(), |figure| {
            let name = if figure.name.is_empty() { String::new() } else { format!("{}: ", figure.name) };
            format!("{name}{}, {} MHz", figure.lut4, figure.mhz)
        })
    }
}

/// A document with tables between the lines `<!-- made: NAME -->` and `<!-- end -->`.
#[derive(Clone, Copy, Debug)]
pub struct Document {
    /// The path of the document in the project.
    pub path: &'static str,
}

impl Document {
    /// The file of the measurements, a line each.
    pub const MEASUREMENTS: &str = "docs/synthesis.json";
    /// The documents that have tables.
    pub const ALL: [Document; 2] = [Document { path: "docs/synthesis.md" }, Document { path: "README.md" }];
}

/// The measurements of a text with one on each line.
///
/// # Errors
/// If a line is none; with its number.
pub fn read(text: &str) -> Result<Vec<Measurement>, String> {
    let line = |(number, line)| {
        serde_json::from_str(line).map_err(|error| format!("{}:{}: {error}", Document::MEASUREMENTS, number + 1))
    };
    text.lines().enumerate().map(line).collect()
}

/// A document with its tables made anew.
///
/// # Errors
/// If a table is named that there is not, or has no end; with the line.
pub fn rewrite(text: &str, facts: &Facts, measurements: &[Measurement]) -> Result<String, String> {
    let (mut out, mut lines) = (String::new(), text.lines());
    while let Some(line) = lines.next() {
        let _ = writeln!(out, "{line}");
        let Some(name) = line.strip_prefix("<!-- made: ").and_then(|rest| rest.strip_suffix(" -->")) else { continue };
        let family = |name: &str| Family::ALL.into_iter().find(|family| family.name() == name);
        out += &match (name, name.strip_prefix("paths ").and_then(family), family(name)) {
            (_, Some(family), _) => paths(family, measurements),
            (_, _, Some(family)) => cells(family, facts, measurements),
            ("readme", ..) => readme(facts, measurements),
            ("vertices", ..) => vertices(&facts.vertices, measurements),
            _ => return Err(format!("`{line}`: there is no such table")),
        };
        let end =
            lines.by_ref().find(|line| *line == "<!-- end -->").ok_or(format!("`{line}` has no `<!-- end -->`"))?;
        let _ = writeln!(out, "{end}");
    }
    Ok(out)
}

fn of(family: Family, measurements: &[Measurement]) -> impl Iterator<Item = &Measurement> {
    measurements.iter().filter(move |measurement| measurement.family == family.name())
}

/// Device and tools, a line for each set of tools that was used.
fn heading(family: Family, measurements: &[Measurement]) -> String {
    let mut tools: BTreeMap<String, usize> = BTreeMap::new();
    of(family, measurements).for_each(|measurement| *tools.entry(measurement.tools.join(", ")).or_default() += 1);
    let tools: Vec<String> = tools.into_keys().collect();
    format!("{}; `{}`; {}.\n\n", family.title(), family.synthesis(), tools.join(" or "))
}

fn mhz(measurement: &Measurement) -> String {
    measurement.median_mhz.map_or("does not fit".to_owned(), |mhz| format!("{mhz:.0}"))
}

fn cells(family: Family, facts: &Facts, measurements: &[Measurement]) -> String {
    let is_ecp5 = family == Family::Ecp5;
    let mut text = heading(family, measurements);
    text += "| block | LUT4 | carry | FF | LUT RAM | DSP | BRAM | MHz | of the seeds |";
    text += if is_ecp5 { " target: LUT4, MHz | others: LUT4, MHz |\n" } else { "\n" };
    text += if is_ecp5 {
        "|---|--:|--:|--:|--:|--:|--:|--:|---|---|---|\n"
    } else {
        "|---|--:|--:|--:|--:|--:|--:|--:|---|\n"
    };
    for measurement in of(family, measurements) {
        let (title, cells) = (measurement.title(), &measurement.cells);
        let seeds: Vec<String> = measurement.mhz.iter().map(|mhz| format!("{mhz:.0}")).collect();
        let _ = write!(
            text,
            "| `{title}` | {} | {} | {} | {} | {} | {} | {} | {} |",
            cells.lut4,
            cells.carry,
            cells.ff,
            cells.lut_ram,
            cells.dsp,
            cells.bram,
            mhz(measurement),
            seeds.join(", "),
        );
        if is_ecp5 {
            let target = Facts::figure(&facts.targets, &title);
            let _ = write!(text, " {target} | {} |", Facts::figure(&facts.anchors, &title));
        }
        text.push('\n');
    }
    text
}

fn paths(family: Family, measurements: &[Measurement]) -> String {
    let mut text = String::from("| block | the path that limits its clock |\n|---|---|\n");
    for measurement in of(family, measurements).filter(|measurement| !measurement.critical_path.is_empty()) {
        let _ = writeln!(text, "| `{}` | `{}` |", measurement.title(), measurement.critical_path.join("`, `"));
    }
    text
}

fn readme(facts: &Facts, measurements: &[Measurement]) -> String {
    let mut text = String::from("| block | LUT4 | FF | DSP | BRAM | MHz |\n|---|--:|--:|--:|--:|--:|\n");
    for row in &facts.readme {
        let found = of(Family::Ecp5, measurements).find(|measurement| measurement.title() == *row);
        if let Some(measurement) = found {
            let cells = &measurement.cells;
            let counts = format!("{} | {} | {} | {}", cells.lut4, cells.ff, cells.dsp, cells.bram);
            let _ = writeln!(text, "| `{row}` | {counts} | {} |", mhz(measurement));
        }
    }
    text
}

fn vertices(facts: &Vertices, measurements: &[Measurement]) -> String {
    let mut text = String::from("| | clocks a vertex | MHz | vertices a second |\n|---|--:|--:|--:|\n");
    let mut row = |name: &str, clocks: f64, mhz: f64| {
        let thousands = (1000.0 * mhz / clocks).round();
        let millions = (thousands / 1000.0).floor();
        let figure = match thousands - 1000.0 * millions {
            rest if millions > 0.0 => format!("{millions} {rest:03}"),
            rest => format!("{rest}"),
        };
        let _ = writeln!(text, "| {name} | {clocks:.1} | {mhz:.0} | {figure} 000 |");
    };
    for (title, clocks) in &facts.clocks {
        let found = of(Family::Ecp5, measurements).find(|measurement| measurement.title() == *title);
        if let Some(mhz) = found.and_then(|measurement| measurement.median_mhz) {
            row(&format!("`{title}`"), *clocks, mhz);
        }
    }
    let clocks = f64::from(facts.instructions) / f64::from(facts.chip_units);
    row(&format!("the chip, {} units", facts.chip_units), clocks, f64::from(facts.chip_mhz));
    text
}
