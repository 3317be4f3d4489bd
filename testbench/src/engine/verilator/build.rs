// SPDX-License-Identifier: MIT
//! From Verilog to a program, once: the program is kept under the hash of everything that went into it.

use super::harness::{self, Bench};
use crate::cache::{self, digest};
use crate::children;
use crate::engine::{EngineError, readable};
use crate::project::Project;
use crate::scratch;
use crate::tools::{CLANG, Missing, Tool};
use pica_vectors::Interface;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// Flags of Verilator. Its lint is another check; here the user's style is no reason to stop.
pub const VERILATE: &[&str] = &["-Wno-fatal", "-Wno-lint", "-Wno-style"];

/// The flags of Verilator where it makes a program.
const MAKE: &[&str] = &["--cc", "-O3", "--x-assign", "unique", "--x-initial", "0"];

/// Further flags for a circuit of all mutants: Verilator 5.006 gets some of its conditions wrong (`f24_from_int`), which Icarus
/// does not.
const MAKE_MUTANTS: &[&str] = &["-fno-const-bit-op-tree"];

/// Flags of the C++ compiler. The bench has functions of its own for what ends a simulation.
const COMPILE: &[&str] = &["-std=c++17", "-fno-plt", "-w", "-DVL_USER_FINISH", "-DVL_USER_STOP"];

/// Where the C++ compiler has its temporary files: Clang reads `%` in the name of a folder as a digit of its choice, but the
/// folder that it is in has no name.
const TEMPORARY: [(&str, &str); 1] = [("TMPDIR", ".")];

/// How the program is to be compiled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// To run fast.
    #[default]
    Fast,
    /// To be there soon: for campaigns that are shorter than what they would save takes to compile.
    Soon,
}

impl Speed {
    const fn flag(self) -> &'static str {
        match self {
            Self::Fast => "-O2",
            Self::Soon => "-O1",
        }
    }
}

/// What a program is made of.
#[derive(Clone, Debug)]
pub struct Source<'a> {
    /// The outside of the block.
    pub interface: &'a Interface,
    /// The Verilog that stands for the block.
    pub project: &'a Project,
    /// All files that are read, included ones too, as [`Design::files`](super::Design::files) has them.
    pub files: &'a [PathBuf],
    /// Whether the program writes what happens to a VCD file.
    pub trace: bool,
    /// How it is compiled.
    pub speed: Speed,
    /// Whether the Verilog is that of all mutants, with an input that names one.
    pub mutants: bool,
}

impl<'a> Source<'a> {
    /// A block with Verilog that is in no file.
    pub fn new(interface: &'a Interface, project: &'a Project) -> Self {
        Self { interface, project, files: &[], trace: false, speed: Speed::Fast, mutants: false }
    }
}

/// The program for a source: built, or found in the cache.
///
/// # Errors
/// If a tool is missing, the Verilog does not compile, or the cache cannot be written.
pub fn program(source: &Source<'_>) -> Result<PathBuf, EngineError> {
    let verilator = verilator()?;
    let verilog = verilog_digest(source)?;
    let bench = harness::bench(source.interface, source.project, source.trace, source.mutants);
    let flags = [VERILATE, &make(source), COMPILE].concat().join(" ");
    let parts = [verilator.version.as_str(), &verilator.compiler, &flags, source.speed.flag(), &verilog, &bench.source];
    let digest = digest(parts.into_iter().chain(bench.wrapper.as_deref()).map(str::as_bytes));
    let cache = cache::folder();
    readable("Verilator", false, source.project.paths().chain([cache.as_path()]))?;
    let program = cache.join(format!("{}-{digest}", source.interface.name));
    if !cache::is_whole(&program) {
        fs::create_dir_all(&cache).map_err(unwritable(&cache))?;
        scratch::sweep(&cache);
        build(source, &bench, verilator, &cache, &program)?;
    }
    Ok(program)
}

fn make(source: &Source<'_>) -> Vec<&'static str> {
    let more = if source.mutants { MAKE_MUTANTS } else { &[] };
    [MAKE, more].concat()
}

/// What the Verilog is, as a word that no Verilog has by accident.
fn verilog_digest(source: &Source<'_>) -> Result<String, EngineError> {
    let project = source.project;
    let (options, parameters) = (project.verilator_options(), project.instance_parameters());
    let read = |path: &PathBuf| {
        let bytes = pica_files::read(path).map_err(EngineError::io(path.display().to_string()))?;
        Ok([path.as_os_str().as_encoded_bytes().to_vec(), bytes])
    };
    let files =
        source.files.iter().chain(&project.configurations).map(read).collect::<Result<Vec<_>, EngineError>>()?;
    let texts = project.texts.iter().flat_map(|(name, text)| [name.as_bytes(), text.as_bytes()]);
    let order = project.files.iter().map(|path| path.as_os_str().as_encoded_bytes());
    let options = options.iter().map(|option| option.as_encoded_bytes());
    let rest = [project.top.as_bytes(), parameters.as_bytes()];
    Ok(digest(files.iter().flatten().map(Vec::as_slice).chain(texts).chain(order).chain(options).chain(rest)))
}

/// For `map_err`: the cache cannot be written.
fn unwritable(cache: &Path) -> impl Fn(std::io::Error) -> EngineError {
    move |error| EngineError::Cache { folder: cache.to_owned(), error }
}

/// Verilator and its parts.
pub struct Verilator {
    pub program: PathBuf,
    version: String,
    /// What the C++ compiler says of its version.
    compiler: String,
    include: PathBuf,
}

/// The Verilator of this machine.
pub fn verilator() -> Result<&'static Verilator, EngineError> {
    static FOUND: OnceLock<Result<Verilator, Missing>> = OnceLock::new();
    let found = FOUND.get_or_init(|| {
        let compiler = Tool::Cxx.version()?;
        let program = Tool::Verilator.find()?;
        let version = Tool::Verilator.version()?;
        let useless = |why| Missing::Version { tool: Tool::Verilator, path: program.clone(), why };
        let output = Command::new(&program).args(["--getenv", "VERILATOR_ROOT"]).output();
        let root = output.map_err(|error| useless(error.to_string()))?.stdout;
        let include = PathBuf::from(String::from_utf8_lossy(&root).trim()).join("include");
        if !include.join("verilated.h").exists() {
            return Err(useless(format!("its folder {} has no verilated.h", include.display())));
        }
        Ok(Verilator { program, version, compiler, include })
    });
    found.as_ref().map_err(|missing| missing.clone().into())
}

