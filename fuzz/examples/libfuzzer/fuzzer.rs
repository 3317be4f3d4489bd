// SPDX-License-Identifier: MIT
//! libFuzzer on one reader: its folder, its arguments, what it prints.

use pica_fuzz::record::Record;
use pica_fuzz::replay::{PACK, folder, kept, pack};
use pica_fuzz::{Reader, dictionary, root};
use std::fs;
use std::io;
use std::path::PathBuf;
use std::process::{Command, Output};
use std::time::Instant;

/// The variable that names the reader.
pub const READER: &str = "PICA_READER";
/// Inputs that are kept of a reader, and their bytes.
const KEPT: usize = 200;
const KEPT_BYTES: usize = 48 << 10;
/// The longest input, unless a seed is longer.
const LENGTH: usize = 4096;
/// Seconds that an input may take.
const PATIENCE: u64 = 10;

/// When a search ends.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Inputs.
    pub inputs: u64,
    /// Seconds; 0 for any.
    pub seconds: u64,
    /// What the random numbers begin with; 0 for another one each time.
    pub seed: u64,
}

/// libFuzzer with a reader.
pub struct Fuzzer {
    program: PathBuf,
    reader: &'static Reader,
    folder: PathBuf,
    length: usize,
}

impl Fuzzer {
    /// Puts seeds and what is kept into a folder of its own, beside what earlier searches left there.
    pub fn new(reader: &'static Reader) -> io::Result<Self> {
        let program = std::env::current_exe()?;
        let folder = root().join("target/fuzz/searches").join(reader.name);
        let fuzzer = |length| Self { program, reader, folder, length };
        let seeds = (reader.seeds)()?;
        let length = seeds.iter().map(Vec::len).max().unwrap_or_default().max(LENGTH);
        let fuzzer = fuzzer(length);
        for name in ["corpus", "findings"] {
            fs::create_dir_all(fuzzer.folder.join(name))?;
        }
        for (number, seed) in seeds.iter().enumerate() {
            fs::write(fuzzer.folder.join(format!("corpus/seed-{number}")), seed)?;
        }
        let kept = if pica_fuzz::replay::folder(reader.name).exists() { kept(reader.name)? } else { Vec::new() };
        for (number, input) in kept.iter().enumerate() {
            fs::write(fuzzer.folder.join(format!("corpus/kept-{number}")), &input.bytes)?;
        }
        fs::write(fuzzer.folder.join("dictionary"), dictionary(reader)?)?;
        Ok(fuzzer)
    }

    fn run(&self, arguments: &[String], folders: &[&str]) -> Result<Output, String> {
        let mut command = Command::new(&self.program);
        command.env(READER, self.reader.name).current_dir(&self.folder);
        command.args(arguments).args(folders).arg(format!("-max_len={}", self.length));
        command.output().map_err(|error| format!("{}: {error}", self.program.display()))
    }

    /// Searches. A finding ends it, and says on standard error where it is.
    pub fn search(&self, limits: &Limits) -> Result<Record, String> {
        let start = Instant::now();
        let mut arguments = vec![
            format!("-runs={}", limits.inputs),
            format!("-seed={}", limits.seed),
            format!("-timeout={PATIENCE}"),
            "-rss_limit_mb=2048".to_owned(),
            "-print_final_stats=1".to_owned(),
            "-artifact_prefix=findings/".to_owned(),
        ];
        // libFuzzer takes no empty one.
        let words = fs::metadata(self.folder.join("dictionary")).is_ok_and(|file| file.len() > 0);
        arguments.extend(words.then(|| "-dict=dictionary".to_owned()));
        arguments.extend((limits.seconds > 0).then(|| format!("-max_total_time={}", limits.seconds)));
        let output = self.run(&arguments, &["corpus"])?;
        let printed = String::from_utf8_lossy(&output.stderr);
        // A finding ends it with a number of its own, or a signal does.
        let found = !output.status.success();
        if output.status.code() == Some(1) {
            return Err(format!("libFuzzer: {}", printed.lines().last().unwrap_or_default()));
        }
        if found {
            let last: Vec<&str> = printed.lines().rev().take(40).collect();
            let last: Vec<&str> = last.into_iter().rev().collect();
            eprintln!(
                "{}\nfinding of {}, in {}",
                last.join("\n"),
                self.reader.name,
                self.folder.join("findings").display()
            );
        }
        let number = |name: &str| -> u64 {
            let words = printed.lines().rev().find_map(|line| line.split_once(name)).map(|(_, rest)| rest);
            words
                .and_then(|rest| rest.split([' ', '/']).find(|word| !word.is_empty())?.parse().ok())
                .unwrap_or_default()
        };
        Ok(Record {
            reader: self.reader.name.to_owned(),
            inputs: number("stat::number_of_executed_units:"),
            edges: number(" cov: "),
            features: number(" ft: "),
            corpus: number(" corp: "),
            findings: u64::from(found),
            seconds: start.elapsed().as_secs_f64().round(),
        })
    }

    /// Puts the fewest inputs that cover what all cover into the folder of the repository; gives how many that are. Where that
    /// is too much, every second, third and so on of them is kept, in the order of their lengths: the shortest alone would be
    /// those that readers refuse at once.
    pub fn keep(&self) -> io::Result<u64> {
        let fewest = self.folder.join("fewest");
        let _ = fs::remove_dir_all(&fewest);
        fs::create_dir_all(&fewest)?;
        let merge = ["-set_cover_merge=1".to_owned(), format!("-timeout={PATIENCE}")];
        let output = self.run(&merge, &["fewest", "corpus"]).map_err(io::Error::other)?;
        if !output.status.success() {
            return Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()));
        }
        let read = |entry: io::Result<fs::DirEntry>| fs::read(entry?.path());
        let mut inputs = fs::read_dir(&fewest)?.map(read).collect::<io::Result<Vec<_>>>()?;
        inputs.sort_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
        let every = |step: &usize| inputs.iter().step_by(*step).map(Vec::len);
        let fits = |step: &usize| every(step).count() <= KEPT && every(step).sum::<usize>() <= KEPT_BYTES;
        let step = (1..=inputs.len()).find(fits).unwrap_or(1);
        let inputs: Vec<Vec<u8>> = inputs.into_iter().step_by(step).collect();
        let folder = folder(self.reader.name);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(PACK), pack(inputs.iter().map(Vec::as_slice)))?;
        Ok(kept(self.reader.name)?.len() as u64)
    }
}
