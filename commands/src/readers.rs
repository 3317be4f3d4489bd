// SPDX-License-Identifier: MIT
//! What the commands read, as text and bytes in place of files, and without a word on standard error: for tests that give it what
//! nobody wrote.

use crate::experiment::{judge, result};
use crate::{Failure, Outcome, f24, shader};
use pica_shader::run::RunRequest;
use pica_shader::shbin::Shbin;
use std::path::Path;

fn told<T>(outcome: Outcome<T>) -> Result<T, String> {
    outcome.map_err(Failure::into_message)
}

/// What `pica f24` answers to the lines of a text.
///
/// # Errors
/// With the number of the line.
pub fn f24_answers(float: &str, text: &str) -> Result<Vec<u8>, String> {
    f24::answers(float, text)
}

/// The request of a line of `pica shader run` for a program of a container.
///
/// # Errors
/// If there is no such program, or the line is no request.
pub fn request_for(shbin: &Shbin, program: usize, line: &str) -> Result<RunRequest, String> {
    shader::request_for(shbin, program, line)
}

/// The picture that `pica experiment judge` finds in the result `file` of the experiment `id`, whose `expected.json` is this text.
///
/// # Errors
/// With the name of the file.
pub fn judged_picture(id: &str, expected: &str, file: &str, bytes: &[u8]) -> Result<Vec<u8>, String> {
    let expected = told(judge::expected(Path::new("expected.json"), expected, id))?;
    told(result::picture(Path::new(file), bytes.to_vec(), &expected))
}
