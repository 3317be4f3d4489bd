// SPDX-License-Identifier: MIT
//! The report of the full campaign as Markdown.

use super::{Circumstances, Outcome, Part, Plan, Row};
use std::fmt::Write;

/// Bins of a run that the report names.
const MISSED_SHOWN: usize = 20;

/// What a part is, above its table.
pub(super) const fn about(part: Part) -> (&'static str, &'static str) {
    match part {
        Part::Float => (
            "Float blocks",
            "Emitted Verilog in Verilator, both roundings: random cases, or the whole input space where it is at most 2^24.",
        ),
        Part::SmallFormats => (
            "Float blocks at small formats",
            "The same circuits, built for formats whose whole input space can be run.",
        ),
        Part::Command => (
            "Command lists",
            "Random lists and register writes in Verilator, then the lists of the recordings: a vector of `command_processor` is up to two \
             lists in memory with what the CPU writes, or a list of a recording, and each write, request and end is a result. A vector of \
             `register_file` is a number of writes and reads.",
        ),
        Part::ShaderParts => (
            "Parts of the shader unit",
            "Random cases in Verilator, and the sweep of the ALU ([equivalence.md](equivalence.md)).",
        ),
        Part::Programs => (
            "Shader programs",
            "Random programs in Verilator, several invocations each, every retired instruction compared. In every second program the bench \
             holds back valid and ready at random.",
        ),
        Part::Raster => (
            "Triangles",
            "Random triangles in Verilator: points, lines, slivers, triangles of about a pixel, off the screen, of all its columns or lines, at \
             the ends of the range of coordinates. A vector of `raster_walk` has up to four; each pixel is a result, and each end. \
             The tests set setup and walk against the tiles of the software rasterizer.",
        ),
        Part::Fragments => (
            "Fragments",
            "Each stage in Verilator, at random and in its sweep ([equivalence.md](equivalence.md) says what is counted through), then the \
             blocks with registers: a vector is a number of draws, each fragment a result.",
        ),
        Part::Recordings => (
            "Recordings",
            "Each vertex and geometry shader invocation of the recordings, with its uniforms and inputs: a vector is a program with up to 16 \
             invocations. Then each fragment, a result each: what the block writes, over what was there before the draw, is in every pixel \
             the framebuffer of the renderer, or counts as a mismatch.",
        ),
        Part::Ledger => (
            "Alternatives of the ledger",
            "Each block that is built with a choice, under each other alternative of it, in Verilator. A witness is a case whose results are \
             others under the alternative than under the default, by the model; cases are run until there were enough of them.",
        ),
        Part::Builds => (
            "Build options",
            "Each block that has a build option, under each other value of it, in Verilator: the same cases, the same results.",
        ),
        Part::Exhaustive => (
            "Every pair of significands",
            "The sweeps of multiplier and adder in Verilator, both roundings: every pair of significands with every relation of exponents \
             that results depend on ([equivalence.md](equivalence.md)).",
        ),
    }
}

