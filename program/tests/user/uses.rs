// SPDX-License-Identifier: MIT
//! Who uses a register or a field: `spec/uses.json`, as the compiler finds it. `UPDATE_EXPECT=1` renews it.
//!
//! The accessors are built once more with every item marked as deprecated (`PICA_TRACE_USES`), so that the compiler reports each
//! place that names a field or a register, by type and not by spelling. The function around a place is the user.

use crate::docs::page;
use crate::pica::pica_ok;
use pica_spec_compiler::ir::{Description, Field, Use, Uses};
use pica_spec_compiler::rust::USE;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use syn::spanned::Spanned;

fn root() -> PathBuf {
    page("..")
}

/// The messages of a check of these packages with marked accessors.
///
/// Cargo takes what the project is built of from where the tests have it, and tells the crates of the project, which a wrapper compiles,
/// from those that are not marked: `env` is a wrapper that adds nothing.
fn messages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["check", "--locked", "--message-format=json", "--tests"])
        .args(["-p", "pica-model", "-p", "pica-rtl", "-p", "pica-experiments"])
        .env("PICA_TRACE_USES", "1")
        .env("RUSTC_WORKSPACE_WRAPPER", "env")
        .env_remove("RUSTFLAGS")
        .current_dir(root())
        .output()
        .expect("cargo");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("messages are UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("a message is JSON")).collect()
}

/// A place that names something: package and target, file and line, and what the mark says.
struct Named {
    target: String,
    file: String,
    line: usize,
    /// `getter`, `builder`, `bits`, `id` or `read`.
    kind: String,
    what: String,
}

fn named(message: &Value) -> Option<Named> {
    let inner = message.get("message")?;
    let text = inner["message"].as_str()?;
    let (_, mark) = text.split_once(USE)?;
    let mut words = mark.split_whitespace();
    // Other maps are not of the chip.
    words.next().filter(|map| *map == "pica200")?;
    let (kind, what) = (words.next()?.to_owned(), words.next()?.to_owned());
    let mut span = inner["spans"].as_array()?.iter().find(|span| span["is_primary"] == true)?;
    while !span["expansion"].is_null() {
        span = &span["expansion"]["span"];
    }
    let file = span["file_name"].as_str()?.to_owned();
    let target = message["target"]["kind"][0].as_str()? == "test";
    let target = if target { "test".to_owned() } else { message["target"]["name"].as_str()?.to_owned() };
    Some(Named { target, file, line: span["line_start"].as_u64()? as usize, kind, what })
}

/// The functions of a file: first and last line, and path.
struct Functions(Vec<(usize, usize, String)>);

impl Functions {
    fn of(file: &str) -> Self {
        let text = std::fs::read_to_string(root().join(file)).expect("a source file");
        let mut functions = Self(Vec::new());
        functions.items(&syn::parse_file(&text).expect("a source file is Rust").items, &module_of(file));
        functions
    }

    fn add(&mut self, spanned: &impl Spanned, path: String) {
        let span = spanned.span();
        self.0.push((span.start().line, span.end().line, path));
    }

