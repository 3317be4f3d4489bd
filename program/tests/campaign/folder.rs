// SPDX-License-Identifier: MIT
//! Folders of campaigns, and what is asked of them.

use crate::pica::{Run, pica, pica_ok};
use pica_vectors::seal::sealed;
use serde_json::Value;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A campaign, and a report of the same without division.
pub struct Campaign {
    folder: tempfile::TempDir,
    arguments: Vec<String>,
}

impl Campaign {
    /// Plans what these arguments say, in units of so many clocks.
    pub fn plan(arguments: &[&str], clocks: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        // Daemons of others look into it.
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
        let campaign = Self { folder, arguments: arguments.iter().map(|word| (*word).to_owned()).collect() };
        pica_ok(&[&["campaign", "plan", &campaign.name(), "--unit", clocks], arguments].concat());
        campaign
    }

    /// Where files are that have nothing to do with the campaign.
    pub fn beside(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn path(&self) -> PathBuf {
        self.beside("campaign")
    }

    pub fn name(&self) -> String {
        self.path().to_str().unwrap().to_owned()
    }

    /// A command of `pica campaign` on it.
    pub fn command(&self, command: &str, arguments: &[&str]) -> Run {
        pica(&[&["campaign", command, &self.name()], arguments].concat())
    }

    /// A process for a command of `pica campaign` on the folder, not yet started.
    pub fn process(&self, command: &str, arguments: &[&str]) -> Command {
        let mut process = Command::new(env!("CARGO_BIN_EXE_pica"));
        process.args(["campaign", command]).arg(self.path()).args(arguments);
        process.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        process
    }

    /// Units with a result, and all.
    pub fn done(&self) -> (u64, u64) {
        let status = self.command("status", &["--format", "json"]);
        let all = status.json_lines().pop().unwrap();
        assert_eq!(status.status == 4, all["done"] != all["units"], "{}", status.stderr);
        (all["done"].as_u64().unwrap(), all["units"].as_u64().unwrap())
    }

    /// The results, by name.
    pub fn results(&self) -> Vec<PathBuf> {
        files(&self.path().join("results")).into_iter().filter(|path| !is_hidden(path)).collect()
    }

    /// The result of the first unit in the plan of which this is true, told the run that it is of.
    pub fn result_of(&self, which: impl Fn(&Value, &Value) -> bool) -> PathBuf {
        let plan: Value = serde_json::from_str(&fs::read_to_string(self.path().join("plan.json")).unwrap()).unwrap();
        let is_it = |unit: &&Value| which(unit, &plan["runs"][unit["run"].as_u64().unwrap() as usize]);
        let unit = plan["units"].as_array().unwrap().iter().find(is_it).unwrap();
        self.path().join("results").join(format!("{}.json", unit["name"].as_str().unwrap()))
    }

    /// What is left of results that never were complete.
    pub fn leftovers(&self) -> Vec<PathBuf> {
        files(&self.path().join("results")).into_iter().filter(|path| is_hidden(path)).collect()
    }

    /// Changes a file of JSON, and the SHA-256 that it begins with; what it was.
    pub fn change(&self, path: &Path, change: impl FnOnce(&mut Value)) -> String {
        let text = fs::read_to_string(path).unwrap();
        let mut value = serde_json::from_str(&text).unwrap();
        change(&mut value);
        fs::write(path, sealed(&value.to_string())).unwrap();
        text
    }

    /// The reports of the merged campaign, without what takes time.
    pub fn merged(&self) -> String {
        self.report("merged", &["campaign", "merge", &self.name()])
    }

    /// The reports of `pica all --full`, without what takes time.
    pub fn whole(&self) -> String {
        let words = ["all", "--full"].into_iter().chain(self.arguments.iter().map(String::as_str));
        self.report("whole", &words.collect::<Vec<_>>())
    }

    fn report(&self, name: &str, words: &[&str]) -> String {
        let [markdown, json] = ["md", "json"].map(|kind| self.beside(&format!("{name}.{kind}")));
        let reports = ["--report", markdown.to_str().unwrap(), "--report", json.to_str().unwrap()];
        pica_ok(&[words, &reports].concat());
        let read = |path| fs::read_to_string(path).unwrap();
        timeless(&read(markdown)) + &timeless_json(&read(json))
    }
}

fn is_hidden(path: &Path) -> bool {
    path.file_name().unwrap().to_string_lossy().starts_with('.')
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// Markdown without the last column of its tables, and without seconds and threads in its head.
fn timeless(text: &str) -> String {
    let line = |line: &str| match (line.starts_with("| `"), line.split_once(" threads, ")) {
        (true, _) => line.rsplitn(3, '|').last().unwrap().to_owned(),
        (false, Some((before, after))) => {
            before.rsplit_once("; seed").unwrap().0.to_owned() + after.split_once(" s. ").unwrap().1
        }
        _ => line.to_owned(),
    };
    text.lines().map(|text| line(text) + "\n").collect()
}

/// Lines of JSON without seconds and threads.
fn timeless_json(text: &str) -> String {
    let line = |line: &str| {
        let mut value: Value = serde_json::from_str(line).unwrap();
        let object = if value["campaign"].is_object() { &mut value["campaign"] } else { &mut value };
        object.as_object_mut().unwrap().retain(|key, _| !["seconds", "threads"].contains(&key.as_str()));
        value.to_string() + "\n"
    };
    text.lines().map(line).collect()
}
