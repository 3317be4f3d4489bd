// SPDX-License-Identifier: MIT
//! The reference of the program is made from the program. `UPDATE_EXPECT=1` renews it.
//!
//! Between `<!-- made: NAME -->` and `<!-- end -->` stands what [`made`] makes; in a table behind `<!-- keys: COMMAND -->`
//! the first column has the keys that the command prints.

use crate::docs::{cells, code, page, pages};
use crate::pica::{pica, pica_ok};
use pica_spec::choices::{Assumption, Choices};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_owned()
}

fn text() -> String {
    std::fs::read_to_string(page("reference.md")).expect("the page")
}

#[test]
fn the_reference_is_that_of_the_program() {
    let mut real = String::new();
    let mut is_made = false;
    for line in text().lines() {
        is_made &= line != "<!-- end -->";
        if !is_made {
            real += line;
            real.push('\n');
        }
        if let Some(name) = line.strip_prefix("<!-- made: ").and_then(|line| line.strip_suffix(" -->")) {
            real += &made(name);
            is_made = true;
        }
    }
    assert!(!is_made, "a part without an end");
    expect_test::expect_file![page("reference.md")].assert_eq(&real);
}

fn made(name: &str) -> String {
    match name {
        "commands" => help(&[]),
        "choices" => choices(),
        "shader run" => {
            let [request, response] = ["request", "response"].map(|name| {
                let path = root().join(format!("shader/src/run/{name}.rs"));
                std::fs::read_to_string(path).expect("the source")
            });
            let table = |title: &str, source: &str, name: &str| format!("\n{title}\n\n{}", keys_of(source, name));
            [
                table("A line in; a key that is missing, or null, stands for zeros:", &request, "RunRequest"),
                table("`state`, the registers at the start:", &request, "RunState"),
                table("A line out:", &response, "RunResponse"),
                table("A triangle of `emitted`:", &response, "RunTriangle"),
                table("A diagnostic:", &response, "RunDiagnostic"),
            ]
            .concat()
        }
        _ => panic!("nobody makes `{name}`"),
    }
}

/// The help of a command and of those below it.
fn help(path: &[&str]) -> String {
    let run = pica_ok(&[path, &["--help"]].concat());
    let title = [&["pica"], path].concat().join(" ");
    let mut text = format!("\n### {title}\n\n```text\n");
    for line in run.text().lines() {
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text += "```\n";
    let commands =
        run.text().lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    // What is indented more is the rest of a text.
    let names = commands.filter_map(|line| line.strip_prefix("  ")?.split(' ').next().filter(|name| !name.is_empty()));
    for name in names.filter(|name| *name != "help") {
        text += &help(&[path, &[name]].concat());
    }
    text
}

fn choices() -> String {
    let mut text = "\n| choice | default | other alternatives |\n|---|---|---|\n".to_owned();
    for id in Choices::IDS {
        let default = Choices::default().get(id).expect("a choice");
        let names = Choices::alternatives(id).expect("a choice").into_iter().filter(|name| *name != default);
        let _ = writeln!(
            text,
            "| [`{id}`](../spec/exports/markdown/choices.md#{id}) | {default} | {} |",
            names.collect::<Vec<_>>().join(", ")
        );
    }
    text += "\nThese are assumptions: what the documents leave open and one behaviour answers. There is nothing to choose.\n\n";
    text += "| assumption | answer |\n|---|---|\n";
    for Assumption { id, answer, .. } in Assumption::ALL {
        let _ = writeln!(text, "| [`{id}`](../spec/exports/markdown/choices.md#{id}) | {answer} |");
    }
    text + "\n"
}

/// A table of the fields of a structure: name, type, documentation.
fn keys_of(source: &str, structure: &str) -> String {
    let mut text = "| key | is | |\n|---|---|---|\n".to_owned();
    let mut doc = String::new();
    let begin = format!("pub struct {structure} {{");
    for line in source.lines().skip_while(|line| *line != begin).skip(1).take_while(|line| *line != "}") {
        let line = line.trim();
        if let Some(more) = line.strip_prefix("/// ") {
            doc = format!("{doc} {more}").trim().to_owned();
        } else if let Some((name, kind)) = line.strip_prefix("pub ").and_then(|line| line.split_once(": ")) {
            let doc = std::mem::take(&mut doc).replace(['[', ']'], "");
            let _ = writeln!(text, "| `{name}` | {} | {doc} |", json_type(kind.trim_end_matches(',')));
        }
    }
    text
}

/// What a Rust type is in JSON.
fn json_type(kind: &str) -> &'static str {
    match kind {
        "Option<Vec<u32>>" => "list of integers",
        "Option<u16>" | "Option<u64>" | "u16" | "u32" | "u64" => "integer",
        "Option<Vec<[u8; 4]>>" => "list of lists of 4 integers",
        "BTreeMap<u8, HexVector>" => "object: register number to vector",
        "BTreeMap<u8, Components>" => "object: register number to components",
        "Option<RunStage>" | "Option<String>" | "&'static str" => "string",
        "Option<RunState>" => "object",
        "Option<BTreeMap<String, String>>" => "object: id to alternative",
        "Vec<HexVector>" => "list of vectors",
        "[HexVector; OUTPUT_COUNT]" | "[HexVector; REGISTER_COUNT]" => "list of 16 vectors",
        "[bool; 2]" => "list of 2 booleans",
        "[i32; 2]" => "list of 2 integers",
        "Vec<RunTriangle>" => "list of triangles",
        "[Vec<HexVector>; 3]" => "list of 3 lists of vectors",
        "bool" => "boolean",
        "Vec<RunDiagnostic>" => "list of diagnostics",
        _ => panic!("what is a `{kind}` in JSON?"),
    }
}