/// Writes the texts of a project to a folder; all its files in the order of simulators.
pub fn files(project: &Project, folder: &Path) -> Result<Vec<PathBuf>, EngineError> {
    let mut files = Vec::new();
    for (name, text) in &project.texts {
        let path = folder.join(Path::new(name).file_name().unwrap_or(OsStr::new("block.v")));
        fs::write(&path, text).map_err(EngineError::io(path.display().to_string()))?;
        files.push(path);
    }
    files.extend(project.files.iter().cloned());
    Ok(files)
}

fn build(
    source: &Source<'_>,
    bench: &Bench,
    verilator: &Verilator,
    cache: &Path,
    program: &Path,
) -> Result<(), EngineError> {
    let scratch = scratch::folder(Some(cache)).map_err(unwritable(cache))?;
    let folder = scratch.path();
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).map_err(unwritable(cache)).map(|()| path)
    };
    write("bench.cpp", &bench.source)?;
    let mut verilate = Command::new(&verilator.program);
    verilate
        .args(VERILATE)
        .args(make(source))
        .args(["--top-module", &bench.top, "--prefix", "Vtop", "--Mdir"])
        .arg(folder);
    verilate.args(source.project.verilator_options()).args(files(source.project, folder)?);
    if let Some(wrapper) = &bench.wrapper {
        verilate.arg(write(&format!("{}.v", bench.top), wrapper)?);
    }
    if source.trace {
        verilate.arg("--trace");
    }
    run("Verilator", &mut verilate)?;

    let compiler = Tool::Cxx.find()?;
    let mut compile = Command::new(&compiler);
    compile.args(COMPILE).arg(source.speed.flag()).arg("-I.").current_dir(folder).envs(TEMPORARY);
    compile.arg("-I").arg(&verilator.include).arg("-I").arg(verilator.include.join("vltstd"));
    write("all.cc", &one_unit(folder)?)?;
    compile.args(["-o", "bench", "all.cc"]).args(runtime(verilator, cache, source.trace)?).arg("-pthread");
    // On Linux Clang has the library of GCC, and leaves to another one what GCC writes in place.
    if cfg!(target_os = "linux") && compiler.ends_with(CLANG) {
        compile.arg("-latomic");
    }
    run("the C++ compiler", &mut compile)?;
    cache::seal(&folder.join("bench")).map_err(unwritable(cache))?;
    // Another process may have been as fast: the file it put there is the same.
    fs::rename(folder.join("bench"), program).map_err(unwritable(cache))
}

/// One unit of compilation that has all others in it: most of the time of a small one goes into the same headers.
fn one_unit(folder: &Path) -> Result<String, EngineError> {
    let entries = fs::read_dir(folder).map_err(EngineError::io(folder.display().to_string()))?;
    let mut units: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    units.retain(|path| path.extension() == Some(OsStr::new("cpp")));
    // The bench comes last: its names are short.
    units.sort_by_key(|path| (path.ends_with("bench.cpp"), path.clone()));
    let names = units.iter().filter_map(|path| path.file_name());
    Ok(names.map(|name| format!("#include \"{}\"\n", name.display())).collect())
}

/// Verilator's own part of every program, compiled once.
fn runtime(verilator: &Verilator, cache: &Path, trace: bool) -> Result<Vec<PathBuf>, EngineError> {
    let names: &[&str] = if trace {
        &["verilated", "verilated_threads", "verilated_vcd_c"]
    } else {
        &["verilated", "verilated_threads"]
    };
    let key = digest([verilator.version.as_bytes(), verilator.compiler.as_bytes(), COMPILE.join(" ").as_bytes()]);
    let compile = |name: &&str| {
        let object = cache.join(format!("{name}-{key}.o"));
        if cache::is_whole(&object) {
            return Ok(object);
        }
        let part = scratch::folder(Some(cache)).map_err(unwritable(cache))?;
        let fresh = part.path().join("object.o");
        let mut compile = Command::new(Tool::Cxx.find()?);
        compile.args(COMPILE).arg(Speed::Fast.flag()).current_dir(part.path()).envs(TEMPORARY);
        compile.arg("-I").arg(&verilator.include).arg("-I").arg(verilator.include.join("vltstd"));
        compile.arg("-c").args(["-o", "object.o"]).arg(verilator.include.join(format!("{name}.cpp")));
        run("the C++ compiler", &mut compile)?;
        cache::seal(&fresh).map_err(unwritable(cache))?;
        fs::rename(&fresh, &object).map_err(unwritable(cache))?;
        Ok(object)
    };
    names.iter().map(compile).collect()
}

fn run(tool: &'static str, command: &mut Command) -> Result<(), EngineError> {
    let output = children::output(command).map_err(EngineError::io(tool))?;
    if output.status.success() {
        return Ok(());
    }
    let log = [output.stderr, output.stdout].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
    Err(EngineError::Compile { tool, log: log.trim().to_owned() })
}
