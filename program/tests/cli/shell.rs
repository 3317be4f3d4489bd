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
