// SPDX-License-Identifier: MIT
//! `pica experiment export`.

use super::folder::{self, Alternative, EXPECTED, Expected, MANIFEST, Manifest};
use super::selected;
use crate::choices::Taken;
use crate::output::{Parents, tell, tell_written, write_member};
use crate::{Failure, Outcome};
use pica_experiments::isolate::{Signature, decides, signatures};
use pica_experiments::program::{BUFFER_BYTES, Program, Step};
use pica_experiments::scene::SIZE;
use pica_experiments::{Experiment, console};
use pica_spec::choices::Choices;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

pub fn run(ids: &[String], output: &Path, settled: &Taken, parents: Parents) -> Outcome {
    let choices = settled.apply(Choices::default())?;
    let mut made = Vec::new();
    for experiment in selected(ids)? {
        let given = given(experiment, &choices, settled);
        let signatures = signatures(experiment, &given);
        if decides(&signatures) {
            made.push((experiment, given, signatures));
            continue;
        }
        let values: Vec<String> = given.iter().map(|(id, value)| format!("{id}={value}")).collect();
        let message = format!("{} cannot be decided where {}", experiment.id, values.join(" and "));
        if !ids.is_empty() {
            return Err(Failure::input(message));
        }
        tell(format_args!("{message}: left out"));
    }
    let needed = |id: &str| made.iter().any(|(experiment, ..)| experiment.needs().any(|need| need == id));
    if let Some(id) = settled.ids().find(|id| !needed(id)) {
        return Err(Failure::input(format_args!("--choice {id}: no experiment needs it settled first")));
    }
    parents.make_folder(output)?;
    for (experiment, given, signatures) in &made {
        write(&output.join(experiment.id), experiment, given, signatures)?;
    }
    for (name, text) in console::FILES {
        write_member(output, name, text.as_bytes())?;
    }
    let experiments = made.iter().map(|(experiment, ..)| experiment.id.to_owned()).collect();
    folder::write(output, MANIFEST, &Manifest { experiments })?;
    tell_written(output);
    Ok(())
}

/// The alternatives of the entries that an experiment needs: those that are settled, or else its own.
fn given(experiment: &Experiment, choices: &Choices, settled: &Taken) -> Vec<(&'static str, &'static str)> {
    let value = |(id, own): &(&'static str, &'static str)| {
        let is_settled = settled.ids().any(|settled| settled == *id);
        (*id, choices.get(id).filter(|_| is_settled).unwrap_or(own))
    };
    experiment.given.iter().map(value).collect()
}

/// Writes the folder of an experiment.
fn write(folder: &Path, experiment: &Experiment, given: &[(&str, &str)], signatures: &[Signature]) -> Outcome {
    let program = experiment.program();
    let recording = program.recording().write().map_err(Failure::input)?;
    write_member(folder, format!("{}.ctf", experiment.id), &recording)?;
    write_member(folder, console::STEPS, steps(folder, &program)?.as_bytes())?;
    if let Some((source, container)) = &program.shader {
        write_member(folder, "shader.pica", source.as_bytes())?;
        write_member(folder, "shader.shbin", container)?;
    }
    let mut alternatives = BTreeMap::new();
    for Signature { value, picture, own } in signatures {
        let alternative = match picture {
            None => Alternative::Otherwise { otherwise: true },
            Some(picture) => {
                let [file, mask] = ["rgba", "mask"].map(|kind| format!("expected/{value}.{kind}"));
                let own: Vec<u8> = own.iter().map(|own| if *own { 255 } else { 0 }).collect();
                let sha256 = write_member(folder, &file, picture)?.sha256;
                let mask_sha256 = write_member(folder, &mask, &own)?.sha256;
                Alternative::Picture { sha256, file, mask, mask_sha256 }
            }
        };
        alternatives.insert((*value).to_owned(), alternative);
    }
    let expected = Expected {
        id: experiment.id.to_owned(),
        needs: experiment.needs().map(str::to_owned).collect(),
        given: given.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect(),
        size: [SIZE, SIZE],
        buffer: program.buffer,
        alternatives,
    };
    folder::write(folder, EXPECTED, &expected)
}

/// Writes what the steps of a program need, and gives the lines that the program for consoles reads.
fn steps(folder: &Path, program: &Program) -> Outcome<String> {
    let mut lines = String::new();
    let file = |number: usize, kind: &str, bytes: &[u8]| {
        let name = format!("{number:02}-{kind}.bin");
        write_member(folder, &name, bytes).map(|_| name)
    };
    for (number, step) in program.steps.iter().enumerate() {
        // Writing to a string does not fail.
        let _ = match step {
            Step::Load(address, bytes) => {
                writeln!(lines, "load {address:#010x} {}", file(number, "memory", bytes)?)
            }
            Step::List(bytes) => writeln!(lines, "list {}", file(number, "list", bytes)?),
            Step::Engine(writes) => {
                let (start, before) = writes.split_last().ok_or_else(|| Failure::input("an engine without a start"))?;
                for (address, value) in before {
                    let _ = writeln!(lines, "write {address:#010x} {value:#010x}");
                }
                writeln!(lines, "start {:#010x} {:#010x}", start.0, start.1)
            }
        };
    }
    let _ = writeln!(lines, "save {:#010x} {BUFFER_BYTES} result.bin", program.buffer);
    Ok(lines)
}
