// SPDX-License-Identifier: MIT
//! Verilog as its owner has it, for Yosys, whose scripts take blanks, quotes and semicolons of a path for their own.

use super::ProofError;
use crate::engine::EngineError;
use crate::engine::verilator::wrapper;
use crate::equivalence::Failure;
use crate::project::Project;
use pica_vectors::Interface;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

/// The commands that read a project, and what its files are called in them.
pub struct Reading {
    /// Up to the hierarchy of the design.
    pub script: String,
    /// The name of a link, and what it leads to.
    links: Vec<(String, PathBuf)>,
}

/// The endings of files in folders of libraries if none is named.
const ENDINGS: [&str; 2] = [".v", ".sv"];

impl Reading {
    /// Puts links to the files of a project into a folder.
    ///
    /// # Errors
    /// If one cannot be written.
    pub fn new(project: &Project, interface: &Interface, folder: &Path) -> Result<Self, EngineError> {
        let mut links = Vec::new();
        let write = |name: &str, text: &str| {
            std::fs::write(folder.join(name), text).map_err(EngineError::io(folder.join(name).display().to_string()))
        };
        let mut all = String::new();
        for (number, (name, text)) in project.texts.iter().enumerate() {
            let own = format!("user_text_{number}.v");
            write(&own, text)?;
            let _ = writeln!(all, "`include \"{own}\"");
            links.push((own, PathBuf::from(name)));
        }
        let mut link = |name: String, path: &Path| {
            symlink(path, folder.join(&name)).map_err(EngineError::io(path.display().to_string()))?;
            links.push((name.clone(), path.to_owned()));
            Ok::<_, EngineError>(name)
        };
        let mut options = "-sv".to_owned();
        let beside = project.files.iter().chain(&project.libraries).filter_map(|path| path.parent());
        let includes = project.includes.iter().map(PathBuf::as_path).chain(beside);
        let mut known = BTreeSet::new();
        for (number, path) in includes.filter(|path| known.insert(path.to_owned())).enumerate() {
            let _ = write!(options, " -I {}", link(format!("user_folder_{number}"), path)?);
        }
        // One text that includes all files: a macro of one holds in those behind it, as simulators have it.
        let mut macros = String::new();
        for define in &project.defines {
            let (name, value) = define.split_once('=').unwrap_or((define, "1"));
            let _ = writeln!(macros, "`define {name} {value}");
        }
        let mut libraries = macros.clone();
        all.insert_str(0, &macros);
        let files =
            project.files.iter().map(|path| (path, false)).chain(project.libraries.iter().map(|path| (path, true)));
        for (number, (path, is_library)) in files.enumerate() {
            let text = if is_library { &mut libraries } else { &mut all };
            let _ = writeln!(text, "`include \"{}\"", link(format!("user_file_{number}.v"), path)?);
        }
        let top = if project.parameters.is_empty() {
            project.top.clone()
        } else {
            all += &wrapper(interface, project, 1, false, false);
            project.wrapper_name()
        };
        write("user_all.v", &all)?;
        let mut script = format!("verilog_defaults -add {options}; read_verilog -defer user_all.v; ");
        if !project.libraries.is_empty() {
            write("user_libraries.v", &libraries)?;
            script += "read_verilog -defer -nooverwrite user_libraries.v; ";
        }
        script += &format!("hierarchy -check -top {top}");
        if !project.library_folders.is_empty() {
            let own = folder.join("user_library");
            std::fs::create_dir(&own).map_err(EngineError::io(own.display().to_string()))?;
            let endings: Vec<&str> = match project.extensions.is_empty() {
                true => ENDINGS.to_vec(),
                false => project.extensions.iter().map(String::as_str).collect(),
            };
            for path in &project.library_folders {
                let entries = std::fs::read_dir(path).map_err(EngineError::io(path.display().to_string()))?;
                for entry in entries.flatten() {
                    let name = entry.file_name().to_string_lossy().into_owned();
                    let module = endings.iter().find_map(|ending| name.strip_suffix(ending));
                    if let Some(module) = module.filter(|module| !own.join(format!("{module}.v")).exists()) {
                        link(format!("user_library/{module}.v"), &entry.path())?;
                    }
                }
            }
            script += " -libdir user_library";
        }
        // The longer of two names that begin alike is replaced first.
        links.reverse();
        Ok(Self { script, links })
    }

    /// An error of Yosys with the names that the files have.
    pub fn shown(&self, error: ProofError) -> ProofError {
        match error {
            ProofError::Failure(Failure::Engine(EngineError::Compile { tool, log })) => {
                let log =
                    self.links.iter().fold(log, |log, (name, path)| log.replace(name, &path.display().to_string()));
                EngineError::Compile { tool, log }.into()
            }
            error => error,
        }
    }
}
