// SPDX-License-Identifier: MIT
//! The Indexed Job: the published schema takes it, and what it runs is a campaign.

use crate::folder::Campaign;
use crate::install;
use serde_yaml::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The Python that `PICA_PYTHON` names, or the system's, if it has the package of schemas.
fn python() -> Option<PathBuf> {
    let python = std::env::var_os("PICA_PYTHON").map_or_else(|| "python3".into(), PathBuf::from);
    let import = Command::new(&python).args(["-c", "import kubernetes_validate"]).output();
    let there = import.is_ok_and(|output| output.status.success());
    let install = "python3 -m venv VENV && VENV/bin/pip install kubernetes-validate; PICA_PYTHON=VENV/bin/python";
    (there || install::missing(&format!("a Python with kubernetes-validate is not installed ({install})")))
        .then_some(python)
}

/// What the schema says of a manifest; nothing if it takes it.
fn objection(python: &Path, manifest: &str) -> Option<String> {
    let script = "import sys, yaml, kubernetes_validate as k
try:
    k.validate(yaml.safe_load(sys.argv[1]), '1.33', strict=True)
except k.ValidationError as error:
    sys.exit(error.message)";
    let output = Command::new(python).args(["-c", script, manifest]).output().unwrap();
    (!output.status.success()).then(|| String::from_utf8_lossy(&output.stderr).into_owned())
}

const SUBMIT: [&str; 11] = [
    "--kubernetes",
    "--image",
    "registry.example/pica:1",
    "--claim",
    "campaign",
    "--shards",
    "3",
    "--cores",
    "2",
    "--dry-run",
    "--at-once=2",
];

#[test]
fn the_job_is_one_of_the_published_schema_and_runs_the_campaign() {
    let Some(python) = python() else { return };
    if !install::verilator() {
        return;
    }
    let campaign = Campaign::plan(&["--part", "raster", "--divide", "1000"], "400");
    let submit = campaign.command("submit", &SUBMIT);
    assert_eq!(submit.status, 0, "{}", submit.stderr);
    let text = fs::read_to_string(campaign.path().join("kubernetes.yaml")).unwrap();
    assert_eq!(objection(&python, &text), None);
    // The schema is one that can say no.
    for (right, wrong) in [
        ("completionMode: Indexed", "completionModes: Indexed"),
        ("completions: 3", "completions: three"),
        ("persistentVolumeClaim", "persistentVolume"),
        ("onExitCodes", "onExitStatus"),
    ] {
        assert!(objection(&python, &text.replace(right, wrong)).is_some(), "{wrong}");
    }

    // What YAML has for a truth value is a name here.
    let image = |name| text.replace("image: \"registry.example/pica:1\"", &format!("image: {name}"));
    assert!(image("\"yes\"") != text && objection(&python, &image("\"yes\"")).is_none());
    assert!(objection(&python, &image("yes")).is_some());

    // A shell does what the controller does: a pod for each index, with the index in its environment and in its command.
    let job: Value = serde_yaml::from_str(&text).unwrap();
    let (spec, pod) = (&job["spec"], &job["spec"]["template"]["spec"]);
    assert_eq!((&spec["completionMode"], &spec["parallelism"]), (&"Indexed".into(), &2.into()));
    let container = &pod["containers"][0];
    let place = container["volumeMounts"][0]["mountPath"].as_str().unwrap();
    let words = container["command"].as_sequence().unwrap().iter().map(|word| {
        let word = word.as_str().unwrap().replace("$(JOB_COMPLETION_INDEX)", "\"$JOB_COMPLETION_INDEX\"");
        if word == "pica" { env!("CARGO_BIN_EXE_pica").to_owned() } else { word.replace(place, &campaign.name()) }
    });
    let words: Vec<String> = words.collect();
    let completions = spec["completions"].as_u64().unwrap();
    let indices = (0..completions).map(|index| index.to_string()).collect::<Vec<_>>().join(" ");
    let run = words.join(" ");
    let script = format!("for JOB_COMPLETION_INDEX in {indices}; do {run} || exit; done");
    let output = Command::new("sh").args(["-c", &script]).output().unwrap();
    assert!(output.status.success(), "{script}: {}", String::from_utf8_lossy(&output.stderr));
    let (done, units) = campaign.done();
    assert!(done == units && units > 3, "{done} of {units}");
    assert_eq!(campaign.command("merge", &[]).status, 0);
}

#[test]
fn what_the_manifest_needs_has_to_be_said() {
    let campaign = Campaign::plan(&["--part", "raster", "--divide", "1000"], "400");
    let refuses = |words: &[&str], text: &str| {
        let run = campaign.command("submit", words);
        assert!(run.status == 2 && run.stderr.contains(text), "{words:?}: {}", run.stderr);
    };
    refuses(&["--kubernetes", "--dry-run"], "--image");
    refuses(&["--kubernetes", "--slurm"], "--slurm");
    refuses(&["--slurm", "--shards", "0"], "--shards");
    assert!(!campaign.path().join("kubernetes.yaml").exists());
}
