//! From Verilog to a program, once: the program is kept under the hash of everything that went into it.

use super::harness::{self, Bench};
use crate::engine::EngineError;
use crate::tools::{Missing, Tool};
use pica_vectors::Interface;
use sha2::{Digest, Sha256};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// Flags of Verilator. Its lint is another check; here the user's style is no reason to stop.
const VERILATE: &[&str] =
    &["--cc", "-O3", "--x-assign", "unique", "--x-initial", "0", "-Wno-fatal", "-Wno-lint", "-Wno-style"];

/// Flags of the C++ compiler.
const COMPILE: &[&str] = &["-std=c++17", "-O2", "-fno-plt", "-w"];

/// What a program is made of.
#[derive(Clone, Debug)]
pub struct Source<'a> {
    /// The outside of the block.
    pub interface: &'a Interface,
    /// The name of the top module.
    pub top: &'a str,
    /// Verilog files as (name, text).
    pub verilog: &'a [(String, String)],
    /// Whether the program writes what happens to `trace.vcd`.
    pub trace: bool,
}

/// The program for a source: built, or found in the cache.
///
/// # Errors
/// If a tool is missing, the Verilog does not compile, or the cache cannot be written.
pub fn program(source: &Source<'_>) -> Result<PathBuf, EngineError> {
    let verilator = verilator()?;
    let bench = harness::bench(source.interface, source.top, source.trace.then_some("trace.vcd"));
    let mut hash = Sha256::new();
    for part in [verilator.version.as_str(), &VERILATE.join(" "), &COMPILE.join(" "), source.top, &bench.source] {
        hash.update(part);
        hash.update([0]);
    }
    for (name, text) in source.verilog {
        hash.update(name);
        hash.update([0]);
        hash.update(text);
        hash.update([0]);
    }
    let digest: String = hash.finalize().iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    let cache = cache()?;
    let program = cache.join(format!("{}-{digest}", source.interface.name));
    if !program.exists() {
        build(source, &bench, verilator, &cache, &program)?;
    }
    Ok(program)
}

/// The folder of programs: `$PICA_CACHE`, or the user's cache folder.
fn cache() -> Result<PathBuf, EngineError> {
    let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = variable("PICA_CACHE")
        .or_else(|| variable("XDG_CACHE_HOME").map(|folder| folder.join("pica")))
        .or_else(|| variable("HOME").map(|folder| folder.join(".cache/pica")))
        .unwrap_or_else(|| std::env::temp_dir().join("pica-cache"));
    fs::create_dir_all(&folder).map_err(EngineError::io(folder.display().to_string()))?;
    Ok(folder)
}

/// Verilator and its parts.
pub struct Verilator {
    pub program: PathBuf,
    version: String,
    include: PathBuf,
}

/// The Verilator of this machine.
pub fn verilator() -> Result<&'static Verilator, EngineError> {
    static FOUND: OnceLock<Result<Verilator, Missing>> = OnceLock::new();
    let found = FOUND.get_or_init(|| {
        Tool::Cxx.find()?;
        let program = Tool::Verilator.find()?;
        let output = Command::new(&program).args(["--getenv", "VERILATOR_ROOT"]).output();
        let root = output.map_err(|_| Missing(Tool::Verilator))?.stdout;
        let root = PathBuf::from(String::from_utf8_lossy(&root).trim());
        Ok(Verilator { program, version: Tool::Verilator.version()?, include: root.join("include") })
    });
    found.as_ref().map_err(|missing| missing.clone().into())
}

fn build(
    source: &Source<'_>,
    bench: &Bench,
    verilator: &Verilator,
    cache: &Path,
    program: &Path,
) -> Result<(), EngineError> {
    let folder = tempfile::Builder::new().prefix("build-").tempdir_in(cache);
    let folder = folder.map_err(EngineError::io(cache.display().to_string()))?;
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).map_err(EngineError::io(path.display().to_string())).map(|()| path)
    };
    write("bench.cpp", &bench.source)?;
    let mut files = Vec::new();
    for (number, (name, text)) in source.verilog.iter().enumerate() {
        let name = Path::new(name).file_name().unwrap_or(OsStr::new("block.v")).to_string_lossy();
        files.push(write(&format!("{number}_{name}"), text)?);
    }
    if let Some(wrapper) = &bench.wrapper {
        files.push(write("copies.v", wrapper)?);
    }
    let mut verilate = Command::new(&verilator.program);
    verilate.args(VERILATE).args(["--top-module", &bench.top, "--prefix", &format!("V{}", bench.top)]);
    verilate.args(["--Mdir", "."]).args(&files).current_dir(folder.path());
    if source.trace {
        verilate.arg("--trace");
    }
    run("Verilator", &mut verilate)?;

    let mut compile = Command::new(Tool::Cxx.find()?);
    compile.args(COMPILE).arg("-I.").current_dir(folder.path());
    compile.arg("-I").arg(&verilator.include).arg("-I").arg(verilator.include.join("vltstd"));
    write("all.cc", &one_unit(folder.path())?)?;
    compile.args(["-o", "bench", "all.cc"]).args(runtime(verilator, cache, source.trace)?).arg("-pthread");
    run("the C++ compiler", &mut compile)?;
    // Another process may have been as fast: the file it put there is the same.
    let bench = folder.path().join("bench");
    fs::rename(&bench, program).map_err(EngineError::io(program.display().to_string()))
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
    let key: String = verilator.version.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    let compile = |name: &&str| {
        let object = cache.join(format!("{name}-{key}.o"));
        if object.exists() {
            return Ok(object);
        }
        let part = tempfile::Builder::new().prefix("object-").tempdir_in(cache);
        let part = part.map_err(EngineError::io(cache.display().to_string()))?;
        let fresh = part.path().join("object.o");
        let mut compile = Command::new(Tool::Cxx.find()?);
        compile.args(COMPILE).arg("-I").arg(&verilator.include).arg("-I").arg(verilator.include.join("vltstd"));
        compile.arg("-c").arg("-o").arg(&fresh).arg(verilator.include.join(format!("{name}.cpp")));
        run("the C++ compiler", &mut compile)?;
        fs::rename(&fresh, &object).map_err(EngineError::io(object.display().to_string()))?;
        Ok(object)
    };
    names.iter().map(compile).collect()
}

fn run(tool: &'static str, command: &mut Command) -> Result<(), EngineError> {
    let output = command.output().map_err(EngineError::io(tool))?;
    if output.status.success() {
        return Ok(());
    }
    let log = [output.stderr, output.stdout].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
    Err(EngineError::Compile { tool, log: log.trim().to_owned() })
}
