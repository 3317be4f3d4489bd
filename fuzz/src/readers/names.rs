// SPDX-License-Identifier: MIT
//! What arguments say.

use super::text;
use pica_commands::input::Kind;
use pica_spec::choices::Choices;
use pica_testbench::build::Build;
use pica_testbench::project::parameter;
use pica_values::number::{looks_like_number, parse_index, parse_u32, parse_u64};
use pica_values::registers::{decode_register, register, register_id};
use pica_vectors::Format;

/// Whatever is wrong is said.
fn said<T>(result: Result<T, String>) -> Option<T> {
    if let Err(error) = &result {
        assert!(!error.is_empty());
    }
    result.ok()
}

pub fn arguments(bytes: &[u8]) {
    assert!(!Kind::of(bytes).to_string().is_empty());
    let Some(text) = text(bytes) else { return };
    let Some(line) = text.lines().next() else { return };
    if let Some(number) = said(parse_u64(line)) {
        assert_eq!(parse_u64(&number.to_string()), Ok(number));
        assert_eq!(parse_u64(&format!("{number:#X}")), Ok(number));
    }
    said(parse_u32(line));
    said(parse_index(line));
    looks_like_number(line);
    if let Some(id) = said(register_id(line)) {
        let named = register(line).expect("it has an id");
        assert_eq!(named.id, id);
        said(decode_register(line, 0x1234_5678)).expect("it has an id");
    }
    let mut choices = Choices::default();
    said(choices.set_from(line).map_err(|error| error.to_string()));
    let mut build = Build::default();
    said(build.set_from(line).map_err(|error| error.to_string()));
    if let Some((name, value)) = said(parameter(line)) {
        assert_eq!(format!("{name}={value}"), line);
    }
    said(line.parse::<Format>().map_err(|error| error.to_string()));
}
