// SPDX-License-Identifier: MIT
//! Shards of a campaign, and what is refused of them.

use crate::folder::Campaign;
use crate::install;
use crate::pica::pica_refuses;
use serde_json::Value;
use std::fs;

/// Units of three parts: random cases, whole spaces, a sweep, cases that are written out, and a recording.
const ARGUMENTS: [&str; 10] = [
    "--part",
    "raster",
    "--part",
    "shader-parts",
    "--part",
    "recordings",
    "--divide",
    "1000",
    "--trace",
    concat!(env!("CARGO_MANIFEST_DIR"), "/../spec/tests/traces/01_triangle.ctf"),
];

#[test]
fn shards_make_the_report_of_a_run_that_was_not_divided() {
    if !install::verilator() {
        return;
    }
    let campaign = Campaign::plan(&ARGUMENTS, "4000");
    let (done, units) = campaign.done();
    assert!(done == 0 && units > 20, "{units}");
    // Two of them at the same time, and one unit by both.
    let shards = ["0/3", "1/3"].map(|shard| campaign.process("run", &["--shard", shard]).spawn().unwrap());
    for shard in shards {
        let output = shard.wait_with_output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    let gap = campaign.command("merge", &[]);
    assert_eq!(gap.status, 2);
    assert!(gap.stderr.contains(&format!("{} of {units} units have no result", units / 3)), "{}", gap.stderr);
    let report = campaign.beside("part.md");
    let part = campaign.command("merge", &["--so-far", "--report", report.to_str().unwrap()]);
    assert_eq!(part.status, 0, "{}", part.stderr);
    let text = fs::read_to_string(report).unwrap();
    assert!(text.contains(&format!("So far {} of {units} units", units - units / 3)), "{text}");

    assert_eq!(campaign.command("run", &["--shard", "2/3"]).status, 0);
    assert_eq!(campaign.done(), (units, units));
    let merged = campaign.merged();
    assert_eq!(merged, campaign.whole());
    assert!(merged.contains("| `raster_walk` | as large as can be | 4 | 2 096 162 | 0 |"), "{merged}");

    // Nothing is done twice.
    let times =
        || campaign.results().iter().map(|path| fs::metadata(path).unwrap().modified().unwrap()).collect::<Vec<_>>();
    let before = times();
    let again = campaign.command("run", &[]);
    assert_eq!(
        (again.status, again.text()),
        (0, format!("{units} of {units} units are done, 0 mismatches\n").as_str())
    );
    assert_eq!(before, times());
    // Nor is it planned twice, but for another plan.
    let plan = |seed| campaign.command("plan", &[&ARGUMENTS[..], &["--unit", "4000", "--seed", seed]].concat());
    assert_eq!(plan("0x3D5C0FFEE").status, 0);
    let other = plan("7");
    assert!(other.status == 2 && other.stderr.contains("is another plan"), "{}", other.stderr);

    results_that_do_not_belong_together_are_refused(&campaign);
    plans_that_were_changed_are_refused(&campaign);
}

fn results_that_do_not_belong_together_are_refused(campaign: &Campaign) {
    let results = campaign.results();
    let refused = |path: &std::path::Path, text: &str, original: &str| {
        for command in ["merge", "status", "run"] {
            let run = campaign.command(command, &[]);
            assert!(run.status == 2 && run.stderr.contains(text), "{command}: {} {}", run.status, run.stderr);
            assert!(run.stderr.contains(&*path.file_name().unwrap().to_string_lossy()), "{}", run.stderr);
        }
        fs::write(path, original).unwrap();
    };
    let last = results.last().unwrap();
    let original = campaign.change(last, |done| done["tools"][0] = "Verilator 4.038".into());
    // The first result in the order of the plan sets the tools; here it is any of the others.
    let run = campaign.command("merge", &[]);
    assert!(run.status == 2 && run.stderr.contains("Verilator 4.038"), "{}", run.stderr);
    fs::write(last, &original).unwrap();
    let original = campaign.change(last, |done| done["sources"] = "0123456789abcdef".into());
    refused(last, "was found by a pica of other sources (0123456789ab)", &original);
    let first = fs::read_to_string(&results[0]).unwrap();
    fs::write(last, &first).unwrap();
    refused(last, "is the result of unit", &original);
    fs::write(last, &original[..original.len() / 2]).unwrap();
    refused(last, "is damaged", &original);
    fs::write(last, original.replace("\"mismatches\":0", "\"mismatches\":1")).unwrap();
    refused(last, "is damaged", &original);
    campaign.change(last, |done| done["found"]["vectors"] = 0.into());
    refused(last, "has 0 vectors where the plan has", &original);
    // The triangles that are written out are a run of one unit; a unit that does not begin with the first case has others
    // before it.
    let one = |unit: &Value, _: &Value| unit["cases"].is_null();
    let many = |unit: &Value, _: &Value| unit["cases"][0].as_u64() > Some(0);
    for (path, text) in [
        (campaign.result_of(one), "bins, and what was found has others"),
        (campaign.result_of(many), "bins, of others"),
    ] {
        let original = campaign.change(&path, |done| {
            let hits = done["found"]["hits"].as_str().unwrap()[1..].to_owned();
            done["found"]["hits"] = hits.into();
        });
        let run = campaign.command("merge", &[]);
        assert!(run.status == 2 && run.stderr.contains(text), "{}", run.stderr);
        fs::write(path, original).unwrap();
    }
    assert_eq!(campaign.command("merge", &[]).status, 0);
    // A difference that a unit has found is one of the campaign: of a recording it may be a pixel, which is no counterexample.
    let fragments = &campaign.result_of(|_, run| !run["cases"]["fragments"].is_null());
    let original = campaign.change(fragments, |done| done["found"]["mismatches"] = 1.into());
    for command in ["merge", "status", "run"] {
        assert_eq!(campaign.command(command, &[]).status, 1, "{command}");
    }
    fs::write(fragments, original).unwrap();
}

fn plans_that_were_changed_are_refused(campaign: &Campaign) {
    let path = campaign.path().join("plan.json");
    let refused = |text: &str, original: String| {
        for command in ["run", "status", "merge"] {
            let run = campaign.command(command, &[]);
            assert!(run.status == 2 && run.stderr.contains(text) && run.stderr.contains("plan.json"), "{}", run.stderr);
        }
        fs::write(&path, original).unwrap();
    };
    refused(
        "no unit has the cases",
        campaign.change(&path, |plan| drop(plan["units"].as_array_mut().unwrap().remove(1))),
    );
    refused(
        "two units have the cases",
        campaign.change(&path, |plan| {
            let units = plan["units"].as_array_mut().unwrap();
            units.insert(1, units[1].clone());
        }),
    );
    refused(
        "out of order",
        campaign.change(&path, |plan| {
            let units = plan["units"].as_array_mut().unwrap();
            units.push(units[0].clone());
        }),
    );
    refused("a name that is not its own", campaign.change(&path, |plan| plan["seed"] = 8.into()));
    refused("by a pica of other sources", campaign.change(&path, |plan| plan["sources"] = "0123456789abcdef".into()));
    refused("unknown field", campaign.change(&path, |plan| plan["units"][0]["size"] = 8.into()));
    let recording = campaign.path().join("recordings/01_triangle.ctf");
    let bytes = fs::read(&recording).unwrap();
    fs::write(&recording, &bytes[1..]).unwrap();
    fs::remove_file(campaign.results().pop().unwrap()).unwrap();
    let run = campaign.command("run", &[]);
    assert!(run.status == 2 && run.stderr.contains("is not the recording of the plan"), "{}", run.stderr);
    fs::write(recording, bytes).unwrap();
    assert_eq!(campaign.command("run", &[]).status, 0);
}

#[test]
fn bad_arguments_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let name = folder.path().to_str().unwrap();
    pica_refuses(&["campaign", "run", name], "plan.json");
    pica_refuses(&["campaign", "plan", name, "--part", "everything"], "ledger");
    pica_refuses(&["campaign", "plan", name, "--part", "recordings"], "recordings need --trace");
    pica_refuses(&["campaign", "plan", name, "--unit", "0"], "a clock at least");
    pica_refuses(&["campaign", "plan", name, "--part", "float", "--part", "float"], "--part float is there twice");
    // Each of these units is a batch of 32768 cases.
    let endless = ["campaign", "plan", name, "--part", "exhaustive", "--unit", "1"];
    pica_refuses(&endless, "a campaign has at most 100000: take longer ones with --unit");
    pica_refuses(&["campaign", "run", name, "--shard", "3/3"], "counted from 0 to 2");
    pica_refuses(&["campaign", "run", name, "--shard", "0/0"], "counted from 0");
    pica_refuses(&["campaign", "run", name, "--shard", "half"], "I/N");
    pica_refuses(&["campaign", "submit", name], "--slurm");
    let trace = ARGUMENTS[9];
    pica_refuses(&["campaign", "plan", name, "--trace", trace, "--trace", trace], "two recordings");
    assert!(fs::read_dir(folder.path()).unwrap().next().is_none());
}
