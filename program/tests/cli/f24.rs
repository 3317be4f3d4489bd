// SPDX-License-Identifier: MIT
//! `pica f24`. Results are worked by hand.

use super::pica::{Folder, pica_with};
use std::process::{Command, Stdio};

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

/// Measured results replace exact ones, and no others; what is no table is refused by its line.
#[test]
fn measured_results_of_special_functions() {
    let out = Folder::new();
    let table =
        out.write("measured.txt", b"# of a console\nrcp 408000 3D5553 # 1/3\nRSQ 410000 3E0001\n\nlg2 400000 3EFFFF\n");
    let input = "rcp 408000\nrcp 400000\nrsq 410000\nrsq 408000\nlg2 400000\nex2 400000\nmul 3F0000 408000\n";
    let measured = ["3D5553", "3E0000", "3E0001", "3E279A", "3EFFFF", "410000", "408000"];
    assert_eq!(results(&["--special-functions", &table], input), measured);
    assert_eq!(results(&[], input), ["3D5555", "3E0000", "3E0000", "3E279A", "3F0000", "410000", "408000"]);
    // The table is that of one alternative, and another one is refused beside it.
    let both = ["f24", "--special-functions", &table, "--choice", "special_function_accuracy=exact"];
    let run = pica_with(&both, b"rcp 408000\n");
    assert_eq!((run.status, run.text()), (2, ""));
    assert!(run.stderr.contains("special_function_accuracy=table"), "{}", run.stderr);
    // Other formats have no measured results.
    assert_eq!(results(&["--special-functions", &table, "--float", "1.5.10"], "rcp 4200\n"), ["3555"]);
    for (text, message) in [
        ("rcp 408000\n", "measured.txt: line 1: `rcp 408000` is no result"),
        ("\nrcp 408000 3D555\n", "line 2: `rcp 408000 3D555` is no result"),
        ("sin 408000 3D5555\n", "line 1"),
        ("rcp 408000 3D5555\nrcp 408000 3D5554\n", "line 2: rcp of 408000 has the result 3D5555 before"),
        ("# nothing\n", "the table has no result"),
    ] {
        let table = out.write("measured.txt", text.as_bytes());
        let run = pica_with(&["f24", "--special-functions", &table], b"rcp 408000\n");
        assert_eq!((run.status, run.text()), (2, ""), "{text}");
        assert!(run.stderr.contains(message), "{}", run.stderr);
    }
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

/// Numbers in any form, and whatever separates them: as they are in the plain form, which is read in one step.
#[test]
fn forms_of_numbers() {
    let plain = "mad 3F0001 3FABCD BF0002\n";
    let expected = results(&[], plain);
    for line in [
        "mad 3f0001 3fabcd bf0002",
        "MAD 0x3F0001 0X3fABcd 0BF0002",
        "mad  3F0001\t3FABCD BF0002 \r\n",
        " mad 3F0001 3FABCD BF0002#",
        "mad 3F0001 000000000000000000003FABCD BF0002# \u{e9}",
        "mad\u{a0}3F0001\u{3000}3FABCD BF0002",
        "\n\n# \u{2003}\nmad 3F0001 3FABCD\x0B\x0CBF0002",
    ] {
        assert_eq!(results(&[], line), expected, "{line}");
    }
    assert_eq!(
        results(&[], "mov 0\nmov 1\nmov abc\nmov 0x0\nto_f32 0"),
        ["000000", "000001", "000ABC", "000000", "00000000"]
    );
    // What is beside the digits in ASCII is none, in any place.
    for wrong in ["/", ":", "@", "G", "`", "g", "O", "\u{11}", "\u{b1}", "\u{c1}"] {
        for place in 0..6 {
            let mut digits = ["1"; 6];
            digits[place] = wrong;
            let word = digits.concat();
            let run = pica_with(&["f24"], format!("mov {word}\n").as_bytes());
            assert_eq!((run.status, run.text()), (2, ""), "{word}");
            // A control character is shown as JSON writes it.
            let shown = word.replace('\u{11}', "\\u0011");
            assert!(run.stderr.contains(&format!("line 1: `{shown}` is not a hexadecimal number")), "{}", run.stderr);
        }
    }
    // All digits, and too wide for formats whose width is no multiple of four.
    for (format, word, width) in [("1.3.2", "40", 6), ("1.7.23", "80000000", 31)] {
        let run = pica_with(&["f24", "--float", format], format!("mov {word}\n").as_bytes());
        assert!(run.stderr.contains(&format!("`{word}` does not fit into {width} bits")), "{}", run.stderr);
    }
    assert_eq!(results(&["--float", "1.3.2"], "mov 3F\n"), ["3F"]);
}

/// Lines go on from one read to the next, and their numbers count on.
#[test]
fn many_lines_and_a_bad_one() {
    let line = |number: u32| {
        format!("from_f32 {:08X} # {}\n", number.wrapping_mul(0x9E37_79B1), "-".repeat(number as usize % 70))
    };
    let mut input: String = (0..20_000).map(line).collect();
    let good = results(&[], &input);
    assert_eq!(good.len(), 20_000);
    for (number, result) in good.iter().enumerate().step_by(4999) {
        assert_eq!(results(&[], &line(number as u32)), [result.as_str()]);
    }
    // Without an end the last line counts as well.
    assert_eq!(results(&[], &(input.clone() + "mov 3F0000")).last().map(String::as_str), Some("3F0000"));
    input.push_str("mov 3F0000 3F0000\nmov 3F0000\n");
    let run = pica_with(&["f24"], input.as_bytes());
    assert_eq!((run.status, run.text().lines().count()), (2, 20_000));
    assert!(run.stderr.contains("line 20001: mov takes 1 operand, not 2"), "{}", run.stderr);
    // Text that is none, behind lines that are.
    let run = pica_with(&["f24"], b"mov 3F0000\nmov 400000\nmov \xFF\nmov 0\n");
    assert_eq!((run.status, run.text()), (2, "3F0000\n400000\n"));
    assert!(run.stderr.contains("line 3: the line is not text (UTF-8)"), "{}", run.stderr);
    let run = pica_with(&["f24"], &[b"mov 3F0000\n".as_slice(), &vec![b' '; 1 << 24]].concat());
    assert_eq!((run.status, run.text()), (2, "3F0000\n"));
    assert!(run.stderr.contains("line 2: longer than 16777216 bytes"), "{}", run.stderr);
}

/// A reader that has gone is no failure; a disk that is full is one.
#[test]
fn output_that_cannot_be_written() {
    use std::io::Write;
    let start = |out: Stdio| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pica"));
        command.arg("f24").stdin(Stdio::piped()).stdout(out).stderr(Stdio::piped()).spawn().unwrap()
    };
    let feed = |child: &mut std::process::Child| {
        let mut to = child.stdin.take().unwrap();
        // The program may end before it has read everything.
        let _ = (0..1000).try_for_each(|_| to.write_all("mov 3F0000\n".repeat(1000).as_bytes()));
    };
    let mut child = start(Stdio::piped());
    drop(child.stdout.take());
    feed(&mut child);
    let ended = child.wait_with_output().unwrap();
    assert!(ended.status.success() && ended.stderr.is_empty(), "{}", String::from_utf8_lossy(&ended.stderr));
    if let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") {
        let mut child = start(full.into());
        feed(&mut child);
        let ended = child.wait_with_output().unwrap();
        assert_eq!(ended.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&ended.stderr).contains("standard output: No space left"));
    }
}

/// A partner that waits for each answer before it sends the next line gets it.
#[test]
fn answers_come_line_by_line() {
    use std::io::{BufRead, BufReader, Write};
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