/// The keys of all objects, of those inside with their path; the entries of a list are one.
fn collect(value: &Value, path: &str, keys: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| collect(item, path, keys)),
        Value::Object(object) => {
            for (key, value) in object {
                let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                collect(value, &path, keys);
                keys.insert(path);
            }
        }
        _ => {}
    }
}

/// Whether the table has a key and nothing of what is in it, because those are names that no table can list.
fn is_inside_open(key: &str, listed: &BTreeSet<String>) -> bool {
    let above = |name: &&String| key.starts_with(&format!("{name}."));
    let is_open = |name: &String| !listed.iter().any(|other| other.starts_with(&format!("{name}.")));
    listed.iter().filter(above).any(is_open)
}

/// The keys of the tables are those that the commands print.
#[test]
fn commands_print_the_keys_of_the_reference() {
    let text = text();
    let mut lines = text.lines();
    let mut checked = 0;
    while let Some(line) = lines.next() {
        let Some(command) = line.strip_prefix("<!-- keys: ").and_then(|line| line.strip_suffix(" -->")) else {
            continue;
        };
        let from_root =
            |word: &str| if word.contains('/') { root().join(word).display().to_string() } else { word.to_owned() };
        let arguments: Vec<String> = command.split(' ').map(from_root).collect();
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let table = lines.by_ref().skip_while(|line| cells(line).is_none()).map_while(cells);
        let listed: BTreeSet<String> = table.filter_map(|cells| code(cells[0]).map(str::to_owned)).collect();
        let run = pica(&arguments);
        assert!(run.status < 2, "{command}: {}", run.stderr);
        let mut keys = BTreeSet::new();
        for value in serde_json::Deserializer::from_slice(&run.stdout).into_iter::<Value>() {
            collect(&value.expect("JSON"), "", &mut keys);
        }
        keys.retain(|key| !is_inside_open(key, &listed));
        assert_eq!(listed, keys, "left is the page, right what `pica {command}` prints");
        checked += 1;
    }
    assert!(checked >= 5, "the page has tables of keys");
}

/// Every environment variable that the sources read is in the table.
#[test]
fn the_reference_has_every_environment_variable() {
    let text = text();
    let mut files = Vec::new();
    for folder in ["commands", "model", "program", "rtl", "shader", "spec", "testbench", "vectors"] {
        sources(&root().join(folder), &mut files);
    }
    let mut found = BTreeSet::new();
    for file in files {
        let source = std::fs::read_to_string(&file).expect("a source");
        for call in ["var(\"", "var_os(\"", "variable(\""] {
            found.extend(source.split(call).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
        }
    }
    // Variables of Cargo and of every program need no row.
    found.retain(|name| name.bytes().all(|byte| byte.is_ascii_uppercase() || byte == b'_'));
    found.retain(|name| !name.starts_with("CARGO") && !["OUT_DIR", "PATH", "HOME"].contains(&name.as_str()));
    assert!(found.len() > 4, "{found:?}");
    for name in found {
        assert!(text.contains(&format!("| `{name}` |")), "docs/reference.md does not tell of {name}");
    }
}

fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// Commands in code of the pages: after `$`, alone on an indented line, or in backquotes.
fn commands_of(text: &str) -> Vec<String> {
    let quoted = text.split('`').skip(1).step_by(2).map(str::to_owned);
    let lines = text.lines().filter_map(|line| line.strip_prefix("    ").or_else(|| line.strip_prefix("$ ")));
    let lines = lines.map(|line| line.split(" | ").last().unwrap_or_default().to_owned());
    let piped = |code: String| code.rsplit("| ").next().unwrap_or_default().to_owned();
    quoted.map(piped).chain(lines).filter(|code| code.starts_with("pica ")).collect()
}

/// The pages name only commands and options that exist.
#[test]
fn pages_use_commands_that_exist() {
    let mut checked = 0;
    for page in pages() {
        let text = std::fs::read_to_string(&page).expect("a page");
        for command in commands_of(&text) {
            let words: Vec<&str> =
                command.split_whitespace().skip(1).take_while(|word| *word != ">" && *word != "<").collect();
            // The command and the one below it, as far as there are any.
            let names = words
                .iter()
                .take_while(|word| word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit()));
            let mut path: Vec<&str> = names.take(2).copied().collect();
            let mut run = pica(&[&path[..], &["--help"]].concat());
            if run.status != 0 {
                path.pop();
                run = pica(&[&path[..], &["--help"]].concat());
            }
            assert_eq!(run.status, 0, "{}: there is no `{command}`", page.display());
            for option in words.iter().filter(|word| word.starts_with('-') && word.len() > 1) {
                let name = option.split(['=', ']']).next().unwrap_or_default().trim_end_matches([',', ';', '.']);
                let known = run.text().split([' ', ',', '\n']).any(|word| word == name);
                assert!(known, "{}: `{command}` has no {name}", page.display());
            }
            checked += 1;
        }
    }
    assert!(checked > 30, "the pages have commands");
}
