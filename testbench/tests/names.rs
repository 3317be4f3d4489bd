// SPDX-License-Identifier: MIT
//! Names that cannot clash: a name is one text, whatever is set, and what is compiled together nevertheless is refused.

#[path = "names/folder.rs"]
mod folder;
#[path = "names/together.rs"]
mod together;

use pica_rtl::build::Build;
use pica_rtl::emit::guard::keyword::{is_keyword, is_vhdl_keyword};
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::registry;
use std::collections::BTreeMap;

/// A block of the default, or with one setting, `ID=VALUE`, of a choice or a build option.
pub fn block(name: &str, setting: Option<&str>) -> Block {
    let (mut choices, mut build) = (Choices::default(), Build::default());
    if let Some(setting) = setting {
        choices.set_from(setting).or_else(|_| build.set_from(setting)).expect("a choice or a build option");
    }
    registry::block(name, &choices, &build).expect("there is hardware").expect("a block of this name")
}

/// The settings that a block depends on, each alone.
fn settings(block: &Block) -> Vec<String> {
    let values = |id: &String| Choices::alternatives(id).unwrap_or_default();
    let choices = block.choices.keys().flat_map(|id| values(id).into_iter().map(move |value| format!("{id}={value}")));
    let builds = Build::alternatives().filter(|(id, _, _)| block.build.contains_key(*id));
    choices.chain(builds.map(|(id, value, _)| format!("{id}={value}"))).collect()
}

/// Comments of the emitted Verilog speak of the module: no parameters and types of Rust, no paths, no links.
#[test]
fn comments_have_no_words_of_rust() {
    // Names and expressions of Verilog have small letters here, and settings are `ID=VALUE`.
    let is_of_verilog = |code: &str| !code.is_empty() && !code.contains(|c: char| c.is_ascii_uppercase());
    let (mut modules, mut words) = (BTreeMap::new(), 0);
    for block in registry::blocks(&Choices::default()).expect("the defaults have hardware") {
        let design = block.design().expect("it is emitted");
        modules.extend(design.modules().iter().map(|part| (part.name.clone(), part.text())));
    }
    for (module, text) in &modules {
        for comment in text.lines().filter_map(|line| Some(line.split_once("//")?.1)) {
            assert!(!comment.contains("::") && !comment.contains("[`"), "{module}: {comment}");
            for code in comment.split('`').skip(1).step_by(2) {
                assert!(is_of_verilog(code), "{module}: `{code}` in {comment}");
                words += 1;
            }
        }
    }
    assert!(modules.len() > 100 && words > 100, "{} modules, {words} words", modules.len());
}

/// The numbers of a module by name, each with the comment that stands over it.
fn numbers(module: &str) -> BTreeMap<&str, (&str, String)> {
    let lines: Vec<&str> = module.lines().map(str::trim).collect();
    let mut numbers = BTreeMap::new();
    for (place, line) in lines.iter().enumerate() {
        let Some((name, value)) = line.strip_prefix("localparam ").and_then(|line| line.split_once(" = ")) else {
            continue;
        };
        let comment: Vec<&str> =
            lines[..place].iter().rev().take_while(|line| line.starts_with("//")).copied().collect();
        numbers.insert(name, (value, comment.concat()));
    }
    numbers
}

/// A number of a module that a choice of the ledger sets has the choice beside it. The two largest blocks with `PICA_FULL=1`.
#[test]
fn numbers_name_the_choices_that_set_them() {
    let full = std::env::var_os("PICA_FULL").is_some();
    let texts = |block: &Block| -> BTreeMap<String, String> {
        let design = block.design().expect("it is emitted");
        design.modules().iter().map(|part| (part.name.clone(), part.text())).collect()
    };
    let (mut set, mut silent) = (0, Vec::new());
    for default in registry::blocks(&Choices::default()).expect("the defaults have hardware") {
        let name = default.interface.name.clone();
        if !default.listed || !full && ["fragment_pipeline", "shader_unit"].contains(&name.as_str()) {
            continue;
        }
        let known = texts(&default);
        let alternatives = default.choices.keys().flat_map(|id| {
            let values = Choices::alternatives(id).unwrap_or_default();
            values.into_iter().map(move |value| (id, Choices::with(id, value).expect("an alternative")))
        });
        for (id, choices) in alternatives {
            let Ok(Some(other)) = registry::block(&name, &choices, &Build::default()) else { continue };
            for (module, text) in texts(&other) {
                let Some(before) = known.get(&module).map(|text| numbers(text)) else { continue };
                for (number, (value, comment)) in numbers(&text) {
                    let is_set = before.get(number).is_some_and(|(known, _)| *known != value);
                    set += usize::from(is_set);
                    if is_set && !comment.contains(&format!("`{id}`")) {
                        silent.push(format!("{module}: {number} does not name {id}"));
                    }
                }
            }
        }
    }
    assert!(silent.is_empty(), "{silent:#?}");
    assert!(set > 20, "{set} numbers");
}

