// SPDX-License-Identifier: MIT
//! Checks of exported files with the tools that read them. Each gives what is wrong, and says so itself if a tool is
//! missing.

use crate::names::{self, Expected};
use crate::tools::{self, Tool, run};
use pica_spec_compiler::export::ExportedFile;
use pica_spec_compiler::ir::Description;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Writes exported files, and further ones, into an empty folder.
fn write(folder: &str, files: &[ExportedFile], more: &[(String, String)]) -> PathBuf {
    let folder = tools::folder(folder);
    let exported = files.iter().map(|file| (&file.path, &file.text));
    for (path, text) in exported.chain(more.iter().map(|(path, text)| (path, text))) {
        std::fs::write(folder.join(path), text).expect("a test file can be written");
    }
    folder
}

/// All C headers together, in C and C++, with the names of other documents; every name has its value. Then beside another
/// header that has the names of registers, with other values, before and behind ours.
pub fn c_header(folder: &str, description: &Description, files: &[ExportedFile]) -> Result<(), String> {
    let expected = names::expected(description);
    let include = files.iter().fold(String::new(), |text, file| text + &format!("#include \"{}\"\n", file.path));
    let mut all = String::from("#define PICA_OFFICIAL_NAMES\n#define PICA_OLDER_NAMES\n");
    all.push_str("#define CHIP_OFFICIAL_NAMES\n#define CHIP_OLDER_NAMES\n");
    let (mut foreign, mut own, mut short) = (String::from("#define FOREIGN 1\n"), Vec::new(), Vec::new());
    for names in &expected {
        let prefix = c_prefix(names);
        own.extend(c_facts(names, &prefix));
        if !prefix.is_empty() {
            let _ = writeln!(all, "#define {prefix}SHORT_NAMES");
            short.extend(c_facts(names, ""));
            let arrays = names.arrays.keys().map(|name| format!("{name}(n)"));
            for name in names.ids.keys().chain(names.fields.keys()).cloned().chain(arrays) {
                let _ = writeln!(foreign, "#define {name} 0xBAD");
            }
        }
    }
    let asserted = |facts: &[String]| {
        let fact = |(n, fact)| format!("typedef char fact_{n}[({fact}) ? 1 : -1];\n");
        facts.iter().enumerate().map(fact).collect::<String>()
    };
    let sources = [
        ("all", format!("{all}{include}{include}{}", asserted(&[own.clone(), short].concat()))),
        ("before", format!("#include \"foreign.h\"\n{include}{}", asserted(&own))),
        ("behind", format!("{include}#include \"foreign.h\"\n{}", asserted(&own))),
    ];
    let mut more = vec![("foreign.h".to_owned(), foreign)];
    for (name, text) in &sources {
        more.extend(["c", "cpp"].map(|language| (format!("{name}.{language}"), text.clone())));
    }
    let folder = write(folder, files, &more);
    let languages: [(&Tool, &str, &str); 4] = [
        (&tools::GCC, "-std=c99", "c"),
        (&tools::CLANG, "-std=c99", "c"),
        (&tools::GXX, "-std=c++11", "cpp"),
        (&tools::CLANGXX, "-std=c++11", "cpp"),
    ];
    for (tool, standard, language) in languages {
        for (name, _) in &sources {
            if let Some(mut compiler) = tool.command() {
                let strict = ["-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only"];
                run(compiler.current_dir(&folder).arg(standard).args(strict).arg(format!("{name}.{language}")))?;
            }
        }
    }
    Ok(())
}

/// What C has before the names of registers and fields: names that begin with something else than the map's are also those
/// of other headers.
fn c_prefix(expected: &Expected) -> String {
    let shared = expected.map.filter(|map| !map.prefix.is_empty());
    shared.map_or(String::new(), |map| format!("{}_", map.name.to_uppercase()))
}

