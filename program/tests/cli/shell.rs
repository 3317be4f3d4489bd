// SPDX-License-Identifier: MIT
//! Completions, manual pages, version, colours.

use crate::pica::{pica, pica_ok, pica_refuses, pica_with_environment};

/// The names of the commands, as the help has them.
fn commands() -> Vec<String> {
    let help = pica_ok(&["--help"]).text().to_owned();
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let names = listed.filter_map(|line| line.strip_prefix("  ")?.split_whitespace().next().map(str::to_owned));
    names.filter(|name| name != "help").collect()
}

#[test]
fn completions_know_every_command() {
    assert!(commands().len() > 12, "{:?}", commands());
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let run = pica_ok(&["completions", shell]);
        for command in commands() {
            assert!(run.text().contains(&command), "{shell}: {command}");
        }
        assert!(run.text().contains("inspect"), "{shell}: an option");
    }
    pica_refuses(&["completions", "cmd"], "possible values");
}

/// What bash offers behind some words, by the script itself.
#[cfg(unix)]
#[test]
fn completions_know_names() {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("pica.bash");
    std::fs::write(&script, pica_ok(&["completions", "bash"]).stdout).unwrap();
    let offered = |words: &[&str]| {
        let (words, cur) = (words.join(" "), words[words.len() - 1]);
        let program = format!(
            "source {}; COMP_WORDS=(pica {words}); COMP_CWORD=$((${{#COMP_WORDS[@]}}-1)); _pica pica {cur} ${{COMP_WORDS[COMP_CWORD-1]}}; \
             printf '%s\\n' \"${{COMPREPLY[@]}}\"",
            script.display()
        );
        let output = std::process::Command::new("bash").args(["-c", &program]).output().expect("bash");
        String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(offered(&["regs", "show", "DEPTHMAP_S"]), ["DEPTHMAP_SCALE"]);
    assert_eq!(offered(&["regs", "encode", "GPUREG_DEPTHMAP_S"]), ["GPUREG_DEPTHMAP_SCALE"]);
    assert_eq!(offered(&["choices", "show", "f24_round"]), ["f24_rounding"]);
    assert_eq!(
        offered(&["render", "--choice", "f24_rounding"]),
        ["f24_rounding=toward-zero", "f24_rounding=nearest-even"]
    );
    #[cfg(feature = "hardware")]
    assert_eq!(offered(&["equiv", "f24_ma"]), ["f24_mad", "f24_max"]);
}

#[test]
fn help_is_wrapped_at_the_width_of_the_terminal() {
    let longest = |columns: &[(&str, &str)]| {
        let help = pica_with_environment(&["regs", "show", "--help"], columns);
        help.text().lines().map(|line| line.chars().count()).max().unwrap()
    };
    assert!(longest(&[("COLUMNS", "60")]) <= 60);
    assert!(longest(&[]) > 100, "nothing is wrapped that is no terminal's");
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().join("man");
    pica_ok(&["man", "-o", folder.to_str().unwrap()]);
    for command in commands() {
        let page = std::fs::read_to_string(folder.join(format!("pica-{command}.1"))).unwrap();
        assert!(page.contains(".SH SYNOPSIS"), "{page}");
    }
    let page = std::fs::read_to_string(folder.join("pica-shader-asm.1")).unwrap();
    assert!(page.contains("\\-\\-output"), "{page}");
    pica_refuses(&["man", "-o", folder.join("no/such").to_str().unwrap()], "no");
}

#[test]
fn the_version_has_a_revision_and_that_of_the_specification() {
    let run = pica_ok(&["--version"]);
    let lines: Vec<&str> = run.text().lines().collect();
    let [program, revision, specification] = lines[..] else { panic!("{lines:?}") };
    assert_eq!(program, format!("pica {}", env!("CARGO_PKG_VERSION")));
    let revision = revision.strip_prefix("revision ").expect("a revision");
    assert!(
        revision == "unknown" || revision.len() == 12 && revision.chars().all(|c| c.is_ascii_hexdigit()),
        "{revision}"
    );
    let hash = specification.rsplit(' ').next().expect("a hash");
    assert!(specification.starts_with("specification ") && hash.len() == 12, "{specification}");
}

#[test]
fn colours_are_only_where_they_are_wanted() {
    let folder = tempfile::tempdir().unwrap();
    let source = folder.path().join("wrong.v.pica");
    std::fs::write(&source, "nonsense\n").unwrap();
    let arguments = ["shader", "asm", source.to_str().unwrap(), "-o", "-"];
    assert!(!pica(&arguments).stderr.contains('\u{1b}'));
    let colored = pica_with_environment(&arguments, &[("CLICOLOR_FORCE", "1")]);
    assert!(colored.stderr.contains('\u{1b}'), "{}", colored.stderr);
    let plain = pica_with_environment(&arguments, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]);
    assert!(!plain.stderr.contains('\u{1b}'), "{}", plain.stderr);
}
