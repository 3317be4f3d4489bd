// SPDX-License-Identifier: MIT
//! Verilog that simulators run: files with all that decides how they are read.

mod list;

pub use list::{Files, ListError, Lists, parameter};

use crate::block::Block;
use pica_rtl::emit::{EmitError, Prefix};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

/// A top module, and where it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Project {
    /// Name of the module that stands in the place of the block.
    pub top: String,
    /// Texts that are in no file yet, by file name.
    pub texts: Vec<(String, String)>,
    /// Files, which simulators read where they are.
    pub files: Vec<PathBuf>,
    /// Settings of Verilator (`.vlt`), which say nothing to other tools.
    pub configurations: Vec<PathBuf>,
    /// Files of which only modules that are missing are taken (`-v`).
    pub libraries: Vec<PathBuf>,
    /// Folders in which modules that are missing have a file of their name (`-y`).
    pub library_folders: Vec<PathBuf>,
    /// The endings of such files, with the dot (`+libext+`).
    pub extensions: Vec<String>,
    /// Folders of included files (`-I`).
    pub includes: Vec<PathBuf>,
    /// Macros: `NAME` or `NAME=VALUE` (`-D`).
    pub defines: Vec<String>,
    /// Parameters of the top module: name and value, as Verilog writes it (`-G`).
    pub parameters: Vec<(String, String)>,
}

impl Project {
    /// One text with everything in it.
    pub fn of_text(top: impl Into<String>, name: impl Into<String>, text: impl Into<String>) -> Self {
        Self { top: top.into(), texts: vec![(name.into(), text.into())], ..Self::default() }
    }

    /// Adds a file: Verilog, or settings of Verilator by its ending.
    pub fn add_file(&mut self, path: PathBuf) {
        let is_setting = path.extension().is_some_and(|ending| ending == "vlt");
        if is_setting { &mut self.configurations } else { &mut self.files }.push(path);
    }

    /// Adds what a list of files (`-f`) says. Paths in it are relative to the current folder, or, if `beside` is set
    /// (`-F`), to the folder of the list.
    ///
    /// # Errors
    /// If the list cannot be read, or has an option that is not known.
    pub fn add_list(&mut self, path: &Path, beside: bool) -> Result<(), ListError> {
        self.add_list_of(&Files, path, beside)
    }

    /// Adds what a list of files says, where lists are somewhere else than in files.
    ///
    /// # Errors
    /// As [`add_list`](Self::add_list).
    pub fn add_list_of(&mut self, lists: &dyn Lists, path: &Path, beside: bool) -> Result<(), ListError> {
        list::read(self, lists, path, beside, None, &mut list::Progress::default())
    }

    /// Whether everything is in texts, with nothing that another simulator has to be told.
    pub fn is_text(&self) -> bool {
        *self == Self { top: self.top.clone(), texts: self.texts.clone(), ..Self::default() }
    }

    /// All paths in it.
    pub fn paths(&self) -> impl Iterator<Item = &Path> {
        let all = [&self.files, &self.libraries, &self.library_folders, &self.includes];
        all.into_iter().flatten().map(PathBuf::as_path)
    }

    /// The module that stands in the place of a block if the user names none: that of the name of the block, unless the files
    /// have only one of a name that our own Verilog gives it, with the prefix and perhaps with what tells of its choices.
    ///
    /// # Errors
    /// If our own Verilog cannot be made.
    pub fn top_of(&self, block: &Block) -> Result<String, EmitError> {
        let name = &block.interface.name;
        let files = self.files.iter().filter_map(|path| std::fs::read(path).ok());
        let files: Vec<String> = files.map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).collect();
        let texts: Vec<&str> = self.texts.iter().map(|(_, text)| text).chain(&files).map(String::as_str).collect();
        let has = |module: &str| texts.iter().any(|text| declares(text, module));
        if has(name) {
            return Ok(name.clone());
        }
        let usual = format!("{}{name}", Prefix::default());
        let given = if block.changed().is_empty() { usual.clone() } else { block.named()?.top().name.clone() };
        Ok([given, usual].into_iter().find(|module| has(module)).unwrap_or_else(|| name.clone()))
    }

    /// The arguments of Verilator, all but the files and the parameters.
    pub fn verilator_options(&self) -> Vec<OsString> {
        let mut words: Vec<OsString> = vec!["--relative-includes".into()];
        words.extend(self.includes.iter().map(|folder| joined("-I", folder.as_os_str())));
        words.extend(self.defines.iter().map(|define| format!("-D{define}").into()));
        words.extend(self.library_folders.iter().flat_map(|folder| ["-y".into(), folder.into()]));
        words.extend(self.libraries.iter().flat_map(|file| ["-v".into(), file.into()]));
        words.extend(self.extensions.iter().map(|extension| format!("+libext+{extension}").into()));
        words.extend(self.configurations.iter().map(OsString::from));
        words
    }

    /// The arguments of Icarus, all but the files and the parameters.
    pub fn icarus_options(&self) -> Vec<OsString> {
        let mut words: Vec<OsString> = vec!["-grelative-include".into()];
        words.extend(self.includes.iter().map(|folder| joined("-I", folder.as_os_str())));
        words.extend(self.defines.iter().map(|define| format!("-D{define}").into()));
        words.extend(self.library_folders.iter().flat_map(|folder| ["-y".into(), folder.into()]));
        words.extend(self.libraries.iter().flat_map(|file| ["-l".into(), file.into()]));
        words.extend(self.extensions.iter().map(|extension| format!("-Y{extension}").into()));
        words
    }

    /// The name of the module that is put around the top module: none that is in the Verilog, since it is a hash of it.
    pub fn wrapper_name(&self) -> String {
        use sha2::{Digest, Sha256};
        let digest = Sha256::digest(format!("{self:?}"));
        digest.iter().take(6).fold("pica_".to_owned(), |name, byte| name + &format!("{byte:02x}"))
    }

    /// The parameters of an instance of the top module, `#(...)` with a space behind it; nothing if there are none.
    pub fn instance_parameters(&self) -> String {
        if self.parameters.is_empty() {
            return String::new();
        }
        let set: Vec<String> = self.parameters.iter().map(|(name, value)| format!(".{name}({value})")).collect();
        format!("#({}) ", set.join(", "))
    }
}

/// Whether a text has a module of this name, as far as that is seen without reading it as Verilog: at the beginning of a line.
fn declares(text: &str, module: &str) -> bool {
    let names =
        text.lines().filter_map(|line| line.trim_start().strip_prefix("module")?.strip_prefix(char::is_whitespace));
    names.map(str::trim_start).any(|rest| {
        let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_' && letter != '$');
        &rest[..end.unwrap_or(rest.len())] == module
    })
}

fn joined(option: &str, value: &OsStr) -> OsString {
    let mut word = OsString::from(option);
    word.push(value);
    word
}
