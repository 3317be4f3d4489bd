// SPDX-License-Identifier: MIT
//! What a number of cores gives is computed from the tables of campaign.md and exhaustive.md. `UPDATE_EXPECT=1` renews it.

use crate::docs::{cells, page};
use std::fmt::Write;
use std::fs;

/// A row of a report: what it took, and whether it can be divided.
struct Row {
    block: String,
    vectors: f64,
    core_seconds: f64,
    is_divisible: bool,
}

/// The rows of a report by the titles of its parts. Each ran with as many threads as the head says.
fn parts(name: &str) -> Vec<(String, Vec<Row>)> {
    let text = fs::read_to_string(page(name)).expect("the report");
    let threads = text.split_once(" threads, ").and_then(|(before, _)| before.rsplit(' ').next()?.parse().ok());
    let threads: f64 = threads.expect("threads");
    let mut parts: Vec<(String, Vec<Row>)> = Vec::new();
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            parts.push((title.to_owned(), Vec::new()));
        }
        let Some(cells) = cells(line).filter(|cells| cells.len() == 7 && cells[0].starts_with('`')) else { continue };
        let (title, rows) = parts.last_mut().expect("a part");
        let number =
            |text: &str| text.split(" (").next().unwrap_or_default().replace(' ', "").parse::<f64>().expect("a number");
        // In the table of alternatives a column has the witnesses.
        let is_divisible =
            !["Recordings", "Alternatives of the ledger"].contains(&title.as_str()) && cells[1] != "as large as can be";
        let vectors = number(if title == "Alternatives of the ledger" { cells[3] } else { cells[2] });
        rows.push(Row {
            block: cells[0].trim_matches('`').to_owned(),
            vectors,
            core_seconds: threads * number(cells[6]),
            is_divisible,
        });
    }
    parts.retain(|(_, rows)| !rows.is_empty());
    parts
}

fn hours(seconds: f64) -> String {
    match seconds {
        s if s >= 5400.0 => format!("{:.1} h", s / 3600.0),
        s if s >= 90.0 => format!("{:.0} min", s / 60.0),
        s => format!("{s:.0} s"),
    }
}

/// Seconds of a unit that is divided, at the most: 2^30 clocks.
const UNIT: f64 = 240.0;

/// A line: the sum of the rows, divided by the cores, but no less than the longest unit.
fn line(text: &mut String, title: &str, rows: &[&Row], scale: f64) {
    let sum: f64 = scale * rows.iter().map(|row| row.core_seconds).sum::<f64>();
    let vectors: f64 = scale * rows.iter().map(|row| row.vectors).sum::<f64>();
    let longest = |row: &&Row| if row.is_divisible { (scale * row.core_seconds).min(UNIT) } else { row.core_seconds };
    let longest = rows.iter().map(longest).fold(0.0, f64::max);
    let on = |cores: f64| hours((sum / cores).max(longest));
    let _ = writeln!(text, "| {title} | {vectors:.2e} | {} | {} | {} | {} |", on(1.0), on(2.0), on(64.0), on(1000.0));
}

#[test]
fn the_table_of_cores_is_that_of_the_reports() {
    let mut table = "| part | vectors | 1 core | 2 | 64 | 1000 |\n|---|--:|--:|--:|--:|--:|\n".to_owned();
    let campaign = parts("campaign.md");
    for (title, rows) in &campaign {
        line(&mut table, title, &rows.iter().collect::<Vec<_>>(), 1.0);
    }
    line(&mut table, "all of these", &campaign.iter().flat_map(|(_, rows)| rows).collect::<Vec<_>>(), 1.0);
    let exhaustive = parts("exhaustive.md");
    // The whole sweeps, at the rate of the units that were run.
    for (block, cases) in [("f24_mul", (4u64 << 32) as f64), ("f24_add", (40u64 << 32) as f64)] {
        let rows: Vec<&Row> = exhaustive.iter().flat_map(|(_, rows)| rows).filter(|row| row.block == block).collect();
        assert!(!rows.is_empty(), "{block} was run");
        let run: f64 = rows.iter().map(|row| row.vectors).sum();
        let title = format!("every pair of significands, `{block}`, two roundings");
        line(&mut table, &title, &rows, 2.0 * cases / run);
    }
    let path = page("cluster.md");
    let text = fs::read_to_string(&path).expect("the page");
    let (before, rest) = text.split_once("<!-- made: cores -->\n").expect("the place of the table");
    let (_, after) = rest.split_once("<!-- end -->").expect("its end");
    expect_test::expect_file![path].assert_eq(&format!("{before}<!-- made: cores -->\n{table}<!-- end -->{after}"));
}
