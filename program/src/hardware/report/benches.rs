// SPDX-License-Identifier: MIT
//! What Criterion left: in a folder for each bench `new/benchmark.json` and `new/estimates.json`.

use pica_commands::Outcome;
use pica_commands::input::{read_text, refusal};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// The benches below a folder, by name.
pub fn read(folder: &Path) -> Outcome<Vec<Value>> {
    let mut found = Vec::new();
    search(folder, &mut found)?;
    if found.is_empty() {
        return Err(refusal(folder, "has no results of benches (`cargo bench` writes them to target/criterion)"));
    }
    found.sort();
    found.iter().map(|folder| bench(folder)).collect()
}

fn search(folder: &Path, found: &mut Vec<PathBuf>) -> Outcome {
    let unreadable = |error| refusal(folder, error);
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_dir() {
            let result = path.join("new");
            if result.join("benchmark.json").is_file() { found.push(result) } else { search(&path, found)? }
        }
    }
    Ok(())
}

fn bench(folder: &Path) -> Outcome<Value> {
    let file = |name: &str| -> Outcome<Value> {
        let path = folder.join(name);
        serde_json::from_str(&read_text(&path)?).map_err(|error| refusal(&path, error))
    };
    let (about, estimates) = (file("benchmark.json")?, file("estimates.json")?);
    let median = &estimates["median"];
    Ok(json!({
        "group": about["group_id"], "name": about["full_id"], "elements": about["throughput"]["Elements"],
        "ns": median["point_estimate"], "interval": [
            median["confidence_interval"]["lower_bound"], median["confidence_interval"]["upper_bound"],
        ],
    }))
}