/// All blocks with `PICA_FULL=1`; otherwise blocks whose emission takes no time, under everything that they depend on.
#[test]
fn a_name_is_one_text_whatever_is_set() {
    let full = std::env::var_os("PICA_FULL").is_some();
    let small = ["f24_add", "f24_mul", "f24_mad", "fog", "combiner_operand", "morton"];
    let mut texts: BTreeMap<String, (String, String)> = BTreeMap::new();
    let (mut errors, mut renamed) = (Vec::new(), 0);
    let mut see = |block: &Block| {
        let (name, changed) = (&block.interface.name, block.changed());
        let title = format!("{name} {changed:?}");
        let design = block.named().unwrap_or_else(|error| panic!("{title}: {error}"));
        assert!(design.modules().iter().all(|part| part.name.starts_with("pica_")), "{title}");
        let is_renamed = design.top().name != format!("pica_{name}");
        assert!(!is_renamed || !changed.is_empty(), "{title}");
        renamed += usize::from(is_renamed);
        for part in design.modules() {
            let text = part.text();
            let (first, known) = texts.entry(part.name.clone()).or_insert_with(|| (title.clone(), text.clone()));
            if *known != text {
                errors.push(format!("{}: {first}, {title}", part.name));
            }
        }
    };
    for entry in registry::entries(&Choices::default()) {
        let name = entry.name().to_owned();
        if !full && !small.contains(&name.as_str()) {
            continue;
        }
        let usual = block(&name, None);
        see(&usual);
        for setting in settings(&usual) {
            let (mut choices, mut build) = (Choices::default(), Build::default());
            choices.set_from(&setting).or_else(|_| build.set_from(&setting)).expect("a setting");
            // Some alternatives have no hardware.
            if let Ok(Some(changed)) = registry::block(&name, &choices, &build) {
                see(&changed);
            }
        }
    }
    assert!(renamed >= 5, "{renamed} tops have names of their own");
    assert!(errors.is_empty(), "{}", errors.join("\n"));
}

/// Names tell what was set, and what a setting does not change keeps its name.
#[test]
fn names_tell_what_was_set() {
    let names = |name: &str, settings: &[&str]| {
        let (mut choices, mut build) = (Choices::default(), Build::default());
        for setting in settings {
            choices.set_from(setting).or_else(|_| build.set_from(setting)).expect("a setting");
        }
        let block = registry::block(name, &choices, &build).expect("there is hardware").expect("a block");
        block.named().expect("Verilog").modules().iter().map(|part| part.name.clone()).collect::<Vec<_>>()
    };
    let nearest = names("f24_mad", &["f24_rounding=nearest-even"]);
    assert_eq!(nearest[0], "pica_f24_mad_nearest_even");
    assert!(nearest.contains(&"pica_f24_unpack".to_owned()), "{nearest:?}");
    let adder = names("f24_add", &["f24_rounding=nearest-even"]);
    // Names with another setting too, which does not concern the adder.
    let both = names("f24_mad", &["f24_rounding=nearest-even", "primitives=ecp5"]);
    assert_eq!(both[0], "pica_f24_mad_nearest_even_ecp5");
    let of_adder = |names: &[String]| names.iter().filter(|name| name.contains("round")).cloned().collect::<Vec<_>>();
    assert_eq!(of_adder(&both), of_adder(&nearest));
    assert!(adder[0] == "pica_f24_add_nearest_even", "{adder:?}");
}

/// Ports can be connected in VHDL, Verilog and SystemVerilog by their names, and no prefix makes a keyword of a module.
#[test]
fn no_port_is_a_keyword() {
    for block in registry::blocks(&Choices::default()).expect("the defaults have hardware") {
        for (_, port) in block.interface.ports() {
            assert!(!is_keyword(&port.name) && !is_vhdl_keyword(&port.name), "{}: {}", block.interface.name, port.name);
            assert!(!port.doc.is_empty(), "{}: {} is not documented", block.interface.name, port.name);
        }
    }
    assert!(is_vhdl_keyword("select") && is_vhdl_keyword("Select") && !is_vhdl_keyword("swizzle"));
}
