// SPDX-License-Identifier: MIT
//! Verilog as projects have it: several files, lists, included files, parameters, SystemVerilog; and simulators that fail.

use crate::cases::have;
use crate::pica::{Run, pica, pica_with_environment};
use pica_testbench::equivalence::EngineKind;
use serde_json::Value;
use std::path::{Path, PathBuf};

const SIMULATORS: [EngineKind; 2] = [EngineKind::Verilator, EngineKind::Icarus];

/// A folder with files.
struct Files(tempfile::TempDir);

impl Files {
    fn new(files: &[(&str, &str)]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            let path = folder.path().join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        Self(folder)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn text(&self, name: &str) -> String {
        self.path(name).to_str().unwrap().to_owned()
    }
}

fn check(kind: EngineKind, block: &str, arguments: &[&str]) -> Run {
    pica(&[&["equiv", block, "--engine", kind.name(), "--count", "300", "--format", "json"], arguments].concat())
}

fn mismatches(run: &Run) -> u64 {
    assert!(run.status <= 1, "{}", run.stderr);
    run.json_lines()[0]["mismatches"].as_u64().unwrap()
}

/// f24_max of a project: a package, macros in files that are included, a library, parameters, packed types.
const PACKAGE: &str = "
package formats;
  typedef struct packed { logic sign; logic [6:0] exponent; logic [15:0] mantissa; } f24_t;
  typedef logic [1:0][11:0] halves_t;
endpackage
";
const TOP: &str = "
`default_nettype none
`include \"beside.vh\"
`include \"shared.vh\"
module my_max import formats::*; #(parameter int OFFSET = 1, parameter NAME = \"x\") (
  input f24_t a, input halves_t b, output logic [`TOP_BIT:0] y, output logic unused
);
  wire [23:0] larger;
  compare compare (.a(a), .b(b), .y(larger));
  assign y = larger + OFFSET + `EXTRA;
  assign unused = 1'b0;
endmodule
";
const LIBRARY: &str = "
module compare (input wire [23:0] a, input wire [23:0] b, output wire [23:0] y);
  f24_max f24_max (.a(a), .b(b), .y(y));
endmodule
";

const LIST: &str = "// the project
+incdir+include -y library +libext+.v
# in this order
src/package.sv
src/top.sv -sv
";

fn project() -> Files {
    let files = Files::new(&[
        ("src/package.sv", PACKAGE),
        ("src/top.sv", TOP),
        ("src/beside.vh", "`define TOP_BIT 23\n"),
        ("include/shared.vh", "`ifndef EXTRA\n`define EXTRA 1\n`endif\n"),
        ("library/compare.v", LIBRARY),
        ("all.f", LIST),
    ]);
    crate::pica::pica_ok(&["verilog", "f24_max", "--prefix", "", "-o", &files.text("library")]);
    files
}

#[test]
fn a_project_is_checked_as_it_is() {
    let files = project();
    let list = files.text("all.f");
    for kind in SIMULATORS.into_iter().filter(|kind| have(*kind)) {
        let with = |more: &[&str]| {
            let arguments = ["-F", &list, "--top", "my_max", "-G", "NAME=\"a b\""];
            mismatches(&check(kind, "f24_max", &[&arguments[..], more].concat()))
        };
        assert_eq!(with(&["-G", "OFFSET=0", "-D", "EXTRA=0"]), 0, "{}", kind.name());
        assert_eq!(with(&["-G", "OFFSET=24'hFFFFFF"]), 0, "{}", kind.name());
        assert!(with(&["-G", "OFFSET=0"]) > 0, "{}: the macro is not seen", kind.name());
        assert!(with(&["-D", "EXTRA=0"]) > 0, "{}: the parameter is not seen", kind.name());
    }
}

/// What is included counts: a program of the cache is not that of a file that has changed since.
#[test]
fn a_file_that_is_included_is_watched() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let files = project();
    let list = files.text("all.f");
    let run =
        || mismatches(&check(EngineKind::Verilator, "f24_max", &["-F", &list, "--top", "my_max", "-G", "OFFSET=0"]));
    assert!(run() > 0);
    std::fs::write(files.path("include/shared.vh"), "`define EXTRA 0\n").unwrap();
    assert_eq!(run(), 0);
    std::fs::write(files.path("library/compare.v"), LIBRARY.replace(".a(a), .b(b)", ".a(b), .b(b)")).unwrap();
    assert!(run() > 0);
}

