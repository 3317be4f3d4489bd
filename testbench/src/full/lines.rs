// SPDX-License-Identifier: MIT
//! The report of the full campaign as lines of JSON.

use super::report::about;
use super::{Circumstances, Outcome, Plan, Row};
use serde_json::{Value, json};
use std::fmt::Write;

/// One line about the campaign, then one for each run: what `pica equiv --format json` prints, with the part, what the
/// block was built under, whether the cases are all that there are, and the witnesses of an alternative. Then one for each
/// alternative that is refused.
pub fn lines(plan: &Plan, outcome: &Outcome, how: &Circumstances) -> String {
    let parts = plan.parts.iter().map(|part| json!({"name": part.name(), "title": about(*part).0}));
    let mut campaign = json!({
        "version": env!("CARGO_PKG_VERSION"), "tools": how.tools, "seed": plan.seed, "threads": how.threads,
        "divisor": plan.divisor, "seconds": how.seconds.round(), "parts": parts.collect::<Vec<_>>(),
    });
    if let Some((done, all)) = how.units {
        campaign["units"] = json!({"done": done, "all": all});
    }
    let mut text = format!("{}\n", json!({"campaign": campaign}));
    for row in &outcome.rows {
        let _ = writeln!(text, "{}", run(row));
    }
    for (what, why) in &outcome.refused {
        let _ = writeln!(text, "{}", json!({"refused": what, "why": why}));
    }
    text
}

fn run(row: &Row) -> Value {
    let Row { part, what, whole, report, interface, witnesses, .. } = row;
    let mut object = json!({"part": part.name(), "under": what, "whole": whole});
    if let Some(witnesses) = witnesses {
        object["witnesses"] =
            json!({"hit": witnesses.hit, "cases": witnesses.cases, "complete": witnesses.are_complete()});
    }
    if let (Some(object), Value::Object(report)) = (object.as_object_mut(), report.json(interface)) {
        object.extend(report);
    }
    object
}
