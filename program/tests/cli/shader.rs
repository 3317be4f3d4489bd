// SPDX-License-Identifier: MIT
//! `pica shader`.

use super::pica::{pica_ok, pica_refuses, pica_with};
use serde_json::{Value, json};
use std::path::Path;

/// A shader of the recorded scenes.
fn data(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("shader/tests/data/shaders");
    folder.join(name).to_str().unwrap().to_owned()
}

#[test]
fn a_real_program_goes_there_and_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (first, text, second) = (path("a.shbin"), path("a.pica"), path("b.shbin"));
    let original = std::fs::read(data("08_geometry.curve.shbin")).unwrap();
    pica_ok(&["shader", "asm", &data("08_geometry.curve.v.pica"), &data("08_geometry.curve.g.pica"), "-o", &first]);
    assert!(std::fs::read(&first).unwrap() == original, "the sources give the container of the scene");
    std::fs::write(&text, &pica_ok(&["shader", "disasm", &first]).stdout).unwrap();
    pica_ok(&["shader", "asm", &text, "-o", &second]);
    assert!(std::fs::read(&second).unwrap() == original, "so does the disassembly, both programs of it");
    let info = pica_ok(&["shader", "info", &first, "--format", "json"]).json();
    assert_eq!(info["programs"].as_array().unwrap().len(), 2);
    assert!(pica_ok(&["shader", "info", &first]).text().contains("geometry"));
}

#[test]
fn errors_point_at_line_and_column_and_leave_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let (source, out) = (folder.path().join("bad.v.pica"), folder.path().join("bad.shbin"));
    std::fs::write(&source, ".proc main\n  mov r0, v99\n  frob r1\n  end\n.end\n").unwrap();
    let run = super::pica::pica(&["shader", "asm", source.to_str().unwrap(), "-o", out.to_str().unwrap()]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("bad.v.pica:2:11") && run.stderr.contains("bad.v.pica:3:3"), "{}", run.stderr);
    assert!(!out.exists());
    pica_refuses(&["shader", "disasm", source.to_str().unwrap()], "bad.v.pica");
    pica_refuses(&["shader", "info", "no/such.shbin"], "no/such.shbin");
}

/// The line of a Makefile, with the options of picasso.
#[test]
fn asm_stands_in_for_picasso() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let source = ".fvec projection[4]\n.proc main ; caf\u{e9}\ncall far\n.end\n.proc far\nend\n.end\n";
    let latin1: Vec<u8> = source.chars().map(|character| character as u8).collect();
    std::fs::write(path("a.v.pica"), latin1).unwrap();
    let out = format!("--out={}", path("a.shbin"));
    let run = pica_ok(&["shader", "asm", "-n", &out, "-h", &path("a.h"), &path("a.v.pica")]);
    assert!(run.stderr.contains("a NOP is needed") && run.stderr.contains("not UTF-8"), "{}", run.stderr);
    let header = std::fs::read_to_string(path("a.h")).unwrap();
    assert!(header.ends_with("#define VSH_FVEC_projection 0x00\n#define VSH_ULEN_projection 4\n"), "{header}");
    let info = pica_ok(&["shader", "info", &path("a.shbin"), "--format", "json"]).json();
    assert_eq!(info["code_words"], 2);
    // Neither file is there if one of them cannot be.
    let missing = path("none/a.h");
    pica_refuses(&["shader", "asm", "-o", &path("b.shbin"), "-h", &missing, &path("a.v.pica")], "none");
    assert!(!Path::new(&path("b.shbin")).exists());
    assert!(pica_ok(&["shader", "asm", "--help"]).text().contains("--header <FILE>"));
}

/// Words of a debugger: as text, and as they lie in memory.
#[test]
fn bare_words_are_disassembled() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("descriptors"), "36F").unwrap();
    std::fs::write(path("code"), [0, 0, 0, 0x4C, 0, 0, 0, 0x88]).unwrap();
    let arguments = ["shader", "disasm", "--raw", "--opdescs", &path("descriptors")];
    for code in ["-", &path("code")] {
        let run = pica_with(&[&arguments[..], &[code]].concat(), b"0x4C000000, 88000000\n");
        assert!(run.text().contains("mov o0, v0") && run.text().contains("end "), "{} {}", run.text(), run.stderr);
    }
    for (text, named) in [("4C000000 g", "`g`"), ("4C000000\n+1", "-:2: `+1`"), ("100000000", "`100000000`")] {
        let run = pica_with(&["shader", "disasm", "--raw", "-"], text.as_bytes());
        assert!(run.status == 2 && run.stderr.contains(named), "{text}: {}", run.stderr);
    }
    std::fs::write(path("odd"), [0x80, 0, 0]).unwrap();
    pica_refuses(&["shader", "disasm", "--raw", &path("odd")], "3 bytes");
    pica_refuses(&["shader", "disasm", &path("code")], "--raw");
}

