// SPDX-License-Identifier: MIT
//! `pica f24`. Results are those of dossier section 12.

use super::pica::pica_with;

fn results(arguments: &[&str], input: &str) -> Vec<String> {
    let run = pica_with(&[&["f24"], arguments].concat(), input.as_bytes());
    assert_eq!(run.status, 0, "{}", run.stderr);
    run.text().lines().map(str::to_owned).collect()
}

#[test]
fn worked_vectors() {
    let input = "# 1/3 * 3\nmul 3D5555 408000\n\nADD 0x3f0000 0X2e8000 # comment\nmad 3F0001 3F0001 BF0002\nrcp 408000\nrsq 400000\n\
                 ex2 3E0000\nlg2 408000\nflr C0A000\nfrom_f32 C0200000\nto_f32 C28000\nto_f32 7F8000\n\
                 dp3 7F0000 7F0000 000000 000000 000000 7F0000\ndph 7F0000 7F0000 7F0000 0 0 0 3F0000\n\
                 dp4 3F0000 500000 3F0000 D00000 3F0000 3F0000 3F0000 3F0000\ncmp 3F0000 400000\ncmp 7F8000 7F8000\n\
                 max 000000 7F8000\nmin 7F8000 000000\nsge 7F8000 0\nslt 0 3F0000\nsub 3F0000 3F0000\nmov 7F1234\n";
    let toward_zero = [
        "3EFFFF", "3F0000", "000000", "3D5555", "3E6A09", "3F6A09", "3F95C0", "C10000", "C04000", "C1400000",
        "7FC00000", "000000", "3F0000", "000000", "011100", "010000", "7F8000", "000000", "000000", "3F0000", "000000",
        "7F1234",
    ];
    assert_eq!(results(&[], input), toward_zero);
    let nearest = results(&["--rounding", "nearest-even"], input);
    assert_eq!(nearest[..2], ["3F0000", "3F0001"]);
}

#[test]
fn other_formats() {
    // 1.3.4: bias 3, 1.0 = 0x30, 2.0 = 0x40; 1.5 * 1.5 = 2.25 = 0x42.
    assert_eq!(results(&["--float", "1.3.4"], "mul 38 38\nadd 30 30\n"), ["42", "40"]);
    assert_eq!(results(&["--float", "1.5.10"], "from_f32 3F800000\nto_f32 3555\n"), ["3C00", "3EAAA000"]);
    assert_eq!(results(&["--float", "1.7.23"], "from_f32 3F800000\n"), ["1F800000"]);
}

/// One line per choice, most of them from the ledger's experiments: the default's result and the alternative's.
#[test]
fn choices() {
    for (choice, line, default, other) in [
        ("f24_rounding=nearest-even", "mul 3D5555 408000", "3EFFFF", "3F0000"),
        ("f32_to_f24=nearest-even", "from_f32 3F80007F", "3F0000", "3F0001"),
        (
            "dot_product_order=pairwise-tree",
            "dp4 3F0000 500000 3F0000 D00000 3F0000 3F0000 3F0000 3F0000",
            "000000",
            "3F0000",
        ),
        (
            "dot_product_order=unrounded",
            "dp4 3F0000 500000 3F0000 D00000 3F0000 3F0000 3F0000 3F0000",
            "000000",
            "400000",
        ),
        ("special_function_accuracy=exact", "rcp 408000", "3D5555", "3D5555"),
        ("subnormal_compare=flush", "sge 000000 00FFFF", "000000", "3F0000"),
        ("f24_overflow=saturate", "mul 7E0000 410000", "7F0000", "7EFFFF"),
        ("f24_guard_bits=one-bit", "add 3F0000 AE8000", "3EFFFE", "3EFFFF"),
        ("nan_payload=propagate", "mad 3F0000 FF1234 7F0001", "7F8000", "FF1234"),
        ("move_zero_sign=positive", "mov 800000", "800000", "000000"),
        ("special_function_subnormals=keep", "rcp 00FFFF", "7F0000", "7D0001"),
        ("flr_special=canonical-nan", "flr FF1234", "FF1234", "7F8000"),
        ("cmp_ne_nan=always-false", "cmp 7F8000 3F0000", "010000", "000000"),
    ] {
        assert_eq!(results(&[], line), [default], "{line}");
        assert_eq!(results(&["--choice", choice], line), [other], "{choice}: {line}");
    }
    // Several; the last word on an id counts, and a choice wins over --rounding.
    let lines = "mul 3D5555 408000\nadd 7E8000 7E8000\nfrom_f32 3F80007F\n";
    let several = ["--choice", "f24_overflow=saturate", "--choice", "f24_rounding=nearest-even"];
    assert_eq!(results(&several, lines), ["3F0000", "7EFFFF", "3F0000"]);
    let last = ["--choice", "f24_overflow=saturate", "--choice", "f24_overflow=infinity"];
    assert_eq!(results(&last, lines), ["3EFFFF", "7F0000", "3F0000"]);
    let rounding = ["--choice", "f24_rounding=toward-zero", "--rounding", "nearest-even"];
    assert_eq!(results(&rounding, lines), ["3EFFFF", "7F0000", "3F0001"]);
    // In another format: 15.5 + 15.5.
    assert_eq!(results(&["--float", "1.3.4", "--choice", "f24_overflow=saturate"], "add 6F 6F\n"), ["6F"]);
}

