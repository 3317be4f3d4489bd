// SPDX-License-Identifier: MIT
//! A program that is built without hardware.

use crate::pica::{pica, pica_ok, pica_refuses};

#[test]
fn hardware_commands_say_which_build_has_them() {
    for arguments in [
        &[][..],
        &["all"],
        &["all", "--help"],
        &["verilog", "f24_mul", "--choice", "f24_rounding=nearest-even", "-o", "verilog"],
        &["equiv", "f24_add", "--verilog", "my_adder.v", "--top", "my_adder"],
        &["vectors", "-o", "no/such/folder"],
        &["report", "-o", "report.html"],
        &["campaign", "run", "campaign"],
    ] {
        let name = arguments.first().unwrap_or(&"all");
        pica_refuses(arguments, &format!("has no `pica {name}`; `cargo build -p pica` builds one that has it"));
    }
    let run = pica(&["equiv", "--no-such-option"]);
    assert_eq!(run.stderr.lines().count(), 1, "{}", run.stderr);
}

#[test]
fn the_help_says_what_is_missing() {
    let help = pica_ok(&["--help"]).text().to_owned();
    let missing: Vec<&str> = help
        .lines()
        .filter(|line| line.ends_with("(not in this build)"))
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    assert_eq!(
        missing,
        ["all", "verilog", "equiv", "vectors", "synth", "mutants", "prove", "report", "campaign"],
        "{help}"
    );
}
