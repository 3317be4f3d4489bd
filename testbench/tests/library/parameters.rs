// SPDX-License-Identifier: MIT
//! Modules with parameters are the modules that they stand for.

use pica_rtl::emit::Design as Verilog;
use pica_simulator::Design;
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::build::Build;
use pica_testbench::registry;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// A block with its Verilog.
struct Emitted {
    title: String,
    block: Block,
    design: Verilog,
}

/// Every block, as it is by default and with each build option that it has.
static BUILDS: LazyLock<Vec<Emitted>> = LazyLock::new(|| {
    let builds = [(None, Build::default())].into_iter();
    let builds = builds.chain(Build::alternatives().map(|(id, _, build)| (Some(id), build)));
    let blocks = builds.flat_map(|(id, build)| {
        let blocks = registry::built(&Choices::default(), &build).expect("the defaults have hardware");
        blocks.into_iter().filter(move |block| id.is_none_or(|id| block.build.contains_key(id)))
    });
    let emitted = |block: Block| Emitted {
        title: format!("{} {:?}", block.interface.name, block.changed()),
        design: block.named().expect("Verilog"),
        block,
    };
    blocks.map(emitted).collect()
});

/// A design as the native simulator reads it, which binds parameters and folds constants by rules of its own.
fn read(text: &str, top: &str) -> Design {
    Design::parse(text, top).unwrap_or_else(|error| panic!("{top}: {error}"))
}

/// The text with parameters is read back as the same registers, memories and operations as the text without, signal by signal.
#[test]
fn parameters_give_the_modules_that_they_stand_for() {
    let (mut with, mut blocks) = (BTreeSet::new(), 0);
    for Emitted { title, block, design } in BUILDS.iter() {
        let text = design.with_models();
        with.extend(
            text.lines().filter_map(|line| line.strip_prefix("module pica_")?.strip_suffix(" #(")).map(str::to_owned),
        );
        let own = read(&block.verilog().expect("Verilog"), &block.interface.name);
        assert!(own == read(&text, &design.top().name), "{title}: the modules with parameters are others");
        blocks += 1;
    }
    assert!(blocks > 50 && with.len() > 15, "{blocks} blocks, {with:?}");
}

/// A number of the module of a family that is another than it should be makes another design, or none.
#[test]
fn wrong_expressions_are_found() {
    for (name, from, to) in [
        ("fragment_pipeline", "assign y = word[W - 1:0];", "assign y = word[W:1];"),
        ("fragment_pipeline", "localparam [3:0] last = L - 1;", "localparam [3:0] last = L;"),
        ("fragment_pipeline", "localparam [7:0] most = N;", "localparam [7:0] most = N - 1;"),
        ("fragment_pipeline", "reg [W - 1:0] words [0:(1 << A) - 1];", "reg [W - 1:0] words [0:1 << A];"),
        ("fragment_pipeline", "read_d = read_q + 1'b1;", "read_d = read_q + {A{1'b1}};"),
        ("fragment_pipeline", "pica_delay #(.W(32), .L(", "pica_delay #(.W(32), .L(1"),
        ("shader_unit", "assign full = len_q[A];", "assign full = len_q[A - 1];"),
        ("f24_mul", "product <= {{N{1'b0}}, a_held}", "product <= {{N{1'b1}}, a_held}"),
        ("f24_lg2", "{2'h3, {(N - 2){1'b0}}}", "{2'h3, {(N - 3){1'b0}}, 1'b1}"),
        ("f24_rcp", "localparam [5:0] last = LAST;", "localparam [5:0] last = LAST - 1;"),
    ] {
        let block = registry::block(name, &Choices::default(), &Build::default());
        let block = block.expect("there is hardware").expect("a block of this name");
        let design = block.named().expect("Verilog");
        let (right, top) = (design.with_models(), &design.top().name);
        let wrong = right.replacen(from, to, 1);
        assert_ne!(wrong, right, "{name} has no `{from}`");
        let own = read(&block.verilog().expect("Verilog"), name);
        assert!(Design::parse(&wrong, top).ok().is_none_or(|wrong| wrong != own), "{name}: `{to}`");
    }
}

/// A module without its name, comments and numbers; a signal of one bit looks like one of several.
fn outline(name: &str, text: &str) -> String {
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//") && !line.starts_with('`'));
    let text = lines.collect::<Vec<_>>().join("\n").replacen(&format!("module {name}"), "module", 1);
    let mut words = Vec::new();
    let mut rest = text.as_str();
    while let Some(first) = rest.chars().next() {
        let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '\'';
        let end =
            if is_word(first) { rest.find(|letter| !is_word(letter)).unwrap_or(rest.len()) } else { first.len_utf8() };
        words.push(if first.is_ascii_digit() { "0" } else { &rest[..end] });
        rest = &rest[end..];
    }
    words.concat().replace("[0:0] ", "").replace("[0:0]", "").replace("[0]", "")
}

/// Whoever adds a module that differs from another in numbers alone declares a family, or says here why the two stand apart.
#[test]
fn modules_differ_by_more_than_numbers() {
    // A module, and why it is not of a family.
    const APART: [(&str, &str); 2] = [
        (
            "pica_f24_pack_24_7_16_10_26",
            "Verilator says WIDTH of a constant whose bits are those of a sum of parameters",
        ),
        ("pica_f24_pack_24_7_16_10_26_saturate", "as of the one before"),
    ];
    let mut outlines: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for Emitted { design, .. } in BUILDS.iter() {
        for part in design.modules() {
            outlines.entry(outline(&part.name, &part.text())).or_default().insert(part.name.clone());
        }
    }
    let alike = outlines.values().filter(|names| names.len() > 1);
    let alike: Vec<_> = alike.filter(|names| !APART.iter().any(|(name, _)| names.contains(*name))).collect();
    assert!(alike.is_empty(), "{alike:#?}");
    assert!(outlines.len() > 150, "{} modules", outlines.len());
    let [one, other] = [("a", "module a (x);\n    wire [3:0] x;\n"), ("b_7", "module b_7 (x);\n    wire x;\n")]
        .map(|(name, text)| outline(name, text));
    assert_eq!(one, other);
}
