// SPDX-License-Identifier: MIT
//! Verilog of a user in the place of a block, as the command line names it.

use clap::{ArgGroup, Args};
use pica_commands::input::read_text;
use pica_commands::{Failure, Outcome};
use pica_testbench::block::Block;
use pica_testbench::project::{Project, parameter};
use std::path::{Path, PathBuf};

/// Files, lists and what decides how they are read.
#[derive(Debug, Args)]
#[command(group = ArgGroup::new("user").args(["verilog", "list", "list_beside"]).multiple(true))]
pub struct UserVerilog {
    /// Verilog that is checked in place of ours, with the ports of the block; may be repeated
    #[arg(long, value_name = "FILE")]
    verilog: Vec<PathBuf>,
    /// List of such files, with options, as simulators read it (+incdir+, +define+, -y, -v, ...); paths in it are relative
    /// to the current folder. Lists come before --verilog; may be repeated
    #[arg(short = 'f', value_name = "LIST")]
    list: Vec<PathBuf>,
    /// The same with paths relative to the folder of the list
    #[arg(short = 'F', value_name = "LIST")]
    list_beside: Vec<PathBuf>,
    /// Folder of files that the Verilog includes; may be repeated
    #[arg(short = 'I', value_name = "FOLDER", requires = "user")]
    include: Vec<PathBuf>,
    /// Macro of the Verilog; may be repeated
    #[arg(short = 'D', value_name = "NAME[=VALUE]", requires = "user")]
    define: Vec<String>,
    /// Parameter of the top module, with a value as Verilog writes it; may be repeated
    #[arg(short = 'G', value_name = "NAME=VALUE", value_parser = parameter, requires = "user")]
    parameter: Vec<(String, String)>,
    /// Folder in which modules that are missing have a file of their name; may be repeated
    #[arg(short = 'y', value_name = "FOLDER", requires = "user")]
    library: Vec<PathBuf>,
    /// Top module of that Verilog; if it is not given, the module of the name of the block, or where there is none, of the name
    /// that `pica verilog` gives it
    #[arg(long, requires = "user", value_parser = module)]
    top: Option<String>,
}

/// A name as Verilog has it: scripts of Yosys take anything else apart.
fn module(text: &str) -> Result<String, String> {
    let letter = |letter: char| letter.is_ascii_alphanumeric() || "_$".contains(letter);
    let first = text.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_');
    if first && text.chars().all(letter) { Ok(text.to_owned()) } else { Err("it is no name of a module".to_owned()) }
}

impl UserVerilog {
    /// The Verilog of the user, if there is some; `blocks` are those that it stands in the place of, which has to be one.
    ///
    /// # Errors
    /// If a file or a list cannot be read.
    pub fn project(&self, blocks: &[Block]) -> Outcome<Option<Project>> {
        let Self { verilog, list, list_beside, .. } = self;
        if verilog.is_empty() && list.is_empty() && list_beside.is_empty() {
            return Ok(None);
        }
        let [block] = blocks else {
            return Err(Failure::input("the Verilog is that of one block: name it"));
        };
        let mut project = Project {
            includes: self.include.clone(),
            defines: self.define.clone(),
            parameters: self.parameter.clone(),
            library_folders: self.library.clone(),
            ..Project::default()
        };
        list.iter().try_for_each(|path| project.add_list(path, false)).map_err(Failure::input)?;
        list_beside.iter().try_for_each(|path| project.add_list(path, true)).map_err(Failure::input)?;
        for path in verilog {
            if path == Path::new("-") {
                project.texts.push(("stdin.v".to_owned(), read_text(path)?));
            } else {
                project.add_file(path.clone());
            }
        }
        let Project { files, configurations, libraries, library_folders, includes, .. } = &mut project;
        for path in files.iter().chain(configurations.iter()).chain(libraries.iter()) {
            // Simulators say less clearly what they cannot read.
            pica_files::open(path).map_err(|error| Failure::input(format_args!("{}: {error}", path.display())))?;
        }
        for path in [files, configurations, libraries, library_folders, includes].into_iter().flatten() {
            *path = std::path::absolute(&*path)?;
        }
        if project.files.is_empty() && project.texts.is_empty() {
            return Err(Failure::input("there is no file of Verilog in the lists"));
        }
        project.top = match &self.top {
            Some(top) => top.clone(),
            None => project.top_of(block).map_err(Failure::tool)?,
        };
        Ok(Some(project))
    }

    /// The arguments as a line has them that runs a case again.
    pub fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        let mut add = |name: &str, value: String| words.extend([name.to_owned(), value]);
        let path = |path: &PathBuf| path.display().to_string();
        self.list.iter().for_each(|list| add("-f", path(list)));
        self.list_beside.iter().for_each(|list| add("-F", path(list)));
        self.verilog.iter().for_each(|file| add("--verilog", path(file)));
        self.include.iter().for_each(|folder| add("-I", path(folder)));
        self.define.iter().for_each(|define| add("-D", define.clone()));
        self.parameter.iter().for_each(|(name, value)| add("-G", format!("{name}={value}")));
        self.library.iter().for_each(|folder| add("-y", path(folder)));
        self.top.iter().for_each(|top| add("--top", top.clone()));
        words
    }
}
