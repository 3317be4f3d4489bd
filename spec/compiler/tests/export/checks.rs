// SPDX-License-Identifier: MIT
//! Checks of exported files with the tools that read them. Each gives what is wrong, and says so itself if a tool is
//! missing.

use crate::names::{self, Expected};
use crate::tools::{self, Tool, run};
use pica_spec_compiler::export::ExportedFile;
use pica_spec_compiler::ir::Description;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Writes exported files, and further ones, into an empty folder.
fn write(folder: &str, files: &[ExportedFile], more: &[(String, String)]) -> PathBuf {
    let folder = tools::folder(folder);
    let exported = files.iter().map(|file| (&file.path, &file.text));
    for (path, text) in exported.chain(more.iter().map(|(path, text)| (path, text))) {
        std::fs::write(folder.join(path), text).expect("a test file can be written");
    }
    folder
}

/// All C headers together, in C and C++, with the names of other documents; every name has its value.
pub fn c_header(folder: &str, description: &Description, files: &[ExportedFile]) -> Result<(), String> {
    let mut source = String::from("#define PICA_OFFICIAL_NAMES\n#define PICA_OLDER_NAMES\n");
    source.push_str("#define CHIP_OFFICIAL_NAMES\n#define CHIP_OLDER_NAMES\n");
    for file in files.iter().chain(files) {
        let _ = writeln!(source, "#include \"{}\"", file.path);
    }
    let mut facts = Vec::new();
    for map in names::expected(description) {
        facts.extend(c_facts(&map));
    }
    for (n, fact) in facts.iter().enumerate() {
        let _ = writeln!(source, "typedef char fact_{n}[({fact}) ? 1 : -1];");
    }
    let folder = write(folder, files, &[("check.c".to_owned(), source.clone()), ("check.cpp".to_owned(), source)]);
    let languages: [(&Tool, &str, &str); 4] = [
        (&tools::GCC, "-std=c99", "check.c"),
        (&tools::CLANG, "-std=c99", "check.c"),
        (&tools::GXX, "-std=c++11", "check.cpp"),
        (&tools::CLANGXX, "-std=c++11", "check.cpp"),
    ];
    for (tool, standard, source) in languages {
        if let Some(mut compiler) = tool.command() {
            let strict = ["-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"];
            run(compiler.current_dir(&folder).arg(standard).args(strict).arg(source))?;
        }
    }
    Ok(())
}

fn c_facts(expected: &Expected) -> Vec<String> {
    let mut facts = Vec::new();
    for (name, id) in &expected.ids {
        facts.push(format!("{name} == {id}u"));
    }
    for (name, ids) in &expected.arrays {
        facts.push(format!("{name}_COUNT == {}u", ids.len()));
        for (n, id) in ids.iter().enumerate() {
            facts.push(format!("{name}({n}) == {id}u"));
        }
    }
    for (name, (_, lsb, width)) in &expected.fields {
        let mask = ((1u64 << width) - 1) << lsb;
        facts.push(format!("{name}_SHIFT == {lsb} && {name}_MASK == {mask}u"));
    }
    for (name, code) in &expected.codes {
        facts.push(format!("{name} == {code}u"));
    }
    facts
}

/// The SystemVerilog packages: lint by Verilator, and a simulation by Icarus that uses every name and every member.
pub fn sv_package(folder: &str, description: &Description, files: &[ExportedFile]) -> Result<(), String> {
    let mut benches = Vec::new();
    for (map, file) in names::expected(description).iter().zip(files) {
        let package = file.path.trim_end_matches(".sv");
        let mut bench = bench(&format!("import {package}::*;\n"), "", map);
        // Members: each holds its bits, and no others.
        for layout in map.map.into_iter().flat_map(names::layouts) {
            let (name, bits) = (&layout.name, 32 * layout.words);
            let _ = writeln!(bench.declarations, "  {name}_t v_{name};");
            for (field, lsb, width) in &layout.fields {
                let ones = format!("{{{width}{{1'b1}}}}");
                let gap = |bits: u32| if bits == 0 { String::new() } else { format!("{{{bits}{{1'b0}}}}, ") };
                let value = format!("{{{}{ones}, {}}}", gap(bits - lsb - width), gap(*lsb));
                let value = value.replace(", }", "}");
                let _ = writeln!(bench.statements, "    v_{name} = {value};");
                bench.check(&format!("v_{name}.{field} === {ones}"));
                let _ = writeln!(bench.statements, "    v_{name} = ~{value};");
                bench.check(&format!("v_{name}.{field} === {{{width}{{1'b0}}}}"));
            }
            // The gaps too: the structure is as wide as the register.
            let _ = writeln!(bench.statements, "    v_{name} = {{{bits}{{1'b1}}}};");
            bench.check(&format!("v_{name} === {{{bits}{{1'b1}}}}"));
        }
        // Instructions have no structures: their fields have positions.
        for (name, (_, lsb, width)) in map.fields.iter().filter(|_| map.map.is_none()) {
            bench.check(&format!("{name}_LSB == {lsb} && {name}_WIDTH == {width}"));
        }
        benches.push((format!("check_{package}.sv"), bench.text(&format!("check_{package}"))));
    }
    let folder = write(folder, files, &benches);
    for (file, (name, _)) in files.iter().zip(&benches) {
        lint(&folder, &["--language", "1800-2017", &file.path, name])?;
        simulate(&folder, "-g2012", &[&file.path, name])?;
    }
    Ok(())
}