/// `docs/campaign.md`: a table for each part that was run.
pub fn markdown(plan: &Plan, outcome: &Outcome, how: &Circumstances) -> String {
    let mut text = String::new();
    let Circumstances { seconds, tools: [verilator, cxx], threads, units } = how;
    let vectors = outcome.rows.iter().fold(0, |sum: u64, row| sum.saturating_add(row.report.vectors));
    let mismatches = outcome.mismatches();
    let _ = write!(
        text,
        "# The full campaign

    pica all --full{} --trace spec/tests/traces --report docs/campaign.md

wrote this. pica {}, {verilator}, {cxx}; seed {:#x}, {threads} threads, {seconds:.0} s. In all {} vectors, {mismatches} mismatches.
",
        selection(plan),
        env!("CARGO_PKG_VERSION"),
        plan.seed,
        grouped(vectors),
    );
    if let Some((done, all)) = units {
        let _ = writeln!(text, "\nSo far {done} of {all} units of a campaign that goes on.");
    }
    if plan.divisor > 1 {
        let _ = writeln!(
            text,
            "\nNumbers of cases are divided by {}: this is a quick look, not the campaign.",
            plan.divisor
        );
    }
    let _ = write!(
        text,
        "
Of a block with several channels a vector is a case with many transactions, and results are the transactions that came out.
Coverage is bins hit of bins that can be hit. [equivalence.md](equivalence.md) says what the bins are and how stimulus is
drawn, [mutants.md](mutants.md) how many mutants of the Verilog the bench finds, [synthesis.md](synthesis.md) what Yosys
makes of the blocks.
"
    );
    for part in &plan.parts {
        let rows: Vec<&Row> = outcome.rows.iter().filter(|row| row.part == *part).collect();
        let (title, about) = about(*part);
        let _ = write!(text, "\n## {title}\n\n{about}\n\n");
        match part {
            Part::Ledger => witnesses(&mut text, &rows),
            _ => table(&mut text, &rows),
        }
        if *part == Part::Ledger && !outcome.refused.is_empty() {
            text.push_str("\nRefused, as the model or the hardware does not have them:\n\n");
            for (what, why) in &outcome.refused {
                let _ = writeln!(text, "* `{what}`: {why}");
            }
        }
    }
    missed(&mut text, outcome);
    text
}

/// What the command is told if it does not run everything.
fn selection(plan: &Plan) -> String {
    let mut arguments = String::new();
    if plan.parts != Part::USUAL {
        plan.parts.iter().for_each(|part| arguments += &format!(" --part {}", part.name()));
    }
    if plan.divisor > 1 {
        arguments += &format!(" --divide {}", plan.divisor);
    }
    arguments
}

fn table(text: &mut String, rows: &[&Row]) {
    text.push_str(
        "| block | under | vectors | results | mismatches | coverage | seconds |\n|---|---|--:|--:|--:|--:|--:|\n",
    );
    for row in rows {
        let Row { what, whole, report, .. } = row;
        let all = if *whole { " (whole)" } else { "" };
        let coverage = match row.covers {
            true => format!("{}/{}", report.coverage.hit(), report.coverage.bins()),
            false => "-".to_owned(),
        };
        let _ = writeln!(
            text,
            "| `{}` | {what} | {}{all} | {} | {} | {coverage} | {:.1} |",
            report.block,
            grouped(report.vectors),
            grouped(report.results),
            report.mismatches,
            report.seconds
        );
    }
}

/// The table of alternatives, and how many of its rows have their witnesses.
fn witnesses(text: &mut String, rows: &[&Row]) {
    text.push_str(
        "| block | under | witnesses | vectors | results | mismatches | seconds |\n|---|---|--:|--:|--:|--:|--:|\n",
    );
    for row in rows {
        let Row { what, report, .. } = row;
        let _ = writeln!(
            text,
            "| `{}` | {what} | {} | {} | {} | {} | {:.1} |",
            report.block,
            row.witnesses.map_or_else(|| "-".to_owned(), |witnesses| witnesses.to_string()),
            grouped(report.vectors),
            grouped(report.results),
            report.mismatches,
            report.seconds
        );
    }
    let complete = rows.iter().filter(|row| !row.lacks_witnesses()).count();
    let _ = writeln!(text, "\n{complete} of {} rows have their witnesses.", rows.len());
}

/// The bins that were not hit where all were to be.
fn missed(text: &mut String, outcome: &Outcome) {
    let missing = |row: &&Row| row.covers && row.report.coverage.missed().next().is_some();
    let rows: Vec<&Row> = outcome.rows.iter().filter(missing).collect();
    if rows.is_empty() {
        return;
    }
    text.push_str("\n## Not hit\n\n");
    for Row { what, report, .. } in rows {
        let bins: Vec<&str> = report.coverage.missed().take(MISSED_SHOWN).collect();
        let _ = writeln!(text, "* `{}`, {what}: {}", report.block, bins.join("; "));
    }
}

/// A number with its thousands apart.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let parts: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|chunk| core::str::from_utf8(chunk).unwrap_or_default()).collect();
    parts.join(" ")
}

#[cfg(test)]
mod tests {
    #[test]
    fn thousands_are_apart() {
        assert_eq!([0, 999, 1000, 16_777_216].map(super::grouped), ["0", "999", "1 000", "16 777 216"]);
    }
}