/// Parameters go through what is put around a clocked block, and around one with a handshake.
#[test]
fn a_clocked_block_has_parameters_too() {
    for block in ["f24_mul", "f24_rcp"] {
        let files = Files::new(&[]);
        crate::pica::pica_ok(&["verilog", block, "--prefix", "", "-o", &files.text("")]);
        let path = files.path(&format!("{block}.v"));
        let text = std::fs::read_to_string(&path).unwrap();
        let (head, body) = text.split_once(&format!("module {block} (")).unwrap();
        let body = body.replacen("endmodule", "  initial if (ENDS) $fatal;\nendmodule", 1);
        std::fs::write(&path, format!("{head}module {block} #(parameter ENDS = 1) ({body}")).unwrap();
        let verilog = path.to_str().unwrap();
        for kind in SIMULATORS.into_iter().filter(|kind| have(*kind)) {
            assert_eq!(mismatches(&check(kind, block, &["--verilog", verilog, "-G", "ENDS=0"])), 0);
            let run = check(kind, block, &["--verilog", verilog]);
            assert_eq!(run.status, 3, "{}", run.stderr);
            assert!(run.stderr.contains("$stop or $fatal"), "{}", run.stderr);
        }
    }
}

#[test]
fn what_is_wrong_with_a_project_is_told() {
    let files = project();
    std::fs::write(files.path("bad.f"), "src/top.sv\n--trace\n").unwrap();
    let refused = |arguments: &[&str], parts: &[&str]| {
        let run = pica(&[&["equiv", "f24_max"], arguments].concat());
        assert_eq!(run.status, 2, "{arguments:?}: {}", run.stderr);
        parts.iter().for_each(|part| assert!(run.stderr.contains(part), "{part}: {}", run.stderr));
    };
    refused(&["-F", &files.text("bad.f")], &["bad.f:2: unknown option `--trace`"]);
    refused(&["-f", &files.text("none.f")], &["none.f"]);
    std::fs::write(files.path("gone.f"), "src/top.sv\n\nsrc/gone.sv\n").unwrap();
    refused(&["-F", &files.text("gone.f")], &["gone.f:3: ", "src/gone.sv: No such file"]);
    refused(&["-G", "A=1"], &["--verilog"]);
    refused(&["--verilog", &files.text("src/top.sv"), "-G", "A"], &["NAME=VALUE"]);
    refused(&["--verilog", &files.text("src/top.sv"), "--timeout", "0"], &["seconds"]);
    if have(EngineKind::Verilator) {
        let all = ["-F", &files.text("all.f"), "--top", "my_max"];
        refused(&[&all[..], &["-G", "NONE=1"]].concat(), &["NONE"]);
        // The file and the line are the user's.
        std::fs::write(files.path("src/package.sv"), format!("{PACKAGE}\nnonsense;\n")).unwrap();
        refused(&all, &[&format!("{}:7", files.text("src/package.sv"))]);
        let types = "module f24_max (input logic [23:0] a [2], input real b, output logic [2:0][7:0] y); endmodule";
        std::fs::write(files.path("types.sv"), types).unwrap();
        refused(&["--verilog", &files.text("types.sv")], &["`a`", "`b`", "cannot be told"]);
    }
}

/// Folders have names that shells and simulators take apart; what a simulator cannot read is named.
#[test]
fn paths_are_read_as_they_are() {
    let text = "module f24_max (input wire [23:0] a, input wire [23:0] b, output wire [23:0] y);\n  wire [23:0] m;\n\
                `include \"part.vh\"\nendmodule\n";
    let part = "assign m = 24'h0; assign y = a;\n";
    for (name, verilator, icarus) in [("it's $ \\n %d;", 1, 1), ("a \"b\"", 1, 2), ("$HOME", 2, 2)] {
        let [source, header] = ["top.v", "include/part.vh"].map(|file| format!("{name}/{file}"));
        let files = Files::new(&[(&source, text), (&header, part)]);
        let include = files.text(&format!("{name}/include"));
        for kind in SIMULATORS.into_iter().filter(|kind| have(*kind)) {
            let (status, tool) = if kind == EngineKind::Icarus { (icarus, "Icarus") } else { (verilator, "Verilator") };
            let tool = format!("{tool} cannot read the path");
            let run = check(kind, "f24_max", &["--verilog", &files.text(&source), "-I", &include]);
            assert_eq!(run.status, status, "{}: {}", kind.name(), run.stderr);
            // With two that cannot, the one that looks at the ports says so.
            assert!(status == 1 || run.stderr.contains("cannot read the path"), "{}", run.stderr);
            // The folder of temporary files, and that of compiled ones.
            let folder = files.text(name);
            let arguments = ["equiv", "f24_max", "--engine", kind.name(), "--count", "300"];
            let own = pica_with_environment(&arguments, &[("TMPDIR", &folder), ("PICA_CACHE", &folder)]);
            let status = if status == 1 { 0 } else { 2 };
            assert_eq!(own.status, status, "{}: {}", kind.name(), own.stderr);
            assert!(status == 0 || own.stderr.contains(&tool), "{}", own.stderr);
        }
    }
}