fn c_facts(expected: &Expected, prefix: &str) -> Vec<String> {
    let mut facts = Vec::new();
    for (name, id) in &expected.ids {
        facts.push(format!("{prefix}{name} == {id}u"));
    }
    for (name, ids) in &expected.arrays {
        facts.push(format!("{prefix}{name}_COUNT == {}u", ids.len()));
        for (n, id) in ids.iter().enumerate() {
            facts.push(format!("{prefix}{name}({n}) == {id}u"));
        }
    }
    for (name, (_, lsb, width)) in &expected.fields {
        let mask = ((1u64 << width) - 1) << lsb;
        facts.push(format!("{prefix}{name}_SHIFT == {lsb} && {prefix}{name}_MASK == {mask}u"));
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
    slang(&folder, files, &benches)?;
    yosys(&folder, description, files)
}

/// slang, which has nothing to say about a package and the bench that uses all of it.
fn slang(folder: &Path, files: &[ExportedFile], benches: &[(String, String)]) -> Result<(), String> {
    let Some(mut python) = tools::python_with("pyslang", "pyslang") else { return Ok(()) };
    let pairs = files.iter().zip(benches).flat_map(|(file, (bench, _))| [&file.path, bench]);
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/check_slang.py");
    run(python.current_dir(folder).arg(script).args(pairs)).map(|_| ())
}

/// Every Yosys reads the packages as they are, and a module that compares each name with its value is constant 1.
fn yosys(folder: &Path, description: &Description, files: &[ExportedFile]) -> Result<(), String> {
    const PATTERN: u32 = 0x96C3_A55A;
    for (map, file) in names::expected(description).iter().zip(files) {
        let package = file.path.trim_end_matches(".sv");
        let (mut signals, mut facts) = (String::new(), Vec::new());
        facts.extend(map.ids.iter().map(|(name, id)| format!("{package}::{name} == 16'h{id:04X}")));
        for (name, ids) in &map.arrays {
            facts.push(format!("{package}::{name}_COUNT == {}", ids.len()));
            // A call takes Yosys long: the ends of an array stand for it.
            for n in [0, ids.len() - 1] {
                facts.push(format!("{package}::{name}(16'd{n}) == 16'h{:04X}", ids[n]));
            }
        }
        facts.extend(map.codes.iter().map(|(name, code)| format!("{package}::{name} == {code}")));
        for (name, code, acts_as) in map.map.into_iter().flat_map(names::canonical) {
            facts.push(format!("{package}::canonical_{name}({code}) == {acts_as}"));
        }
        for layout in map.map.into_iter().flat_map(names::layouts) {
            let (name, words) = (&layout.name, layout.words);
            let _ = writeln!(signals, "  {package}::{name}_t v_{name};");
            let _ = writeln!(signals, "  assign v_{name} = {{{words}{{32'd{PATTERN}}}}};");
            for (field, lsb, width) in &layout.fields {
                let bit = |n: u32| if PATTERN >> ((lsb + n) % 32) & 1 == 1 { '1' } else { '0' };
                let bits: String = (0..*width).rev().map(bit).collect();
                facts.push(format!("v_{name}.{field} == {width}'b{bits}"));
            }
        }
        let mut text = format!("module use_{package}(output [{}:0] right);\n{signals}", facts.len() - 1);
        for (n, fact) in facts.iter().enumerate() {
            let _ = writeln!(text, "  assign right[{n}] = {fact};");
        }
        let source = format!("use_{package}.sv");
        std::fs::write(folder.join(&source), text + "endmodule\n").map_err(|error| error.to_string())?;
        let script = format!(
            "read_verilog -sv {} {source}; hierarchy -top use_{package}; proc; opt_expr; opt_clean; \
             sat -verify -prove right {}'b{}",
            file.path,
            facts.len(),
            "1".repeat(facts.len())
        );
        for mut yosys in tools::each_yosys() {
            run(yosys.current_dir(folder).args(["-q", "-p", &script]))?;
        }
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

/// The VHDL packages: ghdl runs a bench that uses every name and every member, and synthesizes a record.
pub fn vhdl_package(folder: &str, description: &Description, files: &[ExportedFile]) -> Result<(), String> {
    const PATTERN: u32 = 0x96C3_A55A;
    let mut benches = Vec::new();
    for (map, file) in names::expected(description).iter().zip(files) {
        let package = file.path.trim_end_matches(".vhd");
        let mut checks: Vec<(String, String)> = Vec::new();
        let mut check = |name: &str, condition: String| checks.push((name.to_owned(), condition));
        for (name, id) in &map.ids {
            check(name, format!("{name} = {id}"));
        }
        for (name, ids) in &map.arrays {
            check(name, format!("{name}_COUNT = {}", ids.len()));
            for (n, id) in ids.iter().enumerate() {
                check(name, format!("{name}({n}) = {id}"));
            }
        }
        for (name, (_, lsb, width)) in &map.fields {
            let range = format!("{name}_BITS'low = {lsb} and {name}_BITS'high = {}", lsb + width - 1);
            check(name, format!("{name}_LSB = {lsb} and {name}_WIDTH = {width} and {range}"));
        }
        for (name, code) in &map.codes {
            check(name, format!("number({name}) = {code}"));
        }
        for (name, code, acts_as) in map.map.into_iter().flat_map(names::canonical) {
            let vector = format!("std_logic_vector(to_unsigned({code}, {name}_e'length))");
            check(&name, format!("number(canonical_{name}({vector})) = {acts_as}"));
        }
        let (mut variables, mut statements, mut members) = (String::new(), String::new(), String::new());
        for layout in map.map.into_iter().flat_map(names::layouts) {
            let (name, bits) = (&layout.name, 32 * layout.words);
            let _ = writeln!(variables, "    variable v_{name} : {name}_t;");
            let _ = writeln!(statements, "    v_{name} := to_{name}(pattern({bits} - 1 downto 0));");
            let mut kept = vec!['0'; bits as usize];
            for (field, lsb, width) in &layout.fields {
                let bit = |n: u32| if PATTERN >> (n % 32) & 1 == 1 { '1' } else { '0' };
                let value: String = (*lsb..lsb + width).rev().map(bit).collect();
                (*lsb..lsb + width).for_each(|n| kept[(bits - 1 - n) as usize] = bit(n));
                let keyword = ["ACCESS", "CONSTANT", "FUNCTION", "TYPE"].contains(&field.as_str());
                let member = format!("{field}{}", if keyword { "_FIELD" } else { "" });
                let _ = writeln!(members, "    check(same(v_{name}.{member}, \"{value}\"), \"to_{name} {field}\");");
            }
            let kept: String = kept.into_iter().collect();
            let _ = writeln!(members, "    check(to_word(v_{name}) = \"{kept}\", \"to_word {name}\");");
        }
        for (name, condition) in &checks {
            let _ = writeln!(statements, "    check({condition}, \"{name}\");");
        }
        let text = include_str!("bench.vhd")
            .replace("PACKAGE", package)
            .replace("VARIABLES", &variables)
            .replace("STATEMENTS", &(statements + &members));
        benches.push((format!("check_{package}.vhd"), text));
    }
    let folder = write(folder, files, &benches);
    for (file, (bench, _)) in files.iter().zip(&benches) {
        let Some(mut ghdl) = tools::GHDL.command() else { return Ok(()) };
        run(ghdl.current_dir(&folder).args(["-a", "--std=08", &file.path, bench]))?;
        let mut ghdl = Command::new(ghdl.get_program());
        verdict(bench, &run(ghdl.current_dir(&folder).args(["-r", "--std=08", bench.trim_end_matches(".vhd")]))?)?;
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
    verdict(&arguments.join(" "), &run(&mut Command::new(folder.join("check.vvp")))?)
}

/// A bench has compared something, and found no error.
fn verdict(bench: &str, printed: &str) -> Result<(), String> {
    let last = printed.lines().last().unwrap_or_default();
    match last.split_once(" checks, ") {
        Some((checks, "0 errors")) if checks != "0" => Ok(()),
        _ => Err(format!("{bench}: {printed}")),
    }
}

/// The SystemRDL files, and what PeakRDL writes of them, compiled and compared with the JSON by `check_rdl.py`.
pub fn systemrdl(folder: &str, json: &[ExportedFile], files: &[ExportedFile]) -> Result<(), String> {
    let folder = write(folder, &[json, files].concat(), &[]);
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/check_rdl.py");
    let with_peakrdl = tools::python_with("peakrdl, peakrdl_systemrdl", "peakrdl-cli peakrdl-systemrdl");
    for (python, options) in [(tools::python_with_systemrdl(), None), (with_peakrdl, Some("--peakrdl"))] {
        let Some(mut python) = python else { continue };
        python.current_dir(&folder).arg(script).args(options).arg("registers.json");
        run(python.args(files.iter().map(|file| &file.path)))?;
    }
    Ok(())
}
