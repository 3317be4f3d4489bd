// SPDX-License-Identifier: MIT
//! Specifications: several files in one input.

use super::{parts, text};
use pica_spec_compiler::{compile, export, rust};

pub fn files(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let files: Vec<(String, String)> = parts::files(text).into_iter().skip(1).collect();
    match compile(&files) {
        Ok(description) => {
            rust::generate(&description, Default::default());
            for format in export::Format::ALL {
                // A name that a form cannot have is refused with words.
                if let Err(error) = export::export(&description, format) {
                    assert!(!error.to_string().is_empty());
                }
            }
        }
        Err(errors) => {
            assert!(!errors.0.is_empty());
            assert!(!errors.to_string().trim().is_empty());
        }
    }
}
