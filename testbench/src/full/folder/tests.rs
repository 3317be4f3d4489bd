// SPDX-License-Identifier: MIT
//! Files of a campaign that are not what was written, and counts that no campaign has. No simulator runs: results are made here.

use super::unit::{self, MAX_UNITS};
use super::{Done, Folder, FolderError, Merged, PLAN, RESULTS, SOURCES, done};
use crate::full::{Cases, Found, Part, Plan, Run, lines};
use crate::random::CaseRng;
use crate::registry;
use pica_rtl::build::Build;
use pica_spec::choices::Choices;
use pica_vectors::seal::sealed;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A campaign of triangles of which every unit has a result without a mismatch.
struct Campaign(TempDir);

/// All cases of a unit, each with a result.
fn found(run: &Run, vectors: u64) -> Found {
    let bins = run.block().expect("the block").campaign_bins().len();
    let found = json!({
        "vectors": vectors, "results": vectors, "mismatches": 0, "hits": "0".repeat(bins), "random": null,
        "witnesses": null, "counterexample": null, "seconds": 1.5,
    });
    serde_json::from_value(found).expect("what was found")
}

impl Campaign {
    fn new() -> Self {
        let campaign = Self(tempfile::tempdir().expect("a folder"));
        let plan = Plan { seed: 1, parts: vec![Part::Raster], recordings: Vec::new(), divisor: 10 };
        let folder = Folder::plan(campaign.0.path(), &plan, 1 << 20).expect("a plan");
        for unit in folder.units() {
            let run = folder.run(unit);
            let found = found(run, unit.vectors(run).expect("their number"));
            let tools = ["Verilator", "g++"].map(str::to_owned);
            folder.keep(unit, &Done::new(&unit.name, folder.hash(), tools, 1, found)).expect("a result");
        }
        campaign
    }

    fn plan(&self) -> PathBuf {
        self.0.path().join(PLAN)
    }

    /// The results of units of a run, in their order.
    fn results(&self, run: usize) -> Vec<PathBuf> {
        let folder = Folder::open(self.0.path()).expect("the folder");
        let units = folder.units().iter().filter(|unit| unit.run == run);
        units.map(|unit| done::path(&self.0.path().join(RESULTS), &unit.name)).collect()
    }

    fn merge(&self) -> Result<Merged, FolderError> {
        Folder::open(self.0.path())?.merge(false)
    }

    /// Merging is refused, with the name of this file and with these words.
    fn refuses(&self, path: &Path, words: &str) {
        let error = self.merge().err().unwrap_or_else(|| panic!("{words}: it was merged")).to_string();
        assert!(error.contains(&*path.to_string_lossy()) && error.contains(words), "{words}: {error}");
    }

    /// Merging is refused after somebody who knows of the digest has changed the JSON of the file; the change is taken back.
    fn refuses_changed(&self, path: &Path, words: &str, change: impl FnOnce(&mut Value)) {
        let original = fs::read_to_string(path).expect("the file");
        let mut value = serde_json::from_str(&original).expect("JSON");
        change(&mut value);
        fs::write(path, value.to_string()).expect("the file");
        self.refuses(path, "is damaged, or was changed");
        fs::write(path, sealed(&value.to_string())).expect("the file");
        self.refuses(path, words);
        fs::write(path, original).expect("the file");
    }
}

fn report(merged: &Merged) -> String {
    lines::lines(&merged.plan, &merged.outcome, &merged.how)
}

#[test]
fn a_flipped_bit_is_noticed_wherever_it_is() {
    let campaign = Campaign::new();
    let files: Vec<PathBuf> = [vec![campaign.plan()], campaign.results(0), campaign.results(1)].concat();
    assert!(files.len() > 8);
    let whole = report(&campaign.merge().expect("a report"));
    for flip in 0..300 {
        let mut rng = CaseRng::new(38, flip);
        let path = &files[rng.below(files.len() as u32) as usize];
        let bytes = fs::read(path).expect("the file");
        let bit = rng.below(8 * bytes.len() as u32) as usize;
        let mut flipped = bytes.clone();
        flipped[bit / 8] ^= 1 << (bit % 8);
        fs::write(path, flipped).expect("the file");
        let error = campaign.merge().err().unwrap_or_else(|| panic!("bit {bit} of {}", path.display())).to_string();
        assert!(error.contains(&*path.to_string_lossy()), "{error}");
        fs::write(path, bytes).expect("the file");
    }
    assert_eq!(report(&campaign.merge().expect("a report")), whole);
}

