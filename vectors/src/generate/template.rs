// SPDX-License-Identifier: MIT
//! The template engine.

use minijinja::syntax::SyntaxConfig;
use minijinja::value::Serde;
use minijinja::{Environment, Error, UndefinedBehavior};
use serde::Serialize;

/// The templates, by the name they include each other with.
const TEMPLATES: [(&str, &str); 11] = [
    ("macros.j2", include_str!("../../templates/macros.j2")),
    ("testbench.v.j2", include_str!("../../templates/testbench.v.j2")),
    ("testbench_clocked.v.j2", include_str!("../../templates/testbench_clocked.v.j2")),
    ("testbench_memory.v.j2", include_str!("../../templates/testbench_memory.v.j2")),
    ("testbench_memory_clock.v.j2", include_str!("../../templates/testbench_memory_clock.v.j2")),
    ("testbench_comb.v.j2", include_str!("../../templates/testbench_comb.v.j2")),
    ("Makefile", include_str!("../../templates/Makefile.j2")),
    ("cocotb.mk", include_str!("../../templates/cocotb.mk.j2")),
    ("block.core", include_str!("../../templates/block.core.j2")),
    ("README.md", include_str!("../../templates/README.md.j2")),
    ("test_vectors.py", include_str!("../../templates/test_vectors.py")),
];

/// Renders the template `name`.
pub(super) fn render(name: &str, view: impl Serialize) -> Result<String, Error> {
    let mut environment = Environment::new();
    let syntax = SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).keep_trailing_newline(true).build()?;
    environment.set_syntax(syntax);
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.add_filter("line", |text: String| line(&text));
    environment.add_filter("quoted", |text: String| serde_json::Value::from(text).to_string());
    for (name, source) in TEMPLATES {
        environment.add_template(name, source)?;
    }
    environment.get_template(name)?.render(Serde(view))
}

/// Text on one line, which cannot end a comment.
fn line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
