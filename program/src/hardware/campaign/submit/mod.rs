// SPDX-License-Identifier: MIT
//! `pica campaign submit`: jobs for engines that others have.

mod kubernetes;
mod slurm;

use super::unusable;
use clap::Args;
use clap::builder::{NonEmptyStringValueParser, RangedU64ValueParser};
use pica_commands::output::{tell_written, write_member};
use pica_commands::{Failure, Outcome};
use pica_testbench::full::folder::Folder;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Write the jobs of a campaign for Slurm or Kubernetes into its folder, and hand them over
///
/// Every machine must see the folder of the campaign at the same path, and have the same `pica`, Verilator and C++ compiler.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Folder of the campaign
    folder: PathBuf,
    #[command(flatten)]
    engine: Engine,
    /// Shards, each a job of its own: no more than there are units
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<usize>::new().range(1..=100_000))]
    shards: Option<usize>,
    /// Cores of a shard
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = RangedU64ValueParser::<usize>::new().range(1..=1024))]
    cores: usize,
    /// Shards that run at once; as many as the engine has room for if it is not given
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<usize>::new().range(1..=100_000))]
    at_once: Option<usize>,
    /// The program on the machines of the engine; this one if it is not given, `pica` in an image
    #[arg(long, value_name = "PATH", value_parser = NonEmptyStringValueParser::new())]
    pica: Option<String>,
    /// Image with `pica`, Verilator and a C++ compiler
    #[arg(long, value_name = "IMAGE", value_parser = NonEmptyStringValueParser::new(), required_if_eq("kubernetes", "true"))]
    image: Option<String>,
    /// Claim of a volume that has the folder of the campaign at its root
    #[arg(long, value_name = "CLAIM", value_parser = NonEmptyStringValueParser::new(), required_if_eq("kubernetes", "true"))]
    claim: Option<String>,
    /// Writes the files and hands nothing over
    #[arg(long)]
    dry_run: bool,
}

/// The engines.
#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
struct Engine {
    /// A job array for Slurm: FOLDER/slurm.sh, for sbatch
    #[arg(long)]
    slurm: bool,
    /// An Indexed Job for Kubernetes: FOLDER/kubernetes.yaml, for kubectl
    #[arg(long, requires = "image", requires = "claim")]
    kubernetes: bool,
}

/// What a job array is made of.
struct Jobs<'a> {
    /// The folder, as all machines see it.
    folder: &'a str,
    shards: usize,
    cores: usize,
    at_once: usize,
    pica: String,
}

/// Runs `pica campaign submit`.
pub fn run(arguments: &Arguments) -> Outcome {
    let units = Folder::open(&arguments.folder).map_err(unusable)?.units().len();
    let refused = |error| Failure::input(format_args!("{}: {error}", arguments.folder.display()));
    let folder = arguments.folder.canonicalize().map_err(refused)?;
    let folder = folder.to_str().ok_or_else(|| Failure::input("the path of the folder is not text (UTF-8)"))?;
    let shards = arguments.shards.unwrap_or(units).min(units);
    let at_once = arguments.at_once.unwrap_or(shards).min(shards);
    let pica = match (&arguments.pica, arguments.engine.kubernetes) {
        (Some(pica), _) => pica.clone(),
        (None, true) => "pica".to_owned(),
        (None, false) => std::env::current_exe()?.display().to_string(),
    };
    let jobs = Jobs { folder, shards, cores: arguments.cores, at_once, pica };
    let (name, text, program, words): (_, _, _, &[&str]) = match (&arguments.image, &arguments.claim) {
        (Some(image), Some(claim)) if arguments.engine.kubernetes => {
            (kubernetes::FILE, kubernetes::manifest(&jobs, image, claim), "kubectl", &["apply", "-f"])
        }
        _ => (slurm::FILE, slurm::script(&jobs)?, "sbatch", &[]),
    };
    write_member(Path::new(folder), name, text.as_bytes())?;
    let path = arguments.folder.join(name);
    tell_written(&path);
    if arguments.dry_run {
        return Ok(());
    }
    let missing = |error| Failure::tool(format_args!("{program}: {error}; --dry-run writes the files alone"));
    let status = Command::new(program).args(words).arg(&path).status().map_err(missing)?;
    if status.success() { Ok(()) } else { Err(Failure::tool(format_args!("{program} failed ({status})"))) }
}

/// A word as a shell takes it.
fn quoted(word: &str) -> Outcome<String> {
    let quoted =
        shlex::try_quote(word).map_err(|_| Failure::input(format_args!("`{word}` cannot stand in a script")))?;
    Ok(quoted.into_owned())
}
