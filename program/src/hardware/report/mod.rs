// SPDX-License-Identifier: MIT
//! `pica report`: the state of the project as one page for a browser, made of what other commands wrote.
//!
//! * `pica_testbench::results`: the lines of JSON of other commands; `benches`: what Criterion left; `recordings`: pictures.
//! * `page`: the page with its script and style.

mod benches;
mod recordings;

use crate::shell::VERSION;
use clap::Args;
use pica_commands::input::{read_text, refusal};
use pica_commands::output::Parents;
use pica_commands::page;
use pica_commands::{Failure, Outcome};
use pica_spec::choices::Choices;
use pica_testbench::registry;
use pica_testbench::results::Results;
use serde_json::{Map, Value, json};
use std::path::PathBuf;

const STYLE: &str = include_str!("page/style.css");
const SCRIPT: &str = include_str!("page/script.js");

/// Write the state of the project as a page for a browser: blocks, coverage, campaigns, alternatives, pictures, speed
///
/// Areas, clocks and mutants are those of docs/synthesis.json and docs/mutants.json unless a result has others. The page is
/// one file that needs nothing else.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Lines of JSON that `pica all --full --report NAME.json`, `pica equiv --format json` or `pica synth --format json` wrote
    results: Vec<PathBuf>,
    /// Page to write (HTML), `-` for standard output
    #[arg(short, long)]
    output: PathBuf,
    /// Recording (.ctf), or folder of recordings, whose pictures are shown; may be repeated
    #[arg(long, value_name = "PATH")]
    trace: Vec<PathBuf>,
    /// Folder with pictures to compare with: NAME.png, or NAME.reference.png, of the recording NAME.ctf
    #[arg(long, value_name = "FOLDER", requires = "trace")]
    against: Option<PathBuf>,
    /// Folder in which Criterion keeps results of benches
    #[arg(long, value_name = "FOLDER")]
    benches: Option<PathBuf>,
    #[command(flatten)]
    parents: Parents,
}

/// Runs `pica report`.
pub fn run(arguments: &Arguments) -> Outcome {
    arguments.parents.check(&arguments.output)?;
    let mut results = Results::of_the_project().map_err(Failure::input)?;
    for path in &arguments.results {
        results.add(&read_text(path)?).map_err(|error| refusal(path, error))?;
    }
    let data = json!({
        "version": *VERSION,
        "blocks": blocks(&results)?,
        "areas": results.areas,
        "mutants": results.mutants,
        "campaigns": results.campaigns,
        "runs": results.runs,
        "refused": results.refused,
        "choices": choices(),
        "recordings": recordings::pictures(&arguments.trace, arguments.against.as_deref())?,
        "benches": arguments.benches.as_deref().map_or(Ok(Vec::new()), benches::read)?,
    });
    let parts = [
        ("{{policy}}", page::policy(STYLE, SCRIPT)),
        ("{{style}}", STYLE.to_owned()),
        ("{{data}}", page::json(&data)),
        ("{{script}}", SCRIPT.to_owned()),
    ];
    arguments.parents.write(&arguments.output, page::fill(include_str!("page/page.html"), &parts).as_bytes())
}

/// The blocks of the design and those that results are about, each with the names of its bins.
fn blocks(results: &Results) -> Outcome<Value> {
    let mut blocks = Map::new();
    for block in registry::blocks(&Choices::default()).map_err(Failure::input)? {
        let interface = &block.interface;
        if block.listed || results.is_about(&interface.name) {
            let bins = block.campaign_bins().into_iter().map(|bin| json!([bin.name, bin.unreachable]));
            let entry = json!({
                "doc": interface.doc, "protocol": interface.protocol, "latency": interface.latency, "listed": block.listed,
                "bins": bins.collect::<Vec<_>>(),
            });
            blocks.insert(interface.name.clone(), entry);
        }
    }
    Ok(Value::Object(blocks))
}

/// The entries of the ledger that have alternatives.
fn choices() -> Vec<Value> {
    let description: Value = serde_json::from_str(pica_spec::DESCRIPTION_JSON).unwrap_or_default();
    let entries = description["choices"].as_array().cloned().unwrap_or_default();
    entries.into_iter().filter(|entry| entry["assumption"] != true).collect()
}