#[test]
fn counts_that_a_unit_cannot_come_to_are_refused() {
    let campaign = Campaign::new();
    let [setup, walk] = [0, 1].map(|run| campaign.results(run));
    for (path, words, keys) in [
        (&setup[0], "has 0 vectors where the plan has 32768", &[("vectors", 0_u64), ("results", 0)][..]),
        (&setup[1], "has 32767 vectors where the plan has 32768", &[("vectors", 32_767), ("results", 32_767)]),
        (&setup[1], "has 32769 vectors where the plan has 32768", &[("vectors", 32_769), ("results", 32_769)]),
        (&setup[0], "has 5 results of 32768 vectors", &[("results", 5)]),
        (&walk[0], "has 9223372036854775808 mismatches in", &[("mismatches", 1 << 63)]),
        (&walk[1], "has 1 mismatches and no counterexample", &[("mismatches", 1)]),
    ] {
        campaign.refuses_changed(path, words, |done| {
            keys.iter().for_each(|(key, count)| done["found"][key] = (*count).into());
        });
    }
    campaign.refuses_changed(&walk[0], "took less than no time", |done| done["found"]["seconds"] = (-1.0).into());
    campaign.refuses_changed(&walk[0], "has witnesses", |done| {
        done["found"]["witnesses"] = json!({"hit": 1, "wanted": 1, "cases": 1, "whole": false});
    });
    campaign.refuses_changed(&walk[0], "was found for another plan (0123456789ab)", |done| {
        done["plan"] = "0123456789abcdef".into();
    });
    // Two results with 2^63 mismatches each were none together.
    for path in &walk[..2] {
        let mut value: Value = serde_json::from_str(&fs::read_to_string(path).expect("a result")).expect("JSON");
        value["found"]["mismatches"] = (1_u64 << 63).into();
        fs::write(path, sealed(&value.to_string())).expect("a result");
    }
    campaign.refuses(&walk[0], "9223372036854775808 mismatches");
}

#[test]
fn a_plan_that_is_not_what_is_planned_is_refused() {
    let campaign = Campaign::new();
    let plan = campaign.plan();
    let words = "does not have the runs of its parts, its divisor and its recordings";
    campaign.refuses_changed(&plan, words, |plan| plan["divisor"] = 1.into());
    campaign.refuses_changed(&plan, "divisor: nothing is divided by 0", |plan| plan["divisor"] = 0.into());
    campaign.refuses_changed(&plan, words, |plan| {
        plan["runs"].as_array_mut().expect("runs").truncate(1);
        plan["units"].as_array_mut().expect("units").retain(|unit| unit["run"] == 0);
    });
    campaign.refuses_changed(&plan, "has no units", |plan| {
        (plan["runs"], plan["units"]) = (json!([]), json!([]));
    });
    campaign.refuses_changed(&plan, "has no cases", |plan| plan["runs"][0]["cases"] = json!({"random": 0}));
    campaign.refuses_changed(&plan, "has more cases than can be counted", |plan| {
        plan["runs"][0]["cases"] = json!({"random": u64::MAX});
    });
    campaign.merge().expect("as it was");

    // A plan of before there were digests, without a run and a unit: merging it was a panic.
    let old = format!(
        r#"{{"version": "0.1.0", "sources": "{SOURCES}", "seed": 1, "parts": ["float"], "divisor": 1000, "recordings": [],
        "refused": [], "runs": [], "units": []}}"#
    );
    let taken = fs::read_to_string(&plan).expect("a plan");
    fs::write(&plan, &old).expect("a plan");
    campaign.refuses(&plan, "does not begin with its SHA-256: an older pica wrote it");
    fs::write(&plan, sealed(&old)).expect("a plan");
    campaign.refuses(&plan, "has no units");
    fs::write(&plan, taken).expect("a plan");
    let results = campaign.0.path().join(RESULTS);
    fs::remove_dir_all(&results).expect("the results");
    campaign.refuses(&results, "is no folder");
}

#[test]
fn units_of_any_length_come_to_an_end() {
    let choices = Choices::default();
    let block = registry::block("f24_add", &choices, &Build::default()).expect("the blocks").expect("the block");
    let run = |cases| Run::new(Part::Float, &block, &choices, "", Cases::Random(cases));
    let divide = |cases, clocks| unit::divide(&[run(cases)], clocks, 1, &[]);
    for clocks in [1 << 40, u64::MAX - 1, u64::MAX] {
        let units = divide(1_000_000, clocks).expect("units");
        assert_eq!(units.iter().map(|unit| unit.cases).collect::<Vec<_>>(), [Some((0, 1_000_000))]);
    }
    assert_eq!(divide(u64::MAX, u64::MAX).expect("units").len(), 1);
    let most = divide(MAX_UNITS << 15, 1).expect("units");
    assert_eq!(most.len() as u64, MAX_UNITS);
    let error = divide((MAX_UNITS << 15) + 1, 1).expect_err("one more");
    assert!(error.contains("are 100001, and a campaign has at most 100000: take longer ones with --unit"), "{error}");
}
