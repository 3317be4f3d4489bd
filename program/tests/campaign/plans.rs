// SPDX-License-Identifier: MIT
//! Plans that are not what was written, and folders that jobs cannot name. No simulator runs.

use crate::folder::Campaign;
use pica_vectors::seal::sealed;
use serde_json::{Value, json};
use std::fs;

/// All commands refuse the plan, with its name and these words.
fn refused(campaign: &Campaign, words: &str, commands: &[&str]) {
    for command in commands {
        let run = campaign.command(command, if *command == "submit" { &["--slurm", "--dry-run"] } else { &[] });
        assert!(run.status == 2 && run.stderr.contains(words), "{command}: {} {}", run.status, run.stderr);
        assert!(run.stderr.contains("plan.json"), "{command}: {}", run.stderr);
    }
}

const ALL: [&str; 4] = ["run", "status", "merge", "submit"];

/// Merging it went out of the bounds of a list.
#[test]
fn a_plan_without_units_is_refused() {
    let campaign = Campaign::plan(&["--part", "raster", "--divide", "1000"], "400000");
    let plan = campaign.path().join("plan.json");
    let sources = serde_json::from_str::<Value>(&fs::read_to_string(&plan).unwrap()).unwrap()["sources"].clone();
    let empty = json!({
        "version": "0.1.0", "sources": sources, "seed": 16_471_097_326_u64, "parts": ["float"], "divisor": 1000,
        "recordings": [], "refused": [], "runs": [], "units": [],
    });
    fs::write(&plan, empty.to_string()).unwrap();
    refused(&campaign, "does not begin with its SHA-256: an older pica wrote it", &ALL);
    fs::write(&plan, sealed(&empty.to_string())).unwrap();
    refused(&campaign, "has no units", &ALL);
}

#[test]
fn a_plan_with_other_runs_than_it_says_is_refused() {
    let campaign = Campaign::plan(&["--part", "raster", "--divide", "1000"], "400000");
    let plan = campaign.path().join("plan.json");
    let text = fs::read_to_string(&plan).unwrap();
    fs::write(&plan, text.replace("\"divisor\": 1000", "\"divisor\": 1")).unwrap();
    refused(&campaign, "is damaged, or was changed", &ALL);
    fs::write(&plan, &text).unwrap();
    // Who knows of the digest is found by what is planned.
    let words = "does not have the runs of its parts, its divisor and its recordings";
    campaign.change(&plan, |plan| plan["divisor"] = 1.into());
    refused(&campaign, words, &["merge"]);
    fs::write(&plan, &text).unwrap();
    campaign.change(&plan, |plan| {
        plan["runs"].as_array_mut().unwrap().truncate(1);
        plan["units"].as_array_mut().unwrap().retain(|unit| unit["run"] == 0);
    });
    refused(&campaign, words, &["merge"]);
    let again = campaign.command("plan", &["--part", "raster", "--divide", "1000", "--unit", "400000"]);
    assert!(again.status == 2 && again.stderr.contains("is another plan"), "{}", again.stderr);
}

/// Lengths up to the largest number made no end.
#[test]
fn a_unit_may_be_as_long_as_numbers_go() {
    let campaign = Campaign::plan(&["--part", "raster"], "18446744073709551615");
    let plan = fs::read_to_string(campaign.path().join("plan.json")).unwrap();
    let plan: Value = serde_json::from_str(&plan).unwrap();
    // A unit for each run, of which a block has one or more.
    let runs = plan["runs"].as_array().unwrap().len();
    assert!(runs >= 3);
    assert_eq!(campaign.done(), (0, runs as u64));
}

/// Slurm takes what is behind `#` for a comment, and YAML `yes` and `1:30` for no text.
#[test]
fn words_that_engines_misread_are_refused_or_quoted() {
    let campaign = Campaign::plan(&["--part", "raster", "--divide", "1000"], "400000");
    let other = campaign.beside("a#b");
    fs::rename(campaign.path(), &other).unwrap();
    let submit = |words: &[&str]| {
        crate::pica::pica(&[&["campaign", "submit", other.to_str().unwrap(), "--dry-run"], words].concat())
    };
    let slurm = submit(&["--slurm"]);
    assert!(slurm.status == 2 && slurm.stderr.contains("Slurm takes no path with '#'"), "{}", slurm.stderr);
    assert!(!other.join("slurm.sh").exists());
    let kubernetes = submit(&["--kubernetes", "--image", "yes", "--claim", "1:30", "--pica", "null"]);
    assert_eq!(kubernetes.status, 0, "{}", kubernetes.stderr);
    let text = fs::read_to_string(other.join("kubernetes.yaml")).unwrap();
    for line in ["image: \"yes\"\n", "claimName: \"1:30\"\n", "- \"null\"\n"] {
        assert!(text.contains(line), "{text}");
    }
    let nothing = submit(&["--kubernetes", "--image", "", "--claim", "campaign"]);
    assert!(nothing.status == 2 && nothing.stderr.contains("--image"), "{}", nothing.stderr);
}
