// SPDX-License-Identifier: MIT
//! The directives that stand around modules: guards and net types. Macros are no part of the Verilog of blocks.

use super::token::SyntaxError;
use std::collections::BTreeSet;

/// A condition that is open.
struct Condition {
    line: usize,
    /// Whether the lines around it count.
    outer: bool,
    holds: bool,
}

/// The text without directives and without what they leave out; lines keep their numbers.
///
/// # Errors
/// If there is a directive that is not among these, or one without its counterpart.
pub fn preprocess(text: &str) -> Result<String, SyntaxError> {
    let mut defined = BTreeSet::new();
    let mut open: Vec<Condition> = Vec::new();
    let mut kept = String::with_capacity(text.len());
    for (number, line) in text.lines().enumerate() {
        let (line_number, active) = (number + 1, open.last().is_none_or(|condition| condition.holds));
        let error = |problem: String| SyntaxError { line: line_number, problem };
        match line.trim_start().strip_prefix('`') {
            None if active => kept.push_str(line),
            None => {}
            Some(directive) => {
                let (word, rest) = directive.split_once(char::is_whitespace).unwrap_or((directive, ""));
                let rest = rest.trim();
                match word {
                    "ifdef" | "ifndef" => {
                        let holds = active && defined.contains(rest) == (word == "ifdef");
                        open.push(Condition { line: line_number, outer: active, holds });
                    }
                    "else" | "endif" => {
                        let Some(condition) = open.last_mut() else {
                            return Err(error(format!("`{word} without `ifdef")));
                        };
                        condition.holds = condition.outer && !condition.holds;
                        if word == "endif" {
                            open.pop();
                        }
                    }
                    _ if !active => {}
                    "define" if rest.contains(char::is_whitespace) => {
                        return Err(error(format!("macro {rest}: blocks use no macros")));
                    }
                    "define" => {
                        defined.insert(rest);
                    }
                    "default_nettype" | "timescale" => {}
                    "include" => return Err(error(rest.trim_matches('"').to_owned())),
                    _ => return Err(error(format!("`{word} is not in the Verilog that blocks use"))),
                }
            }
        }
        kept.push('\n');
    }
    match open.last() {
        Some(condition) => Err(SyntaxError { line: condition.line, problem: "a condition without `endif".to_owned() }),
        None => Ok(kept),
    }
}
