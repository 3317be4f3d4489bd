// SPDX-License-Identifier: MIT
//! What an unknown name may have meant.

use super::Failure;
use pica_values::suggest::nearest;

/// The error that nothing has a name; `list` is the command that shows all names.
pub fn unknown<'a>(what: &str, name: &str, known: impl IntoIterator<Item = &'a str>, list: &str) -> Failure {
    let near = nearest(name, known).join(", ");
    Failure::input(format_args!("there is no {what} `{name}`; the nearest are {near}; `{list}` shows all"))
}
