// SPDX-License-Identifier: MIT
//! The template engine and the filters that the templates share.

use super::{ExportError, text, vhdl_package};
use crate::citation;
use minijinja::syntax::SyntaxConfig;
use minijinja::value::Serde;
use minijinja::{Environment, UndefinedBehavior};
use serde::Serialize;

/// The templates, by the name they include each other with.
const TEMPLATES: [(&str, &str); 17] = [
    ("c_header.h", include_str!("../../templates/c_header.h.j2")),
    ("sv_package.sv", include_str!("../../templates/sv_package.sv.j2")),
    ("verilog_header.vh", include_str!("../../templates/verilog_header.vh.j2")),
    ("vhdl_package.vhd", include_str!("../../templates/vhdl_package.vhd.j2")),
    ("systemrdl.rdl", include_str!("../../templates/systemrdl.rdl.j2")),
    ("isa_header.h", include_str!("../../templates/isa_header.h.j2")),
    ("isa_package.sv", include_str!("../../templates/isa_package.sv.j2")),
    ("isa_header.vh", include_str!("../../templates/isa_header.vh.j2")),
    ("isa_package.vhd", include_str!("../../templates/isa_package.vhd.j2")),
    ("isa.md", include_str!("../../templates/isa.md.j2")),
    ("isa.html", include_str!("../../templates/isa.html.j2")),
    ("map.md", include_str!("../../templates/map.md.j2")),
    ("choices.md", include_str!("../../templates/choices.md.j2")),
    ("sources.md", include_str!("../../templates/sources.md.j2")),
    ("hardware.html", include_str!("../../templates/hardware.html.j2")),
    ("index.html", include_str!("../../templates/index.html.j2")),
    ("register.html", include_str!("../../templates/register.html.j2")),
];

/// The templates with their shared filters; `cite` and, in Markdown, `md` are those of the format. Names that end in
/// `.html` escape what they print.
pub(super) fn environment() -> Result<Environment<'static>, ExportError> {
    let mut environment = Environment::new();
    let syntax = SyntaxConfig::builder().trim_blocks(true).lstrip_blocks(true).keep_trailing_newline(true).build()?;
    environment.set_syntax(syntax);
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment.add_filter("hex", hex);
    environment.add_filter("bin", bin);
    environment.add_filter("pad", pad);
    environment.add_filter("wrap", wrap);
    environment.add_filter("comment", |text: String| comment(&text));
    environment.add_filter("vhdl", |name: String| vhdl_package::member(&name));
    environment.add_filter("rdl", |text: String| rdl_string(&text));
    environment.add_filter("md", |text: String| markdown(&text));
    environment.add_filter("cite", |source: String| citation::plain(&source));
    for (name, source) in TEMPLATES {
        environment.add_template(name, source)?;
    }
    Ok(environment)
}

/// Renders the template `name`.
pub(super) fn render(name: &str, view: impl Serialize) -> Result<String, ExportError> {
    Ok(environment()?.get_template(name)?.render(Serde(view))?)
}

/// Upper-case hexadecimal digits, at least `digits` of them.
fn hex(value: u64, digits: usize) -> String {
    format!("{value:0digits$X}")
}

/// Binary digits, at least `digits` of them.
fn bin(value: u64, digits: usize) -> String {
    format!("{value:0digits$b}")
}

/// Padded with spaces to `width` characters.
fn pad(text: String, width: usize) -> String {
    format!("{text:width$}")
}

/// Broken into lines of `width` characters; all but the first begin with `prefix`.
fn wrap(value: String, width: usize, prefix: String) -> String {
    text::wrap(&value, width).join(&format!("\n{prefix}"))
}

/// What cannot end or nest a comment in C or Verilog, nor form a trigraph.
fn comment(text: &str) -> String {
    text.replace("*/", "* /").replace("/*", "/ *").replace("??/", "?? /")
}

/// The inside of a SystemRDL string. `<%` would start embedded Perl, `` ` `` a preprocessor directive.
fn rdl_string(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace("<%", "< %").replace('`', "'")
}

/// Text that Markdown shows as it is, in a paragraph or a table cell.
pub(super) fn markdown(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        if matches!(c, '\\' | '`' | '*' | '<' | '|' | '~') {
            out.push('\\');
        }
        out.push(if c == '\n' { ' ' } else { c });
    }
    let digits = out.len() - out.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    if digits > 0 && out[digits..].starts_with(['.', ')']) {
        // Otherwise the start of a numbered list.
        out.insert(digits, '\\');
    } else if out.starts_with(['#', '+', '-', '=', '>']) {
        out.insert(0, '\\');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_stay_comments() {
        assert_eq!(comment("a */ b /* c ??/ d"), "a * / b / * c ?? / d");
        assert_eq!(comment("/*/"), "/ * /");
    }

    #[test]
    fn strings_stay_strings() {
        assert_eq!(rdl_string(r#"say "x\y" <% `z"#), r#"say \"x\\y\" < % 'z"#);
    }

    #[test]
    fn markdown_shows_text_as_it_is() {
        assert_eq!(markdown("a|b *c* <d> `e`"), "a\\|b \\*c\\* \\<d> \\`e\\`");
        assert_eq!(markdown("1. x"), "1\\. x");
        assert_eq!(markdown("12 x"), "12 x");
        assert_eq!(markdown("- x"), "\\- x");
    }
}