/// f24_max that does something else for one operand.
fn special(special: &str) -> Files {
    let text = format!(
        "module f24_max (input wire [23:0] a, input wire [23:0] b, output reg [23:0] y);\n  reg [31:0] i;\n\
         always @(*) begin\n    y = a;\n    i = 0;\n    if (a == 24'h3F0000) begin {special} end\n  end\nendmodule\n"
    );
    Files::new(&[("odd.v", &text)])
}

/// How a simulator ended, in which cases, and what it printed before.
#[test]
fn a_simulator_that_ends_says_why() {
    for (does, says) in [
        ("$display(\"good bye\"); $finish;", ["good bye", "the Verilog called $finish"]),
        ("$display(\"good bye\"); $fatal;", ["good bye", "the Verilog called $stop or $fatal"]),
        ("while (i != 32'hFFFFFFFF) begin i = i ^ $random; y = i[23:0]; end", ["hung", "after 2 s"]),
    ] {
        let files = special(does);
        for kind in SIMULATORS.into_iter().filter(|kind| have(*kind)) {
            let run = check(kind, "f24_max", &["--verilog", &files.text("odd.v"), "--timeout", "2"]);
            assert_eq!(run.status, 3, "{}: {}", kind.name(), run.stderr);
            for part in says.into_iter().chain(["`f24_max` in place of f24_max", "in cases 0 to 299"]) {
                assert!(run.stderr.contains(part), "{}: {part}: {}", kind.name(), run.stderr);
            }
        }
    }
}

/// The counterexample in a VCD: what was expected beside what came.
#[test]
fn a_vcd_has_what_was_expected() {
    if !have(EngineKind::Verilator) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    for (block, from, to) in [
        ("f24_max", "y = selected;", "y = a;"),
        ("f24_mul", "high = product[2 * N - 1:L]", "high = product[2 * N - 2:L - 1]"),
        ("raster_walk", "next_column_q != last_column_q", "next_column_q <= last_column_q"),
    ] {
        crate::pica::pica_ok(&["verilog", block, "-o", folder.path().to_str().unwrap()]);
        let path = folder.path().join(format!("{block}.v"));
        let text = std::fs::read_to_string(&path).unwrap();
        let faulty = text.replacen(from, to, 1);
        assert_ne!(text, faulty);
        std::fs::write(&path, faulty).unwrap();
        let vcd = folder.path().join("wrong.vcd");
        let arguments = ["--verilog", path.to_str().unwrap(), "--vcd", vcd.to_str().unwrap()];
        let run = check(EngineKind::Verilator, block, &arguments);
        assert_eq!(run.status, 1, "{}", run.stderr);
        let example = run.json_lines()[0]["counterexample"].clone();
        let last = |side: &Value| side.as_array().map_or(side.clone(), |items| items.last().unwrap().clone());
        let (name, expected) = match block {
            "raster_walk" => ("x", last(&example["expected"])["x"].clone()),
            _ => ("y", example["expected"]["y"].clone()),
        };
        let expected = u32::from_str_radix(&expected.as_str().unwrap()[2..], 16).unwrap();
        assert!(shows(&vcd, &format!("expected_{name}"), expected), "{block}");
        assert!(shows(&vcd, "mismatch", 1), "{block}");
    }
}

/// Whether a signal of a VCD file ever has a value.
fn shows(path: &Path, signal: &str, value: u32) -> bool {
    let text = std::fs::read_to_string(path).unwrap();
    let declaration = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    let mut declaration = declaration.filter(|words| words.first() == Some(&"$var") && words[4] == signal);
    let code = declaration.next().unwrap_or_else(|| panic!("there is no {signal}"))[3];
    text.lines().any(|line| {
        let number = match line.strip_prefix('b') {
            Some(word) => word.split_once(' ').filter(|(_, of)| *of == code).map(|(bits, _)| bits),
            None => line.strip_suffix(code),
        };
        number.is_some_and(|bits| u32::from_str_radix(bits, 2) == Ok(value))
    })
}
