// SPDX-License-Identifier: MIT
//! What others wrote about circuits: lists of files, ports, verdicts, graphs, clocks.

use super::vectors::interfaces;
use super::{names, parts, text};
use pica_simulator::{Program, Seen, Simulation};
use pica_testbench::engine::verilator::Design;
use pica_testbench::formal::aiger::Aiger;
use pica_testbench::project::{Lists, Project};
use pica_testbench::synth::clock_and_path;
use pica_vectors::Verdict;
use pica_verilog::parse::parse;
use pica_verilog::print;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Lists that are no files.
struct Given(Vec<(String, String)>);

impl Lists for Given {
    fn read(&self, path: &Path) -> io::Result<(String, PathBuf)> {
        let name = path.file_name().unwrap_or_default();
        let found = self.0.iter().find(|(other, _)| Path::new(other).file_name() == Some(name));
        let (name, text) = found.ok_or(io::ErrorKind::NotFound)?;
        Ok((text.clone(), PathBuf::from(name)))
    }

    fn check(&self, _: &Path) -> io::Result<()> {
        Ok(())
    }
}

pub fn lists(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let lists = Given(parts::files(&format!("{}all.f\n{text}", parts::MARK)));
    for beside in [false, true] {
        let mut project = Project { top: "top".into(), ..Project::default() };
        match project.add_list_of(&lists, Path::new("all.f"), beside) {
            Ok(()) => {
                project.verilator_options();
                project.icarus_options();
                project.instance_parameters();
                project.wrapper_name();
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

pub fn ports(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    // Newer ones write two files: here they are lines of one.
    let (description, list) = text.split_once('\n').unwrap_or((text, "{}"));
    for design in [Design::of_xml(text), Design::of_json(description, list)] {
        match design {
            Ok(design) => {
                for interface in interfaces() {
                    assert!(design.check(interface).iter().all(|wrong| !wrong.is_empty()));
                }
            }
            Err(error) => assert!(!error.is_empty()),
        }
    }
}

pub fn verilog(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let modules = match parse(text) {
        Ok(modules) => modules,
        Err(error) => return names(&error.to_string(), "line"),
    };
    let printed: String = modules.iter().map(print::module).collect();
    let again = parse(&printed).unwrap_or_else(|error| panic!("{error}: {printed}"));
    assert_eq!(again.iter().map(print::module).collect::<String>(), printed);
    let Some(top) = modules.first() else { return };
    match pica_simulator::Design::parse(text, &top.name) {
        Ok(design) => {
            let program = Arc::new(Program::new(Arc::new(design), Seen::Signals));
            let mut simulation = Simulation::new(program, 1);
            for clock in 0..4 {
                let ports = simulation.program().design().ports().len();
                (0..ports).for_each(|port| simulation.set(0, port, 0, clock * 0x5555_5555));
                simulation.settle();
                simulation.clock();
            }
            let state = simulation.save();
            assert_eq!(simulation.load(&state), Ok(()));
        }
        // Of an item the line is named, of signals their names.
        Err(error) => assert!(["line", "`"].iter().any(|place| error.to_string().contains(place)), "{error}"),
    }
}

pub fn verdict(bytes: &[u8]) {
    match Verdict::parse("f24_add", &String::from_utf8_lossy(bytes)) {
        Ok(verdict) => {
            assert_eq!(verdict.printed.is_empty(), verdict.mismatches == 0);
            assert!(verdict.mismatches > 0 || verdict.vectors > 0);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

pub fn aiger(bytes: &[u8]) {
    match Aiger::read(bytes) {
        Ok(circuit) => assert_eq!(Aiger::read(&circuit.write()).as_ref(), Ok(&circuit)),
        Err(error) => assert!(!error.is_empty()),
    }
}

pub fn nextpnr(bytes: &[u8]) {
    match clock_and_path(bytes) {
        Ok((_, signals)) => assert!(signals.iter().all(|signal| signal.ends_with(" ns"))),
        Err(error) => names(&error.to_string(), "line "),
    }
}