/// Symbols of a container may hold anything; a terminal gets none of what it would obey.
#[test]
fn symbols_with_escape_characters_are_shown() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.shbin");
    let mut bytes = std::fs::read(data("08_geometry.curve.shbin")).unwrap();
    let name = b"projection\0";
    let place = bytes.windows(name.len()).position(|window| window == name).expect("a uniform of that name");
    bytes[place..place + 5].copy_from_slice(b"\x1B[31m");
    std::fs::write(&file, bytes).unwrap();
    // A disassembly has names that can be assembled.
    for (command, shown) in [("disasm", "name_c8"), ("info", "\\u001B[31m")] {
        let run = pica_ok(&["shader", command, file.to_str().unwrap()]);
        assert!(run.text().contains(shown), "{command}: {}", run.text());
        assert!(!run.stdout.contains(&0x1B), "{command}");
    }
}

/// `mov o0, v0; end`, given as words, and a bad line after it.
#[test]
fn run_is_a_filter() {
    let good = json!({"code": [0x4C00_0000u32, 0x8800_0000u32], "opdescs": [0x36F], "inputs": {"0": ["3F0000", "0", "0xBF0000", "400000"]}});
    let run = pica_with(&["shader", "run"], format!("{good}\n\n{good}\n").as_bytes());
    assert_eq!(run.status, 0, "{}", run.stderr);
    let lines = run.json_lines();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0]["outputs"][0], json!(["3F0000", "000000", "BF0000", "400000"]));
    assert_eq!((&lines[0]["status"], &lines[0]["instructions"]), (&json!("end"), &json!(2)));
    assert_eq!((lines[0]["outputs"].as_array().unwrap().len(), lines[0]["temps"].as_array().unwrap().len()), (16, 16));
    for key in ["cmp", "a0", "al", "emitted", "diagnostics"] {
        assert!(lines[0].get(key).is_some(), "{key}");
    }
    for (bad, message) in [("{\"code\": [1, -1]}", "code[1]"), ("nonsense", "line 2"), ("{\"colour\": 1}", "colour")] {
        let run = pica_with(&["shader", "run"], format!("{good}\n{bad}\n{good}\n").as_bytes());
        assert_eq!((run.status, run.json_lines().len()), (2, 1), "{bad}");
        assert!(run.stderr.contains(message) && run.stderr.contains("line 2"), "{}", run.stderr);
    }
}

#[test]
fn endless_programs_and_hangs_are_results() {
    // jmpu !b0, 0: b0 is clear, so it jumps to itself.
    let endless = json!({"code": [0xB400_0001u32], "max_instructions": 1000});
    // break without a loop.
    let hang = json!({"code": [0x8000_0000u32]});
    let run = pica_with(&["shader", "run"], format!("{endless}\n{hang}\n").as_bytes());
    assert_eq!(run.status, 0, "{}", run.stderr);
    let lines = run.json_lines();
    assert_eq!((&lines[0]["status"], &lines[0]["instructions"]), (&json!("watchdog"), &json!(1000)));
    assert_eq!(lines[1]["status"], json!("hang"));
    assert_eq!(lines[1]["diagnostics"][0]["pc"], json!(0));
}

/// Code, descriptors, entry point and constants come from the container; the line supplies what changes.
#[test]
fn a_container_supplies_the_program() {
    let file = data("01_triangle.tri.shbin");
    let info: Value = pica_ok(&["shader", "info", &file, "--format", "json"]).json();
    let run = pica_with(
        &["shader", "run", &file],
        b"{\"inputs\": {\"0\": [\"3F0000\", \"3F0000\", \"3F0000\", \"3F0000\"]}}\n",
    );
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert_eq!(run.json()["status"], json!("end"));
    assert_eq!(info["programs"][0]["stage"], json!("vertex"));
    let missing = pica_with(&["shader", "run", &file, "--program", "3"], b"{}\n");
    assert_eq!(missing.status, 2);
    assert!(missing.stderr.contains("there is no program 3"), "{}", missing.stderr);
}