    fn items(&mut self, items: &[syn::Item], module: &str) {
        for item in items {
            match item {
                syn::Item::Fn(function) => self.add(function, format!("{module}::{}", function.sig.ident)),
                syn::Item::Mod(inner) => {
                    if let Some((_, items)) = &inner.content {
                        self.items(items, &format!("{module}::{}", inner.ident));
                    }
                }
                syn::Item::Impl(block) => {
                    let syn::Type::Path(of) = &*block.self_ty else { continue };
                    let Some(name) = of.path.segments.last() else { continue };
                    for item in &block.items {
                        if let syn::ImplItem::Fn(function) = item {
                            self.add(function, format!("{module}::{}::{}", name.ident, function.sig.ident));
                        }
                    }
                }
                syn::Item::Trait(block) => {
                    for item in &block.items {
                        if let syn::TraitItem::Fn(function) = item {
                            self.add(function, format!("{module}::{}::{}", block.ident, function.sig.ident));
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// The innermost function around a line, or the module.
    fn around(&self, line: usize, file: &str) -> String {
        let inside = self.0.iter().filter(|(first, last, _)| (*first..=*last).contains(&line));
        inside.min_by_key(|(first, last, _)| last - first).map_or_else(|| module_of(file), |(.., path)| path.clone())
    }
}

/// The module of a file: `model/src/raster/depth.rs` is `raster::depth`.
fn module_of(file: &str) -> String {
    let path = file.split_once("/src/").map_or(file, |(_, path)| path);
    // Tests include files of a folder beside theirs.
    let path = path.split_once("/../").map_or(path.to_owned(), |(before, behind)| {
        let folder = before.rsplit_once('/').map_or("", |(folder, _)| folder);
        format!("{folder}/{behind}")
    });
    let path = path.trim_end_matches(".rs").trim_end_matches("/mod").trim_end_matches("lib");
    path.replace('/', "::")
}

/// The test program of a file, or the folder that several of them share: `model/tests/fragment/pipeline.rs` is
/// `model::tests::fragment`. Within it a test may be renamed and moved without a change of any page.
fn program_of(file: &str) -> String {
    module_of(file).split("::").take(3).collect::<Vec<_>>().join("::")
}

/// The registers that a recording's lists write, by id.
fn written(recording: &Path) -> BTreeSet<u64> {
    let lines = pica_ok(&["commands", "decode", recording.to_str().expect("UTF-8")]).json_lines();
    lines.iter().filter_map(|line| line["id"].as_u64()).collect()
}

fn uses() -> Uses {
    let mut uses = Uses::default();
    let mut files: BTreeMap<String, Functions> = BTreeMap::new();
    let add = |list: &mut Vec<String>, user: String| {
        if !list.contains(&user) {
            list.push(user);
            list.sort();
        }
    };
    let description: Description = serde_json::from_str(pica_spec::DESCRIPTION_JSON).expect("a description");
    let chip = description.maps.iter().find(|map| map.cpu.is_some()).expect("the chip");
    for Named { target, file, line, kind, what } in messages().iter().filter_map(named) {
        let functions = files.entry(file.clone()).or_insert_with(|| Functions::of(&file));
        let user = if target == "test" { program_of(&file) } else { functions.around(line, &file) };
        let places: Vec<&mut Use> = match kind.as_str() {
            "id" | "read" => vec![uses.registers.entry(what).or_default()],
            // A port is all registers that a transfer goes through.
            "port" => {
                let of_port = chip.registers.iter().filter(|register| register.port.as_ref() == Some(&what));
                let idents: BTreeSet<&String> = of_port.map(|register| &register.ident).collect();
                for ident in &idents {
                    uses.registers.entry((*ident).clone()).or_default();
                }
                uses.registers.iter_mut().filter(|(ident, _)| idents.contains(ident)).map(|(_, used)| used).collect()
            }
            _ => vec![uses.fields.entry(what).or_default()],
        };
        for Use { model, hardware, tests, experiments, .. } in places {
            match target.as_str() {
                "pica_model" => add(model, user.clone()),
                "pica_rtl" => add(hardware, user.clone()),
                "pica_experiments" => add(experiments, user.clone()),
                "test" => add(tests, user.clone()),
                // What only hands registers on: the shader toolchain, as a dependency.
                _ => {}
            }
        }
    }
    let traces = std::fs::read_dir(root().join("spec/tests/traces")).expect("the recordings");
    for recording in traces.map(|entry| entry.expect("an entry").path()) {
        if recording.extension().is_none_or(|extension| extension != "ctf") {
            continue;
        }
        let name = recording.file_stem().expect("a name").to_string_lossy().into_owned();
        for id in written(&recording) {
            let register = chip.registers.iter().find(|register| u64::from(register.id) == id);
            if let Some(register) = register {
                add(&mut uses.registers.entry(register.ident.clone()).or_default().recordings, name.clone());
            }
        }
    }
    uses
}

/// The description with its users.
fn described() -> Description {
    let mut description: Description = serde_json::from_str(pica_spec::DESCRIPTION_JSON).expect("a description");
    let text = std::fs::read_to_string(root().join("spec").join(pica_spec_compiler::USES)).expect("the file");
    description.attach(&serde_json::from_str(&text).expect("the file is JSON"));
    description
}

/// Every field of the chip is taken by the model or by hardware, or its entry says why it is not.
#[test]
fn fields_are_used_or_say_why_not() {
    let wrong = described().unaccounted_fields();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A field that nothing takes and that does not say why is found; so is one that says why although it is taken.
#[test]
fn planted_fields_are_found() {
    let mut description = described();
    let chip = description.maps.iter_mut().find(|map| map.cpu.is_some()).expect("the chip");
    let mut field = |layout: &str, change: fn(&mut Field)| {
        change(&mut chip.layouts.get_mut(layout).expect("a layout").fields[0]);
    };
    field("PostVertexCacheNum", |field| field.unread = None);
    field("DepthmapScale", |field| field.unread = Some("No reason.".into()));
    let wrong = description.unaccounted_fields();
    assert_eq!(wrong.len(), 2, "{wrong:?}");
    assert!(wrong.iter().any(|text| text.contains("takes PostVertexCacheNum.ENTRIES")), "{wrong:?}");
    assert!(wrong.iter().any(|text| text.contains("DepthmapScale.SCALE has `unread`")), "{wrong:?}");
}

/// `spec/uses.json` is what the code says.
#[test]
fn uses_are_those_of_the_code() {
    let found = serde_json::to_string_pretty(&uses()).expect("names are JSON") + "\n";
    let path = root().join("spec").join(pica_spec_compiler::USES);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(path, found).expect("the file");
    } else {
        assert!(found == std::fs::read_to_string(path).expect("the file"), "UPDATE_EXPECT=1 renews spec/uses.json");
    }
}