/// The Verilog headers, included at file level and again inside a module: lint and simulation as Verilog-2001.
pub fn vh(folder: &str, description: &Description, files: &[ExportedFile]) -> Result<(), String> {
    let mut benches = Vec::new();
    for (map, file) in names::expected(description).iter().zip(files) {
        let include = format!("`include \"{}\"\n", file.path);
        let mut bench = bench(&include, "`", map);
        if !map.fields.is_empty() {
            bench.declarations.push_str("  reg [31:0] word;\n");
        }
        for (name, (_, lsb, width)) in &map.fields {
            bench.check(&format!("`{name}_LSB == {lsb}"));
            bench.check(&format!("`{name}_WIDTH == {width}"));
            let _ = writeln!(bench.statements, "    word = 32'd0;\n    word[`{name}_BITS] = {{{width}{{1'b1}}}};");
            bench.check(&format!("word === 32'h{:08X}", ((1u64 << width) - 1) << lsb));
        }
        let module = format!("check_{}", file.path.trim_end_matches(".vh"));
        benches.push((format!("{module}.v"), include + &bench.text(&module)));
    }
    let folder = write(folder, files, &benches);
    for (name, _) in &benches {
        lint(&folder, &["--language", "1364-2001", "-I.", name])?;
        simulate(&folder, "-g2001", &["-I.", name])?;
    }
    Ok(())
}

/// A module that compares in an initial block.
struct Bench {
    declarations: String,
    statements: String,
}

/// The checks that both languages share; `mark` comes before a name.
fn bench(head: &str, mark: &str, expected: &Expected) -> Bench {
    let mut bench = Bench { declarations: format!("  {head}"), statements: String::new() };
    for (name, id) in &expected.ids {
        bench.check(&format!("{mark}{name} === 16'h{id:04X}"));
    }
    for (name, ids) in &expected.arrays {
        bench.check(&format!("{mark}{name}_COUNT == {}", ids.len()));
        for (n, id) in ids.iter().enumerate() {
            bench.check(&format!("{mark}{name}(16'd{n}) === 16'h{id:04X}"));
        }
    }
    for (name, code) in &expected.codes {
        bench.check(&format!("{mark}{name} == {code}"));
    }
    bench
}

impl Bench {
    fn check(&mut self, condition: &str) {
        let quoted = condition.replace('`', "");
        let _ = writeln!(self.statements, "    checks = checks + 1;");
        let _ = writeln!(
            self.statements,
            "    if (!({condition})) begin errors = errors + 1; $display(\"WRONG %s\", \"{quoted}\"); end"
        );
    }

    fn text(&self, module: &str) -> String {
        let Bench { declarations, statements } = self;
        format!(
            "module {module};\n{declarations}  integer checks;\n  integer errors;\n  initial begin\n    checks = 0;\n    \
             errors = 0;\n{statements}    $display(\"%0d checks, %0d errors\", checks, errors);\n  end\nendmodule\n"
        )
    }
}

fn lint(folder: &Path, arguments: &[&str]) -> Result<(), String> {
    if let Some(mut verilator) = tools::VERILATOR.command() {
        run(verilator.current_dir(folder).args(["--lint-only", "-Wall"]).args(arguments))?;
    }
    Ok(())
}

/// Compiles without a warning and runs; the bench must have compared something and found no error.
fn simulate(folder: &Path, language: &str, arguments: &[&str]) -> Result<(), String> {
    let Some(mut iverilog) = tools::IVERILOG.command() else { return Ok(()) };
    let warnings = run(iverilog.current_dir(folder).args([language, "-Wall", "-o", "check.vvp"]).args(arguments))?;
    if !warnings.is_empty() {
        return Err(format!("iverilog {arguments:?}: {warnings}"));
    }
    let printed = run(&mut std::process::Command::new(folder.join("check.vvp")))?;
    let last = printed.lines().last().unwrap_or_default();
    match last.split_once(" checks, ") {
        Some((checks, "0 errors")) if checks != "0" => Ok(()),
        _ => Err(format!("{arguments:?}: {printed}")),
    }
}

/// The SystemRDL files, compiled and compared with the JSON by `check_rdl.py`.
pub fn systemrdl(folder: &str, json: &[ExportedFile], files: &[ExportedFile]) -> Result<(), String> {
    let Some(mut python) = tools::python_with_systemrdl() else { return Ok(()) };
    let folder = write(folder, &[json, files].concat(), &[]);
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/check_rdl.py");
    run(python.current_dir(folder).arg(script).arg("registers.json").args(files.iter().map(|file| &file.path)))?;
    Ok(())
}