#[test]
fn choices_that_decide_nothing_here_are_refused() {
    for (choice, message) in [
        ("al_width=wide-32", "`al_width` is no choice that an operation of f24 depends on; these are: f24_rounding,"),
        ("litp_nan=pass", "`litp_nan` is no choice"),
        ("nonsense=1", "`nonsense` is no choice"),
        ("f24_overflow=maybe", "choice `f24_overflow` has no alternative `maybe`; there are infinity, saturate"),
        ("f24_overflow", "`f24_overflow` is not of the form ID=VALUE"),
        ("special_function_accuracy=table", "choice `special_function_accuracy` cannot be `table`"),
    ] {
        let run = pica_with(&["f24", "--choice", choice], b"mov 3F0000\n");
        assert_eq!((run.status, run.text()), (2, ""), "{choice}");
        assert!(run.stderr.contains(message), "{}", run.stderr);
    }
}

#[test]
fn a_bad_line_ends_the_filter_after_the_results_before_it() {
    for (line, message) in [
        ("frob 0", "line 2: unknown operation `frob`"),
        ("add 3F0000", "line 2: add takes 2 operands, not 1"),
        ("rcp 1000000", "line 2: `1000000` does not fit into 24 bits"),
        ("rcp 3G0000", "line 2: `3G0000` is not a hexadecimal number"),
        ("rcp 0x", "line 2: `0x` is not a hexadecimal number"),
        ("from_f32 100000000", "line 2: `100000000` does not fit into 32 bits"),
        ("rcp +1", "line 2: `+1` is not a hexadecimal number"),
    ] {
        let run = pica_with(&["f24"], format!("mov 3F0000\n{line}\nmov 400000\n").as_bytes());
        assert_eq!((run.status, run.text()), (2, "3F0000\n"), "{line}");
        assert!(run.stderr.contains(message), "{}", run.stderr);
    }
    let run = pica_with(&["f24", "--float", "1.7.23"], b"ex2 0\n");
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("ex2 is not defined for format 1.7.23"), "{}", run.stderr);
    assert_eq!(pica_with(&["f24", "--float", "2.7.16"], b"").status, 2);
    assert_eq!(pica_with(&["f24"], b"mov \xFF\n").status, 2);
}

/// A partner that waits for each answer before it sends the next line gets it.
#[test]
fn answers_come_line_by_line() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};
    let mut child = Command::new(env!("CARGO_BIN_EXE_pica"))
        .arg("f24")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut to, mut from) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    for operand in ["3F0000", "400000", "408000"] {
        writeln!(to, "mov {operand}").unwrap();
        let mut answer = String::new();
        from.read_line(&mut answer).unwrap();
        assert_eq!(answer.trim_end(), operand);
    }
    drop(to);
    assert!(child.wait().unwrap().success());
}
